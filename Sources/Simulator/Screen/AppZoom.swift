package import CoreGraphics
package import DisplayList
package import UIKit

/// Draws the transition between the Home screen and an app: the app grows out of its icon, or
/// shrinks into it.
///
/// The new phone runs during the transition; the old phone contributes only its last frame.
package struct AppZoom {
  /// The duration, in seconds.
  package static let duration: TimeInterval = 0.25

  /// The icon's rectangle, in screen points.
  package let icon: CGRect
  /// Whether the new phone runs the app, rather than the Home screen.
  package let isOpening: Bool
  /// The old phone's last frame.
  private let last: DisplayList
  /// The height of the status bar, in points.
  private let statusBarHeight: CGFloat

  /// Creates a transition that begins when a phone is launched.
  package init(icon: CGRect, isOpening: Bool, from last: DisplayList, on device: Device) {
    (self.icon, self.isOpening, self.last) = (icon, isOpening, last)
    statusBarHeight = device.statusBarHeight
  }

  /// Returns whether the transition has finished at a given time since launch.
  package func isFinished(at time: AppTime) -> Bool { time.seconds >= Self.duration }

  /// Returns the screen contents at a given time since launch.
  ///
  /// - Parameter frame: The new phone's frame.
  package func frame(_ frame: DisplayList, at time: AppTime) -> DisplayList {
    let (app, home) = isOpening ? (frame, last) : (last, frame)
    let part = min(1, max(0, time.seconds / Self.duration))
    // Fast at first, like `UIView.AnimationCurve.easeOut`.
    let eased = 1 - (1 - part) * (1 - part)
    var list = home
    list.nodes.append(node(of: app, progress: isOpening ? eased : 1 - eased))
    return list
  }

  /// Returns the app's part of the screen below the status bar. The part grows from a square of the
  /// icon's size (0) to its full size (1), while the status bar does not move.
  private func node(of app: DisplayList, progress: CGFloat) -> DisplayNode {
    func between(_ start: CGFloat, _ end: CGFloat) -> CGFloat { start + (end - start) * progress }
    let top = statusBarHeight
    let area = CGRect(x: 0, y: top, width: app.size.width, height: app.size.height - top)
    let side = min(area.width, area.height)
    let size = CGSize(width: between(side, area.width), height: between(side, area.height))
    let scale = between(icon.width / side, 1)
    let middle = CGPoint(x: between(icon.midX, area.midX), y: between(icon.midY, area.midY))
    var node = DisplayNode(
      bounds: CGRect(
        x: area.midX - size.width / 2, y: area.midY - size.height / 2, width: size.width,
        height: size.height),
      transform: CGAffineTransform(
        a: scale, b: 0, c: 0, d: scale, tx: middle.x - area.midX * scale,
        ty: middle.y - area.midY * scale))
    node.background = app.background
    node.cornerRadius = between(side / 6, 0)
    node.clips = true
    node.opacity = min(1, progress * 3)
    node.children = app.nodes
    return node
  }
}
