import Folders
import Foundation
import SplitMix64
import Testing
import UIKit
import XServer

/// Compares random layouts with an independent Cassowary solver, Debian's python3-kiwisolver.
struct CassowaryTests {
  /// The number of layouts with one solution in the tests; `make cassowary` compares 10,000.
  private static let count = setting("CASSOWARY_SYSTEMS") ?? 300

  private static func setting(_ name: String) -> Int? {
    ProcessInfo.processInfo.environment[name].flatMap { Int($0) }
  }

  @Test("E-40 an independent Cassowary solver finds the same solution of random layouts")
  func comparison() throws {
    var compared = 0
    var seed = UInt64(Self.setting("CASSOWARY_FIRST") ?? 1)
    // About half of the layouts have one solution.
    while compared < Self.count {
      let layouts = (seed..<seed + 700).map(RandomLayout.init(seed:))
      seed += 700
      for (layout, frames) in zip(layouts, try Self.solutions(of: layouts)) {
        guard let frames, compared < Self.count else { continue }
        compared += 1
        let result = layout.frames()
        let differs = zip(result, frames).contains { $0.differs(from: $1) }
        #expect(!differs, "\(layout)\nis laid out as \(result), but should be \(frames)")
      }
    }
    #expect(compared == Self.count)
  }

  /// Returns the frames that the other solver computes, or `nil` for a layout without a solution or
  /// with several.
  private static func solutions(of layouts: [RandomLayout]) throws -> [[[Double]]?] {
    let folder = try Folder()
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let written = try folder.write(
      "[\(layouts.map(\.json).joined(separator: ","))]", to: "layouts.json")
    let child = try ChildProcess(
      "/usr/bin/python3",
      [root.path + "/tools/cassowary.py", written, folder.path + "/frames.json"])
    try #require(
      try child.waitForExit(timeout: .seconds(120)) == .exited(0),
      "needs python3-kiwisolver; `make test` installs it: \(child.lines)")
    let data = try Data(contentsOf: URL(fileURLWithPath: folder.path + "/frames.json"))
    return try JSONDecoder().decode([[[Double]]?].self, from: data)
  }
}

extension CGRect {
  /// Whether the rectangle differs from x, y, width, and height by more than rounding errors. A
  /// negative size becomes 0.
  fileprivate func differs(from values: [Double]) -> Bool {
    let own = [minX, minY, width, height]
    let others = [values[0], values[1], max(0, values[2]), max(0, values[3])]
    return zip(own, others).contains { abs($0 - $1) > 1e-3 }
  }
}

/// Views with random constraints and intrinsic sizes in a view of 320 x 480 points.
@MainActor
struct RandomLayout: @preconcurrency CustomStringConvertible {
  /// A constraint; item 0 is the superview.
  struct Relation {
    var priority: Int
    var relation: NSLayoutConstraint.Relation
    var first: Int
    var attribute: NSLayoutConstraint.Attribute
    var multiplier: CGFloat
    var second: Int?
    var other: NSLayoutConstraint.Attribute
    var constant: CGFloat
  }

  private(set) var relations: [Relation] = []
  /// The intrinsic sizes of the views.
  private(set) var sizes: [CGSize] = []

  init(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let count = Int.random(in: 1...4, using: &random)
    for view in 1...count {
      let hasContents = Bool.random(using: &random)
      sizes.append(
        hasContents
          ? CGSize(
            width: .random(in: 2...12, using: &random) * 10,
            height: .random(in: 1...6, using: &random) * 10)
          : CGSize(width: -1, height: -1))
      // Without contents, two relations determine a length and a location; others compete with them.
      for isHorizontal in [true, false] {
        for _ in 0..<Int.random(in: hasContents ? 1...3 : 2...4, using: &random) {
          add(of: view, count: count, isHorizontal: isHorizontal, using: &random)
        }
      }
    }
  }

  private mutating func add(
    of view: Int, count: Int, isHorizontal: Bool, using random: inout SplitMix64
  ) {
    let isSize = Int.random(in: 0..<3, using: &random) == 0
    let edges: [NSLayoutConstraint.Attribute] =
      isHorizontal ? [.left, .right, .centerX] : [.top, .bottom, .centerY]
    let size: NSLayoutConstraint.Attribute = isHorizontal ? .width : .height
    let others = (0...count).filter { $0 != view }
    let isConstant = isSize && Bool.random(using: &random)
    relations.append(
      Relation(
        priority: [1000, 750, 500, 250].randomElement(using: &random) ?? 1000,
        relation: [.equal, .equal, .lessThanOrEqual, .greaterThanOrEqual]
          .randomElement(using: &random) ?? .equal,
        first: view, attribute: isSize ? size : edges.randomElement(using: &random) ?? .left,
        multiplier: isSize ? [0.5, 1, 2].randomElement(using: &random) ?? 1 : 1,
        second: isConstant ? nil : others.randomElement(using: &random),
        other: isConstant
          ? .notAnAttribute : isSize ? size : edges.randomElement(using: &random) ?? .left,
        constant: isSize
          ? .random(in: 0...20, using: &random) * 10 : .random(in: -10...10, using: &random) * 5))
  }

  /// Lays out the views.
  func frames() -> [CGRect] {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let views = sizes.map { ContentView(size: $0) }
    for view in views {
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
    }
    let items = [root] + views
    for each in relations {
      let constraint = NSLayoutConstraint(
        item: items[each.first], attribute: each.attribute, relatedBy: each.relation,
        toItem: each.second.map { items[$0] }, attribute: each.other, multiplier: each.multiplier,
        constant: each.constant)
      constraint.priority = UILayoutPriority(Float(each.priority))
      constraint.isActive = true
    }
    root.layoutIfNeeded()
    return views.map(\.frame)
  }

  /// The layout for the other solver, in which contents are inequalities.
  var json: String {
    var lines = relations.map { relation in
      let second = relation.second.map { "\($0)" } ?? "null"
      return """
        [\(relation.priority), "\(relation.relation)", \(relation.first), "\(relation.attribute)", \
        \(relation.multiplier), \(second), "\(relation.other)", \(relation.constant)]
        """
    }
    for (index, size) in sizes.enumerated() where size.width >= 0 {
      for (attribute, length) in [("width", size.width), ("height", size.height)] {
        for (priority, relation) in [(750, "greaterThanOrEqual"), (250, "lessThanOrEqual")] {
          lines.append(
            """
            [\(priority), "\(relation)", \(index + 1), "\(attribute)", 1, null, "", \(length)]
            """)
        }
      }
    }
    return "{\"views\": \(sizes.count), \"constraints\": [\(lines.joined(separator: ",\n"))]}"
  }

  var description: String { json }
}

/// A view with an intrinsic size.
final class ContentView: UIView {
  private var size = CGSize.zero

  convenience init(size: CGSize) {
    self.init(frame: .zero)
    self.size = size
  }

  override var intrinsicContentSize: CGSize { size }
}
