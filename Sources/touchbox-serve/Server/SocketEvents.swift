import CEPoll
import FlyingSocks
import Foundation
import Synchronization

/// Waits for events on FlyingFox's sockets, using the kernel's epoll.
///
/// FlyingSocks' own queue stores which sockets are registered with the kernel. If a socket is
/// closed before it is removed, the entry remains, and the next connection with the same number
/// waits forever. This queue stores nothing: each wait reregisters the socket, and the kernel
/// removes closed sockets automatically.
///
/// All sockets send their data without a delay. Otherwise, the kernel would delay a frame until the
/// client has acknowledged the previous data, for up to 40 ms.
struct SocketEvents: EventQueue {
  /// The maximum number of events per wait.
  private static let limit: Int32 = 64

  private var queue: Int32 = -1
  /// The event descriptor used to end the wait.
  private var wakeUp: Int32 = -1

  /// Returns a socket pool that uses this queue.
  static func makePool() -> SocketPool<SocketEvents> {
    SocketPool(queue: SocketEvents(), dispatchQueue: DispatchQueue(label: "sockets"))
  }

  mutating func open() throws {
    queue = epoll_create1(Int32(EPOLL_CLOEXEC))
    wakeUp = eventfd(0, Int32(EFD_NONBLOCK | EFD_CLOEXEC))
    guard queue >= 0, wakeUp >= 0, register(wakeUp, EPOLLIN.rawValue) else {
      throw SocketError.makeFailed("epoll")
    }
  }

  mutating func stop() throws {
    guard wakeUp >= 0 else { throw SocketError.disconnected }
    eventfd_write(wakeUp, 1)
  }

  mutating func close() throws {
    guard queue >= 0 else { throw SocketError.disconnected }
    Glibc.close(queue)
    Glibc.close(wakeUp)
    (queue, wakeUp) = (-1, -1)
  }

  /// Requests a socket's next event. If the socket is ready now, that counts as an event.
  mutating func addEvents(_ events: Socket.Events, for socket: Socket.FileDescriptor) throws {
    let all = EPOLLIN.rawValue | EPOLLOUT.rawValue | EPOLLRDHUP.rawValue | EPOLLET.rawValue
    guard register(socket.rawValue, all) else { throw SocketError.disconnected }
  }

  /// Does nothing because the pool ignores events that no task is waiting for.
  mutating func removeEvents(_ events: Socket.Events, for socket: Socket.FileDescriptor) {}

  func getNotifications() throws -> [EventNotification] {
    var events = [epoll_event](repeating: epoll_event(), count: Int(Self.limit))
    let count = epoll_wait(queue, &events, Self.limit, -1)
    guard count >= 0 else {
      if errno == EINTR { return [] }
      throw SocketError.makeFailed("epoll_wait")
    }
    return try events.prefix(Int(count)).map { event in
      guard event.data.fd != wakeUp else { throw SocketError.disconnected }
      let ended = EPOLLHUP.rawValue | EPOLLRDHUP.rawValue | EPOLLERR.rawValue
      var ready = Socket.Events()
      // When a connection ends, both kinds of waits end. The next read or write reports it.
      if event.events & (EPOLLIN.rawValue | ended) != 0 { ready.insert(.read) }
      if event.events & (EPOLLOUT.rawValue | ended) != 0 { ready.insert(.write) }
      return EventNotification(
        file: Socket.FileDescriptor(rawValue: event.data.fd), events: ready, errors: [])
    }
  }

  private func register(_ file: Int32, _ events: UInt32) -> Bool {
    var event = epoll_event()
    event.events = events
    event.data.fd = file
    if epoll_ctl(queue, EPOLL_CTL_MOD, file, &event) == 0 { return true }
    guard errno == ENOENT else { return false }
    // This fails for the event descriptor and has no effect on listening sockets, except that their
    // connections inherit the option.
    var isOn: Int32 = 1
    setsockopt(file, Int32(IPPROTO_TCP), TCP_NODELAY, &isOn, socklen_t(MemoryLayout<Int32>.size))
    return epoll_ctl(queue, EPOLL_CTL_ADD, file, &event) == 0
  }
}
