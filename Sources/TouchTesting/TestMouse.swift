import Simulator
import TouchScript
public import UIKit

/// The mouse of a phone, which plays one finger, two or many as in a window.
///
/// With the left button held it is a finger; with `TestKey.ctrl` as well it is two, mirrored in the
/// middle of the screen. The right button places fingers that stay. Every call is a turn of its own.
public struct TestMouse {
  /// A button.
  public enum Button: Hashable, Sendable {
    /// Plays one finger, or two.
    case left
    /// Places fingers that stay.
    case right
  }

  /// The phone that the mouse belongs to.
  public let phone: TestPhone

  /// Moves the pointer to a point of the screen, or beside it; it begins at the upper left corner.
  @discardableResult
  public func move(to x: CGFloat, _ y: CGFloat) -> TestMouse {
    guard x.isFinite, y.isFinite else {
      phone.note("\(x),\(y) is no place that a mouse can point to")
      return self
    }
    return perform(.mouseMove(CGPoint(x: x, y: y)))
  }

  /// Presses a button where the pointer is.
  @discardableResult
  public func down(_ button: Button = .left) -> TestMouse {
    perform(.mouseDown(button.scriptValue))
  }

  /// Lets a button go where the pointer is.
  @discardableResult
  public func up(_ button: Button = .left) -> TestMouse {
    perform(.mouseUp(button.scriptValue))
  }

  /// Lets seconds pass before what the mouse does next.
  @discardableResult
  public func after(_ seconds: TimeInterval) -> TestMouse {
    phone.after(seconds)
    return self
  }

  private func perform(_ control: ScriptCommand) -> TestMouse {
    phone.perform(control)
    return self
  }
}

extension TestMouse.Button {
  fileprivate var scriptValue: MouseInput.Button {
    switch self {
    case .left: .left
    case .right: .right
    }
  }
}
