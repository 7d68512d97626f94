import CSDL2
import CoreGraphics

extension PhoneWindow {
  /// The minimum size of a window, as a fraction of its size at scale 1.
  private static let smallestScale: CGFloat = 0.5

  static func makeWindow(
    _ options: HostOptions, screen: CGSize
  ) throws(HostError) -> OpaquePointer {
    let flags =
      SDL_WINDOW_HIDDEN.rawValue | SDL_WINDOW_RESIZABLE.rawValue
      | SDL_WINDOW_ALLOW_HIGHDPI.rawValue
    let center = Int32(SDL_WINDOWPOS_CENTERED_MASK)
    let scale = options.scale ?? 1
    guard
      let window = SDL_CreateWindow(
        options.title, options.origin.map { coordinate($0.x) } ?? center,
        options.origin.map { coordinate($0.y) } ?? center, units(screen.width * scale),
        units(screen.height * scale), flags)
    else { throw .noWindow(reason: VideoSystem.lastError) }
    setMinimumSize(of: window, screen: screen)
    return window
  }

  /// Prevents the user from resizing below half the screen's size in points.
  static func setMinimumSize(of window: OpaquePointer, screen: CGSize) {
    SDL_SetWindowMinimumSize(
      window, units(screen.width * smallestScale), units(screen.height * smallestScale))
  }

  static func setIcon(_ icon: CGImage, of window: OpaquePointer) {
    var pixels = icon.pixels
    pixels.withUnsafeMutableBytes { bytes in
      let surface = SDL_CreateRGBSurfaceWithFormatFrom(
        bytes.baseAddress, Int32(icon.width), Int32(icon.height), 32, Int32(icon.width * 4),
        SDL_PIXELFORMAT_ARGB8888.rawValue)
      guard let surface else { return }
      SDL_SetWindowIcon(window, surface)
      SDL_FreeSurface(surface)
    }
  }

  /// Returns a coordinate on the display in whole window units.
  private static func coordinate(_ value: CGFloat) -> Int32 {
    Int32(clamping: Int64(exactly: value.rounded()) ?? 0)
  }

  /// Returns a length in whole window units, at least 1.
  private static func units(_ length: CGFloat) -> Int32 {
    length.isFinite ? Int32(max(1, min(length.rounded(), 16_384))) : 1
  }
}

extension CGColor {
  /// The color components as bytes, without the opacity.
  var bytes: (red: UInt8, green: UInt8, blue: UInt8) {
    func byte(_ component: CGFloat) -> UInt8 { UInt8((component * 255).rounded()) }
    return (byte(red), byte(green), byte(blue))
  }
}
