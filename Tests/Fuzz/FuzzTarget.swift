/// A part of the program that `make fuzz` tests with arbitrary bytes.
enum FuzzTarget: String, CaseIterable {
  /// Touch scripts: parsed, written, formatted.
  case scripts
  /// WebDriver Actions: imported and exported.
  case actions
  /// Recordings by libinput and evemu: read and compiled.
  case recordings
  /// Property paths on an app with a bit of everything.
  case properties
  /// The arguments of the command, one per line: parsed, not run.
  case arguments
  /// Image files.
  case pictures
  /// Two arbitrary display lists, painted one after the other.
  case painter
  /// SDL events with arbitrary fields, in an invisible window.
  case events
  /// Fingers on an app whose views and gesture recognizers misuse each other, checked against the
  /// contract.
  case streams
  /// Views, gesture recognizers and controllers that are added, removed and changed inside all
  /// callbacks.
  case surgery
  /// Animations and layout that start, stop and change each other.
  case storms

  /// Returns the error that an input causes; nil if there is none.
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
