import ArgumentParser
import Simulator

/// `touchbox run`
struct RunCommand: PhoneCommand {
  static let configuration = CommandConfiguration(
    commandName: "run",
    abstract: "Open a demo in a window.",
    discussion: """
      A touchscreen's fingers are the demo's fingers. So is the mouse: the left button is one; with \
      Ctrl or Alt held, or after M, it is two, mirrored about the middle; with Shift as well both \
      move in parallel. The right button puts down fingers that stay; Backspace lifts them. Press H \
      in the window for all keys.

      Pictures dropped onto the window replace the demo's own, one after the other; --images \
      replaces them from the start, also from the web as in the book.

      The demo's log goes to standard output.
      """)

  @Argument(help: "The demo's name; `touchbox list` shows all.", completion: .demos)
  var demo: String

  @Flag(help: "Play a script without a window instead; needs --script.")
  var headless = false

  @Option(help: "The script for --headless.", completion: .file(extensions: ["touch"]))
  var script: String?

  @OptionGroup var window: WindowOptions

  func validate() throws {
    if headless != (script != nil) {
      throw ValidationError("--headless and --script FILE go together; expected both or neither")
    }
  }

  @MainActor func perform(_ catalog: AppCatalog) throws {
    let entry = try catalog.find(demo)
    if let script {
      try OutputPaths.checkDistinct([("--trace", window.trace)], from: [script])
      let file = try LoadedScript(
        ScriptFileContents(script), in: catalog, demo: demo, variant: window.variant)
      guard file.app.name == demo else {
        throw CommandFailure(
          .usage,
          "\(file.name) is a script of \(file.app.name); expected one of \(demo), or "
            + "touchbox run \(file.app.name)")
      }
      var arguments = [script]
      if let trace = window.trace { arguments += ["--trace", trace] }
      if window.dots { arguments.append("--dots") }
      for location in window.images.locations { arguments += ["--images", location] }
      return try PlayCommand.parse(arguments).play([file], in: catalog)
    }
    try DemoWindow(demo: entry, catalog: catalog, options: window).open()
  }

  /// The message about an app that asks for work without end.
  @MainActor static func runaway(_ name: String, at seconds: Double) -> String {
    "\(name): more than \(Phone.itemLimit) timers or inputs at \(seconds) s; "
      + "look for a timer or perform that starts itself again without delay"
  }
}
