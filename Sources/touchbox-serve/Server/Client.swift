package import FlyingFox
package import Foundation

/// A page that is connected: what it has received, and what it may still send.
package struct Client: Sendable {
  /// The most frames that a client has not shown yet; above it, frames are skipped, not queued.
  package static let framesInFlight = 2
  /// The most messages of a client per second, and at once after a pause.
  package static let messagesPerSecond = 250.0
  package static let messageBurst = 500.0
  /// The most commands of a client per second; more are ignored.
  package static let commandsPerSecond = 2.0
  /// The most WebSocket frames that wait for a client's connection.
  package static let outputLimit = 512

  /// The client's number, from 1; also the number of its touch device.
  package let number: Int
  /// Where it connects from, for the terminal.
  package let address: String
  /// Sends WebSocket frames.
  package let output: AsyncStream<WSFrame>.Continuation
  /// What changed on the screen since the last frame.
  package var damage = DamageRegion()
  /// The size of the page's area for the screen, in pixels.
  package var size: (width: Int, height: Int)?
  private var unshown: Set<Int> = []
  private var frameCount = 0
  private var messages: RateLimit
  private var commands: RateLimit
  /// Whether messages were lost because the client does not read them.
  package private(set) var isOverflowing = false
  /// The client's number of the last input that a frame shows.
  package var shownInput = 0

  /// Makes a client.
  ///
  /// - Parameter now: The time in seconds.
  package init(
    number: Int, address: String, output: AsyncStream<WSFrame>.Continuation, now: Double
  ) {
    (self.number, self.address, self.output) = (number, address, output)
    messages = RateLimit(
      perSecond: Self.messagesPerSecond, burst: Self.messageBurst, now: now)
    commands = RateLimit(perSecond: Self.commandsPerSecond, burst: 5, now: now)
  }

  /// Whether the client gets a frame now.
  package var wantsFrame: Bool { !damage.isEmpty && unshown.count < Self.framesInFlight }

  /// Counts a message.
  ///
  /// - Returns: Whether the client is within its limits.
  package mutating func countMessage(at now: Double) -> Bool {
    messages.allows(at: now)
  }

  /// Counts a command.
  ///
  /// - Returns: Whether the client is within its limits.
  package mutating func countCommand(at now: Double) -> Bool {
    commands.allows(at: now)
  }

  /// Begins a frame with all that is damaged.
  ///
  /// - Returns: The frame's number, and the rectangles.
  package mutating func beginFrame() -> (number: Int, rects: [PixelRect]) {
    frameCount += 1
    unshown.insert(frameCount)
    defer { damage.removeAll() }
    return (frameCount, damage.rects)
  }

  /// Notes that the client shows a frame; a number that it was not sent has no effect.
  package mutating func noteShown(_ frame: Int) {
    unshown.remove(frame)
  }

  /// Forgets frames on their way, because another screen follows.
  package mutating func restartFrames() {
    unshown = []
  }

  /// Sends a message.
  ///
  /// A client that does not read its messages loses its connection: see `isOverflowing`.
  package mutating func send(_ payload: Data, opcode: WSFrame.Opcode = .text) {
    let result = output.yield(WSFrame(fin: true, opcode: opcode, mask: nil, payload: payload))
    if case .dropped = result { isOverflowing = true }
  }
}

/// Writes a frame as the page reads it: its number, the client's last input that it shows, the number of
/// tiles; for each tile its position and size, the length of its PNG, and the PNG. All numbers have four
/// bytes, the most significant first.
enum FrameWriter {
  static func frame(number: Int, input: Int, tiles: [(rect: PixelRect, png: Data)]) -> Data {
    var data = Data(capacity: tiles.reduce(12) { $0 + 20 + $1.png.count })
    append([number, input, tiles.count], to: &data)
    for (rect, png) in tiles {
      append([rect.x, rect.y, rect.width, rect.height, png.count], to: &data)
      data.append(png)
    }
    return data
  }

  private static func append(_ numbers: [Int], to data: inout Data) {
    for number in numbers {
      withUnsafeBytes(of: UInt32(truncatingIfNeeded: number).bigEndian) {
        data.append(contentsOf: $0)
      }
    }
  }
}
