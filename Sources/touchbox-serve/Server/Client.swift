package import FlyingFox
package import Foundation

/// The state of a connected page: the frames it has received, and its limits.
package struct Client: Sendable {
  /// The maximum number of frames that a client has not displayed yet. Additional frames are
  /// skipped instead of queued.
  package static let framesInFlight = 2
  /// The maximum number of messages per second from a client, and the maximum burst after a pause.
  package static let messagesPerSecond = 250.0
  package static let messageBurst = 500.0
  /// The maximum number of commands per second from a client. Additional commands are ignored.
  package static let commandsPerSecond = 2.0
  /// The maximum number of WebSocket frames waiting for a client's connection.
  package static let outputLimit = 512

  /// The client's number, from 1, which is also the number of its touch device.
  package let number: Int
  /// The client's IP address, used in terminal messages.
  package let address: String
  /// Sends WebSocket frames.
  package let output: AsyncStream<WSFrame>.Continuation
  /// The parts of the screen that have changed since the last frame.
  package var damage = DamageRegion()
  /// The size of the area in which the page displays the screen, in pixels.
  package var size: (width: Int, height: Int)?
  private var unshown: Set<Int> = []
  private var frameCount = 0
  private var messages: RateLimit
  private var commands: RateLimit
  /// Whether messages were lost because the client is not reading them.
  package private(set) var isOverflowing = false
  /// The client's number for the latest input that is visible in a frame.
  package var shownInput = 0

  /// Creates a client.
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

  /// Whether a frame should be sent to the client now.
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

  /// Begins a frame that contains all damaged areas.
  ///
  /// - Returns: The frame's number, and the rectangles.
  package mutating func beginFrame() -> (number: Int, rects: [PixelRect]) {
    frameCount += 1
    unshown.insert(frameCount)
    defer { damage.removeAll() }
    return (frameCount, damage.rects)
  }

  /// Records that the client has displayed a frame. Unknown frame numbers have no effect.
  package mutating func noteShown(_ frame: Int) {
    unshown.remove(frame)
  }

  /// Discards frames that have not arrived yet, because a new screen will follow.
  package mutating func restartFrames() {
    unshown = []
  }

  /// Sends a message.
  ///
  /// If the client does not read its messages, its connection is closed; see `isOverflowing`.
  package mutating func send(_ payload: Data, opcode: WSFrame.Opcode = .text) {
    let result = output.yield(WSFrame(fin: true, opcode: opcode, mask: nil, payload: payload))
    if case .dropped = result { isOverflowing = true }
  }
}

/// Encodes a frame for the page: the frame's number, the latest client input visible in it, and the
/// number of tiles; then, for each tile, its position and size, the length of its PNG, and the PNG.
/// All numbers are four bytes, most significant byte first.
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
