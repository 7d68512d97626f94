import CoreGraphics

/// The view of a navigation or tab bar controller, which lays out the bars.
final class ContainerView: UIView {
  var didLayOut: (() -> Void)?

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = UIColor(light: CGColor(gray: 1, alpha: 1), dark: CGColor(gray: 0, alpha: 1))
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    didLayOut?()
  }

  override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    setNeedsLayout()
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    // The safe area depends on the window.
    setNeedsLayout()
  }

  // An explicit `deinit` is nonisolated.
  deinit {}
}

extension UINavigationController {
  private var barHeight: CGFloat { BarMetrics.barHeight(isCompact: context.isHeightCompact) }

  /// Places the bars and the top controller's view.
  func layOutBars() {
    guard let view = viewIfLoaded else { return }
    let (bounds, safe) = (view.bounds, view.safeAreaInsets)
    let height = barHeight
    bar.frame = CGRect(
      x: 0, y: isNavigationBarHidden ? -height : safe.top, width: bounds.width, height: height)
    bar.isHidden = isNavigationBarHidden && !isChangingBars
    let toolbarY = showsToolbar ? bounds.maxY - safe.bottom - height : bounds.maxY
    bottomBar.frame = CGRect(x: 0, y: toolbarY, width: bounds.width, height: height)
    bottomBar.isHidden = !showsToolbar && !isChangingBars
    bottomBar.setNeedsLayout()
    bar.setNeedsLayout()
    if let top = stack.last, transition == nil { place(top) }
  }

  private var isChangingBars: Bool { UIView.inheritedAnimationDuration > 0 }

  /// Sets the frame of a controller's view and the safe area that the bars leave.
  func place(_ controller: UIViewController) {
    guard let view = viewIfLoaded else { return }
    let safe = view.safeAreaInsets
    var frame = view.bounds
    var bars = UIEdgeInsets.zero
    if !isNavigationBarHidden {
      if controller.extends(under: .top, isTranslucent: bar.isTranslucent) {
        bars.top = barHeight
      } else {
        frame.origin.y = safe.top + barHeight
        frame.size.height = max(0, frame.height - frame.minY)
      }
    }
    if showsToolbar {
      if controller.extends(under: .bottom, isTranslucent: bottomBar.isTranslucent) {
        bars.bottom = barHeight
      } else {
        frame.size.height = max(0, frame.height - barHeight - safe.bottom)
      }
    }
    let controllerView: UIView = controller.view
    if controllerView.frame != frame { controllerView.frame = frame }
    controller.barInsets = bars
  }

  /// Makes a change that hides or shows a bar.
  func changeBars(animated: Bool, _ change: () -> Void) {
    guard isViewLoaded else { return change() }
    guard animated, view.window != nil else {
      change()
      return layOutBars()
    }
    bar.isHidden = false
    bottomBar.isHidden = false
    UIView.animate(
      withDuration: Self.hideShowBarDuration,
      animations: {
        change()
        layOutBars()
      },
      completion: { [weak self] _ in self?.layOutBars() })
  }
}
