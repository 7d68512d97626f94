import Simulator
package import TouchScript
package import UIKit

/// The keys of a WebDriver client's keyboard: characters, and code points that the standard assigns
/// to other keys.
///
/// - SeeAlso: www.w3.org/TR/webdriver/#keyboard-actions
package enum WebDriverKeyboard {
  /// A key.
  enum Stroke: Hashable {
    case modifier(Key)
    case edit(TextKey)
    case character(String)
  }

  /// A description of the supported keys, for error messages.
  static let expectation =
    #"a character, Shift "\uE008", Control "\uE009", Alt "\uE00A", Backspace "\uE003", "#
    + #"Return "\uE006", Escape "\uE00C", Delete "\uE017", or End, Home and the arrow keys "#
    + #""\uE010" to "\uE015""#

  /// The keys by code point, for both sides of a keyboard and its number pad.
  private static let special: [Character: Stroke] = {
    var strokes: [Character: Stroke] = [
      "\u{E008}": .modifier(.emulator(.shift)), "\u{E050}": .modifier(.emulator(.shift)),
      "\u{E009}": .modifier(.emulator(.ctrl)), "\u{E051}": .modifier(.emulator(.ctrl)),
      "\u{E00A}": .modifier(.emulator(.alt)), "\u{E052}": .modifier(.emulator(.alt)),
      "\u{E003}": .edit(.backspace), "\u{8}": .edit(.backspace),
      "\u{E006}": .edit(.return), "\u{E007}": .edit(.return), "\n": .edit(.return),
      "\r": .edit(.return), "\r\n": .edit(.return),
      "\u{E00C}": .edit(.escape), "\u{E00D}": .character(" "),
      "\u{E010}": .edit(.end), "\u{E056}": .edit(.end),
      "\u{E011}": .edit(.home), "\u{E057}": .edit(.home),
      "\u{E012}": .edit(.left), "\u{E058}": .edit(.left),
      "\u{E013}": .edit(.up), "\u{E059}": .edit(.up),
      "\u{E014}": .edit(.right), "\u{E05A}": .edit(.right),
      "\u{E015}": .edit(.down), "\u{E05B}": .edit(.down),
      "\u{E017}": .edit(.delete), "\u{E05D}": .edit(.delete),
    ]
    for (offset, character) in ";=0123456789*+,-./".enumerated() {
      guard let scalar = Unicode.Scalar(0xE018 + UInt32(offset)) else { continue }
      strokes[Character(scalar)] = .character(String(character))
    }
    return strokes
  }()

  /// The code points that the standard reserves for keys.
  private static let reserved: ClosedRange<Character> = "\u{E000}"..."\u{E05D}"

  /// Returns the key that types a character, or `nil` if the standard reserves it for another key.
  static func stroke(for character: Character) -> Stroke? {
    if let stroke = special[character] { return stroke }
    return reserved.contains(character) ? nil : .character(String(character))
  }

  /// Returns the effect of a key while modifiers are held, or `nil` if it has none.
  ///
  /// Shift changes letters to capitals, and makes keys that move the caret extend the selection.
  /// With Control, A, C, and X select everything, copy, and cut.
  static func entry(for stroke: Stroke, holding modifiers: [Key]) -> TextEntry? {
    let isShifted = modifiers.contains(.emulator(.shift))
    let isCommand = modifiers.contains(.emulator(.ctrl))
    switch stroke {
    case .modifier: return nil
    case .edit(let key):
      let shifted = isShifted ? TextKey(rawValue: "shift-\(key.rawValue)") : nil
      return .key(shifted ?? key)
    case .character(let text) where isCommand:
      let keys: [String: TextKey] = ["a": .selectAll, "c": .copy, "x": .cut]
      return keys[text.lowercased()].map { .key($0) }
    case .character(let text): return .insert(isShifted ? text.uppercased() : text)
    }
  }

  /// Returns the input for text that a client types into an element.
  ///
  /// A modifier in the text is held until it occurs again, until U+E000, or until the end.
  /// Consecutive characters are one entry.
  ///
  /// - Throws: A message about a key that does not exist.
  package static func entries(typing text: String) throws(ScriptError.Problem) -> [TextEntry] {
    var entries: [TextEntry] = []
    var held: [Key] = []
    for character in text {
      if character == "\u{E000}" {
        held = []
        continue
      }
      guard let stroke = stroke(for: character) else {
        throw .init(
          nil, "found \(name(of: character)); expected \(expectation)")
      }
      if case .modifier(let key) = stroke {
        if held.contains(key) { held.removeAll { $0 == key } } else { held.append(key) }
        continue
      }
      switch (entries.last, entry(for: stroke, holding: held)) {
      case (.insert(let before), .insert(let text)):
        entries[entries.count - 1] = .insert(before + text)
      case (_, let entry?): entries.append(entry)
      case (_, nil): break
      }
    }
    return entries
  }

  /// Returns a key's name as clients write it: `"\uE03D"`.
  private static func name(of character: Character) -> String {
    let scalars = character.unicodeScalars.map {
      #"\u"# + String($0.value, radix: 16, uppercase: true)
    }
    return "\"\(scalars.joined())\""
  }

  /// Returns the keys that produce an entry, each with the modifier that is held, or `nil` if keys
  /// cannot produce it.
  static func strokes(for entry: TextEntry) -> [(modifier: String?, key: Character)]? {
    switch entry {
    case .insert(let text):
      return text.map { character in
        switch stroke(for: character) {
        case .edit(.return): (nil, "\u{E006}")
        case .edit(.backspace): (nil, "\u{E003}")
        case .edit, .modifier, .character, nil: (nil, character)
        }
      }
    case .key(.selectAll): return [(#"\uE009"#, "a")]
    case .key(.copy): return [(#"\uE009"#, "c")]
    case .key(.cut): return [(#"\uE009"#, "x")]
    case .key(let key):
      let isShifted = key.rawValue.hasPrefix("shift-")
      let plain = isShifted ? String(key.rawValue.dropFirst(6)) : key.rawValue
      let code = special.filter { $0.value == TextKey(rawValue: plain).map { .edit($0) } }.keys
        .filter(reserved.contains).min()
      return code.map { [(isShifted ? #"\uE008"# : nil, $0)] }
    case .compose, .paste: return nil
    }
  }
}
