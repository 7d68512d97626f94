/// A mouse whose pointer is put on whole pixels of the screen.
///
/// Every call waits until the server has processed it: events of several devices then keep the
/// order of the calls. No motion is merged with another, however fast they come.
///
/// While a button is down, SDL captures the pointer unless `SDL_MOUSE_AUTO_CAPTURE` is `0`. Fingers
/// that are on a touchscreen meanwhile may be lost by that: the program hears no more of them, not
/// even that they went up.
public final class PointerDevice {
  /// A button, by its number in X; a turn of the wheel is a press and a release.
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

  /// Puts the pointer on a pixel of the screen.
  ///
  /// A pixel outside the screen becomes the nearest one inside.
  public func move(to x: Int, _ y: Int) throws(XServerError) {
    // The middle of the pixel: the server rounds down, and 100 / 1280 of an axis may be 99.99….
    try channel.send(
      .motion(
        x: (Double(x) + 0.5) / screenWidth * InputMessage.axisLength,
        y: (Double(y) + 0.5) / screenHeight * InputMessage.axisLength))
    try channel.sync()
  }

  /// Presses a button where the pointer is.
  public func press(_ button: Button = .left) throws(XServerError) {
    try channel.send(.button(button.rawValue, isPress: true))
    try channel.sync()
  }

  /// Releases a button where the pointer is.
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
