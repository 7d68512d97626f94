/// A part of the program that `make fuzz` tests with arbitrary bytes.
enum FuzzTarget: String, CaseIterable {
  /// Touch scripts: parsed, written, formatted.
  case scripts
  /// WebDriver Actions: imported and exported.
  case actions
  /// Recordings by libinput and evemu: read and compiled.
  case recordings
  /// Property paths on an app that has something of everything.
  case properties
  /// The arguments of the command, one on each line: parsed, not run.
  case arguments
  /// Image files.
  case pictures
  /// Two display lists of any numbers, one painted after the other.
  case painter
  /// Events of SDL with any fields, in a window that nobody sees.
  case events
  /// Fingers on an app whose views and gesture recognizers misuse each other, against the contract.
  case streams
  /// Views, gesture recognizers and controllers that come, go and change inside all callbacks.
  case surgery
  /// Animations and layout that start, stop and change each other.
  case storms

  /// Returns the error that an input causes; nil for none.
  func problem(with bytes: [UInt8]) -> String? {
    switch self {
    case .scripts: ScriptTarget.problem(withScript: bytes)
    case .actions: ScriptTarget.problem(withActions: bytes)
    case .recordings: ScriptTarget.problem(withRecording: bytes)
    case .properties: PropertyTarget.problem(with: bytes)
    case .arguments: ArgumentTarget.problem(with: bytes)
    case .pictures: PictureTarget.problem(with: bytes)
    case .painter: PainterTarget.problem(with: bytes)
    case .events: EventTarget.problem(with: bytes)
    case .streams: AppTarget.problem(withStream: bytes)
    case .surgery: AppTarget.problem(with: bytes, storms: false)
    case .storms: AppTarget.problem(with: bytes, storms: true)
    }
  }
}
