"""``python -m scripts``."""

from scripts.cli import main

main(prog_name="python -m scripts")
