import AppLibrary
import ArgumentParser
import CoreGraphics
import Foundation
import Painter
import SDLHost
import Simulator
import Terminal
import TouchScript
import UIKit

/// A window that lets the user touch a demo.
@MainActor
struct DemoWindow {
  /// The demo.
  let demo: App
  /// The apps that messages can refer to.
  let catalog: AppCatalog
  /// The window's options.
  let options: WindowOptions
  /// The demo's device.
  let device: Device
  /// The inbox for reports from other threads.
  var inbox = InputInbox()
  /// Whether the window's location is saved after each move, so the next window opens there even if
  /// the app crashes.
  var savesMoves = false
  /// The command's arguments, which may name the user's own files.
  var arguments: [String] = []
  /// The connection that shows the window in browsers, or nil if there is none.
  var served: ServedPhone?
  /// The recordings to start at launch.
  var recording = SessionRecorder.Plan()

  /// The maximum number of log lines in memory. The log strip displays the last few.
  static let logLimit = 1000

  /// Opens the window and runs the demo until the window is closed. The Home screen opens other
  /// demos in the same window.
  ///
  /// - Throws: `CommandFailure` if something cannot be opened or an app schedules work endlessly,
  ///   or the exit code for a signal.
  func open() throws {
    let (inbox, served) = (inbox, served)
    let apps = try WindowApps(
      demo, in: catalog, options: options, device: device, recording: recording,
      show: { inbox.show($0) }
    ) {
      Console.warn($0)
      inbox.show("A picture was not loaded; see the terminal")
    }
    defer { apps.cancel() }
    let factory = PhoneFactory(assets: catalog.assets)
    let traceFile = try options.trace.map { try LineWriter($0, isLazy: true) }
    var host = HostOptions(options.variant, assets: catalog.assets) { apps.app }
    host.screen = device.size
    host.scale = options.scale.map { CGFloat($0) }
    host.isFullscreen = options.fullscreen
    host.letterbox = options.frame.color()
    let state = options.remembersGeometry ? WindowStateFile() : nil
    host.lastGeometry = state?.geometry(of: device.name)
    host.didClose = { state?.save($0, of: device.name) }
    if savesMoves { host.didMove = host.didClose }
    host.prefersIntegerScale = options.integerScale
    host.renderer = options.renderer
    host.acceptsTouchpads = options.trackpadTouch
    let countTurns = options.countTurns
    let ownPaths = catalog.origin == .files ? OwnApp.paths(in: arguments) : []
    let source =
      catalog.origin == .package ? Bundle.main.executablePath : ownPaths.first
    let chosenDefaults = options.defaults.map { DefaultsFolder($0) }
    host.didShow = {
      if countTurns { Console.err("first frame") }
      if SDLHost.isVisible { OwnApp.remember(ownPaths) }
    }
    if countTurns {
      host.onTurn = { Console.err("turn \($0.statistics.turns)") }
    }
    host.inbox = inbox
    host.openFile = { path in
      if let own = apps.ownApp, OwnApp.isApp(path) { return own.open(path) }
      apps.overrides.drop(path) { inbox.send(.imagesChanged) }
    }
    host.toggleRecording = { apps.recorder.toggle($0) }
    var history: SessionHistory?
    host.explain = { _ in
      history?.explain(arguments: ownPaths) { inbox.show($0) }
    }
    host.addExpectation = { apps.recorder.addExpectation($0, at: $1) }
    host.didChangeView = { changes in
      for line in changes { Console.err(line) }
    }
    host.willEnd = { apps.phoneWillEnd($0) }
    host.makeRawRecording = { apps.recorder.makeRawRecording() }
    host.apps = apps.switching
    if let served {
      host.didPaint = { served.show($0, title: apps.app.name) }
    }
    let first = apps.recorder
    var isFirst = true
    let reason = try SDLHost.run(host, painter: factory.makePainter(scale: 1)) { screenScale in
      if isFirst {
        // Don't download pictures if there is no display.
        let scale = device.scale ?? PhoneFactory.pictureScale(screenScale)
        apps.overrides.begin(screenScale: scale) {
          inbox.send(.imagesChanged)
        }
      }
      apps.advance()
      let phone = factory.makePhone(
        for: apps.app, device: device, screenScale: screenScale,
        override: apps.overrides.picture)
      phone.overlay = apps.overlay
      for appearance in apps.appearances { phone.show(appearance) }
      phone.showsKeyboard = options.keyboard
      phone.context.host.services.clipboard = .desktop
      let defaults = chosenDefaults ?? DefaultsFolder(of: apps.app.name, source: source)
      phone.context.run.defaults.storage = defaults?.storage
      phone.onLog = { line in
        Console.out(line)
        served?.log(line)
      }
      phone.logLimit = Self.logLimit
      if options.explain { phone.explain = { Console.out($0) } }
      if let traceFile { phone.trace = { traceFile.write($0) } }
      history = SessionHistory(of: phone, apps.app, options.variant ?? .corrected, device)
      if isFirst { first.begin(with: phone) }
      isFirst = false
      phone.launch(apps.launchTarget)
      return phone
    }
    if case .runaway(let time) = reason {
      throw CommandFailure(.crashGuard, RunCommand.runaway(apps.app.name, at: time.seconds))
    }
    try first.check()
    try traceFile?.check()
    if reason.exitCode != 0 { throw ExitCode(reason.exitCode) }
  }

  /// The maximum length of a folder in the window's messages, in characters.
  private static let longestFolder = 24

  /// Returns the message about a saved file: its name and folder. A long folder is truncated at the
  /// start.
  static func saved(_ path: String, home: String = NSHomeDirectory()) -> String {
    let url = URL(fileURLWithPath: path).standardizedFileURL
    var folder = url.deletingLastPathComponent().path
    if folder == home || folder.hasPrefix(home + "/") {
      folder = "~" + folder.dropFirst(home.count)
    }
    if folder.count > longestFolder { folder = "…" + folder.suffix(longestFolder - 1) }
    return "Saved \(url.lastPathComponent) in \(folder)"
  }

  /// Returns an unused path in the working directory, such as `BeachBall-1.png`.
  static func freePath(for name: String, ending: String) -> String {
    "\(freeName(for: name, endings: [ending])).\(ending)"
  }

  /// Returns a name such as `BeachBall-1` for which no file in the working directory has any of the
  /// endings.
  static func freeName(for name: String, endings: [String]) -> String {
    var status = stat()
    let names = (1...).lazy.map { "\(name)-\($0)" }
    // Count a dangling link as a file, because writing through it would create a file elsewhere.
    return names.first { name in endings.allSatisfy { lstat("\(name).\($0)", &status) != 0 } }
      ?? name
  }
}

extension HostOptions {
  /// Creates the options for a demo's window: the title, icon, guide, and screenshot paths.
  ///
  /// - Parameter app: A closure that returns the current demo.
  @MainActor init(
    _ variant: ScriptHeader.Variant?, assets: AssetFolder, app: @escaping @MainActor () -> App
  ) {
    self.init()
    title = Self.title(of: app(), variant)
    guide = { Guide(to: app(), in: assets) }
    icon = {
      ImageFinder(assets, of: app().name) { _ in }
        .picture(named: "AppIcon", screenScale: 1)?.image
    }
    displayLost = {
      Console.warn($0)
      Foundation.exit(CommandStatus.environment.rawValue)
    }
    savePicture = { image in
      let path = DemoWindow.freePath(for: app().name, ending: "png")
      do {
        try ImageFile.savePNG(image, to: path)
        Console.wrote(path)
        return DemoWindow.saved(path)
      } catch {
        Console.warn(error)
        return "Could not save \(path)"
      }
    }
  }

  /// Returns the title for a demo's window: the name, and the variant if the demo has two.
  @MainActor static func title(of app: App, _ variant: ScriptHeader.Variant?) -> String {
    guard variant == .published, app.hasPublishedVariant else { return app.name }
    return "\(app.name) (published)"
  }
}
