#!/usr/bin/python3
"""Measures the time from a touch in Chromium to the changed pixel on the canvas of `touchbox serve`.

usage: Tests/Serve/latency.py [TOUCHES]   (TOUCHBOX=... selects a build)

The floor is the time of a page that draws the same spot without a server. Both pages run in the same browser,
and blocks of touches alternate between them. Times are in milliseconds.
"""
import json
import statistics
import sys
import urllib.parse

from browser import Browser
from serving import Server, wait_for

BLOCK = 20  # The number of touches before the other page's turn.
FINGER = (100, 200)  # In points of the phone.

# A page with the names that `Browser` and `WATCH` use, which draws a spot while a finger is down.
FLOOR = """<!DOCTYPE html><title>Floor</title><meta name=viewport content='width=device-width'>
<style>body { margin: 0 } canvas { touch-action: none; width: 640px; height: 960px }</style>
<canvas width=640 height=960></canvas>
<script>
  const canvas = document.querySelector('canvas'), picture = canvas.getContext('2d')
  const isOpen = true, session = {phone: 1}, pointsWidth = 320
  let finger = null
  function draw() {
    picture.fillStyle = 'black'
    picture.fillRect(0, 0, 640, 960)
    if (!finger) return
    picture.fillStyle = 'red'
    picture.beginPath()
    picture.arc(finger.clientX, finger.clientY, 60, 0, 7)
    picture.fill()
  }
  draw()
  canvas.addEventListener('pointerdown', event => { finger = event; requestAnimationFrame(draw) })
  canvas.addEventListener('pointerup', () => { finger = null; requestAnimationFrame(draw) })
</script>"""

# Records the time from each touch to the change of the pixel below it.
WATCH = """
  window.times = []
  const channel = new MessageChannel()
  const pixel = () => picture.getImageData(%d, %d, 1, 1).data.join()
  const background = pixel()
  let start = null
  channel.port1.onmessage = () => {
    if (pixel() === background) return channel.port2.postMessage(0)
    times.push(performance.now() - start)
  }
  addEventListener('pointerdown', event => { start = event.timeStamp; channel.port2.postMessage(0) }, true)
  window.isClear = () => pixel() === background
"""


def measure(browser, address, count):
    """Touches a page several times, and returns the times."""
    browser.address = address
    browser.open()
    scale = browser.run("return canvas.width / pointsWidth")
    browser.run(WATCH % tuple(value * scale for value in FINGER))
    for number in range(1, count + 1):
        browser.touch("touchStart", {1: FINGER})
        wait_for(lambda: browser.run("return times.length") == number, "the spot")
        browser.touch("touchEnd", {})
        wait_for(lambda: browser.run("return isClear()"), "the background")
    return browser.run("return times")


def figures(times):
    """The median and the 95th percentile."""
    return {"median": round(statistics.median(times), 1), "p95": round(statistics.quantiles(times, n=20)[-1], 1)}


def main():
    count = int(sys.argv[1]) if len(sys.argv) > 1 else 200
    floor = "data:text/html," + urllib.parse.quote(FLOOR)
    alone, served = [], []
    with Server("TouchSpots") as server, Browser(server.address) as browser:
        while len(served) < count:
            alone += measure(browser, floor, BLOCK)
            served += measure(browser, server.address, BLOCK)
    print(json.dumps({"touches": count, "page alone": figures(alone), "served": figures(served)}, indent=1))


if __name__ == "__main__":
    main()
