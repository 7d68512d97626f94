import AppSupport
import Foundation
import Synchronization

/// What the parent of a worker process writes to its standard input, read by a thread of its own.
///
/// The process exits when its input ends, even while an app hangs: the parent has ended then.
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
      // Not `readLine()`, whose lock on standard input would block `fflush(nil)`.
      while true {
        let count = read(STDIN_FILENO, &part, part.count)
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
  /// Returns what leads to the parent; standard output itself is the app's from now on.
  static func answers() -> FileHandle {
    let answers = FileHandle(fileDescriptor: dup(STDOUT_FILENO), closeOnDealloc: true)
    _ = fcntl(answers.fileDescriptor, F_SETFD, FD_CLOEXEC)
    return answers
  }

  /// Writes a stream to a file that only the user can read.
  static func redirect(_ stream: Int32, to path: String) throws {
    let file = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o600)
    guard file >= 0 else { throw CommandFailure.unwritable(path, String(cString: strerror(errno))) }
    dup2(file, stream)
    close(file)
  }
}
