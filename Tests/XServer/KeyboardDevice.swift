/// A keyboard with the layout of a US PC keyboard.
///
/// Every call waits until the server has processed it: events of several devices then keep the
/// order of the calls. A key that is held repeats after 0.5 seconds; a modifier does not.
public final class KeyboardDevice {
  /// The device's name, as X clients see it.
  public var name: String { channel.name }

  private let channel: InputChannel

  init(channel: InputChannel) { self.channel = channel }

  /// Presses a key.
  public func press(_ key: Key) throws(XServerError) {
    try channel.send(.key(key.rawValue, isPress: true))
    try channel.sync()
  }

  /// Releases a key.
  public func release(_ key: Key) throws(XServerError) {
    try channel.send(.key(key.rawValue, isPress: false))
    try channel.sync()
  }

  /// Presses and releases a key while `modifiers` are held, which are pressed in their order.
  public func type(_ key: Key, holding modifiers: Key...) throws(XServerError) {
    for modifier in modifiers { try press(modifier) }
    try press(key)
    try release(key)
    for modifier in modifiers.reversed() { try release(modifier) }
  }
}
