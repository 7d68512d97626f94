#!/usr/bin/python3
"""Prints the WebDriver Actions that Selenium's Python client sends to a browser.

usage: selenium-actions.py pinch|slow-pinch|four|mouse   (needs Debian's python3-selenium)
"""
import json
import sys

from selenium.webdriver.common.action_chains import ActionChains
from selenium.webdriver.common.actions import interaction
from selenium.webdriver.common.actions.action_builder import ActionBuilder


class Recorder:
    """A replacement for a browser that prints actions instead of performing them."""

    def execute(self, command, parameters):
        print(json.dumps(parameters, indent=1))


def fingers(count, duration):
    """Returns a builder and its fingers. Each move takes `duration` milliseconds."""
    builder = ActionBuilder(Recorder(), duration=duration)
    sources = []
    for number in range(1, count + 1):
        source = builder.add_pointer_input(interaction.POINTER_TOUCH, f"finger{number}")
        sources.append(source)
    return builder, sources


def pinch(duration):
    """Two fingers touch down, move apart and lift, with pauses of a tenth of a second."""
    builder, sources = fingers(2, duration)
    paths = [((100, 120), (90, 110)), ((200, 220), (210, 230))]
    for source, (start, end) in zip(sources, paths):
        source.create_pointer_move(duration=0, x=start[0], y=start[1], origin="viewport")
        source.create_pointer_down(button=0)
        source.create_pause(0.1)
        source.create_pointer_move(duration=duration, x=end[0], y=end[1], origin="viewport")
        source.create_pause(0.1)
        source.create_pointer_up(0)
    builder.perform()


def four():
    """Four fingers drag the four icons ten points toward the center, using relative moves."""
    builder, sources = fingers(4, 0)
    drags = [((30, 50), (10, 10)), ((290, 50), (-10, 10)), ((30, 450), (10, -10)),
             ((290, 450), (-10, -10))]
    for source, (start, offset) in zip(sources, drags):
        source.create_pointer_move(duration=0, x=start[0], y=start[1], origin="viewport")
        source.create_pointer_down(button=0, pressure=0.5, width=20, height=20)
        source.create_pause(0.1)
        source.create_pointer_move(duration=0, x=offset[0], y=offset[1], origin="pointer")
        source.create_pause(0.1)
        source.create_pointer_up(0)
    builder.perform()


def mouse():
    """The default sources of ActionChains: a mouse, and a keyboard that pauses."""
    ActionChains(Recorder()).move_by_offset(10, 20).click_and_hold().release().perform()


if __name__ == "__main__":
    kinds = {
        "pinch": lambda: pinch(0),
        "slow-pinch": lambda: pinch(100),
        "four": four,
        "mouse": mouse,
    }
    if len(sys.argv) != 2 or sys.argv[1] not in kinds:
        sys.exit(__doc__)
    kinds[sys.argv[1]]()
