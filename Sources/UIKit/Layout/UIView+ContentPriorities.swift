/// The priorities of a view's content size along one axis.
struct ContentPriority {
  /// The resistance to being larger than the contents.
  var hugging = UILayoutPriority.defaultLow
  /// The resistance to being smaller than the contents.
  var resistance = UILayoutPriority.defaultHigh
}

extension UIView {
  /// Returns the view's resistance to being larger than its contents. The default is 250.
  public func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    contentPriority(for: axis).hugging
  }

  /// Sets the view's resistance to being larger than its contents.
  ///
  /// - SeeAlso: developer.apple.com/documentation/uikit/uiview/setcontenthuggingpriority(_:for:)
  public func setContentHuggingPriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    setContentPriority(\.hugging, priority, for: axis)
  }

  /// Returns the view's resistance to being smaller than its contents. The default is 750.
  public func contentCompressionResistancePriority(
    for axis: NSLayoutConstraint.Axis
  ) -> UILayoutPriority {
    contentPriority(for: axis).resistance
  }

  /// Sets the view's resistance to being smaller than its contents.
  ///
  /// - SeeAlso:
  ///   developer.apple.com/documentation/uikit/uiview/setcontentcompressionresistancepriority(_:for:)
  public func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    setContentPriority(\.resistance, priority, for: axis)
  }

  /// Returns both priorities along one axis.
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
