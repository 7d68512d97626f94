import CoreGraphics

/// Whether an animation shows its values before its beginning and after its end.
///
/// - SeeAlso: developer.apple.com/documentation/quartzcore/camediatimingfillmode
public nonisolated struct CAMediaTimingFillMode: Hashable, Equatable, RawRepresentable, Sendable {
  /// The name.
  public let rawValue: String

  /// Makes a mode with a name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// The last value remains after the end.
  public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
  /// The first value appears before the beginning.
  public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
  /// Both `forwards` and `backwards`.
  public static let both = CAMediaTimingFillMode(rawValue: "both")
  /// Neither `forwards` nor `backwards`; the default.
  public static let removed = CAMediaTimingFillMode(rawValue: "removed")
}

/// The name of `CAMediaTimingFillMode.forwards` before Swift 4.2.
public nonisolated let kCAFillModeForwards = CAMediaTimingFillMode.forwards
/// The name of `CAMediaTimingFillMode.backwards` before Swift 4.2.
public nonisolated let kCAFillModeBackwards = CAMediaTimingFillMode.backwards
/// The name of `CAMediaTimingFillMode.both` before Swift 4.2.
public nonisolated let kCAFillModeBoth = CAMediaTimingFillMode.both
/// The name of `CAMediaTimingFillMode.removed` before Swift 4.2.
public nonisolated let kCAFillModeRemoved = CAMediaTimingFillMode.removed

/// An object with its own time within the time of a parent: a layer in its superlayer, or an
/// animation in its layer or group.
///
/// - SeeAlso: developer.apple.com/documentation/quartzcore/camediatiming
public nonisolated protocol CAMediaTiming: AnyObject {
  /// The beginning, in seconds of the parent. For an animation, 0 means the time when it is added.
  var beginTime: CFTimeInterval { get set }
  /// Seconds of one run. For an animation, 0 means the duration of the transaction.
  var duration: CFTimeInterval { get set }
  /// Seconds of this object per second of the parent.
  var speed: Float { get set }
  /// Seconds added to the time of this object.
  var timeOffset: CFTimeInterval { get set }
  /// The number of runs, which may be fractional. 0 counts as 1.
  var repeatCount: Float { get set }
  /// Seconds during which the runs repeat. With 0, `repeatCount` applies.
  var repeatDuration: CFTimeInterval { get set }
  /// Whether each run also plays backward.
  var autoreverses: Bool { get set }
  /// Whether values show before the beginning and after the end.
  var fillMode: CAMediaTimingFillMode { get set }
}
