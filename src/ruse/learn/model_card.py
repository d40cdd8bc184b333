"""The model card of a brain: what it is, how it was made, and how to make it again."""

from __future__ import annotations

import shlex
from typing import TYPE_CHECKING, Any

import torch

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from ruse.learn.mean import Pupil
    from ruse.learn.run import Run
    from ruse.learn.settings import Settings


def model_card(run: Run) -> dict[str, Any]:
    """Return everything that another person needs to make the same brain."""
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
        **machine(run.device.type),
        "command": command_of(run.settings, run.device.type, run.asked, run.start),
    }


def card_of_mean(
    settings: Settings, pupil: Pupil, target: str, asked: Mapping[str, str], members: Sequence[Mapping[str, Any]]
) -> dict[str, Any]:
    """Return the model card of a network that plays like the mean of several, with the cards of those."""
    return {
        "method": f"plays like the mean of {len(members)} networks",
        "settings": settings.as_dict(),
        "decisions": pupil.done + sum(card["decisions"] for card in members),
        "minutes": round(pupil.seconds / 60 + sum(card["minutes"] for card in members), 1),
        **machine(target),
        "command": command_of(settings, target, asked),
        "members": list(members),
    }


def machine(target: str) -> dict[str, str]:
    """Return where a network was trained, and with what."""
    return {
        "hardware": torch.cuda.get_device_name() if target == "cuda" else "CPU",
        "torch": torch.__version__,
    }


def command_of(
    settings: Settings, target: str, asked: Mapping[str, str], start: Mapping[str, str] | None = None
) -> str:
    """Return the command that trains such a brain again: a run that was resumed still names where it started."""
    begun = {} if start is None else {"--start": start["brain"]}
    options = {**asked, **begun, "--target": target, "--seed": str(settings.seed)}
    words = [word for option in options.items() for word in option if word]
    return shlex.join(["ruse", "train", settings.game, *words])
