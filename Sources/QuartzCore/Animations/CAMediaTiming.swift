import CoreGraphics

/// What an animation shows before its beginning and after its end.
///
/// - SeeAlso: developer.apple.com/documentation/quartzcore/camediatimingfillmode
public nonisolated struct CAMediaTimingFillMode: Hashable, Equatable, RawRepresentable, Sendable {
  /// The name.
  public let rawValue: String

  /// Makes a mode of its name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// The last value shows after the end.
  public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
  /// The first value shows before the beginning.
  public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
  /// Both.
  public static let both = CAMediaTimingFillMode(rawValue: "both")
  /// Neither; the default.
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

/// What has a time of its own within that of its parent: a layer in its superlayer, an animation in its layer or
/// group.
///
/// - SeeAlso: developer.apple.com/documentation/quartzcore/camediatiming
public nonisolated protocol CAMediaTiming: AnyObject {
  /// When it begins, in seconds of the parent; 0 in an animation counts as the time at which it is added.
  var beginTime: CFTimeInterval { get set }
  /// Seconds of one run; 0 in an animation counts as the transaction's duration.
  var duration: CFTimeInterval { get set }
  /// Its seconds for one of the parent's.
  var speed: Float { get set }
  /// Seconds added to its time.
  var timeOffset: CFTimeInterval { get set }
  /// How often it runs, also in fractions; 0 counts as once.
  var repeatCount: Float { get set }
  /// Seconds for which it runs again and again; 0 leaves it to the count.
  var repeatDuration: CFTimeInterval { get set }
  /// Whether each run also plays backwards.
  var autoreverses: Bool { get set }
  /// What shows before the beginning and after the end.
  var fillMode: CAMediaTimingFillMode { get set }
}
