package import CoreGraphics
package import DisplayList
package import UIKit

/// The size of an app's interface and its rotation on the screen.
///
/// An interface that rotates with the device is upright. If the app does not support the device's
/// orientation, the interface appears sideways, as on a real device.
package struct ScreenShape: Hashable, Sendable {
  /// The size of the interface, in points: the bounds of `UIScreen.main`.
  package var size: CGSize
  /// The interface's rotation.
  package var turns: QuarterTurns

  /// Creates a shape, upright by default.
  package init(size: CGSize, turns: QuarterTurns = QuarterTurns(0)) {
    (self.size, self.turns) = (size, turns)
  }

  /// The displayed size of the screen, in points.
  package var shown: CGSize { turns.isOdd ? size.transposed : size }

  /// Returns an interface frame as it is displayed.
  func turned(_ list: DisplayList) -> DisplayList {
    var node = DisplayNode(
      bounds: CGRect(origin: .zero, size: size), transform: turns.transform(of: size))
    node.clips = true
    node.background = list.background
    node.children = list.nodes
    return DisplayList(size: shown, background: list.background, nodes: [node])
  }

  /// Converts an interface point to a point on the displayed screen.
  package func shown(_ point: CGPoint) -> CGPoint {
    turns.count == 0 ? point : point.applying(turns.transform(of: size))
  }

  /// Converts a rectangle on the displayed screen to an interface rectangle.
  func interface(_ rect: CGRect) -> CGRect {
    turns.count == 0 ? rect : rect.applying(turns.transform(of: size).inverted())
  }

  /// Converts a point on the displayed screen to an interface point, which may be off the screen.
  ///
  /// - Parameter edge: The minimum distance between points on the screen and its right and bottom
  ///   edges.
  package func point(atShown point: CGPoint, edge: CGFloat) -> CGPoint {
    guard turns.count != 0 else { return point }
    var turned = point.applying(turns.transform(of: size).inverted())
    // The mirror image of a half-open range from 0 excludes the other end.
    if shown.contains(point) { return size.clamped(turned, edge: edge) }
    if turned.x == 0 { turned.x = -edge }
    if turned.y == 0 { turned.y = -edge }
    return turned
  }
}

extension DisplayList {
  /// Returns the frame centered in a gray frame of another size, scaled down if it does not fit.
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
  /// Returns the screen contents centered in a frame of the given size, in points, scaled down if
  /// they do not fit.
  package func frame(centeredIn size: CGSize) -> DisplayList { frame().centered(in: size) }
}
