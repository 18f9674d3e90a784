"""Markup: elements that are always well formed."""

import pytest

from ludotheque.draw.markup import Markup, element, join, keyed, number, use


def test_an_element_without_children_closes_itself() -> None:
    assert element("g") == "<g/>"


def test_text_inside_an_element_is_escaped() -> None:
    assert element("text", "<b> & co") == "<text>&lt;b&gt; &amp; co</text>"


def test_markup_inside_an_element_stands_as_it_is() -> None:
    assert element("g", element("path", d="M0 0")) == '<g><path d="M0 0"/></g>'


def test_attributes_are_escaped() -> None:
    assert element("g", class_='"<&') == '<g class="&quot;&lt;&amp;"/>'


def test_an_underscore_in_an_attribute_is_a_hyphen() -> None:
    assert element("path", stroke_width=2) == '<path stroke-width="2"/>'


def test_an_attribute_that_is_none_is_left_out() -> None:
    assert element("g", class_=None) == "<g/>"


@pytest.mark.parametrize(
    ("value", "text"), [(3.0, "3"), (2.46, "2.5"), (-0.04, "0"), (-1.25, "-1.2"), (100, "100")]
)
def test_a_number_keeps_one_decimal_where_it_has_one(value: float, text: str) -> None:
    assert number(value) == text


def test_joining_escapes_what_is_not_markup() -> None:
    assert join([Markup("<g/>"), "<g/>"]) == "<g/>&lt;g/&gt;"


def test_a_use_refers_to_an_id_of_the_same_page() -> None:
    assert use("tile") == '<use href="#tile"/>'


def test_a_keyed_thing_has_its_place_outside_and_a_free_group_inside() -> None:
    expected = '<g data-key="cell-7" transform="translate(1 2.5)"><g><path/></g></g>'
    assert keyed("cell-7", 1, 2.5, element("path")) == expected


def test_a_keyed_thing_can_be_scaled() -> None:
    assert 'transform="translate(0 0) scale(1.55)"' in keyed("tile-978", 0, 0, scale=1.55)
