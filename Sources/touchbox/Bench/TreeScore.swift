import CoreGraphics
import UIKit

/// What the leaves of a tree saw of touches.
@MainActor
final class TreeScore {
  /// A sum of all places and leaves, in whichever order they came.
  private(set) var checksum: UInt64 = 0
  /// How many touches began on leaves.
  private(set) var began = 0
  /// How many touches ended inside the leaf that they began on.
  private(set) var hits = 0

  /// Forgets what was seen.
  func reset() {
    (checksum, began, hits) = (0, 0, 0)
  }

  /// The sum as hexadecimal digits.
  var checksumText: String { String(checksum, radix: 16) }

  fileprivate func note(_ touches: Set<UITouch>, on leaf: LeafView) {
    for touch in touches {
      let place = touch.location(in: leaf)
      let sum = Int64(place.x * 4) &+ 1_000_003 &* Int64(place.y * 4)
      checksum &+= UInt64(bitPattern: sum) &* UInt64(leaf.id + 1)
    }
  }

  fileprivate func noteBegan(_ touches: Set<UITouch>) {
    began += touches.count
  }

  fileprivate func noteEnded(_ touches: Set<UITouch>, on leaf: LeafView) {
    for touch in touches where leaf.bounds.contains(touch.location(in: leaf)) { hits += 1 }
  }
}

/// A leaf of a tree: tells the score of its touches.
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
    score.noteBegan(touches)
    score.note(touches, on: self)
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    score.note(touches, on: self)
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    score.noteEnded(touches, on: self)
  }
}
