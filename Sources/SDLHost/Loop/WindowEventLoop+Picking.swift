import CoreGraphics
import Simulator
import UIKit

// The picker: the pointer or a finger finds a view, and the arrow keys change its properties.
extension WindowEventLoop {
  /// Starts the picker, or ends it.
  func togglePicker() {
    if !endPicking() { phone.pick = ViewPick() }
  }

  /// Ends the picker, reports its changes, and returns whether it was on.
  @discardableResult
  func endPicking() -> Bool {
    guard let pick = phone.pick else { return false }
    phone.pick = nil
    let changes = pick.changes
    if !changes.isEmpty { options.didChangeView(changes) }
    return true
  }

  /// Handles an event that belongs to the picker, and returns whether it does.
  ///
  /// Until a view is pinned, the app receives no presses and moves; it does receive releases.
  /// Afterward, only the arrow keys and Return belong to the picker.
  func pick(with event: WindowEvent) -> Bool {
    guard let pick = phone.pick else { return false }
    switch event {
    case .keyboard(.focus(let key, let isDown)) where pick.isPinned:
      if isDown { change(with: key) }
      return true
    case .mouse(.moved(let location)) where !pick.isPinned:
      find(at: window.viewport.point(atWindow: location), pins: false)
      return true
    case .mouse(.button(.left, isDown: true, let location)) where !pick.isPinned:
      find(at: window.viewport.point(atWindow: location), pins: true)
      return true
    case .finger(let finger) where !pick.isPinned && finger.action == .down:
      find(at: window.viewport.point(atFraction: finger.position), pins: true)
      return true
    case .finger, .mouse, .keyboard, .window: return false
    }
  }

  private func find(at point: CGPoint, pins: Bool) {
    guard var pick = phone.pick, window.viewport.isOnScreen(point) else { return }
    phone.perform {
      pick.move(to: point, in: phone.context)
      if pins { pick.pin() }
    }
    phone.pick = pick
  }

  /// The number of rows by which Page Up and Page Down move the selection.
  private static let page = 5

  /// Selects or changes a property. With Shift, a number changes ten times as much.
  private func change(with key: FocusKey) {
    guard var pick = phone.pick, finishEarlierEvents() else { return }
    let presses = shortcuts.isShiftHeld ? 10 : 1
    phone.perform {
      switch key {
      case .up: pick.select(movingBy: -1)
      case .down: pick.select(movingBy: 1)
      case .pageUp: pick.select(movingBy: -Self.page)
      case .pageDown: pick.select(movingBy: Self.page)
      case .left: pick.change(by: -presses)
      case .right: pick.change(by: presses)
      case .enter: pick.restore()
      }
    }
    phone.pick = pick
    // Show the change without advancing the clock, because a script may have steps that are due.
    phone.step(to: phone.time)
    checkHalt()
  }
}
