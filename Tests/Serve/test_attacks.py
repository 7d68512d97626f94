#!/usr/bin/python3
"""Attacks on `touchbox serve`, and the expected results.

usage: python3 -m unittest discover -s Tests/Serve -p 'test_attacks.py'   (needs `make debug serve`)

After each attack, a page that was already connected must still work, and the phone must not be affected.
"""
import os
import select
import socket
import threading
import time
import unittest

from serving import Server, Socket, request, wait_for


class AttackTests(unittest.TestCase):
    """One server and one legitimate client, shared by all attacks."""

    @classmethod
    def setUpClass(cls):
        cls.server = Server("TouchDemo")
        cls.port = cls.server.port
        cls.legitimate = Socket(cls.port)
        cls.legitimate.receive_message("screen")

    @classmethod
    def tearDownClass(cls):
        cls.legitimate.close()
        cls.server.stop()

    def tearDown(self):
        """Checks that the phone responds when the legitimate client touches it."""
        before = self.server.text().count("Begin Touch")
        self.legitimate.touch("down", 0.05, 0.08)
        self.legitimate.touch("up", 0.05, 0.08)
        wait_for(lambda: self.server.text().count("Begin Touch") > before, "the legitimate client's touch")

    def get(self, path, **headers):
        """Requests a path, and returns the response."""
        fields = {"Host": f"127.0.0.1:{self.port}", "Connection": "close", **headers}
        lines = "".join(f"{name.replace('_', '-')}: {value}\r\n" for name, value in fields.items() if value is not None)
        return request(self.port, f"GET {path} HTTP/1.1\r\n{lines}\r\n")

    def test_foreign_host(self):
        for host in ["evil.example", f"evil.example:{self.port}", "127.0.0.1", "", None]:
            self.assertIn(" 403 ", self.get("/", Host=host).split("\r\n")[0])

    def test_foreign_origin(self):
        for origin in ["http://evil.example", "null", f"https://127.0.0.1:{self.port}"]:
            with Socket(self.port, headers={"Origin": origin}) as client:
                self.assertEqual(client.status, 403)
        with Socket(self.port, headers={"Origin": None}) as client:
            self.assertEqual(client.status, 403)

    def test_paths(self):
        for path in ["/../../etc/passwd", "/%2e%2e/%2e%2e/etc/passwd", "//etc/passwd", "/page.html", "/session",
                     "/phone/../../x", "/" + "a" * 2000]:
            self.assertIn(self.get(path).split("\r\n")[0].split(" ")[1], ["403", "404", "400"], path)

    def test_oversized_headers_and_bodies(self):
        big = "x" * 200_000
        self.assertEqual(self.get("/", X_Big=big), "")
        self.assertEqual(
            request(self.port, f"POST /session HTTP/1.1\r\nHost: 127.0.0.1:{self.port}\r\n"
                    f"Origin: http://127.0.0.1:{self.port}\r\nContent-Length: 200000\r\n\r\n{big}"), "")

    def test_no_http(self):
        for text in [b"\0" * 100, b"\r\n\r\n", b"GET\r\n\r\n", b"GET / HTTP/1.1", b"\x16\x03\x01\x02\x00\x01" * 50]:
            self.assertNotIn("200 OK", request(self.port, text, timeout=15))

    def test_malformed_frames(self):
        attacks = {
            "no mask": lambda c: c.send_frame(b"{}", masked=False),
            "binary": lambda c: c.send_frame(b"{}", opcode=2),
            "unknown opcode": lambda c: c.send_frame(b"", opcode=5),
            "continuation of nothing": lambda c: c.send_frame(b"{}", opcode=0),
            "long ping": lambda c: c.send_frame(b"p" * 126, opcode=9),
            "announced length of 2^62": lambda c: c.send_frame(b"", length=1 << 62),
            "announced length of 2^64 - 1": lambda c: c.send_frame(b"", length=(1 << 64) - 1),
            "long message": lambda c: c.send_frame(b" " * 20_000),
            "not JSON": lambda c: c.send_frame(b"hello"),
            "deep JSON": lambda c: c.send_frame(b"[" * 15_000),
            "impossible numbers": lambda c: c.touch("down", 1e300, 0.5),
            "unknown phase": lambda c: c.touch("hover", 0.5, 0.5),
        }
        for name, attack in attacks.items():
            with self.subTest(name), Socket(self.port) as client:
                self.assertEqual(client.status, 101)
                attack(client)
                self.assertTrue(client.is_closed(), name)

    def test_fragments_without_end(self):
        with Socket(self.port) as client:
            client.send_frame(b"{", fin=False)
            with self.assertRaises(OSError):
                for _ in range(100_000):
                    client.send_frame(b" " * 100, opcode=0, fin=False)
            self.assertTrue(client.is_closed())

    def test_flood_of_touches(self):
        with Socket(self.port) as client:
            with self.assertRaises(OSError):
                for number in range(100_000):
                    client.touch("move", 0.5, 0.5, sequence=number)
            self.assertTrue(client.is_closed())

    def test_slow_reader(self):
        with Socket(self.port) as client:
            # This client never reads. Meanwhile, the phone shows a finger's marks to the other clients.
            client.connection.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
            for number in range(50):
                self.legitimate.touch("down" if number == 0 else "move", 0.05 + number * 0.01, 0.08)
                time.sleep(0.005)
            # Move the icon back to where the next touch will be.
            self.legitimate.touch("move", 0.05, 0.08)
            self.legitimate.touch("up", 0.05, 0.08)

    def test_half_open_connections(self):
        silent = [socket.create_connection(("127.0.0.1", self.port)) for _ in range(50)]
        for connection in silent:
            connection.settimeout(30)
        # Connections are closed after ten seconds without a complete request.
        self.assertEqual(silent[0].recv(1), b"")
        for connection in silent:
            connection.close()

    def test_ten_thousand_connections(self):
        opened = 0
        for _ in range(100):
            batch = [socket.socket() for _ in range(100)]
            for connection in batch:
                connection.setblocking(False)
                connection.connect_ex(("127.0.0.1", self.port))
            # The kernel delays connections beyond the limits of the server.
            opened += len(select.select([], batch, [], 0.02)[1])
            for connection in batch:
                connection.close()
        self.assertGreater(opened, 0)
        # The server notices that the connections are closed.
        wait_for(lambda: "200 OK" in self.get("/"), "a free connection")

    def test_memory_stays_flat(self):
        """Many short connections do not increase the memory of the server."""
        server = next(pid for pid in os.listdir("/proc") if pid.isdigit() and self._is_server(pid))

        def resident():
            with open(f"/proc/{server}/statm", encoding="ascii") as file:
                return int(file.read().split()[1]) * 4096

        def visit():
            with Socket(self.port) as client:
                client.receive_message("screen")

        for _ in range(20):
            visit()
        before = resident()
        for _ in range(20):
            threads = [threading.Thread(target=visit) for _ in range(10)]
            for thread in threads:
                thread.start()
            for thread in threads:
                thread.join()
        self.assertLess(resident() - before, 32 << 20)

    def _is_server(self, pid):
        try:
            with open(f"/proc/{pid}/cmdline", "rb") as file:
                words = file.read().split(b"\0")
            with open(f"/proc/{pid}/stat", encoding="ascii") as file:
                parent = int(file.read().rpartition(")")[2].split()[1])
        except OSError:
            return False
        return words[0].endswith(b"touchbox-serve") and parent == self.server.process.pid


class TokenTests(unittest.TestCase):
    """With `--lan`, all requests except for the page need a cookie."""

    @classmethod
    def setUpClass(cls):
        cls.server = Server("TouchDemo", "--lan")

    @classmethod
    def tearDownClass(cls):
        cls.server.stop()

    def post(self, token, host=None):
        host = host or f"127.0.0.1:{self.server.port}"
        return request(
            self.server.port, f"POST /session HTTP/1.1\r\nHost: {host}\r\nOrigin: http://{host}\r\n"
            f"Content-Length: {len(token)}\r\nConnection: close\r\n\r\n{token}")

    def test_token(self):
        self.assertRegex(self.server.token, "^[0-9a-f]{32}$")
        with Socket(self.server.port) as client:
            self.assertEqual(client.status, 403)
        with Socket(self.server.port, headers={"Cookie": f"touchbox={self.server.token}"}) as client:
            self.assertEqual(client.status, 403)
        for wrong in ["", "0" * 32, self.server.token[:-1], self.server.token + "0"]:
            self.assertIn(" 403 ", self.post(wrong).split("\r\n")[0])
        response = self.post(self.server.token)
        self.assertIn("HttpOnly; SameSite=Strict", response)
        cookie = response.partition("Set-Cookie: ")[2].partition(";")[0]
        with Socket(self.server.port, headers={"Cookie": cookie}) as client:
            self.assertEqual(client.status, 101)
        # This server does not accept another server's cookie.
        with Server("TapCounter", "--lan") as other, Socket(other.port, headers={"Cookie": cookie}) as client:
            self.assertEqual(client.status, 403)

    def test_wrong_tokens_are_limited(self):
        # This test exhausts the limit per minute, so its name makes it run last.
        statuses = [self.post(f"{number:032x}").split(" ")[1] for number in range(60)]
        self.assertIn("429", statuses)

    def test_page_is_free(self):
        page = request(self.server.port,
                       f"GET / HTTP/1.1\r\nHost: 127.0.0.1:{self.server.port}\r\nConnection: close\r\n\r\n")
        self.assertIn("200 OK", page)
        self.assertNotIn(self.server.token, page)


if __name__ == "__main__":
    unittest.main()
