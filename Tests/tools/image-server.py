#!/usr/bin/env python3
"""Serves images on the loopback interface, some of them incorrectly, for testing `--images`.

Prints its port and a port that refuses connections, and runs until it is killed.
"""
import http.server
import re
import socket
import struct
import sys
import time
import zlib

# The colors of the images N.png.
COLORS = {1: (200, 0, 100), 2: (0, 120, 200), 3: (120, 160, 0), 4: (90, 60, 160)}


def png(width, height, color):
    """Returns a PNG file of one color."""

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
            self.send(png(int(size[1]), int(size[2]), COLORS.get(number, (0, 0, 0))))
        elif kind == "late":
            time.sleep(1)
            self.send(png(100, 40, COLORS[number]))
        elif kind == "text":
            self.send(b"no image")
        elif kind == "corrupt":
            self.send(png(64, 64, COLORS[number])[:60])
        elif kind == "claim":
            # A header that specifies 40,000 x 40,000 pixels.
            self.send(png(40000, 40000, ())[:200])
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
            location = "/hops/%d.png" % (number - 1) if number > 1 else "/size64x64/1.png"
            self.begin({"Location": location}, code=302)
        elif kind == "inward":
            self.begin({"Location": "http://inside.example:%d/1.png" % number}, code=302)
        elif kind == "away":
            path = "/etc/hostname" if word == "file" else "127.0.0.1/1.png"
            self.begin({"Location": "%s://%s" % (word, path)}, code=302)
        else:
            self.send_error(404)

    def begin(self, headers, code=200):
        self.send_response(code)
        for name, value in headers.items():
            self.send_header(name, value)
        self.end_headers()

    def send(self, data):
        self.begin({"Content-Length": str(len(data))})
        self.wfile.write(data)

    def stream(self, part, pause=0):
        """Sends the same part until the client closes the connection."""
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
# The port is bound but not listening, so connections are refused and no other process can use it.
refusing = socket.socket()
refusing.bind(("127.0.0.1", 0))
print("ports %d %d" % (server.server_port, refusing.getsockname()[1]), flush=True)
server.serve_forever()
