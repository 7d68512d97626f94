/// A part of the program that `make fuzz` tests with arbitrary bytes.
enum FuzzTarget: String, CaseIterable {
  /// Touch scripts: parsed, written, formatted.
  case scripts
  /// WebDriver Actions: imported and exported.
  case actions
  /// Recordings by libinput and evemu: read and compiled.
  case recordings
  /// Property paths, evaluated in a sample app with all kinds of views.
  case properties
  /// Command-line arguments, one per line: parsed, but not run.
  case arguments
  /// Image files.
  case pictures
  /// Two arbitrary display lists, painted in succession.
  case painter
  /// SDL events with arbitrary fields, sent to an invisible window.
  case events
  /// Touches in an app whose views and gesture recognizers misuse each other, checked against the
  /// contract.
  case streams
  /// Views, gesture recognizers and controllers that are added, removed and changed in all
  /// callbacks.
  case surgery
  /// Animations and layout that start, stop and change each other.
  case storms

  /// Returns the error found with an input, or nil if there is none.
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
