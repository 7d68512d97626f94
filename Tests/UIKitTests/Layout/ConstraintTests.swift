import Testing
import TouchTesting
import UIKit

struct ConstraintTests {
  let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 460))
  let first = UIView()
  let second = UIView()

  init() {
    for view in [first, second] {
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
    }
  }

  @Test("edges and a size make a frame")
  func edges() {
    NSLayoutConstraint.activate([
      first.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10),
      first.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -20),
      first.bottomAnchor.constraint(equalTo: root.bottomAnchor),
      first.heightAnchor.constraint(equalToConstant: 44),
    ])
    root.layoutIfNeeded()
    #expect(first.frame == CGRect(x: 10, y: 416, width: 290, height: 44))
    root.bounds.size.width = 500
    root.layoutIfNeeded()
    #expect(first.frame.width == 470)
  }

  @Test("centers, multiples and ratios of sizes make frames")
  func centers() {
    NSLayoutConstraint.activate([
      first.centerXAnchor.constraint(equalTo: root.centerXAnchor),
      first.centerYAnchor.constraint(equalTo: root.centerYAnchor, constant: 5),
      first.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: 0.5),
      first.heightAnchor.constraint(equalTo: first.widthAnchor, multiplier: 2, constant: 1),
      second.leftAnchor.constraint(equalTo: first.rightAnchor, constant: 8),
      second.topAnchor.constraint(equalTo: first.topAnchor),
      second.widthAnchor.constraint(equalToConstant: 20),
      second.heightAnchor.constraint(equalTo: second.widthAnchor),
    ])
    root.layoutIfNeeded()
    #expect(first.frame.size == CGSize(width: 160, height: 321))
    #expect(first.center == CGPoint(x: 160, y: 235))
    #expect(second.frame == CGRect(x: 248, y: 74.5, width: 20, height: 20))
  }

  @Test("views of equal width share a row, which no equation alone decides")
  func equalWidths() {
    NSLayoutConstraint.activate([
      first.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      second.leadingAnchor.constraint(equalTo: first.trailingAnchor, constant: 20),
      second.trailingAnchor.constraint(equalTo: root.trailingAnchor),
      first.widthAnchor.constraint(equalTo: second.widthAnchor),
      first.topAnchor.constraint(equalTo: root.topAnchor),
      first.bottomAnchor.constraint(equalTo: root.bottomAnchor),
      second.topAnchor.constraint(equalTo: root.topAnchor),
      second.bottomAnchor.constraint(equalTo: root.bottomAnchor),
    ])
    root.layoutIfNeeded()
    #expect(first.frame == CGRect(x: 0, y: 0, width: 150, height: 460))
    #expect(second.frame == CGRect(x: 170, y: 0, width: 150, height: 460))
  }

  @Test("labels and buttons have the size that they ask for; a longer text lays out again")
  func intrinsicSize() {
    let label = UILabel()
    label.translatesAutoresizingMaskIntoConstraints = false
    label.text = "Some text"
    root.addSubview(label)
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 5),
      label.topAnchor.constraint(equalTo: root.topAnchor, constant: 6),
    ])
    root.layoutIfNeeded()
    #expect(label.frame.origin == CGPoint(x: 5, y: 6))
    #expect(label.frame.size == label.intrinsicContentSize && label.frame.width > 10)
    let width = label.frame.width
    label.text = "Some longer text"
    root.layoutIfNeeded()
    #expect(label.frame.width > width)
  }

  @Test("an inequality holds, and does nothing where it holds anyway")
  func inequalities() {
    let width = first.widthAnchor.constraint(equalTo: root.widthAnchor, constant: -20)
    width.priority = .defaultHigh
    NSLayoutConstraint.activate([
      width, first.widthAnchor.constraint(lessThanOrEqualToConstant: 200),
      first.leadingAnchor.constraint(greaterThanOrEqualTo: root.leadingAnchor, constant: 4),
      first.centerXAnchor.constraint(equalTo: root.centerXAnchor),
      first.topAnchor.constraint(equalTo: root.topAnchor),
      first.heightAnchor.constraint(equalToConstant: 10),
    ])
    root.layoutIfNeeded()
    #expect(first.frame == CGRect(x: 60, y: 0, width: 200, height: 10))
    root.bounds.size.width = 120
    root.layoutIfNeeded()
    #expect(first.frame == CGRect(x: 10, y: 0, width: 100, height: 10))
  }

  @Test("a changed constant lays out again, also in an animation; inactive ones have no effect")
  func changes() {
    let height = first.heightAnchor.constraint(equalToConstant: 10)
    NSLayoutConstraint.activate([
      first.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      first.trailingAnchor.constraint(equalTo: root.trailingAnchor),
      first.topAnchor.constraint(equalTo: root.topAnchor), height,
    ])
    root.layoutIfNeeded()
    height.constant = 50
    #expect(first.frame.height == 10 && height.isActive && root.constraints.count == 3)
    root.layoutIfNeeded()
    #expect(first.frame.height == 50)
    height.isActive = false
    #expect(!height.isActive)
    let other = first.heightAnchor.constraint(equalToConstant: 70)
    other.isActive = true
    root.layoutIfNeeded()
    #expect(first.frame.height == 70)
  }

  @Test("constraints reach over levels, and to guides of the margins and the safe area")
  func guides() {
    let inner = UIView()
    inner.translatesAutoresizingMaskIntoConstraints = false
    second.addSubview(inner)
    let guide = UILayoutGuide()
    root.addLayoutGuide(guide)
    NSLayoutConstraint.activate([
      second.leadingAnchor.constraint(equalTo: root.layoutMarginsGuide.leadingAnchor),
      second.trailingAnchor.constraint(equalTo: root.layoutMarginsGuide.trailingAnchor),
      second.topAnchor.constraint(equalTo: root.safeAreaLayoutGuide.topAnchor, constant: 100),
      second.heightAnchor.constraint(equalToConstant: 100),
      guide.leadingAnchor.constraint(equalTo: second.leadingAnchor, constant: 30),
      guide.topAnchor.constraint(equalTo: second.topAnchor, constant: 40),
      guide.widthAnchor.constraint(equalToConstant: 50),
      guide.heightAnchor.constraint(equalToConstant: 60),
      inner.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      inner.topAnchor.constraint(equalTo: guide.topAnchor),
      inner.widthAnchor.constraint(equalTo: guide.widthAnchor),
      inner.heightAnchor.constraint(equalTo: guide.heightAnchor),
    ])
    root.layoutIfNeeded()
    #expect(second.frame == CGRect(x: 8, y: 100, width: 304, height: 100))
    #expect(guide.layoutFrame == CGRect(x: 38, y: 140, width: 50, height: 60))
    #expect(inner.frame == CGRect(x: 30, y: 40, width: 50, height: 60))
  }

  @Test("a contradiction, and what is left open, each give one warning")
  func warnings() {
    let phone = TestPhone(root)
    NSLayoutConstraint.activate([
      first.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      first.widthAnchor.constraint(equalToConstant: 10),
      first.widthAnchor.constraint(equalToConstant: 20),
      first.topAnchor.constraint(equalTo: root.topAnchor),
      first.heightAnchor.constraint(equalToConstant: 10),
    ])
    var warnings: [String] = []
    phone.context.warn = { warnings.append($0) }
    root.layoutIfNeeded()
    root.setNeedsLayout()
    root.layoutIfNeeded()
    #expect(first.frame == CGRect(x: 0, y: 0, width: 10, height: 10))
    #expect(warnings.count == 1 && warnings.first?.contains("left out") == true)
    second.widthAnchor.constraint(equalToConstant: 7).isActive = true
    second.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
    root.layoutIfNeeded()
    #expect(warnings.count == 2 && second.frame.width == 7)
    NSLayoutConstraint(
      item: UIView(), attribute: .left, relatedBy: .equal, toItem: root, attribute: .left,
      multiplier: 1, constant: 0
    ).isActive = true
    #expect(warnings.count == 3 && warnings.last?.contains("common superview") == true)
  }
}

struct StackViewTests {
  private func stack(_ lengths: [CGFloat]) -> UIStackView {
    let views = lengths.map { UIView(frame: CGRect(x: 0, y: 0, width: $0, height: 10)) }
    let stack = UIStackView(arrangedSubviews: views)
    stack.frame = CGRect(x: 0, y: 0, width: 300, height: 40)
    return stack
  }

  /// Where views begin and how long they are, in pairs.
  private func spans(_ stack: UIStackView) -> [[CGFloat]] {
    stack.layoutIfNeeded()
    return stack.arrangedSubviews.map { [$0.frame.minX, $0.frame.width] }
  }

  @Test("a distribution shares the length")
  func distributions() {
    let stack = stack([30, 50, 20])
    stack.spacing = 10
    #expect(spans(stack) == [[0, 30], [40, 50], [100, 200]])
    stack.distribution = .fillEqually
    let third: CGFloat = 280 / 3
    for span in spans(stack) { #expect(span[1] == third) }
    stack.distribution = .fillProportionally
    #expect(spans(stack) == [[0, 84], [94, 140], [244, 56]])
    stack.distribution = .equalSpacing
    #expect(spans(stack) == [[0, 30], [130, 50], [280, 20]])
    stack.distribution = .equalCentering
    // Middles at 15, 152.5 and 290.
    #expect(spans(stack) == [[0, 30], [127.5, 50], [280, 20]])
  }

  @Test("an alignment places views across; hidden ones and removed ones take no space")
  func alignment() {
    let stack = stack([30, 50])
    stack.distribution = .equalSpacing
    stack.alignment = .center
    stack.layoutIfNeeded()
    #expect(stack.arrangedSubviews[0].frame == CGRect(x: 0, y: 15, width: 30, height: 10))
    stack.alignment = .bottom
    stack.arrangedSubviews[0].isHidden = true
    stack.setNeedsLayout()
    stack.layoutIfNeeded()
    #expect(stack.arrangedSubviews[1].frame == CGRect(x: 0, y: 30, width: 50, height: 10))
    stack.arrangedSubviews[1].removeFromSuperview()
    #expect(stack.arrangedSubviews.count == 1)
  }

  @Test("a stack asks for the sum of its views, in either direction")
  func intrinsicSize() {
    let stack = stack([30, 50])
    stack.spacing = 4
    #expect(stack.intrinsicContentSize == CGSize(width: 84, height: 10))
    stack.axis = .vertical
    #expect(stack.intrinsicContentSize == CGSize(width: 50, height: 24))
    stack.isLayoutMarginsRelativeArrangement = true
    stack.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(stack.intrinsicContentSize == CGSize(width: 56, height: 28))
    let label = UILabel()
    label.text = "A label that is wider"
    stack.addArrangedSubview(label)
    #expect(stack.intrinsicContentSize.width == label.intrinsicContentSize.width + 6)
  }
}
