import CoreGraphics

/// A key on the keyboard.
nonisolated enum KeyboardKey: Hashable, Sendable {
  /// Types a character.
  case character(String)
  /// Makes the next letter a capital; twice in succession, all letters.
  case shift
  /// Deletes the character before the caret.
  case delete
  /// Shows digits or letters.
  case digits, letters
  /// Types a space.
  case space
  /// The return key.
  case `return`
}

/// The rows of keys for a type of keyboard.
nonisolated enum KeyboardLayout: Hashable, Sendable {
  case letters, digits, numberPad, decimalPad, phonePad

  init(_ type: UIKeyboardType) {
    switch type {
    case .default, .asciiCapable, .URL, .namePhonePad, .emailAddress, .twitter, .webSearch:
      self = .letters
    case .numbersAndPunctuation: self = .digits
    case .numberPad, .asciiCapableNumberPad: self = .numberPad
    case .decimalPad: self = .decimalPad
    case .phonePad: self = .phonePad
    }
  }

  private static func keys(_ characters: String) -> [(KeyboardKey, CGFloat)] {
    characters.map { (.character(String($0)), 1) }
  }

  /// The keys of each row with their widths, in units of a letter's key.
  var rows: [[(key: KeyboardKey, width: CGFloat)]] {
    switch self {
    case .letters:
      [
        Self.keys("qwertyuiop"), Self.keys("asdfghjkl"),
        [(.shift, 1.5)] + Self.keys("zxcvbnm") + [(.delete, 1.5)],
        [(.digits, 2), (.space, 5.5), (.return, 2.5)],
      ]
    case .digits:
      [
        Self.keys("1234567890"), Self.keys("-/:;()$&@\""),
        Self.keys("#+=.,?!'") + [(.delete, 2)],
        [(.letters, 2), (.space, 5.5), (.return, 2.5)],
      ]
    case .numberPad: Self.pad(corner: nil)
    case .decimalPad: Self.pad(corner: ".")
    case .phonePad: Self.pad(corner: "+")
    }
  }

  private static func pad(corner: String?) -> [[(key: KeyboardKey, width: CGFloat)]] {
    let rows = ["123", "456", "789"].map { keys($0) }
    let last: [(KeyboardKey, CGFloat)] = corner.map { [(.character($0), 1)] } ?? []
    return rows + [last + keys("0") + [(.delete, 1)]]
  }

  /// Whether the keys are large and in three columns, as on a number pad.
  var isPad: Bool {
    switch self {
    case .letters, .digits: false
    case .numberPad, .decimalPad, .phonePad: true
    }
  }

  /// Returns the rectangle of each key, with the space around it.
  func frames(in size: CGSize) -> [(key: KeyboardKey, frame: CGRect)] {
    let rows = rows
    let height = size.height / CGFloat(rows.count)
    return rows.enumerated().flatMap { number, row in
      let units = row.reduce(0) { $0 + $1.width }
      let unit = size.width / (isPad ? 3 : 10)
      // A pad's last row keeps the columns: without a key in the corner, 0 is in the middle.
      var x = isPad ? size.width - units * unit : (size.width - units * unit) / 2
      return row.map { key, width in
        let frame = CGRect(x: x, y: CGFloat(number) * height, width: width * unit, height: height)
        x += width * unit
        return (key, frame)
      }
    }
  }
}
