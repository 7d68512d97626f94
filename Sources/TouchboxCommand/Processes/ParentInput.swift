import Foundation
import Synchronization
import Terminal

/// The stream to the process that started this one, with `hasChannel` of `ChildProcess`.
///
/// Standard streams are the app's, which may read and write them.
enum ParentChannel {
  /// Its descriptor.
  static let descriptor: Int32 = 3

  /// Returns what leads to the parent; programs that the app starts do not inherit it.
  static func open() -> FileHandle {
    _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
    return FileHandle(fileDescriptor: descriptor, closeOnDealloc: false)
  }
}

/// What the parent of this process writes to its channel, read by a thread of its own.
///
/// The process exits when the channel ends, even while an app hangs: the parent has ended then.
final class ParentInput<Item: Sendable>: Sendable {
  /// Removes the first item of the bytes so far, and returns it; nil if it is not complete.
  typealias Parse = @Sendable (inout [UInt8]) throws(CommandFailure) -> Item?

  private let items = Mutex<[Result<Item, CommandFailure>]>([])
  private let arrived = DispatchSemaphore(value: 0)

  /// Begins to read.
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
  /// Writes a stream to a file that only the user can read.
  static func redirect(_ stream: Int32, to path: String) throws {
    let file = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o600)
    guard file >= 0 else { throw CommandFailure.unwritable(path, String(cString: strerror(errno))) }
    dup2(file, stream)
    close(file)
  }
}
