import TouchScript
import UIKit

/// Gathers what WebDriver Actions cannot say of a script: one sentence a kind.
struct ConversionNotes {
  /// A kind of thing that is left out or changed.
  enum Kind: Hashable {
    case expectations, snapshots, mouse, devices, window, keys, passedPlaces, radii, lifts
  }

  private var found: [Kind: (place: ScriptLocation, count: Int)] = [:]
  private var rounded: (place: ScriptLocation, count: Int, most: Int64)?
  private var header: WebDriverActionsExport.Note?

  /// Takes note that something of a step is left out or changed.
  mutating func leaveOut(_ kind: Kind, _ step: Script.Step) {
    found[kind, default: (step.place, 0)].count += 1
  }

  /// Takes note that a step's time is rounded by so many microseconds.
  mutating func round(_ microseconds: Int64, _ step: Script.Step) {
    let before = rounded ?? (step.place, 0, 0)
    rounded = (before.place, before.count + 1, max(before.most, microseconds))
  }

  /// Takes note of the demo's name.
  mutating func demo(_ name: String, _ variant: ScriptHeader.Variant) {
    let option = variant == .corrected ? "" : " --variant \(variant.rawValue)"
    header = .init(
      place: ScriptLocation(line: 1, column: 1),
      message: "the demo's name is left out: WebDriver Actions name none; play the file with "
        + "--demo \(name)\(option)")
  }

  /// The sentences in the order of the script.
  var notes: [WebDriverActionsExport.Note] {
    var notes = found.map { kind, found in
      WebDriverActionsExport.Note(place: found.place, message: Self.sentence(kind, found.count))
    }
    if let rounded {
      let lines = rounded.count == 1 ? "1 time is" : "\(rounded.count) times are"
      notes.append(
        .init(
          place: rounded.place,
          message: "\(lines) rounded to a whole millisecond, by up to "
            + "\(Double(rounded.most) / 1000) ms: WebDriver Actions know no finer ones"))
    }
    if let header { notes.append(header) }
    return notes.sorted { ($0.place, $0.message) < ($1.place, $1.message) }
  }

  private static func sentence(_ kind: Kind, _ count: Int) -> String {
    func lines(_ one: String, _ many: String) -> String {
      count == 1 ? "1 \(one) is" : "\(count) \(many) are"
    }
    switch kind {
    case .expectations:
      return lines("expectation", "expectations") + " left out: WebDriver Actions are input only"
    case .snapshots:
      return lines("snapshot", "snapshots") + " left out: WebDriver Actions are input only"
    case .mouse:
      return lines("mouse line", "mouse lines")
        + " left out: mouse pointers do not play here; write the fingers that the mouse makes"
    case .devices:
      return lines("sdl line", "sdl lines")
        + " left out: WebDriver Actions know no devices; write the fingers at packet level"
    case .window:
      return lines("line", "lines")
        + " left out that \(count == 1 ? "says" : "say") focus, suspend, resume or resize: "
        + "WebDriver Actions know no app's life"
    case .keys:
      return lines("key", "keys") + " left out: only shift, ctrl and alt are modifiers"
    case .passedPlaces:
      return lines("change", "changes")
        + " written without its passed places: WebDriver Actions have one place a tick"
    case .radii:
      return lines("change", "changes")
        + " written without its radius: WebDriver Actions read here have none"
    case .lifts:
      return lines("finger", "fingers")
        + " moved in a packet of its own before it lifts: a pointerUp has no place"
    }
  }
}
