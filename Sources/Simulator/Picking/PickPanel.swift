import CoreGraphics
import DisplayList
import UIKit

/// Draws the picked view's outline, and a panel with its properties. The panel covers the half of the
/// screen in which the view's center is not.
enum PickPanel {
  private static let margin: CGFloat = 8
  private static let padding: CGFloat = 7
  private static let rowHeight: CGFloat = 13
  private static let color = CGColor(red: 0.10, green: 0.45, blue: 0.95, alpha: 1)
  private static let codeColor = CGColor(red: 0.70, green: 0.95, blue: 0.70, alpha: 1)
  private static let gray = CGColor(gray: 0.7, alpha: 1)

  /// Returns the picked view's outline, in interface coordinates.
  static func outline(of view: UIView, on screen: CGRect) -> DisplayNode? {
    guard let window = view.window else { return nil }
    let path = CGMutablePath()
    path.addLines(between: ViewOutlines.corners(of: view, in: window))
    path.closeSubpath()
    var node = DisplayNode(bounds: screen)
    node.contents = [
      .fill(path, CGColor(red: 0.10, green: 0.45, blue: 0.95, alpha: 0.15), .winding),
      .stroke(path, color, StrokeStyle(width: 2)),
    ]
    return node
  }

  /// Returns the panel, in displayed screen coordinates.
  ///
  /// - Parameter space: The vertical range of the screen that the panel may cover, in points from the
  ///   top.
  static func node(
    _ pick: ViewPick, on shape: ScreenShape, within space: ClosedRange<CGFloat>
  ) -> DisplayNode {
    let screen = CGRect(origin: .zero, size: shape.shown)
    let width = screen.width - 2 * margin
    let middle = (space.lowerBound + space.upperBound) / 2
    let isLow = center(of: pick).map { shape.shown($0).y > middle } ?? true
    let available = (space.upperBound - space.lowerBound) / 2 - margin - 2 * padding
    let rows = rows(about: pick, limit: max(Int(available / rowHeight), 4))
    let height = CGFloat(rows.count) * rowHeight + 2 * padding
    let y = isLow ? space.lowerBound + margin : space.upperBound - margin - height
    var node = DisplayNode(
      bounds: CGRect(x: 0, y: 0, width: width, height: height),
      transform: CGAffineTransform(translationX: margin, y: y.rounded()))
    node.background = CGColor(gray: 0.1, alpha: 1)
    node.cornerRadius = 8
    for (number, row) in rows.enumerated() {
      let rect = CGRect(
        x: padding, y: padding + CGFloat(number) * rowHeight, width: width - 2 * padding,
        height: rowHeight)
      if row.isSelected {
        node.contents.append(.fill(CGPath(rect: rect.insetBy(dx: -3, dy: 0)), color, .winding))
      }
      let split = rect.minX + rect.width * 0.72
      var left = rect
      if row.value != nil { left.size.width = split - rect.minX - 4 }
      node.contents.append(
        .text(InspectorOverlay.label(row.text, size: 10, weight: 500, color: row.color), in: left))
      guard let value = row.value else { continue }
      let right = CGRect(x: split, y: rect.minY, width: rect.maxX - split, height: rowHeight)
      node.contents.append(
        .text(InspectorOverlay.label(value, size: 10, color: .white), in: right))
    }
    return node
  }

  // MARK: - Rows

  /// A row of the panel: a text, or a property's name and value.
  struct Row: Hashable {
    let text: String
    var value: String?
    var isSelected = false
    var color = CGColor.white
  }

  /// Returns the panel's rows: the view, as many properties around the selected one as there is room
  /// for, the code, and the keys.
  ///
  /// - Parameter limit: The maximum number of rows.
  static func rows(about pick: ViewPick, limit: Int) -> [Row] {
    guard let view = pick.view, let name = pick.name else {
      return [Row(text: "Point at a view, and click it to change it. P ends.")]
    }
    let owner = name.owner.map { " in \($0)" } ?? ""
    var rows = [Row(text: "\(name.expression): \(view.className)\(owner)")]
    let (properties, selected) = (pick.properties, pick.selectedIndex)
    var ending: [Row] = []
    if pick.isPinned {
      if !view.translatesAutoresizingMaskIntoConstraints {
        ending.append(Row(text: "The next layout sets the frame, by constraints.", color: gray))
      }
      if let code = pick.code { ending.append(Row(text: code, color: codeColor)) }
      ending.append(Row(text: "Arrows change it, Return restores it, P ends.", color: gray))
    } else {
      ending.append(Row(text: "Click the view to change it. P ends.", color: gray))
    }
    let count = max(1, min(properties.count, limit - rows.count - ending.count))
    let first = min(max(0, selected - count / 2), properties.count - count)
    for index in first..<first + count {
      rows.append(
        Row(
          text: properties[index].name, value: properties[index].value.text,
          isSelected: pick.isPinned && index == selected))
    }
    return rows + ending
  }

  private static func center(of pick: ViewPick) -> CGPoint? {
    guard let view = pick.view, let window = view.window else { return nil }
    let middle = CGPoint(x: view.bounds.midX, y: view.bounds.midY)
    return window.convert(view.convert(middle, to: window), to: nil as UIWindow?)
  }
}
