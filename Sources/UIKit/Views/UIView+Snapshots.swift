public import CoreGraphics

extension UIView {
  /// The number of pixels along each side of a point in what the view draws: the layer's scale; the
  /// screen's while it was not set.
  ///
  /// Drawings are recorded and painted in the screen's pixels, whatever it is.
  public var contentScaleFactor: CGFloat {
    get { extras?.contentScaleFactor ?? context.screen.scale }
    set {
      madeExtras.contentScaleFactor = newValue
      layer.contentsScale = newValue
    }
  }

  /// Draws the view and those in it into the current context, scaled to a rectangle.
  ///
  /// - Parameters:
  ///   - rect: Where the view's bounds lie in the context, in points.
  ///   - afterUpdates: Whether layout and drawing that are out of date are updated before, which is so
  ///     here in any case.
  /// - Returns: Whether there was anything to draw, and a context.
  /// - SeeAlso: developer.apple.com/documentation/uikit/uiview/drawhierarchy(in:afterscreenupdates:)
  @discardableResult
  public func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
    let bounds = bounds
    guard let surface = UIGraphicsGetCurrentContext(), bounds.width > 0, bounds.height > 0 else {
      return false
    }
    surface.saveGState()
    surface.translateBy(x: rect.minX, y: rect.minY)
    surface.scaleBy(x: rect.width / bounds.width, y: rect.height / bounds.height)
    surface.translateBy(x: -bounds.minX, y: -bounds.minY)
    layer.render(in: surface)
    surface.restoreGState()
    return true
  }

  /// Returns a view of the same size that shows what this one and those in it show now; nil for a view
  /// of no size.
  ///
  /// - SeeAlso: developer.apple.com/documentation/uikit/uiview/snapshotview(afterscreenupdates:)
  @discardableResult
  public func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
    guard !bounds.isEmpty else { return nil }
    let image = UIGraphicsImageRenderer(size: bounds.size).image { _ in
      drawHierarchy(
        in: CGRect(origin: .zero, size: bounds.size), afterScreenUpdates: afterUpdates)
    }
    let snapshot = UIView(frame: CGRect(origin: .zero, size: bounds.size))
    snapshot.layer.contents = image
    return snapshot
  }
}
