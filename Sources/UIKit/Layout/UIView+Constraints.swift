extension UIView {
  /// The constraints held by the view, which involve the view and its descendants.
  public var constraints: [NSLayoutConstraint] { extras?.constraints ?? [] }

  /// Activates a constraint and holds it in this view.
  public func addConstraint(_ constraint: NSLayoutConstraint) { constraint.hold(in: self) }

  /// Activates constraints and holds them in this view.
  public func addConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { addConstraint(constraint) }
  }

  /// Deactivates a constraint.
  public func removeConstraint(_ constraint: NSLayoutConstraint) { constraint.isActive = false }

  /// Deactivates constraints.
  public func removeConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { removeConstraint(constraint) }
  }

  // MARK: - Guides

  /// The app's guides in the view.
  public var layoutGuides: [UILayoutGuide] { extras?.guides ?? [] }

  /// Adds a guide, removing it from any other view.
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

  /// The part of the view that is not covered by the status bar.
  public var safeAreaLayoutGuide: UILayoutGuide {
    let extras = madeExtras
    let guide = extras.safeArea ?? UILayoutGuide(in: self) { $0.safeAreaInsets }
    extras.safeArea = guide
    return guide
  }

  /// The part of the view inside its `layoutMargins`.
  public var layoutMarginsGuide: UILayoutGuide {
    let extras = madeExtras
    let guide = extras.margins ?? UILayoutGuide(in: self) { $0.layoutMargins }
    extras.margins = guide
    return guide
  }

  // MARK: - Updates

  func setNeedsConstraints() {
    madeExtras.needsUpdateConstraints = true
    setNeedsLayout()
  }

  func updateOutdatedConstraints() {
    guard let extras, extras.needsUpdateConstraints else { return }
    extras.needsUpdateConstraints = false
    updateConstraints()
  }

  // MARK: - Layout

  /// Returns the view of a constraint's item, or `nil` for a guide without a view.
  static func owner(of item: AnyObject) -> UIView? {
    item as? UIView ?? (item as? UILayoutGuide)?.owningView
  }

  func setTranslatesAutoresizingMask(_ translates: Bool) {
    if translates == translatesAutoresizingMaskIntoConstraints { return }
    madeExtras.isLaidOutByConstraints = !translates
    reportIntrinsicSize()
  }

  /// Invalidates the layout of the views whose constraints or arrangement involve this view.
  func reportIntrinsicSize() {
    guard let extras else { return }
    if extras.isLaidOutByConstraints { constraintsDidChange() }
  }

  /// Invalidates the layout of this view and of ancestors that hold constraints after a change that
  /// affects them.
  func constraintsDidChange() {
    var view: UIView? = self
    while let current = view {
      if let extras = current.extras,
        !extras.constraints.isEmpty || current === self || current is UIStackView
      {
        extras.hasWarned = false
        extras.solvedSize = nil
        current.setNeedsLayout()
      }
      view = current.superview
    }
  }

  /// Applies the constraints held by the view.
  func applyConstraints() {
    guard let extras else { return }
    let isStack = (self as? UIStackView)?.needsConstraints == true
    guard isStack || !extras.constraints.isEmpty else { return }
    // A view above may have solved them, and scrolling doesn't change them.
    if extras.solvedSize == bounds.size { return }
    var solver = ConstraintSolver(of: self)
    solver.apply()
    if !extras.hasWarnedOfSizes, let message = solver.sizeMessage {
      extras.hasWarnedOfSizes = true
      context.host.warn("the constraints of \(traceName) \(message)")
    }
    for view in solver.items.holders {
      let texts = solver.messages.filter { $0.holder === view }.map(\.text)
      guard view.extras?.hasWarned == false, let text = texts.first else { continue }
      view.extras?.hasWarned = true
      let others = texts.count > 1 ? " (and \(texts.count - 1) more)" : ""
      context.host.warn("the constraints of \(view.traceName): \(text)\(others)")
    }
  }
}
