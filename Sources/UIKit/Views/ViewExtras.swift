import CoreGraphics

/// What few views have, apart from the view itself so that all others stay small.
final class ViewExtras {
  /// The view's own tint; nil to inherit the superview's.
  var tintColor: UIColor?
  /// The style that the view overrides for itself and those in it.
  var style = UIUserInterfaceStyle.unspecified
  /// The background, where it depends on traits.
  var dynamicBackground: UIColor?
  /// The space that the view wants around its contents, in points.
  var layoutMargins: UIEdgeInsets?
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

  // MARK: - Margins and the safe area

  /// The space that the view wants around its contents, in points; 8 at each edge by default.
  public var layoutMargins: UIEdgeInsets {
    get {
      extras?.layoutMargins ?? UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
    }
    set {
      madeExtras.layoutMargins = newValue
      setNeedsLayout()
    }
  }

  /// How much of the view's edges the status bar, the notch and the home indicator cover, in points;
  /// nothing outside a window.
  public var safeAreaInsets: UIEdgeInsets {
    guard window != nil else { return .zero }
    let screen = context.screen
    let covered = context.device.safeArea(
      context.interfaceOrientation, isStatusBarHidden: context.isStatusBarHidden)
    let rect = convert(bounds, to: screen.coordinateSpace)
    func part(_ inset: CGFloat, _ distance: CGFloat) -> CGFloat {
      max(0, min(inset - distance, inset))
    }
    return UIEdgeInsets(
      top: part(covered.top, rect.minY), left: part(covered.left, rect.minX),
      bottom: part(covered.bottom, screen.bounds.maxY - rect.maxY),
      right: part(covered.right, screen.bounds.maxX - rect.maxX))
  }
}
