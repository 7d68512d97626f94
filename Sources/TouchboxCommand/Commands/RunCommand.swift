import AppLibrary
import ArgumentParser
import Foundation
import SDLHost
import Simulator
import Terminal
import TouchScript
import UIKit

/// The `touchbox run` command.
struct RunCommand: PhoneCommand {
  static let configuration = CommandConfiguration(
    commandName: "run",
    abstract:
      "Open the Home screen, a demo, or your own Swift or Objective-C files as an app, in a window.",
    discussion: """
      Without a name, the window shows the Home screen with an icon for each demo. Tap one to open it; \
      Escape, or a quick swipe up from the bottom edge, goes back. A demo opened by name runs without \
      the Home screen, and Escape closes it.

      `touchbox run MyTouch.swift` compiles one file, several files, or a folder with files and \
      pictures, and runs the app delegate marked @main, or else a view controller or a view; \
      --app NAME selects another class. The app runs in a separate process with your permissions.

      Touch the window, or use the mouse: the left button is one finger. Hold Ctrl or Alt, or press M, \
      for two fingers, mirrored about the center; hold Shift too to move both in parallel. The right \
      button puts down fingers that stay; Backspace lifts them. Press H in the window for all keys.

      Drop pictures onto the window to replace the demo's own, in order; --images \
      replaces them at launch, and also accepts web addresses.

      The demo's log goes to standard output.
      """)

  @Argument(
    help: ArgumentHelp(
      "A demo's name, as in `touchbox list`, or your own Swift or Objective-C files or their folder.",
      valueName: "demo"),
    completion: .demos(orFiles: ["swift"]))
  var names: [String] = []

  @Flag(help: "Play a script without a window; requires --script.")
  var headless = false

  @Option(help: "The script to play with --headless.", completion: .file(extensions: ["touch"]))
  var script: String?

  @Flag(
    help: """
      Without opening a window, print everything that expectations can name after launch: views, \
      labels, gesture recognizers and properties, each with its value.
      """)
  var paths = false

  @Flag(
    help: """
      Restart the app whenever you save one of your own Swift or Objective-C files; while they do \
      not compile, the \
      previous version keeps running.
      """)
  var watch = false

  @Flag(
    help: ArgumentHelp("Open the window of --watch without an app.", visibility: .hidden))
  var notice = false

  @OptionGroup var app: AppOption

  @OptionGroup var window: WindowOptions

  func validate() throws {
    if headless, window.inspect {
      throw ValidationError(
        "--inspect needs a window; use --explain, which prints the same information as text")
    }
    if headless, window.numbers { throw ValidationError("--numbers needs a window") }
    if paths, headless || script != nil || watch {
      throw ValidationError(
        "--paths only launches the app; use it without --headless, --script or --watch")
    }
    if headless != (script != nil) {
      throw ValidationError("--headless and --script FILE go together; use both or neither")
    }
  }

  @MainActor func perform(_ catalog: AppCatalog) throws {
    if notice { return try openNotice() }
    try app.launchFiles(names, isWatching: watch, in: catalog)
    if watch, catalog.origin != .files {
      throw CommandFailure(
        .usage, "--watch works only with your own Swift or Objective-C files; name such files")
    }
    if script == nil, !paths, let home = catalog.home, app.name == nil,
      [[], [home.name]].contains(names)
    {
      return try openHome(home, catalog)
    }
    let inbox = InputInbox()
    if watch { WatchMessage.show(in: inbox) }
    let entry = try app.app(names, in: catalog)
    if paths {
      catalog.announce(entry)
      return Self.printPaths(of: entry, variant: window.variant, device: app.device, in: catalog)
    }
    if let script {
      try OutputPaths.checkDistinct([("--trace", window.trace)], from: [script])
      let file = try LoadedScript(
        ScriptFileContents(script), in: catalog,
        app: catalog.origin == .demos ? nil : app.override(names, in: catalog),
        demo: entry.name, variant: window.variant, device: app.device)
      guard catalog.origin != .demos || file.app.name == entry.name else {
        throw CommandFailure(
          .usage,
          "\(file.name) is a script for \(file.app.name); expected one for \(entry.name), or "
            + "touchbox run \(file.app.name)")
      }
      catalog.announce(file.app)
      var arguments = [script]
      if let trace = window.trace { arguments += ["--trace", trace] }
      if let device = app.device { arguments += ["--device", device.name] }
      if window.explain { arguments.append("--explain") }
      if window.dots { arguments.append("--dots") }
      for location in window.images.locations { arguments += ["--images", location] }
      if window.images.allowPrivateAddresses { arguments.append("--allow-private-addresses") }
      return try PlayCommand.parse(arguments).play(
        [file], in: catalog, printsSummary: false)
    }
    catalog.announce(entry)
    try DemoWindow(
      demo: entry, catalog: catalog, options: window, device: app.device ?? .iPhone, inbox: inbox,
      savesMoves: watch, arguments: names + app.values
    ).open()
  }

  @MainActor private func openNotice() throws {
    let file = (names.first ?? app.values.first ?? "The app") as NSString
    let inbox = InputInbox()
    WatchMessage.show(in: inbox)
    let catalog = WatchNotice.catalog(for: file.lastPathComponent)
    try DemoWindow(
      demo: try catalog.start(nil), catalog: catalog, options: window,
      device: app.device ?? .iPhone, inbox: inbox
    ).open()
  }

  /// Prints everything in a newly launched app that expectations can refer to.
  @MainActor static func printPaths(
    of app: App, variant: ScriptHeader.Variant?, device: Device?, in catalog: AppCatalog
  ) {
    let phone = PhoneFactory(assets: catalog.assets).makePhone(
      for: app, device: device ?? .iPhone)
    phone.launch(app.launchTarget(variant ?? .corrected))
    for line in ExpectationList(phone).lines { Console.out(line) }
  }

  @MainActor private func openHome(_ home: App, _ catalog: AppCatalog) throws {
    do {
      try DemoWindow(
        demo: home, catalog: catalog, options: window, device: app.device ?? .iPhone
      ).open()
    } catch HostError.noDisplay(let reason) {
      throw CommandFailure(
        .environment, HostError.noDisplay(reason: reason).description,
        "`touchbox list` shows the demos, and `touchbox help` all commands")
    }
  }

  /// Returns the error message for an app that schedules work endlessly.
  @MainActor static func runaway(_ name: String, at seconds: Double) -> String {
    "\(name): more than \(Phone.itemLimit) timers or inputs at \(seconds) s; "
      + "look for a timer or perform that reschedules itself without a delay"
  }
}
