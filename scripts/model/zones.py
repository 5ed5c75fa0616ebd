"""zones.yml: the zones and the layout of the play area."""

from __future__ import annotations

from typing import Annotated, ClassVar, Literal

from pydantic import Field, StringConstraints, model_validator

from scripts.model.base import Base, Id, Ids, Known, Listing, Many, Number, Ref, Text, Word, fail
from scripts.model.claim import Claim, Named, Nodes
from scripts.model.count import Count

ZONE_OR_VALUE = ("zone", "value")


class Zone(Named):
    """A place for cards."""

    kind_of_thing: ClassVar[str] = "zone"

    owner: Annotated[Id, Word("owner"), Ref("side")] = "each"
    """誰のものか。"""
    inside: Annotated[Id, Ref("zone")] | None = None
    """この領域を含む領域。"""
    slots: Number | None = None
    """分かれたマスの数。分かれていないと明言されていれば none。"""
    capacity: Count | None = None
    """置ける枚数。"""
    seen: Annotated[Id, Word("seen")] | None = None
    """誰に見えるか。"""
    holds: Annotated[Ids, Ref("card-type", "group", "deck", "equipment")] = ()
    """置かれる種別や物。"""
    to: Annotated[Ids, Ref("zone")] = ()
    """ここから次にカードが行く領域。"""
    text: Nodes = ()
    """説明。"""


class Layout(Base):
    """The play area, drawn as text or as a ring."""

    board: Annotated[Id, Word("board")]
    """各自の場が向かい合うか、一つの場を皆で使うか。"""
    areas: Annotated[str, StringConstraints(strip_whitespace=True, min_length=1, max_length=2000)] | None = Field(
        default=None, examples=[".           .\nsample-zone ."]
    )
    """領域の id を並べた図。空きは . と書く。"""
    inside: Annotated[Id, Ref("zone")] | None = None
    """輪の全体を含む領域。"""
    centre: Annotated[Id, Ref(*ZONE_OR_VALUE)] | None = None
    """中央に置かれる物。"""
    ring: Annotated[tuple[Id, ...], Ref(*ZONE_OR_VALUE)] = ()
    """中央を囲んで並ぶ物。"""
    beside: Annotated[Ids, Ref(*ZONE_OR_VALUE)] = ()
    """輪の外に並ぶ物。"""
    lines: Annotated[tuple[Literal["ring", "spokes"], ...], Many()] = ()
    """関係の線。ring は隣どうし、spokes は中央と周り。"""
    source: Literal["stated", "schematic"] = "schematic"
    """位置が出典に記されているか、略図か。"""
    text: Text | None = None
    """図についての注。"""

    @model_validator(mode="after")
    def _drawn(self) -> Layout:
        if bool(self.areas) == bool(self.ring):
            raise fail("bad-layout", "a layout has either `areas` or `ring`")
        widths = {len(row) for row in self.grid()}
        if len(widths) > 1:
            raise fail("bad-layout", f"the rows of `areas` have {sorted(widths)} cells; they must have the same number")
        return self

    def grid(self) -> tuple[tuple[str, ...], ...]:
        """The cells of ``areas``, row by row."""
        return tuple(tuple(line.split()) for line in (self.areas or "").splitlines() if line.strip())


class Zones(Claim):
    """zones.yml"""

    needed: ClassVar[tuple[str, ...]] = ("zones", "layout")

    zones: Listing[Zone] | None = None
    """領域。"""
    layout: Known[Layout] | None = None
    """場の配置。"""
    text: Nodes = ()
    """場全体についての説明。"""
