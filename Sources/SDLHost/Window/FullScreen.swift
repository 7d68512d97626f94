import CSDL2
import CoreGraphics

/// Makes a window cover its display and restores it.
///
/// SDL requests full screen from the window manager. Without a window manager that supports it, as
/// in a kiosk or under twm, the window is moved and resized until its content covers the display.
struct FullScreen {
  private let window: OpaquePointer
  /// The content's rectangle before the window was expanded without SDL's full screen, or `nil`.
  private var former: CGRect?

  /// Creates the full-screen state of a window that does not cover its display.
  init(of window: OpaquePointer) {
    self.window = window
  }

  /// Whether the window covers its display.
  var isActive: Bool {
    former != nil || SDL_GetWindowFlags(window) & SDL_WINDOW_FULLSCREEN.rawValue != 0
  }

  /// Covers the display or restores the window. The desktop may refuse.
  mutating func set(_ isWanted: Bool) {
    if let former, !isWanted {
      move(to: former)
      self.former = nil
    } else if isWanted, !isActive, !VideoSystem.supportsFullScreen(window) {
      former = content
      coverAgain()
    } else if former == nil {
      SDL_SetWindowFullscreen(window, isWanted ? SDL_WINDOW_FULLSCREEN_DESKTOP.rawValue : 0)
    }
  }

  /// Moves the window over its display again, because a window manager may have added a frame when
  /// the window appeared. Does nothing if SDL's full screen is active.
  func coverAgain() {
    var display = SDL_Rect()
    guard former != nil, SDL_GetDisplayBounds(SDL_GetWindowDisplayIndex(window), &display) == 0
    else { return }
    move(
      to: CGRect(
        x: Int(display.x), y: Int(display.y), width: Int(display.w), height: Int(display.h)))
  }

  /// The window's rectangle without its frame, in window units.
  private var content: CGRect {
    var (x, y, width, height): (Int32, Int32, Int32, Int32) = (0, 0, 0, 0)
    SDL_GetWindowPosition(window, &x, &y)
    SDL_GetWindowSize(window, &width, &height)
    return CGRect(x: Int(x), y: Int(y), width: Int(width), height: Int(height))
  }

  private func move(to rect: CGRect) {
    SDL_SetWindowSize(window, Int32(rect.width), Int32(rect.height))
    SDL_SetWindowPosition(window, Int32(rect.minX), Int32(rect.minY))
    // A window manager may have moved the frame, rather than the content, to this location.
    guard let actual = VideoSystem.frame(of: window)?.content, actual != rect.origin else { return }
    SDL_SetWindowPosition(
      window, Int32(2 * rect.minX - actual.x), Int32(2 * rect.minY - actual.y))
  }
}
