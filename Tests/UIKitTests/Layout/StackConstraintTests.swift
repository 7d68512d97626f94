import SplitMix64
import Testing
import TouchTesting
import UIKit

/// Constraints between the views in a stack and other views.
struct StackConstraintTests {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))

  private func pin(_ view: UIView, to other: UIView, inset: CGFloat = 0) {
    NSLayoutConstraint.activate([
      view.leftAnchor.constraint(equalTo: other.leftAnchor, constant: inset),
      view.topAnchor.constraint(equalTo: other.topAnchor, constant: inset),
      view.rightAnchor.constraint(equalTo: other.rightAnchor, constant: -inset),
      view.bottomAnchor.constraint(equalTo: other.bottomAnchor, constant: -inset),
    ])
  }

  private func add(_ view: UIView, to superview: UIView) {
    view.translatesAutoresizingMaskIntoConstraints = false
    superview.addSubview(view)
  }

  @Test("E-48 pages in a stack are as wide as the scroll view around it")
  func pages() {
    let (scroll, pages) = (UIScrollView(), [UIView(), UIView(), UIView()])
    let stack = UIStackView(arrangedSubviews: pages)
    add(scroll, to: root)
    add(stack, to: scroll)
    pin(scroll, to: root)
    pin(stack, to: scroll)
    stack.heightAnchor.constraint(equalTo: scroll.heightAnchor).isActive = true
    for page in pages { page.widthAnchor.constraint(equalTo: scroll.widthAnchor).isActive = true }
    let phone = TestPhone(root)
    root.layoutIfNeeded()
    #expect(pages.map(\.frame.minX) == [0, 320, 640])
    #expect(pages.allSatisfy { $0.frame.size == CGSize(width: 320, height: 480) })
    #expect(scroll.contentSize == CGSize(width: 960, height: 480))
    pages[1].isHidden = true
    root.layoutIfNeeded()
    #expect(pages[2].frame.minX == 320)
    #expect(scroll.contentSize.width == 640)
    #expect(phone.warnings == [])
  }

  @Test("E-48 constraints between a view and its subviews determine its size in a stack")
  func cards() {
    let card = UIView()
    let label = FixedView(width: 100)
    add(label, to: card)
    pin(label, to: card, inset: 15)
    let stack = UIStackView(arrangedSubviews: [card, FixedView(width: 40)])
    (stack.axis, stack.spacing) = (.vertical, 5)
    add(stack, to: root)
    NSLayoutConstraint.activate([
      stack.leftAnchor.constraint(equalTo: root.leftAnchor),
      stack.topAnchor.constraint(equalTo: root.topAnchor),
    ])
    root.layoutIfNeeded()
    // The label's 100 x 20 points and 15 points on each side.
    #expect(card.frame == CGRect(x: 0, y: 0, width: 130, height: 50))
    #expect(label.frame == CGRect(x: 15, y: 15, width: 100, height: 20))
    #expect(stack.frame == CGRect(x: 0, y: 0, width: 130, height: 75))
    #expect(stack.intrinsicContentSize == CGSize(width: 130, height: 75))
    label.width = 160
    root.layoutIfNeeded()
    #expect(stack.frame.width == 190)
  }

  @Test("E-48 columns of different rows are equally wide, and a square stays square")
  func grid() {
    let rows = (0..<2).map { _ in UIStackView(arrangedSubviews: [FixedView(), FixedView()]) }
    let grid = UIStackView(arrangedSubviews: rows)
    (grid.axis, grid.distribution) = (.vertical, .equalSpacing)
    grid.frame = CGRect(x: 10, y: 10, width: 200, height: 300)
    root.addSubview(grid)
    let (first, second) = (rows[0].arrangedSubviews, rows[1].arrangedSubviews)
    NSLayoutConstraint.activate([
      first[0].widthAnchor.constraint(equalTo: second[0].widthAnchor),
      second[0].widthAnchor.constraint(equalTo: second[1].widthAnchor, multiplier: 3),
      first[0].heightAnchor.constraint(equalTo: first[0].widthAnchor),
    ])
    grid.layoutIfNeeded()
    // The second row is divided 3 to 1, and the first column is a square of 150 points.
    #expect(second.map(\.frame.width) == [150, 50])
    #expect(
      first.map(\.frame.size) == [CGSize(width: 150, height: 150), CGSize(width: 50, height: 150)])
    #expect(
      rows.map(\.frame) == [
        CGRect(x: 0, y: 0, width: 200, height: 150), CGRect(x: 0, y: 280, width: 200, height: 20),
      ])
  }

  @Test("E-48 a view below a stack follows one of the stack's views")
  func outside() {
    let (views, note) = ([FixedView(width: 50), FixedView(width: 80)], FixedView(width: 10))
    let stack = UIStackView(arrangedSubviews: views)
    (stack.distribution, stack.alignment, stack.spacing) = (.equalCentering, .center, 10)
    add(stack, to: root)
    add(note, to: root)
    NSLayoutConstraint.activate([
      stack.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 20),
      stack.rightAnchor.constraint(equalTo: root.rightAnchor, constant: -20),
      stack.topAnchor.constraint(equalTo: root.topAnchor, constant: 30),
      stack.heightAnchor.constraint(equalToConstant: 60),
      note.leftAnchor.constraint(equalTo: views[1].leftAnchor),
      note.topAnchor.constraint(equalTo: views[1].bottomAnchor, constant: 7),
    ])
    root.layoutIfNeeded()
    // The views are at the ends of the stack, in the middle of its height.
    #expect(views[1].frame == CGRect(x: 200, y: 20, width: 80, height: 20))
    #expect(note.frame.origin == CGPoint(x: 220, y: 77))
  }

  @Test("E-48 as constraints, all kinds of stacks have the frames that they have without")
  func comparison() {
    for seed in UInt64(1)...600 {
      let direct = RandomStack(seed: seed).frames(withConstraints: false)
      let solved = RandomStack(seed: seed).frames(withConstraints: true)
      let differs = zip(direct, solved).contains { !$0.isNear($1) }
      #expect(!differs, "\(RandomStack(seed: seed)): \(direct), but with constraints \(solved)")
    }
  }
}

extension CGRect {
  /// Whether the edges are the same except for rounding errors.
  fileprivate func isNear(_ other: CGRect) -> Bool {
    abs(minX - other.minX) < 1e-3 && abs(minY - other.minY) < 1e-3
      && abs(width - other.width) < 1e-3 && abs(height - other.height) < 1e-3
  }
}

/// A stack with random properties and views.
@MainActor
private struct RandomStack: @preconcurrency CustomStringConvertible {
  private let stack = UIStackView()

  init(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let isRow = Bool.random(using: &random)
    stack.axis = isRow ? .horizontal : .vertical
    stack.distribution = .init(rawValue: .random(in: 0...4, using: &random)) ?? .fill
    stack.alignment = .init(rawValue: .random(in: 0...5, using: &random)) ?? .fill
    stack.spacing = .random(in: 0...3, using: &random) * 4
    stack.frame.size = CGSize(
      width: .random(in: 12...40, using: &random) * 10,
      height: .random(in: 12...40, using: &random) * 10)
    if Bool.random(using: &random) {
      stack.isLayoutMarginsRelativeArrangement = true
      stack.layoutMargins = UIEdgeInsets(top: 3, left: 5, bottom: 7, right: 9)
    }
    for index in 0..<Int.random(in: 1...5, using: &random) {
      let view = ContentView(
        size: CGSize(
          width: .random(in: 1...9, using: &random) * 10,
          height: .random(in: 1...9, using: &random) * 10))
      let axis = stack.axis
      view.setContentHuggingPriority(
        UILayoutPriority(.random(in: 250...252, using: &random)), for: axis)
      view.setContentCompressionResistancePriority(
        UILayoutPriority(.random(in: 749...751, using: &random)), for: axis)
      stack.addArrangedSubview(view)
      view.isHidden = index > 0 && Int.random(in: 0..<6, using: &random) == 0
      if Int.random(in: 0..<4, using: &random) == 0 {
        stack.setCustomSpacing(.random(in: 0...5, using: &random) * 3, after: view)
      }
    }
  }

  /// Lays out the stack, if asked with a constraint that changes no frame.
  func frames(withConstraints: Bool) -> [CGRect] {
    if withConstraints {
      let background = UIView()
      background.translatesAutoresizingMaskIntoConstraints = false
      stack.insertSubview(background, at: 0)
      for attribute in [.left, .top, .width, .height] as [NSLayoutConstraint.Attribute] {
        NSLayoutConstraint(
          item: background, attribute: attribute, relatedBy: .equal, toItem: stack,
          attribute: attribute, multiplier: 1, constant: 0
        ).isActive = true
      }
    }
    stack.layoutIfNeeded()
    return stack.arrangedSubviews.filter { !$0.isHidden }.map(\.frame)
  }

  var description: String {
    let sizes = stack.arrangedSubviews.map { view in
      let (hug, resist) = (
        view.contentHuggingPriority(for: stack.axis).rawValue,
        view.contentCompressionResistancePriority(for: stack.axis).rawValue
      )
      return "\(view.intrinsicContentSize) \(hug) \(resist)\(view.isHidden ? " hidden" : "")"
    }
    return """
      \(stack.axis) \(stack.distribution) \(stack.alignment) in \(stack.bounds.size), \
      spacing \(stack.spacing), margins \(stack.isLayoutMarginsRelativeArrangement): \
      \(sizes.joined(separator: ", "))
      """
  }
}
