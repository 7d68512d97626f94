// TouchSpots (implementing a multi-touch app)
//
// The idea: a touch is the same object while its finger is down, so it can serve as a dictionary
// key, and each finger can have its own view.
//
// What you will see: a gray spot that grows under every finger, follows it, and disappears with it.
//
// What to try: use all your fingers. Put one finger down on another finger's spot and lift them one
// after the other. (In the published listing, the spots themselves receive touches, and one of them
// stays on the screen.)

import UIKit

/// Shows the touchable view with a line of text in the center.
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

/// Adds a spot for every finger and removes it when the finger lifts.
public final class TouchableView: UIView {
  private static let spotSize = CGSize(width: 100, height: 100)
  private static let growthDuration = 0.2

  private var touchViews: [UITouch: TouchSpotView] = [:]

  public override init(frame: CGRect) {
    super.init(frame: frame)
    isMultipleTouchEnabled = true
    backgroundColor = .white
  }

  /// Not used, because the demo has no storyboard.
  public required init?(coder: NSCoder) { nil }

  public override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    for touch in touches { addSpot(for: touch) }
  }

  public override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    for touch in touches { touchViews[touch]?.center = touch.location(in: self) }
  }

  public override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    for touch in touches { removeSpot(of: touch) }
  }

  public override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    for touch in touches { removeSpot(of: touch) }
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

/// A light gray disk of any size with a darker border.
public final class TouchSpotView: UIView {
  public override init(frame: CGRect) {
    super.init(frame: frame)
    accessibilityIdentifier = "spot"
    backgroundColor = .lightGray
    // Overlapping spots remain distinguishable.
    layer.borderColor = UIColor.gray.cgColor
    layer.borderWidth = 1
    // A finger that lands on a spot touches the view behind it, not the spot.
    isUserInteractionEnabled = false
  }

  /// Not used, because the demo has no storyboard.
  public required init?(coder: NSCoder) { nil }

  /// Sets the corner radius to half the width so that the spot stays round.
  public override var bounds: CGRect {
    get { super.bounds }
    set {
      super.bounds = newValue
      layer.cornerRadius = newValue.width / 2
    }
  }
}
