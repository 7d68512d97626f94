import ArgumentParser
import CoreGraphics
import Foundation
import Painter
import SDLHost
import Simulator
import TouchScript

/// A demo in a window, for its user to touch.
@MainActor
struct DemoWindow {
  /// The demo.
  let demo: App
  /// The apps that messages name.
  let catalog: AppCatalog
  /// How it is shown.
  let options: WindowOptions
  /// What is recorded from the launch on.
  var recording = SessionRecorder.Plan()

  private var variant: ScriptHeader.Variant { options.variant ?? .corrected }

  /// Opens the window and runs the demo until it is closed.
  ///
  /// - Throws: `CommandFailure` for what cannot be opened, and for an app that asks for work without
  ///   end; the exit code of a signal.
  func open() throws {
    let inbox = InputInbox()
    let overrides = try options.images.pictures(for: demo, in: catalog) { message in
      Console.warn(message)
      inbox.show("A picture was not loaded; see the terminal")
    }
    defer { overrides.cancel() }
    let factory = PhoneFactory(assets: catalog.assets)
    let traceFile = try options.trace.map { try LineWriter($0) }
    let recorder = try SessionRecorder(demo, variant, recording)
    var host = HostOptions(for: demo, variant, assets: catalog.assets)
    host.scale = options.scale.map { CGFloat($0) }
    host.isFullscreen = options.fullscreen
    host.prefersIntegerScale = options.integerScale
    host.renderer = options.renderer
    host.acceptsTouchpads = options.trackpadTouch
    if options.countTurns { host.onTurn = { Console.err("turn \($0.statistics.turns)") } }
    host.inbox = inbox
    host.openFile = { path in
      overrides.drop(path) { inbox.send(.imagesChanged) }
    }
    host.toggleRecording = recorder.toggle
    host.willEnd = { _ in recorder.stop() }
    host.makeRawRecording = recorder.makeRawRecording
    var isFirst = true
    var firstOverlay = Overlay()
    firstOverlay.hint = demo.hint
    firstOverlay.showsHint = options.hint
    firstOverlay.showsFingers = options.dots
    firstOverlay.showsLog = options.log ?? demo.isLogOnly
    var overlay = { firstOverlay }
    let reason = try SDLHost.run(host, painter: factory.makePainter(scale: 1)) { screenScale in
      if isFirst {
        // Without a display no picture is downloaded.
        overrides.begin(screenScale: PhoneFactory.pictureScale(screenScale)) {
          inbox.send(.imagesChanged)
        }
      }
      let phone = factory.makePhone(
        for: demo, screenScale: screenScale, override: overrides.picture)
      phone.overlay = overlay()
      overlay = { [weak phone] in phone?.overlay.forRestart ?? firstOverlay }
      phone.onLog = { Console.out($0) }
      if let traceFile { phone.trace = { traceFile.write($0) } }
      if isFirst { recorder.begin(with: phone) }
      isFirst = false
      phone.launch(demo.launchTarget(variant))
      return phone
    }
    if case .runaway(let time) = reason {
      throw CommandFailure(.crashGuard, RunCommand.runaway(demo.name, at: time.seconds))
    }
    try recorder.check()
    try traceFile?.check()
    if reason.exitCode != 0 { throw ArgumentParser.ExitCode(reason.exitCode) }
  }

  /// Returns a path in the working folder that no file has: `BeachBall-1.png`.
  static func freePath(for name: String, ending: String) -> String {
    let paths = (1...).lazy.map { "\(name)-\($0).\(ending)" }
    return paths.first { !FileManager.default.fileExists(atPath: $0) } ?? "\(name).\(ending)"
  }
}

extension HostOptions {
  /// Makes the options of a demo's window: its title and icon, and where screenshots are saved.
  @MainActor init(
    for demo: App, _ variant: ScriptHeader.Variant, assets: AssetFolder
  ) {
    self.init()
    title = variant == .corrected ? demo.name : "\(demo.name) (\(variant.rawValue))"
    icon =
      ImageFinder(folders: [assets.path]) { _ in }
      .picture(named: "AppIcon", screenScale: 1)?.image
    displayLost = {
      Console.warn(HostError.displayLost)
      Foundation.exit(ExitCode.environment.rawValue)
    }
    savePicture = { image in
      let path = DemoWindow.freePath(for: demo.name, ending: "png")
      do {
        try ImageFile.savePNG(image, to: path)
        Console.err("wrote \(path)")
        return "Saved \(path)"
      } catch {
        Console.warn(error)
        return "Could not save \(path)"
      }
    }
  }
}
