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

/// A window in which the user can touch a demo.
@MainActor
struct DemoWindow {
  /// The demo.
  let demo: App
  /// The apps that messages can name.
  let catalog: AppCatalog
  /// The window's options.
  let options: WindowOptions
  /// The demo's device.
  let device: Device
  /// Receives reports from other threads.
  var inbox = InputInbox()
  /// Whether the window's location is saved after each move. The app may crash, and the next window
  /// should open there.
  var savesMoves = false
  /// The command's arguments, which may name the user's own files.
  var arguments: [String] = []
  /// Shows the window to browsers; nil for a window alone.
  var served: ServedPhone?
  /// The recordings that begin at launch.
  var recording = SessionRecorder.Plan()

  /// The most log lines in memory. The log strip shows the last few.
  static let logLimit = 1000

  /// Opens the window and runs the demo until it is closed. The Home screen opens other demos in
  /// it.
  ///
  /// - Throws: `CommandFailure` if something cannot be opened, or if an app schedules endless work;
  ///   the exit code of a signal.
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
        // Do not download pictures without a display.
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
      phone.onLog = { line in
        Console.out(line)
        served?.log(line)
      }
      phone.logLimit = Self.logLimit
      if options.explain { phone.explain = { Console.out($0) } }
      if let traceFile { phone.trace = { traceFile.write($0) } }
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

  /// The longest folder in a message of the window, in characters.
  private static let longestFolder = 24

  /// Returns the message about a saved file: its name and its folder. A long folder is truncated on
  /// the left.
  static func saved(_ path: String, home: String = NSHomeDirectory()) -> String {
    let url = URL(fileURLWithPath: path).standardizedFileURL
    var folder = url.deletingLastPathComponent().path
    if folder == home || folder.hasPrefix(home + "/") {
      folder = "~" + folder.dropFirst(home.count)
    }
    if folder.count > longestFolder { folder = "…" + folder.suffix(longestFolder - 1) }
    return "Saved \(url.lastPathComponent) in \(folder)"
  }

  /// Returns an unused path in the working directory: `BeachBall-1.png`.
  static func freePath(for name: String, ending: String) -> String {
    let paths = (1...).lazy.map { "\(name)-\($0).\(ending)" }
    var status = stat()
    // A dangling link also counts as a file: writing through it would create a file elsewhere.
    return paths.first { lstat($0, &status) != 0 } ?? "\(name).\(ending)"
  }
}

extension HostOptions {
  /// Creates the options of a demo's window: its title and icon, its guide, and the paths for
  /// screenshots.
  ///
  /// - Parameter app: Returns the current demo.
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

  /// Returns the title of a demo's window: the name, and the variant if there are two.
  @MainActor static func title(of app: App, _ variant: ScriptHeader.Variant?) -> String {
    guard variant == .published, app.hasPublishedVariant else { return app.name }
    return "\(app.name) (published)"
  }
}
