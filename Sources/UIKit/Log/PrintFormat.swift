import CoreGraphics

/// A `printf` format for Swift values.
///
/// Demos log several numbers for each packet, so formats are processed as bytes, and common
/// conversions are implemented directly: `%d`, `%f`, and `%.1f` for Swift's numbers, and `%@`.
nonisolated enum PrintFormat {
  /// Returns the format as UTF-8, with conversions replaced by the values in order.
  static func text(_ format: String, with arguments: [Any?]) -> [UInt8] {
    let format = Array(format.utf8)
    var text: [UInt8] = []
    text.reserveCapacity(format.count + 64)
    var index = 0
    var next = 0
    while index < format.count {
      let byte = format[index]
      index += 1
      guard byte == UInt8(ascii: "%") else {
        text.append(byte)
        continue
      }
      let start = index
      while index < format.count, isOption(format[index]) { index += 1 }
      let options = format[start..<index]
      while index < format.count, isLength(format[index]) { index += 1 }
      guard index < format.count else {
        text.append(byte)
        text += options
        break
      }
      let letter = format[index]
      index += 1
      if letter == UInt8(ascii: "%") {
        text.append(letter)
        continue
      }
      // A non-ASCII character is not a conversion, so skip all of its bytes.
      while index < format.count, format[index] & 0xC0 == 0x80 { index += 1 }
      let value = next < arguments.count ? arguments[next] : nil
      next += 1
      append(value, options: options, letter: letter, to: &text)
    }
    return text
  }

  private static func isOption(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "."), UInt8(ascii: "+"),
      UInt8(ascii: "-"), UInt8(ascii: "#"), UInt8(ascii: " "):
      true
    default: false
    }
  }

  private static func isLength(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "h"), UInt8(ascii: "l"), UInt8(ascii: "j"), UInt8(ascii: "z"),
      UInt8(ascii: "t"), UInt8(ascii: "L"), UInt8(ascii: "q"):
      true
    default: false
    }
  }

  private static func append(
    _ value: Any?, options: ArraySlice<UInt8>, letter: UInt8, to text: inout [UInt8]
  ) {
    if let value, appendDirectly(value, options: options, letter: letter, to: &text) { return }
    let options = String(decoding: options, as: UTF8.self)
    let letter = Character(Unicode.Scalar(letter))
    text += (format(value, options: options, letter: letter) ?? "(null)").utf8
  }

  /// Appends a value that does not need the C library for formatting. Returns false for any other
  /// value.
  private static func appendDirectly(
    _ value: Any, options: ArraySlice<UInt8>, letter: UInt8, to text: inout [UInt8]
  ) -> Bool {
    switch letter {
    case UInt8(ascii: "d"), UInt8(ascii: "i"):
      guard options.isEmpty, let number = value as? Int else { return false }
      text.appendDecimal(number)
      return true
    case UInt8(ascii: "f"):
      guard let decimals = decimals(options) else { return false }
      let number: Double
      if let value = value as? CGFloat {
        number = value
      } else if let value = value as? Double {
        number = value
      } else {
        return false
      }
      return text.appendDecimal(number, decimals: decimals)
    case UInt8(ascii: "@"), UInt8(ascii: "s"):
      guard options.isEmpty else { return false }
      text += String(describing: value).utf8
      return true
    default:
      return false
    }
  }

  /// Returns the number of decimal places for `%f`: 6 without options, and 0…9 for `.0` to `.9`.
  private static func decimals(_ options: ArraySlice<UInt8>) -> Int? {
    if options.isEmpty { return 6 }
    guard options.count == 2, options.first == UInt8(ascii: "."), let digit = options.last,
      (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(digit)
    else { return nil }
    return Int(digit - UInt8(ascii: "0"))
  }

  // MARK: - Formatting with the C library

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

  /// Returns a number's bits in C's calling convention, which widens small types to 32 bits.
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

  /// Applies a width and precision to text. `-` left-aligns the text.
  private static func padded(_ text: String, options: String) -> String {
    let parts = options.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
    var text = text
    if parts.count > 1 { text = String(text.prefix(Int(parts[1]) ?? 0)) }
    let width = Int(parts.first?.drop { "+-# 0".contains($0) } ?? "") ?? 0
    // A width above a million is a mistake, so limit it.
    let padding = String(repeating: " ", count: max(0, min(width, 1_000_000) - text.count))
    return options.contains("-") ? text + padding : padding + text
  }
}

/// Numbers in ASCII, formatted like `printf` in the C locale. Logs and traces consist mainly of
/// numbers.
extension [UInt8] {
  /// Appends a whole number.
  package nonisolated mutating func appendDecimal(_ number: Int) {
    appendDecimal(units: UInt64(number.magnitude), decimals: 0, isNegative: number < 0)
  }

  /// Appends a number with 0…9 decimal places if the rounding is certain.
  ///
  /// - Returns: Whether the number was appended. False for numbers halfway between two results,
  ///   numbers of 10^15 or more units in the last decimal place, infinities, and NaN.
  package nonisolated mutating func appendDecimal(_ number: Double, decimals: Int) -> Bool {
    var scale = 1.0
    for _ in 0..<decimals { scale *= 10 }
    let nearest = (number * scale).rounded()
    // The rounding error, itself rounded once. If this value is below 0.5, so is the exact error.
    let error = (-nearest).addingProduct(number, scale)
    guard abs(error) < 0.5, abs(nearest) < 1e15 else { return false }
    appendDecimal(
      units: UInt64(abs(nearest)), decimals: decimals, isNegative: number.sign == .minus)
    return true
  }

  /// Appends a number, given in units of its last decimal place.
  package nonisolated mutating func appendDecimal(
    units: UInt64, decimals: Int, isNegative: Bool
  ) {
    // Digits are appended from last to first and then reversed.
    var (low, digits, rest) = (count, 0, units)
    repeat {
      if digits == decimals, digits > 0 { append(UInt8(ascii: ".")) }
      append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: rest % 10))
      rest /= 10
      digits += 1
    } while rest > 0 || (decimals > 0 && digits <= decimals)
    if isNegative { append(UInt8(ascii: "-")) }
    var high = count - 1
    while low < high {
      swapAt(low, high)
      (low, high) = (low + 1, high - 1)
    }
  }
}
