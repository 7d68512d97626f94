import Simulator
import TouchScript
public import UIKit

/// A phone's mouse, which emulates one or more fingers, as in a window.
///
/// The left button emulates one finger or, while `TestKey.ctrl` is pressed, two fingers mirrored
/// about the center of the screen. The right button adds sticky fingers. Every call runs one turn
/// of the phone.
@preconcurrency @MainActor
public struct TestMouse {
  /// A mouse button.
  public enum Button: Hashable, Sendable {
    /// The left button, which emulates one or two fingers.
    case left
    /// The right button, which adds sticky fingers.
    case right
  }

  /// The phone that the mouse belongs to.
  public let phone: TestPhone

  /// Moves the pointer to a point on or off the screen. It starts in the upper-left corner.
  @discardableResult
  public func move(
    to x: CGFloat, _ y: CGFloat, file: String = #filePath, line: Int = #line
  ) -> TestMouse {
    phone.locate(file, line)
    guard x.isFinite, y.isFinite else {
      phone.recordError("invalid mouse location \(x),\(y); expected finite numbers")
      return self
    }
    return perform(.mouseMove(CGPoint(x: x, y: y)))
  }

  /// Presses a button at the pointer's location.
  @discardableResult
  public func down(
    _ button: Button = .left, file: String = #filePath, line: Int = #line
  ) -> TestMouse {
    phone.locate(file, line)
    return perform(.mouseDown(button.scriptValue))
  }

  /// Releases a button at the pointer's location.
  @discardableResult
  public func up(
    _ button: Button = .left, file: String = #filePath, line: Int = #line
  ) -> TestMouse {
    phone.locate(file, line)
    return perform(.mouseUp(button.scriptValue))
  }

  /// Advances the phone's time by a number of seconds.
  @discardableResult
  public func after(
    _ seconds: TimeInterval, file: String = #filePath, line: Int = #line
  ) -> TestMouse {
    phone.after(seconds, file: file, line: line)
    return self
  }

  private func perform(_ command: ScriptCommand) -> TestMouse {
    phone.perform(command)
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
