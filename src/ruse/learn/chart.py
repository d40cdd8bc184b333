"""Curves as an SVG picture that reads in light and dark."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from html import escape

WIDTH, HEIGHT, LEFT, BOTTOM, TOP, RIGHT = 640, 320, 56, 40, 28, 150
COLOURS = ("#c2552d", "#2b7a78", "#8458b3", "#b8860b", "#3b6fb6", "#777777")
STYLE = (
    "text{font:13px system-ui,sans-serif;fill:#444}line{stroke:#bbb}polyline{fill:none;stroke-width:2}"
    "@media(prefers-color-scheme:dark){text{fill:#ccc}line{stroke:#555}}"
)
Points = Sequence[tuple[float, float]]


def chart(title: str, across: str, lines: Mapping[str, Points], low: float = 0.0, high: float | None = None) -> str:
    """Return lines over a common axis, each with its name at its end."""
    everything = [point for points in lines.values() for point in points] or [(0.0, 0.0)]
    far = max(x for x, _ in everything) or 1.0
    top = high if high is not None else max(y for _, y in everything) or 1.0

    def place(x: float, y: float) -> tuple[float, float]:
        inner, tall = WIDTH - LEFT - RIGHT, HEIGHT - BOTTOM - TOP
        return LEFT + inner * x / far, HEIGHT - BOTTOM - tall * (min(max(y, low), top) - low) / (top - low)

    size = f'viewBox="0 0 {WIDTH} {HEIGHT}"'
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" {size} role="img" aria-label="{escape(title)}">',
        f"<style>{STYLE}</style>",
        f'<text x="{LEFT}" y="18" font-weight="bold">{escape(title)}</text>',
    ]
    for nth in range(5):
        level = low + (top - low) * nth / 4
        x, y = place(0, level)
        parts.append(f'<line x1="{x:.1f}" y1="{y:.1f}" x2="{WIDTH - RIGHT}" y2="{y:.1f}"/>')
        parts.append(f'<text x="{x - 6:.1f}" y="{y + 4:.1f}" text-anchor="end">{level:.2f}</text>')
        x, y = place(far * nth / 4, low)
        parts.append(f'<text x="{x:.1f}" y="{y + 18:.1f}" text-anchor="middle">{_short(far * nth / 4)}</text>')
    parts.append(
        f'<text x="{(LEFT + WIDTH - RIGHT) / 2}" y="{HEIGHT - 4}" text-anchor="middle">{escape(across)}</text>'
    )
    for nth, (name, points) in enumerate(lines.items()):
        colour = COLOURS[nth % len(COLOURS)]
        placed = [place(x, y) for x, y in points]
        if placed:
            path = " ".join(f"{x:.1f},{y:.1f}" for x, y in placed)
            parts.append(f'<polyline points="{path}" stroke="{colour}"/>')
        y = TOP + 14 + 18 * nth
        parts.append(f'<text x="{WIDTH - RIGHT + 10}" y="{y}" style="fill:{colour}">{escape(name)}</text>')
    return "\n".join([*parts, "</svg>", ""])


def _short(value: float) -> str:
    for size, letter in ((1e9, "G"), (1e6, "M"), (1e3, "k")):
        if value >= size:
            return f"{value / size:.3g} {letter}"
    return f"{value:.3g}"
