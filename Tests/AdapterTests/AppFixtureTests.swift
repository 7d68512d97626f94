import Foundation
import Testing

/// Tests that touch code written for iPhone can be adapted. Each folder in `Fixtures/Apps` is an
/// app.
@Suite(.serialized) struct AppFixtureTests {
  /// The apps expected in each fixture, best match first.
  static let apps: [(fixture: String, apps: [String])] = [
    ("Accessors", ["view ScoreView(frame: UIScreen.main.bounds)"]),
    ("AnySender", ["controller KeypadController()"]),
    ("AppDelegate", ["delegate AppDelegate.self main", "controller StartController() used"]),
    (
      "ChainedActions",
      [
        "controller TableController()", "view CardView(frame: UIScreen.main.bounds) used",
        "view DeckView(frame: UIScreen.main.bounds) used",
      ]
    ),
    ("Conditions", ["view SystemView(frame: UIScreen.main.bounds)"]),
    ("ContextMenu", ["view StickerView(frame: UIScreen.main.bounds)"]),
    ("Delayed", ["view DelayedView(frame: UIScreen.main.bounds)"]),
    ("Form", ["controller FormController()"]),
    ("Inherited", ["controller InheritedController()"]),
    (
      "KnobDelegate",
      [
        "controller KnobController()", "controller QuietController()",
        "view Knob(frame: UIScreen.main.bounds) used",
      ]
    ),
    ("Literals", ["view LiteralView(frame: UIScreen.main.bounds)"]),
    ("MainProgram", ["main __startmain() main", "delegate ProgramDelegate.self used"]),
    ("Models", ["controller TickerController()"]),
    (
      "Nested",
      [
        "view Palette(frame: UIScreen.main.bounds)",
        "view Palette.Swatch(frame: UIScreen.main.bounds) used",
      ]
    ),
    ("ObjectiveCNames", ["controller NamedController()"]),
    ("OldDelegate", ["delegate OldDelegate.self main", "controller OldController() used"]),
    (
      "Outlets",
      ["controller CounterController()", "view PadView(frame: UIScreen.main.bounds) used"]
    ),
    ("Overloads", ["controller OverloadController()"]),
    (
      "PaintPad",
      ["controller PaintController()", "view CanvasView(frame: UIScreen.main.bounds) used"]
    ),
    ("PhotoScroller", ["view PhotoScroller(frame: UIScreen.main.bounds)"]),
    (
      "Playground",
      [
        "playground __startBounce() main", "view BallView(frame: UIScreen.main.bounds) used",
      ]
    ),
    ("Results", ["controller ResultController()"]),
    (
      "Scenes",
      [
        "scenes __connectScene(SceneDelegate(), AppDelegate(), nil) main used",
        "controller ViewController() used",
      ]
    ),
    (
      "SplitBoard",
      [
        "view SnapBoard(frame: UIScreen.main.bounds)",
        "view Board(frame: UIScreen.main.bounds) used",
      ]
    ),
  ]

  @Test("Every fixture folder is tested")
  func folders() throws {
    let folder = AdapterProgram.fixtures.appendingPathComponent("Apps").path
    let names = try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
    #expect(names == Self.apps.map(\.fixture))
  }

  @Test("No file is refused, warnings match the markers, and the apps are found", arguments: apps)
  func report(fixture: String, apps: [String]) throws {
    let adaptation = try Adaptation(fixture: "Apps/" + fixture)
    let expected = try ExpectedMessages(adaptation.sources)
    #expect(adaptation.report.errors.map { "\($0.line): \($0.message)" } == [])
    #expect(
      adaptation.report.warnings.map { "\($0.line): \($0.message)" } == expected.warnings)
    let found = adaptation.report.apps.map { app in
      "\(app.kind) \(app.make)" + (app.isMain ? " main" : "") + (app.isUsedByOthers ? " used" : "")
    }
    #expect(found == apps)
  }

  @Test("The adapted files compile without diagnostics", arguments: apps.map(\.fixture))
  func compiles(fixture: String) throws {
    let adaptation = try Adaptation(fixture: "Apps/" + fixture)
    #expect(try adaptation.compilerMessages() == [])
  }

  @Test("Unedited lines do not change position", arguments: apps.map(\.fixture))
  func lines(fixture: String) throws {
    let adaptation = try Adaptation(fixture: "Apps/" + fixture)
    for source in adaptation.sources {
      let lines = try String(contentsOfFile: source, encoding: .utf8).split(
        separator: "\n", omittingEmptySubsequences: false)
      let compiled = try CompiledLines(adaptation.report.files, of: source)
      let edited = Set(
        adaptation.report.changes.filter { $0.file == source }.flatMap { change in
          change.line...(change.line + change.before.count { $0 == "\n" })
        })
      for (index, line) in lines.enumerated() where !line.isEmpty {
        let number = index + 1
        guard !edited.contains(number) else { continue }
        let texts = compiled.lines[number] ?? []
        // Members added to a line come before or after the original text.
        #expect(
          texts.contains { $0.hasPrefix(line) || $0.hasSuffix(line.drop { $0 == " " }) },
          "\(source):\(number)")
      }
    }
  }
}

/// The text that the compiler sees on each line of a source file, according to the directives in
/// adapted files.
private struct CompiledLines {
  private(set) var lines: [Int: [String]] = [:]

  init(_ files: [String], of source: String) throws {
    for file in files {
      var (name, number) = ("", 1)
      for line in try String(contentsOfFile: file, encoding: .utf8).split(
        separator: "\n", omittingEmptySubsequences: false)
      {
        if let match = line.wholeMatch(of: /#sourceLocation\(file: "(.*)", line: (\d+)\)/) {
          (name, number) = (String(match.1), Int(match.2) ?? 0)
          continue
        }
        if name == source, line.contains(where: { $0 != " " }) {
          lines[number, default: []].append(String(line))
        }
        number += 1
      }
    }
  }
}
