import ArgumentParser
import CoreGraphics
import Foundation
import SDLHost

/// The appearance of the area around the phone's screen, if the window is wider or taller.
enum FrameStyle: String, CaseIterable, Codable, ExpressibleByArgument {
  /// Light gray.
  case light
  /// Dark gray.
  case dark
  /// Determined by the environment: the GTK theme in `GTK_THEME`, or else the terminal's background
  /// in `COLORFGBG`, or else dark. Reading the desktop's own setting would take another process and
  /// up to 10 ms.
  case auto

  /// Returns the color around the screen.
  @MainActor func color(
    environment: [String: String] = ProcessInfo.processInfo.environment
  ) -> CGColor {
    switch self {
    case .light: CGColor(gray: 0.85, alpha: 1)
    case .dark: HostOptions.defaultLetterbox
    case .auto: Self.preferred(in: environment).color()
    }
  }

  /// Returns the environment's preference: `light` or `dark`.
  private static func preferred(in environment: [String: String]) -> FrameStyle {
    if let theme = environment["GTK_THEME"]?.lowercased(), !theme.isEmpty {
      return theme.hasSuffix(":dark") || theme.hasSuffix("-dark") ? .dark : .light
    }
    // The format is 0;15 or 0;default;15. The last number is the background color; 0 to 6 and 8 are
    // dark colors.
    guard
      let background = environment["COLORFGBG"]?.split(separator: ";").last.flatMap({ Int($0) }),
      background == 7 || (9...15).contains(background)
    else { return .dark }
    return .light
  }
}
