"""``python -m ludotheque.cli``: the same as the program ``ludotheque``."""

from ludotheque.cli.app import main

if __name__ == "__main__":
    main()
