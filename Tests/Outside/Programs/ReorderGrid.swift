import UIKit

/// Icons that wobble after a long press, and can be reordered by dragging.
class ReorderGridController: UIViewController, UIGestureRecognizerDelegate {
  private(set) var tiles: [UIView] = []
  private var snapshot: UIView?
  private var draggedTile: UIView?
  private var grip = CGPoint.zero

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    for index in 0..<9 {
      let tile = UILabel()
      tile.text = String(UnicodeScalar(UInt8(65 + index)))
      tile.textAlignment = .center
      tile.backgroundColor = UIColor(
        hue: CGFloat(index) / 9, saturation: 0.6, brightness: 1, alpha: 1)
      tile.layer.cornerRadius = 12
      tile.clipsToBounds = true
      tile.bounds = CGRect(x: 0, y: 0, width: 80, height: 80)
      view.addSubview(tile)
      tiles.append(tile)
    }
    place(animated: false)
    let press = UILongPressGestureRecognizer()
    press.minimumPressDuration = 0.3
    press.delegate = self
    press.addTarget(self, action: ReorderGridController.pressed(_:))
    view.addGestureRecognizer(press)
  }

  private func center(ofSlot slot: Int) -> CGPoint {
    return CGPoint(x: 60 + 100 * (slot % 3), y: 80 + 100 * (slot / 3))
  }

  private func place(animated: Bool) {
    let change = {
      for (slot, tile) in self.tiles.enumerated() { tile.center = self.center(ofSlot: slot) }
    }
    animated ? UIView.animate(withDuration: 0.25, animations: change) : change()
  }

  private func setWobbling(_ isWobbling: Bool) {
    for tile in tiles {
      guard isWobbling else {
        tile.layer.removeAnimation(forKey: "wobble")
        continue
      }
      let wobble = CABasicAnimation(keyPath: "transform.rotation.z")
      wobble.fromValue = -0.03
      wobble.toValue = 0.03
      wobble.duration = 0.12
      wobble.autoreverses = true
      wobble.repeatCount = .greatestFiniteMagnitude
      tile.layer.add(wobble, forKey: "wobble")
    }
  }

  func pressed(_ press: UILongPressGestureRecognizer) {
    let location = press.location(in: view)
    switch press.state {
    case .began:
      guard let tile = tiles.first(where: { $0.frame.contains(location) }),
        let copy = tile.snapshotView(afterScreenUpdates: false)
      else { return }
      copy.center = tile.center
      grip = CGPoint(x: location.x - tile.center.x, y: location.y - tile.center.y)
      view.addSubview(copy)
      (draggedTile, snapshot) = (tile, copy)
      tile.isHidden = true
      UIView.animate(withDuration: 0.2) {
        copy.transform = CGAffineTransform(scaleX: 1.2, y: 1.2)
        copy.alpha = 0.9
      }
      setWobbling(true)
    case .changed:
      guard let tile = draggedTile, let copy = snapshot else { return }
      copy.center = CGPoint(x: location.x - grip.x, y: location.y - grip.y)
      let nearest = tiles.indices.min { distance(copy, $0) < distance(copy, $1) }!
      if let old = tiles.firstIndex(of: tile), old != nearest {
        tiles.insert(tiles.remove(at: old), at: nearest)
        place(animated: true)
      }
    default:
      guard let tile = draggedTile, let copy = snapshot else { return }
      (draggedTile, snapshot) = (nil, nil)
      UIView.animate(
        withDuration: 0.2,
        animations: {
          copy.transform = .identity
          copy.center = tile.center
        },
        completion: { _ in
          tile.isHidden = false
          copy.removeFromSuperview()
          self.setWobbling(false)
          print(self.order)
        })
    }
  }

  private func distance(_ copy: UIView, _ slot: Int) -> CGFloat {
    let center = self.center(ofSlot: slot)
    return hypot(copy.center.x - center.x, copy.center.y - center.y)
  }

  var order: String {
    tiles.compactMap { ($0 as? UILabel)?.text }.joined()
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    let location = gestureRecognizer.location(in: view)
    return tiles.contains { $0.frame.contains(location) }
  }
}
