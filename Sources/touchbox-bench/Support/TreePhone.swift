import ArgumentParser
import CoreGraphics
import Simulator
import TouchboxCore
import UIKit

/// The view tree that receives the touches.
struct TreeOptions: ParsableArguments {
  /// How touches reach the phone.
  enum Variant: String, ExpressibleByArgument, CaseIterable {
    /// As one packet, as in scripts.
    case packets
    /// One by one, as from windows; the phone joins them.
    case fingers
  }

  @Option(help: ArgumentHelp("The number of leaves.", valueName: "number"))
  var n = 1000

  @Flag(help: "Put all leaves into one view instead of eight levels.")
  var flat = false

  @Option(help: "packets, as in scripts, or fingers one by one, as from windows.")
  var variant = Variant.packets

  func validate() throws {
    try requireRange("--n", n, 1...1_000_000)
  }

  /// The name of a variant that is not the usual one.
  var variantName: String? { variant == .packets ? nil : variant.rawValue }
}

/// A phone whose window is the root of a tree with many leaves.
///
/// The tree may be larger than the screen. Nothing is painted; each packet is one `tick` later.
@MainActor
final class TreePhone {
  /// How far the screen extends beyond the tree on each side, in points, for fingers that leave it.
  static let margin: CGFloat = 32
  /// The time from one packet to the next, in microseconds.
  private static let tick: Int64 = 16_667

  /// The layout of the leaves.
  let grid: CellGrid
  /// The leaves' record of their touches.
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

  /// The size of the screen, in points.
  var screen: CGSize {
    CGSize(
      width: grid.size.width + 2 * Self.margin, height: grid.size.height + 2 * Self.margin)
  }

  /// Converts a point of the tree to the screen.
  private func screenPoint(_ point: CGPoint) -> CGPoint {
    CGPoint(x: point.x + Self.margin, y: point.y + Self.margin)
  }

  /// Makes about 3 of 16 leaves hidden, disabled or transparent.
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

  /// Advances by a tick, at whose end fingers change.
  func step(_ changes: [TouchChange]) {
    advance()
    switch variant {
    case .packets: phone.step([Timed(time, .touches(changes))], to: time)
    case .fingers:
      phone.step(PacketCoalescer.packets(of: changes.map { Timed(time, $0) }), to: time)
    }
  }

  /// Advances by a tick, with events at its end.
  func step(_ events: (AppTime) -> [Timed<PhoneEvent>]) {
    advance()
    phone.step(events(time), to: time)
  }

  private func advance() {
    time.microseconds += Self.tick
  }

  /// Makes a change of a finger at a point of the tree, at the end of the next tick.
  func change(_ finger: Int, _ kind: (CGPoint) -> TouchChange.Kind, _ point: CGPoint)
    -> TouchChange
  {
    TouchChange(
      FingerKey(device: 1, finger: Int64(finger)), kind(screenPoint(point)))
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
