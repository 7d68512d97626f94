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
    let view = super.hitTest(point, with: event)
    return view === self ? nil : view
  }
}
