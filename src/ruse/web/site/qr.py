"""A link as a picture that a phone can read."""

from __future__ import annotations

import io

from ruse.web.site.memory import MEMORY


@MEMORY.keeps
def qr_code(link: str) -> bytes:
    """Return an SVG of nothing but one path: no style that the content policy would have to allow."""
    import segno

    picture = io.BytesIO()
    # Always dark on light, quiet zone included: scanners do not read it the other way round.
    segno.make(link, micro=False).save(
        picture, kind="svg", border=4, dark="#1b2036", light="#ffffff", omitsize=True, svgclass=None, lineclass=None
    )
    return picture.getvalue()
