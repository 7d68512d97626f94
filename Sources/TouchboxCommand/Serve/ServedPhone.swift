import CoreGraphics
import Foundation
import Painter
import PhoneLink
import SDLHost
import Simulator
import Synchronization
import Terminal
import UIKit

/// Connects a window's phone to the server that displays it in browsers.
///
/// Frames are copied on the main thread and written on another thread. While the server is busy,
/// frames are merged, so the main thread never waits for the server.
final class ServedPhone: Sendable {
  private struct Outgoing {
    var screen: ServerMessage.Screen?
    /// The pixels of the whole screen. The pixels in `damage` have not been written yet.
    var pixels = Data()
    var damage: [PixelRect] = []
    var sequence = 0
    var lines: [String] = []
    /// The width of the screen in pixels.
    var width = 0
  }

  /// The maximum number of rectangles to write separately. More are merged into one.
  private static let damageLimit = 16

  private let link: LinkSocket
  private let outgoing = Mutex(Outgoing())
  private let hasWork = DispatchSemaphore(value: 0)

  /// Connects to a server.
  ///
  /// - Parameters:
  ///   - path: The server's Unix domain socket.
  ///   - inbox: The inbox that passes the clients' input to the window.
  /// - Throws: `CommandFailure` if no server is listening on the socket.
  init(socket path: String, _ inbox: InputInbox) throws {
    guard let link = LinkSocket.connect(to: path) else {
      throw CommandFailure(.environment, "\(path): no touchbox serve server is listening there")
    }
    self.link = link
    Thread.detachNewThread {
      while let frame = link.readFrame(), let message = try? LinkFraming.phoneMessage(frame) {
        inbox.send(RemoteInput.inputs(of: message))
      }
    }
    Thread.detachNewThread { [self] in writeMessages() }
  }

  /// Sends a line from the app's log.
  func log(_ line: String) {
    outgoing.withLock { $0.lines.append(line) }
    hasWork.signal()
  }

  /// Sends the parts of the screen that a frame changed.
  @MainActor func show(_ frame: PaintedFrame, title: String) {
    let painter = frame.painter
    let (isNew, damage, sequence, scale) = (
      frame.isNew, frame.damage, frame.sequence, painter.scale
    )
    let (width, height) = (painter.pixelWidth, painter.pixelHeight)
    let stride = painter.bytesPerRow
    painter.withUnsafePixels { bytes in
      outgoing.withLock { outgoing in
        if isNew || outgoing.pixels.count != width * height * 4 {
          outgoing.screen = ServerMessage.Screen(
            width: width, height: height, scale: scale, title: title)
          outgoing.pixels = Data(count: width * height * 4)
          outgoing.width = width
          outgoing.damage = []
        }
        let all = PixelRect(x: 0, y: 0, width: width, height: height)
        for rect in isNew ? [all] : damage {
          outgoing.pixels.withUnsafeMutableBytes { target in
            for row in rect.y..<(rect.y + rect.height) {
              let (from, to) = (row * stride + rect.x * 4, (row * width + rect.x) * 4)
              target[to..<(to + rect.width * 4)].copyBytes(
                from: bytes[from..<(from + rect.width * 4)])
            }
          }
          outgoing.damage.append(rect)
        }
        if outgoing.damage.count > Self.damageLimit {
          outgoing.damage = [
            outgoing.damage.dropFirst().reduce(outgoing.damage[0]) { $0.union($1) }
          ]
        }
        outgoing.sequence = sequence
      }
    }
    hasWork.signal()
  }

  private func writeMessages() {
    while true {
      hasWork.wait()
      let data = outgoing.withLock { outgoing -> Data in
        var data = Data()
        for line in outgoing.lines { data.append(LinkFraming.encode(.log(line))) }
        outgoing.lines = []
        if let screen = outgoing.screen {
          data.append(LinkFraming.encode(.screen(screen)))
          outgoing.screen = nil
        }
        guard !outgoing.damage.isEmpty else { return data }
        let width = outgoing.width
        let tiles = outgoing.damage.map { rect in
          var pixels = Data(capacity: rect.area * 4)
          for row in rect.y..<(rect.y + rect.height) {
            let start = (row * width + rect.x) * 4
            pixels.append(outgoing.pixels[start..<(start + rect.width * 4)])
          }
          return ServerMessage.Tile(
            x: rect.x, y: rect.y, width: rect.width, height: rect.height, pixels: pixels)
        }
        outgoing.damage = []
        data.append(LinkFraming.encode(.frame(tiles, sequence: outgoing.sequence)))
        return data
      }
      guard data.isEmpty || link.write(data) else { return }
    }
  }
}
