import Foundation

/// A pipe between a process and its child into which nobody writes: when the parent ends, in
/// whatever way, the pipe does, and so does the child.
enum ParentDeathWatch {
  /// The number of the child's end.
  static let child: Int32 = 3

  /// Ends this process as soon as its parent does.
  static func hold() {
    // The system sends SIGIO when the other end closes, which ends a process that handles it not.
    _ = fcntl(child, F_SETOWN, getpid())
    _ = fcntl(child, F_SETFL, O_ASYNC)
    var request = pollfd(fd: child, events: Int16(POLLIN), revents: 0)
    poll(&request, 1, 0)
    if request.revents & Int16(POLLHUP) != 0 { raise(SIGKILL) }
  }
}
