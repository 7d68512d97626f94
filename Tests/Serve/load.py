#!/usr/bin/python3
"""Measures one phone with many clients: most only watch, and some touch at the same time.

Fails if a touch is lost, or if the replay of the recording differs.

usage: Tests/Serve/load.py [SECONDS [WATCHING [TOUCHING]]]   (TOUCHBOX=... selects a build)
"""
import json
import math
import os
import selectors
import struct
import subprocess
import sys
import tempfile
import time

from serving import TOUCHBOX, Server, Socket, calls_in, wait_for

INTERVAL = 1 / 60  # Seconds between the messages of a client that touches.
SETTLED = 0.3  # The fraction of the run after which memory must not grow.


class Client:
    """A page that shows every frame at once."""

    def __init__(self, port):
        self.socket = Socket(port)
        self.socket.receive_message("screen")
        self.data, self.socket.buffer = self.socket.buffer, b""
        self.frames = 0
        self.sequence = 0
        self.connection = self.socket.connection
        self.connection.setblocking(False)

    def send(self, message):
        self.connection.setblocking(True)
        self.socket.send(message)
        self.connection.setblocking(False)

    def read(self):
        """Reads what has arrived, and acknowledges the frames."""
        while True:
            try:
                part = self.connection.recv(1 << 18)
            except BlockingIOError:
                break
            if not part:
                raise EOFError("the server has disconnected a client")
            self.data += part
        while len(self.data) >= 2:
            size, header = self.data[1] & 0x7F, 2
            if size == 126:
                header = 4
                size = struct.unpack(">H", self.data[2:4])[0] if len(self.data) >= 4 else 1 << 30
            elif size == 127:
                header = 10
                size = struct.unpack(">Q", self.data[2:10])[0] if len(self.data) >= 10 else 1 << 30
            if len(self.data) < header + size:
                break
            if self.data[0] & 15 == 2:
                self.frames += 1
                self.send({"shown": struct.unpack(">I", self.data[header:header + 4])[0]})
            self.data = self.data[header + size:]


class Finger:
    """A client's finger, which repeatedly lands, moves in a circle, and lifts."""

    def __init__(self, client, number):
        self.client, self.number = client, number
        self.step, self.landed, self.lifted = number * 7, 0, 0
        self.is_down = False

    def change(self, ends=False):
        """Sends the next change."""
        self.step += 1
        phase = self.step % 40
        if ends or self.is_down and phase == 0:
            kind = "up"
        else:
            kind = "move" if self.is_down else "down"
        if ends and not self.is_down:
            return
        angle = self.step / 10
        x, y = 0.5 + 0.3 * math.cos(angle + self.number), 0.4 + 0.2 * math.sin(angle)
        self.client.sequence += 1
        self.client.send({"sequence": self.client.sequence, "fingers": [{"i": 0, "p": kind, "x": x, "y": y, "a": 0}]})
        self.landed += kind == "down"
        self.lifted += kind == "up"
        self.is_down = kind != "up"


def process_of(server):
    """The process of touchbox-serve."""
    with open(f"/proc/{server.process.pid}/task/{server.process.pid}/children", encoding="ascii") as file:
        return int(file.read().split()[0])


def resident(pid):
    """The memory of a process, in bytes."""
    with open(f"/proc/{pid}/statm", encoding="ascii") as file:
        return int(file.read().split()[1]) * 4096


def processor_time(pid):
    """The processor time of a process, in seconds."""
    with open(f"/proc/{pid}/stat", encoding="ascii") as file:
        fields = file.read().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def run(seconds, watching=30, touching=5):
    """Runs the trial, and returns its figures; raises an error if a touch is lost or the replay differs."""
    figures = {}
    with tempfile.TemporaryDirectory() as folder:
        recording = os.path.join(folder, "recording.touch")
        with Server("PinchMe", "--shared", "--record", recording) as server:
            clients = [Client(server.port) for _ in range(watching + touching)]
            fingers = [Finger(client, number) for number, client in enumerate(clients[watching:])]
            selector = selectors.DefaultSelector()
            for client in clients:
                selector.register(client.connection, selectors.EVENT_READ, client)
            pids = {"phone": server.process.pid, "server": process_of(server)}
            start = {name: processor_time(pid) for name, pid in pids.items()}
            memory = {}
            begin = due = time.monotonic()
            while (now := time.monotonic()) < begin + seconds:
                if now >= due:
                    due += INTERVAL
                    for finger in fingers:
                        finger.change()
                if not memory and now > begin + seconds * SETTLED:
                    memory = {name: resident(pid) for name, pid in pids.items()}
                for key, _ in selector.select(max(0, due - time.monotonic())):
                    key.data.read()
            for finger in fingers:
                finger.change(ends=True)
            landed = sum(finger.landed for finger in fingers)
            wait_for(lambda: count(server.calls(), "touchesEnded") == landed, f"the end of {landed} touches")
            elapsed = time.monotonic() - begin
            for name, pid in pids.items():
                figures[f"{name}_growth"] = resident(pid) - memory[name]
                figures[f"{name}_memory"] = resident(pid)
                figures[f"{name}_time"] = processor_time(pid) - start[name]
            figures["frames"] = sum(client.frames for client in clients)
            figures["frames_per_second"] = figures["frames"] / len(clients) / elapsed
            figures["landed"] = landed
            live = server.calls()
            for client in clients:
                client.connection.close()
            server.stop()
        if count(live, "touchesBegan") != landed or count(live, "touchesCancelled"):
            raise AssertionError(f"{landed} fingers landed, {count(live, 'touchesBegan')} touches began")
        # When the server stops normally, it writes the rest of the recording.
        played = subprocess.run([TOUCHBOX, "play", recording, "--quiet", "--trace", "-"], capture_output=True, text=True,
                                check=False)
        if (replayed := calls_in(played.stderr))[:len(live)] != live:
            first = next((pair for pair in zip(live, replayed) if pair[0] != pair[1]), len(replayed))
            raise AssertionError(f"the replay differs: {first}\n{played.stderr[-500:]}")
        figures["calls"] = len(live)
    return figures


def count(calls, name):
    """The number of touch locations in the callbacks with a given name."""
    return sum(call.count("<") for call in calls if f" {name} " in call)


if __name__ == "__main__":
    print(json.dumps(run(*(int(word) for word in sys.argv[1:] or [300])), indent=1))
