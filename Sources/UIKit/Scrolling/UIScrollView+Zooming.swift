import CoreGraphics

extension UIScrollView {
  private var zoomedView: UIView? { delegate?.viewForZooming(in: self) }

  /// Adds or removes the pinch recognizer.
  func zoomScalesDidChange() {
    if maximumZoomScale > minimumZoomScale {
      guard scrolling.pinch == nil else { return }
      let pinch = ScrollPinchGestureRecognizer()
      pinch.addTarget(self, action: UIScrollView.pinched)
      addGestureRecognizer(pinch)
      scrolling.pinch = pinch
    } else if let pinch = scrolling.pinch {
      removeGestureRecognizer(pinch)
      scrolling.pinch = nil
    }
  }

  private func pinched(_ recognizer: UIPinchGestureRecognizer) {
    switch recognizer.state {
    case .began:
      guard let view = zoomedView else { return }
      stopMoving()
      scrolling.isZooming = true
      scrolling.freeZoomScale = zoomScale
      scrolling.usedPinchScale = recognizer.scale
      if !isDragging { beginFreeMove() }
      delegate?.scrollViewWillBeginZooming(self, with: view)
    case .changed:
      guard isZooming, recognizer.scale > 0 else { return }
      let location = recognizer.location(in: self)
      scrolling.zoomAnchor = CGPoint(x: location.x - bounds.minX, y: location.y - bounds.minY)
      scrolling.freeZoomScale *= recognizer.scale / scrolling.usedPinchScale
      scrolling.usedPinchScale = recognizer.scale
      applyZoom(shown(scrolling.freeZoomScale), about: scrolling.zoomAnchor) { followFingers() }
    case .ended, .cancelled:
      endPinch()
    case .possible, .failed:
      break
    }
  }

  /// Returns the displayed scale for the scale that a pinch requests, with resistance beyond the
  /// limits. (Assumption: the square root, because Apple does not publish a formula.)
  private func shown(_ scale: CGFloat) -> CGFloat {
    let limit = limited(scale)
    return bouncesZoom ? limit * sqrt(scale / limit) : limit
  }

  private func limited(_ scale: CGFloat) -> CGFloat {
    // With this order of operations, NaN becomes the minimum scale.
    max(minimumZoomScale, min(maximumZoomScale, scale.isNaN ? minimumZoomScale : scale))
  }

  /// Scales the view about a point in the scroll view, and then moves the contents.
  private func applyZoom(_ scale: CGFloat, about anchor: CGPoint, move: () -> Void) {
    guard let view = zoomedView, scale > 0, scale.isFinite else { return }
    let factor = scale / zoomScale
    scrolling.freeOffset = CGPoint(
      x: (scrolling.freeOffset.x + anchor.x) * factor - anchor.x,
      y: (scrolling.freeOffset.y + anchor.y) * factor - anchor.y)
    scrolling.zoomScale = scale
    view.transform = scale == 1 ? .identity : CGAffineTransform(scaleX: scale, y: scale)
    view.center = CGPoint(x: view.center.x * factor, y: view.center.y * factor)
    contentSize = view.frame.size
    delegate?.scrollViewDidZoom(self)
    move()
  }

  private func endPinch() {
    guard isZooming else { return }
    scrolling.isZooming = false
    let limit = limited(zoomScale)
    guard limit != zoomScale else { return didEndZooming() }
    scrolling.isZoomBouncing = true
    animateZoom(to: limit) { [weak self] in self?.endZoomBounce() }
  }

  /// Reports the end of a zoom bounce, if there was one.
  func endZoomBounce() {
    guard isZoomBouncing else { return }
    scrolling.isZoomBouncing = false
    didEndZooming()
  }

  private func didEndZooming() {
    delegate?.scrollViewDidEndZooming(self, with: zoomedView, atScale: zoomScale)
    if !isDragging, scrolling.ticker == nil { settle() }
  }

  /// Zooms to a scale about the last pinch location without leaving gaps at the contents' edges.
  private func animateZoom(to scale: CGFloat, completion: @escaping () -> Void) {
    let start = zoomScale
    animate { [weak self] fraction, isLast in
      guard let self else { return }
      scrolling.freeOffset = contentOffset
      let shown = isLast ? scale : start + (scale - start) * fraction
      applyZoom(shown, about: scrolling.zoomAnchor) {
        move(to: clamped(scrolling.freeOffset))
      }
      if isLast { completion() }
    }
  }

  func zoom(toScale scale: CGFloat, animated: Bool) {
    let scale = limited(scale)
    guard zoomedView != nil, scale != zoomScale else { return }
    stopMoving()
    scrolling.zoomAnchor = CGPoint(x: bounds.width / 2, y: bounds.height / 2)
    guard animated else {
      scrolling.freeOffset = contentOffset
      return applyZoom(scale, about: scrolling.zoomAnchor) {
        move(to: clamped(scrolling.freeOffset))
      }
    }
    delegate?.scrollViewWillBeginZooming(self, with: zoomedView)
    animateZoom(to: scale) { [weak self] in self?.didEndZooming() }
  }

  /// Scales the view and then moves the contents to an offset. This is a method because the view
  /// owns the animation's closures, which must not retain the view.
  private func applyZoom(_ scale: CGFloat, offset: (UIScrollView) -> CGPoint) {
    applyZoom(scale, about: .zero) { move(to: offset(self)) }
  }

  func zoom(toShow rect: CGRect, animated: Bool) {
    guard let view = zoomedView, rect.width > 0, rect.height > 0 else { return }
    stopMoving()
    let scale = limited(min(bounds.width / rect.width, bounds.height / rect.height))
    let (startScale, startOffset) = (zoomScale, contentOffset)
    func end(_ scrollView: UIScrollView) -> CGPoint {
      scrollView.clamped(
        CGPoint(
          x: rect.midX * scale - scrollView.bounds.width / 2,
          y: rect.midY * scale - scrollView.bounds.height / 2))
    }
    guard animated else { return applyZoom(scale, offset: end) }
    delegate?.scrollViewWillBeginZooming(self, with: view)
    animate { [weak self] fraction, isLast in
      guard let self else { return }
      if isLast {
        applyZoom(scale, offset: end)
        return didEndZooming()
      }
      let target = CGPoint(
        x: rect.midX * scale - bounds.width / 2, y: rect.midY * scale - bounds.height / 2)
      applyZoom(startScale + (scale - startScale) * fraction) { scrollView in
        scrollView.clamped(
          CGPoint(
            x: startOffset.x + (target.x - startOffset.x) * fraction,
            y: startOffset.y + (target.y - startOffset.y) * fraction))
      }
    }
  }
}
