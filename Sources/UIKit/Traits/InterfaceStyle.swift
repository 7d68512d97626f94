import CoreGraphics

/// Light and dark styles for parts of the interface: the `overrideUserInterfaceStyle` of views,
/// windows, and controllers.
///
/// The phone's style is initially light. This code costs nothing until an app or the user chooses
/// the dark style.
extension UIView {
  /// The view's traits, with the style from the nearest view or controller that overrides it.
  var styledTraits: UITraitCollection { context.traits(style: effectiveStyle) }

  /// The view's effective style: its own, its controller's, or its superview's. The topmost view
  /// inherits the phone's style.
  private var effectiveStyle: UIUserInterfaceStyle {
    var view = self
    while true {
      if view.ownStyle != .unspecified { return view.ownStyle }
      guard let above = view.parent else { return context.interface.systemStyle }
      view = above
    }
  }

  /// The style override from the view or its controller.
  private var ownStyle: UIUserInterfaceStyle {
    guard let style = extras?.style, style != .unspecified else {
      return controller?.overrideStyle ?? .unspecified
    }
    return style
  }

  func setOverrideStyle(_ style: UIUserInterfaceStyle) {
    guard style != extras?.style ?? .unspecified else { return }
    changeStyle { madeExtras.style = style }
  }

  /// Performs a change that may affect the style of the view and its subviews.
  func changeStyle(_ change: () -> Void) {
    let before = traitCollection
    change()
    if ownStyle == .dark { context.interface.hasDarkStyle = true }
    styleDidChange(from: before)
  }

  /// Notifies the view and the subviews that inherit its style if the style has changed.
  func styleDidChange(from before: UITraitCollection) {
    let traits = traitCollection
    guard traits.hasDifferentColorAppearance(comparedTo: before) else { return }
    traits.performAsCurrent { report(traits, before: before) }
  }

  private func report(_ traits: UITraitCollection, before: UITraitCollection) {
    resolveBackground(with: traits)
    controller?.traitCollectionDidChange(before)
    traitCollectionDidChange(before)
    setNeedsDisplay()
    for child in children where child.ownStyle == .unspecified {
      child.report(traits, before: before)
    }
  }

  private func resolveBackground(with traits: UITraitCollection) {
    guard let color = dynamicBackground else { return }
    hostedLayer.backgroundColor = color.resolvedColor(with: traits).cgColor
  }

  /// Updates the backgrounds of the view, and of the subviews that inherit its style, to match a
  /// new controller's style. Sends no notifications because the view is not visible yet.
  func adoptStyleOfController() {
    guard context.interface.hasDarkStyle else { return }
    resolveBackgrounds(with: traitCollection)
  }

  private func resolveBackgrounds(with traits: UITraitCollection) {
    resolveBackground(with: traits)
    setNeedsDisplay()
    for child in children where child.ownStyle == .unspecified {
      child.resolveBackgrounds(with: traits)
    }
  }

  /// Notifies the view, its subviews, and their controllers of a change in traits other than the
  /// style.
  ///
  /// - Parameters:
  ///   - before: The previous traits, with any style.
  ///   - style: The superview's style.
  func reportTraits(before: UITraitCollection, style: UIUserInterfaceStyle) {
    let style = ownStyle == .unspecified ? style : ownStyle
    let before = before.with(style)
    controller?.traitCollectionDidChange(before)
    traitCollectionDidChange(before)
    adjustFont(before: before)
    for child in children { child.reportTraits(before: before, style: style) }
  }

  /// Calls a function with the view's traits as the current traits.
  func withCurrentTraits(_ body: () -> Void) {
    guard context.interface.hasDarkStyle else { return body() }
    traitCollection.performAsCurrent(body)
  }
}

extension AppContext {
  /// Sets the phone's light or dark style, as the user's setting does.
  package func setSystemStyle(_ style: UIUserInterfaceStyle) {
    guard style != interface.systemStyle, style != .unspecified else { return }
    let before = allWindows.map { ($0, $0.traitCollection) }
    interface.systemStyle = style
    interface.hasDarkStyle = true
    layers.needsFrame = true
    for (window, traits) in before { window.styleDidChange(from: traits) }
    updateStatusBar()
  }

  /// Changes the user's preferred text size.
  package func setContentSize(_ category: UIContentSizeCategory) {
    guard category != interface.contentSize, category.index >= 0 else { return }
    let before = traits
    interface.contentSize = category
    for window in allWindows { window.reportTraits(before: before, style: interface.systemStyle) }
    NotificationCenter.default.post(
      name: UIContentSizeCategory.didChangeNotification, object: runningApplication,
      userInfo: [UIContentSizeCategory.newValueUserInfoKey: category.rawValue])
  }

  /// Whether the status bar symbols are light, as determined by the front controller. By default,
  /// they are light in the dark style.
  package var isStatusBarLight: Bool {
    switch interface.statusBarStyle {
    case .lightContent: true
    case .darkContent: false
    case .default:
      interface.hasDarkStyle
        && (frontController?.viewIfLoaded?.traitCollection.userInterfaceStyle
          ?? interface.systemStyle)
          == .dark
    }
  }
}

extension UIView {
  /// Updates the font of a label that follows the user's text size.
  fileprivate func adjustFont(before: UITraitCollection) {
    guard before.preferredContentSizeCategory != context.interface.contentSize,
      let label = self as? UILabel,
      label.adjustsFontForContentSizeCategory, let style = label.font.textStyle
    else { return }
    label.font = .preferredFont(forTextStyle: style)
  }
}
