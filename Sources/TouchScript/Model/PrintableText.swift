extension StringProtocol {
  /// The text as a terminal may show it: characters that it would obey, that change the order of the others, or
  /// that have no glyph are numbers, such as `\u{1B}`.
  ///
  /// - Parameter keepsLines: Whether line ends and tabs stay; otherwise the result is one line.
  package nonisolated func printable(keepsLines: Bool = false) -> String {
    func isShown(_ scalar: Unicode.Scalar) -> Bool {
      scalar.isPrintable || keepsLines && (scalar == "\n" || scalar == "\t")
    }
    if unicodeScalars.allSatisfy(isShown) { return String(self) }
    return unicodeScalars.map { isShown($0) ? String($0) : $0.number }.joined()
  }
}

extension Unicode.Scalar {
  /// Whether the character shows as itself, at its place in the text.
  fileprivate nonisolated var isPrintable: Bool {
    switch value {
    case 0x20...0x7E: true
    // Marks, embeddings and overrides of the direction of writing: with them a name can look like another.
    case 0x061C, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069: false
    default:
      ![.control, .privateUse, .lineSeparator, .paragraphSeparator, .unassigned].contains(
        properties.generalCategory)
    }
  }

  /// The character as Swift writes it in a literal.
  fileprivate nonisolated var number: String {
    "\\u{\(String(value, radix: 16, uppercase: true))}"
  }
}
