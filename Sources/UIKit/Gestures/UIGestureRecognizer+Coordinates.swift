import CoreGraphics

extension UIGestureRecognizer {
  /// Returns a place of the window in `view`'s coordinates; nil means the window.
  func inView(_ view: UIView?, _ point: CGPoint?) -> CGPoint? {
    guard let point, let view, let window = self.view?.window else { return point }
    return view.convert(point, from: window)
  }

  /// Returns a way in the window as seen in `view`, which may be turned or scaled.
  func inView(_ view: UIView?, way: CGPoint) -> CGPoint {
    guard let view, let window = self.view?.window else { return way }
    let (start, end) = (view.convert(CGPoint.zero, from: window), view.convert(way, from: window))
    return CGPoint(x: end.x - start.x, y: end.y - start.y)
  }

  /// Returns a way as seen in `view` in the window.
  func inWindow(way: CGPoint, of view: UIView?) -> CGPoint {
    guard let view, let window = self.view?.window else { return way }
    let (start, end) = (view.convert(CGPoint.zero, to: window), view.convert(way, to: window))
    return CGPoint(x: end.x - start.x, y: end.y - start.y)
  }
}
