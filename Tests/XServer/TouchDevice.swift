/// A touchscreen that covers the whole screen and follows any number of fingers.
///
/// Positions are in screen pixels: (100, 50) is the top left corner of that pixel, and fractions
/// are kept. A finger is named by a number of the test's choice, free again once the finger is up;
/// programs see other numbers.
///
/// Events are sent at once and none is merged with another. ``sync()`` waits until the server has
/// processed them; call it before an event of another device that must come later. The first
/// finger takes the pointer along, which a program may see as a motion of the mouse.
public final class TouchDevice {
  /// The device's name, as X clients see it.
  public var name: String { channel.name }

  let channel: InputChannel
  private let screenWidth: Double
  private let screenHeight: Double
  private var fingers: [Int: (x: Double, y: Double)] = [:]

  init(channel: InputChannel, screenWidth: Double, screenHeight: Double) {
    self.channel = channel
    self.screenWidth = screenWidth
    self.screenHeight = screenHeight
  }

  /// The fingers that are down, in ascending order.
  public var fingersDown: [Int] { fingers.keys.sorted() }

  /// Puts a finger down.
  ///
  /// - Parameter finger: 0 or more; a finger that is down already is the test's mistake, and traps.
  public func down(_ finger: Int, at x: Double, _ y: Double) throws(XServerError) {
    precondition(fingers[finger] == nil, "finger \(finger) is down already")
    fingers[finger] = (x, y)
    try send(finger, .begin, x, y)
  }

  /// Moves a finger that is down; SDL does not report a move to where the finger is.
  public func move(_ finger: Int, to x: Double, _ y: Double) throws(XServerError) {
    precondition(fingers[finger] != nil, "finger \(finger) is not down")
    fingers[finger] = (x, y)
    try send(finger, .update, x, y)
  }

  /// Takes a finger up where it is.
  public func up(_ finger: Int) throws(XServerError) {
    guard let (x, y) = fingers.removeValue(forKey: finger) else {
      preconditionFailure("finger \(finger) is not down")
    }
    try send(finger, .end, x, y)
  }

  /// Takes all fingers up, in ascending order.
  public func upAll() throws(XServerError) {
    for finger in fingersDown { try up(finger) }
  }

  /// Waits until the server has processed everything sent, and has sent it on to its clients.
  ///
  /// - Throws: ``XServerError/device(name:action:reason:)`` after 10 seconds without an answer.
  public func sync() throws(XServerError) { try channel.sync() }

  /// Forgets the fingers and the connection, both of which end when the device is disabled.
  func reset() {
    fingers = [:]
    channel.disconnect()
  }

  private func send(
    _ finger: Int, _ phase: InputMessage.TouchPhase, _ x: Double, _ y: Double
  ) throws(XServerError) {
    guard let id = UInt32(exactly: finger) else { preconditionFailure("negative finger \(finger)") }
    // The server's axis has one step more than its greatest value: x / width of 65,536 steps.
    try channel.send(
      .touch(
        id, phase, x: x / screenWidth * InputMessage.axisLength,
        y: y / screenHeight * InputMessage.axisLength))
  }
}
