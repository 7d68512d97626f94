"""Starts `touchbox serve --webdriver`, and communicates with it without a client library."""
import http.client
import json
import os
import re
import signal
import subprocess
import tempfile

from serving import DEADLINE, TOUCHBOX, wait_for

ELEMENT = "element-6066-11e4-a52e-4f735466cecf"


class Failure(Exception):
    """A protocol error."""

    def __init__(self, status, value):
        super().__init__(f"{status} {value['error']}: {value['message']}")
        self.status, self.name, self.message = status, value["error"], value["message"]


class WebDriver:
    """A running server."""

    def __init__(self, *arguments):
        self.output = tempfile.NamedTemporaryFile("w+", encoding="utf-8")
        self.process = subprocess.Popen([TOUCHBOX, "serve", "--webdriver", *arguments], stdout=self.output,
                                        stderr=subprocess.STDOUT)
        self.address = wait_for(self._find_address, "the address")
        self.port = int(self.address.rpartition(":")[2])

    def _find_address(self):
        if self.process.poll() is not None:
            raise AssertionError(f"the server ended with {self.process.returncode}:\n{self.text()}")
        match = re.search(r"serving WebDriver at (\S+)", self.text())
        return match and match.group(1)

    def text(self):
        """The output of the server and the apps."""
        with open(self.output.name, encoding="utf-8") as file:
            return file.read()

    def request(self, method, path, body=None, headers=None):
        """Sends a request, and returns the response's value."""
        data = json.dumps(body if body is not None else {}).encode() if method == "POST" else None
        return self.request_bytes(method, path, data, headers)

    def request_bytes(self, method, path, data=None, headers=None):
        """Sends a request with an arbitrary body."""
        connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=DEADLINE * 3)
        try:
            connection.request(method, path, data, headers or {})
            response = connection.getresponse()
            value = json.loads(response.read())["value"]
        finally:
            connection.close()
        if response.status != 200:
            raise Failure(response.status, value)
        return value

    def session(self, **capabilities):
        """Starts a session with capabilities whose names begin with `touchbox:`."""
        wanted = {f"touchbox:{name}": value for name, value in capabilities.items()}
        return Session(self, {"alwaysMatch": wanted})

    def phones(self):
        """The processes of the server's phones."""
        while True:
            try:
                return [phone for server in self.children(self.process.pid, self.process.pid)
                        for task in os.listdir(f"/proc/{server}/task")
                        for phone in self.children(server, task)]
            except FileNotFoundError:
                continue  # A thread ended meanwhile.

    @staticmethod
    def children(process, thread):
        """The processes that a thread has started."""
        with open(f"/proc/{process}/task/{thread}/children", encoding="utf-8") as file:
            return file.read().split()

    def stop(self):
        """Ends the server like Ctrl-C does."""
        if self.process.poll() is None:
            self.process.send_signal(signal.SIGINT)
        self.process.wait(timeout=DEADLINE)
        self.output.close()

    def __enter__(self):
        return self

    def __exit__(self, *error):
        self.stop()


class Session:
    """A session."""

    def __init__(self, server, capabilities):
        self.server = server
        value = server.request("POST", "/session", {"capabilities": capabilities})
        self.id, self.capabilities = value["sessionId"], value["capabilities"]

    def get(self, path):
        return self.server.request("GET", f"/session/{self.id}{path}")

    def post(self, path, body=None):
        return self.server.request("POST", f"/session/{self.id}{path}", body)

    def delete(self, path=""):
        return self.server.request("DELETE", f"/session/{self.id}{path}")

    def find(self, using, value):
        """The path of the first element."""
        return "/element/" + self.post("/element", {"using": using, "value": value})[ELEMENT]

    def own(self, name, **arguments):
        """Executes one of our own commands."""
        return self.post(f"/touchbox/{name}", arguments)

    def texts(self):
        """The lines of the app's log."""
        return [line["text"] for line in self.own("log")]

    def touch(self, *actions, source="finger1"):
        """Performs actions with one finger."""
        self.post("/actions", {"actions": [{"type": "pointer", "id": source, "actions": list(actions),
                                            "parameters": {"pointerType": "touch"}}]})


def move(x, y, origin="viewport", duration=0):
    """Returns an action that moves a pointer."""
    return {"type": "pointerMove", "x": x, "y": y, "duration": duration, "origin": origin}


DOWN = {"type": "pointerDown", "button": 0}
UP = {"type": "pointerUp", "button": 0}
