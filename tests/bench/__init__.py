"""Tests of the synthetic libraries and of the arithmetic on readings; nothing here looks at a clock."""
