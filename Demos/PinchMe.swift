// PinchMe (multi-touch events, 4.2.7)
//
// The idea: two fingers define a rectangle. Its width and height, which are logged whenever a
// finger moves, are all an app needs to stretch an image.
//
// What you will see: a white screen, and both fingers and the distance between them in the log.
//
// What to try: hold Ctrl and drag with the mouse: two fingers mirror each other. Hold one finger
// still and move only the other: the distance is still logged because the demo remembers both
// fingers. (The published listing uses only the fingers that moved. If only the second finger
// moves, it is logged as the first.)

import UIKit

/// Logs two fingers and the distance between them.
public final class PinchMeViewController: UIViewController {
  /// The two tracked fingers, `nil` for a finger that is up. Finger 1 is at index 0.
  private var fingers: [UITouch?] = [nil, nil]

  public override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    view.isMultipleTouchEnabled = true
  }

  public override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesBegan(touches, with: event)
    for touch in touches {
      if let free = fingers.firstIndex(of: nil) { fingers[free] = touch }
    }
    guard let touch = touches.first else { return }
    let location = touch.location(in: view)
    NSLog("Tap BEGIN at %f, %f Tap count: %d", location.x, location.y, touch.tapCount)
  }

  public override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    var trackedFingerMoved = false
    for (index, finger) in fingers.enumerated() {
      guard let finger, touches.contains(finger) else { continue }
      trackedFingerMoved = true
      let location = finger.location(in: view)
      NSLog("Finger %d moved: %fx%f", index + 1, location.x, location.y)
    }
    if trackedFingerMoved, let first = fingers[0], let second = fingers[1] {
      let (one, other) = (first.location(in: view), second.location(in: view))
      NSLog("Scaling: %.0f x %.0f", abs(one.x - other.x), abs(one.y - other.y))
    }
    super.touchesMoved(touches, with: event)
  }

  public override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesEnded(touches, with: event)
    removeFingers(touches)
    guard let touch = touches.first else { return }
    let location = touch.location(in: view)
    NSLog("Tap ENDED at %f, %f", location.x, location.y)
  }

  public override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesCancelled(touches, with: event)
    removeFingers(touches)
  }

  private func removeFingers(_ touches: Set<UITouch>) {
    fingers = fingers.map { finger in
      finger.flatMap { touches.contains($0) ? nil : $0 }
    }
  }
}
