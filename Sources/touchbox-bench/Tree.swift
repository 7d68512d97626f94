import CoreGraphics
import Simulator
import UIKit

/// A phone whose window is the root of a view tree with many leaves.
///
/// The leaves occupy the cells of a grid, each inset by a point on every side. The tree may be
/// larger than the screen. Nothing is painted. Packets are one `tick` apart.
@MainActor
final class TreePhone {
  /// The side length of a cell, in points.
  private static let side = 16
  /// The number of views above a leaf in a nested tree, including the root.
  private static let levels = 8
  /// The margin between the tree and the screen's edges, in points, for fingers that move off the
  /// tree.
  private static let margin: CGFloat = 32
  /// The number of columns and rows of cells.
  let columns, rows: Int
  /// The totals of the leaves' touches.
  let score = Score()
  /// The queue that packets pass through on their way to the phone, or nil for direct delivery.
  var queue: SyntheticTouchQueue?

  private let phone = Phone()
  private var time = AppTime.zero
  private var leaves: [LeafView] = []
  // The next packet. The arrays' storage is reused so that delivery does not allocate memory.
  private var changes: [TouchChange] = []
  private var events: [Timed<PhoneEvent>] = []

  /// Creates the tree on the most nearly square grid that has no empty cells, and launches the
  /// phone.
  init(leaves count: Int, isFlat: Bool) {
    let columns = (1...count).prefix { $0 * $0 <= count }.last { count % $0 == 0 } ?? 1
    (self.columns, rows) = (columns, count / columns)
    let window = UIWindow(
      frame: CGRect(origin: .zero, size: size).offsetBy(dx: Self.margin, dy: Self.margin))
    leaves.reserveCapacity(count)
    split(0..<columns, 0..<rows, into: window, levels: isFlat ? 1 : Self.levels)
    phone.launch(.window { window })
  }

  /// The size of the tree, in points.
  var size: CGSize { CGSize(width: columns * Self.side, height: rows * Self.side) }

  /// The size of the screen, in points.
  var screen: CGSize {
    CGSize(width: size.width + 2 * Self.margin, height: size.height + 2 * Self.margin)
  }

  /// Returns the center of a leaf in the tree's coordinates.
  func center(ofLeaf id: Int) -> CGPoint {
    CGPoint(
      x: id % columns * Self.side + Self.side / 2, y: id / columns * Self.side + Self.side / 2)
  }

  /// Makes about 3 out of 16 leaves hidden, disabled or transparent.
  func flagLeaves() {
    var numbers = LinearCongruentialGenerator(seed: 424_242)
    for leaf in leaves.sorted(by: { $0.id < $1.id }) {
      switch numbers.next(below: 16) {
      case 0: leaf.isHidden = true
      case 1: leaf.isUserInteractionEnabled = false
      case 2: leaf.alpha = 0.005
      default: break
      }
    }
  }

  // MARK: - Packets

  /// Adds a finger's change to the next packet. Points are in the tree's coordinates.
  func add(_ finger: Int, _ kind: (CGPoint) -> TouchChange.Kind, _ point: CGPoint) {
    let point = CGPoint(x: point.x + Self.margin, y: point.y + Self.margin)
    changes.append(TouchChange(FingerKey(device: 1, finger: Int64(finger)), kind(point)))
  }

  /// Delivers the packet one tick after the previous one.
  func deliver() {
    time.microseconds += TouchboxBench.tick
    if let queue {
      events = queue.events(of: changes, now: time)
    } else {
      events.append(Timed(time, .touches(changes)))
    }
    phone.step(events, to: time)
    // Empty the events first because their references would cause the changes to be copied.
    while !events.isEmpty { events.removeLast() }
    while !changes.isEmpty { changes.removeLast() }
  }

  // MARK: - The tree

  /// Fills a view with levels of nested views at the given cells.
  ///
  /// At each level, the longer side is divided into equal pieces. Their number is chosen so that
  /// about one cell per leaf remains if the lower levels are divided the same way.
  private func split(_ columns: Range<Int>, _ rows: Range<Int>, into parent: UIView, levels: Int) {
    guard levels > 1 else { return addLeaves(columns, rows, to: parent) }
    var parts = 1
    while (0..<levels).reduce(1, { cells, _ in cells * parts }) < columns.count * rows.count {
      parts += 1
    }
    let cutsColumns = columns.count >= rows.count
    let side = cutsColumns ? columns : rows
    parts = min(parts, side.count)
    for part in 0..<parts {
      let (start, end) = (side.count * part / parts, side.count * (part + 1) / parts)
      let piece = side.lowerBound + start..<side.lowerBound + end
      let columns = cutsColumns ? piece : columns
      let rows = cutsColumns ? rows : piece
      let view = UIView(
        frame: CGRect(
          x: cutsColumns ? start * Self.side : 0, y: cutsColumns ? 0 : start * Self.side,
          width: columns.count * Self.side, height: rows.count * Self.side))
      parent.addSubview(view)
      split(columns, rows, into: view, levels: levels - 1)
    }
  }

  private func addLeaves(_ columns: Range<Int>, _ rows: Range<Int>, to parent: UIView) {
    for row in rows {
      for column in columns {
        let frame = CGRect(
          x: (column - columns.lowerBound) * Self.side + 1,
          y: (row - rows.lowerBound) * Self.side + 1, width: Self.side - 2, height: Self.side - 2)
        let leaf = LeafView(id: row * self.columns + column, frame: frame, score: score)
        leaves.append(leaf)
        parent.addSubview(leaf)
      }
    }
  }
}

/// The totals of all leaves' touches.
@MainActor
final class Score {
  /// An order-independent sum over all locations and leaves.
  fileprivate(set) var checksum: UInt64 = 0
  /// The number of touches that began on leaves, and the number that ended inside the leaf on which
  /// they began.
  fileprivate(set) var began = 0, hits = 0

  /// Resets all totals to 0.
  func reset() { (checksum, began, hits) = (0, 0, 0) }
}

/// A leaf of a tree, which records its touches.
private final class LeafView: UIView {
  /// The leaf's number: 0, 1, 2 … row by row.
  let id: Int
  private let score: Score

  init(id: Int, frame: CGRect, score: Score) {
    self.id = id
    self.score = score
    super.init(frame: frame)
    isMultipleTouchEnabled = true
  }

  required init?(coder: NSCoder) { nil }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    score.began += touches.count
    touchesMoved(touches, with: event)
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    for touch in touches {
      let location = touch.location(in: self)
      let sum = Int64(location.x * 4) &+ 1_000_003 &* Int64(location.y * 4)
      score.checksum &+= UInt64(bitPattern: sum) &* UInt64(id + 1)
    }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    for touch in touches where bounds.contains(touch.location(in: self)) { score.hits += 1 }
  }
}
