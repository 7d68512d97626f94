import UIKit

class ScoreView: UIView {
  @objc dynamic var score = 0
  @objc var isLocked: Bool = false

  func animate() {
    let move = CABasicAnimation(keyPath: #keyPath(CALayer.position))
    move.toValue = CGPoint(x: 10, y: 10)
    layer.add(move, forKey: #keyPath(CALayer.position))
    let fade = CABasicAnimation(keyPath: #keyPath(CALayer.opacity))
    fade.duration = 0.1
    layer.add(fade, forKey: nil)
  }

  func selectors() -> [Selector] {
    [
      #selector(getter: score), #selector(setter: ScoreView.score),
      #selector(getter: ScoreView.isLocked), #selector(getter: UIView.alpha),
    ]
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    print(selectors().map { "\($0)" })
    animate()
  }
}
