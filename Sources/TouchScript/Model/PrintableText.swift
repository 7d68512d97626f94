extension StringProtocol {
  /// The text in a form that is safe to print in a terminal. Control characters, characters that
  /// reorder others, and characters without a glyph are replaced by escapes such as `\u{1B}`.
  ///
  /// - Parameter keepsLines: Whether newlines and tabs are preserved. Otherwise, the result is a
  ///   single line.
  package nonisolated func printable(keepsLines: Bool = false) -> String {
    func isShown(_ scalar: Unicode.Scalar) -> Bool {
      scalar.isPrintable || keepsLines && (scalar == "\n" || scalar == "\t")
    }
    if unicodeScalars.allSatisfy(isShown) { return String(self) }
    return unicodeScalars.map { isShown($0) ? String($0) : $0.number }.joined()
  }
}

extension Unicode.Scalar {
  /// Whether the character is displayed as itself and in its logical position.
  fileprivate nonisolated var isPrintable: Bool {
    switch value {
    case 0x20...0x7E: true
    // Directional marks, embeddings, and overrides, which can make a name look like another.
    case 0x061C, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069: false
    default:
      ![.control, .privateUse, .lineSeparator, .paragraphSeparator, .unassigned].contains(
        properties.generalCategory)
    }
  }

  /// The character as an escape in a Swift literal.
  fileprivate nonisolated var number: String {
    "\\u{\(String(value, radix: 16, uppercase: true))}"
  }
}
