import Testing
import TouchTesting
import UIKit

struct StackViewTests {
  private func stack(_ lengths: [CGFloat]) -> UIStackView {
    let views = lengths.map { UIView(frame: CGRect(x: 0, y: 0, width: $0, height: 10)) }
    let stack = UIStackView(arrangedSubviews: views)
    stack.frame = CGRect(x: 0, y: 0, width: 300, height: 40)
    return stack
  }

  /// Returns the start and length of each view, as pairs.
  private func spans(_ stack: UIStackView) -> [[CGFloat]] {
    stack.layoutIfNeeded()
    return stack.arrangedSubviews.map { [$0.frame.minX, $0.frame.width] }
  }

  @Test("a distribution divides the stack's length; the first view without contents is resized")
  func distributions() {
    let stack = stack([30, 50, 20])
    stack.spacing = 10
    #expect(spans(stack) == [[0, 210], [220, 50], [280, 20]])
    stack.distribution = .fillEqually
    let third: CGFloat = 280 / 3
    for span in spans(stack) { #expect(span[1] == third) }
    stack.distribution = .equalSpacing
    #expect(spans(stack) == [[0, 30], [130, 50], [280, 20]])
    stack.distribution = .equalCentering
    // The centers are at 15, 152.5, and 290.
    #expect(spans(stack) == [[0, 30], [127.5, 50], [280, 20]])
  }

  /// Returns a stack of views with the given intrinsic widths.
  private func fixed(_ widths: [CGFloat], in width: CGFloat, spacing: CGFloat = 0) -> UIStackView {
    let stack = UIStackView(arrangedSubviews: widths.map { FixedView(width: $0) })
    stack.spacing = spacing
    stack.frame = CGRect(x: 0, y: 0, width: width, height: 24)
    return stack
  }

  @Test("E-47 custom spaces replace the spacing after a view until it is hidden or removed")
  func customSpacing() {
    let stack = fixed([30, 40, 50], in: 300, spacing: 10)
    let views = stack.arrangedSubviews
    #expect(stack.customSpacing(after: views[0]) == UIStackView.spacingUseDefault)
    stack.setCustomSpacing(25, after: views[0])
    stack.setCustomSpacing(UIStackView.spacingUseSystem, after: views[1])
    stack.setCustomSpacing(99, after: views[2])
    stack.setCustomSpacing(1, after: UIView())
    #expect(stack.customSpacing(after: views[0]) == 25)
    // 120 for the views, 25 and 8 between them.
    #expect(stack.intrinsicContentSize.width == 153)
    #expect(spans(stack) == [[0, 177], [202, 40], [250, 50]])
    views[0].isHidden = true
    #expect(stack.intrinsicContentSize.width == 98)
    views[0].isHidden = false
    stack.distribution = .equalSpacing
    // Both spaces are 90.
    #expect(spans(stack) == [[0, 30], [120, 40], [250, 50]])
    stack.removeArrangedSubview(views[0])
    stack.insertArrangedSubview(views[0], at: 0)
    #expect(stack.customSpacing(after: views[0]) == UIStackView.spacingUseDefault)
  }

  @Test("E-47 baselines of a row's labels are at the same height")
  func baselines() {
    let labels = [12, 40, 20].map { (size: CGFloat) in
      let label = UILabel()
      (label.text, label.font) = ("Text", .systemFont(ofSize: size))
      return label
    }
    let stack = UIStackView(arrangedSubviews: labels)
    stack.frame = CGRect(x: 0, y: 0, width: 300, height: 100)
    for alignment in [.firstBaseline, .lastBaseline] as [UIStackView.Alignment] {
      stack.alignment = alignment
      stack.layoutIfNeeded()
      let baselines = labels.map { $0.frame.minY + $0.font.ascender }
      for baseline in baselines { #expect(abs(baseline - baselines[1]) <= 0.5, "\(alignment)") }
      #expect(alignment == .firstBaseline ? labels[1].frame.minY == 0 : labels[1].frame.maxY == 100)
    }
    #expect(stack.intrinsicContentSize.height == labels[1].intrinsicContentSize.height)
  }

  @Test("E-42 labels in a column wrap at its width, and the column's height follows")
  func wrapping() {
    let label = UILabel()
    (label.text, label.numberOfLines) = ("Several words in a narrow column", 0)
    let stack = UIStackView(arrangedSubviews: [label, FixedView(width: 20)])
    (stack.axis, stack.spacing) = (.vertical, 5)
    stack.translatesAutoresizingMaskIntoConstraints = false
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    root.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: root.topAnchor),
      stack.leftAnchor.constraint(equalTo: root.leftAnchor),
      stack.widthAnchor.constraint(equalToConstant: 90),
    ])
    root.layoutIfNeeded()
    let limit = CGSize(width: 90, height: CGFloat.greatestFiniteMagnitude)
    let height = label.sizeThatFits(limit).height
    #expect(height > 2 * label.font.lineHeight)
    #expect(label.frame == CGRect(x: 0, y: 0, width: 90, height: height))
    #expect(stack.frame.height == height + 25)
  }

  /// A stack with measured frames.
  struct Measured: CustomTestStringConvertible, Sendable {
    let distribution: UIStackView.Distribution
    let widths: [CGFloat]
    var hidden: Int?
    let total: CGFloat
    var spacing: CGFloat = 0
    var margin: CGFloat = 0
    let starts: [CGFloat]
    let lengths: [CGFloat]
    let source: String

    var testDescription: String { "\(distribution), \(source)" }
  }

  nonisolated static let simulator =
    "iPhone SE simulator, iOS 26, recorded frames"
  nonisolated static let answer =
    "iOS, measured frames in an answer on .fillProportionally with layoutMargins (mcmap.net/q/1871613)"
  nonisolated static let constraints =
    "UIKit of 2026, multipliers 0.0988, 0.5926, 0.1975 of its constraints; a view of length 0"

  nonisolated static let measured: [Measured] = [
    Measured(
      distribution: .fill, widths: [126, 151, 39.5], total: 288, spacing: 8,
      starts: [0, 89.5, 248.5], lengths: [81.5, 151, 39.5], source: simulator),
    Measured(
      distribution: .equalSpacing, widths: [126, 151, 39.5], total: 288, spacing: 8,
      starts: [0, 89.5, 248.5], lengths: [81.5, 151, 39.5], source: simulator),
    Measured(
      distribution: .equalCentering, widths: [126, 151, 39.5], total: 288, spacing: 8,
      starts: [0, 89.5, 248.5], lengths: [81.5, 151, 39.5], source: simulator),
    Measured(
      distribution: .fill, widths: [50.5, 56, 37.5], hidden: 1, total: 200, spacing: 24,
      starts: [0, 162.5], lengths: [138.5, 37.5], source: simulator),
    Measured(
      distribution: .fillProportionally, widths: [25, 75], total: 200,
      starts: [0, 50], lengths: [50, 150], source: answer),
    Measured(
      distribution: .fillProportionally, widths: [25, 75], total: 200, margin: 10,
      starts: [10, 60], lengths: [50, 130], source: answer),
    // 8, 48, and 16 of the sum 72 plus three spaces of 3 points are 8/81, 48/81, and 16/81.
    Measured(
      distribution: .fillProportionally, widths: [8, 48, 16, 0], total: 405, spacing: 3,
      starts: [0, 43, 286, 405], lengths: [40, 240, 116, 0], source: constraints),
  ]

  @Test("views have the same frames as on an iPhone", arguments: measured)
  func measuredPlaces(_ measured: Measured) {
    let stack = fixed(measured.widths, in: measured.total, spacing: measured.spacing)
    stack.distribution = measured.distribution
    if measured.margin > 0 {
      stack.isLayoutMarginsRelativeArrangement = true
      stack.layoutMargins = UIEdgeInsets(
        top: 0, left: measured.margin, bottom: 0, right: measured.margin)
    }
    if let hidden = measured.hidden { stack.arrangedSubviews[hidden].isHidden = true }
    stack.layoutIfNeeded()
    let frames = stack.arrangedSubviews.filter { !$0.isHidden }.map(\.frame)
    #expect(frames.map(\.minX) == measured.starts)
    #expect(frames.map(\.width) == measured.lengths)
  }

  @Test(
    "the view with the lowest hugging priority grows; the view with the lowest resistance shrinks"
  )
  func priorities() {
    let stack = fixed([40, 50, 60], in: 200)
    let views = stack.arrangedSubviews
    views[1].setContentHuggingPriority(.init(200), for: .horizontal)
    #expect(spans(stack).map { $0[1] } == [40, 100, 60])
    views[2].setContentCompressionResistancePriority(.init(700), for: .horizontal)
    stack.frame.size.width = 100
    #expect(spans(stack).map { $0[1] } == [40, 50, 10])
    // After the last view's width reaches zero, the first of the others shrinks.
    stack.frame.size.width = 70
    #expect(spans(stack).map { $0[1] } == [20, 50, 0])
  }

  @Test("a view's own constraints take precedence over its contents")
  func constraints() {
    let stack = fixed([40, 50, 60], in: 200)
    let views = stack.arrangedSubviews
    views[0].widthAnchor.constraint(equalToConstant: 30).isActive = true
    #expect(spans(stack).map { $0[1] } == [30, 110, 60])
    views[1].widthAnchor.constraint(lessThanOrEqualToConstant: 80).isActive = true
    #expect(spans(stack).map { $0[1] } == [30, 80, 90])
    views[1].widthAnchor.constraint(greaterThanOrEqualToConstant: 45).isActive = true
    stack.frame.size.width = 100
    #expect(spans(stack).map { $0[1] } == [30, 45, 25])
  }

  @Test("with equal centering, all centers are equally far apart if the spacing allows it")
  func centering() {
    let stack = fixed([100, 20, 20], in: 200, spacing: 10)
    stack.distribution = .equalCentering
    // 70 points between all centers.
    #expect(spans(stack) == [[0, 100], [110, 20], [180, 20]])
    stack.frame.size.width = 190
    // The first distance is at least 50 + 10 + 10 points, which leaves 60.
    #expect(spans(stack) == [[0, 100], [110, 20], [170, 20]])
    let other = fixed([20, 20, 100], in: 170, spacing: 10)
    other.distribution = .equalCentering
    // The second distance is at least 70 points, which leaves 110 - 70 for the first.
    #expect(spans(other) == [[0, 20], [40, 20], [70, 100]])
  }

  @Test("alignment positions views on the cross axis; hidden and removed views take up no space")
  func alignment() {
    let stack = stack([30, 50])
    stack.distribution = .equalSpacing
    stack.alignment = .center
    stack.layoutIfNeeded()
    #expect(stack.arrangedSubviews[0].frame == CGRect(x: 0, y: 15, width: 30, height: 10))
    stack.alignment = .bottom
    stack.arrangedSubviews[0].isHidden = true
    stack.layoutIfNeeded()
    // The only visible view fills the stack.
    #expect(stack.arrangedSubviews[1].frame == CGRect(x: 0, y: 30, width: 300, height: 10))
    stack.arrangedSubviews[1].removeFromSuperview()
    #expect(stack.arrangedSubviews.count == 1)
  }

  @Test(
    "a NaN length has no effect in a stack",
    arguments: [NSLayoutConstraint.Relation.equal, .greaterThanOrEqual, .lessThanOrEqual])
  func notANumber(relation: NSLayoutConstraint.Relation) {
    let stack = fixed([30, 50], in: 100)
    NSLayoutConstraint(
      item: stack.arrangedSubviews[0], attribute: .width, relatedBy: relation, toItem: nil,
      attribute: .notAnAttribute, multiplier: 1, constant: .nan
    ).isActive = true
    #expect(spans(stack) == [[0, 50], [50, 50]])
  }

  @Test("a stack's intrinsic size combines its views' sizes in both directions")
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
