"""A network between a page and its server that can delay, stall and cut connections."""
import contextlib
import queue
import re
import socket
import threading
import time


class Relay:
    """Forwards connections to a local port.

    The server must not see the relay's address, so request headers are rewritten to contain the server's own.
    """

    def __init__(self, port):
        self.target = port
        self.delay = 0  # Seconds in each direction.
        self.rate = None  # Bytes per second from the server, or None for no limit.
        self.flows = threading.Event()  # Whether the server's bytes are forwarded.
        self.flows.set()
        self.listener = socket.create_server(("127.0.0.1", 0))
        self.port = self.listener.getsockname()[1]
        self.sockets = []
        threading.Thread(target=self._accept, daemon=True).start()

    @property
    def address(self):
        return f"http://127.0.0.1:{self.port}/"

    def _accept(self):
        with contextlib.suppress(OSError):
            while True:
                client, _ = self.listener.accept()
                server = socket.create_connection(("127.0.0.1", self.target))
                for end in (client, server):
                    end.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
                self.sockets += [client, server]
                for source, sink in [(client, server), (server, client)]:
                    # Send on another thread, because the delay must not lower the rate.
                    parts = queue.Queue(maxsize=64)
                    threading.Thread(target=self._read, args=(source, parts), daemon=True).start()
                    threading.Thread(target=self._write, args=(parts, sink, source is server), daemon=True).start()

    def _read(self, source, parts):
        with contextlib.suppress(OSError):
            while data := source.recv(65536):
                parts.put((time.monotonic() + self.delay, data))
        parts.put((0, b""))

    def _write(self, parts, sink, is_from_server):
        with contextlib.suppress(OSError):
            while True:
                due, data = parts.get()
                if not data:
                    break
                time.sleep(max(0, due - time.monotonic()))
                if is_from_server:
                    self.flows.wait()
                    if self.rate:
                        time.sleep(len(data) / self.rate)
                else:
                    data = re.sub(rb"(Host: |http://)127\.0\.0\.1:%d" % self.port,
                                  rb"\g<1>127.0.0.1:%d" % self.target, data)
                sink.sendall(data)
        with contextlib.suppress(OSError):
            sink.shutdown(socket.SHUT_WR)

    def cut(self):
        """Ends all connections."""
        sockets, self.sockets = self.sockets, []
        for end in sockets:
            with contextlib.suppress(OSError):
                end.shutdown(socket.SHUT_RDWR)
            end.close()

    def close(self):
        """Ends all connections, and does not accept new ones."""
        self.listener.close()
        self.flows.set()
        self.cut()

    def __enter__(self):
        return self

    def __exit__(self, *error):
        self.close()
