import Foundation
import Synchronization
import Terminal

/// The stream to the parent process, for a process started by `ChildProcess` with `hasChannel`.
///
/// It is separate from the standard streams because the app may read and write those.
enum ParentChannel {
  /// The file descriptor.
  static let descriptor: Int32 = 3

  /// Returns the stream to the parent. It is not inherited by programs that the app starts.
  static func open() -> FileHandle {
    _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
    return FileHandle(fileDescriptor: descriptor, closeOnDealloc: false)
  }
}

/// The parent's messages on the channel, read by a separate thread.
///
/// The process exits when the channel is closed, which indicates that the parent has ended. This
/// works even if the app hangs.
final class ParentInput<Item: Sendable>: Sendable {
  /// Removes and returns the first complete item, or nil if there is none.
  typealias Parse = @Sendable (inout [UInt8]) throws(CommandFailure) -> Item?

  private let items = Mutex<[Result<Item, CommandFailure>]>([])
  private let arrived = DispatchSemaphore(value: 0)

  /// Starts reading from the channel.
  init(_ parse: @escaping Parse) {
    Thread.detachNewThread { [self] in
      var input: [UInt8] = []
      var part = [UInt8](repeating: 0, count: 1 << 16)
      while true {
        let count = read(ParentChannel.descriptor, &part, part.count)
        if count < 0, errno == EINTR { continue }
        guard count > 0 else { _exit(0) }
        input += part[..<count]
        do throws(CommandFailure) {
          while let item = try parse(&input) { add(.success(item)) }
        } catch {
          return add(.failure(error))
        }
      }
    }
  }

  private func add(_ item: Result<Item, CommandFailure>) {
    items.withLock { $0.append(item) }
    arrived.signal()
  }

  /// Waits for the next item.
  func next() throws -> Item {
    arrived.wait()
    return try items.withLock { $0.removeFirst() }.get()
  }
}

/// The standard streams of a worker process.
enum WorkerStreams {
  /// Redirects a stream to a file that only the user can read.
  static func redirect(_ stream: Int32, to path: String) throws {
    let file = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o600)
    guard file >= 0 else { throw CommandFailure.unwritable(path, String(cString: strerror(errno))) }
    dup2(file, stream)
    close(file)
  }
}
