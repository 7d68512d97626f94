#!/usr/bin/python3
"""Opens pages that `touchbox explain` writes in Debian's Chromium.

usage: python3 -m unittest discover -s Tests/Serve -p 'test_explain.py'   (needs `make debug`)
"""
import os
import subprocess
import tempfile
import unittest

from selenium import webdriver
from selenium.webdriver.chrome.service import Service
from selenium.webdriver.common.by import By
from selenium.webdriver.common.keys import Keys

from serving import TOUCHBOX

# A tap that moves too far, and a second finger.
SCRIPT = """touchscript 1
demo PhotoDemo
0.1 d1 160,240
0.2 m1 172,245
0.3 u1
0.3 expect count hills {count}
"""
VISIBLE = "return getComputedStyle(arguments[0]).display !== 'none'"


class Pages:
    """A headless browser, and pages for scripts."""

    def __init__(self):
        options = webdriver.ChromeOptions()
        options.binary_location = "/usr/bin/chromium"
        for argument in ["--headless=new", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--no-first-run"]:
            options.add_argument(argument)
        options.set_capability("goog:loggingPrefs", {"browser": "ALL", "performance": "ALL"})
        self.driver = webdriver.Chrome(service=Service("/usr/bin/chromedriver"), options=options)
        self.folder = tempfile.TemporaryDirectory()

    def open(self, *scripts):
        """Explains scripts, and opens the page."""
        names = []
        for number, script in enumerate(scripts):
            names.append(f"{number}.touch")
            with open(os.path.join(self.folder.name, names[-1]), "w", encoding="utf-8") as file:
                file.write(script)
        subprocess.run([os.path.abspath(TOUCHBOX), "explain", *names, "-o", "page.html"], cwd=self.folder.name,
                       stderr=subprocess.DEVNULL, check=False)
        self.driver.get(f"file://{self.folder.name}/page.html")

    def find(self, selector):
        """Returns the first element that matches a CSS selector."""
        return self.driver.find_element(By.CSS_SELECTOR, selector)

    def all(self, selector):
        """Returns the elements that match a CSS selector."""
        return self.driver.find_elements(By.CSS_SELECTOR, selector)

    def close(self):
        """Closes the browser."""
        self.driver.quit()
        self.folder.cleanup()


class ExplainTests(unittest.TestCase):
    """K-42 K-43 K-44 the page in a browser."""

    @classmethod
    def setUpClass(cls):
        cls.pages = Pages()
        cls.addClassCleanup(cls.pages.close)

    def check_errors(self):
        """Checks that no script failed, and that nothing was loaded except the page."""
        self.assertEqual([entry["message"] for entry in self.pages.driver.get_log("browser")], [])
        requests = [entry["message"] for entry in self.pages.driver.get_log("performance")
                    if '"Network.requestWillBeSent"' in entry["message"]]
        self.assertTrue(all('"url":"file:' in request or '"url":"data:' in request for request in requests), requests)

    def test_moments(self):
        """The slider, the film strip, the timelines, and the table select moments, also with the keyboard."""
        pages = self.pages
        pages.open(SCRIPT.format(count=1))
        title = pages.find("#moment-title")
        self.assertEqual(title.text, "At 0.100 s")  # The first touch.
        self.assertIn("UIImageView", pages.find("#moment .steps").text)
        self.assertIn("does not override touchesBegan", pages.find("#moment").text)
        scrubber = pages.find("#scrubber")
        scrubber.send_keys(Keys.ARROW_RIGHT)
        self.assertEqual(title.text, "At 0.200 s")
        self.assertTrue(scrubber.get_attribute("aria-valuetext").startswith("0.200 s, moment 3 of 4. finger 1 moved to 172,245"))
        self.assertIn("UITapGestureRecognizer#4\nfailed: UIPanGestureRecognizer#1 recognized", pages.find(".states").text.replace(" failed", "\nfailed"))
        self.assertEqual(len(pages.all(".phone polyline")), 1)
        scrubber.send_keys(Keys.END)
        self.assertEqual(title.text, "At 0.300 s")
        pages.find("body").send_keys("p")
        self.assertEqual(title.text, "At 0.200 s")
        pages.all("#frames button")[0].click()
        self.assertEqual(title.text, "At 0.000 s")
        pages.all(".all tbody button")[-1].click()
        self.assertEqual(title.text, "At 0.300 s")
        pages.find(".lanes .mark.taken").click()  # Shared with touchesCancelled.
        self.assertEqual(title.text, "At 0.200 s")
        # A view's outline is shown while its name has the focus.
        row = pages.all(".tree li")[1]
        pages.driver.execute_script("arguments[0].focus()", row)
        self.assertTrue(pages.find(".phone polygon.shown").get_attribute("points"))
        self.check_errors()

    def test_comparison(self):
        """Two runs open at their first difference; a failed script opens at the failure."""
        pages = self.pages
        pages.open(SCRIPT.format(count=1), SCRIPT.format(count=1).replace("172,245", "162,245"))
        self.assertEqual(pages.find("#moment-title").text, "At 0.200 s")
        self.assertEqual(len(pages.all(".phone svg")), 2)
        self.assertIn("The runs first differ at 0.200 s", pages.find("#difference").text)
        pages.open(SCRIPT.format(count=2))
        self.assertEqual(pages.find("#moment-title").text, "At 0.300 s")
        self.assertIn("1 of 1 expectation failed", pages.find("#runs").text)
        self.check_errors()

    def test_accessibility(self):
        """Everything has a name, a role, and a landmark; a narrow window and paper hide nothing."""
        pages = self.pages
        pages.open(SCRIPT.format(count=1))
        tree = pages.driver.execute_cdp_cmd("Accessibility.getFullAXTree", {})["nodes"]
        named = {(node["role"]["value"], node.get("name", {}).get("value", "")) for node in tree if not node["ignored"]}
        roles = {role for role, _ in named}
        self.assertLessEqual({"banner", "main", "navigation", "region", "slider", "table", "rowheader", "status"}, roles)
        for role in ["button", "slider", "image", "region", "navigation"]:
            self.assertTrue(all(name for other, name in named if other == role), role)
        self.assertIn(("slider", "Moment"), named)
        for width in [1200, 400]:
            pages.driver.set_window_size(width, 800)
            self.assertLessEqual(*pages.driver.execute_script(
                "return [document.documentElement.scrollWidth, document.documentElement.clientWidth]"))
        pages.driver.execute_cdp_cmd("Emulation.setEmulatedMedia", {"media": "print"})
        for selector, is_visible in [("#controls", False), ("#frames", True), (".lanes", True), (".all", True)]:
            self.assertEqual(pages.driver.execute_script(VISIBLE, pages.find(selector)), is_visible, selector)
        pages.driver.execute_cdp_cmd("Emulation.setEmulatedMedia", {"media": ""})
        self.check_errors()


if __name__ == "__main__":
    unittest.main()
