"""Words for people: the catalogue that joins the .ftl files of the rim and of the games.

LAW: imports core only; whoever wants to speak hands in the folders of .ftl files.
"""

from ludotheque.i18n.catalogue import Catalogue, Speaker, game_speaker
from ludotheque.i18n.names import SeatNames
from ludotheque.i18n.rulebook import Rulebook, rulebook

__all__ = ["Catalogue", "Rulebook", "SeatNames", "Speaker", "game_speaker", "rulebook"]
