// Lesson 2: Follow a finger
//
// A touch is one finger, from landing to lift. UIKit calls `touchesBegan` when a finger lands, and
// `touchesMoved` when it moves; the set contains only the touches that changed. A view without
// these methods passes its touches to the view that contains it, its superview, and finally to the
// controller. So the controller below handles all touches.
//
// A touch's `location(in:)` is the finger's location in the coordinate space of the view that you
// pass, where 0,0 is the view's upper left corner. The ball is a subview of the green field, so
// `ball.center` is a point in the field's space. With a location in another view's space, the ball
// would be beside the finger, or jump back and forth.
//
// Move the ball's center under the finger as soon as the finger lands, and whenever it moves.
//
// To try it, drag anywhere with the left mouse button. D marks the finger.

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
    // Your code here.
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    // Your code here, too.
  }
}
