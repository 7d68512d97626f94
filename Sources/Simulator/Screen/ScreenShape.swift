package import CoreGraphics
package import DisplayList
package import UIKit

/// The size of an app's interface, and how it lies on the screen as the user holds the device.
///
/// An interface that followed the last turn of the device is upright. One that did not, because the app does
/// not support the orientation, lies on its side, as on a real device.
package struct ScreenShape: Hashable, Sendable {
  /// The size of the interface, in points: the bounds of `UIScreen.main`.
  package var size: CGSize
  /// How the interface is rotated from upright.
  package var turns: QuarterTurns

  /// Makes a shape; by default an upright one.
  package init(size: CGSize, turns: QuarterTurns = QuarterTurns(0)) {
    (self.size, self.turns) = (size, turns)
  }

  /// The size of the screen as it is shown, in points.
  package var shown: CGSize { turns.isOdd ? size.transposed : size }

  /// Returns a frame of the interface as it is shown.
  func turned(_ list: DisplayList) -> DisplayList {
    var node = DisplayNode(
      bounds: CGRect(origin: .zero, size: size), transform: turns.transform(of: size))
    node.clips = true
    node.background = list.background
    node.children = list.nodes
    return DisplayList(size: shown, background: list.background, nodes: [node])
  }

  /// Returns where a point of the interface is on the screen as it is shown.
  func shown(_ point: CGPoint) -> CGPoint {
    turns.count == 0 ? point : point.applying(turns.transform(of: size))
  }

  /// Returns the rectangle of the interface at a rectangle of the screen as it is shown.
  func interface(_ rect: CGRect) -> CGRect {
    turns.count == 0 ? rect : rect.applying(turns.transform(of: size).inverted())
  }

  /// Returns the point of the interface at a point of the screen as it is shown; it may lie outside.
  ///
  /// - Parameter edge: The distance from the right and bottom edge that points on the screen keep.
  package func point(atShown point: CGPoint, edge: CGFloat) -> CGPoint {
    guard turns.count != 0 else { return point }
    var turned = point.applying(turns.transform(of: size).inverted())
    // Of a half-open range from 0 the mirror image has the other end.
    if shown.contains(point) { return size.clamped(turned, edge: edge) }
    if turned.x == 0 { turned.x = -edge }
    if turned.y == 0 { turned.y = -edge }
    return turned
  }
}

extension DisplayList {
  /// Returns the frame in the middle of one of another size, on gray, smaller if it would not fit.
  fileprivate func centered(in size: CGSize) -> DisplayList {
    guard size != self.size else { return self }
    let scale = min(1, size.width / self.size.width, size.height / self.size.height)
    var node = DisplayNode(
      bounds: CGRect(origin: .zero, size: self.size),
      transform: CGAffineTransform(
        a: scale, b: 0, c: 0, d: scale, tx: (size.width - self.size.width * scale) / 2,
        ty: (size.height - self.size.height * scale) / 2))
    node.clips = true
    node.background = background
    node.children = nodes
    return DisplayList(size: size, background: CGColor(gray: 0.11, alpha: 1), nodes: [node])
  }
}

extension Phone {
  /// What the screen shows now, in the middle of a frame of a size in points, smaller if it would not fit.
  package func frame(centeredIn size: CGSize) -> DisplayList { frame().centered(in: size) }
}
