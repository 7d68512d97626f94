import UIKit

/// Nine dots that a finger connects into a pattern.
class PatternLockView: UIView {
  var onPattern: (([Int]) -> Void)?

  private var dots: [CAShapeLayer] = []
  private let line = CAShapeLayer()
  private(set) var selection: [Int] = []
  private let feedback = UISelectionFeedbackGenerator()

  override init(frame: CGRect) {
    super.init(frame: frame)
    commonInit()
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    commonInit()
  }

  private func commonInit() {
    isMultipleTouchEnabled = false
    line.fillColor = nil
    line.strokeColor = UIColor.systemBlue.cgColor
    line.lineWidth = 6
    line.lineCap = .round
    line.lineJoin = .round
    layer.addSublayer(line)
    for _ in 0..<9 {
      let dot = CAShapeLayer()
      dot.fillColor = UIColor.lightGray.cgColor
      layer.addSublayer(dot)
      dots.append(dot)
    }
  }

  private func center(of index: Int) -> CGPoint {
    let cell = bounds.width / 3
    return CGPoint(x: (CGFloat(index % 3) + 0.5) * cell, y: (CGFloat(index / 3) + 0.5) * cell)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    for (index, dot) in dots.enumerated() {
      dot.path =
        UIBezierPath(
          arcCenter: center(of: index), radius: 10, startAngle: 0, endAngle: 2 * .pi,
          clockwise: true
        ).cgPath
    }
    CATransaction.commit()
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    clear()
    feedback.prepare()
    extend(to: touches.first!.location(in: self))
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = touches.first else { return }
    for sample in event?.coalescedTouches(for: touch) ?? [touch] {
      extend(to: sample.location(in: self))
    }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    update(pointer: nil)
    if !selection.isEmpty { onPattern?(selection) }
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    clear()
  }

  func clear() {
    selection.removeAll()
    for dot in dots { dot.fillColor = UIColor.lightGray.cgColor }
    line.path = nil
  }

  private func extend(to point: CGPoint) {
    let hit = dots.indices.first { index in
      let center = self.center(of: index)
      return hypot(center.x - point.x, center.y - point.y) < 24
    }
    if let hit = hit, !selection.contains(hit) {
      selection.append(hit)
      dots[hit].fillColor = UIColor.systemBlue.cgColor
      feedback.selectionChanged()
    }
    update(pointer: point)
  }

  private func update(pointer: CGPoint?) {
    guard let first = selection.first else { return }
    let path = UIBezierPath()
    path.move(to: center(of: first))
    selection.dropFirst().forEach { path.addLine(to: center(of: $0)) }
    if let pointer = pointer { path.addLine(to: pointer) }
    line.path = path.cgPath
  }

  /// The number of points in the visible line.
  var linePointCount: Int {
    var count = 0
    line.path?.applyWithBlock { _ in count += 1 }
    return count
  }
}

class PatternLockController: UIViewController {
  let lock = PatternLockView(frame: CGRect(x: 10, y: 80, width: 300, height: 300))

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    view.addSubview(lock)
    lock.onPattern = { [weak self] pattern in
      let isRight = pattern == [0, 1, 2, 5, 8]
      print(isRight ? "unlocked" : "wrong: \(pattern.map(String.init).joined(separator: "-"))")
      if !isRight { self?.shake() }
    }
  }

  private func shake() {
    let animation = CAKeyframeAnimation(keyPath: "transform.translation.x")
    animation.values = [0, 12, -12, 8, -8, 4, 0]
    animation.duration = 0.4
    animation.isAdditive = true
    lock.layer.add(animation, forKey: "shake")
  }
}
