"""The machine that a measurement was made on."""

import os
import platform
import sys
from pathlib import Path


def described() -> str:
    """Processor, cores, memory, system and Python in one line."""
    python = f"Python {sys.version.split()[0]}"
    return f"{_processor()}, {os.cpu_count()} cores, {_memory()}, {platform.system()}, {python}"


def _processor() -> str:
    for line in _lines(Path("/proc/cpuinfo")):
        name, _, value = line.partition(":")
        if name.strip() == "model name":
            return value.strip()
    return platform.machine()


def _memory() -> str:
    for line in _lines(Path("/proc/meminfo")):
        name, _, value = line.partition(":")
        if name == "MemTotal":
            return f"{round(int(value.split()[0]) / 2**20)} GiB"
    return "memory unknown"


def _lines(file: Path) -> list[str]:
    return file.read_text(encoding="utf-8").splitlines() if file.exists() else []
