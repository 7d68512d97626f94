import CoreGraphics

/// The lines that show which part of a scroll view's contents is visible.
///
/// They are layers in front of the contents, not views, so they receive no touches and don't appear
/// among the `subviews`. They exist only after the first scrolling.
final class ScrollIndicators {
  /// The thickness, the distance from the edges, and the least length, in points. (Assumption:
  /// measured on iOS 13 and later.)
  private static let (thickness, margin, leastLength): (CGFloat, CGFloat, CGFloat) = (3, 3, 36)
  /// The time until the indicators fade after scrolling, and the duration of the fade, in seconds.
  /// (Assumption.)
  private static let (delay, fade): (TimeInterval, TimeInterval) = (0.4, 0.3)

  private let vertical = CALayer()
  private let horizontal = CALayer()
  private(set) var isVisible = false
  private var hiding: TimerQueue.Token?

  init() {
    for layer in [vertical, horizontal] { layer.cornerRadius = Self.thickness / 2 }
  }

  /// Shows the indicators until `hide(in:)` is called.
  func show(in scrollView: UIScrollView) {
    if let hiding { scrollView.context.queue.cancel(hiding) }
    hiding = nil
    isVisible = true
    place(in: scrollView)
  }

  /// Fades the indicators after a moment.
  func hide(in scrollView: UIScrollView) {
    guard isVisible, hiding == nil else { return }
    let time = scrollView.context.queue.now.advanced(by: Self.delay)
    hiding = scrollView.context.queue.schedule(at: time, .timer) { [weak self] in
      guard let self else { return }
      hiding = nil
      isVisible = false
      for layer in [vertical, horizontal] {
        let animation = CABasicAnimation(keyPath: "opacity")
        (animation.fromValue, animation.toValue) = (layer.opacity, 0)
        animation.duration = Self.fade
        setOpacity(0, of: layer)
        layer.add(animation, forKey: "fade")
      }
    }
  }

  /// Moves the visible indicators to the edges of the visible area.
  func place(in scrollView: UIScrollView) {
    guard isVisible else { return }
    let (bounds, size) = (scrollView.bounds, scrollView.contentSize)
    let inset = scrollView.adjustedContentInset
    let vertical = Self.span(
      visible: bounds.height, content: size.height, offset: bounds.minY,
      start: inset.top, end: inset.bottom, scrollView.verticalScrollIndicatorInsets.top,
      scrollView.verticalScrollIndicatorInsets.bottom)
    let horizontal = Self.span(
      visible: bounds.width, content: size.width, offset: bounds.minX,
      start: inset.left, end: inset.right, scrollView.horizontalScrollIndicatorInsets.left,
      scrollView.horizontalScrollIndicatorInsets.right)
    let (thickness, margin) = (Self.thickness, Self.margin)
    let right = max(inset.right, scrollView.safeAreaInsets.right)
    let bottom = max(inset.bottom, scrollView.safeAreaInsets.bottom)
    set(
      self.vertical, in: scrollView,
      to: scrollView.showsVerticalScrollIndicator
        ? vertical.map {
          CGRect(
            x: bounds.maxX - margin - thickness - right, y: bounds.minY + $0.start,
            width: thickness, height: $0.length)
        } : nil)
    set(
      self.horizontal, in: scrollView,
      to: scrollView.showsHorizontalScrollIndicator
        ? horizontal.map {
          CGRect(
            x: bounds.minX + $0.start, y: bounds.maxY - margin - thickness - bottom,
            width: $0.length, height: thickness)
        } : nil)
  }

  /// Returns an indicator's position along its edge, from the start of the visible area; `nil` if all
  /// contents are visible. Beyond the contents' edges, it becomes shorter.
  static func span(
    visible: CGFloat, content: CGFloat, offset: CGFloat, start: CGFloat, end: CGFloat,
    _ startInset: CGFloat, _ endInset: CGFloat
  ) -> (start: CGFloat, length: CGFloat)? {
    let track = visible - start - end - startInset - endInset - 2 * margin
    let (least, most) = (-start, content + end - visible)
    guard content > visible - start - end, most > least, track > leastLength else { return nil }
    var length = max(leastLength, track * (visible - start - end) / content)
    let excess = max(0, least - offset, offset - most)
    length = max(thickness * 2, length - excess)
    let fraction = max(0, min(1, (offset - least) / (most - least)))
    return (start + startInset + margin + (track - length) * fraction, length)
  }

  private func set(_ layer: CALayer, in scrollView: UIScrollView, to frame: CGRect?) {
    guard let frame else { return setOpacity(0, of: layer) }
    if scrollView.layer.sublayers?.last(where: {
      $0 !== vertical && $0 !== horizontal || $0 === layer
    })
      !== layer
    {
      // The indicators don't affect the layout of the contents.
      let neededLayout = scrollView.needsLayout
      scrollView.layer.addSublayer(layer)
      scrollView.needsLayout = neededLayout
    }
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    layer.removeAnimation(forKey: "fade")
    let isDark = scrollView.traitCollection.userInterfaceStyle == .dark
    let isWhite =
      scrollView.indicatorStyle == .white || scrollView.indicatorStyle == .default && isDark
    layer.backgroundColor = UIColor(white: isWhite ? 1 : 0, alpha: 0.35).cgColor
    layer.frame = frame
    layer.opacity = 1
    CATransaction.commit()
  }

  private func setOpacity(_ opacity: Float, of layer: CALayer) {
    guard layer.opacity != opacity else { return }
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    layer.opacity = opacity
    CATransaction.commit()
  }

  // An explicit `deinit` is nonisolated.
  deinit {}
}

extension UIScrollView {
  /// Shows the scroll indicators for a moment.
  public func flashScrollIndicators() {
    showIndicators()
    hideIndicators()
  }

  func showIndicators() {
    guard showsVerticalScrollIndicator || showsHorizontalScrollIndicator else { return }
    let indicators = scrolling.indicators ?? ScrollIndicators()
    scrolling.indicators = indicators
    indicators.show(in: self)
  }

  func hideIndicators() { scrolling.indicators?.hide(in: self) }
}
