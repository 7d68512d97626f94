package import CSDL2
package import CoreGraphics
package import DisplayList
package import Painter
package import Simulator

/// A window with a phone in its middle.
///
/// The painter paints into the window's own memory, SDL's window surface, and the display server is
/// sent the rectangles that changed: no pixel is copied in between, enlarged or presented twice.
/// Nothing is presented when nothing changed.
///
/// SDL makes new memory when the window's size changes. It is filled with the letterbox, and the
/// phone is painted again. Memory whose pixels have another format than the painter's, such as that
/// of a display of 16 bits, gets converted copies of what changed.
package final class PhoneWindow {
  /// SDL's number for the window.
  package let id: UInt32
  /// Paints the screen that is shown.
  package let painter: ScreenPainter
  /// How often something was presented.
  package private(set) var presentCount = 0
  /// How many pixels were presented in all.
  package private(set) var presentedArea = 0

  private let handle: OpaquePointer
  private var fullScreen: FullScreen
  /// The screen's shape and scale before full screen; nil otherwise.
  private var windowed: (shape: ScreenShape, scale: CGFloat)?
  private let letterbox: CGColor
  private let prefersIntegerScale: Bool
  /// The phone's screen.
  package private(set) var shape: ScreenShape
  /// How the window's memory is divided; nil before the first frame.
  private var layout: LetterboxLayout?
  /// Whether all of the window has to be presented, although the phone's screen may not have changed.
  package private(set) var needsPresent = true

  /// Opens a hidden window: it appears with its first picture.
  ///
  /// - Parameter shape: The phone's screen.
  package init(
    _ options: HostOptions, shape: ScreenShape, painter: ScreenPainter
  ) throws(HostError) {
    self.painter = painter
    self.shape = shape
    letterbox = options.letterbox
    prefersIntegerScale = options.prefersIntegerScale
    handle = try Self.makeWindow(options, screen: shape.shown)
    fullScreen = FullScreen(of: handle)
    id = SDL_GetWindowID(handle)
    isFullscreen = options.isFullscreen
    guard SDL_GetWindowSurface(handle) != nil else {
      let reason = VideoSystem.lastError
      SDL_DestroyWindow(handle)
      throw .noSurface(reason: reason)
    }
  }

  /// Closes the window, which cannot be used afterwards.
  package func close() {
    painter.target = nil
    SDL_DestroyWindow(handle)
  }

  // MARK: - Geometry

  /// The size, in window units.
  package var size: CGSize {
    var (width, height): (Int32, Int32) = (0, 0)
    SDL_GetWindowSize(handle, &width, &height)
    return CGSize(width: CGFloat(width), height: CGFloat(height))
  }

  /// The size in pixels.
  package var outputSize: CGSize {
    var (width, height): (Int32, Int32) = (0, 0)
    SDL_GetWindowSizeInPixels(handle, &width, &height)
    return CGSize(width: CGFloat(width), height: CGFloat(height))
  }

  /// Where the screen lies in the window now.
  package var viewport: ScreenViewport {
    var viewport = ScreenViewport(windowSize: size, shape: shape)
    viewport.prefersIntegerScale = prefersIntegerScale
    viewport.countsFromEdgeToEdge = VideoSystem.driver == "x11"
    return viewport
  }

  /// Whether the window is in full screen or maximized.
  private var coversDisplay: Bool {
    isFullscreen || SDL_GetWindowFlags(handle) & SDL_WINDOW_MAXIMIZED.rawValue != 0
  }

  /// The scale, the location and the size of the frame; nil while the window covers its display, in full screen or
  /// maximized.
  package var geometry: WindowGeometry? {
    guard !coversDisplay else { return nil }
    guard let frame else { return WindowGeometry(scale: viewport.scale) }
    let borders = CGSize(width: frame.width - size.width, height: frame.height - size.height)
    return WindowGeometry(scale: viewport.scale, origin: frame.origin, borders: borders)
  }

  /// The window with its title bar and borders, in window units; nil on Wayland, where programs do not know where
  /// their windows are.
  private var frame: CGRect? {
    guard VideoSystem.driver != "wayland" else { return nil }
    let (x, y) = position
    var (top, left, bottom, right): (Int32, Int32, Int32, Int32) = (0, 0, 0, 0)
    SDL_GetWindowBordersSize(handle, &top, &left, &bottom, &right)
    // Old window managers, such as twm, do not say how wide their borders are.
    if (top, left, bottom, right) == (0, 0, 0, 0), let frame = VideoSystem.frame(of: handle) {
      return frame.outer
    }
    return CGRect(
      x: CGFloat(x - left), y: CGFloat(y - top), width: size.width + CGFloat(left + right),
      height: size.height + CGFloat(top + bottom))
  }

  /// Where the content is, in window units, as SDL knows it.
  private var position: (x: Int32, y: Int32) {
    var (x, y): (Int32, Int32) = (0, 0)
    SDL_GetWindowPosition(handle, &x, &y)
    return (x, y)
  }

  /// The display's refresh rate, in pictures per second; 0 when it is unknown.
  package var ticksPerSecond: Int {
    var mode = SDL_DisplayMode()
    guard SDL_GetDesktopDisplayMode(SDL_GetWindowDisplayIndex(handle), &mode) == 0 else {
      return 0
    }
    return Int(mode.refresh_rate)
  }

  /// Whether the window covers its display; setting it may be refused.
  package var isFullscreen: Bool {
    get { fullScreen.isActive }
    set {
      // Until the desktop has answered, a window that leaves full screen still has the display's size.
      if newValue, windowed == nil { windowed = (shape, viewport.scale) }
      fullScreen.set(newValue)
      guard !isFullscreen, let former = windowed else { return }
      windowed = nil
      fit(from: former.shape, scale: former.scale)
    }
  }

  /// The title.
  package var title: String {
    get { String(cString: SDL_GetWindowTitle(handle)) }
    set { SDL_SetWindowTitle(handle, newValue) }
  }

  /// Gives the window an icon, where the desktop shows those of windows.
  package func setIcon(_ icon: CGImage) {
    Self.setIcon(icon, of: handle)
  }

  /// Changes the size, in window units, as far as the desktop allows.
  package func resize(to size: CGSize) {
    SDL_SetWindowSize(handle, Int32(size.width), Int32(size.height))
    // SDL has waited for the window manager, which may have refused.
    var (width, height): (Int32, Int32) = (0, 0)
    if readXWindowSize(handle, &width, &height),
      size != CGSize(width: Int(width), height: Int(height))
    {
      SDL_SetWindowSize(handle, width, height)
    }
  }

  /// Shows a screen of another shape: the window turns with it and keeps its scale, as far as the desktop
  /// allows and the display is large enough. One in full screen turns when it leaves full screen.
  package func turn(to shape: ScreenShape) {
    let (former, scale) = (self.shape, viewport.scale)
    self.shape = shape
    fit(from: former, scale: scale)
  }

  /// Gives a window for a screen of another shape and a scale the shape of this screen, unless it covers its display.
  private func fit(from former: ScreenShape, scale: CGFloat) {
    guard shape.shown != former.shown, !coversDisplay else { return }
    let fitting = min(scale, VideoSystem.largestScale(of: shape.shown, near: handle))
    Self.setMinimumSize(of: handle, screen: shape.shown)
    resize(
      to: CGSize(
        width: (shape.shown.width * fitting).rounded(),
        height: (shape.shown.height * fitting).rounded()))
    moveOntoDisplay()
  }

  /// Moves the window, with its frame, by as much as it extends beyond its display, where the desktop lets programs
  /// do so.
  private func moveOntoDisplay() {
    guard let frame, let display = VideoSystem.usableBounds(of: SDL_GetWindowDisplayIndex(handle))
    else { return }
    let origin = WindowGeometry.origin(of: frame, within: display)
    guard origin != frame.origin else { return }
    let (x, y) = position
    SDL_SetWindowPosition(
      handle, x + Int32(origin.x - frame.minX), y + Int32(origin.y - frame.minY))
  }

  /// Reports to SDL that buttons of the mouse are released, where the X server does not: once the window is hidden,
  /// and outside of it after a finger lifted. SDL would drop the next press as one of a button that is down.
  package func release(_ buttons: Set<MouseInput.Button>) {
    // SDL's mask of a button has the bit of its number, from 1.
    let masks: [MouseInput.Button: UInt32] = [
      .left: 1 << (SDL_BUTTON_LEFT - 1), .right: 1 << (SDL_BUTTON_RIGHT - 1),
    ]
    let mask = buttons.reduce(0) { $0 | (masks[$1] ?? 0) }
    putXButtonReleases(handle, SDL_GetMouseState(nil, nil) & mask)
  }

  // MARK: - Pictures

  /// Checks whether an event means that the display lost what was presented.
  package func note(_ event: SDL_Event) {
    if event.isLostTexture { needsPresent = true }
    guard event.type == SDL_WINDOWEVENT.rawValue, event.window.windowID == id else { return }
    switch SDL_WindowEventID(UInt32(event.window.event)) {
    case SDL_WINDOWEVENT_EXPOSED, SDL_WINDOWEVENT_SIZE_CHANGED, SDL_WINDOWEVENT_SHOWN,
      SDL_WINDOWEVENT_RESTORED, SDL_WINDOWEVENT_MAXIMIZED, SDL_WINDOWEVENT_DISPLAY_CHANGED:
      needsPresent = true
    default:
      break
    }
  }

  /// Whether an event reports that the window has another location or size.
  func isMoved(by event: SDL_Event) -> Bool {
    guard event.type == SDL_WINDOWEVENT.rawValue, event.window.windowID == id else { return false }
    let kind = SDL_WindowEventID(UInt32(event.window.event))
    return [SDL_WINDOWEVENT_MOVED, SDL_WINDOWEVENT_SIZE_CHANGED].contains(kind)
  }

  /// Shows a frame, and the window with the first one.
  ///
  /// - Returns: Whether anything was presented.
  @discardableResult
  package func show(_ list: DisplayList) -> Bool {
    // A call may replace the memory: the painter gets the new one before it paints.
    guard let surface = SDL_GetWindowSurface(handle) else {
      painter.target = nil
      return false
    }
    let layout = LetterboxLayout(viewport: viewport, output: outputSize)
    if self.layout != layout || !surface.pointee.isPrepared { prepare(surface, layout) }
    let damage = painter.paint(list)
    if painter.target == nil { convert(damage, to: surface, at: layout.target) }
    guard needsPresent || !damage.isEmpty else { return false }
    if presentCount == 0 {
      SDL_ShowWindow(handle)
      fullScreen.coverAgain()
    }
    present(damage.map { $0.offset(x: layout.target.x, y: layout.target.y) })
    return true
  }

  /// The pixels in the window's memory, including the letterbox; nil when they cannot be read.
  package func presentedPixels() -> CGImage? {
    guard let surface = SDL_GetWindowSurface(handle), surface.pointee.isPrepared else {
      // The call has freed the memory of another size, if there was any.
      painter.target = nil
      return nil
    }
    let (width, height) = (Int(surface.pointee.w), Int(surface.pointee.h))
    let bytes = [UInt8](unsafeUninitializedCapacity: width * height * 4) { buffer, count in
      let source = surface.pointee
      let status = SDL_ConvertPixels(
        source.w, source.h, source.format.pointee.format, source.pixels, source.pitch,
        SDL_PIXELFORMAT_ARGB8888.rawValue, buffer.baseAddress, source.w * 4)
      count = status == 0 ? width * height * 4 : 0
    }
    return bytes.isEmpty ? nil : CGImage(width: width, height: height, pixels: bytes)
  }

  /// Prepares new memory, or another layout, for the painter.
  private func prepare(_ surface: UnsafeMutablePointer<SDL_Surface>, _ layout: LetterboxLayout) {
    let (red, green, blue) = letterbox.bytes
    SDL_FillRect(surface, nil, SDL_MapRGB(surface.pointee.format, red, green, blue))
    painter.scale = layout.scale
    painter.target = surface.pointee.memory(of: layout.target)
    // SDL never reads or writes this field: a surface of which it is nil is a new one, even where
    // it has the old one's address and size.
    surface.pointee.userdata = UnsafeMutableRawPointer(surface)
    self.layout = layout
    needsPresent = true
  }

  /// Copies the painter's own pixels into memory of another format.
  private func convert(
    _ rects: [PixelRect], to surface: UnsafeMutablePointer<SDL_Surface>, at target: PixelRect
  ) {
    let stride = painter.bytesPerRow
    painter.withUnsafePixels { pixels in
      let source = SDL_CreateRGBSurfaceWithFormatFrom(
        UnsafeMutableRawPointer(mutating: pixels.baseAddress), Int32(painter.pixelWidth),
        Int32(painter.pixelHeight), 32, Int32(stride), SDL_PIXELFORMAT_RGB888.rawValue)
      for rect in rects {
        var from = SDL_Rect(rect)
        var to = SDL_Rect(rect.offset(x: target.x, y: target.y))
        SDL_UpperBlit(source, &from, surface, &to)
      }
      SDL_FreeSurface(source)
    }
  }

  /// Presents rectangles of the window's memory, or all of it.
  private func present(_ rects: [PixelRect]) {
    let status =
      needsPresent
      ? SDL_UpdateWindowSurface(handle)
      : SDL_UpdateWindowSurfaceRects(handle, rects.map { SDL_Rect($0) }, Int32(rects.count))
    let size = outputSize
    presentedArea +=
      needsPresent ? Int(size.width * size.height) : rects.reduce(0) { $0 + $1.area }
    presentCount += 1
    // It fails when showing the window has changed its size: the event follows.
    needsPresent = status != 0
  }
}

extension SDL_Surface {
  /// Whether its memory has the letterbox and the painter's pixels.
  fileprivate var isPrepared: Bool { userdata != nil }

  /// The memory of a part for the painter; nil if its pixels have another format, or the part is
  /// not inside.
  fileprivate func memory(of part: PixelRect) -> PixelMemory? {
    let formats = [SDL_PIXELFORMAT_RGB888.rawValue, SDL_PIXELFORMAT_ARGB8888.rawValue]
    guard formats.contains(format.pointee.format), pitch % 4 == 0, let pixels,
      part.intersection(PixelRect(x: 0, y: 0, width: Int(w), height: Int(h))) == part
    else { return nil }
    return PixelMemory(
      start: pixels + part.y * Int(pitch) + part.x * 4, width: part.width, height: part.height,
      bytesPerRow: Int(pitch))
  }
}

extension SDL_Rect {
  /// Makes SDL's rectangle of ours.
  fileprivate init(_ rect: PixelRect) {
    self.init(
      x: Int32(rect.x), y: Int32(rect.y), w: Int32(rect.width), h: Int32(rect.height))
  }
}

extension PixelRect {
  /// Returns the rectangle moved to the right and down.
  fileprivate func offset(x distanceX: Int, y distanceY: Int) -> PixelRect {
    PixelRect(x: x + distanceX, y: y + distanceY, width: width, height: height)
  }
}

extension SDL_Event {
  /// Whether SDL's renderer lost what it had uploaded: the graphics card was reset.
  fileprivate var isLostTexture: Bool {
    type == SDL_RENDER_TARGETS_RESET.rawValue || type == SDL_RENDER_DEVICE_RESET.rawValue
  }
}
