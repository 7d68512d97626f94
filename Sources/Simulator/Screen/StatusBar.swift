import CoreGraphics
import DisplayList
import UIKit

/// Draws the strip at the top of the screen: signal, and a battery that is always full.
enum StatusBar {
  private static let height = UIScreen.statusBarHeight
  private static let ink = CGColor(gray: 0.92, alpha: 1)

  /// Returns the strip for a screen of a width in points.
  static func node(width: CGFloat) -> DisplayNode {
    var node = DisplayNode(bounds: CGRect(x: 0, y: 0, width: width, height: height))
    node.background = CGColor(gray: 0.07, alpha: 1)
    // Nothing extends outside; so a frame that does not touch the strip skips all in it.
    node.clips = true
    node.contents = signal + battery(right: width - 8)
    return node
  }

  private static var signal: [DrawCommand] {
    (0..<4).map { bar in
      let height = CGFloat(4 + 2 * bar)
      let rect = CGRect(x: CGFloat(8 + 5 * bar), y: 15 - height, width: 3, height: height)
      return fill(CGPath(roundedRect: rect, cornerWidth: 1, cornerHeight: 1))
    }
  }

  private static func battery(right: CGFloat) -> [DrawCommand] {
    let body = CGRect(x: right - 24, y: 5.5, width: 20, height: 9)
    let charge = CGRect(x: right - 22.5, y: 7, width: 17, height: 6)
    let knob = CGRect(x: right - 3, y: 8, width: 2, height: 4)
    return [
      .stroke(
        CGPath(roundedRect: body, cornerWidth: 2.5, cornerHeight: 2.5), ink,
        StrokeStyle(width: 1)),
      fill(CGPath(roundedRect: charge, cornerWidth: 1.5, cornerHeight: 1.5)),
      fill(CGPath(roundedRect: knob, cornerWidth: 1, cornerHeight: 1)),
    ]
  }

  private static func fill(_ path: CGPath) -> DrawCommand { .fill(path, ink, .winding) }
}
