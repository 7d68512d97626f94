import CoreGraphics

/// A `printf` format for Swift values.
struct PrintFormat {
  private enum Piece {
    case text(String)
    /// Flags, width and precision as written, and the letter.
    case value(options: String, letter: Character)
  }

  private var pieces: [Piece] = []

  init(_ format: String) {
    var rest = Substring(format)
    while let percent = rest.firstIndex(of: "%") {
      pieces.append(.text(String(rest[..<percent])))
      rest = rest[percent...].dropFirst()
      let options = rest.prefix { "0123456789.+-# ".contains($0) }
      rest = rest.dropFirst(options.count)
      rest = rest.drop { "hljztLq".contains($0) }
      guard let letter = rest.popFirst() else {
        pieces.append(.text("%" + options))
        break
      }
      pieces.append(letter == "%" ? .text("%") : .value(options: String(options), letter: letter))
    }
    pieces.append(.text(String(rest)))
  }

  /// Returns the text with the values put in, in order.
  func filled(with arguments: [Any?]) -> String {
    var rest = arguments[...]
    var result = ""
    for piece in pieces {
      switch piece {
      case .text(let text): result += text
      case .value(let options, let letter):
        let value = rest.popFirst() ?? nil
        result += Self.format(value, options: options, letter: letter) ?? "(null)"
      }
    }
    return result
  }

  private static func format(_ value: Any?, options: String, letter: Character) -> String? {
    guard let value else { return nil }
    switch letter {
    case "d", "i":
      return integer(value).map { String(format: "%\(options)lld", $0) }
    case "u", "x", "X", "o":
      return bits(value).map { String(format: "%\(options)ll\(letter)", $0) }
    case "f", "F", "g", "G", "e", "E":
      return number(value).map { String(format: "%\(options)\(letter)", $0) }
    case "c":
      if let code = integer(value), let scalar = Unicode.Scalar(UInt32(truncatingIfNeeded: code)) {
        return padded(String(Character(scalar)), options: options)
      }
      return padded(String(describing: value), options: options)
    case "p":
      return "\(ObjectIdentifier(value as AnyObject))"
    case "s", "@":
      return padded(String(describing: value), options: options)
    default:
      return nil
    }
  }

  private static func integer(_ value: Any) -> Int64? {
    if let value = value as? any BinaryInteger { return Int64(truncatingIfNeeded: value) }
    if let value = value as? Bool { return value ? 1 : 0 }
    return number(value).flatMap { Int64(exactly: $0.rounded(.towardZero)) }
  }

  /// The number's bits as C passes them: those of small types widened to 32.
  private static func bits(_ value: Any) -> UInt64? {
    guard let value = value as? any BinaryInteger else {
      return integer(value).map(UInt64.init(truncatingIfNeeded:))
    }
    return value.bitWidth <= 32
      ? UInt64(UInt32(truncatingIfNeeded: value)) : UInt64(truncatingIfNeeded: value)
  }

  private static func number(_ value: Any) -> Double? {
    if let value = value as? any BinaryFloatingPoint { return Double(value) }
    if let value = value as? any BinaryInteger { return Double(value) }
    return nil
  }

  /// Applies a width and a precision to text: `-` puts it at the left.
  private static func padded(_ text: String, options: String) -> String {
    let parts = options.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
    var text = text
    if parts.count > 1 { text = String(text.prefix(Int(parts[1]) ?? 0)) }
    let width = Int(parts.first?.drop { "+-# 0".contains($0) } ?? "") ?? 0
    // A width beyond a million is a slip, not a layout.
    let padding = String(repeating: " ", count: max(0, min(width, 1_000_000) - text.count))
    return options.contains("-") ? text + padding : padding + text
  }
}
