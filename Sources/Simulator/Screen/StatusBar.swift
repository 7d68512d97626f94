import CoreGraphics
import DisplayList
import UIKit

/// Draws the strip at the top of the screen: the signal strength and a full battery.
struct StatusBar {
  /// The style of the strip.
  enum Look {
    /// Light on a dark background.
    case opaque
    /// Light, in front of views.
    case light
    /// Dark, in front of views.
    case dark
  }

  /// The height of the signal and the battery, including the space around them, in points.
  private static let height: CGFloat = 20
  /// The strip's node, stored so that a single comparison can detect a change.
  let node: DisplayNode
  let look: Look
  let size: CGSize

  /// Draws a strip of the given size, in points. Next to a notch, the signal and battery are
  /// vertically centered.
  init(size: CGSize, look: Look) {
    (self.look, self.size) = (look, size)
    var node = DisplayNode(bounds: CGRect(origin: .zero, size: size))
    node.background = look == .opaque ? CGColor(gray: 0.07, alpha: 1) : nil
    // Nothing extends beyond the strip, so drawing that does not touch it can skip its contents.
    node.clips = true
    let ink =
      switch look {
      case .opaque: CGColor(gray: 0.92, alpha: 1)
      case .light: CGColor.white
      case .dark: CGColor.black
      }
    guard size.height > Self.height else {
      node.contents = Self.signal(ink) + Self.battery(right: size.width - 8, ink)
      self.node = node
      return
    }
    var contents = DisplayNode(
      bounds: CGRect(x: 0, y: 0, width: size.width, height: Self.height),
      transform: CGAffineTransform(translationX: 0, y: (size.height - Self.height) / 2))
    // Rounded corners need a larger inset.
    contents.contents = Self.signal(ink, left: 24) + Self.battery(right: size.width - 24, ink)
    node.children = [contents]
    self.node = node
  }

  private static func signal(_ ink: CGColor, left: CGFloat = 8) -> [DrawCommand] {
    (0..<4).map { bar in
      let height = CGFloat(4 + 2 * bar)
      let rect = CGRect(x: left + CGFloat(5 * bar), y: 15 - height, width: 3, height: height)
      return fill(CGPath(roundedRect: rect, cornerWidth: 1, cornerHeight: 1), ink)
    }
  }

  private static func battery(right: CGFloat, _ ink: CGColor) -> [DrawCommand] {
    let body = CGRect(x: right - 24, y: 5.5, width: 20, height: 9)
    let charge = CGRect(x: right - 22.5, y: 7, width: 17, height: 6)
    let knob = CGRect(x: right - 3, y: 8, width: 2, height: 4)
    return [
      .stroke(
        CGPath(roundedRect: body, cornerWidth: 2.5, cornerHeight: 2.5), ink,
        StrokeStyle(width: 1)),
      fill(CGPath(roundedRect: charge, cornerWidth: 1.5, cornerHeight: 1.5), ink),
      fill(CGPath(roundedRect: knob, cornerWidth: 1, cornerHeight: 1), ink),
    ]
  }

  private static func fill(_ path: CGPath, _ ink: CGColor) -> DrawCommand {
    .fill(path, ink, .winding)
  }
}
