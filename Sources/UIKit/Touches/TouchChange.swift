import CoreGraphics

/// Names a finger while it is down: the device that reports it and that device's number for it.
///
/// Devices use numbers again after a finger lifted; equal numbers of two devices are two fingers.
package nonisolated struct FingerKey: Hashable, Sendable {
  /// The device's number.
  package var device: Int64
  /// The finger's number on its device.
  package var finger: Int64

  /// Makes a key.
  package init(device: Int64, finger: Int64) {
    self.device = device
    self.finger = finger
  }
}

/// One finger's change on the glass: what every source of touches boils down to.
package nonisolated struct TouchChange: Hashable, Sendable {
  /// What the finger did; places are in screen points.
  package enum Kind: Hashable, Sendable {
    /// Landed.
    case down(CGPoint)
    /// Moved to a place.
    case move(CGPoint)
    /// Lifted; without a place where it was last seen.
    case up(CGPoint?)
    /// Was taken away without lifting.
    case cancel

    /// Where the finger is after the change; nil for where it was before.
    package var point: CGPoint? {
      switch self {
      case .down(let point), .move(let point): point
      case .up(let point): point
      case .cancel: nil
      }
    }
  }

  /// A place that the finger passed on the way to where it is now.
  package struct Sample: Hashable, Sendable {
    /// The place, in screen points.
    package var point: CGPoint
    /// When it was there.
    package var time: AppTime

    /// Makes a sample.
    package init(point: CGPoint, time: AppTime) {
      self.point = point
      self.time = time
    }
  }

  /// Whose change this is.
  package var finger: FingerKey
  /// What the finger did.
  package var kind: Kind
  /// When it happened.
  package var time: AppTime
  /// How hard it presses, 0…1; nil when the source cannot tell.
  package var pressure: CGFloat?
  /// How large the contact is, in points; nil for the usual fingertip.
  package var radius: CGFloat?
  /// What kind of touch it is.
  package var type: UITouch.TouchType
  /// The keys held meanwhile; only the mouse has any.
  package var modifierFlags: UIKeyModifierFlags = []
  /// The mouse's buttons held after it; none for fingers.
  package var buttonMask: UIEvent.ButtonMask = []
  /// The places before the last one that were merged into this change, oldest first.
  package var earlierSamples: [Sample] = []

  /// Makes a change.
  package init(
    _ finger: FingerKey, _ kind: Kind, time: AppTime,
    pressure: CGFloat? = nil, radius: CGFloat? = nil, type: UITouch.TouchType = .direct
  ) {
    self.finger = finger
    self.kind = kind
    self.time = time
    self.pressure = pressure
    self.radius = radius
    self.type = type
  }
}

/// Finger changes that become one event: what a panel reports as one scan.
package nonisolated struct TouchPacket: Hashable, Sendable {
  /// When it is delivered.
  package var time: AppTime
  /// The changes, at most one a finger.
  package var changes: [TouchChange]

  /// Makes a packet.
  package init(time: AppTime, changes: [TouchChange]) {
    self.time = time
    self.changes = changes
  }
  /// Whether no finger has two changes.
  var namesEachFingerOnce: Bool {
    // Few fingers: comparing them takes less than hashing them.
    for (place, change) in changes.enumerated() {
      for other in changes[..<place] where other.finger == change.finger { return false }
    }
    return true
  }
}
