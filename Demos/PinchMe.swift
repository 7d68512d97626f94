// PinchMe (multi-touch events, 4.2.7)
//
// The idea: two fingers span a rectangle. Its width and height, told anew whenever a finger moves,
// are all that an app needs to stretch a picture.
//
// What you will see: a white screen, and in the log both fingers and the distance between them.
//
// What to try: hold Ctrl and drag with the mouse: two fingers move against each other. Let one
// finger rest and move only the other: the distance is told all the same, because the demo keeps
// both fingers in mind. (The published listing looks only at the fingers that moved, and calls a
// lone second finger the first.)

import UIKit

/// Writes down two fingers and the distance between them.
public final class PinchMeViewController: UIViewController {
  /// The two fingers that count, each at its number less one; nil while that number is free.
  private var fingers: [UITouch?] = [nil, nil]

  public override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    view.isMultipleTouchEnabled = true
  }

  public override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesBegan(touches, with: event)
    for touch in touches.ordered {
      if let free = fingers.firstIndex(of: nil) { fingers[free] = touch }
    }
    guard let touch = touches.anyTouch else { return }
    let place = touch.location(in: view)
    NSLog("Tap BEGIN at %f, %f Tap count: %d", place.x, place.y, touch.tapCount)
  }

  public override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    var countedFingerMoved = false
    for (index, finger) in fingers.enumerated() {
      guard let finger, touches.contains(finger) else { continue }
      countedFingerMoved = true
      let place = finger.location(in: view)
      NSLog("Finger %d moved: %fx%f", index + 1, place.x, place.y)
    }
    if countedFingerMoved, let first = fingers[0], let second = fingers[1] {
      let (one, other) = (first.location(in: view), second.location(in: view))
      NSLog("Scaling: %.0f x %.0f", abs(one.x - other.x), abs(one.y - other.y))
    }
    super.touchesMoved(touches, with: event)
  }

  public override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesEnded(touches, with: event)
    forget(touches)
    guard let touch = touches.anyTouch else { return }
    let place = touch.location(in: view)
    NSLog("Tap ENDED at %f, %f", place.x, place.y)
  }

  public override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesCancelled(touches, with: event)
    forget(touches)
  }

  private func forget(_ touches: Set<UITouch>) {
    fingers = fingers.map { finger in
      finger.flatMap { touches.contains($0) ? nil : $0 }
    }
  }
}
