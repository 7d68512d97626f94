#!/usr/bin/env python3
"""Controls a session of `touchbox serve --webdriver` with an unmodified client library.

usage: client_session.py selenium|appium ADDRESS

Prints the callbacks of PinchMe's views, which test_clients.py compares with a script's.
"""
import sys

from selenium.common.exceptions import (InvalidElementStateException, InvalidSelectorException,
                                        MoveTargetOutOfBoundsException, NoSuchElementException)
from selenium.webdriver.common.action_chains import ActionChains
from selenium.webdriver.common.actions import interaction
from selenium.webdriver.common.actions.action_builder import ActionBuilder
from selenium.webdriver.common.actions.pointer_input import PointerInput
from selenium.webdriver.common.by import By
from selenium.webdriver.common.keys import Keys


def expect(condition, what):
    if not condition:
        raise AssertionError(what)


def fails(kind, function, *arguments):
    try:
        function(*arguments)
    except kind:
        return
    raise AssertionError(f"expected {kind.__name__}")


def start_selenium(address, demo):
    """A Selenium session, as for any browser."""
    from selenium import webdriver
    from selenium.webdriver.common.options import ArgOptions
    options = ArgOptions()
    options.set_capability("touchbox:demo", demo)
    return webdriver.Remote(address, options=options)


def start_appium(address, demo):
    """An Appium client session, as for a phone."""
    from appium import webdriver
    from appium.options.common import AppiumOptions
    options = AppiumOptions().load_capabilities({"platformName": "linux", "touchbox:demo": demo})
    return webdriver.Remote(address, options=options)


def pinch(driver):
    """Moves two fingers apart, in 0.1 seconds."""
    actions = ActionBuilder(driver)
    fingers = [actions.add_pointer_input(interaction.POINTER_TOUCH, f"finger{number}") for number in (1, 2)]
    actions.devices = fingers
    for finger, x, end in zip(fingers, (130, 190), (80, 240)):
        finger.create_pointer_move(duration=0, x=x, y=240)
        finger.create_pointer_down(button=0)
        finger.create_pointer_move(duration=100, x=end, y=240)
        finger.create_pointer_up(button=0)
    actions.perform()


def drag_from(driver, element):
    """Drags a finger, starting at an element's center."""
    actions = ActionChains(driver)
    touch = PointerInput(interaction.POINTER_TOUCH, "touch")
    actions.w3c_actions = ActionBuilder(driver, mouse=touch)
    actions.click_and_hold(element).move_by_offset(20, 10).release().perform()


def fill_in_form(driver):
    """Types into the form for a new contact."""
    driver.execute_script("touchbox: play", {"lines": "0 tap 1 294,42"})
    driver.execute_script("touchbox: advance", {"seconds": 1})
    name = driver.find_element(By.ID, "name")
    name.send_keys("Ad", Keys.BACKSPACE, "na")
    chain = ActionChains(driver).send_keys(Keys.HOME, "D").key_down(Keys.SHIFT).send_keys("r").key_up(Keys.SHIFT)
    chain.send_keys(" ").perform()
    expect(name.text == "DR Ana", name.text)
    expect(driver.switch_to.active_element == name, "the active element")
    name.clear()
    expect(name.text == "", name.text)
    number = driver.find_element(By.ID, "number")
    number.click()
    driver.execute_script("mobile: type", {"text": "1815"})
    expect(number.get_attribute("text") == "1815", number.text)
    driver.quit()


def main():
    kind, address = sys.argv[1:]
    start = {"selenium": start_selenium, "appium": start_appium}[kind]
    fill_in_form(start(address, "Contacts"))
    driver = start(address, "PinchMe")
    expect(driver.capabilities["touchbox:app"] == "PinchMe", driver.capabilities)
    expect(driver.get_window_rect() == {"x": 0, "y": 0, "width": 320, "height": 480}, driver.get_window_rect())
    expect(driver.get_screenshot_as_png().startswith(b"\x89PNG"), "a screenshot")
    expect("<UIWindow " in driver.page_source, driver.page_source)
    window = driver.find_element(By.CLASS_NAME, "UIWindow")
    view = window.find_element(By.XPATH, "./*[1]")
    expect(view.is_displayed() and view.is_enabled() and not view.is_selected(), "a visible view")
    expect(view.get_attribute("visible") == "true", view.get_attribute("visible"))
    expect(view.get_property("isHidden") is False, view.get_property("isHidden"))
    expect(view.rect["width"] == 320, view.rect)
    expect(view.screenshot_as_png.startswith(b"\x89PNG"), "a screenshot of a view")
    fails(NoSuchElementException, driver.find_element, By.ID, "nothing")
    fails(InvalidSelectorException, driver.find_element, By.XPATH, "//[")
    fails(InvalidElementStateException, view.send_keys, "x")
    fails(InvalidElementStateException, view.clear)
    if kind == "appium":
        from appium.webdriver.common.appiumby import AppiumBy
        expect(driver.find_elements(AppiumBy.ACCESSIBILITY_ID, "nothing") == [], "no element")
        expect(driver.find_element(AppiumBy.CLASS_NAME, "UIWindow") == window, "the window")
    driver.implicitly_wait(0)
    pinch(driver)
    drag_from(driver, view)
    window.click()
    fails(MoveTargetOutOfBoundsException, ActionChains(driver).move_by_offset(5000, 0).perform)
    expect(driver.execute_script("touchbox: advance", {"seconds": 1}) >= 1, "the clock")
    expect(driver.execute_script("touchbox: expect", {"expectation": 'log "nothing"'}), "a failed expectation")
    expect("Tap BEGIN" in driver.execute_script("touchbox: log")[0]["text"], "the log")
    expect(driver.execute_script("touchbox: explain"), "explanations")
    print("\n".join(driver.execute_script("touchbox: trace")))
    driver.quit()


if __name__ == "__main__":
    main()
