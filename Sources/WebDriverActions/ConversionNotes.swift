import TouchScript

/// Counts the features that WebDriver Actions cannot express, and creates one note for each kind.
struct ConversionNotes {
  enum Kind: Hashable {
    case expectations, snapshots, mouse, devices, window, keys, text, samples, lifts
  }

  private var found: [Kind: (location: ScriptLocation, count: Int)] = [:]
  private var rounded: (location: ScriptLocation, count: Int, most: Int64)?
  private var demo: WebDriverActionsExport.Note?

  /// Records that a part of a step is omitted or changed.
  mutating func add(_ kind: Kind, _ step: Script.Step) {
    found[kind, default: (step.location, 0)].count += 1
  }

  /// Records that a step's time is rounded.
  mutating func addRounding(by microseconds: Int64, _ step: Script.Step) {
    let before = rounded ?? (step.location, 0, 0)
    rounded = (before.location, before.count + 1, max(before.most, microseconds))
  }

  /// Records that the demo's name is omitted.
  mutating func addDemo(_ name: String, _ variant: ScriptHeader.Variant) {
    let option = variant == .corrected ? "" : " --variant \(variant.rawValue)"
    demo = .init(
      location: ScriptLocation(line: 1, column: 1),
      message: "the demo's name is left out: WebDriver Actions cannot contain it; play the "
        + "file with --demo \(name)\(option)")
  }

  /// The notes in script order.
  var sorted: [WebDriverActionsExport.Note] {
    var notes = found.map { kind, found in
      WebDriverActionsExport.Note(
        location: found.location, message: Self.message(kind, found.count))
    }
    if let rounded {
      let times = rounded.count == 1 ? "1 time is" : "\(rounded.count) times are"
      notes.append(
        .init(
          location: rounded.location,
          message: "\(times) rounded to a whole millisecond, by up to "
            + "\(Double(rounded.most) / 1000) ms: WebDriver Actions have millisecond resolution"))
    }
    if let demo { notes.append(demo) }
    return notes.sorted { ($0.location, $0.message) < ($1.location, $1.message) }
  }

  private static func message(_ kind: Kind, _ count: Int) -> String {
    func lines(_ one: String, _ many: String) -> String {
      count == 1 ? "1 \(one) is" : "\(count) \(many) are"
    }
    switch kind {
    case .expectations:
      return lines("expectation", "expectations") + " left out: WebDriver Actions are input only"
    case .text:
      return lines("line of text", "lines of text")
        + " left out: keys can neither compose nor paste text, and type no text while another key is held"
    case .snapshots:
      return lines("snapshot", "snapshots") + " left out: WebDriver Actions are input only"
    case .mouse:
      return lines("mouse line", "mouse lines")
        + " left out: mouse pointers are not supported; write the mouse's fingers instead"
    case .devices:
      return lines("sdl line", "sdl lines")
        + " left out: WebDriver Actions have no devices; write the fingers as packets"
    case .window:
      return lines(
        "focus, suspend, resume or resize line", "focus, suspend, resume or resize lines")
        + " left out: WebDriver Actions have no app life cycle"
    case .keys:
      return lines("key", "keys") + " left out: only shift, ctrl and alt are modifiers"
    case .samples:
      return lines("move", "moves")
        + " written without its via points: WebDriver Actions have one point for each tick"
    case .lifts:
      return lines("finger", "fingers")
        + " moved in a separate packet before it lifts: a pointerUp has no coordinates"
    }
  }
}
