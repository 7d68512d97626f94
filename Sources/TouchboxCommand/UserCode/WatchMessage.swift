import Foundation
import SDLHost
import Terminal

/// A message from `run --watch` to its window, sent as a line of JSON on the channel.
enum WatchMessage {
  /// Returns the line for some text.
  static func line(_ text: String) -> Data {
    // Encoding text cannot fail.
    ((try? JSONEncoder().encode(text)) ?? Data()) + Data("\n".utf8)
  }

  /// Displays the messages in this process's window. The process exits together with its parent.
  static func show(in inbox: InputInbox) {
    _ = ParentChannel.open()
    let input = ParentInput { bytes throws(CommandFailure) -> String? in
      guard let end = bytes.firstIndex(of: UInt8(ascii: "\n")) else { return nil }
      let line = Data(bytes[..<end])
      bytes.removeFirst(end + 1)
      return (try? JSONDecoder().decode(String.self, from: line)) ?? ""
    }
    Thread.detachNewThread {
      while let text = try? input.next() { inbox.showBanner(text) }
    }
  }
}
