import CoreGraphics

extension ConstraintSolver {
  /// Sets the frame of a view or guide, or the content size of a scroll view.
  func place(_ item: AnyObject, in system: LinearSystem) {
    let (x, y) = (value(item, .left, in: system), value(item, .top, in: system))
    let size = CGSize(
      width: value(item, .width, in: system), height: value(item, .height, in: system))
    if let view = item as? UIView, isFree(view), let superview = view.superview {
      let origin = origin(of: superview, in: system)
      place(view, at: CGPoint(x: x - origin.x, y: y - origin.y), size: size)
    } else if let guide = item as? UILayoutGuide, let view = guide.owningView {
      if guide.insets == nil {
        let origin = origin(of: view, in: system)
        guide.place(CGRect(origin: CGPoint(x: x - origin.x, y: y - origin.y), size: size))
      } else if let scroll = view as? UIScrollView, guide === view.extras?.scrollContent {
        let zoomed = CGSize(
          width: max(0, size.width) * scroll.zoomScale,
          height: max(0, size.height) * scroll.zoomScale)
        if scroll.contentSize != zoomed { scroll.contentSize = zoomed }
      }
    }
  }

  /// Returns the location of the origin of a view's coordinates, in the holder's coordinates.
  private func origin(of view: UIView, in system: LinearSystem) -> CGPoint {
    guard view !== holder, items.contains(view) else {
      return view.convert(CGPoint.zero, to: holder as UIView?)
    }
    // The view may have just moved or may be about to move.
    return CGPoint(
      x: value(view, .left, in: system) - view.bounds.minX,
      y: value(view, .top, in: system) - view.bounds.minY)
  }

  /// Sets a view's size and center but not its transform.
  private func place(_ view: UIView, at origin: CGPoint, size: CGSize) {
    let size = CGSize(width: max(0, size.width), height: max(0, size.height))
    let anchor = view.layer.anchorPoint
    let scale = zoomScale(of: view)
    let center = CGPoint(
      x: scale * (origin.x + anchor.x * size.width),
      y: scale * (origin.y + anchor.y * size.height))
    if view.bounds.size != size { view.bounds.size = size }
    if view.center != center { view.center = center }
  }

  /// Returns the zoom scale of a scroll view's zoomed view, and 1 for other views.
  private func zoomScale(of view: UIView) -> CGFloat {
    guard let scroll = view.superview as? UIScrollView, scroll.zoomScale != 1,
      scroll.delegate?.viewForZooming(in: scroll) === view
    else { return 1 }
    return scroll.zoomScale
  }

  private func value(
    _ item: AnyObject, _ attribute: NSLayoutConstraint.Attribute, in system: LinearSystem
  ) -> CGFloat {
    system.value(of: items.expression(item, attribute))
  }

  // MARK: - Negative sizes

  /// Describes the first negative size and the screen size that would avoid it.
  func describeNegativeSizes(in system: LinearSystem) -> String? {
    guard holder.window != nil, !holder.bounds.isEmpty else { return nil }
    var first: String?
    var missing = CGSize.zero
    var larger: LinearSystem?
    for case let view as UIView in items.all where isFree(view) {
      for attribute in [NSLayoutConstraint.Attribute.width, .height] {
        let length = value(view, attribute, in: system)
        guard length < -LinearSystem.epsilon else { continue }
        let direction = attribute == .width ? "wide" : "high"
        first = first ?? "make \(view.traceName) \(Self.number(length)) points \(direction)"
        var copy = self
        let grown = larger ?? copy.solveOnce(growth: 1)
        larger = grown
        let slope = value(view, attribute, in: grown) - length
        let extra = slope > LinearSystem.epsilon ? -length / slope : .infinity
        if attribute == .width {
          missing.width = max(missing.width, extra)
        } else {
          missing.height = max(missing.height, extra)
        }
      }
    }
    return first.map { "\($0) here; \(Self.advice(holder, missing: missing))" }
  }

  /// Returns a clause that states the required size of the screen, or of a view that covers only
  /// part of it.
  private static func advice(_ holder: UIView, missing: CGSize) -> String {
    guard missing.width.isFinite, missing.height.isFinite else {
      return "no size of \(holder.traceName) would help"
    }
    let isWholeScreen = holder.isWindow || holder.controller != nil
    let size = isWholeScreen ? holder.context.interface.screen.bounds.size : holder.bounds.size
    let needed =
      "\(number((size.width + missing.width).rounded(.up)))x"
      + number((size.height + missing.height).rounded(.up))
    return isWholeScreen
      ? "a device with \(needed) points would fit (--device \(needed))"
      : "\(holder.traceName) would have to be \(needed) points"
  }

  /// Returns a number formatted with at most two decimal places.
  private static func number(_ number: CGFloat) -> String {
    String(format: "%.10g", Double((number * 100).rounded() / 100))
  }
}
