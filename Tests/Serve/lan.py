#!/usr/bin/python3
"""Touches `touchbox serve --lan` from another machine, simulated by two network namespaces with a cable between them.

usage: unshare -rn Tests/Serve/lan.py          the serving machine
       Tests/Serve/lan.py client ADDRESS       the other machine, which the first one starts
"""
import subprocess
import sys

from browser import Browser, play
from serving import Server, Socket, wait_for

OWN, OTHER = "10.77.0.1", "10.77.0.2"


def run(*words):
    subprocess.run(words, check=True)


def serve():
    """Serves in this namespace, and opens the page in another one."""
    cable = subprocess.Popen(["unshare", "-n", "sleep", "600"])
    try:
        inside = ["nsenter", "-t", str(cable.pid), "-n"]
        own = subprocess.run(["readlink", "/proc/self/ns/net"], capture_output=True, check=True).stdout
        wait_for(lambda: subprocess.run(["readlink", f"/proc/{cable.pid}/ns/net"], capture_output=True,
                                        check=False).stdout != own, "the other namespace")
        run("ip", "link", "set", "lo", "up")
        run("ip", "link", "add", "lan0", "type", "veth", "peer", "name", "lan1", "netns", str(cable.pid))
        run("ip", "addr", "add", f"{OWN}/24", "dev", "lan0")
        run("ip", "link", "set", "lan0", "up")
        for words in [("ip", "link", "set", "lo", "up"), ("ip", "addr", "add", f"{OTHER}/24", "dev", "lan1"),
                      ("ip", "link", "set", "lan1", "up")]:
            run(*inside, *words)
        with Server("PinchMe", "--lan") as server:
            if not server.address.startswith(f"http://{OWN}:") or len(server.token) != 32:
                raise AssertionError(f"unexpected address {server.address}")
            run(*inside, sys.executable, "-B", __file__, "client", server.address, server.trace_path)
            if f"connected from {OTHER}" not in server.text():
                raise AssertionError(server.text())
            points = [call.count("<") for call in server.calls()]
            if points != [2, 2, 2]:
                raise AssertionError(f"expected two fingers that land, move and lift, got {server.calls()}")
        with Server("PinchMe") as server:
            # Without --lan, other machines must not be able to connect.
            result = subprocess.run([*inside, sys.executable, "-B", __file__, "refused", str(server.port)], check=False)
            if result.returncode != 0:
                raise AssertionError("another machine could connect without --lan")
    finally:
        cable.kill()


class Trace:
    """Counts packets in the trace of another process's server."""

    def __init__(self, path):
        self.path = path

    def packets(self):
        with open(self.path, encoding="utf-8") as file:
            return file.read().count(" packet ")


def touch(address, trace_path):
    """Opens the page with its token, and touches with two fingers. Without the token, the page is not shown."""
    host, _, port = address.partition("#")[0][len("http://"):].rstrip("/").rpartition(":")
    with Socket(int(port), host=host) as stranger:
        if stranger.status != 403:
            raise AssertionError(f"a client without a cookie got {stranger.status}")
    with Browser(address) as browser:
        if browser.run("return isSecureContext"):
            raise AssertionError("expected plain HTTP on another machine, without a secure context")
        play(browser, Trace(trace_path), "d1 100,200 & d2 200,200\nm1 90,200 & m2 210,200\nu1 & u2")
        if "#" not in address or browser.run("return document.cookie"):
            raise AssertionError("scripts can read the cookie")


def main():
    if sys.argv[1:2] == ["client"]:
        touch(*sys.argv[2:])
    elif sys.argv[1:2] == ["refused"]:
        try:
            Socket(int(sys.argv[2]), host=OWN)
        except OSError:
            return
        sys.exit(1)
    else:
        serve()


if __name__ == "__main__":
    main()
