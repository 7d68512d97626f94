public import CoreGraphics

/// A distance by which something is moved, in points; positive values move right and down.
///
/// - SeeAlso: developer.apple.com/documentation/uikit/uioffset
public nonisolated struct UIOffset: Hashable, Codable, Sendable {
  /// The distance to the right.
  public var horizontal: CGFloat
  /// The distance down.
  public var vertical: CGFloat

  /// No distance.
  public static let zero = UIOffset()

  /// Creates an offset of zero.
  public init() {
    self.init(horizontal: 0, vertical: 0)
  }

  /// Creates an offset, in points.
  public init(horizontal: CGFloat, vertical: CGFloat) {
    (self.horizontal, self.vertical) = (horizontal, vertical)
  }
}

/// The height of a bar. Raw values match Apple's.
public nonisolated enum UIBarMetrics: Int, Sendable {
  /// The regular height.
  case `default` = 0
  /// The height where the vertical size class is compact.
  case compact = 1
  /// The height with a prompt. Bars have no prompts here.
  case defaultPrompt = 101
  /// The compact height with a prompt. Bars have no prompts here.
  case compactPrompt = 102
}
