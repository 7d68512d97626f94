import UIKit

/// A white view that accepts multiple touches.
final class HarnessView: UIView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .white
    isMultipleTouchEnabled = true
  }

  required init?(coder: NSCoder) { nil }
}
