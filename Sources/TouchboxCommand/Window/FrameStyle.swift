import ArgumentParser
import CoreGraphics
import Foundation
import SDLHost

/// How the area around the phone's screen looks, where a window is wider or higher.
enum FrameStyle: String, CaseIterable, Codable, ExpressibleByArgument {
  /// Light grey.
  case light
  /// Dark grey.
  case dark
  /// As the environment says: GTK's theme in `GTK_THEME`, else the terminal's background in `COLORFGBG`,
  /// else dark. The desktop's own setting would take another process, up to 10 ms of each start.
  case auto

  /// Returns the color around the screen.
  @MainActor func color(
    environment: [String: String] = ProcessInfo.processInfo.environment
  ) -> CGColor {
    switch self {
    case .light: CGColor(gray: 0.85, alpha: 1)
    case .dark: HostOptions.usualLetterbox
    case .auto: Self.preferred(in: environment).color()
    }
  }

  /// Returns what an environment asks for: `light` or `dark`.
  private static func preferred(in environment: [String: String]) -> FrameStyle {
    if let theme = environment["GTK_THEME"]?.lowercased(), !theme.isEmpty {
      return theme.hasSuffix(":dark") || theme.hasSuffix("-dark") ? .dark : .light
    }
    // Such as 0;15 or 0;default;15: the last is the background's number, of which 0 to 6 and 8 are dark.
    guard
      let background = environment["COLORFGBG"]?.split(separator: ";").last.flatMap({ Int($0) }),
      background == 7 || (9...15).contains(background)
    else { return .dark }
    return .light
  }
}
