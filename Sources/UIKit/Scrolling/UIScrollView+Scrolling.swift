import CoreGraphics

/// What a scroll view does at the moment.
struct ScrollState {
  /// Whether fingers are on the contents.
  var isTracking = false
  /// Whether fingers scroll.
  var isDragging = false
  /// Whether the contents move by themselves after a drag.
  var isDecelerating = false
  /// Whether the fingers that are down stopped the contents.
  var hasCaught = false
  /// What moves the contents without a finger.
  var ticker: Ticker?
  /// How the ticker moves the contents after a drag, one motion for each axis; none for other movements.
  var motions: [ScrollMotion] = []
  /// How long these motions have lasted, in seconds.
  var elapsed: TimeInterval = 0
  /// Where the contents would be without the rubber band, while fingers move them.
  var freeOffset = CGPoint.zero
  /// The pan's translation that the offset has already.
  var usedTranslation = CGPoint.zero
  /// The axes that the drag is locked to.
  var axes: [ScrollAxis] = ScrollAxis.all
  /// How much larger the contents are.
  var zoomScale: CGFloat = 1
  /// The scale that the pinch asks for, beyond the limits too.
  var freeZoomScale: CGFloat = 1
  /// The pinch's scale that the zoom has already.
  var usedPinchScale: CGFloat = 1
  /// Where the last pinch was, in the scroll view, from its upper left corner.
  var zoomAnchor = CGPoint.zero
  var isZooming = false
  var isZoomBouncing = false
  /// The recognizer of pinches; nil where the scales allow no zooming.
  var pinch: ScrollPinchGestureRecognizer?
  /// The adjusted inset that was reported last.
  var reportedInset = UIEdgeInsets.zero
}

/// One direction of scrolling.
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
  /// How long an animated change of the offset or the scale takes, in seconds. (Assumption: about what
  /// an iPhone takes.)
  static var animationDuration: TimeInterval { 0.3 }

  /// How fast a finger turns a page, in points per second. (Assumption)
  private static var pageVelocity: CGFloat { 300 }

  // MARK: - Limits

  /// The offsets at which contents are not beyond their end.
  func limits(of axis: ScrollAxis) -> ClosedRange<CGFloat> {
    limits(of: axis, adjustedContentInset)
  }

  /// The same with an adjusted inset that the caller knows: it depends on where the view is on the screen.
  private func limits(of axis: ScrollAxis, _ inset: UIEdgeInsets) -> ClosedRange<CGFloat> {
    let least = -inset[keyPath: axis.leading]
    let largest =
      contentSize[keyPath: axis.size] + inset[keyPath: axis.trailing]
      - bounds.size[keyPath: axis.size]
    // NaN compares as smaller.
    return largest > least ? least...largest : least...least
  }

  /// Whether contents move along an axis at all.
  private func scrolls(along axis: ScrollAxis, within limits: ClosedRange<CGFloat>) -> Bool {
    limits.upperBound > limits.lowerBound || bounces && self[keyPath: axis.alwaysBounces]
  }

  /// Returns an offset moved into the limits.
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

  /// Whether a finger that moved by a translation scrolls.
  ///
  /// Where the contents are at their end, a scroll view around this one that can scroll that way does.
  /// (Assumption: as an iPhone's photos do.)
  func canScroll(by translation: CGPoint, hysteresis: CGFloat) -> Bool {
    ScrollAxis.all.contains { axis in
      let distance = translation[keyPath: axis.point]
      guard abs(distance) > hysteresis else { return false }
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

  /// Whether the fingers that are down stopped the contents, so that these get no touch.
  var hasCaughtTouch: Bool { scrolling.hasCaught }

  /// Reports the first fingers; contents that move stop.
  ///
  /// - Returns: Whether they moved.
  func fingersLanded() -> Bool {
    scrolling.isTracking = true
    scrolling.hasCaught = scrolling.ticker != nil
    stopMoving()
    return scrolling.hasCaught
  }

  /// Reports that all fingers have left, and lets contents beyond their end come back.
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
      // Scrolling begins where the finger is now: the contents do not jump.
      scrolling.usedTranslation = recognizer.translation(in: self)
      scrolling.axes = axes(for: scrolling.usedTranslation)
      if !isZooming { beginFreeMove() }
      scrolling.isDragging = true
      delegate?.scrollViewWillBeginDragging(self)
    case .changed:
      let translation = recognizer.translation(in: self)
      for axis in scrolling.axes {
        scrolling.freeOffset[keyPath: axis.point] -=
          translation[keyPath: axis.point] - scrolling.usedTranslation[keyPath: axis.point]
      }
      scrolling.usedTranslation = translation
      followFingers()
    case .ended:
      let velocity = recognizer.velocity(in: self)
      endDragging(CGPoint(x: -velocity.x, y: -velocity.y))
    case .cancelled:
      endDragging(.zero)
    case .possible, .failed:
      break
    }
  }

  /// Returns the axes of a drag: one where the direction is locked and clear.
  ///
  /// Apple locks a drag that begins "in one general direction"; here one that goes twice as far along one
  /// axis as along the other.
  private func axes(for translation: CGPoint) -> [ScrollAxis] {
    let (x, y) = (abs(translation.x), abs(translation.y))
    let axes: [ScrollAxis] =
      !isDirectionalLockEnabled
      ? ScrollAxis.all : x > 2 * y ? [.horizontal] : y > 2 * x ? [.vertical] : ScrollAxis.all
    let inset = adjustedContentInset
    return axes.filter { scrolls(along: $0, within: limits(of: $0, inset)) }
  }

  /// Begins to count the offset without the rubber band.
  func beginFreeMove() {
    scrolling.freeOffset = contentOffset
    let inset = adjustedContentInset
    for axis in ScrollAxis.all {
      scrolling.freeOffset[keyPath: axis.point] = RubberBand.remove(
        from: contentOffset[keyPath: axis.point], limits: limits(of: axis, inset),
        dimension: bounds.size[keyPath: axis.size])
    }
  }

  /// Moves the contents to where the fingers want them, as far as the rubber band lets them.
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
    // The delegate may have set an offset of its own, or an inset.
    guard !isDragging, scrolling.ticker == nil else { return }
    if adjustedContentInset != inset {
      for (index, axis) in ScrollAxis.all.enumerated()
      where wanted[keyPath: axis.point] == target[keyPath: axis.point] {
        motions[index] = motion(along: axis, velocity: velocity[keyPath: axis.point])
      }
    }
    guard motions.contains(where: { $0.duration > 0 }), !isZooming else { return }
    if decelerates {
      scrolling.isDecelerating = true
      delegate?.scrollViewWillBeginDecelerating(self)
    }
    run(motions)
  }

  /// Returns how the contents go on along an axis.
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

  // MARK: - Moving without fingers

  /// Moves the contents.
  func move(to offset: CGPoint) {
    if bounds.origin != offset { bounds.origin = offset }
  }

  func run(_ motions: [ScrollMotion]) {
    let duration = motions.map(\.duration).max() ?? 0
    (scrolling.motions, scrolling.elapsed) = (motions, 0)
    scrolling.ticker = Ticker(duration: duration) { [weak self] elapsed, isLast in
      guard let self else { return }
      scrolling.elapsed = elapsed
      if isLast { (scrolling.ticker, scrolling.motions) = (nil, []) }
      move(
        to: CGPoint(x: motions[0].position(at: elapsed), y: motions[1].position(at: elapsed)))
      if isLast { endDecelerating() }
    }
  }

  /// Lets contents beyond their end come back.
  func settle() {
    let motions = ScrollAxis.all.map { motion(along: $0, velocity: 0) }
    let isOutside = contentOffset != clamped(contentOffset)
    guard isOutside, motions.contains(where: { $0.duration > 0 }) else { return }
    run(motions)
  }

  /// Stops what moves the contents without a finger.
  func stopMoving() {
    guard let ticker = scrolling.ticker else { return }
    ticker.stop()
    (scrolling.ticker, scrolling.motions) = (nil, [])
    endDecelerating()
    endZoomBounce()
  }

  private func endDecelerating() {
    guard isDecelerating else { return }
    scrolling.isDecelerating = false
    delegate?.scrollViewDidEndDecelerating(self)
  }

  /// Calls a function with the eased part of an animation that is over, and once at its end.
  func animate(_ body: @escaping (_ fraction: CGFloat, _ isLast: Bool) -> Void) {
    scrolling.ticker = Ticker(duration: Self.animationDuration) { [weak self] elapsed, isLast in
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
      // What the inset covers is not visible.
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
