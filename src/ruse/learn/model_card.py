"""The model card of a brain: what it is, how it was made, and how to make it again."""

from __future__ import annotations

import shlex
from typing import TYPE_CHECKING, Any

import torch

if TYPE_CHECKING:
    from collections.abc import Mapping

    from ruse.learn.run import Run
    from ruse.learn.settings import Settings


def model_card(run: Run) -> dict[str, Any]:
    """Return everything that another person needs to make the same brain."""
    cuda = run.device.type == "cuda"
    field = run.settings.field
    played = f"self-play and play against {field}" if field else "self-play"
    left = "; the magnet became the brain" if run.settings.steady else ""
    begun = {} if run.start is None else {"start": run.start}
    return {
        "method": f"{played}, clipped policy gradient with entropy and a magnet (magnetic mirror descent){left}",
        **begun,
        "settings": run.settings.as_dict(),
        "decisions": run.learner.done,
        "minutes": round(run.seconds / 60, 1),
        "hardware": torch.cuda.get_device_name() if cuda else "CPU",
        "torch": torch.__version__,
        "command": command_of(run.settings, run.device.type, run.asked, run.start),
    }


def command_of(
    settings: Settings, target: str, asked: Mapping[str, str], start: Mapping[str, str] | None = None
) -> str:
    """Return the command that trains such a brain again: a run that was resumed still names where it started."""
    begun = {} if start is None else {"--start": start["brain"]}
    options = {**asked, **begun, "--target": target, "--seed": str(settings.seed)}
    words = [word for option in options.items() for word in option if word]
    return shlex.join(["ruse", "train", settings.game, *words])
