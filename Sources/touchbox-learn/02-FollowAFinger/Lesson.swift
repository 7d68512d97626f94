// Lesson 2: Follow a finger
//
// UIKit calls `touchesBegan` when a finger lands, and `touchesMoved` whenever it moves. Both
// methods receive a set of touches. A touch is one finger from landing to lift; its `location(in:)`
// is the finger's current location, in the coordinate space of the view that you pass.
//
// That view matters. The ball is a subview of the green field, so `ball.center` is a point in the
// field's coordinate space, which doesn't begin at the corner of the screen. A location in another
// view's space would be a few points off, or jump back and forth.
//
// Move the center of the ball under the finger as soon as the finger lands, and each time it moves.
//
// To try it, press the left mouse button anywhere, and drag. The center of the ball should be
// exactly at the pointer. D marks the finger, which makes this easier to see.

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
