import Testing
import UIKit

// Our values for the rows of Tests/Devices/devices.tsv.

extension DeviceValues {
  static func controls(_ controller: UIViewController, _ row: Row) {
    row("c-switch") {
      return UISwitch().intrinsicContentSize
    }
    row("c-slider-height") {
      return UISlider().intrinsicContentSize
    }
    row("c-slider-range") {
      let s = UISlider()
      return [s.minimumValue, s.maximumValue, s.value]
    }
    row("c-stepper-range") {
      let s = UIStepper()
      return [s.minimumValue, s.maximumValue, s.stepValue]
    }
    row("c-button-empty") {
      return UIButton(type: .custom).sizeThatFits(CGSize(width: 1000, height: 1000))
    }
    row("c-button-system") {
      let b = UIButton(type: .system)
      b.setTitle("Plain Button", for: .normal)
      return b.intrinsicContentSize
    }
    row("c-button-system-17") {
      let b = UIButton(type: .system)
      b.setTitle("Bold Button", for: .normal)
      b.titleLabel?.font = .systemFont(ofSize: 17, weight: .semibold)
      return b.intrinsicContentSize
    }
    row("c-button-title-inset") {
      let b = UIButton(type: .system)
      b.setTitle("Plain Button", for: .normal)
      b.sizeToFit()
      b.layoutIfNeeded()
      return b.titleLabel?.frame.minY
    }
  }
}
