import ArgumentParser
import Simulator

/// `touchbox record`
struct RecordCommand: PhoneCommand {
  static let configuration = CommandConfiguration(
    commandName: "record",
    abstract: "Open a demo in a window, and write what is done to it as a script.",
    discussion: """
      Fingers, mouse and keys work as with `touchbox run`. The script holds what reached the phone, \
      from its launch until the window closes, F9 stops the recording or F5 starts the demo anew; \
      each line is in the file as soon as it happened. `touchbox play` plays it: its trace is the \
      session's, line for line.

      In every window F9 starts a recording, too, and stops it; a red disc in the status bar shows \
      that one is made.
      """)

  @Argument(
    help: "The demo's name; `touchbox list` shows all.",
    completion: .shellCommand("touchbox list | cut -d ' ' -f 1"))
  var demo: String

  @Option(
    name: .shortAndLong, help: ArgumentHelp("Where the script goes.", valueName: "file"),
    completion: .file(extensions: ["touch"]))
  var output: String

  @Flag(help: "Keep the places that fingers passed between two packets.")
  var recordSamples = false

  @Option(
    help: ArgumentHelp(
      """
      Write what the window reports to a script of its own: fingers as their devices tell them, \
      the mouse, the keys, and where each turn ends.
      """, valueName: "file"),
    completion: .file(extensions: ["touch"]))
  var recordRaw: String?

  @OptionGroup var window: WindowOptions

  @MainActor func perform() throws {
    var live = DemoWindow(demo: try DemoCatalog.find(demo), options: window)
    live.recording = SessionRecorder.Plan(
      script: output, raw: recordRaw, keepsSamples: recordSamples)
    try AtomicOutput.checkApart(
      [("--output", output), ("--record-raw", recordRaw), ("--trace", window.trace)], from: [])
    try live.open()
  }
}
