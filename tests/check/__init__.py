"""Tests of the checks: for each rule, data that passes and data that does not."""
