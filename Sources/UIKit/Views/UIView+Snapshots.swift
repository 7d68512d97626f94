public import CoreGraphics

extension UIView {
  /// The number of pixels per point in the view's drawing: the layer's scale if set, and otherwise
  /// the screen's.
  ///
  /// Drawings are always recorded and painted in the screen's pixels, regardless of this value.
  public var contentScaleFactor: CGFloat {
    get { extras?.contentScaleFactor ?? context.interface.screen.scale }
    set {
      madeExtras.contentScaleFactor = newValue
      layer.contentsScale = newValue
    }
  }

  /// Draws the view and its subviews into the current context, scaled to a rectangle.
  ///
  /// - Parameters:
  ///   - rect: The rectangle in the context to which the view's bounds are scaled, in points.
  ///   - afterUpdates: Whether to update layout and drawing first; they are always updated here.
  /// - Returns: Whether there was a context and something to draw.
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

  /// Returns a view of the same size that shows the current appearance of this view and its
  /// subviews; nil if this view's size is zero.
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
