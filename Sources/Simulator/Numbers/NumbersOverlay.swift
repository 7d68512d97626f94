import CoreGraphics
import DisplayList
import UIKit

/// Draws the live numbers: crosshairs and paths of the fingers, and a strip with a row for each
/// finger and a graph of the recent frames.
enum NumbersOverlay {
  private static let margin: CGFloat = 8
  private static let padding: CGFloat = 6
  private static let rowHeight: CGFloat = 13
  private static let graphHeight: CGFloat = 24

  /// The columns: their titles, and the shares of the strip's width where they begin.
  private static let columns: [(title: String, start: CGFloat)] = [
    ("", 0), ("x, y", 0.05), ("moved", 0.26), ("points/s", 0.48), ("pressure", 0.71),
    ("radius", 0.88),
  ]

  // MARK: - Crosshairs and paths

  /// Returns the crosshairs of the fingers on the screen, and the paths of all fingers, in interface
  /// coordinates.
  static func fingers(_ numbers: LiveNumbers, on screen: CGRect) -> DisplayNode {
    var node = DisplayNode(bounds: screen)
    for finger in numbers.fingers {
      let color = InspectorOverlay.color(ofFinger: finger.number)
      if finger.isDown {
        for line in crosshairs(at: finger.location, on: screen) {
          node.contents.append(.stroke(line, color, StrokeStyle(width: 0.5)))
        }
      }
      node.contents += path(finger.path, color)
    }
    return node
  }

  private static func crosshairs(at point: CGPoint, on screen: CGRect) -> [CGPath] {
    let ends = [
      (CGPoint(x: screen.minX, y: point.y), CGPoint(x: screen.maxX, y: point.y)),
      (CGPoint(x: point.x, y: screen.minY), CGPoint(x: point.x, y: screen.maxY)),
    ]
    return ends.map { start, end in
      let path = CGMutablePath()
      path.addLines(between: [start, end])
      return path
    }
  }

  /// Returns a line through the reported locations, and a dot at each of them.
  private static func path(_ points: [CGPoint], _ color: CGColor) -> [DrawCommand] {
    let (line, dots) = (CGMutablePath(), CGMutablePath())
    line.addLines(between: points)
    for point in points {
      dots.addEllipse(in: CGRect(x: point.x - 1.5, y: point.y - 1.5, width: 3, height: 3))
    }
    return [.stroke(line, color, StrokeStyle(width: 1)), .fill(dots, color, .winding)]
  }

  // MARK: - The strip

  /// Returns the strip with the numbers, whose upper edge is at `top` in screen points.
  ///
  /// - Parameters:
  ///   - time: The time on the phone's clock, for velocities.
  ///   - ticksPerSecond: The display's refresh rate, for the graph.
  static func strip(
    _ numbers: LiveNumbers, at time: AppTime, in screen: CGRect, top: CGFloat, ticksPerSecond: Int
  ) -> DisplayNode {
    let width = screen.width - 2 * margin
    // One row for the counts, and one for the titles if there are fingers.
    let rowCount = numbers.fingers.isEmpty ? 1 : 2 + numbers.fingers.count
    let graphTop = padding + CGFloat(rowCount) * rowHeight + 3
    var node = DisplayNode(
      bounds: CGRect(x: 0, y: 0, width: width, height: graphTop + graphHeight + padding),
      transform: CGAffineTransform(translationX: margin, y: top))
    node.background = CGColor(gray: 0.1, alpha: 0.88)
    node.cornerRadius = 8
    node.contents = summary(numbers, width)
    if !numbers.fingers.isEmpty {
      node.contents += row(columns.map(\.title), 1, width, CGColor(gray: 0.7, alpha: 1))
    }
    for (index, finger) in numbers.fingers.enumerated() {
      let color = finger.isDown ? CGColor.white : CGColor(gray: 0.6, alpha: 1)
      node.contents += row(texts(of: finger, at: time), 2 + index, width, color)
      let y = padding + CGFloat(2 + index) * rowHeight + 3
      node.contents.append(
        .fill(
          CGPath(rect: CGRect(x: 2, y: y, width: 2, height: rowHeight - 6)),
          InspectorOverlay.color(ofFinger: finger.number), .winding))
    }
    let graph = CGRect(
      x: padding, y: graphTop, width: width - 2 * padding, height: graphHeight)
    node.contents += FrameGraph.commands(
      numbers.frames.frames, in: graph, interval: 1_000_000 / Double(max(ticksPerSecond, 1)))
    return node
  }

  /// Returns the count of fingers, and the numbers of the latest frame.
  private static func summary(_ numbers: LiveNumbers, _ width: CGFloat) -> [DrawCommand] {
    let count = numbers.fingerCount
    let fingers = "\(count) \(count == 1 ? "finger" : "fingers"), most \(numbers.mostFingers)"
    return [
      text(fingers, .white, x: padding, row: 0, width: width / 3),
      text(
        FrameGraph.summary(numbers.frames.frames), .white, x: width / 3, row: 0,
        width: width * 2 / 3 - padding),
    ]
  }

  /// Returns the texts of a finger's row.
  static func texts(of finger: LiveNumbers.Finger, at time: AppTime) -> [String] {
    let velocity = finger.velocity(at: time)
    let moved = CGPoint(
      x: finger.location.x - finger.start.x, y: finger.location.y - finger.start.y)
    return [
      "\(finger.number)", pair(finger.location, decimals: 1), pair(moved, decimals: 1),
      pair(velocity, decimals: 0),
      finger.pressure.map { ExplanationText.number($0, decimals: 2) } ?? "–",
      ExplanationText.number(finger.radius, decimals: 1),
    ]
  }

  private static func pair(_ point: CGPoint, decimals: Int) -> String {
    "\(ExplanationText.number(point.x, decimals: decimals)), "
      + ExplanationText.number(point.y, decimals: decimals)
  }

  private static func row(
    _ texts: [String], _ row: Int, _ width: CGFloat, _ color: CGColor
  ) -> [DrawCommand] {
    let ends = columns.dropFirst().map(\.start) + [1]
    return zip(texts, zip(columns, ends)).map { string, column in
      let x = padding + column.0.start * (width - 2 * padding)
      let end = padding + column.1 * (width - 2 * padding)
      return text(string, color, x: x, row: row, width: end - x)
    }
  }

  private static func text(
    _ string: String, _ color: CGColor, x: CGFloat, row: Int, width: CGFloat
  ) -> DrawCommand {
    .text(
      InspectorOverlay.label(string, size: 10, weight: 500, color: color),
      in: CGRect(x: x, y: padding + CGFloat(row) * rowHeight, width: width, height: rowHeight))
  }
}
