package import CoreGraphics

/// A view or layer while it is being drawn, used to create images of its context.
package struct ViewSurface {
  /// The area of the view or layer, in points.
  private let bounds: CGRect
  /// The part being drawn.
  private let region: CGRect
  /// The previous drawing, which is still visible outside the region.
  private let older: [DrawCommand]
  /// The pixels per point.
  private let scale: CGFloat
  private let paint: (DisplayList) -> CGImage?

  /// Creates the surface for a view with `bounds` whose `region` is being drawn over an earlier
  /// drawing.
  package init(
    bounds: CGRect, region: CGRect, older: [DrawCommand], scale: CGFloat,
    paint: @escaping (DisplayList) -> CGImage?
  ) {
    (self.bounds, self.region, self.older) = (bounds, region, older)
    (self.scale, self.paint) = (scale, paint)
  }

  /// Commands that draw the previous drawing outside the region and then clip to the region.
  package var commandsBefore: [DrawCommand] {
    if region == bounds { return [] }
    let inside = CGPath(rect: region)
    let outside = CGPath(elements: CGPath(rect: bounds).elements + inside.elements)
    return [.save, .clip(outside, .evenOdd)] + older
      + [.restore, .clip(inside, .winding)]
  }

  /// Returns a bitmap for a recorder's commands.
  func makeBitmap(of recorder: DisplayListRecorder) -> RecordedBitmap {
    let bitmap = RecordedBitmap(
      bounds: bounds, scale: scale, background: .clear, surface: self, paint: paint)
    bitmap.recorder = recorder
    return bitmap
  }
}
