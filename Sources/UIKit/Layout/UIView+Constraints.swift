extension UIView {
  /// The constraints that the view holds: those between it and views in it.
  public var constraints: [NSLayoutConstraint] { extras?.constraints ?? [] }

  /// Makes a constraint active in this view.
  public func addConstraint(_ constraint: NSLayoutConstraint) { constraint.hold(in: self) }

  /// Makes constraints active in this view.
  public func addConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { addConstraint(constraint) }
  }

  /// Makes a constraint inactive.
  public func removeConstraint(_ constraint: NSLayoutConstraint) { constraint.isActive = false }

  /// Makes constraints inactive.
  public func removeConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { removeConstraint(constraint) }
  }

  // MARK: - Guides

  /// The app's guides in the view.
  public var layoutGuides: [UILayoutGuide] { extras?.guides ?? [] }

  /// Adds a guide, removing it from another view.
  public func addLayoutGuide(_ layoutGuide: UILayoutGuide) {
    layoutGuide.owningView?.removeLayoutGuide(layoutGuide)
    madeExtras.guides.append(layoutGuide)
    layoutGuide.owningView = self
  }

  /// Removes a guide.
  public func removeLayoutGuide(_ layoutGuide: UILayoutGuide) {
    extras?.guides.removeAll { $0 === layoutGuide }
    layoutGuide.owningView = nil
  }

  /// The part of the view that the status bar does not cover.
  public var safeAreaLayoutGuide: UILayoutGuide {
    let extras = madeExtras
    let guide = extras.safeArea ?? UILayoutGuide(in: self) { $0.safeAreaInsets }
    extras.safeArea = guide
    return guide
  }

  /// The view without its `layoutMargins`.
  public var layoutMarginsGuide: UILayoutGuide {
    let extras = madeExtras
    let guide = extras.margins ?? UILayoutGuide(in: self) { $0.layoutMargins }
    extras.margins = guide
    return guide
  }

  // MARK: - Layout

  /// The view of an item of a constraint; nil for a guide without one.
  static func owner(of item: AnyObject) -> UIView? {
    item as? UIView ?? (item as? UILayoutGuide)?.owningView
  }

  func setTranslatesAutoresizingMask(_ translates: Bool) {
    if translates == translatesAutoresizingMaskIntoConstraints { return }
    madeExtras.isLaidOutByConstraints = !translates
    reportIntrinsicSize()
  }

  /// Lays out whoever holds constraints of the view, or arranges it.
  func reportIntrinsicSize() {
    guard let extras else { return }
    if parent is UIStackView { parent?.setNeedsLayout() }
    if extras.isLaidOutByConstraints { constraintsDidChange() }
  }

  /// Lays out the view and all around it that hold constraints, after a change of what these depend on.
  func constraintsDidChange() {
    var view: UIView? = self
    while let current = view {
      if let extras = current.extras, !extras.constraints.isEmpty || current === self {
        extras.hasWarned = false
        current.setNeedsLayout()
      }
      view = current.superview
    }
    if parent is UIStackView { parent?.setNeedsLayout() }
  }

  /// Applies the constraints that the view holds.
  func applyConstraints() {
    guard let extras, !extras.constraints.isEmpty else { return }
    var solver = ConstraintSolver(of: self)
    solver.apply()
    if !extras.hasWarnedOfSizes, let message = solver.sizeMessage {
      extras.hasWarnedOfSizes = true
      context.warn("the constraints of \(traceName) \(message)")
    }
    guard !extras.hasWarned, let message = solver.messages.first else { return }
    extras.hasWarned = true
    let others = solver.messages.count > 1 ? " (and \(solver.messages.count - 1) more)" : ""
    context.warn("the constraints of \(traceName): \(message)\(others)")
  }
}
