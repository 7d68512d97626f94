import CoreGraphics

/// Rarely used view state, stored separately so that other views stay small.
final class ViewExtras {
  /// The view's own tint color; nil to inherit the superview's.
  var tintColor: UIColor?
  /// The style that the view sets for itself and its subviews.
  var style = UIUserInterfaceStyle.unspecified
  /// The background color, if it depends on traits.
  var dynamicBackground: UIColor?
  /// The margins that the app set for the view's contents, in points.
  var layoutMargins: UIEdgeInsets?
  /// Whether the margins start at the safe area.
  var insetsMarginsFromSafeArea = true
  /// The priorities for the width of the contents.
  var horizontalPriority = ContentPriority()
  /// The priorities for the height of the contents.
  var verticalPriority = ContentPriority()
  /// The scale that the app set for the view's drawing.
  var contentScaleFactor: CGFloat?
  /// The app's information for assistive technology.
  var accessibility: AccessibilityAttributes?
  /// The view whose layer masks the view's layer, unless the app has replaced the layer's mask.
  var mask: UIView?
  /// Whether constraints, not the frame, determine the view's layout.
  var isLaidOutByConstraints = false
  /// The active constraints between the view and its descendants.
  var constraints: [NSLayoutConstraint] = []
  /// Whether `updateConstraints()` will be called before the next layout, at first because the view
  /// has not been laid out yet.
  var needsUpdateConstraints = true
  /// Whether the current constraints have caused a warning.
  var hasWarned = false
  /// Whether constraints have caused a warning about negative sizes.
  var hasWarnedOfSizes = false
  /// The app's guides.
  var guides: [UILayoutGuide] = []
  /// The framework's guides, created on first use.
  var safeArea, margins: UILayoutGuide?
  /// The guide above the keyboard, created on first use.
  var keyboard: UIKeyboardLayoutGuide?
  /// The guides of a scroll view's contents and frame, created on first use.
  var scrollContent, scrollFrame: UILayoutGuide?
  /// The size for which the view's constraints have been solved, unless they have changed since.
  var solvedSize: CGSize?

  // An explicit `deinit` is nonisolated.
  deinit {}
}

extension UIView {
  /// The value of `intrinsicContentSize` for a dimension without a natural size.
  public nonisolated static let noIntrinsicMetric: CGFloat = -1

  /// The view's extras, created if necessary.
  var madeExtras: ViewExtras {
    if let extras { return extras }
    let made = ViewExtras()
    extras = made
    return made
  }

  /// The trait-dependent background color; nil if the layer's color has been changed since.
  var dynamicBackground: UIColor? {
    guard let color = extras?.dynamicBackground else { return nil }
    // Whether the stored color resolves to the layer's color in either style.
    let isStored = [UIUserInterfaceStyle.light, .dark].contains { style in
      let traits = UITraitCollection(userInterfaceStyle: style)
      return color.resolvedColor(with: traits).cgColor == hostedLayer.backgroundColor
    }
    return isStored ? color : nil
  }

  /// Stores a trait-dependent background color so that it can be read back.
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

  /// Reports a tint color change to the view and to the subviews that inherit it.
  private func reportTintColor() {
    tintColorDidChange()
    context.layers.needsFrame = true
    for child in children where child.extras?.tintColor == nil { child.reportTintColor() }
  }
}
