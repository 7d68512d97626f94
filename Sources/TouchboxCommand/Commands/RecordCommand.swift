import AppLibrary
import ArgumentParser

/// The `touchbox record` command.
struct RecordCommand: PhoneCommand {
  static let configuration = CommandConfiguration(
    commandName: "record",
    abstract: "Open a demo in a window, and record what you do as a script.",
    discussion: """
      Fingers, mouse and keys work as with `touchbox run`. The script contains all of the phone's input \
      from launch until the window closes, F9 stops the recording or F5 restarts the demo; each line is \
      written immediately. `touchbox play` replays it with the same trace as the session, line for \
      line.

      An existing file is replaced only if you confirm it in the terminal, or with --force.

      F9 starts and stops a recording in any window; meanwhile, the status bar shows a red disc. F8 \
      adds an expectation about what is under the pointer: its text, or with another press its state, \
      its frame, or the new lines of the log. If the expectations of a recorded script fail later, \
      `touchbox play --window --review` shows both values, and updates the script.
      """)

  @Argument(
    help: ArgumentHelp(
      "A demo's name, as in `touchbox list`, or your own Swift or Objective-C files or their folder.",
      valueName: "demo"),
    completion: .demos(orFiles: ["swift"]))
  var names: [String] = []

  @OptionGroup var app: AppOption

  @Option(
    name: .shortAndLong, help: ArgumentHelp("The script to write.", valueName: "file"),
    completion: .file(extensions: ["touch"]))
  var output: String

  @Flag(help: "Replace existing files without asking.")
  var force = false

  @Flag(help: "Also record the touch panel's samples between packets.")
  var recordSamples = false

  @Option(
    help: ArgumentHelp(
      """
      Also write the window's events to a script: fingers as reported by their devices, the mouse, the \
      keys, and the end of each event loop turn.
      """, valueName: "file"),
    completion: .file(extensions: ["touch"]))
  var recordRaw: String?

  @OptionGroup var window: WindowOptions

  @MainActor func perform(_ catalog: AppCatalog) throws {
    try app.launchFiles(names, in: catalog)
    let entry = try app.app(names, in: catalog)
    var live = DemoWindow(
      demo: entry, catalog: catalog, options: window, device: app.device ?? .iPhone)
    live.recording = SessionRecorder.Plan(
      script: output, raw: recordRaw, keepsSamples: recordSamples)
    try OutputPaths.checkDistinct(
      [("--output", output), ("--record-raw", recordRaw), ("--trace", window.trace)], from: [])
    if !force {
      try OutputPaths.checkReplaceable([("--output", output), ("--record-raw", recordRaw)])
    }
    catalog.announce(entry)
    try live.open()
  }
}
