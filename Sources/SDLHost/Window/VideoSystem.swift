import CSDL2
import CoreGraphics
import Foundation

/// SDL with this project's settings. All hints are set here.
package enum VideoSystem {
  /// Starts SDL's video system.
  ///
  /// Afterward, SIGPIPE is ignored, so writing to a closed pipe fails with an error: Xlib may
  /// discover during a write that the X server has exited.
  ///
  /// - Parameters:
  ///   - renderer: The renderer that sends the pixels of all windows to the display.
  ///   - displayLost: Called when the X server exits or refuses a request; the process exits if it
  ///     returns.
  /// - Throws: `HostError.noDisplay` if there is no display.
  package static func start(
    _ renderer: Renderer = .automatic, displayLost: @escaping (HostError) -> Void = { _ in }
  ) throws(HostError) {
    for (name, value) in hints { SDL_SetHint(name, value) }
    // Always use an explicitly chosen driver, for example one from the environment.
    let isChosen = SDL_GetHint(SDL_HINT_VIDEODRIVER).map { $0.pointee != 0 } ?? false
    // Without this folder, Wayland is unavailable and its library prints its own message. A hint
    // that is empty in the environment can be replaced only in the environment.
    if !isChosen { unsetenv("SDL_VIDEODRIVER") }
    if !isChosen, getenv("XDG_RUNTIME_DIR") == nil { SDL_SetHint(SDL_HINT_VIDEODRIVER, "x11") }
    // Touchbox does not use the session bus. Without an address, SDL would start a process that
    // launches a bus, which takes 2 ms.
    setenv("DBUS_SESSION_BUS_ADDRESS", "disabled:", 0)
    signal(SIGPIPE, SIG_IGN)
    DisplayErrors.observe(onLoss: displayLost)
    guard withoutComposeKeys({ SDL_Init(SDL_INIT_VIDEO) }) == 0 else {
      throw .noDisplay(reason: lastError)
    }
    // Without a display, SDL may choose a driver with invisible windows.
    if !isChosen, !isVisible {
      let reason = "only the driver \"\(driver)\" is available"
      SDL_Quit()
      throw .noDisplay(reason: reason)
    }
    select(renderer)
    if capturesByGrab { SDL_SetHint(SDL_HINT_MOUSE_AUTO_CAPTURE, "0") }
    for type in ignored { SDL_EventState(type.rawValue, SDL_IGNORE) }
    SDL_EnableScreenSaver()
    // On desktops, SDL starts with text input enabled, but Touchbox needs only keys.
    SDL_StopTextInput()
  }

  /// Calls a function while preventing Xlib from reading a table of dead and Compose keys.
  ///
  /// SDL opens Xlib's input method, which reads a table with thousands of lines for the user's
  /// language. This takes longer than the rest of SDL's startup, and is needed only for text input.
  ///
  /// - SeeAlso: The manual page Compose(5), for `XCOMPOSEFILE`.
  private static func withoutComposeKeys<Result>(_ body: () -> Result) -> Result {
    let variable = "XCOMPOSEFILE"
    let former = getenv(variable).map { String(cString: $0) }
    setenv(variable, "/dev/null", 1)
    defer {
      // Restore the variable, because programs that this process starts may need it.
      if let former { setenv(variable, former, 1) } else { unsetenv(variable) }
    }
    return body()
  }

  /// Stops SDL.
  package static func stop() {
    DisplayErrors.areIgnored = true
    SDL_Quit()
    DisplayErrors.areIgnored = false
  }

  /// Returns the scale at which a screen of the given size, in points, and a title bar fit on the
  /// display.
  static func fittingScale(of screen: CGSize) -> CGFloat {
    fittingScale(atMost: largestScale(of: screen, on: 0))
  }

  /// Returns the largest multiple of 0.25 up to 3 that does not exceed a limit, but at least 0.5.
  static func fittingScale(atMost largest: CGFloat) -> CGFloat {
    max(0.5, min(3, (largest * 4).rounded(.down) / 4))
  }

  /// Returns the largest scale at which a screen and a title bar fit on a window's display.
  static func largestScale(of screen: CGSize, near window: OpaquePointer) -> CGFloat {
    largestScale(of: screen, on: SDL_GetWindowDisplayIndex(window))
  }

  private static func largestScale(of screen: CGSize, on display: Int32) -> CGFloat {
    guard let bounds = usableBounds(of: display) else { return 1 }
    return min(
      bounds.width / screen.width, (bounds.height - WindowGeometry.titleBar) / screen.height)
  }

  /// The area of each display that windows may cover, in window units.
  static var usableBounds: [CGRect] {
    (0..<max(0, SDL_GetNumVideoDisplays())).compactMap(usableBounds)
  }

  /// Returns the area of a display that windows may cover, or `nil` if the display does not exist.
  static func usableBounds(of display: Int32) -> CGRect? {
    var bounds = SDL_Rect()
    guard SDL_GetDisplayUsableBounds(display, &bounds) == 0 else { return nil }
    return CGRect(x: Int(bounds.x), y: Int(bounds.y), width: Int(bounds.w), height: Int(bounds.h))
  }

  /// Returns a window's rectangle including its decorations, and the upper-left corner of its
  /// content, in window units, or `nil` if only the desktop knows them.
  static func frame(of window: OpaquePointer) -> (outer: CGRect, content: CGPoint)? {
    ignoringErrors {
      var (outer, content) = (SDL_Rect(), SDL_Point())
      guard readXFrame(window, &outer, &content) else { return nil }
      return (
        CGRect(x: Int(outer.x), y: Int(outer.y), width: Int(outer.w), height: Int(outer.h)),
        CGPoint(x: Int(content.x), y: Int(content.y))
      )
    }
  }

  /// Returns whether a window will cover its display when SDL requests it.
  static func supportsFullScreen(_ window: OpaquePointer) -> Bool {
    ignoringErrors { isFullScreenSupported(window) }
  }

  /// Calls a function that reads a window manager's windows, which may close at any time.
  private static func ignoringErrors<Result>(_ body: () -> Result) -> Result {
    let wereIgnored = DisplayErrors.areIgnored
    DisplayErrors.areIgnored = true
    defer { DisplayErrors.areIgnored = wereIgnored }
    return body()
  }

  /// The name of SDL's video driver, such as x11 or wayland.
  static var driver: String {
    SDL_GetCurrentVideoDriver().map { String(cString: $0) } ?? "none"
  }

  /// SDL's version, its driver, and the renderer: `SDL 2.26.5, x11, software`.
  static var description: String {
    var version = SDL_version()
    SDL_GetVersion(&version)
    let renderer: Renderer = usesOpenGL ? .openGL : .software
    return "SDL \(version.major).\(version.minor).\(version.patch), \(driver), \(renderer.rawValue)"
  }

  /// Selects the memory behind `SDL_GetWindowSurface`: the display's memory, or SDL's renderer.
  private static func select(_ renderer: Renderer) {
    switch renderer {
    case .automatic where !offersMemory: break
    case .automatic, .software: SDL_SetHint(SDL_HINT_FRAMEBUFFER_ACCELERATION, "0")
    case .openGL: SDL_SetHint(SDL_HINT_FRAMEBUFFER_ACCELERATION, "opengl")
    }
  }

  /// Whether SDL can give windows memory that the display server reads. Its Wayland driver cannot,
  /// and its X11 driver cannot if colors have ten bits, a format that it does not support.
  private static var offersMemory: Bool {
    var mode = SDL_DisplayMode()
    SDL_GetDesktopDisplayMode(0, &mode)
    return driver != "wayland" && mode.format != SDL_PIXELFORMAT_UNKNOWN.rawValue
  }

  private static var usesOpenGL: Bool {
    SDL_GetHint(SDL_HINT_FRAMEBUFFER_ACCELERATION).map { $0.pointee != UInt8(ascii: "0") } ?? true
  }

  /// Whether capturing the mouse is a grab, during which fingers are lost.
  static var capturesByGrab: Bool { driver == "x11" }

  /// SDL's last error message.
  static var lastError: String {
    let text = String(cString: SDL_GetError())
    return text.isEmpty ? "no reason given" : text
  }

  /// Whether windows are visible on a desktop.
  static var isVisible: Bool { desktops.contains(driver) }

  /// The drivers whose windows are visible on a desktop.
  private static let desktops = ["x11", "wayland"]

  private static let hints = [
    // SDL must not also report a finger as a mouse press, or a mouse press as a finger. A renderer
    // waits for the next refresh; with the display's memory, there is no renderer.
    (SDL_HINT_RENDER_VSYNC, "1"),
    (SDL_HINT_TOUCH_MOUSE_EVENTS, "0"),
    (SDL_HINT_MOUSE_TOUCH_EVENTS, "0"),
    // A drag continues outside the window, and the click that activates the window is delivered. On
    // X11, capturing is a grab, during which the server stops reporting fingers that are down, even
    // their lifts. Capturing is off there, and `PointerCapture` tracks the pointer.
    (SDL_HINT_MOUSE_AUTO_CAPTURE, "1"),
    (SDL_HINT_MOUSE_FOCUS_CLICKTHROUGH, "1"),
    // Touchbox handles signals itself: SDL's handlers do not wake a sleeping loop.
    (SDL_HINT_NO_SIGNAL_HANDLERS, "1"),
    // A phone is not a game: keep the desktop's compositor and screen saver on.
    (SDL_HINT_VIDEO_X11_NET_WM_BYPASS_COMPOSITOR, "0"),
    (SDL_HINT_VIDEO_ALLOW_SCREENSAVER, "1"),
  ]

  /// Unused events, which would only wake the loop.
  ///
  /// They include gestures, because SDL derives its own gestures from all fingers in its queue.
  ///
  /// SDL delivers text events while text input is active (`WindowEventLoop+Text`).
  private static let ignored = [
    SDL_MULTIGESTURE, SDL_DOLLARGESTURE, SDL_DOLLARRECORD, SDL_TEXTINPUT, SDL_TEXTEDITING,
    SDL_TEXTEDITING_EXT, SDL_KEYMAPCHANGED, SDL_MOUSEWHEEL, SDL_CLIPBOARDUPDATE, SDL_DROPTEXT,
    SDL_DROPBEGIN, SDL_DROPCOMPLETE, SDL_SYSWMEVENT, SDL_LOCALECHANGED,
  ]
}

/// Handles X server errors, which terminate the process unless they are ignored.
private enum DisplayErrors {
  typealias Handler = @convention(c) (OpaquePointer?, UnsafeMutableRawPointer?) -> Int32
  typealias LossHandler = @convention(c) (OpaquePointer?) -> Int32

  /// Whether errors are ignored: while a window manager's windows are read, and while SDL stops.
  ///
  /// SDL ends its own wait by sending the window a message over a second connection to the server.
  /// If the server handles the message after the window is destroyed, it responds with an error,
  /// which Xlib reports when SDL closes that connection.
  nonisolated(unsafe) static var areIgnored = false
  private nonisolated(unsafe) static var earlier: Handler?
  private nonisolated(unsafe) static var onLoss: (HostError) -> Void = { _ in }

  /// Makes Xlib, if it is loaded, report errors here. SDL undoes this when it stops.
  static func observe(onLoss: @escaping (HostError) -> Void) {
    typealias SetHandler = @convention(c) (Handler?) -> Handler?
    typealias SetLossHandler = @convention(c) (LossHandler?) -> LossHandler?
    self.onLoss = onLoss
    guard earlier == nil, let library = dlopen("libX11.so.6", RTLD_LAZY | RTLD_NOLOAD),
      let setHandler = dlsym(library, "XSetErrorHandler"),
      let setLossHandler = dlsym(library, "XSetIOErrorHandler")
    else { return }
    earlier = unsafeBitCast(setHandler, to: SetHandler.self)({ display, error in
      guard !DisplayErrors.areIgnored else { return 0 }
      if let error { DisplayErrors.onLoss(.requestRefused(code: DisplayErrors.code(of: error))) }
      return DisplayErrors.earlier?(display, error) ?? 0
    })
    // Xlib exits the process when this returns.
    _ = unsafeBitCast(setLossHandler, to: SetLossHandler.self)({ _ in
      DisplayErrors.onLoss(.displayLost)
      return 0
    })
  }

  /// Returns the code in an `XErrorEvent`, which follows an `int`, a pointer, and two `long`
  /// values.
  private static func code(of error: UnsafeMutableRawPointer) -> Int {
    Int(error.load(fromByteOffset: 4 * MemoryLayout<Int>.size, as: UInt8.self))
  }
}
