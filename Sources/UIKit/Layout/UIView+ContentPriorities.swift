/// The priorities of the size of a view's contents in one direction.
struct ContentPriority {
  /// How much it resists being larger.
  var hugging = UILayoutPriority.defaultLow
  /// How much it resists being smaller.
  var resistance = UILayoutPriority.defaultHigh
}

extension UIView {
  /// Returns how much the view resists being larger than its contents; 250 by default.
  public func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    contentPriority(for: axis).hugging
  }

  /// Sets how much the view resists being larger than its contents.
  ///
  /// - SeeAlso: developer.apple.com/documentation/uikit/uiview/setcontenthuggingpriority(_:for:)
  public func setContentHuggingPriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    setContentPriority(\.hugging, priority, for: axis)
  }

  /// Returns how much the view resists being smaller than its contents; 750 by default.
  public func contentCompressionResistancePriority(
    for axis: NSLayoutConstraint.Axis
  ) -> UILayoutPriority {
    contentPriority(for: axis).resistance
  }

  /// Sets how much the view resists being smaller than its contents.
  ///
  /// - SeeAlso: developer.apple.com/documentation/uikit/uiview/setcontentcompressionresistancepriority(_:for:)
  public func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    setContentPriority(\.resistance, priority, for: axis)
  }

  /// Both priorities in one direction.
  func contentPriority(for axis: NSLayoutConstraint.Axis) -> ContentPriority {
    guard let extras else { return ContentPriority() }
    return axis == .horizontal ? extras.horizontalPriority : extras.verticalPriority
  }

  private func setContentPriority(
    _ member: WritableKeyPath<ContentPriority, UILayoutPriority>, _ priority: UILayoutPriority,
    for axis: NSLayoutConstraint.Axis
  ) {
    guard contentPriority(for: axis)[keyPath: member] != priority else { return }
    switch axis {
    case .horizontal: madeExtras.horizontalPriority[keyPath: member] = priority
    case .vertical: madeExtras.verticalPriority[keyPath: member] = priority
    }
    reportIntrinsicSize()
  }
}
