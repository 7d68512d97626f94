#!/usr/bin/python3
"""Saves the app of `touchbox serve --watch` while clients are connected.

usage: python3 -m unittest discover -s Tests/Serve -p 'test_watch.py'   (needs `make debug serve`)
"""
import os
import tempfile
import time
import unittest

from serving import Server, Socket

APP = """import UIKit

class Board: UIView {{
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {{
    NSLog("version {version} at %d", Int(touches.first!.location(in: self).x))
  }}
}}
"""


class WatchTests(unittest.TestCase):
    """An app that is edited while two clients show it."""

    def touch_until(self, client, text):
        """Touches until the client's log contains a text, because a save takes a moment to have an effect."""
        client.connection.settimeout(0.1)
        end = time.monotonic() + 60
        while time.monotonic() < end:
            client.touch("down", 0.5, 0.5)
            client.touch("up", 0.5, 0.5)
            try:
                while True:
                    if any(text in line for line in client.receive_message("log")["log"]):
                        return
            except TimeoutError:
                pass
        self.fail(f"no {text!r} in the log of a client")

    def test_save(self):
        """A save restarts the app for the connected clients, which do not reconnect."""
        with tempfile.TemporaryDirectory() as folder:
            path = os.path.join(folder, "Board.swift")

            def save(version):
                with open(path, "w", encoding="utf-8") as file:
                    file.write(APP.format(version=version))

            save(1)
            with Server(path, "--watch") as server, Socket(server.port) as first, Socket(server.port) as second:
                self.touch_until(first, "version 1 at 160")
                save(2)
                self.touch_until(first, "version 2 at 160")
                self.touch_until(second, "version 2 at 160")


if __name__ == "__main__":
    unittest.main()
