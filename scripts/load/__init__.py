"""From bytes on disk to plain values, with the traps of YAML closed."""
