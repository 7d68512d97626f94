"""Controls Debian's Firefox with WebDriver BiDi, which needs no other program, on the `touchbox serve` page."""
import json
import os
import re
import subprocess
import tempfile

from serving import Socket, wait_for


class Firefox:
    """A browser with a single page."""

    def __init__(self, address):
        self.folder = tempfile.TemporaryDirectory()
        self.output = os.path.join(self.folder.name, "output")
        with open(self.output, "w", encoding="utf-8") as output:
            self.process = subprocess.Popen(
                ["firefox-esr", "--headless", "--no-remote", "--remote-debugging-port=0", "--profile", self.folder.name],
                stdout=output, stderr=output, env={**os.environ, "HOME": self.folder.name})
        port = wait_for(self._find_port, "Firefox")
        self.socket = Socket(port, headers={"Origin": None}, path="/session")
        if self.socket.status != 101:
            raise AssertionError(self.socket.head)
        self.count = 0
        self.command("session.new", capabilities={})
        self.context = self.command("browsingContext.getTree")["contexts"][0]["context"]
        self.command("browsingContext.setViewport", context=self.context, viewport={"width": 640, "height": 960})
        self.command("browsingContext.navigate", context=self.context, url=address, wait="complete")
        wait_for(lambda: self.run("isOpen && session.phone && canvas.width === 640"), "the phone in the page")

    def _find_port(self):
        with open(self.output, encoding="utf-8") as file:
            match = re.search(r"listening on ws://127\.0\.0\.1:(\d+)", file.read())
        return match and int(match.group(1))

    def command(self, method, **parameters):
        """Sends a command and returns its result."""
        self.count += 1
        self.socket.send({"id": self.count, "method": method, "params": parameters})
        while True:
            answer = self.socket.receive_message("type")
            if answer.get("id") == self.count:
                break
        if answer["type"] != "success":
            raise AssertionError(f"{method}: {json.dumps(answer)}")
        return answer["result"]

    def run(self, expression):
        """Evaluates JavaScript and returns a plain value."""
        result = self.command("script.evaluate", expression=expression, target={"context": self.context},
                              awaitPromise=False)
        return result["result"].get("value")

    def touch(self, *fingers):
        """Performs the actions of several fingers together."""
        self.command("input.performActions", context=self.context, actions=[
            {"type": "pointer", "id": f"finger{number}", "parameters": {"pointerType": "touch"}, "actions": list(actions)}
            for number, actions in enumerate(fingers)])

    def close(self):
        """Closes the browser."""
        self.process.terminate()
        self.process.wait(timeout=20)
        self.socket.close()
        self.folder.cleanup()

    def __enter__(self):
        return self

    def __exit__(self, *error):
        self.close()
