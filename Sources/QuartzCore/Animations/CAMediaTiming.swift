import CoreGraphics

/// Whether an animation's values are visible before it begins and after it ends.
///
/// - SeeAlso: developer.apple.com/documentation/quartzcore/camediatimingfillmode
public nonisolated struct CAMediaTimingFillMode: Hashable, Equatable, RawRepresentable, Sendable {
  /// The name.
  public let rawValue: String

  /// Creates a mode with a name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// The last value remains visible after the end.
  public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
  /// The first value is visible before the beginning.
  public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
  /// Both `forwards` and `backwards`.
  public static let both = CAMediaTimingFillMode(rawValue: "both")
  /// Neither `forwards` nor `backwards`; the default.
  public static let removed = CAMediaTimingFillMode(rawValue: "removed")
}

/// The name for `CAMediaTimingFillMode.forwards` before Swift 4.2.
public nonisolated let kCAFillModeForwards = CAMediaTimingFillMode.forwards
/// The name for `CAMediaTimingFillMode.backwards` before Swift 4.2.
public nonisolated let kCAFillModeBackwards = CAMediaTimingFillMode.backwards
/// The name for `CAMediaTimingFillMode.both` before Swift 4.2.
public nonisolated let kCAFillModeBoth = CAMediaTimingFillMode.both
/// The name for `CAMediaTimingFillMode.removed` before Swift 4.2.
public nonisolated let kCAFillModeRemoved = CAMediaTimingFillMode.removed

/// An object with its own time relative to a parent's time: a layer in its superlayer, or an
/// animation in its layer or group.
///
/// - SeeAlso: developer.apple.com/documentation/quartzcore/camediatiming
public nonisolated protocol CAMediaTiming: AnyObject {
  /// The begin time, in seconds of the parent's time. For an animation, 0 means the time when the
  /// animation is added.
  var beginTime: CFTimeInterval { get set }
  /// The duration of one run, in seconds. For an animation, 0 means the transaction's duration.
  var duration: CFTimeInterval { get set }
  /// The speed of this object's time relative to the parent's time.
  var speed: Float { get set }
  /// An offset, in seconds, added to this object's time.
  var timeOffset: CFTimeInterval { get set }
  /// The number of runs, which may be fractional. 0 is treated as 1.
  var repeatCount: Float { get set }
  /// The total duration of the repeated runs, in seconds. If 0, `repeatCount` applies.
  var repeatDuration: CFTimeInterval { get set }
  /// Whether each run is followed by the same run in reverse.
  var autoreverses: Bool { get set }
  /// Whether values are visible before the beginning and after the end.
  var fillMode: CAMediaTimingFillMode { get set }
}
