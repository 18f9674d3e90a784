"""What the environment says: the language to speak, the folder to keep things in."""

import os
from collections.abc import Mapping
from pathlib import Path

LANGUAGES = ("fr", "en", "nl")
DEFAULT_LANGUAGE = "en"
LANGUAGE_VARIABLES = ("LUDOTHEQUE_LANG", "LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG")


def language(environment: Mapping[str, str] = os.environ) -> str:
    """The language of the person at the keyboard: the first variable that names one we speak decides.

    A variable may name several, as ``LANGUAGE=nl:fr`` does.
    """
    for variable in LANGUAGE_VARIABLES:
        for name in environment.get(variable, "").split(":"):
            code = name.replace("-", "_").partition("_")[0].partition(".")[0].lower()
            if code in LANGUAGES:
                return code
    return DEFAULT_LANGUAGE


def data_folder(environment: Mapping[str, str] = os.environ) -> Path:
    """Where records and results are kept: ``LUDOTHEQUE_DATA``, or the user's data folder."""
    import platformdirs

    chosen = environment.get("LUDOTHEQUE_DATA")
    return Path(chosen) if chosen else platformdirs.user_data_path("ludotheque", appauthor=False)


def database_file(folder: Path | None = None) -> Path:
    """Where tables are kept: a file in the data folder, or in another one that was chosen."""
    return (data_folder() if folder is None else folder) / "tables.sqlite"
