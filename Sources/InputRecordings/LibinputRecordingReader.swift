import TouchScript

/// Reads `libinput record` recordings, which are YAML with the structure described in
/// `man libinput-record`.
///
/// Only the YAML subset that the program writes is supported: indented mappings and lists, plain
/// and quoted values, bracketed lists of numbers on one line, and comments. Unknown keys are
/// ignored, as the manual requires. A full YAML library, such as Yams, would double the amount of
/// code to compile before the first `make run`.
struct LibinputRecordingReader {
  /// A key or list item that encloses the current line.
  private struct Level {
    let column: Int
    let key: String
  }

  private static let dash = "-"

  private var levels: [Level] = []
  private var devices: [InputRecording.Device] = []

  static func recording(_ text: String) throws(ScriptError.Problem) -> InputRecording {
    var reader = LibinputRecordingReader()
    let lines = text.lines
    for (number, line) in zip(1..., lines) { try reader.read(line, number) }
    guard !reader.devices.isEmpty else {
      throw ScriptError.Problem(
        ScriptLocation(line: lines.count, column: 1),
        "found no devices; expected `devices:` with a list, as libinput record writes it"
      )
    }
    return InputRecording(format: .libinput, devices: reader.devices)
  }

  /// Parses a line: any number of dashes, an optional key, and an optional value.
  private mutating func read(_ line: Substring, _ number: Int) throws(ScriptError.Problem) {
    let field = RecordingFields(line, number)
    var rest = Self.withoutComment(line)
    var column = rest.prefix { $0 == " " }.count
    rest = rest.dropFirst(column)
    guard !rest.isEmpty else { return }
    guard rest.first != "\t" || levels.isEmpty else {
      throw field.unexpected("spaces at the start of the line")
    }
    while rest.first == "-", rest.dropFirst().first.map({ $0 == " " }) ?? true {
      open(Self.dash, at: column)
      if path == ["devices", Self.dash] { devices.append(InputRecording.Device(line: number)) }
      let spaces = 1 + rest.dropFirst().prefix { $0 == " " }.count
      column += spaces
      rest = rest.dropFirst(spaces)
    }
    if let colon = Self.colon(in: rest) {
      open(Self.unquoted(rest[..<colon]), at: column)
      rest = rest[rest.index(after: colon)...].drop { $0 == " " }
    } else if column == 0 {
      // Ignore other text, such as a shell prompt.
      return
    }
    if !rest.isEmpty { try take(rest, field, number) }
  }

  /// The keys and dashes around the current value, outermost first.
  private var path: [String] { levels.map(\.key) }

  /// Opens a key or a list item, and closes the levels that do not enclose it.
  private mutating func open(_ key: String, at column: Int) {
    while let last = levels.last,
      // The dashes of a list may be in the same column as its key.
      last.column > column || last.column == column && (key != Self.dash || last.key == Self.dash)
    {
      levels.removeLast()
    }
    levels.append(Level(column: column, key: key))
  }

  /// Stores a value if it is relevant to fingers.
  private mutating func take(
    _ value: Substring, _ field: RecordingFields, _ number: Int
  ) throws(ScriptError.Problem) {
    switch levels.count {
    case 1 where levels[0].key == "version":
      guard value == "1" else {
        throw field.unexpected("version 1 of the format", found: value)
      }
    case 4... where levels[0].key == "devices" && !devices.isEmpty:
      try take(value, at: path.dropFirst(2), field, number)
    default: break
    }
  }

  private mutating func take(
    _ value: Substring, at path: ArraySlice<String>, _ field: RecordingFields, _ number: Int
  ) throws(ScriptError.Problem) {
    let current = devices.count - 1
    switch Array(path) {
    case ["evdev", "name"]: devices[current].name = Self.unquoted(value)
    case ["evdev", "properties"]:
      for word in try Self.list(value, field) {
        devices[current].properties.insert(
          Int(try field.number(word, in: 0...0xFFFF, "a property number")))
      }
    case let path where path.count == 3 && path.starts(with: ["evdev", "absinfo"]):
      let code = try field.number(path[2][...], in: 0...0x3F, "an axis code")
      let words = try Self.list(value, field)
      guard words.count >= 2 else {
        throw field.unexpected("[minimum, maximum, fuzz, flat, resolution]")
      }
      devices[current].axes[Int(code)] = try field.axis(
        words[0], words[1], resolution: words.dropFirst(4).first)
    case ["events", Self.dash, "evdev", Self.dash]:
      let words = try Self.list(value, field)
      guard words.count == 5 else {
        throw field.unexpected("[seconds, microseconds, type, code, value]")
      }
      devices[current].events.append(
        try field.event(
          seconds: words[0], microseconds: words[1], type: words[2], code: words[3],
          value: words[4], after: devices[current].events.last))
    default: break
    }
  }

  // MARK: - Parts of a line

  /// Returns the items of a bracketed list.
  private static func list(
    _ value: Substring, _ field: RecordingFields
  ) throws(ScriptError.Problem) -> [Substring] {
    guard value.first == "[", value.last == "]" else {
      throw field.unexpected("a list in brackets on one line")
    }
    let inside = value.dropFirst().dropLast()
    guard !inside.allSatisfy({ $0 == " " }) else { return [] }
    return inside.split(separator: ",", omittingEmptySubsequences: false).map { word in
      let start = word.drop { $0 == " " }
      return start.prefix { $0 != " " }
    }
  }

  /// Returns a line without its comment and trailing spaces.
  private static func withoutComment(_ line: Substring) -> Substring {
    var quote: Character?
    var previous: Character = " "
    var end = line.endIndex
    for index in line.indices {
      let character = line[index]
      if let open = quote {
        if character == open { quote = nil }
      } else if character == "\"" || character == "'" {
        quote = character
      } else if character == "#", previous == " " || previous == "\t" {
        end = index
        break
      }
      previous = character
    }
    var result = line[..<end]
    while let last = result.last, last.isWhitespace { result.removeLast() }
    return result
  }

  /// Returns the end of a line's key, or `nil` if the line has no key.
  private static func colon(in text: Substring) -> Substring.Index? {
    guard let first = text.first, !"[\"'{".contains(first) else { return nil }
    return text.indices.first { index in
      text[index] == ":" && (text[text.index(after: index)...].first.map { $0 == " " } ?? true)
    }
  }

  private static func unquoted(_ text: Substring) -> String {
    guard let quote = text.first, quote == "\"" || quote == "'", text.count > 1, text.last == quote
    else { return String(text) }
    return String(text.dropFirst().dropLast())
  }
}
