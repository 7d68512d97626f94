import CoreGraphics

/// Light and dark parts of the interface: `overrideUserInterfaceStyle` of views, windows and controllers.
///
/// The phone is light, and nothing here costs anything until an app asks for dark.
extension UIView {
  /// The traits that the view has, with the style of the nearest view or controller that overrides it.
  var styledTraits: UITraitCollection { .phone(effectiveStyle) }

  /// The style of the view: its own, its controller's, or that of the superview; light at the top.
  private var effectiveStyle: UIUserInterfaceStyle {
    var view = self
    while true {
      if view.ownStyle != .unspecified { return view.ownStyle }
      guard let above = view.parent else { return .light }
      view = above
    }
  }

  /// The style that the view or its controller asks for.
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

  /// Makes a change that may change the style of the view and of those in it.
  func changeStyle(_ change: () -> Void) {
    let before = traitCollection
    change()
    if ownStyle == .dark { context.hasDarkStyle = true }
    styleDidChange(from: before)
  }

  /// Notifies the view, and those in it that inherit its style, if the style has changed.
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

  /// Lets the view, and those in it that inherit its style, have the backgrounds of the style of a
  /// controller that it just got. Nobody is notified: it is not shown yet.
  func adoptStyleOfController() {
    guard context.hasDarkStyle else { return }
    resolveBackgrounds(with: traitCollection)
  }

  private func resolveBackgrounds(with traits: UITraitCollection) {
    resolveBackground(with: traits)
    setNeedsDisplay()
    for child in children where child.ownStyle == .unspecified {
      child.resolveBackgrounds(with: traits)
    }
  }

  /// Reports to the view, to those in it and to their controllers that the traits changed as the interface
  /// turned.
  ///
  /// - Parameters:
  ///   - before: The traits before, of whatever style.
  ///   - style: The style of the superview.
  func reportTurn(before: UITraitCollection, style: UIUserInterfaceStyle = .light) {
    let style = ownStyle == .unspecified ? style : ownStyle
    let before = before.with(style)
    controller?.traitCollectionDidChange(before)
    traitCollectionDidChange(before)
    for child in children { child.reportTurn(before: before, style: style) }
  }

  /// Calls a function with the view's traits as the current ones.
  func withCurrentTraits(_ body: () -> Void) {
    guard context.hasDarkStyle else { return body() }
    traitCollection.performAsCurrent(body)
  }
}
