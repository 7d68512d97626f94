#!/usr/bin/python3
"""Tests `touchbox serve --webdriver` without a client library.

usage: python3 -m unittest discover -s Tests/Serve -p 'test_webdriver.py'   (needs `make debug serve`)
"""
import base64
import concurrent.futures
import json
import os
import struct
import subprocess
import time
import unittest
import xml.etree.ElementTree

from serving import TOUCHBOX, calls_in, script_calls, wait_for
from webdriver import DOWN, ELEMENT, UP, Failure, WebDriver, move

SCRIPTS = ["TouchDemo", "PinchMe", "BeachBall", "TouchSpots", "PhotoDemo", "PinchExample", "SwipeExample"]


def pixels(picture):
    """Returns the width and height of a base64-encoded PNG file."""
    return struct.unpack(">II", base64.b64decode(picture)[16:24])


class WebDriverTests(unittest.TestCase):
    """One server for all tests."""

    @classmethod
    def setUpClass(cls):
        cls.server = WebDriver()

    @classmethod
    def tearDownClass(cls):
        cls.server.stop()

    def session(self, **capabilities):
        session = self.server.session(**capabilities)
        self.addCleanup(session.delete)
        return session

    def fails(self, name, function, *arguments, **named):
        with self.assertRaises(Failure) as raised:
            function(*arguments, **named)
        self.assertEqual(raised.exception.name, name, raised.exception.message)
        return raised.exception

    def test_scripts(self):
        """A script's actions result in the script's callbacks, in order; times are rounded to milliseconds."""
        for demo in SCRIPTS:
            path = f"Assets/{demo}/demo.touch"
            actions = subprocess.run([TOUCHBOX, "convert", path], capture_output=True, text=True, check=True).stdout
            session = self.session(demo=demo)
            session.post("/actions", json.loads(actions))
            trace = session.own("trace")
            calls = calls_in("\n".join(trace))
            self.assertEqual(calls, script_calls(path), demo)
            self.assertGreater(len(calls), 10, demo)

    def test_sessions(self):
        """Each session has its own phone, and all sessions work concurrently."""
        def play(number):
            session = self.server.session(demo="PinchMe")
            try:
                session.touch(move(100 + number, 200), DOWN, UP)
                return session.texts(), session.own("advance", seconds=number)
            finally:
                session.delete()
        with concurrent.futures.ThreadPoolExecutor(8) as pool:
            results = list(pool.map(play, range(8)))
        for number, (log, time_) in enumerate(results):
            self.assertEqual(time_, number)
            self.assertEqual(log[0], f"Tap BEGIN at {100 + number}.000000, 180.000000 Tap count: 1")

    def test_end(self):
        """Ending a session ends its process and invalidates its ID."""
        before = len(self.server.phones())
        session = self.server.session(demo="TouchDemo")
        self.assertEqual(len(self.server.phones()), before + 1)
        session.delete()
        wait_for(lambda: len(self.server.phones()) == before, "the end of the process")
        self.assertEqual(self.fails("invalid session id", session.get, "/source").status, 404)

    def test_capabilities(self):
        session = self.session(demo="PinchMe", variant="published", device="ipad", scale=2)
        self.assertEqual(session.capabilities["touchbox:app"], "PinchMe")
        self.assertEqual(session.capabilities["touchbox:variant"], "published")
        self.assertEqual(session.get("/window/rect"), {"x": 0, "y": 0, "width": 768, "height": 1024})
        self.assertEqual(pixels(session.get("/screenshot")), (1536, 2048))
        self.fails("session not created", self.server.session)
        failure = self.fails("session not created", self.server.session, demo="Nothing")
        self.assertIn("Nothing", failure.message)
        failure = self.fails("session not created", self.server.session, demo="TouchDemo", device="phone")
        self.assertIn("unknown device phone", failure.message)
        self.fails("session not created", self.server.session, file="/nonexistent/MyTouch.swift")

    def test_elements(self):
        session = self.session(demo="PinchExample")
        label = session.find("accessibility id", "message")
        self.assertEqual(session.get(label + "/name"), "UILabel")
        self.assertEqual(session.get(label + "/text"), "")
        self.assertTrue(session.get(label + "/enabled"))
        self.assertTrue(session.get(label + "/displayed"))
        self.assertFalse(session.get(label + "/selected"))
        self.assertEqual(session.get(label + "/attribute/identifier"), "message")
        self.assertEqual(session.get(label + "/property/numberOfLines"), 1)
        self.assertEqual(session.get(label + "/property/isHidden"), False)
        self.assertIsNone(session.get(label + "/property/nothing"))
        rect = session.get(label + "/rect")
        self.assertEqual(pixels(session.get(label + "/screenshot")), (rect["width"], rect["height"]))
        self.assertEqual(session.find("xpath", "//UILabel[@name='message']"), label)
        self.assertEqual(session.find("class name", "UILabel"), label)
        window = session.find("class name", "UIWindow")
        found = session.post(window + "/elements", {"using": "xpath", "value": ".//UILabel"})
        self.assertIn({ELEMENT: label.rpartition("/")[2]}, found)
        self.fails("no such element", session.find, "accessibility id", "nothing")
        self.fails("no such element", session.get, "/element/view-99/text")
        self.fails("invalid selector", session.find, "xpath", "//[")
        self.fails("invalid element state", session.post, label + "/value", {"text": "x"})
        self.fails("invalid element state", session.post, label + "/clear")

    def test_stale(self):
        """An element whose view was removed is stale."""
        session = self.session(demo="TouchSpots")
        session.touch(move(100, 200), DOWN)
        spot = session.find("xpath", "//*[@x>49 and @x<51 or @identifier='spot']")
        session.touch(UP)
        session.own("advance", seconds=5)
        self.fails("stale element reference", session.get, spot + "/rect")

    def test_source(self):
        session = self.session(demo="PinchExample")
        root = xml.etree.ElementTree.fromstring(session.get("/source"))
        self.assertEqual(root.tag, "UIApplication")
        label = root.find(".//UILabel[@identifier='message']")
        self.assertEqual(label.get("visible"), "true")

    def test_virtual_time(self):
        """The clock does not advance between requests, and advancing it runs timers."""
        session = self.session(demo="PinchExample")
        pinch = {"actions": [
            {"type": "pointer", "id": str(number), "parameters": {"pointerType": "touch"},
             "actions": [move(160 + side * 30, 240), DOWN, move(160 + side * 100, 240, duration=200), UP]}
            for number, side in [(1, -1), (2, 1)]]}
        session.post("/actions", pinch)
        label = session.find("accessibility id", "message") + "/text"
        self.assertEqual(session.get(label), "Zoom In Pinch")
        time.sleep(0.1)
        self.assertIsNone(session.own("expect", expectation='label message "Zoom In Pinch"'))
        self.assertEqual(session.own("advance", seconds=0), 0.2)
        session.own("advance", seconds=2)
        self.assertEqual(session.get(label), "")
        self.assertIn('expected "x"', session.own("expect", expectation='label message "x"'))
        self.fails("invalid argument", session.own, "expect", expectation="nonsense")
        self.fails("invalid argument", session.own, "advance", seconds=-1)

    def test_implicit_wait(self):
        """A search advances the clock until the element exists, up to the timeout."""
        session = self.session(demo="PinchExample")
        session.post("/timeouts", {"implicit": 500})
        self.assertEqual(session.get("/timeouts"), {"implicit": 500, "pageLoad": 300000, "script": 30000})
        self.fails("no such element", session.find, "accessibility id", "nothing")
        self.assertAlmostEqual(session.own("advance", seconds=0), 0.5, places=3)

    def test_real_time(self):
        session = self.session(demo="TouchDemo", realtime=True)
        first = session.own("advance", seconds=0)
        time.sleep(0.2)
        self.assertGreaterEqual(session.own("advance", seconds=0), first + 0.2)
        start = time.monotonic()
        session.touch(move(50, 50), DOWN, {"type": "pause", "duration": 300}, UP)
        self.assertGreaterEqual(time.monotonic() - start, 0.3)

    def test_pointers(self):
        """Pens, mice and fingers work, an element can be the origin, and inputs stay pressed until released."""
        session = self.session(demo="PinchMe")
        window = session.find("class name", "UIWindow").rpartition("/")[2]
        session.post("/actions", {"actions": [
            {"type": "pointer", "id": "pen", "parameters": {"pointerType": "pen"},
             "actions": [move(10, 20, {ELEMENT: window}), DOWN]},
            {"type": "pointer", "id": "mouse", "parameters": {"pointerType": "mouse"},
             "actions": [move(60, 70), DOWN]}]})
        packets = [line for line in session.own("trace") if " call touchesBegan " in line]
        self.assertEqual(len(packets), 2, packets)
        # The view starts 20 points below the window's upper edge.
        self.assertIn("@170.000,240.000", "".join(packets))
        self.assertIn("@60.000,50.000", "".join(packets))
        session.touch(move(5, 0, "pointer"), UP, source="finger1")
        self.assertNotIn("touchesEnded", "".join(session.own("trace")))
        session.delete("/actions")
        self.assertEqual("".join(session.own("trace")).count(" call touchesEnded "), 2)

    def test_action_errors(self):
        session = self.session(demo="PinchMe")
        failure = self.fails("move target out of bounds", session.touch, move(400, 100), DOWN)
        self.assertEqual(failure.status, 500)
        self.fails("invalid argument", session.touch, {"type": "pointerJump"})
        self.fails("no such element", session.touch, move(1, 1, {ELEMENT: "view-99"}), DOWN)
        self.assertEqual(session.texts(), [])

    def test_click(self):
        session = self.session(demo="PinchMe")
        session.post(session.find("class name", "UIWindow") + "/click")
        self.assertEqual(session.texts()[0], "Tap BEGIN at 160.000000, 220.000000 Tap count: 1")
        self.assertEqual(len([line for line in session.own("trace") if " call touchesEnded " in line]), 1)
        self.assertTrue(session.own("explain")[0].startswith("0.000 finger "))

    def form(self):
        """A session with the form for a new contact: its fields, name and number."""
        session = self.session(demo="Contacts")
        session.touch(move(300, 40), DOWN, UP)
        session.own("advance", seconds=1)
        return session, session.find("accessibility id", "name"), session.find("accessibility id", "number")

    def test_typing(self):
        """Typing into an element focuses it, and keys without an element type into the focused one."""
        session, name, number = self.form()
        session.post(number + "/value", {"text": "12"})
        self.assertEqual("/element/" + session.get("/element/active")[ELEMENT], number)
        self.assertEqual(session.get(number + "/text"), "12")
        session.post(name + "/value", {"text": "Jo\ue003im"})
        session.post("/actions", {"actions": [{"type": "key", "id": "keyboard", "actions": [
            {"type": kind, "value": key} for key in "\ue011K" for kind in ("keyDown", "keyUp")]}]})
        session.post("/execute/sync", {"script": "mobile: type", "args": [{"text": "\ue010 B"}]})
        self.assertEqual(session.get(name + "/attribute/text"), "KJim B")
        # The caret is at the end of an element that gets the focus.
        session.post(number + "/value", {"text": "3"})
        self.assertEqual(session.get(number + "/text"), "123")
        session.post(number + "/clear")
        self.assertEqual(session.get(number + "/text"), "")
        self.fails("no such element", session.get, "/element/active")

    def test_play(self):
        """The lines of a script play from the current time."""
        session = self.session(demo="PinchExample")
        session.own("advance", seconds=5)
        lines = '0 transform 160,240 scale 2.1 over 0.4\n0.4 expect label message "Zoom In Pinch"'
        self.assertIsNone(session.own("play", lines=lines))
        self.assertAlmostEqual(session.own("advance", seconds=0), 5.4, places=6)
        self.assertIn('label message "x"', session.own("play", lines='0 expect label message "x"'))
        failure = self.fails("invalid argument", session.own, "play", lines="0 turn\n0 dance")
        self.assertIn('line 2: unknown word "dance"', failure.message)
        self.fails("invalid argument", session.own, "play")

    def test_typing_errors(self):
        session, name, _ = self.form()
        self.fails("invalid argument", session.post, name + "/value", {})
        self.fails("invalid argument", session.post, name + "/value", {"text": "\ue03d"})
        self.fails("invalid element state", session.post, session.find("class name", "UIWindow") + "/value",
                   {"text": "x"})
        session.post(name + "/clear")
        failure = self.fails("invalid element state", session.own, "type", text="x")
        self.assertIn("click a text field", failure.message)

    def test_windows(self):
        session = self.session(demo="TouchDemo")
        self.assertEqual(session.get("/window/handles"), [session.get("/window")])
        session.post("/window", {"handle": session.get("/window")})
        self.fails("no such window", session.post, "/window", {"handle": "other"})
        self.fails("no such frame", session.post, "/frame", {"id": 0})
        session.post("/frame", {"id": None})
        self.fails("unsupported operation", session.post, "/url", {"url": "http://example.org"})
        self.fails("no such alert", session.get, "/alert/text")

    def test_protocol_errors(self):
        """Invalid paths, methods and bodies result in the standard's errors."""
        request = self.server.request
        self.assertEqual(self.fails("unknown command", request, "GET", "/nothing").status, 404)
        self.assertEqual(self.fails("unknown method", request, "PUT", "/session").status, 405)
        self.assertEqual(self.fails("invalid session id", request, "GET", "/session/x/source").status, 404)
        for body in [b"", b"{", b"[]", b"\xff", b"7"]:
            failure = self.fails("invalid argument", self.server.request_bytes, "POST", "/session", body)
            self.assertEqual(failure.status, 400)
        self.fails("invalid argument", request, "POST", "/session", {})
        self.assertTrue(request("GET", "/status")["ready"])

    def test_other_sites(self):
        """Requests from browser pages, or for foreign host names, are rejected."""
        for headers in [{"Origin": "http://evil.example"}, {"Origin": "null"},
                        {"Host": f"evil.example:{self.server.port}"}]:
            self.fails("unknown error", self.server.request, "GET", "/status", None, headers)

    def test_crash(self):
        """If a session's process dies, only that session fails."""
        session = self.server.session(demo="TouchDemo")
        other = self.session(demo="TouchDemo")
        phones = set(self.server.phones())
        other_again = self.session(demo="TouchDemo")
        victim = (set(self.server.phones()) - phones).pop()
        os.kill(int(victim), 9)
        self.assertIn("has exited", self.fails("unknown error", other_again.get, "/source").message)
        self.assertIn("UIWindow", other.get("/source"))
        session.delete()


class CommandLineTests(unittest.TestCase):
    """The command's own behavior."""

    def run_command(self, *arguments):
        return subprocess.run([TOUCHBOX, "serve", "--webdriver", *arguments], capture_output=True, text=True,
                              check=False, timeout=20)

    def test_refusals(self):
        for option in ["--lan", "--shared", "--read-only", "--window", "--watch", "--record=x.touch"]:
            result = self.run_command("TouchDemo", option)
            self.assertEqual(result.returncode, 2, option)
            self.assertIn("--webdriver", result.stderr)
        self.assertEqual(self.run_command("Nothing").returncode, 2)

    def test_port(self):
        with WebDriver("TouchDemo", "--device", "iphone5") as server:
            session = server.session()
            self.assertEqual(session.capabilities["touchbox:device"], "iphone5")
            result = self.run_command("--port", str(server.port))
            self.assertEqual(result.returncode, 4)
            self.assertIn(f"port {server.port} is not available", result.stderr)
            phones = server.phones()
        wait_for(lambda: not any(os.path.exists(f"/proc/{phone}") for phone in phones), "the end of the phones")


if __name__ == "__main__":
    unittest.main()
