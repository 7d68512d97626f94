"""A real browser with an emulated touchscreen, which opens the `touchbox serve` page."""
import base64
import os
import re

from selenium import webdriver
from selenium.webdriver.chrome.service import Service

from serving import wait_for

# The phone has 320x480 points, so a page of this size shows each point as 2x2 CSS pixels.
SIZE = (640, 960)


class Browser:
    """Debian's Chromium."""

    def __init__(self, address, size=SIZE, ratio=1, fingers=10):
        options = webdriver.ChromeOptions()
        options.binary_location = "/usr/bin/chromium"
        for argument in ["--headless=new", "--no-sandbox", "--disable-gpu", "--touch-events=enabled",
                         "--disable-dev-shm-usage", "--no-first-run"]:
            options.add_argument(argument)
        self.driver = webdriver.Chrome(service=Service("/usr/bin/chromedriver"), options=options)
        self.resize(size, ratio)
        self.command("Emulation.setTouchEmulationEnabled", enabled=True, maxTouchPoints=fingers)
        self.address = address
        self.points = {}  # The fingers that are down.
        self.open()

    def command(self, name, **arguments):
        """Sends a DevTools protocol command."""
        return self.driver.execute_cdp_cmd(name, arguments)

    def resize(self, size, ratio=1):
        """Sets the page's size in CSS pixels, and the number of device pixels per CSS pixel."""
        self.command("Emulation.setDeviceMetricsOverride", width=size[0], height=size[1], deviceScaleFactor=ratio,
                     mobile=True)

    def open(self):
        """Loads the page with no fingers down, and waits until it shows the phone."""
        self.cancel()
        self.driver.get(self.address)
        self.wait_until_shown()

    def run(self, script):
        """Runs JavaScript in the page, and returns its value."""
        return self.driver.execute_script(script)

    def wait_until_shown(self):
        """Waits until the canvas shows a phone's frame."""
        wait_for(lambda: self.run("return isOpen && session.phone && canvas.width > 0 && "
                                  "picture.getImageData(canvas.width / 2, canvas.height - 2, 1, 1).data[3] > 0 && "
                                  "document.title !== 'Touchbox'"), "the phone in the page")

    def touch(self, kind, points):
        """Dispatches a touch event with fingers by number, in phone points."""
        left, top, scale = self.run("const area = canvas.getBoundingClientRect();"
                                    "return [area.left, area.top, area.width / pointsWidth]")
        self.command("Input.dispatchTouchEvent", type=kind, touchPoints=[
            {"x": left + x * scale, "y": top + y * scale, "id": number, "force": 0.5}
            for number, (x, y) in sorted(points.items())])

    def cancel(self):
        """Cancels the fingers that are down, as the system would."""
        if self.points:
            self.touch("touchCancel", {})
            self.points.clear()

    def picture(self, path):
        """Saves a screenshot if the environment specifies a folder for screenshots."""
        if folder := os.environ.get("SERVE_PICTURES"):
            os.makedirs(folder, exist_ok=True)
            with open(os.path.join(folder, path), "wb") as file:
                file.write(base64.b64decode(self.command("Page.captureScreenshot")["data"]))

    def close(self):
        """Closes the browser."""
        self.driver.quit()

    def __enter__(self):
        return self

    def __exit__(self, *error):
        self.close()


def play(browser, server, script):
    """Plays a script without times through the page, one packet after another.

    Each line is a packet: `d1 10,20 & d2 30,40`, `m1 15,20`, `u1 & u2` or `c` (cancel).
    """
    points = browser.points
    for line in script.strip().splitlines():
        before = server.packets()
        kinds = set()
        lifted = {}
        for change in line.split(" & "):
            match = re.fullmatch(r"\s*([dmu])(\d+)(?: ([\d.]+),([\d.]+))?", change)
            kind, number = match.group(1), int(match.group(2))
            kinds.add(kind)
            if kind == "u":
                lifted[number] = points.pop(number)
            else:
                points[number] = (float(match.group(3)), float(match.group(4)))
        if len(kinds) != 1:
            raise ValueError(f"{line}: expected one kind of change")
        # A touch event contains all fingers, but an end event contains only the fingers that end.
        browser.touch({"d": "touchStart", "m": "touchMove", "u": "touchEnd"}[kinds.pop()], lifted or points)
        wait_for(lambda: server.packets() > before, f"the packet of {line}")
