import UIKit

/// Returns the view or layout guide of an Objective-C object.
private func layoutItem(_ object: Raw?) -> AnyObject? {
  swiftObject(object, as: UIView.self) ?? swiftObject(object, as: UILayoutGuide.self)
}

/// Creates an inactive constraint, or returns `nil` if the first item is neither a view nor a guide.
@_cdecl("tbs_makeConstraint")
func makeConstraint(
  _ first: Raw?, _ firstAttribute: Int, _ relation: Int, _ second: Raw?, _ secondAttribute: Int,
  _ multiplier: Double, _ constant: Double
) -> Raw? {
  guard let first = layoutItem(first),
    let firstAttribute = NSLayoutConstraint.Attribute(rawValue: firstAttribute),
    let relation = NSLayoutConstraint.Relation(rawValue: relation),
    let secondAttribute = NSLayoutConstraint.Attribute(rawValue: secondAttribute)
  else {
    AppContext.current.host.warn(
      "NSLayoutConstraint: the item or the attribute is not supported; expected a view or a guide")
    return nil
  }
  return retained(
    NSLayoutConstraint(
      item: first, attribute: firstAttribute, relatedBy: relation, toItem: layoutItem(second),
      attribute: secondAttribute, multiplier: multiplier, constant: constant))
}
