import UIKit

// Printed values, arithmetic with UIKit's number types, and unused results, as in code written in
// Xcode.

@MainActor
final class DescriptionView: UIView {
  private(set) var lines: [String] = []

  func describe(_ point: CGPoint) {
    let size = CGSize(width: 3, height: 4)
    let rect = CGRect(origin: point, size: size)
    lines = [
      "\(point) \(size) \(rect)", "\([point]) \(Optional(size) as Any) \(["rect": rect])",
      [point.debugDescription, size.debugDescription, rect.debugDescription].joined(separator: " "),
      "\(CGVector(dx: 1, dy: 2))", "\(CGAffineTransform(translationX: 5, y: 6))",
      "\(UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))",
    ]
  }

  func add() -> [Double] {
    var priority = UILayoutPriority.defaultHigh
    priority += 1
    var weight = 0.1 + UIFont.Weight.regular
    weight -= 0.1
    return [
      UIWindow.Level.alert - UIWindow.Level.statusBar, (.normal + 1 as UIWindow.Level).rawValue,
      Double(priority.rawValue), weight.rawValue,
    ]
  }

  func drop() {
    hitTest(.zero, with: nil)
    sizeThatFits(.zero)
    convert(CGPoint.zero, to: nil)
    UIGraphicsGetCurrentContext()
    transform.inverted()
  }
}
