#!/usr/bin/python3
"""Plays scenarios through the page of `touchbox serve` in Debian's Chromium, with an emulated touchscreen.

usage: python3 -m unittest discover -s Tests/Serve -p 'test_browser.py'   (needs `make debug serve`)
"""
import os
import subprocess
import sys
import tempfile
import time
import unittest

from browser import SIZE, Browser, play
from relay import Relay
from serving import Server, Socket, script_calls, wait_for

# The packets for each demo, with two to ten fingers.
SCENARIOS = {
    "TouchDemo": """
        d1 32,52 & d2 288,52
        d3 32,448
        d4 288,448
        m1 60,80 & m2 260,80 & m3 60,420 & m4 260,420
        m1 100,200 & m2 200,200 & m3 100,300 & m4 200,300
        u1
        m2 190,210
        u2 & u3 & u4
    """,
    "PinchMe": """
        d1 130,240
        d2 190,240
        m1 110,240 & m2 210,240
        m1 80,200 & m2 240,280
        u1 & u2
        d1 100,100
        m1 101,102
        u1
    """,
    "BeachBall": """
        d1 110,240 & d2 210,240
        m1 100,230 & m2 220,250
        m1 80,220 & m2 240,260
        m1 90,180 & m2 230,300
        u2
        m1 120,200
        u1
    """,
    "TouchSpots": """
        d1 30,60 & d2 90,60 & d3 150,60
        d4 210,60 & d5 270,60 & d6 30,300 & d7 90,300
        d8 150,300 & d9 210,300 & d10 270,300
        m1 30,100 & m2 90,100 & m3 150,100 & m4 210,100 & m5 270,100 & m6 30,340 & m7 90,340 & m8 150,340 & m9 210,340 & m10 270,340
        u5 & u10
        m1 40,110 & m9 220,350
        d5 160,200
        u1 & u2 & u3 & u4 & u5 & u6 & u7 & u8 & u9
    """,
    "PhotoDemo": """
        d1 120,200
        d2 200,280
        m1 110,190 & m2 210,290
        m1 100,170 & m2 220,310
        m1 120,160 & m2 200,320
        u1 & u2
    """,
}


def timed(demo, scenario):
    """Returns a scenario as a script, with a tenth of a second between packets."""
    lines = [line.strip() for line in scenario.strip().splitlines()]
    return f"touchscript 1\ndemo {demo}\n" + "".join(
        f"{number / 10:.3f} {line}\n" for number, line in enumerate(lines))


class ScenarioTests(unittest.TestCase):
    """The callbacks, their locations and their order match the script's. Only the times differ."""

    def test_scenarios(self):
        browser = None
        try:
            for demo, scenario in SCENARIOS.items():
                with self.subTest(demo), Server(demo) as server, tempfile.NamedTemporaryFile("w", suffix=".touch") as script:
                    if browser is None:
                        browser = Browser(server.address)
                    else:
                        browser.address = server.address
                        browser.open()
                    play(browser, server, scenario)
                    script.write(timed(demo, scenario))
                    script.flush()
                    expected = script_calls(script.name)
                    self.assertEqual(server.calls(), expected)
                    self.assertGreater(len(expected), 6)
        finally:
            if browser:
                browser.close()


class PageTests(unittest.TestCase):
    """The behavior of fingers, connections and pages."""

    @classmethod
    def setUpClass(cls):
        cls.server = Server("PinchMe")
        cls.relay = Relay(cls.server.port)
        cls.browser = Browser(cls.relay.address)

    @classmethod
    def tearDownClass(cls):
        cls.browser.close()
        cls.relay.close()
        cls.server.stop()

    def setUp(self):
        self.browser.cancel()
        self.browser.resize(SIZE)
        wait_for(lambda: self.browser.run("return canvas.width === 640 && canvas.height === 960"), "the normal picture")

    def calls_after(self, count):
        """Returns the callbacks after the first `count`, with the only finger's locations."""
        return [call.split(" ")[1] + " " + call.partition("@")[2].partition("<")[0]
                for call in self.server.calls()[count:] if call.startswith("call touches")]

    def wait_for_calls(self, count, expected):
        """Waits for callbacks after the first `count`."""
        wait_for(lambda: self.calls_after(count) == expected or len(self.calls_after(count)) > len(expected),
                 f"{expected}, got {self.calls_after(count)}")
        self.assertEqual(self.calls_after(count), expected)

    def check_touch(self):
        """Checks that touches work normally."""
        count = len(self.server.calls())
        play(self.browser, self.server, "d1 100,200\nm1 110,200\nu1")
        self.wait_for_calls(count, ["touchesBegan 100.000,180.000", "touchesMoved 110.000,180.000",
                                    "touchesEnded 110.000,180.000"])

    def test_disconnect(self):
        """If a finger's connection ends, its touch is canceled, and the page reports this and reconnects."""
        count = len(self.server.calls())
        play(self.browser, self.server, "d1 100,200\nm1 120,200")
        self.relay.cut()
        self.wait_for_calls(count, ["touchesBegan 100.000,180.000", "touchesMoved 120.000,180.000",
                                    "touchesCancelled 120.000,180.000"])
        wait_for(lambda: self.browser.run("return isOpen"), "the connection")
        self.assertFalse(self.browser.run("return !notice.hidden"))
        # The browser's finger is still down, but is no longer tracked.
        self.browser.touch("touchMove", {1: (140, 200)})
        self.browser.touch("touchEnd", {})
        self.browser.points.clear()
        self.browser.wait_until_shown()
        self.check_touch()
        self.assertEqual([call for call in self.calls_after(count) if "140.000" in call], [])

    def test_lost_connection_is_shown(self):
        """While there is no connection, the page displays a message."""
        self.browser.run("window.noted = []; new MutationObserver(() => noted.push(notice.textContent))"
                         ".observe(notice, {childList: true})")
        self.relay.cut()
        wait_for(lambda: "Connection lost. Reconnecting …" in self.browser.run("return noted"), "the notice")
        wait_for(lambda: self.browser.run("return isOpen && notice.hidden"), "the end of the notice")

    def test_reload(self):
        """Reloading the page in the middle of a drag cancels the drag."""
        count = len(self.server.calls())
        play(self.browser, self.server, "d1 100,200\nm1 120,200")
        self.browser.run("location.reload()")
        self.wait_for_calls(count, ["touchesBegan 100.000,180.000", "touchesMoved 120.000,180.000",
                                    "touchesCancelled 120.000,180.000"])
        self.browser.cancel()
        self.browser.wait_until_shown()
        self.check_touch()

    def test_second_client(self):
        """While one client is touching, another client's fingers have no effect, and its page says so."""
        count = len(self.server.calls())
        with Socket(self.server.port) as other:
            other.receive_message("screen")
            play(self.browser, self.server, "d1 100,200")
            other.touch("down", 0.5, 0.5)
            other.touch("up", 0.5, 0.5)
            play(self.browser, self.server, "u1")
            other.touch("down", 0.5, 0.5)
            wait_for(lambda: "touches" in self.browser.run("return stateLine.textContent"), "the other client's touch")
            self.assertIn("2 clients", self.browser.run("return stateLine.textContent"))
            self.browser.touch("touchStart", {1: (50, 50)})
            self.browser.touch("touchEnd", {})
            # Ignored touches have no visible effect, so wait a while for the messages.
            time.sleep(0.3)
            other.touch("up", 0.5, 0.5)
            self.wait_for_calls(count, ["touchesBegan 100.000,180.000", "touchesEnded 100.000,180.000",
                                        "touchesBegan 160.000,220.000", "touchesEnded 160.000,220.000"])
        self.check_touch()

    def test_rotation(self):
        """Rotating the client changes the picture's size, and rotating the phone changes its shape."""
        self.browser.resize((960, 720))
        wait_for(lambda: self.browser.run("return canvas.width === 480"), "the smaller picture")
        self.check_touch()
        self.browser.picture("landscape-client.png")
        self.browser.run("document.querySelector('[data-command=rotateLeft]').click()")
        wait_for(lambda: self.browser.run("return canvas.width > canvas.height"), "the turned phone")
        self.browser.picture("landscape.png")
        self.browser.run("document.querySelector('[data-command=rotateRight]').click()")
        wait_for(lambda: self.browser.run("return canvas.width < canvas.height"), "the upright phone")
        self.browser.resize(SIZE)
        wait_for(lambda: self.browser.run("return canvas.width === 640"), "the larger picture")
        self.check_touch()
        self.browser.picture("portrait.png")

    def test_tablet(self):
        """On a tablet, the picture has three pixels per point, which is the maximum."""
        self.browser.resize((800, 1200), ratio=2)
        wait_for(lambda: self.browser.run("return canvas.width === 960"), "a picture with more pixels")
        self.check_touch()
        self.browser.picture("tablet.png")
        self.browser.resize(SIZE)
        wait_for(lambda: self.browser.run("return canvas.width === 640"), "the default picture")

    def test_hidden_tab(self):
        """A hidden page cancels its fingers."""
        count = len(self.server.calls())
        play(self.browser, self.server, "d1 100,200")
        self.browser.driver.minimize_window()
        try:
            self.assertTrue(self.browser.run("return document.hidden"))
            self.wait_for_calls(count, ["touchesBegan 100.000,180.000", "touchesCancelled 100.000,180.000"])
        finally:
            self.browser.driver.set_window_rect(0, 0, 800, 1000)
        wait_for(lambda: not self.browser.run("return document.hidden"), "the visible page")
        self.browser.cancel()
        self.check_touch()

    def test_slow_network(self):
        """All touches arrive while frames are stalled, and then the latest frame is shown."""
        count = len(self.server.calls())
        moves = "\n".join(f"m1 {100 + step},200" for step in range(1, 30))
        self.relay.flows.clear()
        try:
            play(self.browser, self.server, f"d1 100,200\n{moves}\nu1")
        finally:
            self.relay.flows.set()
        self.wait_for_calls(count, ["touchesBegan 100.000,180.000",
                                    *(f"touchesMoved {100 + step}.000,180.000" for step in range(1, 30)),
                                    "touchesEnded 129.000,180.000"])
        self.relay.delay, self.relay.rate = 0.15, 200_000
        try:
            self.check_touch()
            # Every frame is acknowledged, so the time from a touch to its frame includes both delays.
            wait_for(lambda: self.browser.run("return Math.max(...latencies)") >= 300, "a slow frame")
        finally:
            self.relay.delay, self.relay.rate = 0, None
        wait_for(lambda: self.browser.run("return sent.size") == 0, "the frame of the last touch")


class NetworkTests(unittest.TestCase):
    """A client on another machine."""

    def test_lan(self):
        """In a separate network, a client with the token can touch. Without --lan, clients cannot connect."""
        if subprocess.run(["unshare", "-rn", "true"], check=False, capture_output=True).returncode != 0:
            self.skipTest("this system does not allow network namespaces")
        trial = os.path.join(os.path.dirname(os.path.abspath(__file__)), "lan.py")
        result = subprocess.run(["unshare", "-rn", sys.executable, "-B", trial], capture_output=True, text=True,
                                timeout=120, check=False)
        self.assertEqual(result.returncode, 0, result.stderr + result.stdout)


if __name__ == "__main__":
    unittest.main()
