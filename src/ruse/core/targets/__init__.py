"""Targets: the rules interpreted, compiled for the CPU, and compiled for the GPU."""

TARGETS = ("python", "cpu", "cuda")
COMPILED = ("cpu", "cuda")
