"""What people get who install the wheel: everything that the program needs at run time."""

import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

HOUSE = Path(__file__).parent.parent
SOURCE = HOUSE / "src"


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The wheel of this tree, built without any network."""
    folder = tmp_path_factory.mktemp("wheel")
    build = [sys.executable, "-m", "hatchling", "build", "--target", "wheel", "--directory", str(folder)]
    subprocess.run(build, check=True, capture_output=True, cwd=HOUSE)
    (file,) = folder.glob("*.whl")
    return file


def test_every_file_of_the_package_is_in_the_wheel(wheel: Path) -> None:
    ours = {
        str(file.relative_to(SOURCE))
        for file in SOURCE.rglob("*")
        if file.is_file() and "__pycache__" not in file.parts
    }
    assert ours <= set(zipfile.ZipFile(wheel).namelist())


def test_the_program_runs_from_the_wheel_alone(wheel: Path, tmp_path: Path) -> None:
    zipfile.ZipFile(wheel).extractall(tmp_path)
    code = (
        "import sys; sys.path.insert(0, sys.argv.pop(1));"
        "from ludotheque.cli.app import run; run(sys.argv[1:])"
    )
    words = [sys.executable, "-c", code, str(tmp_path), "rules", "take-it-easy", "--lang", "fr"]
    said = subprocess.run(words, check=True, capture_output=True, text=True, cwd=tmp_path)
    assert "TIE-19" in said.stdout
