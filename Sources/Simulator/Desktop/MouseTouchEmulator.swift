package import CoreGraphics
package import UIKit

/// Lets a mouse play one finger, two, or many.
///
/// The left button is a finger at the pointer. In two-finger mode (Alt or Ctrl held, or latched by
/// M) a second finger lies opposite, mirrored in a centre; with Shift as well both move in parallel.
/// The right button places fingers that stay down. An app cannot distinguish the fingers from a
/// touchscreen's.
package struct MouseTouchEmulator {
  /// The device number of all fingers that the mouse plays; no real device has it.
  package static let device: Int64 = -2
  /// How near to a finger that stays a press has to be to pick it up, in points.
  package static let pickUpDistance: CGFloat = 10
  /// How long Ctrl waits, during a press, for a second key that would make it a chord, in seconds.
  /// Rule I-22.
  private static let chordTime: TimeInterval = 0.150

  /// A mark that shows where a finger is or would be.
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

  /// What a Ctrl key does.
  private enum Ctrl: Equatable {
    /// It is up.
    case up
    /// It went down during a press, and may become a chord.
    case waiting(since: AppTime)
    /// It is held for a chord, which has nothing to do with fingers.
    case chord
    /// It is held and makes two fingers.
    case held
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

  /// The screen's size, in points; a new one ends the fingers.
  var screen: CGSize {
    didSet {
      guard screen != oldValue else { return }
      forgetFingers()
      center = CGPoint(x: screen.width / 2, y: screen.height / 2)
    }
  }
  private let maxFingers: Int
  /// How near to the right and bottom edge fingers come, in points: one pixel of the window.
  package var edge: CGFloat = 1

  private var ctrl = Ctrl.up
  private var isAltHeld = false
  private var isShiftHeld = false
  private var isLatched = false
  private var press = Press.none
  private var stickies: [Sticky] = []
  /// Where the pointer was last.
  private(set) var pointer = CGPoint.zero
  /// Whether the pointer is over the window.
  private var isPointerInside = false
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
  package var isTwoFingerMode: Bool { isLatched || isAltHeld || ctrl == .held }

  /// Whether Ctrl is down, whatever it does.
  var isCtrlHeld: Bool { ctrl != .up }

  /// When a Ctrl key that waits for a chord makes two fingers; nil without one.
  var ctrlDue: AppTime? {
    if case .waiting(let since) = ctrl { since.advanced(by: Self.chordTime) } else { nil }
  }

  /// Whether any button plays a finger now, or fingers stay.
  package var hasFingers: Bool {
    switch press {
    case .fingers, .sticky: true
    case .none, .muted: !stickies.isEmpty
    }
  }

  /// Where the pointer hovers; nil where it plays fingers or is not over the screen.
  var hoverLocation: CGPoint? {
    guard press.button == nil, !isTwoFingerMode, stickies.isEmpty, isPointerInside,
      screen.contains(pointer)
    else { return nil }
    return pointer
  }

  /// The held keys, as an event reports them.
  package var modifierFlags: UIKeyModifierFlags {
    var flags: UIKeyModifierFlags = []
    if isAltHeld { flags.insert(.alternate) }
    if ctrl == .held { flags.insert(.control) }
    if isShiftHeld { flags.insert(.shift) }
    return flags
  }

  /// The held button, as an event reports it.
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
    guard isTwoFingerMode, isPointerInside else { return dots }
    switch press {
    case .fingers(let hasMirror):
      let first = clamped(pointer)
      dots.append(Dot(role: .pointer, point: first, isPressed: true))
      if hasMirror {
        dots.append(Dot(role: .mirror, point: clamped(mirror(of: first)), isPressed: true))
      }
    case .none:
      guard screen.contains(pointer) else { break }
      dots.append(Dot(role: .pointer, point: pointer, isPressed: false))
      let second = mirror(of: pointer)
      if screen.contains(second) {
        dots.append(Dot(role: .mirror, point: second, isPressed: false))
      }
    case .sticky, .muted:
      break
    }
    return dots
  }

  // MARK: - Input

  /// Returns what the fingers do because of what the mouse did.
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

  /// Returns what the fingers do because of a key.
  package mutating func handle(_ key: EmulatorKey, isDown: Bool) -> [TouchChange] {
    switch key {
    case .alt:
      return changeMode { $0.isAltHeld = isDown }
    case .ctrl:
      return changeMode { $0.ctrl = isDown ? .held : .up }
    case .m:
      return changeMode { fingers in
        if isDown { fingers.isLatched.toggle() }
      }
    case .shift:
      isShiftHeld = isDown
      updateLock()
      return []
    case .backspace:
      return isDown ? liftStickies() : []
    }
  }

  /// Lets a Ctrl key that goes down during a press wait for a chord.
  mutating func deferCtrl(at time: AppTime) {
    if ctrl != .held { ctrl = .waiting(since: time) }
  }

  /// Makes a Ctrl key that waits part of a chord.
  mutating func makeChord() {
    ctrl = .chord
  }

  /// Forgets all fingers, because their touches were cancelled; a held button plays none until it is
  /// pressed again.
  package mutating func forgetFingers() {
    if let button = press.button { press = .muted(button) }
    stickies = []
  }

  /// Forgets fingers, keys, latch and centre, because the window lost the focus.
  package mutating func reset() {
    forgetFingers()
    ctrl = .up
    isAltHeld = false
    isShiftHeld = false
    isLatched = false
    lockedOffset = nil
    center = CGPoint(x: screen.width / 2, y: screen.height / 2)
  }

  /// Puts everything at rest for a new phone; a Ctrl key that is down still makes chords.
  mutating func restart() {
    let isCtrlHeld = isCtrlHeld
    reset()
    press = .none
    isPointerInside = false
    if isCtrlHeld { ctrl = .chord }
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
      let second = mirror(of: point)
      let hasMirror = isTwoFingerMode && screen.contains(second)
      press = .fingers(mirror: hasMirror)
      let first = TouchChange(Self.pointerKey, .down(point))
      return hasMirror ? [first, TouchChange(Self.mirrorKey, .down(second))] : [first]
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
      let second = clamped(mirror(of: first))
      return [moved, TouchChange(Self.mirrorKey, .move(second))]
    case .sticky(let key, _):
      guard let index = stickies.firstIndex(where: { $0.key == key }) else { return [] }
      stickies[index].point = first
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
      let second = clamped(mirror(of: point))
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

  // MARK: - Two fingers

  /// Changes what decides the mode; during a press the second finger lands or lifts at once.
  private mutating func changeMode(
    _ change: (inout MouseTouchEmulator) -> Void
  ) -> [TouchChange] {
    let before = isTwoFingerMode
    change(&self)
    guard isTwoFingerMode != before else { return [] }
    updateLock()
    guard case .fingers(let hasMirror) = press else {
      leaveModeIfEnded()
      return []
    }
    if isTwoFingerMode {
      let second = mirror(of: clamped(pointer))
      guard screen.contains(second) else { return [] }
      press = .fingers(mirror: true)
      return [TouchChange(Self.mirrorKey, .down(second))]
    }
    press = .fingers(mirror: false)
    leaveModeIfEnded()
    return hasMirror ? [TouchChange(Self.mirrorKey, .up(nil))] : []
  }

  private mutating func leaveModeIfEnded() {
    guard !isTwoFingerMode else { return }
    lockedOffset = nil
    center = CGPoint(x: screen.width / 2, y: screen.height / 2)
  }

  /// Freezes the distance between the fingers while Shift is held, and finds the new centre when it
  /// is released.
  private mutating func updateLock() {
    let locks = isTwoFingerMode && isShiftHeld
    let first = !isPointerInside ? center : press.button == nil ? pointer : clamped(pointer)
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

  private func clamped(_ point: CGPoint) -> CGPoint { screen.clamped(point, edge: edge) }
}
