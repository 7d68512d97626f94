extension KeyboardDevice {
  /// A key, by its number in X, which is Linux's key code plus 8.
  ///
  /// Only keys that tests need have a name; any other is `Key(rawValue:)`.
  public struct Key: RawRepresentable, Hashable, Sendable {
    /// The number in X, 8…255.
    public var rawValue: Int32

    /// Names the key with a number in X.
    public init(rawValue: Int32) { self.rawValue = rawValue }

    /// The Escape key.
    public static let escape = Key(rawValue: 9)
    /// The Backspace key.
    public static let backspace = Key(rawValue: 22)
    /// The Tab key.
    public static let tab = Key(rawValue: 23)
    /// The Q key.
    public static let q = Key(rawValue: 24)
    /// The W key.
    public static let w = Key(rawValue: 25)
    /// The R key.
    public static let r = Key(rawValue: 27)
    /// The I key.
    public static let i = Key(rawValue: 31)
    /// The P key.
    public static let p = Key(rawValue: 33)
    /// The Return key.
    public static let `return` = Key(rawValue: 36)
    /// The left Control key.
    public static let controlLeft = Key(rawValue: 37)
    /// The S key.
    public static let s = Key(rawValue: 39)
    /// The D key.
    public static let d = Key(rawValue: 40)
    /// The H key.
    public static let h = Key(rawValue: 43)
    /// The left Shift key.
    public static let shiftLeft = Key(rawValue: 50)
    /// The M key.
    public static let m = Key(rawValue: 58)
    /// The left Alt key.
    public static let altLeft = Key(rawValue: 64)
    /// The space bar.
    public static let space = Key(rawValue: 65)
    /// The F5 key.
    public static let f5 = Key(rawValue: 71)
    /// The F9 key.
    public static let f9 = Key(rawValue: 75)
    /// The F11 key.
    public static let f11 = Key(rawValue: 95)
    /// The F12 key.
    public static let f12 = Key(rawValue: 96)
  }
}
