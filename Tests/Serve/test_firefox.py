#!/usr/bin/python3
"""Opens the `touchbox serve` page in Debian's Firefox, and touches it.

usage: python3 -m unittest discover -s Tests/Serve -p 'test_firefox.py'   (needs `make debug serve`)
"""
import re
import unittest

from firefox import Firefox
from serving import Server, wait_for


class FirefoxTests(unittest.TestCase):
    """Touches with one finger at a time, because Firefox performs only one of several fingers' actions."""

    def test_fingers(self):
        def drag(x, to):
            # The page displays each point as 2x2 pixels.
            return [{"type": "pointerMove", "x": x * 2, "y": 400}, {"type": "pointerDown", "button": 0},
                    {"type": "pause", "duration": 50}, {"type": "pointerMove", "x": to * 2, "y": 400},
                    {"type": "pause", "duration": 50}, {"type": "pointerUp", "button": 0}]

        def calls():
            return [re.sub(r" \S+ \[\d+@", " ", call.partition(" ")[2]).partition("<")[0] for call in server.calls()]

        with Server("PinchMe") as server, Firefox(server.address) as browser:
            expected = []
            for start, end in [(130, 80), (190, 240)]:
                browser.touch(drag(start, end))
                expected += [f"touchesBegan {start}.000,180.000", f"touchesMoved {end}.000,180.000",
                             f"touchesEnded {end}.000,180.000"]
                wait_for(lambda: len(calls()) >= len(expected), "the end of the finger")
            self.assertEqual(calls(), expected)


if __name__ == "__main__":
    unittest.main()
