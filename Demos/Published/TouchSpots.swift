// TouchSpots, as published (implementing a multi-touch app)
//
// The idea: a touch is an object, and the same one as long as the finger stays. So it can be the
// key of a dictionary, and each finger can own a view.
//
// What to try: put a finger down, wait until its spot has grown, and put a second one on the spot.
// Lift the first. The spot went with it, and the second finger's touch, which belonged to that
// spot, was cancelled with nobody left to hear of it: its own spot stays for ever.

import UIKit

/// Shows the view that is touched, with a line of text in the middle.
public final class TouchSpotsViewController: UIViewController {
  public override func loadView() {
    view = TouchableView(frame: UIScreen.main.applicationFrame)
  }

  public override func viewDidLoad() {
    super.viewDidLoad()
    let label = UILabel(frame: view.bounds)
    label.text = "Touch the screen"
    label.textAlignment = .center
    label.textColor = .gray
    label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(label)
  }
}

/// Makes a spot for every finger, and takes it away with the finger.
public final class TouchableView: UIView {
  private static let spotSize = CGSize(width: 100, height: 100)
  private static let growthDuration = 0.2

  private var touchViews: [UITouch: TouchSpotView] = [:]

  public override init(frame: CGRect) {
    super.init(frame: frame)
    isMultipleTouchEnabled = true
    backgroundColor = .white
  }

  /// Not used: there are no storyboards.
  public required init?(coder: NSCoder) { nil }

  public override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    for touch in touches.ordered { addSpot(for: touch) }
  }

  public override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    for touch in touches { touchViews[touch]?.center = touch.location(in: self) }
  }

  public override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    for touch in touches.ordered { removeSpot(of: touch) }
  }

  public override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    for touch in touches.ordered { removeSpot(of: touch) }
  }

  private func addSpot(for touch: UITouch) {
    let spot = TouchSpotView()
    spot.bounds = CGRect(x: 0, y: 0, width: 1, height: 1)
    spot.center = touch.location(in: self)
    addSubview(spot)
    UIView.animate(withDuration: Self.growthDuration) {
      spot.bounds.size = Self.spotSize
    }
    touchViews[touch] = spot
  }

  private func removeSpot(of touch: UITouch) {
    touchViews.removeValue(forKey: touch)?.removeFromSuperview()
  }
}

/// A light grey disc, however large it is.
public final class TouchSpotView: UIView {
  public override init(frame: CGRect) {
    super.init(frame: frame)
    accessibilityIdentifier = "spot"
    backgroundColor = .lightGray
  }

  /// Not used: there are no storyboards.
  public required init?(coder: NSCoder) { nil }

  /// Keeps the corners half as wide as the spot.
  public override var bounds: CGRect {
    get { super.bounds }
    set {
      super.bounds = newValue
      layer.cornerRadius = newValue.width / 2
    }
  }
}
