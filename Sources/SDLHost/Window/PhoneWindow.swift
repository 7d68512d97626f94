package import CSDL2
package import CoreGraphics
package import DisplayList
package import Painter
package import Simulator

/// A window with a centered phone.
///
/// The painter paints into the window's own memory, SDL's window surface, and the display server
/// receives the changed rectangles. No pixel is copied in between, scaled, or presented twice, and
/// nothing is presented unless it has changed.
///
/// SDL allocates new memory when the window's size changes. The new memory is filled with the
/// letterbox color, and the phone is repainted. If its pixel format differs from the painter's, as
/// on a 16-bit display, it receives converted copies of the changes.
package final class PhoneWindow {
  /// SDL's window ID.
  package let id: UInt32
  /// The painter for the phone's screen.
  package let painter: ScreenPainter
  /// The number of presentations.
  package private(set) var presentCount = 0
  /// The total number of presented pixels.
  package private(set) var presentedArea = 0

  private let handle: OpaquePointer
  private var fullScreen: FullScreen
  /// The screen's shape and scale before full screen, or `nil` if the window is not in full screen.
  private var windowed: (shape: ScreenShape, scale: CGFloat)?
  private let letterbox: CGColor
  private let prefersIntegerScale: Bool
  private let didPaint: ((PaintedFrame) -> Void)?
  /// The shape of the phone's screen.
  package private(set) var shape: ScreenShape
  /// The layout of the window's memory, or `nil` before the first frame.
  private var layout: LetterboxLayout?
  /// Whether the whole window must be presented, even if the phone's screen is unchanged.
  package private(set) var needsPresent = true

  /// Opens a hidden window, which appears with its first frame.
  ///
  /// - Parameter shape: The shape of the phone's screen.
  package init(
    _ options: HostOptions, shape: ScreenShape, painter: ScreenPainter
  ) throws(HostError) {
    self.painter = painter
    self.shape = shape
    letterbox = options.letterbox
    prefersIntegerScale = options.prefersIntegerScale
    didPaint = options.didPaint
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

  /// Closes the window, which must not be used afterward.
  package func close() {
    painter.target = nil
    SDL_DestroyWindow(handle)
  }

  // MARK: - Geometry

  /// The window's size, in window units.
  package var size: CGSize {
    var (width, height): (Int32, Int32) = (0, 0)
    SDL_GetWindowSize(handle, &width, &height)
    return CGSize(width: CGFloat(width), height: CGFloat(height))
  }

  /// The window's size, in pixels.
  package var outputSize: CGSize {
    var (width, height): (Int32, Int32) = (0, 0)
    SDL_GetWindowSizeInPixels(handle, &width, &height)
    return CGSize(width: CGFloat(width), height: CGFloat(height))
  }

  /// The screen's location in the window.
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

  /// The window's scale, location, and border sizes, or `nil` while the window is in full screen or
  /// maximized.
  package var geometry: WindowGeometry? {
    guard !coversDisplay else { return nil }
    guard let frame else { return WindowGeometry(scale: viewport.scale) }
    let borders = CGSize(width: frame.width - size.width, height: frame.height - size.height)
    return WindowGeometry(scale: viewport.scale, origin: frame.origin, borders: borders)
  }

  /// The window's rectangle including its title bar and borders, in window units, or `nil` on
  /// Wayland, where programs do not know their windows' locations.
  private var frame: CGRect? {
    guard VideoSystem.driver != "wayland" else { return nil }
    let (x, y) = position
    var (top, left, bottom, right): (Int32, Int32, Int32, Int32) = (0, 0, 0, 0)
    SDL_GetWindowBordersSize(handle, &top, &left, &bottom, &right)
    // Old window managers, such as twm, do not report the width of their borders.
    if (top, left, bottom, right) == (0, 0, 0, 0), let frame = VideoSystem.frame(of: handle) {
      return frame.outer
    }
    return CGRect(
      x: CGFloat(x - left), y: CGFloat(y - top), width: size.width + CGFloat(left + right),
      height: size.height + CGFloat(top + bottom))
  }

  /// The content's location according to SDL, in window units.
  private var position: (x: Int32, y: Int32) {
    var (x, y): (Int32, Int32) = (0, 0)
    SDL_GetWindowPosition(handle, &x, &y)
    return (x, y)
  }

  /// The display's refresh rate, in frames per second, or 0 if it is unknown.
  package var ticksPerSecond: Int {
    var mode = SDL_DisplayMode()
    guard SDL_GetDesktopDisplayMode(SDL_GetWindowDisplayIndex(handle), &mode) == 0 else {
      return 0
    }
    return Int(mode.refresh_rate)
  }

  /// Whether the window covers its display. The desktop may refuse a change.
  package var isFullscreen: Bool {
    get { fullScreen.isActive }
    set {
      // Until the desktop responds, a window leaving full screen still has the display's size.
      if newValue, windowed == nil { windowed = (shape, viewport.scale) }
      fullScreen.set(newValue)
      guard !isFullscreen, let former = windowed else { return }
      windowed = nil
      fit(from: former.shape, scale: former.scale)
    }
  }

  /// The window's title.
  package var title: String {
    get { String(cString: SDL_GetWindowTitle(handle)) }
    set { SDL_SetWindowTitle(handle, newValue) }
  }

  /// Sets the window's icon, if the desktop shows window icons.
  package func setIcon(_ icon: CGImage) {
    Self.setIcon(icon, of: handle)
  }

  /// Changes the window's size, in window units, within the desktop's limits.
  package func resize(to size: CGSize) {
    SDL_SetWindowSize(handle, Int32(size.width), Int32(size.height))
    // By now, SDL has waited for the window manager, which may have refused the size.
    var (width, height): (Int32, Int32) = (0, 0)
    if readXWindowSize(handle, &width, &height),
      size != CGSize(width: Int(width), height: Int(height))
    {
      SDL_SetWindowSize(handle, width, height)
    }
  }

  /// Shows a screen of another shape. The window rotates with it at the same scale if the desktop
  /// allows this and the display is large enough. A full-screen window rotates when it leaves full
  /// screen.
  package func turn(to shape: ScreenShape) {
    let (former, scale) = (self.shape, viewport.scale)
    self.shape = shape
    fit(from: former, scale: scale)
  }

  /// Resizes the window from another shape and scale to the current shape, unless it covers its
  /// display.
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

  /// Moves the window, including its frame, onto its display, if the desktop allows programs to
  /// move windows.
  private func moveOntoDisplay() {
    guard let frame, let display = VideoSystem.usableBounds(of: SDL_GetWindowDisplayIndex(handle))
    else { return }
    let origin = WindowGeometry.origin(of: frame, within: display)
    guard origin != frame.origin else { return }
    let (x, y) = position
    SDL_SetWindowPosition(
      handle, x + Int32(origin.x - frame.minX), y + Int32(origin.y - frame.minY))
  }

  /// Reports mouse button releases to SDL that the X server does not report: after the window is
  /// hidden, and outside the window after a finger lifts. Otherwise SDL would drop the next press,
  /// because it would consider the button to be down already.
  package func release(_ buttons: Set<MouseInput.Button>) {
    // In SDL's mask, a button's bit is its number minus 1.
    let masks: [MouseInput.Button: UInt32] = [
      .left: 1 << (SDL_BUTTON_LEFT - 1), .right: 1 << (SDL_BUTTON_RIGHT - 1),
    ]
    let mask = buttons.reduce(0) { $0 | (masks[$1] ?? 0) }
    putXButtonReleases(handle, SDL_GetMouseState(nil, nil) & mask)
  }

  // MARK: - Pictures

  /// Checks whether an event means that the display lost the presented pixels.
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

  /// Returns whether an event reports a new location or size of the window.
  func isMoved(by event: SDL_Event) -> Bool {
    guard event.type == SDL_WINDOWEVENT.rawValue, event.window.windowID == id else { return false }
    let kind = SDL_WindowEventID(UInt32(event.window.event))
    return [SDL_WINDOWEVENT_MOVED, SDL_WINDOWEVENT_SIZE_CHANGED].contains(kind)
  }

  /// Shows a frame. The first frame makes the window visible.
  ///
  /// - Parameter sequence: The number of the last remote input reflected in the frame.
  /// - Returns: `true` if anything was presented.
  @discardableResult
  package func show(_ list: DisplayList, sequence: Int = 0) -> Bool {
    // This call may replace the memory, so give the painter the new memory before it paints.
    guard let surface = SDL_GetWindowSurface(handle) else {
      painter.target = nil
      return false
    }
    let layout = LetterboxLayout(viewport: viewport, output: outputSize)
    let isNew = self.layout != layout || !surface.pointee.isPrepared
    if isNew { prepare(surface, layout) }
    let damage = painter.paint(list)
    if let didPaint, isNew || !damage.isEmpty {
      didPaint(PaintedFrame(painter: painter, damage: damage, isNew: isNew, sequence: sequence))
    }
    if painter.target == nil { convert(damage, to: surface, at: layout.target) }
    guard needsPresent || !damage.isEmpty else { return false }
    if presentCount == 0 {
      SDL_ShowWindow(handle)
      fullScreen.coverAgain()
    }
    present(damage.map { $0.offset(x: layout.target.x, y: layout.target.y) })
    return true
  }

  /// Returns the pixels in the window's memory, including the letterbox, or `nil` if unreadable.
  package func presentedPixels() -> CGImage? {
    guard let surface = SDL_GetWindowSurface(handle), surface.pointee.isPrepared else {
      // The call has freed any memory of another size.
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

  /// Prepares new memory, or a new layout, for the painter.
  private func prepare(_ surface: UnsafeMutablePointer<SDL_Surface>, _ layout: LetterboxLayout) {
    let (red, green, blue) = letterbox.bytes
    SDL_FillRect(surface, nil, SDL_MapRGB(surface.pointee.format, red, green, blue))
    painter.scale = layout.scale
    painter.target = surface.pointee.memory(of: layout.target)
    // SDL never uses this field. A surface whose field is `nil` is new, even if it has the old
    // one's address and size.
    surface.pointee.userdata = UnsafeMutableRawPointer(surface)
    self.layout = layout
    needsPresent = true
  }

  /// Copies the painter's own pixels into memory with another format.
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

  /// Presents some rectangles of the window's memory, or all of it.
  private func present(_ rects: [PixelRect]) {
    let status =
      needsPresent
      ? SDL_UpdateWindowSurface(handle)
      : SDL_UpdateWindowSurfaceRects(handle, rects.map { SDL_Rect($0) }, Int32(rects.count))
    let size = outputSize
    presentedArea +=
      needsPresent ? Int(size.width * size.height) : rects.reduce(0) { $0 + $1.area }
    presentCount += 1
    // Presenting fails if showing the window has changed its size; an event follows.
    needsPresent = status != 0
  }
}

extension SDL_Surface {
  /// Whether the memory contains the letterbox and the painter's pixels.
  fileprivate var isPrepared: Bool { userdata != nil }

  /// Returns the memory of a rectangle for the painter, or `nil` if the pixel format differs or the
  /// rectangle is not inside the surface.
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
  /// Converts a pixel rectangle to SDL's type.
  fileprivate init(_ rect: PixelRect) {
    self.init(
      x: Int32(rect.x), y: Int32(rect.y), w: Int32(rect.width), h: Int32(rect.height))
  }
}

extension PixelRect {
  /// Returns the rectangle moved right and down.
  fileprivate func offset(x distanceX: Int, y distanceY: Int) -> PixelRect {
    PixelRect(x: x + distanceX, y: y + distanceY, width: width, height: height)
  }
}

extension SDL_Event {
  /// Whether the event reports that the graphics card was reset and lost the renderer's textures.
  fileprivate var isLostTexture: Bool {
    type == SDL_RENDER_TARGETS_RESET.rawValue || type == SDL_RENDER_DEVICE_RESET.rawValue
  }
}
