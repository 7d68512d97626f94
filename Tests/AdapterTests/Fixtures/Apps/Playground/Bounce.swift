//: A ball that follows the finger.
import PlaygroundSupport
import UIKit

class BallView: UIView {
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = touches.first, let parent = superview else { return }
    center = touch.location(in: parent)
    moves += 1
    print("moves", moves)
  }
}

var moves = 0
let box = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
box.backgroundColor = .white
let ball = BallView(frame: CGRect(x: 100, y: 100, width: 60, height: 60))
ball.layer.cornerRadius = 30
ball.backgroundColor = makeColor()
box.addSubview(ball)

func makeColor() -> UIColor { .purple }

for index in 0..<3 {
  let spot = UIView(frame: CGRect(x: CGFloat(index) * 30, y: 0, width: 10, height: 10))
  spot.backgroundColor = .black
  box.addSubview(spot)
}

PlaygroundPage.current.liveView = box
PlaygroundPage.current.needsIndefiniteExecution = true
