import ArgumentParser
import CoreGraphics
import Foundation
import SDLHost
import Simulator

/// `touchbox run`
struct RunCommand: PhoneCommand {
  static let configuration = CommandConfiguration(
    commandName: "run",
    abstract: "Open a demo in a window.",
    discussion: """
      A touchscreen's fingers are the demo's fingers. So is the mouse: the left button is one; with \
      Ctrl or Alt held, or after M, it is two, mirrored about the middle; with Shift as well both \
      move in parallel. The right button places fingers that stay; Backspace lifts them. Press H in \
      the window for all keys.

      Pictures that are dropped onto the window take the place of the demo's own, one after the \
      other; --images brings them from the start, or from the web as in the book.

      The demo's log goes to standard output.
      """)

  @Argument(
    help: "The demo's name; `touchbox list` shows all.",
    completion: .shellCommand("touchbox list | cut -d ' ' -f 1"))
  var demo: String

  @Option(help: "corrected, or published with the faults of the printed listing.")
  var variant = ScriptHeader.Variant.corrected

  @Option(
    help: ArgumentHelp(
      "Window units a point when the window opens; by default what fits of 1, 2 and 3.",
      valueName: "number"))
  var scale: Double?

  @Flag(help: "Open over the whole display.")
  var fullscreen = false

  @Flag(help: "Enlarge by whole numbers only.")
  var integerScale = false

  @Flag(help: "Take a touchpad's surface for the screen; touchpads are ignored otherwise.")
  var trackpadTouch = false

  @Flag(help: "Mark every finger.")
  var dots = false

  @Flag(inversion: .prefixedNo, help: "Say what to try, until the first touch.")
  var hint = true

  @Flag(help: "Play a script without a window instead; give --script.")
  var headless = false

  @Option(help: "The script for --headless.", completion: .file(extensions: ["touch"]))
  var script: String?

  @OptionGroup var images: ImagesOption

  @Option(
    help: "Write what happens to a file, line by line; - is standard error.",
    completion: .file())
  var trace: String?

  @Flag(help: ArgumentHelp("Say on standard error when a turn is made.", visibility: .hidden))
  var countTurns = false

  func validate() throws {
    if let scale { try SnapCommand.validate(scale: scale) }
    if headless != (script != nil) {
      throw ValidationError("--headless and --script FILE go together; expected both or neither")
    }
  }

  @MainActor func perform() throws {
    let entry = try DemoCatalog.find(demo)
    if let script {
      var arguments = [script, "--demo", demo, "--variant", variant.rawValue]
      if let trace { arguments += ["--trace", trace] }
      if dots { arguments.append("--dots") }
      for place in images.places { arguments += ["--images", place] }
      return try PlayCommand.parse(arguments).perform()
    }
    try open(entry)
  }

  @MainActor private func open(_ entry: Demo) throws {
    let brought = try images.pictures(for: entry)
    defer { brought.stop() }
    let shop = PhoneShop()
    let traceFile = try trace.map { try LineFile($0) }
    var options = HostOptions()
    options.title = variant == .corrected ? entry.name : "\(entry.name) (\(variant.rawValue))"
    options.icon =
      PictureLibrary(folders: [AssetFolder().path]) { _ in }
      .picture(named: "AppIcon", screenScale: 1)?.image
    options.scale = scale.map { CGFloat($0) }
    options.isFullscreen = fullscreen
    options.prefersIntegerScale = integerScale
    options.acceptsTouchpads = trackpadTouch
    options.savePicture = { image in
      let path = Self.freePath(for: entry.name)
      do {
        try shop.save(image, to: path)
        Console.err("wrote \(path)")
      } catch let failure as CommandFailure {
        for sentence in failure.sentences { Console.complain(sentence) }
      } catch {
        Console.complain("\(path): \(error)")
      }
    }
    if countTurns { options.onTurn = { Console.err("turn \($0.counts.turns)") } }
    let mail = options.mail
    options.takeFile = { path in
      brought.drop(path) { mail.send(.namedImagesChanged) }
    }
    var isLoaded = false
    let reason: ExitReason
    var showsHint = { hint }
    do throws(HostError) {
      reason = try SDLHost.run(options, painter: shop.makePainter(scale: 1)) { screenScale in
        if !isLoaded {
          // Only now is there a display for which pictures are worth fetching.
          isLoaded = true
          brought.begin(screenScale: PhoneShop.pictureScale(screenScale)) {
            mail.send(.namedImagesChanged)
          }
        }
        let phone = shop.makePhone(for: entry, screenScale: screenScale, brought: brought)
        phone.overlay.showsFingers = dots
        phone.overlay.hint = entry.hint
        // A hint that was followed does not come back with a start anew.
        phone.overlay.showsHint = showsHint()
        showsHint = { [weak phone] in phone?.overlay.showsHint ?? false }
        phone.onLog = { Console.out($0) }
        if let traceFile { phone.trace = { traceFile.write($0) } }
        phone.launch(entry.app(variant))
        return phone
      }
    } catch {
      throw CommandFailure(.environment, error.description)
    }
    if case .runaway(let time) = reason {
      throw CommandFailure(.crashGuard, Self.runaway(entry.name, at: time.seconds))
    }
    if reason.exitCode != 0 { throw ArgumentParser.ExitCode(reason.exitCode) }
  }

  /// What to say of an app that asks for work without end.
  @MainActor static func runaway(_ name: String, at seconds: Double) -> String {
    "\(name): more than \(Phone.itemLimit) timers or inputs at \(seconds) s; "
      + "look for a timer or perform that starts itself again without delay"
  }

  /// Returns a name for a screenshot that no file has.
  @MainActor private static func freePath(for name: String) -> String {
    let numbers = (1...).lazy.map { "\(name)-\($0).png" }
    return numbers.first { !FileManager.default.fileExists(atPath: $0) } ?? "\(name).png"
  }
}
