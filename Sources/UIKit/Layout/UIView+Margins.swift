import CoreGraphics

extension UIView {
  // MARK: - Margins and the safe area

  /// The space around the view's contents, in points, including the safe area.
  ///
  /// The default is 8 at each edge; in a table cell's content view, it is 11 at the top and bottom,
  /// and the distance of the labels on each side. For a controller's view, the default and minimum
  /// are the controller's `systemMinimumLayoutMargins`.
  ///
  /// - SeeAlso: developer.apple.com/documentation/uikit/uiview/layoutmargins
  public var layoutMargins: UIEdgeInsets {
    get {
      let margins = ownMargins
      guard insetsLayoutMarginsFromSafeArea else { return margins }
      let safe = safeAreaInsets
      return UIEdgeInsets(
        top: margins.top + safe.top, left: margins.left + safe.left,
        bottom: margins.bottom + safe.bottom, right: margins.right + safe.right)
    }
    set {
      guard extras?.layoutMargins != newValue else { return }
      madeExtras.layoutMargins = newValue
      marginsDidChange()
    }
  }

  /// The layout margins with leading and trailing edges. Text always runs from left to right here.
  public var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get {
      let margins = layoutMargins
      return NSDirectionalEdgeInsets(
        top: margins.top, leading: margins.left, bottom: margins.bottom, trailing: margins.right)
    }
    set {
      layoutMargins = UIEdgeInsets(
        top: newValue.top, left: newValue.leading, bottom: newValue.bottom,
        right: newValue.trailing)
    }
  }

  /// Whether the margins start at the safe area (the default) or at the view's edges.
  public var insetsLayoutMarginsFromSafeArea: Bool {
    get { extras?.insetsMarginsFromSafeArea ?? true }
    set {
      guard insetsLayoutMarginsFromSafeArea != newValue else { return }
      madeExtras.insetsMarginsFromSafeArea = newValue
      marginsDidChange()
    }
  }

  /// The margins excluding the safe area.
  private var ownMargins: UIEdgeInsets {
    let set = extras?.layoutMargins
    guard let controller, controller.viewRespectsSystemMinimumLayoutMargins else {
      return set ?? (superview as? UITableViewCell)?.defaultMargins(of: self)
        ?? UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
    }
    let least = controller.systemMinimumLayoutMargins
    return UIEdgeInsets(
      top: max(set?.top ?? 0, least.top), left: max(set?.left ?? 0, least.leading),
      bottom: max(set?.bottom ?? 0, least.bottom), right: max(set?.right ?? 0, least.trailing))
  }

  /// Reports changed margins and lays out everything that depends on them.
  func marginsDidChange() {
    layoutMarginsDidChange()
    controller?.viewLayoutMarginsDidChange()
    setNeedsLayout()
    if extras?.margins != nil { constraintsDidChange() }
  }

  /// The part of each edge that is covered by the device.
  var coveredInsets: UIEdgeInsets {
    guard window != nil else { return .zero }
    let screen = context.interface.screen
    let covered = context.interface.device.safeArea(
      context.interface.orientation, isStatusBarHidden: context.interface.isStatusBarHidden)
    if context.interface.hasAddedSafeAreas { return insetsInContainers(covered: covered) }
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
