import CoreGraphics

/// Light and dark parts of the interface: `overrideUserInterfaceStyle` of views, windows and controllers.
///
/// The phone is light, and nothing here costs anything until an app asks for dark.
extension UIView {
  /// The traits that the view has, with the style of the nearest view or controller that overrides it.
  var styledTraits: UITraitCollection {
    let style = effectiveStyle
    guard style != .light else { return .phone }
    return UITraitCollection(traitsFrom: [.phone, UITraitCollection(userInterfaceStyle: style)])
  }

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
    if let color = dynamicBackground {
      hostedLayer.backgroundColor = color.resolvedColor(with: traits).cgColor
    }
    controller?.traitCollectionDidChange(before)
    traitCollectionDidChange(before)
    setNeedsDisplay()
    for child in children where child.ownStyle == .unspecified {
      child.report(traits, before: before)
    }
  }

  /// Calls a function with the view's traits as the current ones.
  func withCurrentTraits(_ body: () -> Void) {
    guard context.hasDarkStyle else { return body() }
    traitCollection.performAsCurrent(body)
  }
}
