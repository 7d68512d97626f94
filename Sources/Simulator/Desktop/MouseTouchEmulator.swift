package import CoreGraphics
package import UIKit

/// Emulates one or more fingers with a mouse.
///
/// The left button emulates a finger at the pointer and, in two-finger mode, a second finger
/// (`TwoFingerMode`). The right button adds fingers that stay down. An app cannot distinguish these
/// fingers from real ones.
package struct MouseTouchEmulator {
  /// The device number of the mouse's fingers; no real device has this number.
  package static let device: Int64 = -2
  /// The maximum distance, in points, at which a press picks up a finger that stays down.
  package static let pickUpDistance: CGFloat = 10
  /// A mark at the location of a finger, or of a finger that a press would add.
  package struct Dot: Hashable {
    /// The kind of finger that the mark represents.
    package enum Role: Hashable {
      /// The finger at the pointer.
      case pointer
      /// The mirrored finger.
      case mirror
      /// A finger that stays down.
      case sticky
    }

    /// The kind of finger.
    package var role: Role
    /// The mark's center, in screen points.
    package var point: CGPoint
    /// Whether the finger is down.
    package var isPressed: Bool
  }

  private struct Sticky {
    let key: FingerKey
    var point: CGPoint
  }

  /// The fingers of the pressed buttons.
  private enum Press {
    case none
    /// The left button, with or without the second finger.
    case fingers(mirror: Bool)
    /// Either button, with a finger that stays down.
    case sticky(FingerKey, MouseInput.Button)
    /// A press without a finger: it began outside the screen or was canceled.
    case muted(MouseInput.Button)

    var button: MouseInput.Button? {
      switch self {
      case .none: nil
      case .fingers: .left
      case .sticky(_, let button), .muted(let button): button
      }
    }
  }

  private static let pointerKey = FingerKey(device: device, finger: 0)
  private static let mirrorKey = FingerKey(device: device, finger: 1)
  /// The fingers that the left button can emulate.
  package static let leftButtonFingers = [pointerKey, mirrorKey]
  private static let firstStickyNumber: Int64 = 2

  /// The screen's size, in points. Changing it discards all fingers.
  var screen: CGSize {
    didSet {
      guard screen != oldValue else { return }
      forgetFingers()
      mode.screen = screen
    }
  }
  private let maxFingers: Int
  /// The minimum distance of fingers from the right and bottom edges, in points: one window pixel.
  package var edge: CGFloat = 1

  private var mode: TwoFingerMode
  private var press = Press.none
  private var stickies: [Sticky] = []
  /// The pointer's last location.
  private(set) var pointer = CGPoint.zero
  /// Whether the pointer is over the window.
  private var isPointerInside = false

  /// Creates an emulator with no active fingers, for a screen of the given size, in points.
  package init(screen: CGSize, maxFingers: Int = TouchConstants().maxTouches) {
    self.screen = screen
    self.maxFingers = maxFingers
    mode = TwoFingerMode(screen: screen)
  }

  /// Whether a press emulates two fingers.
  package var isTwoFingerMode: Bool { mode.isActive }

  /// The time at which a pending Ctrl key takes effect, or `nil` if no Ctrl key is pending.
  var ctrlDue: AppTime? { mode.ctrlDue }

  /// Whether a button is emulating a finger, or any fingers stay down.
  package var hasFingers: Bool {
    switch press {
    case .fingers, .sticky: true
    case .none, .muted: !stickies.isEmpty
    }
  }

  /// The pointer's location, or `nil` if it is not over the screen.
  var visiblePointer: CGPoint? {
    isPointerInside && screen.contains(pointer) ? pointer : nil
  }

  /// The location of the hovering pointer, or `nil` while it emulates fingers or is off the screen.
  var hoverLocation: CGPoint? {
    guard press.button == nil, !isTwoFingerMode, stickies.isEmpty else { return nil }
    return visiblePointer
  }

  /// The pressed modifier keys, as reported in events.
  package var modifierFlags: UIKeyModifierFlags { mode.modifierFlags }

  /// The pressed button, as reported in events.
  package var buttonMask: UIEvent.ButtonMask {
    switch press.button {
    case nil: []
    case .left: .primary
    case .right: .secondary
    }
  }

  /// The marks to draw: the pair in two-finger mode, and the fingers that stay down.
  package var dots: [Dot] {
    var dots = stickies.map { Dot(role: .sticky, point: $0.point, isPressed: true) }
    guard isTwoFingerMode, isPointerInside else { return dots }
    switch press {
    case .fingers(let hasMirror):
      let first = clamped(pointer)
      dots.append(Dot(role: .pointer, point: first, isPressed: true))
      if hasMirror {
        dots.append(Dot(role: .mirror, point: clamped(mode.mirror(of: first)), isPressed: true))
      }
    case .none:
      guard screen.contains(pointer) else { break }
      dots.append(Dot(role: .pointer, point: pointer, isPressed: false))
      let second = mode.mirror(of: pointer)
      if screen.contains(second) {
        dots.append(Dot(role: .mirror, point: second, isPressed: false))
      }
    case .sticky, .muted:
      break
    }
    return dots
  }

  // MARK: - Input

  /// Returns the finger changes caused by a mouse action.
  package mutating func handle(_ input: MouseInput) -> [TouchChange] {
    switch input {
    case .leave:
      if press.button == nil { isPointerInside = false }
      return []
    case .move(let point):
      return move(to: point)
    case .down(let button, let location):
      let point = location ?? pointer
      let moves = move(to: point)
      return moves + down(button, at: point)
    case .up(let button, let location):
      guard press.button == button else { return [] }
      pointer = location ?? pointer
      isPointerInside = true
      return up(button, at: clamped(pointer))
    }
  }

  /// Returns the finger changes caused by a key.
  package mutating func handle(_ key: EmulatorKey, isDown: Bool) -> [TouchChange] {
    let wasTwoFingerMode = isTwoFingerMode
    let location = isPointerInside ? pointer : mode.center
    let first = press.button == nil ? location : clamped(location)
    mode.press(key, isDown: isDown, first: first)
    if key == .backspace, isDown { return liftStickies() }
    return isTwoFingerMode == wasTwoFingerMode ? [] : updateMirror()
  }

  /// Defers a Ctrl key that is pressed during a button press, because it may become a chord.
  mutating func deferCtrl(at time: AppTime) {
    mode.deferCtrl(at: time)
  }

  /// Makes the pending Ctrl key part of a chord.
  mutating func makeChord() {
    mode.makeChord()
  }

  /// Forgets all fingers because their touches were canceled. A pressed button emulates no finger
  /// until its next press.
  package mutating func forgetFingers() {
    if let button = press.button { press = .muted(button) }
    stickies = []
  }

  /// Forgets the fingers, keys, latch, and center because the window lost focus.
  package mutating func reset() {
    forgetFingers()
    mode.reset()
  }

  /// Resets the emulator for a new phone; a Ctrl key that is down can still form chords.
  mutating func restart() {
    mode.restart()
    press = .none
    stickies = []
    isPointerInside = false
  }

  // MARK: - Buttons

  private mutating func down(
    _ button: MouseInput.Button, at point: CGPoint
  ) -> [TouchChange] {
    guard press.button == nil else { return [] }
    guard screen.contains(point) else {
      press = .muted(button)
      return []
    }
    if let sticky = stickies.first(where: { $0.point.distance(to: point) <= Self.pickUpDistance }) {
      press = .sticky(sticky.key, button)
      return move(to: point)
    }
    switch button {
    case .left:
      let second = mode.mirror(of: point)
      let hasMirror = isTwoFingerMode && screen.contains(second)
      press = .fingers(mirror: hasMirror)
      let first = TouchChange(Self.pointerKey, .down(point))
      return hasMirror ? [first, TouchChange(Self.mirrorKey, .down(second))] : [first]
    case .right:
      guard stickies.count < maxFingers else {
        press = .muted(button)
        return []
      }
      var number = Self.firstStickyNumber
      while stickies.contains(where: { $0.key.finger == number }) { number += 1 }
      let key = FingerKey(device: Self.device, finger: number)
      stickies.append(Sticky(key: key, point: point))
      press = .sticky(key, button)
      return [TouchChange(key, .down(point))]
    }
  }

  private mutating func move(to point: CGPoint) -> [TouchChange] {
    pointer = point
    isPointerInside = true
    let first = clamped(point)
    switch press {
    case .none, .muted:
      return []
    case .fingers(let hasMirror):
      let moved = TouchChange(Self.pointerKey, .move(first))
      guard hasMirror else { return [moved] }
      let second = clamped(mode.mirror(of: first))
      return [moved, TouchChange(Self.mirrorKey, .move(second))]
    case .sticky(let key, _):
      for index in stickies.indices where stickies[index].key == key {
        stickies[index].point = first
      }
      return [TouchChange(key, .move(first))]
    }
  }

  private mutating func up(
    _ button: MouseInput.Button, at point: CGPoint
  ) -> [TouchChange] {
    defer { press = .none }
    switch press {
    case .none, .muted:
      return []
    case .fingers(let hasMirror):
      let lifted = TouchChange(Self.pointerKey, .up(point))
      guard hasMirror else { return [lifted] }
      let second = clamped(mode.mirror(of: point))
      return [lifted, TouchChange(Self.mirrorKey, .up(second))]
    case .sticky(let key, _):
      switch button {
      case .left:
        stickies.removeAll { $0.key == key }
        return [TouchChange(key, .up(point))]
      case .right:
        return move(to: point)
      }
    }
  }

  private mutating func liftStickies() -> [TouchChange] {
    let lifted = stickies
    stickies = []
    if case .sticky(_, let button) = press { press = .muted(button) }
    return lifted.map { TouchChange($0.key, .up(nil)) }
  }

  /// Adds or lifts a press's second finger after the mode has changed.
  private mutating func updateMirror() -> [TouchChange] {
    guard case .fingers(let hasMirror) = press else { return [] }
    guard isTwoFingerMode else {
      press = .fingers(mirror: false)
      return hasMirror ? [TouchChange(Self.mirrorKey, .up(nil))] : []
    }
    let second = mode.mirror(of: clamped(pointer))
    guard screen.contains(second) else { return [] }
    press = .fingers(mirror: true)
    return [TouchChange(Self.mirrorKey, .down(second))]
  }

  private func clamped(_ point: CGPoint) -> CGPoint { screen.clamped(point, edge: edge) }
}
