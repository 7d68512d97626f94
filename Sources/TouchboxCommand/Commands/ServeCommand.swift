import AppLibrary
import ArgumentParser
import Foundation
import SDLHost
import Simulator
import Terminal
import UIKit

/// The `touchbox serve` command.
struct ServeCommand: PhoneCommand {
  static let configuration = CommandConfiguration(
    commandName: "serve",
    abstract: "Show the Home screen, a demo, or your own app in a browser, and touch it there.",
    discussion: """
      Open the address that the terminal shows in a browser or, with --lan, on a phone or tablet on the \
      same network. Its screen becomes the app's screen, with multi-touch.

      Without --lan, only programs on this machine can connect. With it, the address contains a secret \
      token; anyone who has the address can see and touch the app.
      """)

  @Argument(
    help: ArgumentHelp(
      "A demo's name, as in `touchbox list`, or your own Swift or Objective-C files or their folder.",
      valueName: "demo"),
    completion: .demos(orFiles: ["swift"]))
  var names: [String] = []

  @Option(help: ArgumentHelp("The port; by default any free one.", valueName: "number"))
  var port: UInt16 = 0

  @Flag(help: "Let other machines on the network connect, with the token in the address.")
  var lan = false

  @Flag(help: "Let all clients touch at the same time; otherwise, only one can touch at a time.")
  var shared = false

  @Flag(help: "Let clients watch but not touch.")
  var readOnly = false

  @Flag(
    help: """
      Serve W3C WebDriver, for Selenium and Appium, instead of browsers; each session has its own phone, \
      in virtual time.
      """)
  var webdriver = false

  @Flag(help: "Also show the phone in a window.")
  var window = false

  @Flag(help: "Restart the app whenever you save one of your own Swift or Objective-C files.")
  var watch = false

  @Option(
    help: ArgumentHelp("Record all input as a script.", valueName: "file"), completion: .file())
  var record: String?

  @OptionGroup var app: AppOption

  @OptionGroup var options: WindowOptions

  /// The environment variable that passes the server's socket to programs built from users' files.
  static let socketVariable = "TOUCHBOX_SERVE_SOCKET"

  func validate() throws {
    guard webdriver else { return }
    if lan {
      throw ValidationError(
        "--webdriver lets clients run programs, so it is limited to this machine; use it without "
          + "--lan")
    }
    let others = [
      ("--shared", shared), ("--read-only", readOnly), ("--window", window), ("--watch", watch),
      ("--record", record != nil),
    ]
    if let other = others.first(where: { $0.1 }) {
      throw ValidationError("\(other.0) is for browsers; use it without --webdriver")
    }
  }

  @MainActor func perform(_ catalog: AppCatalog) throws {
    if webdriver { return try serveWebDriver(catalog) }
    if catalog.origin == .demos { try startServer() }
    if !window {
      // SDL's dummy driver keeps the window hidden and unaffected by the desktop.
      setenv("SDL_VIDEODRIVER", "dummy", 1)
    }
    try app.launchFiles(names, isWatching: watch, in: catalog)
    if watch, catalog.origin != .files {
      throw CommandFailure(
        .usage, "--watch works only with your own Swift or Objective-C files; name such files")
    }
    guard let socket = ProcessInfo.processInfo.environment[Self.socketVariable] else {
      throw CommandFailure(.usage, "this program does not start a server; use touchbox serve")
    }
    let inbox = InputInbox()
    if watch { WatchMessage.show(in: inbox) }
    let entry =
      names.isEmpty && app.name == nil
      ? try catalog.start(catalog.home?.name) : try app.app(names, in: catalog)
    catalog.announce(entry)
    var shown = DemoWindow(
      demo: entry, catalog: catalog, options: options, device: app.device ?? .iPhone, inbox: inbox,
      savesMoves: false, arguments: names + app.values,
      recording: SessionRecorder.Plan(script: record))
    shown.served = try ServedPhone(socket: socket, inbox)
    try shown.open()
  }

  /// Starts the server, which exits together with this process.
  private func startServer() throws {
    let socket = try ServerProgram.makeSocketPath()
    setenv(Self.socketVariable, socket, 1)
    try ServerProgram.start(
      ServerProgram.Options(
        socket: socket, port: port, isPublic: lan, isShared: shared, isReadOnly: readOnly))
  }

  /// Serves WebDriver until the server exits. The arguments name the default app for sessions.
  @MainActor private func serveWebDriver(_ catalog: AppCatalog) throws {
    for name in names where !AppOption.isPath(name) { _ = try catalog.find(name) }
    if names.allSatisfy({ !AppOption.isPath($0) }) { try requireOne(names, in: catalog) }
    var options = app.values.flatMap { ["--app", $0] } + ["--swift", "\(app.languageMode)"]
    if let device = app.device { options += ["--device", device.name] }
    try ServerProgram.run(
      ServerProgram.Options(
        socket: "", port: port, isPublic: false, isShared: false, isReadOnly: false,
        webDriver: ServerProgram.Options.WebDriver(
          program: ServerProgram.ownPath, command: PhoneSessionCommand.name, names: names,
          options: options)))
  }
}
