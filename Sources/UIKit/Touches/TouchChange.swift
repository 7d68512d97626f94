import CoreGraphics
package import PhoneFoundation

/// Identifies a finger while it is down, by its device and that device's number for it.
///
/// Devices reuse numbers after a lift; equal numbers of two devices are two fingers.
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

/// One finger's change on the screen; every source of touches produces these.
package nonisolated struct TouchChange: Hashable, Sendable {
  /// What the finger did; locations are in screen coordinates.
  package enum Kind: Hashable, Sendable {
    /// Landed.
    case down(CGPoint)
    /// Moved to a location.
    case move(CGPoint)
    /// Lifted at a location; nil means the last one.
    case up(CGPoint?)
    /// Was cancelled without a lift.
    case cancel

    /// The finger's location after the change; nil if that did not change.
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
    /// When the finger was there.
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
  /// The pressure, 0…1; nil if the source reports none.
  package var pressure: CGFloat?
  /// The radius of the contact, in points; nil for the usual fingertip.
  package var radius: CGFloat?
  /// What kind of touch it is.
  package var type: UITouch.TouchType
  /// The modifier keys pressed meanwhile; only the mouse reports any.
  package var modifierFlags: UIKeyModifierFlags = []
  /// The mouse buttons pressed after it; none for fingers.
  package var buttonMask: UIEvent.ButtonMask = []
  /// The locations before the last one that were merged into this change, oldest first.
  package var earlierSamples: [CoalescedSample] = []

  /// Makes a change.
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

/// How a stylus is held.
package nonisolated struct StylusTilt: Hashable, Sendable {
  /// Upright.
  package static let upright = StylusTilt(altitude: .pi / 2, azimuth: 0)

  /// The angle between the stylus and the screen, 0…π/2 radians.
  package var altitude: CGFloat
  /// The direction of the stylus's upper end, in radians clockwise; 0 is to the right of the screen.
  package var azimuth: CGFloat

  /// Makes a tilt.
  package init(altitude: CGFloat, azimuth: CGFloat) {
    self.altitude = altitude
    self.azimuth = azimuth
  }
}

/// Finger changes that become one event, as a touch panel reports them in one scan.
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
    // Most sources name fingers in rising order. Else, comparing a few is faster than hashing.
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
