"""Starts `touchbox serve`, and connects to it like a page."""
import base64
import contextlib
import json
import os
import re
import signal
import socket
import struct
import subprocess
import tempfile
import time

TOUCHBOX = os.environ.get("TOUCHBOX", ".build/debug/touchbox")
DEADLINE = 20  # The maximum time to wait, in seconds.
# The cache that the Swift tests use, which contains the compiled source adapter.
CACHE = os.path.join(os.path.dirname(os.path.realpath(TOUCHBOX)), "test-cache")

# A shell's background jobs ignore Ctrl-C, and so would the programs that they start.
signal.signal(signal.SIGINT, signal.default_int_handler)


def wait_for(condition, what):
    """Waits until a function returns a truthy value, and returns that value."""
    end = time.monotonic() + DEADLINE
    while time.monotonic() < end:
        value = condition()
        if value:
            return value
        time.sleep(0.01)
    raise AssertionError(f"timed out waiting for {what}")


class Server:
    """A running `touchbox serve`."""

    def __init__(self, *arguments, prefix=()):
        self.folder = tempfile.TemporaryDirectory()
        self.trace_path = os.path.join(self.folder.name, "trace")
        self.output = open(os.path.join(self.folder.name, "output"), "w+", encoding="utf-8")
        command = [*prefix, TOUCHBOX, "serve", *arguments, "--trace", self.trace_path]
        self.process = subprocess.Popen(
            command, stdout=self.output, stderr=subprocess.STDOUT, env={**os.environ, "XDG_CACHE_HOME": CACHE})
        try:
            self.address = wait_for(self._find_address, "the address")
        except AssertionError as error:
            raise AssertionError(f"{error}; the server said:\n{self.text()}") from None
        self.port = int(re.search(r":(\d+)/", self.address).group(1))
        self.token = self.address.partition("#")[2]

    def _find_address(self):
        if self.process.poll() is not None:
            raise AssertionError(f"the server ended with {self.process.returncode}")
        match = re.search(r"serving at (\S+)", self.text())
        return match and match.group(1)

    def text(self):
        """The output of the server and the app."""
        with open(self.output.name, encoding="utf-8") as file:
            return file.read()

    def wait_for_text(self, text):
        """Waits until the output contains some text."""
        wait_for(lambda: text in self.text(), repr(text))

    def calls(self):
        """Returns the view callbacks and recognizer states in the trace, without times and tap counts."""
        with open(self.trace_path, encoding="utf-8") as file:
            return calls_in(file.read())

    def packets(self):
        """The number of packets that the phone has received."""
        with open(self.trace_path, encoding="utf-8") as file:
            return len(re.findall(r"^T \S+ packet ", file.read(), re.MULTILINE))

    def stop(self):
        """Ends the program like Ctrl-C does, and returns its exit code."""
        if self.process.poll() is None:
            self.process.send_signal(signal.SIGINT)
        try:
            return self.process.wait(timeout=DEADLINE)
        finally:
            self.output.close()

    def __enter__(self):
        return self

    def __exit__(self, *error):
        self.stop()
        self.folder.cleanup()


def calls_in(trace):
    """Returns the view callbacks and gesture recognizer states in a trace."""
    lines = [line.split(" ", 2)[2] for line in trace.splitlines() if re.match(r"T \S+ (call|gesture) ", line)]
    return [re.sub(r" tap=\d+", "", line) for line in lines]


def script_calls(script):
    """Returns the view callbacks and recognizer states while a script is played."""
    with tempfile.TemporaryDirectory() as pictures:
        played = subprocess.run([TOUCHBOX, "play", script, "--quiet", "--trace", "-", "--out", pictures],
                                capture_output=True, text=True, check=True)
    return calls_in(played.stderr)


class Socket:
    """The WebSocket of a client that is not a browser."""

    def __init__(self, port, host="127.0.0.1", headers=None, path="/phone"):
        self.connection = socket.create_connection((host, port), timeout=DEADLINE)
        fields = {
            "Host": f"{host}:{port}", "Origin": f"http://{host}:{port}", "Upgrade": "websocket",
            "Connection": "Upgrade", "Sec-WebSocket-Key": base64.b64encode(os.urandom(16)).decode(),
            "Sec-WebSocket-Version": "13", **(headers or {}),
        }
        lines = [f"{name}: {value}" for name, value in fields.items() if value is not None]
        self.connection.sendall((f"GET {path} HTTP/1.1\r\n" + "\r\n".join(lines) + "\r\n\r\n").encode())
        self.buffer = b""
        head = b""
        while b"\r\n\r\n" not in head:
            part = self.connection.recv(4096)
            if not part:
                break
            head += part
        self.head, _, self.buffer = head.partition(b"\r\n\r\n")
        self.status = int(self.head.split(b" ")[1]) if self.head else 0

    def send_frame(self, payload, opcode=1, fin=True, masked=True, length=None):
        """Sends a frame. If given, `length` replaces the actual length in the header."""
        size = len(payload) if length is None else length
        mask = 0x80 if masked else 0
        if size < 126:
            header = bytes([(0x80 if fin else 0) | opcode, mask | size])
        elif size < 65536:
            header = bytes([(0x80 if fin else 0) | opcode, mask | 126]) + struct.pack(">H", size)
        else:
            header = bytes([(0x80 if fin else 0) | opcode, mask | 127]) + struct.pack(">Q", size)
        if masked:
            # Firefox rejects the mask 0.
            key = b"\x5a\xa5\x3c\xc3"
            header += key
            payload = bytes(byte ^ key[index % 4] for index, byte in enumerate(payload))
        self.connection.sendall(header + payload)

    def send(self, message):
        """Sends a message as JSON."""
        self.send_frame(json.dumps(message).encode())

    def touch(self, phase, x, y, finger=0, sequence=1):
        """Sends a finger change. The location is in fractions of the screen."""
        self.send({"sequence": sequence, "fingers": [{"i": finger, "p": phase, "x": x, "y": y, "a": 0}]})

    def _read(self, count):
        while len(self.buffer) < count:
            part = self.connection.recv(65536)
            if not part:
                raise EOFError
            self.buffer += part
        data, self.buffer = self.buffer[:count], self.buffer[count:]
        return data

    def receive(self):
        """Returns the next frame's opcode and payload."""
        first, second = self._read(2)
        size = second & 0x7F
        if size == 126:
            size = struct.unpack(">H", self._read(2))[0]
        elif size == 127:
            size = struct.unpack(">Q", self._read(8))[0]
        return first & 15, self._read(size)

    def receive_message(self, name):
        """Returns the next message that has a given member, and discards earlier messages."""
        while True:
            opcode, payload = self.receive()
            if opcode == 1 and name in (message := json.loads(payload)):
                return message

    def is_closed(self):
        """Returns whether the server closes the connection, after reading all remaining frames."""
        with contextlib.suppress(OSError):
            try:
                while self.receive()[0] != 8:
                    pass
            except EOFError:
                pass
            return True
        return False

    def close(self):
        """Closes the connection without a close frame."""
        self.connection.close()

    def __enter__(self):
        return self

    def __exit__(self, *error):
        self.close()


def request(port, text, host="127.0.0.1", timeout=DEADLINE):
    """Sends a request's bytes, and returns the complete response."""
    with socket.create_connection((host, port), timeout=timeout) as connection:
        connection.sendall(text if isinstance(text, bytes) else text.encode())
        with contextlib.suppress(OSError):
            connection.shutdown(socket.SHUT_WR)
        data = b""
        with contextlib.suppress(OSError):
            while part := connection.recv(65536):
                data += part
        return data.decode("utf-8", "replace")
