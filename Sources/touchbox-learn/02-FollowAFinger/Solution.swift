import UIKit

class FollowAFinger: UIViewController {
  let field = UIView(frame: CGRect(x: 20, y: 80, width: 280, height: 360))
  let ball = UIView(frame: CGRect(x: 100, y: 140, width: 80, height: 80))

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    field.backgroundColor = .systemGreen
    view.addSubview(field)
    ball.backgroundColor = .systemOrange
    ball.layer.cornerRadius = 40
    field.addSubview(ball)
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    if let touch = touches.first {
      ball.center = touch.location(in: field)
    }
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    if let touch = touches.first {
      ball.center = touch.location(in: field)
    }
  }
}
