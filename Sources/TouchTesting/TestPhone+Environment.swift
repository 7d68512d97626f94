import Simulator
import UIKit

/// What happens around an app: the mouse and keys of a desktop, and the life of its window.
extension TestPhone {
  /// The mouse.
  public var mouse: TestMouse { TestMouse(phone: self) }

  /// Presses a key and holds it.
  public func press(_ key: TestKey) {
    perform(.key(key.scriptValue, isDown: true))
  }

  /// Lets a key go.
  public func release(_ key: TestKey) {
    perform(.key(key.scriptValue, isDown: false))
  }

  /// Takes the focus from the app's window: touches are cancelled, the app resigns to be active.
  public func loseFocus() {
    perform(.focus(gained: false))
  }

  /// Gives the focus back to the app's window.
  public func gainFocus() {
    perform(.focus(gained: true))
  }

  /// Puts the app into the background: touches are cancelled, and its time stands until `resume()`.
  public func suspend() {
    perform(.suspend)
  }

  /// Brings the app back from the background.
  public func resume() {
    perform(.resume)
  }

  /// Gives the desktop's window another size, which cancels all touches; the screen stays as it is.
  public func resizeWindow() {
    step([TimedInput(clock, .resize)], to: clock)
  }
}
