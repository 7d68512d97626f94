/// Multiplies eight-bit colours by their alpha and back, rounded to the nearest.
///
/// Dividing what was multiplied and multiplying again gives the same bytes, so a premultiplied
/// picture survives being saved and loaded.
nonisolated enum Premultiplication {
  /// Returns the premultiplied value of a straight one.
  static func multiply(_ color: UInt8, by alpha: UInt8) -> UInt8 {
    // 255 is odd, so there are no halves and adding 127 rounds to the nearest.
    UInt8(truncatingIfNeeded: (Int(color) * Int(alpha) + 127) / 255)
  }

  /// Returns the straight value of a premultiplied one; 0 where alpha is 0.
  ///
  /// A colour above its alpha, which premultiplied pixels never have, becomes 255.
  static func divide(_ color: UInt8, by alpha: UInt8) -> UInt8 {
    guard alpha > 0 else { return 0 }
    return UInt8(clamping: (Int(color) * 255 + Int(alpha) / 2) / Int(alpha))
  }
}
