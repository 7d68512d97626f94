/// The environment of an app: a desktop's mouse and keys, and the app's life cycle.
extension TestPhone {
  /// The mouse.
  public var mouse: TestMouse { TestMouse(phone: self) }

  /// Presses a key until `release(_:)`.
  public func press(_ key: TestKey) {
    perform(.key(key.scriptValue, isDown: true))
  }

  /// Releases a key.
  public func release(_ key: TestKey) {
    perform(.key(key.scriptValue, isDown: false))
  }

  /// Takes the focus from the app's window: touches are cancelled, and the app resigns active.
  public func loseFocus() {
    perform(.focus(gained: false))
  }

  /// Returns the focus to the app's window: the app becomes active.
  public func gainFocus() {
    perform(.focus(gained: true))
  }

  /// Puts the app into the background: touches are cancelled, and its time stops until `resume()`.
  public func suspend() {
    perform(.suspend)
  }

  /// Returns the app from the background.
  public func resume() {
    perform(.resume)
  }

  /// Resizes the desktop's window, which cancels all touches; the screen keeps its size.
  public func resizeWindow() {
    perform(.resize(device.context.screen.bounds.size))
  }
}
