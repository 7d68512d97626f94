// Lesson 8: Pass touches through
//
// A view receives all touches within its bounds, even where it is transparent. In this app, a glass
// pane covers the whole screen, so the tile behind it can't be tapped. If you set the pane's
// `isUserInteractionEnabled` to false, the tile works, but the pane's own button doesn't: UIKit
// also skips the view's subviews.
//
// UIKit calls `hitTest(_:with:)` to find the view for a touch. It returns the deepest subview at
// the point, or the view itself if no subview is there, or `nil` if the point is outside. After
// `nil`, UIKit tries the views behind.
//
// Change the method in `GlassPane`: touches on the pane itself should reach the views behind it,
// and touches on its button should still reach the button.
//
// To try it, click the tile and the button. The inspector (press I) shows each hit test step by
// step.

import UIKit

class PassTouchesThrough: UIViewController {
  private let tile = UIButton(frame: CGRect(x: 60, y: 220, width: 200, height: 100))
  private let pane = GlassPane(frame: UIScreen.main.bounds)
  private let button = UIButton(frame: CGRect(x: 60, y: 100, width: 200, height: 60))
  private var tileTaps = 0
  private var buttonTaps = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    tile.accessibilityIdentifier = "tile"
    tile.backgroundColor = .systemOrange
    tile.addTarget(self, action: #selector(tapTile), for: .touchUpInside)
    view.addSubview(tile)

    pane.backgroundColor = UIColor.systemBlue.withAlphaComponent(0.3)
    view.addSubview(pane)
    button.backgroundColor = .systemBlue
    button.addTarget(self, action: #selector(tapButton), for: .touchUpInside)
    pane.addSubview(button)
    showCounts()
  }

  @objc private func tapTile() {
    tileTaps += 1
    showCounts()
  }

  @objc private func tapButton() {
    buttonTaps += 1
    showCounts()
  }

  private func showCounts() {
    tile.setTitle("Tile: \(tileTaps)", for: .normal)
    button.setTitle("Button: \(buttonTaps)", for: .normal)
  }
}

class GlassPane: UIView {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    // Your code here, instead of the next line.
    super.hitTest(point, with: event)
  }
}
