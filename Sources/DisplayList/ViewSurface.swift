package import CoreGraphics

/// A view or layer during its drawing, of which its context can make images.
package struct ViewSurface {
  /// The area of the view or layer, in points.
  private let bounds: CGRect
  /// The part that is drawn now.
  private let region: CGRect
  /// The previous drawing, which still shows in the other parts.
  private let older: [DrawCommand]
  /// The number of pixels along each side of a point.
  private let scale: CGFloat
  private let paint: (DisplayList) -> CGImage?

  /// Makes the surface of bounds of which a region is drawn, over an older drawing.
  package init(
    bounds: CGRect, region: CGRect, older: [DrawCommand], scale: CGFloat,
    paint: @escaping (DisplayList) -> CGImage?
  ) {
    (self.bounds, self.region, self.older) = (bounds, region, older)
    (self.scale, self.paint) = (scale, paint)
  }

  /// Draws the previous drawing outside of the region, then clips to the region.
  package var commandsBefore: [DrawCommand] {
    if region == bounds { return [] }
    let inside = CGPath(rect: region)
    let outside = CGPath(elements: CGPath(rect: bounds).elements + inside.elements)
    return [.save, .clip(outside, .evenOdd)] + older
      + [.restore, .clip(inside, .winding)]
  }

  /// Returns the pixels on which a recorder's commands are painted.
  func makeBitmap(of recorder: DisplayListRecorder) -> RecordedBitmap {
    let bitmap = RecordedBitmap(
      bounds: bounds, scale: scale, background: .clear, surface: self, paint: paint)
    bitmap.recorder = recorder
    return bitmap
  }
}
