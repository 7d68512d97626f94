public import UIKit

/// An app's environment: the desktop's mouse and keys, and the app's life cycle.
extension TestPhone {
  /// The mouse.
  public var mouse: TestMouse { TestMouse(phone: self) }

  /// Presses a key, which remains pressed until `release(_:)`.
  public func press(_ key: TestKey, file: String = #filePath, line: Int = #line) {
    locate(file, line)
    perform(.key(key.scriptValue, isDown: true))
  }

  /// Releases a key.
  public func release(_ key: TestKey, file: String = #filePath, line: Int = #line) {
    locate(file, line)
    perform(.key(key.scriptValue, isDown: false))
  }

  /// Removes the focus from the app's window. Touches are canceled, and the app resigns active.
  public func loseFocus(file: String = #filePath, line: Int = #line) {
    locate(file, line)
    perform(.focus(gained: false))
  }

  /// Gives the focus back to the app's window. The app becomes active.
  public func gainFocus(file: String = #filePath, line: Int = #line) {
    locate(file, line)
    perform(.focus(gained: true))
  }

  /// Sends the app to the background. Touches are canceled, and the app's time stops until
  /// `resume()`.
  public func suspend(file: String = #filePath, line: Int = #line) {
    locate(file, line)
    perform(.suspend)
  }

  /// Brings the app back from the background.
  public func resume(file: String = #filePath, line: Int = #line) {
    locate(file, line)
    perform(.resume)
  }

  /// Resizes the desktop window, which cancels all touches. The screen's size does not change.
  public func resizeWindow(file: String = #filePath, line: Int = #line) {
    locate(file, line)
    perform(.resize(device.context.interface.screen.bounds.size))
  }

  /// Rotates the device, which cancels all touches. The interface rotates if the app supports the
  /// orientation. Face up and face down are treated as portrait.
  public func rotate(
    to orientation: UIDeviceOrientation, file: String = #filePath, line: Int = #line
  ) {
    locate(file, line)
    perform(.rotate(.to(orientation.interface.device)))
  }

  /// Shakes the device, and advances the time by the 0.5 seconds that a shake takes.
  ///
  /// The first responder, or without one the frontmost view controller, receives
  /// `motionBegan(_:with:)` at the start and `motionEnded(_:with:)` at the end.
  public func shake(file: String = #filePath, line: Int = #line) {
    locate(file, line)
    perform(.shake)
    after(AppContext.shakeDuration, file: file, line: line)
  }
}
