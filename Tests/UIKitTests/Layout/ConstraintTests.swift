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

  @Test("edges and a size determine a frame")
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

  @Test("centers, multipliers and size ratios determine frames")
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

  @Test("equal-width views divide a row, although no single constraint determines their widths")
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

  @Test("labels and buttons have their intrinsic size; longer text triggers layout again")
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

  @Test("an inequality that does not hold is enforced, and one that already holds has no effect")
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

  @Test("changing a constant triggers layout, even in an animation, if the constraint is active")
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

  @Test("constraints work across hierarchy levels and with margin and safe area guides")
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

  @Test("a conflict and an ambiguity each cause one warning")
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
    phone.context.host.warn = { warnings.append($0) }
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

  /// Lays out a 60-point label and an 80-point label side by side across the root view's width.
  private func row(in width: CGFloat) -> (FixedView, FixedView) {
    let (left, right) = (FixedView(width: 60), FixedView(width: 80))
    for view in [left, right] {
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
    }
    NSLayoutConstraint.activate([
      left.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      right.leadingAnchor.constraint(equalTo: left.trailingAnchor, constant: 10),
      right.trailingAnchor.constraint(equalTo: root.trailingAnchor),
      left.topAnchor.constraint(equalTo: root.topAnchor),
      right.topAnchor.constraint(equalTo: root.topAnchor),
    ])
    root.bounds.size.width = width
    return (left, right)
  }

  @Test("if there is too much space, the view with the lower hugging priority grows")
  func hugging() {
    let (left, right) = row(in: 200)
    #expect(left.contentHuggingPriority(for: .horizontal) == .defaultLow)
    left.setContentHuggingPriority(.init(249), for: .horizontal)
    root.layoutIfNeeded()
    #expect(left.frame.width == 110 && right.frame.width == 80)
    right.setContentHuggingPriority(.init(100), for: .horizontal)
    root.layoutIfNeeded()
    #expect(left.frame.width == 60 && right.frame.width == 130)
    #expect(right.contentHuggingPriority(for: .vertical) == .defaultLow)
  }

  @Test("if there is too little space, the view with the lower compression resistance shrinks")
  func resistance() {
    let (left, right) = row(in: 120)
    #expect(left.contentCompressionResistancePriority(for: .horizontal) == .defaultHigh)
    left.setContentCompressionResistancePriority(.init(751), for: .horizontal)
    root.layoutIfNeeded()
    #expect(left.frame.width == 60 && right.frame.width == 50)
    // Hugging priorities have no effect here.
    left.setContentHuggingPriority(.init(10), for: .horizontal)
    right.setContentCompressionResistancePriority(.required, for: .horizontal)
    root.layoutIfNeeded()
    #expect(left.frame.width == 30 && right.frame.width == 80)
  }

  @Test(
    "a constraint with a priority between hugging and resistance can grow but not shrink a view"
  )
  func constraintsAndContents() {
    let view = FixedView(width: 60)
    view.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(view)
    let width = view.widthAnchor.constraint(equalToConstant: 100)
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      view.topAnchor.constraint(equalTo: root.topAnchor), width,
    ])
    for (priority, constant, expected) in [
      (500, 100, 100), (500, 20, 60), (800, 20, 20), (200, 100, 60), (200, 20, 60),
    ] as [(Float, CGFloat, CGFloat)] {
      (width.priority, width.constant) = (.init(priority), constant)
      root.layoutIfNeeded()
      #expect(view.frame.width == expected, "\(priority): \(constant)")
    }
  }

  @Test("a negative width causes one warning that suggests a device")
  func negativeSizes() {
    let controller = UIViewController()
    controller.view.addSubview(first)
    NSLayoutConstraint.activate([
      first.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor, constant: 200),
      first.trailingAnchor.constraint(equalTo: controller.view.trailingAnchor, constant: -150),
      first.topAnchor.constraint(equalTo: controller.view.topAnchor),
      first.heightAnchor.constraint(equalToConstant: 10),
    ])
    first.accessibilityIdentifier = "bar"
    let phone = TestPhone(controller)
    let message =
      "make \(first.traceName) -30 points wide here; a device with 350x480 points would fit"
    #expect(phone.warnings.filter { $0.contains(message) }.count == 1, "\(phone.warnings)")
    controller.view.setNeedsLayout()
    phone.after(1)
    #expect(phone.warnings.count == 1)
    #expect(first.frame == CGRect(x: 200, y: 0, width: 0, height: 10))
  }

  @Test(
    "a negative width of any magnitude causes a warning",
    arguments: [-1e30, -.greatestFiniteMagnitude, -.infinity] as [CGFloat])
  func hugeNegativeSizes(width: CGFloat) {
    let controller = UIViewController()
    controller.view.addSubview(first)
    NSLayoutConstraint.activate([
      first.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor),
      first.trailingAnchor.constraint(equalTo: controller.view.leadingAnchor, constant: width),
      first.topAnchor.constraint(equalTo: controller.view.topAnchor),
      first.heightAnchor.constraint(equalToConstant: 10),
    ])
    let phone = TestPhone(controller)
    #expect(phone.warnings.count == 1, "\(phone.warnings)")
    #expect(first.frame.width == 0)
  }
}

/// A view with an intrinsic size.
final class FixedView: UIView {
  var width: CGFloat = 0 { didSet { invalidateIntrinsicContentSize() } }

  convenience init(width: CGFloat) {
    self.init(frame: .zero)
    self.width = width
  }

  override var intrinsicContentSize: CGSize { CGSize(width: width, height: 20) }
}
