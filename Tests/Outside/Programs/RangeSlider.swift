import UIKit

/// A slider with two thumbs, drawn with layers.
class RangeSlider: UIControl {
  var minimumValue = 0.0
  var maximumValue = 1.0
  var lowerValue = 0.2 { didSet { updateLayerFrames() } }
  var upperValue = 0.8 { didSet { updateLayerFrames() } }

  let trackLayer = CALayer()
  let highlightLayer = CALayer()
  let lowerThumbLayer = CALayer()
  let upperThumbLayer = CALayer()
  private var previousLocation = CGPoint()
  private var draggedThumb: CALayer?

  var thumbWidth: CGFloat { bounds.height }

  override var frame: CGRect {
    didSet { updateLayerFrames() }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    trackLayer.backgroundColor = UIColor.lightGray.cgColor
    highlightLayer.backgroundColor = tintColor.cgColor
    for thumb in [lowerThumbLayer, upperThumbLayer] {
      thumb.backgroundColor = UIColor.white.cgColor
      thumb.shadowOpacity = 0.3
      thumb.shadowOffset = CGSize(width: 0, height: 1)
      thumb.contentsScale = UIScreen.main.scale
    }
    [trackLayer, highlightLayer, lowerThumbLayer, upperThumbLayer].forEach(layer.addSublayer)
    updateLayerFrames()
  }

  required init?(coder aDecoder: NSCoder) {
    super.init(coder: aDecoder)
  }

  private func updateLayerFrames() {
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    trackLayer.frame = bounds.insetBy(dx: 0, dy: bounds.height / 3)
    let lower = position(of: lowerValue)
    let upper = position(of: upperValue)
    highlightLayer.frame = CGRect(
      x: lower, y: trackLayer.frame.minY, width: upper - lower, height: trackLayer.frame.height)
    lowerThumbLayer.frame = CGRect(
      x: lower - thumbWidth / 2, y: 0, width: thumbWidth, height: thumbWidth)
    upperThumbLayer.frame = CGRect(
      x: upper - thumbWidth / 2, y: 0, width: thumbWidth, height: thumbWidth)
    lowerThumbLayer.cornerRadius = thumbWidth / 2
    upperThumbLayer.cornerRadius = thumbWidth / 2
    CATransaction.commit()
  }

  func position(of value: Double) -> CGFloat {
    let fraction = (value - minimumValue) / (maximumValue - minimumValue)
    return thumbWidth / 2 + CGFloat(fraction) * (bounds.width - thumbWidth)
  }

  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    previousLocation = touch.location(in: self)
    if lowerThumbLayer.frame.contains(previousLocation) {
      draggedThumb = lowerThumbLayer
    } else if upperThumbLayer.frame.contains(previousLocation) {
      draggedThumb = upperThumbLayer
    }
    return draggedThumb != nil
  }

  override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let location = touch.location(in: self)
    let delta = Double(location.x - previousLocation.x)
    let change = (maximumValue - minimumValue) * delta / Double(bounds.width - thumbWidth)
    previousLocation = location
    if draggedThumb === lowerThumbLayer {
      lowerValue = min(max(lowerValue + change, minimumValue), upperValue)
    } else {
      upperValue = min(max(upperValue + change, lowerValue), maximumValue)
    }
    sendActions(for: .valueChanged)
    return true
  }

  override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    draggedThumb = nil
    print(String(format: "range %.2f to %.2f", lowerValue, upperValue))
  }
}

class RangeSliderController: UIViewController {
  let slider = RangeSlider(frame: CGRect(x: 20, y: 100, width: 280, height: 30))

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    view.addSubview(slider)
  }
}
