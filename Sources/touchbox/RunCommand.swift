import ArgumentParser
import CoreGraphics
import Foundation
import SDLHost
import Simulator

/// `touchbox run`
struct RunCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "run",
    abstract: "Open a demo in a window.",
    discussion: """
      A touchscreen's fingers are the demo's fingers. So is the mouse: the left button is one; with \
      Ctrl or Alt held, or after M, it is two, mirrored about the middle; with Shift as well both \
      move in parallel. The right button places fingers that stay; Backspace lifts them. Press H in \
      the window for all keys.

      The demo's log goes to standard output.
      """)

  @Argument(
    help: "The demo's name; `touchbox list` shows all.",
    completion: .list(DemoCatalog.all.map(\.name)))
  var demo: String

  @Option(help: "corrected, or published with the faults of the printed listing.")
  var variant = ScriptHeader.Variant.corrected

  @Option(help: ArgumentHelp("Window units a point when the window opens.", valueName: "number"))
  var scale: Double = 2

  @Flag(help: "Open over the whole display.")
  var fullscreen = false

  @Flag(help: "Enlarge by whole numbers only.")
  var integerScale = false

  @Flag(help: "Take a touchpad's surface for the screen; touchpads are ignored otherwise.")
  var trackpadTouch = false

  @Flag(help: "Mark every finger.")
  var dots = false

  @Flag(help: "Play a script without a window instead; give --script.")
  var headless = false

  @Option(help: "The script for --headless.", completion: .file(extensions: ["touch"]))
  var script: String?

  @Option(
    help: "Write what happens to a file, line by line; - is standard error.",
    completion: .file())
  var trace: String?

  @Flag(help: ArgumentHelp("Say on standard error when a turn is made.", visibility: .hidden))
  var countTurns = false

  func validate() throws {
    guard scale >= 0.25, scale <= 16 else {
      throw ValidationError("--scale \(scale) is out of range; expected 0.25 to 16")
    }
    if headless != (script != nil) {
      throw ValidationError("--headless and --script FILE go together; expected both or neither")
    }
  }

  func run() throws {
    let entry = try DemoCatalog.find(demo)
    if let script {
      var play = PlayCommand()
      play.scripts = [script]
      play.demo = demo
      play.variant = variant
      play.trace = trace
      play.dots = dots
      return try play.run()
    }
    try open(entry)
  }

  private func open(_ entry: Demo) throws {
    let shop = PhoneShop()
    let traceFile = try trace.map(LineFile.init)
    var options = HostOptions()
    options.title = variant == .corrected ? entry.name : "\(entry.name) (\(variant.rawValue))"
    options.icon = PictureLibrary(folders: [AssetFolder().path]) { _ in }
      .picture(named: "AppIcon", screenScale: 1)?.image
    options.scale = scale
    options.isFullscreen = fullscreen
    options.prefersIntegerScale = integerScale
    options.acceptsTouchpads = trackpadTouch
    options.savePicture = { image in
      let path = Self.freePath(for: entry.name)
      do {
        try shop.save(image, to: path)
        Console.err("wrote \(path)")
      } catch let failure as CommandFailure {
        failure.sentences.forEach(Console.complain)
      } catch {
        Console.complain("\(path): \(error)")
      }
    }
    if countTurns { options.onTurn = { Console.err("turn \($0.counts.turns)") } }
    do throws(HostError) {
      let reason = try SDLHost.run(options, painter: shop.makePainter(scale: scale)) {
        let phone = shop.makePhone(for: entry, screenScale: scale)
        phone.overlay.showsFingers = dots
        phone.onLog = Console.out
        if let traceFile { phone.trace = traceFile.write }
        phone.launch(entry.app(variant))
        return phone
      }
      if case .runaway(let time) = reason {
        throw CommandFailure(.runaway, Self.runaway(entry.name, at: time.seconds))
      }
      if reason.exitCode != 0 { throw ExitCode(reason.exitCode) }
    } catch {
      throw CommandFailure(.environment, error.description)
    }
  }

  /// What to say of an app that asks for work without end.
  static func runaway(_ name: String, at seconds: Double) -> String {
    "\(name): more than \(Phone.itemLimit) timers or inputs at \(seconds) s; "
      + "look for a timer or perform that starts itself again without delay"
  }

  /// Returns a name for a screenshot that no file has.
  private static func freePath(for name: String) -> String {
    let numbers = (1...).lazy.map { "\(name)-\($0).png" }
    return numbers.first { !FileManager.default.fileExists(atPath: $0) } ?? "\(name).png"
  }
}
