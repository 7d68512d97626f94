import ArgumentParser
import SDLHost
import Simulator
import TouchScript

/// The options shared by all commands that open a demo in a window.
struct WindowOptions: ParsableArguments {
  @Option(
    help: """
      The variant: corrected, or published, with the bugs of the printed listing; by default the \
      script's, or corrected.
      """)
  var variant: ScriptHeader.Variant?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      """
      The window's initial scale, in units per point; by default the scale of the device's last window, \
      or else the largest multiple of 0.25 that fits, up to 3.
      """,
      valueName: "number"))
  var scale: Double?

  @Flag(help: "Open the window in full screen.")
  var fullscreen = false

  @Option(
    help: ArgumentHelp(
      "The area around the phone: light, dark, or auto (from GTK_THEME or COLORFGBG, or else dark).",
      valueName: "style"))
  var frame = FrameStyle.auto

  @Option(
    help: "The phone's appearance: light or dark; A switches it.",
    completion: .list(Appearance.styleNames), transform: WindowOptions.style)
  var appearance: Appearance?

  @Option(
    help: ArgumentHelp(
      """
      The user's preferred text size, from extra-small to extra-extra-extra-large, or \
      accessibility-medium to accessibility-extra-extra-extra-large; T changes it.
      """, valueName: "size"),
    completion: .list(Appearance.sizeNames), transform: WindowOptions.textSize)
  var textSize: Appearance?

  @Flag(
    help: "Show a keyboard on the screen while text is edited; the desktop's keyboard also types.")
  var keyboard = false

  @Flag(help: "Use only integer scales.")
  var integerScale = false

  @Option(
    help: """
      How pixels reach the display: software (no delay), opengl (at the display's refresh rate), or \
      auto (software if the display supports it).
      """)
  var renderer = Renderer.automatic

  @Flag(help: "Use a touchpad's surface as the screen; otherwise touchpads are ignored.")
  var trackpadTouch = false

  @Flag(help: "Mark every finger.")
  var dots = false

  @Flag(
    help: """
      Show the inspector, like the I key: views, finger paths, gestures, and who received a touch and why.
      """)
  var inspect = false

  @Flag(
    help: """
      Show numbers, like the N key: each finger's location, velocity, pressure and radius, and the frames.
      """)
  var numbers = false

  @Flag(help: "Print where each touch goes, and why.")
  var explain = false

  @Flag(inversion: .prefixedNo, help: "Show a hint of what to try until the first touch.")
  var hint = true

  @Flag(
    inversion: .prefixedNo,
    help: "Show the log in the window; by default if the demo draws nothing.")
  var log: Bool?

  @Option(
    help: ArgumentHelp(
      "The folder that stores the app's UserDefaults; by default, the app has its own.",
      valueName: "dir"),
    completion: .directory)
  var defaults: String?

  @OptionGroup var images: ImagesOption

  @Option(
    help: "Write a trace of all events and callbacks to a file; - is standard error.",
    completion: .file())
  var trace: String?

  @Flag(
    help: ArgumentHelp(
      "Report the first frame and each turn on standard error.", visibility: .hidden))
  var countTurns = false

  /// The initial appearances specified by the options.
  var appearances: [Appearance] {
    [appearance, textSize].compactMap { $0 }
  }

  private static func style(_ name: String) throws -> Appearance {
    try appearance(name, "appearance", of: Appearance.styleNames)
  }

  private static func textSize(_ name: String) throws -> Appearance {
    try appearance(name, "text size", of: Appearance.sizeNames)
  }

  private static func appearance(
    _ name: String, _ kind: String, of names: [String]
  ) throws -> Appearance {
    guard names.contains(name), let appearance = Appearance(named: name) else {
      throw ValidationError("unknown \(kind) \(name); expected \(ScriptError.list(names))")
    }
    return appearance
  }

  /// Whether the window opens with the last window's geometry, and saves its own when it closes.
  var remembersGeometry: Bool { scale == nil && !fullscreen }

  func validate() throws {
    if let scale { try requireRange("--scale", scale, SnapCommand.scales) }
  }
}

extension Renderer: ExpressibleByArgument {}

extension ScriptHeader.Variant: ExpressibleByArgument {}
