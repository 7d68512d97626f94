/// A touchscreen that covers the whole screen and tracks any number of fingers.
///
/// Locations are in screen pixels and may be fractional. (100, 50) is the top-left corner of that
/// pixel. The test chooses a number for each finger, and may reuse it after the finger lifts.
/// Programs see different numbers.
///
/// Events are sent immediately and never coalesced. ``sync()`` waits until the server has processed
/// them. Call it before sending an event from another device. The first finger moves the pointer,
/// which a program may receive as mouse motion.
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

  /// Puts a finger down.
  ///
  /// - Parameter finger: The finger's number, at least 0. Traps if that finger is already down.
  public func down(_ finger: Int, at x: Double, _ y: Double) throws(XServerError) {
    precondition(fingers[finger] == nil, "finger \(finger) is down already")
    fingers[finger] = (x, y)
    try send(finger, .begin, x, y)
  }

  /// Moves a finger that is down. SDL does not report a move to the same location.
  public func move(_ finger: Int, to x: Double, _ y: Double) throws(XServerError) {
    precondition(fingers[finger] != nil, "finger \(finger) is not down")
    fingers[finger] = (x, y)
    try send(finger, .update, x, y)
  }

  /// Lifts a finger at its current location.
  public func up(_ finger: Int) throws(XServerError) {
    guard let (x, y) = fingers.removeValue(forKey: finger) else {
      preconditionFailure("finger \(finger) is not down")
    }
    try send(finger, .end, x, y)
  }

  /// Waits until the server has processed all events and forwarded them to its clients.
  ///
  /// - Throws: ``XServerError/device(name:action:reason:)`` after 10 seconds without a reply.
  public func sync() throws(XServerError) { try channel.sync() }

  /// Discards the fingers and the connection, which end when the device is disabled.
  func reset() {
    fingers = [:]
    channel.disconnect()
  }

  private func send(
    _ finger: Int, _ phase: InputMessage.TouchPhase, _ x: Double, _ y: Double
  ) throws(XServerError) {
    guard let id = UInt32(exactly: finger) else { preconditionFailure("negative finger \(finger)") }
    // The maximum value of an axis is 65,535, but the server scales by 65,536.
    try channel.send(
      .touch(
        id, phase, x: x / screenWidth * InputMessage.axisLength,
        y: y / screenHeight * InputMessage.axisLength))
  }
}

/// A mouse that moves the pointer to whole screen pixels.
///
/// Every call waits until the server has processed it, so events from several devices arrive in the
/// order of the calls. Motion events are never coalesced.
///
/// While a button is down, SDL captures the pointer unless `SDL_MOUSE_AUTO_CAPTURE` is `0`. The
/// program may then lose fingers on a touchscreen: it receives no more events from them, not even
/// when they lift.
public final class PointerDevice {
  /// A button, by its X number. One step of the wheel is a press and a release.
  public enum Button: Int32, Sendable {
    case left = 1
    case middle = 2
    case right = 3
    case wheelUp = 4
    case wheelDown = 5
  }

  /// The device's name, as X clients see it.
  public var name: String { channel.name }

  private let channel: InputChannel
  private let screenWidth: Double
  private let screenHeight: Double

  init(channel: InputChannel, screenWidth: Double, screenHeight: Double) {
    self.channel = channel
    self.screenWidth = screenWidth
    self.screenHeight = screenHeight
  }

  /// Moves the pointer to a screen pixel, or to the nearest one for a location off the screen.
  public func move(to x: Int, _ y: Int) throws(XServerError) {
    // Use the pixel's center: the server rounds down, and 100 / 1280 of an axis may be 99.99….
    try channel.send(
      .motion(
        x: (Double(x) + 0.5) / screenWidth * InputMessage.axisLength,
        y: (Double(y) + 0.5) / screenHeight * InputMessage.axisLength))
    try channel.sync()
  }

  /// Presses a button at the pointer's location.
  public func press(_ button: Button = .left) throws(XServerError) {
    try channel.send(.button(button.rawValue, isPress: true))
    try channel.sync()
  }

  /// Releases a button at the pointer's location.
  public func release(_ button: Button = .left) throws(XServerError) {
    try channel.send(.button(button.rawValue, isPress: false))
    try channel.sync()
  }

  /// Presses and releases a button.
  public func click(_ button: Button = .left) throws(XServerError) {
    try press(button)
    try release(button)
  }
}

/// A keyboard with the layout of a US PC keyboard.
///
/// Every call waits until the server has processed it, so events from several devices arrive in the
/// order of the calls. A key that is held down repeats after 0.5 seconds, but a modifier does not.
public final class KeyboardDevice {
  /// The device's name, as X clients see it.
  public var name: String { channel.name }

  private let channel: InputChannel
  /// The most recently released key, and the time when the server finished processing the release.
  private var lastRelease: (key: Key, time: ContinuousClock.Instant)?

  /// SDL treats a press less than 2 ms after the key's release as a repeat, as if the key were
  /// still down.
  private static let repetitionTime = Duration.milliseconds(3)

  init(channel: InputChannel) { self.channel = channel }

  /// Presses a key. If the key has just been released, waits briefly first.
  public func press(_ key: Key) throws(XServerError) {
    if let lastRelease, lastRelease.key == key {
      let end = lastRelease.time + Self.repetitionTime
      poll { .now >= end }
    }
    try channel.send(.key(key.rawValue, isPress: true))
    try channel.sync()
  }

  /// Releases a key.
  public func release(_ key: Key) throws(XServerError) {
    try channel.send(.key(key.rawValue, isPress: false))
    try channel.sync()
    lastRelease = (key, .now)
  }

  /// Presses and releases a key while `modifiers` are down. They are pressed in the given order.
  public func type(_ key: Key, holding modifiers: Key...) throws(XServerError) {
    for modifier in modifiers { try press(modifier) }
    try press(key)
    try release(key)
    for modifier in modifiers.reversed() { try release(modifier) }
  }
}

extension KeyboardDevice {
  /// A key, by its X key code, which is the Linux key code plus 8.
  ///
  /// Only keys used in tests have names.
  public struct Key: RawRepresentable, Hashable, Sendable {
    /// The X key code, 8…255.
    public var rawValue: Int32

    /// Creates a key from its X key code.
    public init(rawValue: Int32) { self.rawValue = rawValue }

    /// The Escape key.
    public static let escape = Key(rawValue: 9)
    /// The Backspace key.
    public static let backspace = Key(rawValue: 22)
    /// The Q key.
    public static let q = Key(rawValue: 24)
    /// The W key.
    public static let w = Key(rawValue: 25)
    /// The E key.
    public static let e = Key(rawValue: 26)
    /// The I key.
    public static let i = Key(rawValue: 31)
    /// The left Control key.
    public static let controlLeft = Key(rawValue: 37)
    /// The S key.
    public static let s = Key(rawValue: 39)
    /// The D key.
    public static let d = Key(rawValue: 40)
    /// The Return key.
    public static let enter = Key(rawValue: 36)
    /// The A key.
    public static let a = Key(rawValue: 38)
    /// The C key.
    public static let c = Key(rawValue: 54)
    /// The V key.
    public static let v = Key(rawValue: 55)
    /// The G key.
    public static let g = Key(rawValue: 42)
    /// The H key.
    public static let h = Key(rawValue: 43)
    /// The apostrophe key.
    public static let apostrophe = Key(rawValue: 48)
    /// The left Shift key.
    public static let shiftLeft = Key(rawValue: 50)
    /// The M key.
    public static let m = Key(rawValue: 58)
    /// The left Alt key.
    public static let altLeft = Key(rawValue: 64)
    /// The F5 key.
    public static let f5 = Key(rawValue: 71)
    /// The F9 key.
    public static let f9 = Key(rawValue: 75)
    /// The F10 key.
    public static let f10 = Key(rawValue: 76)
    /// The F11 key.
    public static let f11 = Key(rawValue: 95)
    /// The F12 key.
    public static let f12 = Key(rawValue: 96)
    /// The Up key.
    public static let up = Key(rawValue: 98)
    /// The Left key.
    public static let left = Key(rawValue: 100)
    /// The Right key.
    public static let right = Key(rawValue: 102)
    /// The Down key.
    public static let down = Key(rawValue: 104)
    /// The right Alt key, which is Alt Gr in layouts that have it.
    public static let altRight = Key(rawValue: 113)
    /// The Menu key.
    public static let menu = Key(rawValue: 117)
  }
}
