import CoreGraphics
import DisplayList
import UIKit

/// Draws a view tree's outlines, and as many class names as fit legibly.
struct ViewOutlines {
  /// The minimum width and height of a labeled view, in points.
  private static let smallestLabelled: CGFloat = 16
  private static let labelHeight: CGFloat = 11
  private static let fontSize: CGFloat = 8
  /// The maximum number of labels on the screen.
  private static let mostLabels = 40

  private static let colors = [
    CGColor(red: 0.20, green: 0.40, blue: 0.85, alpha: 1),
    CGColor(red: 0.05, green: 0.55, blue: 0.45, alpha: 1),
    CGColor(red: 0.60, green: 0.30, blue: 0.70, alpha: 1),
    CGColor(red: 0.70, green: 0.45, blue: 0.05, alpha: 1),
  ]
  private static let hitColor = CGColor(red: 0.90, green: 0.10, blue: 0.29, alpha: 1)

  private let screen: CGRect
  /// The name of the view that the newest finger hit.
  private let hit: String?
  private let measure: (TextBlock, CGFloat?) -> CGSize
  private var outlines: [DrawCommand] = []
  private var labels: [DrawCommand] = []
  /// The frames that labels must not cover: other labels and everything in front of the outlines.
  private var occupied: [CGRect]
  private var labelCount = 0

  /// Creates an empty drawing.
  init(
    in screen: CGRect, hit: String?, avoiding occupied: [CGRect],
    measure: @escaping (TextBlock, CGFloat?) -> CGSize
  ) {
    self.screen = screen
    self.hit = hit
    self.occupied = occupied
    self.measure = measure
  }

  /// The drawing, back to front. Labels are in front of all outlines.
  var commands: [DrawCommand] { outlines + labels }

  /// Adds a window and all its views.
  mutating func add(_ window: UIWindow) {
    add(window, in: window, visible: screen, depth: 0, isTouchable: true)
  }

  private mutating func add(
    _ view: UIView, in window: UIWindow, visible: CGRect, depth: Int, isTouchable: Bool
  ) {
    guard !view.isHidden else { return }
    let corners = Self.corners(of: view, in: window)
    let box = Self.box(around: corners)
    let part = box.intersection(visible)
    let isTouchable = isTouchable && view.isUserInteractionEnabled && view.alpha >= 0.01
    let isHit = view.traceName == hit
    if !part.isEmpty {
      let color = isHit ? Self.hitColor : Self.colors[depth % Self.colors.count]
      var style = StrokeStyle(width: isHit ? 2 : 1)
      if !isTouchable { style.dashes = [3, 3] }
      outlines.append(.stroke(Self.path(corners, in: box, visible: part), color, style))
      addLabel(view.className, over: part, color)
    }
    let inner = view.clipsToBounds ? part : visible
    guard !inner.isEmpty else { return }
    for subview in view.subviews {
      add(subview, in: window, visible: inner, depth: depth + 1, isTouchable: isTouchable)
    }
  }

  // MARK: - Outlines

  /// Returns a view's corners in screen points, clockwise from the upper left.
  static func corners(of view: UIView, in window: UIWindow) -> [CGPoint] {
    let bounds = view.bounds
    return [
      CGPoint(x: bounds.minX, y: bounds.minY), CGPoint(x: bounds.maxX, y: bounds.minY),
      CGPoint(x: bounds.maxX, y: bounds.maxY), CGPoint(x: bounds.minX, y: bounds.maxY),
    ].map { window.convert(view.convert($0, to: window), to: nil as UIWindow?) }
  }

  private static func box(around points: [CGPoint]) -> CGRect {
    let (xs, ys) = (points.map(\.x), points.map(\.y))
    guard let left = xs.min(), let right = xs.max(), let top = ys.min(), let bottom = ys.max(),
      [left, right, top, bottom].allSatisfy(\.isFinite)
    else { return .null }
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// Returns the outline, inset by half its line width. An upright view is outlined only around its
  /// visible part.
  private static func path(_ corners: [CGPoint], in box: CGRect, visible part: CGRect) -> CGPath {
    let isUpright = corners.allSatisfy { corner in
      (corner.x == box.minX || corner.x == box.maxX)
        && (corner.y == box.minY || corner.y == box.maxY)
    }
    if isUpright, part.width > 1, part.height > 1 {
      return CGPath(rect: part.insetBy(dx: 0.5, dy: 0.5))
    }
    let path = CGMutablePath()
    path.addLines(between: corners)
    path.closeSubpath()
    return path
  }

  // MARK: - Labels

  private mutating func addLabel(_ name: String, over part: CGRect, _ color: CGColor) {
    guard labelCount < Self.mostLabels, part.width >= Self.smallestLabelled,
      part.height >= Self.smallestLabelled
    else { return }
    let block = InspectorOverlay.label(name, size: Self.fontSize, color: .white)
    let width = min((measure(block, nil).width + 6).rounded(.up), screen.width)
    guard let frame = freeFrame(width: width, in: part) else { return }
    occupied.append(frame)
    labelCount += 1
    labels.append(.fill(CGPath(rect: frame), color, .winding))
    labels.append(.text(block, in: frame.insetBy(dx: 3, dy: 0)))
  }

  /// Returns a free location for a label: at a corner of the view, or below its upper corners.
  ///
  /// - Parameters:
  ///   - width: The label's width, at most the screen's width.
  ///   - part: The visible part of the view on the screen.
  private func freeFrame(width: CGFloat, in part: CGRect) -> CGRect? {
    let (height, limit) = (Self.labelHeight, screen.maxX - width)
    let left = min(part.minX, limit).rounded()
    let right = max(part.maxX - width, 0).rounded()
    let (top, bottom) = (part.minY.rounded(), (part.maxY - height).rounded())
    let rows = [top, bottom, top + height, top + 2 * height]
    for y in rows where y >= top && y <= bottom {
      for x in [left, right] {
        let frame = CGRect(x: x, y: y, width: width, height: height)
        if !occupied.contains(where: { $0.intersects(frame) }) { return frame }
      }
    }
    return nil
  }
}
