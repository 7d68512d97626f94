import CoreGraphics
import UIKit

/// Tracks the keys that make a mouse press emulate two fingers, and locates the second finger.
///
/// The mode is active while Alt or Ctrl is down, or after M is pressed. The second finger mirrors
/// the first about a center. While Shift is down, its offset from the first finger is fixed
/// instead, and the center is updated when Shift is released.
struct TwoFingerMode {
  /// The time, in seconds, within which a second key forms a chord with a Ctrl key that is pressed
  /// during a button press. Rule I-22.
  private static let chordTime: TimeInterval = 0.150

  /// The state of the Ctrl key.
  private enum Ctrl: Equatable {
    /// Ctrl is up.
    case up
    /// Ctrl went down during a button press, and may become part of a chord.
    case waiting(since: AppTime)
    /// Ctrl is part of a chord, which does not affect fingers.
    case chord
    /// Ctrl is down and activates the mode.
    case held
  }

  /// The screen's size, in points. Changing it resets the center.
  var screen: CGSize {
    didSet { if screen != oldValue { center = Self.middle(of: screen) } }
  }
  /// The center about which the second finger is mirrored.
  private(set) var center: CGPoint

  private var ctrl = Ctrl.up
  private var isAltHeld = false
  private var isShiftHeld = false
  private var isLatched = false
  /// The vector from the first finger to the second, which Shift preserves.
  private var lockedOffset: CGVector?

  /// Creates an inactive mode.
  init(screen: CGSize) {
    self.screen = screen
    center = Self.middle(of: screen)
  }

  /// Whether a press emulates two fingers.
  var isActive: Bool { isLatched || isAltHeld || ctrl == .held }

  /// The time at which a pending Ctrl key takes effect, or `nil` if no Ctrl key is pending.
  var ctrlDue: AppTime? {
    if case .waiting(let since) = ctrl { since.advanced(by: Self.chordTime) } else { nil }
  }

  /// The pressed modifier keys, as reported in events.
  var modifierFlags: UIKeyModifierFlags {
    var flags: UIKeyModifierFlags = []
    if isAltHeld { flags.insert(.alternate) }
    if ctrl == .held { flags.insert(.control) }
    if isShiftHeld { flags.insert(.shift) }
    return flags
  }

  /// Returns the location of the second finger, which may be off the screen.
  func mirror(of point: CGPoint) -> CGPoint {
    if let offset = lockedOffset {
      return CGPoint(x: point.x + offset.dx, y: point.y + offset.dy)
    }
    return CGPoint(x: 2 * center.x - point.x, y: 2 * center.y - point.y)
  }

  // MARK: - Keys

  /// Handles a key. When the mode ends, the center returns to the middle of the screen.
  ///
  /// - Parameter first: The first finger's location, or the location at which it would land.
  mutating func press(_ key: EmulatorKey, isDown: Bool, first: CGPoint) {
    switch key {
    case .alt: isAltHeld = isDown
    case .ctrl: ctrl = isDown ? .held : .up
    case .m: if isDown { isLatched.toggle() }
    case .shift: isShiftHeld = isDown
    case .backspace: break
    }
    updateLock(first: first)
    if !isActive { center = Self.middle(of: screen) }
  }

  /// Defers a Ctrl key that is pressed during a button press, because it may become a chord.
  mutating func deferCtrl(at time: AppTime) {
    if ctrl != .held { ctrl = .waiting(since: time) }
  }

  /// Makes the pending Ctrl key part of a chord.
  mutating func makeChord() {
    ctrl = .chord
  }

  /// Forgets the keys, latch, and center because the window lost focus.
  mutating func reset() {
    self = TwoFingerMode(screen: screen)
  }

  /// Resets the mode for a new phone; a Ctrl key that is down can still form chords.
  mutating func restart() {
    let isCtrlHeld = ctrl != .up
    reset()
    if isCtrlHeld { ctrl = .chord }
  }

  /// Fixes the offset between the fingers while Shift is down, and computes the new center when
  /// Shift is released.
  private mutating func updateLock(first: CGPoint) {
    let locks = isActive && isShiftHeld
    if locks, lockedOffset == nil {
      let second = mirror(of: first)
      lockedOffset = CGVector(dx: second.x - first.x, dy: second.y - first.y)
    } else if !locks, let offset = lockedOffset {
      lockedOffset = nil
      center = CGPoint(x: first.x + offset.dx / 2, y: first.y + offset.dy / 2)
    }
  }

  private static func middle(of screen: CGSize) -> CGPoint {
    CGPoint(x: screen.width / 2, y: screen.height / 2)
  }
}
