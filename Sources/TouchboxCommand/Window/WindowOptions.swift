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
      "Window units a point when the window opens; by default what fits of 1, 2 and 3.",
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

  @Flag(help: "Take a touchpad's surface for the screen; touchpads are ignored otherwise.")
  var trackpadTouch = false

  @Flag(help: "Mark every finger.")
  var dots = false

  @Flag(inversion: .prefixedNo, help: "Say what to try, until the first touch.")
  var hint = true

  @OptionGroup var images: ImagesOption

  @Option(
    help: "Write what happens to a file, line by line; - is standard error.",
    completion: .file())
  var trace: String?

  @Flag(help: ArgumentHelp("Say on standard error when a turn is made.", visibility: .hidden))
  var countTurns = false

  func validate() throws {
    if let scale { try requireRange("--scale", scale, SnapCommand.scales) }
  }
}

extension Renderer: ExpressibleByArgument {}

extension ScriptHeader.Variant: ExpressibleByArgument {}
