import ArgumentParser
import SDLHost
import TouchScript

/// How a demo is shown in a window, for all commands that open one for its user.
struct WindowOptions: ParsableArguments {
  @Option(
    help: """
      corrected, or published with the faults of the printed listing; by default corrected, or what \
      the script says.
      """)
  var variant: ScriptHeader.Variant?

  @Option(
    help: ArgumentHelp(
      "Window units per point when the window opens; by default the largest that fits, in quarters, up to 3.",
      valueName: "number"))
  var scale: Double?

  @Flag(help: "Open over the whole display.")
  var fullscreen = false

  @Flag(help: "Enlarge by whole numbers only.")
  var integerScale = false

  @Option(
    help: """
      What sends pixels to the display: software, without delay; opengl, with the display's refresh; \
      auto, software where the display offers that.
      """)
  var renderer = Renderer.automatic

  @Flag(help: "Use a touchpad's surface as the screen; touchpads are ignored otherwise.")
  var trackpadTouch = false

  @Flag(help: "Mark every finger.")
  var dots = false

  @Flag(
    help: """
      Show the inspector, as I does: views, fingers' paths, who received a touch and why, gestures.
      """)
  var inspect = false

  @Flag(help: "Print where each touch goes, and why.")
  var explain = false

  @Flag(inversion: .prefixedNo, help: "Show what to try, until the first touch.")
  var hint = true

  @Flag(
    inversion: .prefixedNo,
    help: "Show the log in the window; by default where a demo draws nothing else.")
  var log: Bool?

  @OptionGroup var images: ImagesOption

  @Option(
    help: "Write every event and callback to a file, line by line; - is standard error.",
    completion: .file())
  var trace: String?

  @Flag(help: ArgumentHelp("Report each turn on standard error.", visibility: .hidden))
  var countTurns = false

  func validate() throws {
    if let scale { try requireRange("--scale", scale, SnapCommand.scales) }
  }
}

extension Renderer: ExpressibleByArgument {}

extension ScriptHeader.Variant: ExpressibleByArgument {}
