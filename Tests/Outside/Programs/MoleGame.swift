import UIKit

/// A mole moved by a display link. A touch hits the mole where it currently appears on screen.
class MoleGame: UIViewController {
  let mole = UIView(frame: CGRect(x: 0, y: 200, width: 60, height: 60))
  private var link: CADisplayLink?
  private var start: CFTimeInterval = 0
  private(set) var score = 0

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    mole.backgroundColor = UIColor(red: 0.5, green: 0.3, blue: 0.1, alpha: 1)
    mole.layer.cornerRadius = 30
    mole.isUserInteractionEnabled = false
    view.addSubview(mole)
    link = CADisplayLink(target: self, selector: MoleGame.tick)
    link?.add(to: .main, forMode: .common)
  }

  func tick(_ link: CADisplayLink) {
    if start == 0 { start = link.timestamp }
    let elapsed = link.timestamp - start
    // 100 points per second, back and forth over 260 points.
    let distance = (elapsed * 100).truncatingRemainder(dividingBy: 520)
    mole.frame.origin.x = CGFloat(distance < 260 ? distance : 520 - distance)
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let point = touches.first?.location(in: view) else { return }
    if mole.frame.contains(point) {
      score += 1
      print("hit \(score)")
      if score == 2 {
        link?.invalidate()
        link = nil
      }
    } else {
      print("miss")
    }
  }
}
