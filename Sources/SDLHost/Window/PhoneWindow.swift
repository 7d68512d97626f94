package import CSDL2
package import CoreGraphics
package import DisplayList
package import Painter
package import Simulator

/// A window with a phone in its middle.
///
/// The painter's pixels are sent to one texture, only where they changed, and shown without being
/// stretched: the window's pixels are the painter's. Nothing is presented when nothing changed.
package final class PhoneWindow {
  /// SDL's number for the window.
  package let id: UInt32
  /// Paints the screen that is shown.
  package let painter: ScreenPainter
  /// Whether presenting waits for the display's tick.
  package let usesVSync: Bool
  /// How often a picture was presented.
  package private(set) var presentCount = 0
  /// How many pixels were sent to the texture in all.
  package private(set) var uploadedPixels = 0

  private let handle: OpaquePointer
  private let renderer: OpaquePointer
  private let letterbox: CGColor
  private let prefersIntegerScale: Bool
  private let screen: CGSize
  private var texture: ScreenTexture?
  /// Whether the window's contents were lost, although the picture is the same.
  private var needsPresent = true

  /// Opens a hidden window: it appears with its first picture.
  ///
  /// - Parameter screen: The phone's screen, in points.
  package init(
    _ options: HostOptions, screen: CGSize, painter: ScreenPainter
  ) throws(HostError) {
    self.painter = painter
    self.screen = screen
    letterbox = options.letterbox
    prefersIntegerScale = options.prefersIntegerScale
    handle = try Self.makeWindow(options, screen: screen)
    do {
      (renderer, usesVSync) = try Self.makeRenderer(for: handle, vsync: options.usesVSync)
    } catch {
      SDL_DestroyWindow(handle)
      throw error
    }
    id = SDL_GetWindowID(handle)
    if let icon = options.icon { Self.setIcon(icon, of: handle) }
  }

  /// Closes the window, which cannot be used afterwards.
  package func close() {
    texture?.destroy()
    texture = nil
    SDL_DestroyRenderer(renderer)
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
    SDL_GetRendererOutputSize(renderer, &width, &height)
    return CGSize(width: CGFloat(width), height: CGFloat(height))
  }

  /// Where the screen lies in the window now.
  package var viewport: ScreenViewport {
    var viewport = ScreenViewport(windowSize: size, screen: screen)
    viewport.prefersIntegerScale = prefersIntegerScale
    viewport.countsFromEdgeToEdge = VideoSystem.driver == "x11"
    return viewport
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
    get { SDL_GetWindowFlags(handle) & SDL_WINDOW_FULLSCREEN.rawValue != 0 }
    set {
      SDL_SetWindowFullscreen(handle, newValue ? SDL_WINDOW_FULLSCREEN_DESKTOP.rawValue : 0)
    }
  }

  /// Changes the size, in window units, as far as the desktop allows.
  package func resize(to size: CGSize) {
    SDL_SetWindowSize(handle, Int32(size.width), Int32(size.height))
  }

  // MARK: - Pictures

  /// Checks whether an event means that the picture was lost, in whole or in part.
  package func note(_ event: SDL_Event) {
    switch SDL_EventType(event.type) {
    case SDL_RENDER_TARGETS_RESET:
      texture?.isEmpty = true
    case SDL_RENDER_DEVICE_RESET:
      texture?.destroy()
      texture = nil
    case SDL_WINDOWEVENT where event.window.windowID == id:
      switch SDL_WindowEventID(UInt32(event.window.event)) {
      case SDL_WINDOWEVENT_EXPOSED, SDL_WINDOWEVENT_SIZE_CHANGED, SDL_WINDOWEVENT_SHOWN,
        SDL_WINDOWEVENT_RESTORED, SDL_WINDOWEVENT_MAXIMIZED, SDL_WINDOWEVENT_DISPLAY_CHANGED:
        needsPresent = true
      default:
        break
      }
    default:
      break
    }
  }

  /// Whether the window needs its picture again although the phone's screen did not change.
  package var isStale: Bool { needsPresent || texture?.isEmpty != false }

  /// Shows a frame, and the window with the first one.
  ///
  /// - Returns: Whether anything was presented.
  @discardableResult
  package func show(_ list: DisplayList) -> Bool {
    let layout = LetterboxLayout(viewport: viewport, output: outputSize)
    painter.scale = layout.scale
    let damage = painter.paint(list)
    if upload(damage) { needsPresent = true }
    guard needsPresent else { return false }
    compose(at: layout.target)
    SDL_RenderPresent(renderer)
    needsPresent = false
    presentCount += 1
    if presentCount == 1 { SDL_ShowWindow(handle) }
    return true
  }

  /// The window's pixels as shown, including the letterbox; nil when they cannot be read.
  package func presentedPixels() -> CGImage? {
    let output = outputSize
    let (width, height) = (Int(output.width), Int(output.height))
    // What was presented is the graphics driver's; the same picture is composed again.
    compose(at: LetterboxLayout(viewport: viewport, output: output).target)
    var isRead = false
    let bytes = [UInt8](unsafeUninitializedCapacity: width * height * 4) { buffer, count in
      isRead =
        SDL_RenderReadPixels(
          renderer, nil, SDL_PIXELFORMAT_ARGB8888.rawValue, buffer.baseAddress,
          Int32(width * 4)) == 0
      count = isRead ? width * height * 4 : 0
    }
    return isRead ? CGImage(width: width, height: height, pixels: bytes) : nil
  }

  /// Sends the changed pixels to the texture, or all of them to a new one.
  private func upload(_ damage: [PixelRect]) -> Bool {
    let (width, height) = (painter.pixelWidth, painter.pixelHeight)
    if texture?.width != width || texture?.height != height {
      texture?.destroy()
      texture = ScreenTexture(renderer, width: width, height: height)
    }
    guard let isEmpty = texture?.isEmpty else { return false }
    let rects = isEmpty ? [PixelRect(x: 0, y: 0, width: width, height: height)] : damage
    texture?.update(rects, from: painter)
    uploadedPixels += rects.reduce(0) { $0 + $1.area }
    return !rects.isEmpty
  }

  private func compose(at target: PixelRect) {
    let (red, green, blue) = letterbox.bytes
    SDL_SetRenderDrawColor(renderer, red, green, blue, 255)
    SDL_RenderClear(renderer)
    if let texture {
      var rect = SDL_Rect(target)
      SDL_RenderCopy(renderer, texture.handle, nil, &rect)
    }
  }
}
