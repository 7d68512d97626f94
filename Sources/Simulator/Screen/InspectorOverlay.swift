import CoreGraphics
import DisplayList
import UIKit

/// Draws what the inspector knows: the views' outlines and classes, the fingers' paths, and a panel about
/// the newest finger.
///
/// Outlines are where touches find views: of a view in an animation that is its final frame. The outline of
/// a view that receives no touches is dashed; hidden views have none. A label is left out where it would
/// cover another one.
enum InspectorOverlay {
  /// Returns the nodes over a phone's app; `bottom` is the lowest that they may reach, in points.
  static func nodes(_ inspector: Inspector, for phone: Phone, bottom: CGFloat) -> [DisplayNode] {
    let screen = phone.context.screen.bounds
    var node = DisplayNode(bounds: screen)
    let measure = phone.context.services.measure
    var outlines = ViewOutlines(in: screen, hit: inspector.landing?.walk.hit, measure: measure)
    for window in phone.context.windowsFrontToBack.reversed() { outlines.add(window) }
    node.contents = outlines.commands
    for finger in inspector.fingers { node.contents += path(of: finger) }
    var touches: [Int: UITouch] = [:]
    for touch in phone.context.tracker.active { touches[touch.fingerNumber] = touch }
    var badges: [DisplayNode] = []
    for finger in inspector.fingers {
      let badge = badge(of: finger, touches[finger.number], in: screen, measure)
      badges.append(move(badge, awayFrom: badges))
    }
    let panel = InspectorPanel.node(inspector, in: screen, bottom: bottom, measure: measure)
    return [node, panel] + badges
  }

  // MARK: - Fingers

  private static let fingerColors = [
    CGColor(red: 0.90, green: 0.10, blue: 0.29, alpha: 1),
    CGColor(red: 0.00, green: 0.45, blue: 0.85, alpha: 1),
    CGColor(red: 0.00, green: 0.55, blue: 0.25, alpha: 1),
    CGColor(red: 0.75, green: 0.35, blue: 0.00, alpha: 1),
    CGColor(red: 0.55, green: 0.15, blue: 0.75, alpha: 1),
  ]

  private static func color(of finger: Inspector.Finger) -> CGColor {
    fingerColors[max(finger.number - 1, 0) % fingerColors.count]
  }

  /// A ring where the finger landed, its path, and a disc where it is.
  private static func path(of finger: Inspector.Finger) -> [DrawCommand] {
    let color = color(of: finger)
    guard let first = finger.path.first, let last = finger.path.last else { return [] }
    let line = CGMutablePath()
    line.addLines(between: finger.path)
    let disc = CGPath(ellipseIn: square(around: last, radius: 4))
    let ring = CGPath(ellipseIn: square(around: first, radius: 7))
    return [
      .stroke(line, color, StrokeStyle(width: 2)), .stroke(ring, color, StrokeStyle(width: 1.5)),
      .fill(disc, color, .winding),
    ]
  }

  private static func square(around point: CGPoint, radius: CGFloat) -> CGRect {
    CGRect(x: point.x - radius, y: point.y - radius, width: 2 * radius, height: 2 * radius)
  }

  /// The finger's number, phase and tap count, above it.
  private static func badge(
    of finger: Inspector.Finger, _ touch: UITouch?, in screen: CGRect,
    _ measure: (TextBlock, CGFloat?) -> CGSize
  ) -> DisplayNode {
    let point = finger.path.last ?? .zero
    let text =
      "\(finger.number) \(touch?.phase ?? finger.phase), tapCount "
      + "\(touch?.tapCount ?? finger.tapCount)"
    let block = label(text, size: 10, color: .white)
    let size = measure(block, nil)
    let (width, height) = ((size.width + 12).rounded(.up), CGFloat(16))
    let x = min(max(point.x - width / 2, 2), screen.width - width - 2).rounded()
    let above = point.y - 44
    let y = (above < 22 ? point.y + 28 : above).rounded()
    var node = DisplayNode(
      bounds: CGRect(x: 0, y: 0, width: width, height: height),
      transform: CGAffineTransform(translationX: x, y: min(y, screen.height - height - 2)))
    node.background = color(of: finger)
    node.cornerRadius = height / 2
    node.contents = [
      .text(
        block, in: CGRect(x: 6, y: (height - size.height) / 2, width: width - 6, height: height))
    ]
    return node
  }

  /// Moves a badge up until it covers none of the others, or stops at the top.
  private static func move(_ badge: DisplayNode, awayFrom others: [DisplayNode]) -> DisplayNode {
    var badge = badge
    func frame(_ node: DisplayNode) -> CGRect { node.bounds.applying(node.transform) }
    while badge.transform.ty > 0,
      let other = others.first(where: { frame($0).intersects(frame(badge)) })
    {
      badge.transform.ty = max(frame(other).minY - badge.bounds.height - 1, 0)
    }
    return badge
  }

  /// Returns one line of small text.
  static func label(_ text: String, size: CGFloat, weight: Int = 600, color: CGColor) -> TextBlock {
    var block = TextBlock(
      text, font: FontDescription(family: UIFont.systemFamily, size: size, weight: weight),
      color: color)
    block.lineBreak = .truncateTail
    block.maximumLines = 1
    return block
  }
}
