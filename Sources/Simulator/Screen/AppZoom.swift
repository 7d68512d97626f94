package import CoreGraphics
package import DisplayList
package import UIKit

/// Draws the change between the Home screen and an app: the app grows from its icon, or shrinks into it.
///
/// The new phone runs meanwhile; of the old one only its last frame is there.
package struct AppZoom {
  /// How long it takes, in seconds.
  package static let duration: TimeInterval = 0.25

  /// The icon's rectangle, in the screen's points.
  package let icon: CGRect
  /// Whether the new phone is the app's; otherwise it is the Home screen's.
  package let isOpening: Bool
  /// The old phone's last frame.
  private let last: DisplayList

  /// Makes the change that begins with a phone's launch.
  package init(icon: CGRect, isOpening: Bool, from last: DisplayList) {
    (self.icon, self.isOpening, self.last) = (icon, isOpening, last)
  }

  /// Whether nothing is left to draw at a time after the launch.
  package func isFinished(at time: AppTime) -> Bool { time.seconds >= Self.duration }

  /// Returns what the screen shows at a time after the launch.
  ///
  /// - Parameter frame: What the new phone shows.
  package func frame(_ frame: DisplayList, at time: AppTime) -> DisplayList {
    let (app, home) = isOpening ? (frame, last) : (last, frame)
    let part = min(1, max(0, time.seconds / Self.duration))
    // Fast at first, as `UIView.AnimationCurve.easeOut`.
    let eased = 1 - (1 - part) * (1 - part)
    var list = home
    list.nodes.append(node(of: app, progress: isOpening ? eased : 1 - eased))
    return list
  }

  /// Returns the app's screen below the status bar, which stays where it is: from a square as large as
  /// the icon (0) to all of it (1).
  private func node(of app: DisplayList, progress: CGFloat) -> DisplayNode {
    func between(_ start: CGFloat, _ end: CGFloat) -> CGFloat { start + (end - start) * progress }
    let top = AppContext.current.device.statusBarHeight
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
