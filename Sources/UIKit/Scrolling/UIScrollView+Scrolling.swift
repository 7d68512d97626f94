import CoreGraphics

/// The current state of a scroll view's movement.
struct ScrollState {
  /// Whether any finger is touching the contents.
  var isTracking = false
  /// Whether fingers are scrolling.
  var isDragging = false
  /// Whether the contents are decelerating after a drag.
  var isDecelerating = false
  /// Whether the current fingers stopped the contents when they landed.
  var hasCaught = false
  /// The ticker that moves the contents when no finger is moving them.
  var ticker: Ticker?
  /// The contents' motions after a drag, one per axis; empty for other movements.
  var motions: [ScrollMotion] = []
  /// The time since the start of `motions`, in seconds.
  var elapsed: TimeInterval = 0
  /// The offset without the rubber band effect, while fingers move the contents.
  var freeOffset = CGPoint.zero
  /// The part of the pan's translation that the offset already includes.
  var usedTranslation = CGPoint.zero
  /// The axes to which the drag is locked.
  var axes: [ScrollAxis] = ScrollAxis.all
  /// The current zoom scale.
  var zoomScale: CGFloat = 1
  /// The scale requested by the pinch, which may exceed the limits.
  var freeZoomScale: CGFloat = 1
  /// The part of the pinch's scale that the zoom scale already includes.
  var usedPinchScale: CGFloat = 1
  /// The location of the last pinch, relative to the scroll view's upper left corner.
  var zoomAnchor = CGPoint.zero
  var isZooming = false
  var isZoomBouncing = false
  /// The pinch recognizer, or `nil` if the scales do not allow zooming.
  var pinch: ScrollPinchGestureRecognizer?
  /// The last reported adjusted inset.
  var reportedInset = UIEdgeInsets.zero
  /// The vertical distance by which the contents were shifted since the motions started.
  var shift: CGFloat = 0
  /// The scroll indicators, or `nil` before the first scrolling.
  var indicators: ScrollIndicators?
}

/// A scroll direction.
struct ScrollAxis {
  let point: WritableKeyPath<CGPoint, CGFloat>
  let size: KeyPath<CGSize, CGFloat>
  let leading: KeyPath<UIEdgeInsets, CGFloat>
  let trailing: KeyPath<UIEdgeInsets, CGFloat>
  let alwaysBounces: KeyPath<UIScrollView, Bool>

  static let horizontal = ScrollAxis(
    point: \.x, size: \.width, leading: \.left, trailing: \.right,
    alwaysBounces: \.alwaysBounceHorizontal)
  static let vertical = ScrollAxis(
    point: \.y, size: \.height, leading: \.top, trailing: \.bottom,
    alwaysBounces: \.alwaysBounceVertical)
  static let all = [horizontal, vertical]
}

extension UIScrollView {
  /// The duration of animated offset and scale changes, in seconds. (Assumption: approximately as
  /// on an iPhone.)
  static var animationDuration: TimeInterval { 0.3 }

  /// The minimum finger velocity that turns a page, in points per second. (Assumption)
  private static var pageVelocity: CGFloat { 300 }

  // MARK: - Limits

  /// Returns the range of offsets that do not scroll past the contents' edges.
  func limits(of axis: ScrollAxis) -> ClosedRange<CGFloat> {
    limits(of: axis, adjustedContentInset)
  }

  /// Returns the limits for an adjusted inset, which the caller provides because it depends on the
  /// view's position on the screen.
  private func limits(of axis: ScrollAxis, _ inset: UIEdgeInsets) -> ClosedRange<CGFloat> {
    let least = -inset[keyPath: axis.leading]
    let largest =
      contentSize[keyPath: axis.size] + inset[keyPath: axis.trailing]
      - bounds.size[keyPath: axis.size]
    // Comparisons with NaN are false, so NaN results in a range with a single value.
    return largest > least ? least...largest : least...least
  }

  /// Returns whether the contents can move along an axis.
  private func scrolls(along axis: ScrollAxis, within limits: ClosedRange<CGFloat>) -> Bool {
    limits.upperBound > limits.lowerBound || bounces && self[keyPath: axis.alwaysBounces]
  }

  /// Returns an offset clamped to the limits.
  func clamped(_ offset: CGPoint) -> CGPoint {
    var offset = offset
    let inset = adjustedContentInset
    for axis in ScrollAxis.all {
      let limits = limits(of: axis, inset)
      offset[keyPath: axis.point] = max(
        limits.lowerBound, min(limits.upperBound, offset[keyPath: axis.point]))
    }
    return offset
  }

  /// Returns whether a finger movement scrolls the contents.
  ///
  /// If the contents are at their edge, an enclosing scroll view that can scroll in that direction
  /// does so instead. (Assumption: as in the iPhone's Photos app.)
  func canScroll(by translation: CGPoint, hysteresis: CGFloat) -> Bool {
    ScrollAxis.all.contains { axis in
      let distance = translation[keyPath: axis.point]
      guard distance != 0, abs(distance) >= hysteresis else { return false }
      let limits = limits(of: axis)
      guard scrolls(along: axis, within: limits) else { return false }
      return canMove(along: axis, by: -distance, within: limits)
        || !hasScrollViewAround {
          let limits = $0.limits(of: axis)
          return $0.scrolls(along: axis, within: limits)
            && $0.canMove(along: axis, by: -distance, within: limits)
        }
    }
  }

  private func canMove(
    along axis: ScrollAxis, by change: CGFloat, within limits: ClosedRange<CGFloat>
  ) -> Bool {
    let offset = contentOffset[keyPath: axis.point]
    return change > 0 ? offset < limits.upperBound : offset > limits.lowerBound
  }

  private func hasScrollViewAround(where matches: (UIScrollView) -> Bool) -> Bool {
    var view = superview
    while let current = view {
      if let scrollView = current as? UIScrollView, scrollView.isScrollEnabled, matches(scrollView)
      {
        return true
      }
      view = current.superview
    }
    return false
  }

  // MARK: - Fingers

  /// Whether the current fingers stopped the contents, which therefore receive no touches.
  var hasCaughtTouch: Bool { scrolling.hasCaught }

  /// Reports that the first fingers have landed, which stops any movement of the contents.
  ///
  /// - Returns: Whether the contents were moving.
  func fingersLanded() -> Bool {
    scrolling.isTracking = true
    scrolling.hasCaught = scrolling.ticker != nil
    stopMoving()
    return scrolling.hasCaught
  }

  /// Reports that all fingers have lifted, and moves back contents that were dragged past an edge.
  func fingersLeft() {
    scrolling.isTracking = false
    scrolling.hasCaught = false
    if scrolling.ticker == nil, !isDragging, !isZooming { settle() }
  }

  /// Scrolls with the fingers.
  func panned(_ recognizer: UIPanGestureRecognizer) {
    switch recognizer.state {
    case .began:
      stopMoving()
      let translation = recognizer.translation(in: self)
      // The contents follow the finger at the distance at which the drag begins. Source: the traces
      // of `ScrollMotion`; a single axis there. (Assumption: each axis separately)
      let hysteresis = (recognizer as? ScrollPanGestureRecognizer)?.hysteresis ?? 0
      scrolling.usedTranslation = CGPoint(
        x: max(-hysteresis, min(hysteresis, translation.x)),
        y: max(-hysteresis, min(hysteresis, translation.y)))
      scrolling.axes = axes(for: translation)
      if !isZooming { beginFreeMove() }
      scrolling.isDragging = true
      showIndicators()
      delegate?.scrollViewWillBeginDragging(self)
      context.keyboard.scrollingBegan(in: self)
      follow(translation)
      context.keyboard.scrollingChanged(in: self)
    case .changed:
      follow(recognizer.translation(in: self))
      context.keyboard.scrollingChanged(in: self)
    case .ended:
      let velocity = recognizer.velocity(in: self)
      context.keyboard.scrollingEnded(in: self, velocity: velocity.y)
      endDragging(CGPoint(x: -velocity.x, y: -velocity.y))
    case .cancelled:
      context.keyboard.scrollingEnded(in: self, velocity: nil)
      endDragging(.zero)
    case .possible, .failed:
      break
    }
  }

  /// Moves the contents by the part of the translation that was not used before.
  private func follow(_ translation: CGPoint) {
    for axis in scrolling.axes {
      scrolling.freeOffset[keyPath: axis.point] -=
        translation[keyPath: axis.point] - scrolling.usedTranslation[keyPath: axis.point]
    }
    scrolling.usedTranslation = translation
    followFingers()
  }

  /// Returns a drag's axes, or a single axis if directional lock is enabled and the direction is
  /// clear.
  ///
  /// Apple locks a drag that begins "in one general direction". Here, that is a drag with one
  /// component at least twice as large as the other.
  private func axes(for translation: CGPoint) -> [ScrollAxis] {
    let (x, y) = (abs(translation.x), abs(translation.y))
    let axes: [ScrollAxis] =
      !isDirectionalLockEnabled
      ? ScrollAxis.all : x > 2 * y ? [.horizontal] : y > 2 * x ? [.vertical] : ScrollAxis.all
    let inset = adjustedContentInset
    return axes.filter { scrolls(along: $0, within: limits(of: $0, inset)) }
  }

  /// Starts tracking the offset without the rubber band effect.
  func beginFreeMove() {
    scrolling.freeOffset = contentOffset
    let inset = adjustedContentInset
    for axis in ScrollAxis.all {
      scrolling.freeOffset[keyPath: axis.point] = RubberBand.remove(
        from: contentOffset[keyPath: axis.point], limits: limits(of: axis, inset),
        dimension: bounds.size[keyPath: axis.size])
    }
  }

  /// Moves the contents with the fingers, applying the rubber band effect.
  func followFingers() {
    var offset = scrolling.freeOffset
    let inset = adjustedContentInset
    for axis in ScrollAxis.all {
      let limits = limits(of: axis, inset)
      let free = offset[keyPath: axis.point]
      offset[keyPath: axis.point] =
        bounces && scrolls(along: axis, within: limits)
        ? RubberBand.apply(
          to: free, limits: limits, dimension: bounds.size[keyPath: axis.size])
        : max(limits.lowerBound, min(limits.upperBound, free))
    }
    move(to: offset)
  }

  private func endDragging(_ velocity: CGPoint) {
    var velocity = velocity
    for axis in ScrollAxis.all where !scrolling.axes.contains(where: { $0.point == axis.point }) {
      velocity[keyPath: axis.point] = 0
    }
    scrolling.isDragging = false
    let inset = adjustedContentInset
    var motions = ScrollAxis.all.map { motion(along: $0, velocity: velocity[keyPath: $0.point]) }
    let target = CGPoint(x: motions[0].end, y: motions[1].end)
    var wanted = target
    delegate?.scrollViewWillEndDragging(
      self, withVelocity: CGPoint(x: velocity.x / 1000, y: velocity.y / 1000),
      targetContentOffset: &wanted)
    for (index, axis) in ScrollAxis.all.enumerated() {
      let end = wanted[keyPath: axis.point]
      guard end != target[keyPath: axis.point], end.isFinite else { continue }
      motions[index] = ScrollMotion(
        from: contentOffset[keyPath: axis.point], to: end,
        velocity: velocity[keyPath: axis.point])
    }
    let decelerates = motions.contains { $0.duration > 0 } && !isZooming
    delegate?.scrollViewDidEndDragging(self, willDecelerate: decelerates)
    // The delegate may have set another offset or inset.
    guard !isDragging, scrolling.ticker == nil else { return }
    if adjustedContentInset != inset {
      for (index, axis) in ScrollAxis.all.enumerated()
      where wanted[keyPath: axis.point] == target[keyPath: axis.point] {
        motions[index] = motion(along: axis, velocity: velocity[keyPath: axis.point])
      }
    }
    guard motions.contains(where: { $0.duration > 0 }), !isZooming else { return hideIndicators() }
    if decelerates {
      scrolling.isDecelerating = true
      delegate?.scrollViewWillBeginDecelerating(self)
    }
    run(motions)
  }

  /// Returns the contents' motion along an axis after a drag.
  func motion(along axis: ScrollAxis, velocity: CGFloat) -> ScrollMotion {
    let (offset, limits) = (contentOffset[keyPath: axis.point], limits(of: axis))
    guard scrolls(along: axis, within: limits) else { return ScrollMotion(restingAt: offset) }
    let page = bounds.size[keyPath: axis.size]
    if isPagingEnabled, page > 0, limits.contains(offset) {
      let position = offset / page
      let turned =
        velocity > Self.pageVelocity
        ? position.rounded(.down) + 1
        : velocity < -Self.pageVelocity ? position.rounded(.up) - 1 : position.rounded()
      let end = max(limits.lowerBound, min(limits.upperBound, turned * page))
      return ScrollMotion(from: offset, to: end, velocity: 0)
    }
    return ScrollMotion(
      from: offset, velocity: velocity, decay: ScrollMotion.decay(of: decelerationRate.rawValue),
      limits: limits, bounces: bounces)
  }

  // MARK: - Movement without fingers

  /// Moves the contents.
  func move(to offset: CGPoint) {
    if bounds.origin != offset { bounds.origin = offset }
  }

  func run(_ motions: [ScrollMotion]) {
    let duration = motions.map(\.duration).max() ?? 0
    (scrolling.motions, scrolling.elapsed, scrolling.shift) = (motions, 0, 0)
    scrolling.ticker = Ticker(duration: duration, in: context) { [weak self] elapsed, isLast in
      guard let self else { return }
      scrolling.elapsed = elapsed
      if isLast { (scrolling.ticker, scrolling.motions) = (nil, []) }
      move(
        to: CGPoint(
          x: motions[0].position(at: elapsed),
          y: motions[1].position(at: elapsed) + scrolling.shift))
      if isLast { endDecelerating() }
    }
  }

  /// Moves back contents that were dragged past an edge.
  func settle() {
    let motions = ScrollAxis.all.map { motion(along: $0, velocity: 0) }
    let isOutside = contentOffset != clamped(contentOffset)
    guard isOutside, motions.contains(where: { $0.duration > 0 }) else { return }
    run(motions)
  }

  /// Stops any movement that is not caused by a finger.
  func stopMoving() {
    guard let ticker = scrolling.ticker else { return }
    ticker.stop()
    (scrolling.ticker, scrolling.motions) = (nil, [])
    endDecelerating()
    endZoomBounce()
  }

  private func endDecelerating() {
    if !isDragging { hideIndicators() }
    guard isDecelerating else { return }
    scrolling.isDecelerating = false
    delegate?.scrollViewDidEndDecelerating(self)
  }

  /// Calls a function with the animation's eased fraction, and once more at the end.
  func animate(_ body: @escaping (_ fraction: CGFloat, _ isLast: Bool) -> Void) {
    scrolling.ticker = Ticker(duration: Self.animationDuration, in: context) {
      [weak self] elapsed, isLast in
      guard let self else { return }
      if isLast { scrolling.ticker = nil }
      let time = CGFloat(elapsed / Self.animationDuration)
      body(isLast ? 1 : time * time * (3 - 2 * time), isLast)
    }
  }

  func scroll(to offset: CGPoint, animated: Bool) {
    stopMoving()
    let start = contentOffset
    if isDragging { scrolling.freeOffset = offset }
    guard animated, offset != start else { return move(to: offset) }
    animate { [weak self] fraction, isLast in
      guard let self else { return }
      move(
        to: isLast
          ? offset
          : CGPoint(
            x: start.x + (offset.x - start.x) * fraction,
            y: start.y + (offset.y - start.y) * fraction))
      if isLast { delegate?.scrollViewDidEndScrollingAnimation(self) }
    }
  }

  func scroll(toShow rect: CGRect, animated: Bool) {
    let (inset, size) = (adjustedContentInset, bounds.size)
    var offset = contentOffset
    for axis in ScrollAxis.all {
      // The area under the inset is not visible.
      let first = rect.origin[keyPath: axis.point] - inset[keyPath: axis.leading]
      let last =
        rect.origin[keyPath: axis.point] + rect.size[keyPath: axis.size]
        + inset[keyPath: axis.trailing] - size[keyPath: axis.size]
      offset[keyPath: axis.point] = min(first, max(last, offset[keyPath: axis.point]))
    }
    offset = clamped(offset)
    if offset != contentOffset { scroll(to: offset, animated: animated) }
  }
}
