#!/usr/bin/python3
"""Connects several clients to one phone at the same time. load.py runs longer, with more clients.

usage: python3 -m unittest discover -s Tests/Serve -p 'test_load.py'   (needs `make debug serve`)
"""
import unittest

from load import run


class LoadTests(unittest.TestCase):
    """Several clients that touch the same phone while others watch."""

    def test_clients(self):
        """No touch is lost, and the recording replays identically."""
        figures = run(seconds=3, watching=5, touching=3)
        self.assertGreater(figures["landed"], 3)
        self.assertGreater(figures["frames"], 8)


if __name__ == "__main__":
    unittest.main()
