import CoreGraphics
import DisplayList
import UIKit

/// Draws the inspector: view outlines and class names, finger paths, and a panel about the newest
/// finger.
///
/// Outlines show where views receive touches, so an animating view is outlined at its final frame.
/// A view that receives no touches has a dashed outline, and a hidden view has none. Labels do not
/// cover each other, the panel, the log, or the hint; a label that does not fit is omitted.
enum InspectorOverlay {
  /// The parts of the drawing.
  struct Drawing {
    /// The view outlines and finger paths, in interface coordinates.
    var outlines: [DisplayNode] = []
    /// The panel, in displayed screen coordinates; empty if it does not fit.
    var panel: [DisplayNode] = []
    /// The finger badges, in displayed screen coordinates.
    var badges: [DisplayNode] = []
  }

  /// Returns the inspector's drawing for a phone's app.
  ///
  /// - Parameters:
  ///   - space: The vertical range of the screen that the panel may cover, in points from the top.
  ///   - occupied: The frames that labels and badges avoid, in displayed screen coordinates.
  static func drawing(
    _ inspector: Inspector, for phone: Phone, on shape: ScreenShape,
    within space: ClosedRange<CGFloat>, avoiding occupied: [CGRect]
  ) -> Drawing {
    let shown = CGRect(origin: .zero, size: shape.shown)
    let measure = phone.context.host.services.measure
    // If the log is visible, the center of the screen may be at the lower end of the space.
    let middle = min(shown.midY, (space.lowerBound + space.upperBound) / 2)
    let isLow = inspector.landing.map { shape.shown($0.point).y > middle } ?? false
    let panel = InspectorPanel.node(
      inspector, in: shown, isLow: isLow, within: space, measure: measure)
    let occupied = occupied + [panel?.frame].compactMap { $0 }
    var touches: [Int: UITouch] = [:]
    for touch in phone.context.touches.tracker.active { touches[touch.fingerNumber] = touch }
    var badges: [DisplayNode] = []
    for finger in inspector.fingers {
      var badge = badge(of: finger, touches[finger.number], measure)
      let point = shape.shown(finger.location)
      guard
        let origin = origin(
          of: badge.bounds.size, near: point, in: shown, avoiding: occupied + badges.map(\.frame))
      else { continue }
      badge.transform = CGAffineTransform(translationX: origin.x, y: origin.y)
      badges.append(badge)
    }
    let screen = phone.context.interface.screen.bounds
    var node = DisplayNode(bounds: screen)
    var outlines = ViewOutlines(
      in: screen, hit: inspector.landing?.walk.hit,
      avoiding: (occupied + badges.map(\.frame)).map(shape.interface),
      measure: measure)
    for window in phone.context.windowsFrontToBack.reversed() { outlines.add(window) }
    node.contents = outlines.commands
    for finger in inspector.fingers { node.contents += path(of: finger) }
    return Drawing(outlines: [node], panel: [panel].compactMap { $0 }, badges: badges)
  }

  // MARK: - Fingers

  private static let fingerColors = [
    CGColor(red: 0.90, green: 0.10, blue: 0.29, alpha: 1),
    CGColor(red: 0.00, green: 0.45, blue: 0.85, alpha: 1),
    CGColor(red: 0.00, green: 0.55, blue: 0.25, alpha: 1),
    CGColor(red: 0.75, green: 0.35, blue: 0.00, alpha: 1),
    CGColor(red: 0.55, green: 0.15, blue: 0.75, alpha: 1),
  ]

  /// Returns the color of a finger's path and badge.
  static func color(ofFinger number: Int) -> CGColor {
    fingerColors[max(number - 1, 0) % fingerColors.count]
  }

  /// Returns a ring at the landing, the path, and a disc at the current location.
  private static func path(of finger: Inspector.Finger) -> [DrawCommand] {
    let color = color(ofFinger: finger.number)
    let line = CGMutablePath()
    line.addLines(between: finger.path)
    let disc = CGPath(ellipseIn: square(around: finger.location, radius: 4))
    let ring = CGPath(ellipseIn: square(around: finger.landingPoint, radius: 7))
    return [
      .stroke(line, color, StrokeStyle(width: 2)), .stroke(ring, color, StrokeStyle(width: 1.5)),
      .fill(disc, color, .winding),
    ]
  }

  private static func square(around point: CGPoint, radius: CGFloat) -> CGRect {
    CGRect(x: point.x - radius, y: point.y - radius, width: 2 * radius, height: 2 * radius)
  }

  /// Returns a badge with the finger's number, phase, and tap count.
  private static func badge(
    of finger: Inspector.Finger, _ touch: UITouch?, _ measure: (TextBlock, CGFloat?) -> CGSize
  ) -> DisplayNode {
    let text =
      "\(finger.number) \(touch?.phase ?? finger.phase), tapCount "
      + "\(touch?.tapCount ?? finger.tapCount)"
    let block = label(text, size: 10, color: .white)
    let size = measure(block, nil)
    let (width, height) = ((size.width + 12).rounded(.up), CGFloat(16))
    var node = DisplayNode(bounds: CGRect(x: 0, y: 0, width: width, height: height))
    node.background = color(ofFinger: finger.number)
    node.cornerRadius = height / 2
    node.contents = [
      .text(
        block, in: CGRect(x: 6, y: (height - size.height) / 2, width: width - 6, height: height))
    ]
    return node
  }

  /// Returns the nearest free location for a badge above a finger, or below a finger at the top, or
  /// `nil` if there is none.
  private static func origin(
    of size: CGSize, near finger: CGPoint, in screen: CGRect, avoiding occupied: [CGRect]
  ) -> CGPoint? {
    let above = finger.y - 44
    let (left, right) = (CGFloat(2), max(2, (screen.width - size.width - 2).rounded()))
    let (top, bottom) = (CGFloat(2), max(2, (screen.height - size.height - 2).rounded()))
    let best = CGPoint(
      x: min(max(finger.x - size.width / 2, left), right).rounded(),
      y: min(max(above < 22 ? finger.y + 28 : above, top), bottom).rounded())
    func isFree(_ origin: CGPoint) -> Bool {
      let frame = CGRect(origin: origin, size: size)
      return !occupied.contains { $0.intersects(frame) }
    }
    if isFree(best) { return best }
    // Try locations next to the occupied frames and at the edges.
    let rows =
      [top, bottom, best.y] + occupied.flatMap { [$0.minY - size.height - 1, $0.maxY + 1] }
    let columns =
      [left, right, best.x] + occupied.flatMap { [$0.minX - size.width - 1, $0.maxX + 1] }
    return rows.filter { $0 >= top && $0 <= bottom }.flatMap { y in
      columns.filter { $0 >= left && $0 <= right }.map { x in CGPoint(x: x, y: y) }
    }.filter(isFree).min { $0.distance(to: best) < $1.distance(to: best) }
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
