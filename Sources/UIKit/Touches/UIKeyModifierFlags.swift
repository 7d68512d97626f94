import CoreGraphics

/// Keys that change what others mean; raw values are Apple's.
///
/// - SeeAlso: developer.apple.com/documentation/uikit/uikeymodifierflags
public nonisolated struct UIKeyModifierFlags: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: Int

  /// The Caps Lock key.
  public static let alphaShift = UIKeyModifierFlags(rawValue: 1 << 16)
  /// A Shift key.
  public static let shift = UIKeyModifierFlags(rawValue: 1 << 17)
  /// A Control key.
  public static let control = UIKeyModifierFlags(rawValue: 1 << 18)
  /// An Option key, labelled Alt elsewhere.
  public static let alternate = UIKeyModifierFlags(rawValue: 1 << 19)
  /// A Command key.
  public static let command = UIKeyModifierFlags(rawValue: 1 << 20)
  /// A key of the numeric pad.
  public static let numericPad = UIKeyModifierFlags(rawValue: 1 << 21)

  /// Makes flags of bits.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }
}
