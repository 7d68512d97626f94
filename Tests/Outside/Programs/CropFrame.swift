import UIKit

@MainActor protocol CropFrameDelegate: AnyObject {
  func cropFrame(_ frame: CropFrame, didChangeTo rect: CGRect)
}

/// A rectangle with four draggable corners, surrounded by a dark area.
class CropFrame: UIView {
  private enum Corner: CaseIterable {
    case topLeft, topRight, bottomLeft, bottomRight
  }

  weak var delegate: CropFrameDelegate?
  var minimumSide: CGFloat = 60
  private(set) var rect: CGRect = CGRect(x: 60, y: 100, width: 200, height: 200)
  private let veil = CAShapeLayer()
  private let border = CALayer()
  private var grips: [UITouch: Corner] = [:]

  override init(frame: CGRect) {
    super.init(frame: frame)
    isMultipleTouchEnabled = true
    veil.fillRule = .evenOdd
    veil.fillColor = UIColor.black.withAlphaComponent(0.6).cgColor
    border.borderColor = UIColor.white.cgColor
    border.borderWidth = 2
    border.shadowOpacity = 0.5
    border.shadowOffset = .zero
    layer.addSublayer(veil)
    layer.addSublayer(border)
  }

  required init?(coder: NSCoder) { fatalError("not from a storyboard") }

  override func layoutSubviews() {
    super.layoutSubviews()
    showRect()
  }

  private func showRect() {
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    let path = UIBezierPath(rect: bounds)
    path.append(UIBezierPath(rect: rect))
    veil.path = path.cgPath
    border.frame = rect
    CATransaction.commit()
  }

  private func location(of corner: Corner) -> CGPoint {
    switch corner {
    case .topLeft: return CGPoint(x: rect.minX, y: rect.minY)
    case .topRight: return CGPoint(x: rect.maxX, y: rect.minY)
    case .bottomLeft: return CGPoint(x: rect.minX, y: rect.maxY)
    case .bottomRight: return CGPoint(x: rect.maxX, y: rect.maxY)
    }
  }

  private func corner(near point: CGPoint) -> Corner? {
    Corner.allCases.first { corner in
      let target = CGRect(origin: location(of: corner), size: .zero).insetBy(dx: -22, dy: -22)
      return target.contains(point) && !grips.values.contains(corner)
    }
  }

  // Only the corners receive touches. The views below receive all other touches.
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    return corner(near: point) != nil
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    for touch in touches {
      if let corner = corner(near: touch.location(in: self)) { grips[touch] = corner }
    }
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    for touch in touches {
      guard let corner = grips[touch] else { continue }
      move(corner, to: touch.location(in: self))
    }
    showRect()
    delegate?.cropFrame(self, didChangeTo: rect)
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    touches.forEach { grips[$0] = nil }
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    touchesEnded(touches, with: event)
  }

  private func move(_ corner: Corner, to point: CGPoint) {
    var (left, top, right, bottom) = (rect.minX, rect.minY, rect.maxX, rect.maxY)
    switch corner {
    case .topLeft, .bottomLeft: left = min(max(0, point.x), right - minimumSide)
    case .topRight, .bottomRight: right = max(min(bounds.maxX, point.x), left + minimumSide)
    }
    switch corner {
    case .topLeft, .topRight: top = min(max(0, point.y), bottom - minimumSide)
    case .bottomLeft, .bottomRight: bottom = max(min(bounds.maxY, point.y), top + minimumSide)
    }
    rect = CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }
}

class CropController: UIViewController, CropFrameDelegate {
  let cropFrame = CropFrame(frame: .zero)
  let button = UIButton(type: .custom)
  private(set) var latest = CGRect.zero

  override func loadView() {
    view = UIImageView(image: nil)
    view.isUserInteractionEnabled = true
    view.backgroundColor = .brown
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    button.frame = CGRect(x: 130, y: 180, width: 60, height: 40)
    button.setTitle("Crop", for: .normal)
    button.addAction(
      UIAction { [unowned self] _ in
        print("crop \(Int(self.latest.width)) x \(Int(self.latest.height))")
      }, for: .touchUpInside)
    view.addSubview(button)
    cropFrame.frame = view.bounds
    cropFrame.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    cropFrame.delegate = self
    latest = cropFrame.rect
    view.addSubview(cropFrame)
  }

  func cropFrame(_ frame: CropFrame, didChangeTo rect: CGRect) {
    latest = rect
  }
}
