import Foundation
import SDLHost
import Terminal

/// A message from `run --watch` to its window, sent as a line of JSON on the channel.
enum WatchMessage: Codable {
  /// The text of the banner, which stays until the next one. An empty text hides it.
  case banner(String)
  /// A text that is shown for a while.
  case message(String)

  /// The line.
  var line: Data {
    // Encoding text cannot fail.
    ((try? JSONEncoder().encode(self)) ?? Data()) + Data("\n".utf8)
  }

  /// Displays the messages in this process's window. The process exits together with its parent.
  static func show(in inbox: InputInbox) {
    _ = ParentChannel.open()
    let input = ParentInput { bytes throws(CommandFailure) -> WatchMessage? in
      guard let end = bytes.firstIndex(of: UInt8(ascii: "\n")) else { return nil }
      let line = Data(bytes[..<end])
      bytes.removeFirst(end + 1)
      return (try? JSONDecoder().decode(WatchMessage.self, from: line)) ?? .banner("")
    }
    Thread.detachNewThread {
      while let message = try? input.next() {
        switch message {
        case .banner(let text): inbox.showBanner(text)
        case .message(let text): inbox.show(text)
        }
      }
    }
  }
}
