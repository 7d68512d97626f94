#!/usr/bin/env python3
"""Serves pictures on loopback, well and badly, for the tests of `--images`.

Prints its port and that of a place that refuses connections, and serves until it is killed.
"""
import http.server
import re
import socket
import struct
import sys
import time
import zlib

# What N.png shows: a picture of one colour.
COLORS = {1: (200, 0, 100), 2: (0, 120, 200), 3: (120, 160, 0), 4: (90, 60, 160)}


def png(width, height, color):
    """A picture of one colour, as the bytes of a PNG file."""

    def chunk(kind, data):
        body = kind + data
        return struct.pack(">I", len(data)) + body + struct.pack(">I", zlib.crc32(body))

    rows = (b"\0" + bytes(color) * width) * height
    return (
        b"\x89PNG\r\n\x1a\n"
        + chunk(b"IHDR", struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0))
        + chunk(b"IDAT", zlib.compress(rows))
        + chunk(b"IEND", b"")
    )


class Handler(http.server.BaseHTTPRequestHandler):
    def do_GET(self):
        match = re.match(r"/(\w+)(?:/(\w+)(?:\.png)?)?", self.path)
        kind, word = match.groups() if match else ("", None)
        number = int(word) if word and word.isdigit() else 1
        size = re.match(r"size(\d+)x(\d+)$", kind)
        if size:
            self.answer(png(int(size[1]), int(size[2]), COLORS.get(number, (0, 0, 0))))
        elif kind == "late":
            time.sleep(1)
            self.answer(png(100, 40, COLORS[number]))
        elif kind == "text":
            self.answer(b"no picture")
        elif kind == "corrupt":
            self.answer(png(64, 64, COLORS[number])[:60])
        elif kind == "claim":
            # Forty thousand pixels square in a few bytes.
            self.answer(png(40000, 40000, ())[:200])
        elif kind == "huge":
            self.begin({"Content-Length": str(1 << 40)})
            self.stream(b"\0" * 65536)
        elif kind == "endless":
            self.begin({})
            self.stream(b"\0" * 65536)
        elif kind == "slow":
            self.begin({"Content-Length": "1000"})
            self.stream(b"\0", pause=0.1)
        elif kind == "silent":
            self.stream(b"", pause=0.1)
        elif kind == "hops":
            place = "/hops/%d.png" % (number - 1) if number > 1 else "/size64x64/1.png"
            self.begin({"Location": place}, code=302)
        elif kind == "away":
            place = "/etc/hostname" if word == "file" else "127.0.0.1/1.png"
            self.begin({"Location": "%s://%s" % (word, place)}, code=302)
        else:
            self.send_error(404)

    def begin(self, headers, code=200):
        self.send_response(code)
        for name, value in headers.items():
            self.send_header(name, value)
        self.end_headers()

    def answer(self, data):
        self.begin({"Content-Length": str(len(data))})
        self.wfile.write(data)

    def stream(self, part, pause=0):
        """Goes on until the client hangs up."""
        try:
            while True:
                self.wfile.write(part)
                self.wfile.flush()
                time.sleep(pause)
        except OSError:
            self.close_connection = True

    def log_message(self, *arguments):
        pass


server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Handler)
server.daemon_threads = True
# Bound and not listening: whoever connects is refused, and nobody else gets the port.
refusing = socket.socket()
refusing.bind(("127.0.0.1", 0))
print("ports %d %d" % (server.server_port, refusing.getsockname()[1]), flush=True)
server.serve_forever()
