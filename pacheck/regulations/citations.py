"""How a code of regulations is cited: the form of its chapters and sections is said by the pack, not by pacheck."""

from __future__ import annotations

import re
from typing import NamedTuple

from pacheck.values.labels import normalise
from pacheck.values.typography import lower, plain

_FOLLOWS = re.compile(r"[.(]|-[0-9]")


class Citations(NamedTuple):
    """The form of a pack's citations, as regular expressions: `649a` a chapter, `.12` a section, `(d)` a paragraph."""

    chapter: str = "[0-9A-Za-z:]+"
    section: str = r"\.[0-9A-Za-z.-]+"
    paragraph: str = r"\([0-9a-z]+\)"
    code: str = ""
    """What the code is called before a citation, as in `58 Pa. Code § 649a.12`."""

    @property
    def chapter_pattern(self) -> str:
        """What a chapter looks like."""
        return f"^{self.chapter}$"

    @property
    def citation_pattern(self) -> str:
        """What the citation of a chapter, a section or a paragraph looks like."""
        return f"^{self.chapter}({self.section})?({self.paragraph})*(-({self.paragraph})+)?$"

    def name(self, text: str, chapter: str) -> bool:
        """Whether a text names a chapter, or a section of it: `649a`, `Chapter 649a`, `58 Pa. Code § 649a.12`."""
        named, own = bare_citation(text, self.code), lower(chapter)
        if normalise(named) == normalise(own):
            return True
        return re.fullmatch(f"{re.escape(own)}{self.section}.*", named, re.IGNORECASE) is not None


def bare_citation(text: str, code: str) -> str:
    """A citation in small letters, without the name of the code, blanks and the paragraph sign."""
    bare = lower(plain(text)).replace(" ", "")
    named = lower(code).replace(" ", "")
    for prefix in (named, named.replace(".", ""), "§", "chapter", "section"):
        bare = bare.removeprefix(prefix)
    return bare


def is_under(citation: str, wanted: str) -> bool:
    """Whether a citation is the wanted one, or of a part of it, in whichever letters they are written."""
    own, part = lower(wanted), lower(citation)
    if not part.startswith(own):
        return False
    return part == own or own.endswith(")") or _FOLLOWS.match(part, len(own)) is not None
