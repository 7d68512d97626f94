import TouchScript

/// The pacing of a gesture's movement, with the curves of Core Animation.
///
/// - SeeAlso: developer.apple.com/documentation/quartzcore/camediatimingfunctionname
public nonisolated enum TestEase: Hashable, Sendable, CaseIterable {
  /// A constant speed.
  case linear
  /// Slow at the start.
  case easeIn
  /// Slow at the end.
  case easeOut
  /// Slow at both ends.
  case easeInOut

  var scriptValue: ScriptEase? {
    switch self {
    case .linear: nil
    case .easeIn: .easeIn
    case .easeOut: .easeOut
    case .easeInOut: .easeInOut
    }
  }
}
