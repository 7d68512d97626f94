import UIKit

/// A white view that takes many fingers.
final class HarnessView: UIView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .white
    isMultipleTouchEnabled = true
  }

  required init?(coder: NSCoder) { nil }
}
