"""Drawings taken apart again: by key, by words."""

from functools import cache
from importlib.resources import files
from xml.etree import ElementTree as ET

from ludotheque.core.translator import Translator
from ludotheque.games.take_it_easy.board.svg import svg
from ludotheque.games.take_it_easy.view import View, view
from ludotheque.i18n.catalogue import Catalogue
from tests.support.take_it_easy import state_after

NAMESPACE = "{http://www.w3.org/2000/svg}"


@cache
def speaker(language: str = "en", game: str = "take_it_easy") -> Translator:
    return Catalogue([files(f"ludotheque.games.{game}") / "locales"]).speaker(language)


def drawn(seen: View, *, highlight: int | None = None, language: str = "en") -> ET.Element:
    return parsed(svg(seen, speaker(language), highlight=highlight))


def parsed(text: str) -> ET.Element:
    return ET.fromstring(text)  # noqa: S314 - our own drawing


def keys(picture: ET.Element) -> list[str]:
    return [element.attrib["data-key"] for element in picture.iter() if "data-key" in element.attrib]


def keyed(picture: ET.Element, key: str) -> ET.Element:
    (found,) = [element for element in picture.iter() if element.get("data-key") == key]
    return found


def words(element: ET.Element) -> str:
    return " ".join(text for text in element.itertext() if text)


def said(picture: ET.Element) -> str:
    description = picture.find(f"{NAMESPACE}desc")
    assert description is not None
    return words(description)


def solo(text: str = "", seat: int | None = 0) -> View:
    return view(state_after(text), seat)
