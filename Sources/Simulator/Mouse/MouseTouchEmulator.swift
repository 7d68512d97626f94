package import CoreGraphics
package import UIKit

/// Lets a mouse play one finger, two, or many.
///
/// The left button is a finger at the pointer. In two-finger mode (Alt or Ctrl held, or latched by
/// M) a second finger lies opposite, mirrored in a centre; with Shift as well both move in parallel.
/// The right button places fingers that stay down. The fingers are like any others: a demo cannot
/// tell them from a touchscreen's.
package struct MouseTouchEmulator {
  /// The device number of all fingers that the mouse plays; no real device has it.
  package static let device: Int64 = -2
  /// How near to a finger that stays a press has to be to pick it up, in points.
  package static let pickUpDistance: CGFloat = 10

  /// A mark on the glass that shows where a finger is or would be.
  package struct Dot: Hashable {
    /// What the mark stands for.
    package enum Role: Hashable {
      /// The finger at the pointer.
      case pointer
      /// The finger opposite.
      case mirror
      /// A finger that stays.
      case sticky
    }

    /// What the mark stands for.
    package var role: Role
    /// Its middle, in screen points.
    package var point: CGPoint
    /// Whether the finger is down.
    package var isPressed: Bool
  }

  private struct Sticky {
    let key: FingerKey
    var point: CGPoint
  }

  /// What the buttons hold.
  private enum Press {
    case none
    /// The left button, with the second finger where there is one.
    case fingers(mirror: Bool)
    /// Either button, with a finger that stays.
    case sticky(FingerKey, MouseInput.Button)
    /// A press that plays no finger: it began outside, or was cancelled.
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
  /// The fingers that the left button holds, one or both.
  package static let leftButtonFingers = [pointerKey, mirrorKey]
  private static let firstStickyNumber: Int64 = 2

  private let screen: CGSize
  private let maxFingers: Int
  /// How near to the right and bottom edge fingers come, in points: one pixel of the window.
  package var edge: CGFloat = 1

  private var heldKeys: Set<Key> = []
  private var isLatched = false
  private var press = Press.none
  private var stickies: [Sticky] = []
  /// Where the pointer is; nil when it is not over the window.
  private var pointer: CGPoint?
  /// The point about which the second finger is mirrored.
  private var center: CGPoint
  /// From the first finger to the second, while Shift keeps it.
  private var lockedOffset: CGVector?

  /// Makes the fingers of a mouse at rest; `screen` is the screen's size in points.
  package init(screen: CGSize, maxFingers: Int = 11) {
    self.screen = screen
    self.maxFingers = maxFingers
    center = CGPoint(x: screen.width / 2, y: screen.height / 2)
  }

  /// Whether a press makes two fingers.
  package var isTwoFingerMode: Bool {
    isLatched || heldKeys.contains(.alt) || heldKeys.contains(.ctrl)
  }

  /// Whether any button plays a finger now, or fingers stay.
  package var hasFingers: Bool {
    switch press {
    case .fingers, .sticky: true
    case .none, .muted: !stickies.isEmpty
    }
  }

  /// Where the pointer hovers; nil where it plays fingers or is not over the screen.
  package var hoverPoint: CGPoint? {
    guard press.button == nil, !isTwoFingerMode, stickies.isEmpty, let pointer, contains(pointer)
    else { return nil }
    return pointer
  }

  /// The keys of the emulation that are held, as an event tells them.
  package var modifierFlags: UIKeyModifierFlags {
    var flags: UIKeyModifierFlags = []
    if heldKeys.contains(.alt) { flags.insert(.alternate) }
    if heldKeys.contains(.ctrl) { flags.insert(.control) }
    if heldKeys.contains(.shift) { flags.insert(.shift) }
    return flags
  }

  /// The button that is held, as an event tells it.
  package var buttonMask: UIEvent.ButtonMask {
    switch press.button {
    case nil: []
    case .left: .primary
    case .right: .secondary
    }
  }

  /// The marks to draw now: the pair in two-finger mode, and the fingers that stay.
  package var dots: [Dot] {
    var dots = stickies.map { Dot(role: .sticky, point: $0.point, isPressed: true) }
    guard isTwoFingerMode, let pointer else { return dots }
    switch press {
    case .fingers(let hasMirror):
      let first = clamped(pointer)
      dots.append(Dot(role: .pointer, point: first, isPressed: true))
      if hasMirror {
        dots.append(Dot(role: .mirror, point: clamped(mirror(of: first)), isPressed: true))
      }
    case .none:
      guard contains(pointer) else { break }
      dots.append(Dot(role: .pointer, point: pointer, isPressed: false))
      let second = mirror(of: pointer)
      if contains(second) { dots.append(Dot(role: .mirror, point: second, isPressed: false)) }
    case .sticky, .muted:
      break
    }
    return dots
  }

  // MARK: - Input

  /// Returns what the fingers do because of what the mouse did.
  package mutating func handle(_ input: MouseInput, time: AppTime) -> [TouchChange] {
    switch input {
    case .leave:
      if press.button == nil { pointer = nil }
      return []
    case .move(let point):
      return move(to: point, time: time)
    case .down(let button, let point):
      let moves = move(to: point, time: time)
      return moves + down(button, at: point, time: time)
    case .up(let button, let point):
      guard press.button == button else { return [] }
      pointer = point
      return up(button, at: clamped(point), time: time)
    }
  }

  /// Returns what the fingers do because of a key.
  ///
  /// The keys of the emulation are Alt, Ctrl, Shift, M and Backspace; others do nothing here.
  package mutating func handle(_ key: Key, isDown: Bool, time: AppTime) -> [TouchChange] {
    switch key {
    case .alt, .ctrl:
      return changeMode(time: time) { fingers in
        if isDown { fingers.heldKeys.insert(key) } else { fingers.heldKeys.remove(key) }
      }
    case .m:
      return changeMode(time: time) { fingers in
        if isDown { fingers.isLatched.toggle() }
      }
    case .shift:
      if isDown { heldKeys.insert(.shift) } else { heldKeys.remove(.shift) }
      updateLock()
      return []
    case .backspace:
      return isDown ? liftStickies(time: time) : []
    case .escape, .h, .d, .f5, .f9, .f11, .f12, .q, .w:
      return []
    }
  }

  /// Forgets all fingers, because their touches were cancelled; a held button stays without one
  /// until it is let go.
  package mutating func forgetFingers() {
    if let button = press.button { press = .muted(button) }
    stickies = []
  }

  /// Forgets fingers, keys, latch and centre, because the window lost the focus.
  package mutating func reset() {
    forgetFingers()
    heldKeys = []
    isLatched = false
    lockedOffset = nil
    center = CGPoint(x: screen.width / 2, y: screen.height / 2)
  }

  // MARK: - Buttons

  private mutating func down(
    _ button: MouseInput.Button, at point: CGPoint, time: AppTime
  ) -> [TouchChange] {
    guard press.button == nil else { return [] }
    guard contains(point) else {
      press = .muted(button)
      return []
    }
    if let sticky = stickies.first(where: { $0.point.distance(to: point) <= Self.pickUpDistance }) {
      press = .sticky(sticky.key, button)
      return move(to: point, time: time)
    }
    switch button {
    case .left:
      let second = mirror(of: point)
      let hasMirror = isTwoFingerMode && contains(second)
      press = .fingers(mirror: hasMirror)
      let first = TouchChange(Self.pointerKey, .down(point), time: time)
      return hasMirror ? [first, TouchChange(Self.mirrorKey, .down(second), time: time)] : [first]
    case .right:
      guard stickies.count < maxFingers else {
        press = .muted(button)
        return []
      }
      let used = Set(stickies.map(\.key.finger))
      let number = (Self.firstStickyNumber...).first { !used.contains($0) } ?? 0
      let key = FingerKey(device: Self.device, finger: number)
      stickies.append(Sticky(key: key, point: point))
      press = .sticky(key, button)
      return [TouchChange(key, .down(point), time: time)]
    }
  }

  private mutating func move(to point: CGPoint, time: AppTime) -> [TouchChange] {
    pointer = point
    let first = clamped(point)
    switch press {
    case .none, .muted:
      return []
    case .fingers(let hasMirror):
      let moved = TouchChange(Self.pointerKey, .move(first), time: time)
      guard hasMirror else { return [moved] }
      let second = clamped(mirror(of: first))
      return [moved, TouchChange(Self.mirrorKey, .move(second), time: time)]
    case .sticky(let key, _):
      guard let place = stickies.firstIndex(where: { $0.key == key }) else { return [] }
      stickies[place].point = first
      return [TouchChange(key, .move(first), time: time)]
    }
  }

  private mutating func up(
    _ button: MouseInput.Button, at point: CGPoint, time: AppTime
  ) -> [TouchChange] {
    defer { press = .none }
    switch press {
    case .none, .muted:
      return []
    case .fingers(let hasMirror):
      let lifted = TouchChange(Self.pointerKey, .up(point), time: time)
      guard hasMirror else { return [lifted] }
      let second = clamped(mirror(of: point))
      return [lifted, TouchChange(Self.mirrorKey, .up(second), time: time)]
    case .sticky(let key, _):
      switch button {
      case .left:
        stickies.removeAll { $0.key == key }
        return [TouchChange(key, .up(point), time: time)]
      case .right:
        return move(to: point, time: time)
      }
    }
  }

  private mutating func liftStickies(time: AppTime) -> [TouchChange] {
    let lifted = stickies
    stickies = []
    if case .sticky(_, let button) = press { press = .muted(button) }
    return lifted.map { TouchChange($0.key, .up(nil), time: time) }
  }

  // MARK: - Two fingers

  /// Changes what decides the mode; during a press the second finger lands or lifts at once.
  private mutating func changeMode(
    time: AppTime, _ change: (inout MouseTouchEmulator) -> Void
  ) -> [TouchChange] {
    let before = isTwoFingerMode
    change(&self)
    guard isTwoFingerMode != before else { return [] }
    updateLock()
    guard case .fingers(let hasMirror) = press, let pointer else {
      leaveModeIfOver()
      return []
    }
    if isTwoFingerMode {
      let second = mirror(of: clamped(pointer))
      guard contains(second) else { return [] }
      press = .fingers(mirror: true)
      return [TouchChange(Self.mirrorKey, .down(second), time: time)]
    }
    press = .fingers(mirror: false)
    leaveModeIfOver()
    return hasMirror ? [TouchChange(Self.mirrorKey, .up(nil), time: time)] : []
  }

  private mutating func leaveModeIfOver() {
    guard !isTwoFingerMode else { return }
    lockedOffset = nil
    center = CGPoint(x: screen.width / 2, y: screen.height / 2)
  }

  /// Freezes the distance between the fingers while Shift is held, and finds the new centre when it
  /// is let go.
  private mutating func updateLock() {
    let locks = isTwoFingerMode && heldKeys.contains(.shift)
    let first = pointer.map { press.button == nil ? $0 : clamped($0) } ?? center
    if locks, lockedOffset == nil {
      let second = mirror(of: first)
      lockedOffset = CGVector(dx: second.x - first.x, dy: second.y - first.y)
    } else if !locks, let offset = lockedOffset {
      lockedOffset = nil
      center = CGPoint(x: first.x + offset.dx / 2, y: first.y + offset.dy / 2)
    }
  }

  private func mirror(of point: CGPoint) -> CGPoint {
    if let offset = lockedOffset {
      return CGPoint(x: point.x + offset.dx, y: point.y + offset.dy)
    }
    return CGPoint(x: 2 * center.x - point.x, y: 2 * center.y - point.y)
  }

  // MARK: - Places

  private func contains(_ point: CGPoint) -> Bool {
    point.x >= 0 && point.y >= 0 && point.x < screen.width && point.y < screen.height
  }

  private func clamped(_ point: CGPoint) -> CGPoint {
    CGPoint(
      x: min(max(point.x, 0), screen.width - edge), y: min(max(point.y, 0), screen.height - edge))
  }
}
