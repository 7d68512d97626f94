import CoreGraphics

/// What few views have, apart from the view itself so that all others stay small.
final class ViewExtras {
  /// The view's own tint; nil to inherit the superview's.
  var tintColor: UIColor?
  /// The style that the view overrides for itself and those in it.
  var style = UIUserInterfaceStyle.unspecified
  /// The background, where it depends on traits.
  var dynamicBackground: UIColor?
  /// The space that the app set around the view's contents, in points.
  var layoutMargins: UIEdgeInsets?
  /// Whether the margins begin at the safe area.
  var insetsMarginsFromSafeArea = true
  /// The priorities of the width of the contents.
  var horizontalPriority = ContentPriority()
  /// The priorities of the height of the contents.
  var verticalPriority = ContentPriority()
  /// The scale that the app set for what the view draws.
  var contentScaleFactor: CGFloat?
  /// What the app says to assistive technology.
  var accessibility: AccessibilityAttributes?
  /// Whether constraints, not its frame, lay the view out.
  var isLaidOutByConstraints = false
  /// The active constraints between the view and those in it.
  var constraints: [NSLayoutConstraint] = []
  /// Whether the present constraints led to a warning.
  var hasWarned = false
  /// Whether constraints led to a warning of sizes below 0.
  var hasWarnedOfSizes = false
  /// The app's guides.
  var guides: [UILayoutGuide] = []
  /// The framework's guides, once they were asked for.
  var safeArea, margins: UILayoutGuide?

  // Spelled out, it asks for no actor.
  deinit {}
}

extension UIView {
  /// A size of one direction that the contents do not ask for, in `intrinsicContentSize`.
  public nonisolated static let noIntrinsicMetric: CGFloat = -1

  /// The view's extras, made if need be.
  var madeExtras: ViewExtras {
    if let extras { return extras }
    let made = ViewExtras()
    extras = made
    return made
  }

  /// The background that depends on traits, unless the layer's color was set since.
  var dynamicBackground: UIColor? {
    guard let color = extras?.dynamicBackground else { return nil }
    // In whichever style it was resolved.
    let isStored = [UIUserInterfaceStyle.light, .dark].contains { style in
      let traits = UITraitCollection(userInterfaceStyle: style)
      return color.resolvedColor(with: traits).cgColor == hostedLayer.backgroundColor
    }
    return isStored ? color : nil
  }

  /// Stores a background that depends on traits, so that it can be read again.
  func storeBackground(_ color: UIColor?) {
    let dynamic = color?.isDynamic == true ? color : nil
    guard dynamic != nil || extras?.dynamicBackground != nil else { return }
    madeExtras.dynamicBackground = dynamic
    if let dynamic {
      hostedLayer.backgroundColor = dynamic.resolvedColor(with: traitCollection).cgColor
    }
  }

  func setTintColor(_ color: UIColor?) {
    if color == nil, extras?.tintColor == nil { return }
    madeExtras.tintColor = color
    reportTintColor()
  }

  /// Reports a changed tint to the view and those in it that inherit it.
  private func reportTintColor() {
    tintColorDidChange()
    context.layers.needsFrame = true
    for child in children where child.extras?.tintColor == nil { child.reportTintColor() }
  }
}
