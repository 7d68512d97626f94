import CoreGraphics
import Simulator
import UIKit

/// A phone whose window is the root of a tree with many leaves, and the fingers that touch it.
///
/// The tree may be larger than the screen. Nothing is painted; time goes on by `tick` a packet.
@MainActor
final class TreePhone {
  /// How far the glass reaches beyond the tree on each side, in points: fingers that leave the tree
  /// are still on the glass.
  static let margin: CGFloat = 32
  /// The time from one packet to the next, in microseconds.
  private static let tick: Int64 = 16_667

  /// Where the leaves lie.
  let grid: CellGrid
  /// What the leaves saw.
  let score = TreeScore()
  /// The phone.
  let phone = Phone()
  /// The phone's clock.
  private(set) var time = AppTime.zero

  private let variant: TreeOptions.Variant
  private var leaves: [LeafView] = []

  /// Makes the tree and launches the phone.
  init(_ options: TreeOptions) {
    grid = CellGrid(count: options.n)
    variant = options.variant
    let window = UIWindow(
      frame: CGRect(origin: CGPoint(x: Self.margin, y: Self.margin), size: grid.size))
    leaves.reserveCapacity(grid.count)
    if options.flat {
      addLeaves(of: grid.region, to: window, at: .zero)
    } else {
      split(grid.region, into: window, at: .zero, levels: CellGrid.levels)
    }
    phone.launch(.window { window })
  }

  /// The size of the glass, in points.
  var glass: CGSize {
    CGSize(
      width: grid.size.width + 2 * Self.margin, height: grid.size.height + 2 * Self.margin)
  }

  /// Returns the place on the glass of a place in the tree.
  func glassPoint(_ place: CGPoint) -> CGPoint {
    CGPoint(x: place.x + Self.margin, y: place.y + Self.margin)
  }

  /// Makes some leaves hidden, deaf or all but clear: about 3 of 16.
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

  /// Lets a tick pass, and fingers change at its end.
  func step(_ changes: [TouchChange]) {
    advance()
    switch variant {
    case .packets: phone.step([TimedInput(time, .packet(changes))], to: time)
    case .fingers: phone.step(changes.map { TimedInput(time, .finger($0)) }, to: time)
    }
  }

  /// Lets a tick pass, with what happens at its end.
  func step(_ inputs: (AppTime) -> [TimedInput]) {
    advance()
    phone.step(inputs(time), to: time)
  }

  private func advance() {
    time.microseconds += Self.tick
  }

  /// Returns a change of a finger at a place in the tree, at the end of the next tick.
  func change(_ finger: Int, _ kind: (CGPoint) -> TouchChange.Kind, _ place: CGPoint)
    -> TouchChange
  {
    TouchChange(
      FingerKey(device: 1, finger: Int64(finger)), kind(glassPoint(place)),
      time: AppTime(microseconds: time.microseconds + Self.tick))
  }

  // MARK: - The tree

  private func split(
    _ region: CellGrid.Region, into parent: UIView, at origin: CGPoint, levels: Int
  ) {
    guard levels > 1 else { return addLeaves(of: region, to: parent, at: origin) }
    for piece in region.pieces(levels: levels) {
      let frame = piece.frame
      let view = UIView(frame: frame.offsetBy(dx: -origin.x, dy: -origin.y))
      parent.addSubview(view)
      split(piece, into: view, at: frame.origin, levels: levels - 1)
    }
  }

  private func addLeaves(of region: CellGrid.Region, to parent: UIView, at origin: CGPoint) {
    for row in region.rows {
      for column in region.columns {
        let id = grid.id(column: column, row: row)
        let frame = grid.cell(id).insetBy(dx: CellGrid.gap, dy: CellGrid.gap)
          .offsetBy(dx: -origin.x, dy: -origin.y)
        let leaf = LeafView(id: id, frame: frame, score: score)
        leaves.append(leaf)
        parent.addSubview(leaf)
      }
    }
  }
}
