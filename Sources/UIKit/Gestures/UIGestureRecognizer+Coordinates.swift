import CoreGraphics

extension UIGestureRecognizer {
  /// Converts a point from window to view coordinates, or returns it unchanged if `view` is nil.
  func convert(_ point: CGPoint?, to view: UIView?) -> CGPoint? {
    guard let point, let view, let window = self.view?.window else { return point }
    return view.convert(point, from: window)
  }

  /// Converts a translation from window coordinates to the coordinates of `view`, which may be
  /// rotated or scaled.
  func convert(translation: CGPoint, to view: UIView?) -> CGPoint {
    guard let view, let window = self.view?.window else { return translation }
    let start = view.convert(CGPoint.zero, from: window)
    let end = view.convert(translation, from: window)
    return CGPoint(x: end.x - start.x, y: end.y - start.y)
  }

  /// Converts a translation from the coordinates of `view` to window coordinates.
  func convert(translation: CGPoint, from view: UIView?) -> CGPoint {
    guard let view, let window = self.view?.window else { return translation }
    let start = view.convert(CGPoint.zero, to: window)
    let end = view.convert(translation, to: window)
    return CGPoint(x: end.x - start.x, y: end.y - start.y)
  }
}
