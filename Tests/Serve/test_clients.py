#!/usr/bin/python3
"""Tests `touchbox serve --webdriver` with unmodified clients: Debian's Selenium, and Appium's client.

usage: python3 -m unittest discover -s Tests/Serve -p 'test_clients.py'   (needs `make debug serve`)

Appium's client is installed from PyPI into a separate environment, .build/appium.
"""
import os
import subprocess
import tempfile
import unittest

from serving import calls_in, script_calls
from webdriver import WebDriver

FOLDER = os.path.dirname(os.path.abspath(__file__))
ENVIRONMENT = ".build/appium"
PACKAGE = "Appium-Python-Client==6.0.9"
# The same touches as in client_session.py.
SCRIPT = """touchscript 1
demo PinchMe
0.000 d1 130,240 & d2 190,240
0.000 m1 80,240 over 0.1 & m2 240,240 over 0.1
0.100 u1 & u2
0.100 d3 160,250
0.100 m3 180,260 over 0.25
0.350 u3
0.350 d4 160,240
0.400 u4
"""


def appium_python():
    """Returns the Python of an environment with Appium's client, and creates the environment if it is missing."""
    python = os.path.join(ENVIRONMENT, "bin", "python")
    if not os.path.exists(os.path.join(ENVIRONMENT, "complete")):
        subprocess.run(["/usr/bin/python3", "-m", "venv", ENVIRONMENT], check=True)
        subprocess.run([python, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", PACKAGE], check=True)
        with open(os.path.join(ENVIRONMENT, "complete"), "w", encoding="utf-8"):
            pass
    return python


class ClientTests(unittest.TestCase):
    """The same session with each client results in the same callbacks as a script."""

    def drive(self, kind, python):
        with WebDriver() as server:
            played = subprocess.run([python, "-B", os.path.join(FOLDER, "client_session.py"), kind, server.address],
                                    capture_output=True, text=True, timeout=60, check=False)
        self.assertEqual(played.returncode, 0, played.stderr)
        with tempfile.NamedTemporaryFile("w", suffix=".touch") as script:
            script.write(SCRIPT)
            script.flush()
            expected = script_calls(script.name)
        # Fingers have different numbers in a script, and clients' finger names have no numbers.
        def points(calls):
            return [call.partition("@")[2] for call in calls]
        self.assertEqual(points(calls_in(played.stdout)), points(expected))
        self.assertGreater(len(expected), 15)

    def test_selenium(self):
        self.drive("selenium", "/usr/bin/python3")

    def test_appium(self):
        self.drive("appium", appium_python())


if __name__ == "__main__":
    unittest.main()
