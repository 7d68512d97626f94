import CoreGraphics
package import PhoneFoundation

/// Identifies a finger that is down by its device and its number on that device.
///
/// Devices reuse numbers after a lift. The same number on two devices refers to two different
/// fingers.
package nonisolated struct FingerKey: Hashable, Sendable {
  /// The device's number.
  package var device: Int64
  /// The finger's number on its device.
  package var finger: Int64

  /// Creates a key.
  package init(device: Int64, finger: Int64) {
    self.device = device
    self.finger = finger
  }
}

/// A change to one finger on the screen. Every touch source produces these values.
package nonisolated struct TouchChange: Hashable, Sendable {
  /// The kind of change; locations are in screen coordinates.
  package enum Kind: Hashable, Sendable {
    /// The finger landed at a location.
    case down(CGPoint)
    /// The finger moved to a location.
    case move(CGPoint)
    /// The finger lifted at a location, or at its last location if nil.
    case up(CGPoint?)
    /// The touch was canceled without a lift.
    case cancel

    /// The finger's location after the change; nil if the location did not change.
    package var point: CGPoint? {
      switch self {
      case .down(let point), .move(let point): point
      case .up(let point): point
      case .cancel: nil
      }
    }
  }

  /// A location between two packets.
  package struct CoalescedSample: Hashable, Sendable {
    /// The location, in screen coordinates.
    package var point: CGPoint
    /// The time at which the finger was at `point`.
    package var time: AppTime

    /// Creates a sample.
    package init(point: CGPoint, time: AppTime) {
      self.point = point
      self.time = time
    }
  }

  /// The finger that changed.
  package var finger: FingerKey
  /// The kind of change.
  package var kind: Kind
  /// The pressure from 0 to 1; nil if the source does not report it.
  package var pressure: CGFloat?
  /// The contact radius in points; nil for the default radius.
  package var radius: CGFloat?
  /// The type of the touch.
  package var type: UITouch.TouchType
  /// The pressed modifier keys; only the mouse reports them.
  package var modifierFlags: UIKeyModifierFlags = []
  /// The mouse buttons that are down after the change; empty for fingers.
  package var buttonMask: UIEvent.ButtonMask = []
  /// Earlier locations that were merged into this change, oldest first.
  package var earlierSamples: [CoalescedSample] = []

  /// Creates a change.
  package init(
    _ finger: FingerKey, _ kind: Kind, pressure: CGFloat? = nil, radius: CGFloat? = nil,
    type: UITouch.TouchType = .direct
  ) {
    self.finger = finger
    self.kind = kind
    self.pressure = pressure
    self.radius = radius
    self.type = type
  }
}

/// The tilt of a stylus.
package nonisolated struct StylusTilt: Hashable, Sendable {
  /// Upright.
  package static let upright = StylusTilt(altitude: .pi / 2, azimuth: 0)

  /// The angle between the stylus and the screen, 0…π/2 radians.
  package var altitude: CGFloat
  /// The direction of the stylus's upper end, in radians clockwise; 0 points to the right edge of
  /// the screen.
  package var azimuth: CGFloat

  /// Creates a tilt.
  package init(altitude: CGFloat, azimuth: CGFloat) {
    self.altitude = altitude
    self.azimuth = azimuth
  }
}

/// Finger changes that are delivered as one event, like a single scan of a touch panel.
package nonisolated struct TouchPacket: Hashable, Sendable {
  /// The delivery time.
  package var time: AppTime
  /// The changes, at most one per finger.
  package var changes: [TouchChange]

  /// Creates a packet.
  package init(time: AppTime, changes: [TouchChange]) {
    self.time = time
    self.changes = changes
  }
  /// Whether each finger has at most one change.
  var namesEachFingerOnce: Bool {
    // Most sources list fingers in ascending order. For other sources, a few comparisons are faster
    // than hashing.
    var isRising = true
    for index in changes.indices.dropFirst() {
      let (last, finger) = (changes[index - 1].finger, changes[index].finger)
      if last.device != finger.device || last.finger >= finger.finger { isRising = false }
    }
    if isRising { return true }
    for (index, change) in changes.enumerated() {
      for other in changes[..<index] where other.finger == change.finger { return false }
    }
    return true
  }
}
