public import CoreGraphics

extension UIView {
  /// The target of `systemLayoutSizeFitting(_:)` for the smallest size.
  public nonisolated static let layoutFittingCompressedSize = CGSize.zero
  /// The target of `systemLayoutSizeFitting(_:)` for the largest size: 10,000 points.
  ///
  /// Assumption: UIKit's value, which Apple doesn't publish.
  public nonisolated static let layoutFittingExpandedSize = CGSize(width: 10_000, height: 10_000)

  /// Returns the height that the view's constraints determine for a width, in points, or `nil` if
  /// they don't.
  func heightOfConstraints(forWidth width: CGFloat) -> CGFloat? {
    var solver = ConstraintSolver(of: self, fitting: .init(size: CGSize(width: width, height: 0)))
    let (size, isHeightDetermined) = solver.fittingSize()
    return isHeightDetermined ? size.height : nil
  }

  /// Returns the size that the view's constraints, intrinsic size, and a target determine.
  func fittingSize(
    _ target: CGSize, horizontal: UILayoutPriority, vertical: UILayoutPriority
  ) -> CGSize {
    if let cell = self as? UITableViewCell {
      return cell.fittingSize(ofContents: target, horizontal: horizontal, vertical: vertical)
    }
    var solver = ConstraintSolver(
      of: self, fitting: .init(size: target, horizontal: horizontal, vertical: vertical))
    return solver.fittingSize().size
  }

  /// Returns the size of contents that wrap at a width, or `nil` if the intrinsic size applies.
  func contentSize(wrappedAt width: CGFloat) -> CGSize? {
    guard width > 0 else { return nil }
    if let label = self as? UILabel {
      guard label.numberOfLines != 1, label.preferredMaxLayoutWidth <= 0 else { return nil }
      return label.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
    }
    if let stack = self as? UIStackView { return stack.arrangedSize(wrappedAt: width) }
    if let text = self as? UITextView, !text.isScrollEnabled {
      return text.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
    }
    return nil
  }
}

extension UITableViewCell {
  /// Returns the size for a target: the width is the target's unless its priority is low, and the
  /// contents determine the height.
  fileprivate func fittingSize(
    ofContents target: CGSize, horizontal: UILayoutPriority, vertical: UILayoutPriority
  ) -> CGSize {
    guard contentView.constraints.isEmpty else {
      return contentView.fittingSize(target, horizontal: horizontal, vertical: vertical)
    }
    return sizeThatFits(target)
  }
}
