import Foundation
import Terminal

/// Forwards another program's standard error, and keeps the last part of it.
final class ErrorRelay {
  /// The number of bytes to keep. Crash messages are shorter.
  private static let capacity = 1 << 20

  /// The last bytes from the program.
  private(set) var text = Data()
  private let file: FileHandle
  private var hasEnded = false

  /// Creates a relay for a pipe connected to a program's standard error.
  init(_ file: FileHandle) {
    self.file = file
    let flags = fcntl(file.fileDescriptor, F_GETFL)
    _ = fcntl(file.fileDescriptor, F_SETFL, flags | O_NONBLOCK)
  }

  /// The descriptor to poll, or `nil` after the program has closed its standard error.
  var descriptor: Int32? { hasEnded ? nil : file.fileDescriptor }

  /// Forwards available bytes without blocking.
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
