import CoreGraphics
import UIKit

/// The keys that make a press of the mouse play two fingers, and the position of the second finger.
///
/// The mode is active while Alt or Ctrl is down, or after M. The second finger is mirrored about a
/// center. While Shift is down, its distance from the first finger is fixed instead, and the center
/// follows when Shift is released.
struct TwoFingerMode {
  /// The time, in seconds, for which a Ctrl key during a press waits for a second key that would
  /// make it a chord. Rule I-22.
  private static let chordTime: TimeInterval = 0.150

  /// The state of the Ctrl key.
  private enum Ctrl: Equatable {
    /// It is up.
    case up
    /// It went down during a press, and may become a chord.
    case waiting(since: AppTime)
    /// It is down for a chord, which does not affect fingers.
    case chord
    /// It is down, and makes two fingers.
    case held
  }

  /// The screen's size, in points; a change moves the center.
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

  /// Makes an inactive mode.
  init(screen: CGSize) {
    self.screen = screen
    center = Self.middle(of: screen)
  }

  /// Whether a press makes two fingers.
  var isActive: Bool { isLatched || isAltHeld || ctrl == .held }

  /// The time at which a pending Ctrl key makes two fingers; nil without one.
  var ctrlDue: AppTime? {
    if case .waiting(let since) = ctrl { since.advanced(by: Self.chordTime) } else { nil }
  }

  /// The keys that are down, as an event reports them.
  var modifierFlags: UIKeyModifierFlags {
    var flags: UIKeyModifierFlags = []
    if isAltHeld { flags.insert(.alternate) }
    if ctrl == .held { flags.insert(.control) }
    if isShiftHeld { flags.insert(.shift) }
    return flags
  }

  /// Returns the location of the second finger, which may be outside of the screen.
  func mirror(of point: CGPoint) -> CGPoint {
    if let offset = lockedOffset {
      return CGPoint(x: point.x + offset.dx, y: point.y + offset.dy)
    }
    return CGPoint(x: 2 * center.x - point.x, y: 2 * center.y - point.y)
  }

  // MARK: - Keys

  /// Applies a key. When the mode ends, the center moves back to the middle of the screen.
  ///
  /// - Parameter first: The location of the first finger, or the location at which it would land.
  mutating func press(_ key: EmulatorKey, isDown: Bool, first: CGPoint) {
    switch key {
    case .alt: isAltHeld = isDown
    case .ctrl: ctrl = isDown ? .held : .up
    case .m: if isDown { isLatched.toggle() }
    case .shift: isShiftHeld = isDown
    case .backspace: return
    }
    updateLock(first: first)
    if !isActive { center = Self.middle(of: screen) }
  }

  /// Lets a Ctrl key that goes down during a press wait for a chord.
  mutating func deferCtrl(at time: AppTime) {
    if ctrl != .held { ctrl = .waiting(since: time) }
  }

  /// Makes a Ctrl key that waits part of a chord.
  mutating func makeChord() {
    ctrl = .chord
  }

  /// Forgets keys, latch and center, because the window lost the focus.
  mutating func reset() {
    self = TwoFingerMode(screen: screen)
  }

  /// Resets the mode for a new phone; a Ctrl key that is down can still make chords.
  mutating func restart() {
    let isCtrlHeld = ctrl != .up
    reset()
    if isCtrlHeld { ctrl = .chord }
  }

  /// Fixes the distance between the fingers while Shift is down, and computes the new center when
  /// it is released.
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
