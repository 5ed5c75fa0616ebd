"""``python -m tests.faults``: real faults, one after another, and a look at what each of them leaves."""
