import CoreGraphics
package import PhoneFoundation

/// Identifies a finger while it is down, by its device and its number on that device.
///
/// Devices reuse numbers after a lift. Equal numbers on two devices are two fingers.
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

/// A change of one finger on the screen. Every source of touches produces these values.
package nonisolated struct TouchChange: Hashable, Sendable {
  /// What the finger did; locations are in screen coordinates.
  package enum Kind: Hashable, Sendable {
    /// The finger landed at a location.
    case down(CGPoint)
    /// The finger moved to a location.
    case move(CGPoint)
    /// The finger lifted at a location; nil means the last location.
    case up(CGPoint?)
    /// The touch was cancelled without a lift.
    case cancel

    /// The finger's location after the change; nil if it did not change.
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
    /// The time at which the finger was there.
    package var time: AppTime

    /// Creates a sample.
    package init(point: CGPoint, time: AppTime) {
      self.point = point
      self.time = time
    }
  }

  /// The finger that changed.
  package var finger: FingerKey
  /// What the finger did.
  package var kind: Kind
  /// The pressure from 0 to 1; nil if the source does not report it.
  package var pressure: CGFloat?
  /// The radius of the contact in points; nil for the default radius.
  package var radius: CGFloat?
  /// The type of the touch.
  package var type: UITouch.TouchType
  /// The modifier keys that are pressed; only the mouse reports them.
  package var modifierFlags: UIKeyModifierFlags = []
  /// The mouse buttons that are pressed after the change; empty for fingers.
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
  /// The direction of the stylus's upper end, in radians clockwise; 0 is to the right of the
  /// screen.
  package var azimuth: CGFloat

  /// Creates a tilt.
  package init(altitude: CGFloat, azimuth: CGFloat) {
    self.altitude = altitude
    self.azimuth = azimuth
  }
}

/// Changes of fingers that become one event, like one scan of a touch panel.
package nonisolated struct TouchPacket: Hashable, Sendable {
  /// The time of delivery.
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
    // Most sources list fingers in ascending order. Otherwise, a few comparisons are faster than
    // hashing.
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
