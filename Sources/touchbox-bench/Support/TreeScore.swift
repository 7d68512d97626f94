import CoreGraphics
import UIKit

/// A record of the touches that the leaves of a tree received.
@MainActor
final class TreeScore {
  /// A sum over all locations and leaves, whatever their order.
  private(set) var checksum: UInt64 = 0
  /// The number of touches that began on leaves.
  private(set) var began = 0
  /// The number of touches that ended inside the leaf on which they began.
  private(set) var hits = 0

  /// Starts a new record.
  func reset() {
    (checksum, began, hits) = (0, 0, 0)
  }

  /// The sum as hexadecimal digits.
  var checksumText: String { String(checksum, radix: 16) }

  fileprivate func record(_ touches: Set<UITouch>, on leaf: LeafView) {
    for touch in touches {
      let location = touch.location(in: leaf)
      let sum = Int64(location.x * 4) &+ 1_000_003 &* Int64(location.y * 4)
      checksum &+= UInt64(bitPattern: sum) &* UInt64(leaf.id + 1)
    }
  }

  fileprivate func recordBegan(_ touches: Set<UITouch>) {
    began += touches.count
  }

  fileprivate func recordEnded(_ touches: Set<UITouch>, on leaf: LeafView) {
    for touch in touches where leaf.bounds.contains(touch.location(in: leaf)) { hits += 1 }
  }
}

/// A leaf of a tree, which records its touches.
final class LeafView: UIView {
  /// The leaf's number: 0, 1, 2 … row by row.
  let id: Int
  private let score: TreeScore

  /// Makes a leaf.
  init(id: Int, frame: CGRect, score: TreeScore) {
    self.id = id
    self.score = score
    super.init(frame: frame)
    isMultipleTouchEnabled = true
  }

  /// Not used: there are no storyboards.
  required init?(coder: NSCoder) { nil }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    score.recordBegan(touches)
    score.record(touches, on: self)
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    score.record(touches, on: self)
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    score.recordEnded(touches, on: self)
  }
}
