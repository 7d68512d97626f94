import CoreGraphics

/// The content insets, which combine the app's insets and the safe area's.
extension UIScrollView {
  /// The part of the safe area that is added to the app's inset.
  ///
  /// Source: Apple's page on `ContentInsetAdjustmentBehavior`. `automatic` equals `scrollableAxes`,
  /// except that in a navigation controller, contents that can't scroll vertically are adjusted,
  /// too.
  var safeAreaAdjustment: UIEdgeInsets {
    switch contentInsetAdjustmentBehavior {
    case .never: return .zero
    case .always: return safeAreaInsets
    case .automatic, .scrollableAxes:
      let (content, visible) = (contentSize, bounds.size)
      let isVertical =
        alwaysBounceVertical || content.height > visible.height || isInNavigationController
      let isHorizontal = alwaysBounceHorizontal || content.width > visible.width
      guard isVertical || isHorizontal else { return .zero }
      var adjustment = safeAreaInsets
      if !isVertical { (adjustment.top, adjustment.bottom) = (0, 0) }
      if !isHorizontal { (adjustment.left, adjustment.right) = (0, 0) }
      return adjustment
    }
  }

  /// Whether the behavior is `automatic` and the view is a controller's root view or its subview in
  /// a navigation controller.
  private var isInNavigationController: Bool {
    guard context.interface.hasAddedSafeAreas, contentInsetAdjustmentBehavior == .automatic else {
      return false
    }
    return (controller ?? superview?.controller)?.navigationController != nil
  }

  /// Reports a change in the adjusted inset and moves the contents accordingly.
  func updateAdjustedContentInset() {
    let (old, new) = (scrolling.reportedInset, adjustedContentInset)
    guard new != old else { return }
    scrolling.reportedInset = new
    follow(new, from: old)
    adjustedContentInsetDidChange()
  }

  /// If the contents were scrolled to the top left, moves them along with the inset. If the
  /// contents are already moving to an edge, they continue to the edge's new position, as in a list
  /// with pull-to-refresh.
  private func follow(_ inset: UIEdgeInsets, from old: UIEdgeInsets) {
    guard !isDragging else { return }
    if scrolling.ticker != nil { return redirect(to: inset, from: old) }
    var offset = contentOffset
    if offset.x == -old.left { offset.x = -inset.left }
    if offset.y == -old.top { offset.y = -inset.top }
    move(to: offset)
  }

  /// Redirects decelerating contents to the edges defined by a new inset.
  private func redirect(to inset: UIEdgeInsets, from old: UIEdgeInsets) {
    guard !scrolling.motions.isEmpty else { return }
    let axes = ScrollAxis.all.enumerated().filter { index, axis in
      let end = scrolling.motions[index].end
      let isAtLeast = end == -old[keyPath: axis.leading]
      let isAtMost =
        end == contentSize[keyPath: axis.size] + old[keyPath: axis.trailing]
        - bounds.size[keyPath: axis.size]
      return isAtLeast && inset[keyPath: axis.leading] != old[keyPath: axis.leading]
        || isAtMost && inset[keyPath: axis.trailing] != old[keyPath: axis.trailing]
        || !limits(of: axis).contains(end)
    }
    guard !axes.isEmpty else { return }
    let redirected = Set(axes.map(\.offset))
    let motions = ScrollAxis.all.enumerated().map { index, axis in
      let velocity = scrolling.motions[index].velocity(at: scrolling.elapsed)
      let offset = contentOffset[keyPath: axis.point]
      if redirected.contains(index), limits(of: axis).contains(offset),
        scrolling.motions[index].bounces(at: scrolling.elapsed)
      {
        // Contents that were returning to an edge stop at the moved edge.
        let (limits, end) = (limits(of: axis), scrolling.motions[index].end)
        let isLeading = end == -old[keyPath: axis.leading]
        return ScrollMotion(
          from: offset, to: isLeading ? limits.lowerBound : limits.upperBound, velocity: velocity)
      }
      return redirected.contains(index)
        ? motion(along: axis, velocity: velocity)
        : ScrollMotion(
          from: offset, to: scrolling.motions[index].end,
          velocity: velocity)
    }
    scrolling.ticker?.stop()
    run(motions)
  }
}
