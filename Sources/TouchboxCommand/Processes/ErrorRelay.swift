import Foundation
import Terminal

/// Passes on what another program writes to its standard error, and remembers the end of it.
final class ErrorRelay {
  /// How many bytes are remembered: more than messages about a crash have.
  private static let capacity = 1 << 20

  /// The last bytes that the program has written.
  private(set) var text = Data()
  private let file: FileHandle
  private var hasEnded = false

  /// Begins with a pipe that the program writes to.
  init(_ file: FileHandle) {
    self.file = file
    let flags = fcntl(file.fileDescriptor, F_GETFL)
    _ = fcntl(file.fileDescriptor, F_SETFL, flags | O_NONBLOCK)
  }

  /// What to wait for; `nil` once the program has closed its standard error.
  var descriptor: Int32? { hasEnded ? nil : file.fileDescriptor }

  /// Passes on what there is, without waiting.
  func forward() {
    var part = [UInt8](repeating: 0, count: 1 << 16)
    while !hasEnded {
      let count = read(file.fileDescriptor, &part, part.count)
      if count < 0, errno == EINTR { continue }
      if count < 0, errno == EAGAIN { return }
      guard count > 0 else {
        hasEnded = true
        return
      }
      Console.errBytes(Data(part[..<count]))
      text = (text + part[..<count]).suffix(Self.capacity)
    }
  }
}
