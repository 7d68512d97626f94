import Testing
import TouchTesting
import UIKit

/// Layouts that depend on contents: texts, baselines, subviews, and scroll views.
struct ContentLayoutTests {
  let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))

  private func added<View: UIView>(_ view: View, to superview: UIView? = nil) -> View {
    view.translatesAutoresizingMaskIntoConstraints = false
    (superview ?? root).addSubview(view)
    return view
  }

  private func label(_ text: String, lines: Int = 1, in superview: UIView? = nil) -> UILabel {
    let label = added(UILabel(), to: superview)
    (label.text, label.numberOfLines) = (text, lines)
    return label
  }

  /// Makes a view's edges equal to the edges of another view or guide.
  private func pin(_ view: UIView, to item: Any, inset: CGFloat = 0) {
    for (attribute, sign) in [(.left, 1), (.top, 1), (.right, -1), (.bottom, -1)]
      as [(NSLayoutConstraint.Attribute, CGFloat)]
    {
      NSLayoutConstraint(
        item: view, attribute: attribute, relatedBy: .equal, toItem: item, attribute: attribute,
        multiplier: 1, constant: sign * inset
      ).isActive = true
    }
  }

  static let sentence = "Several words that need more than a single line"

  // MARK: - Texts

  @Test("E-41 a required constraint wins over required content priorities, without a message")
  func requiredContents() {
    final class SizedView: UIView {
      override var intrinsicContentSize: CGSize { CGSize(width: 24, height: 20) }
    }
    let phone = TestPhone(root)
    for (hugging, width) in [(Float(250), CGFloat(10)), (1000, 10), (1000, 36)] {
      let view = added(SizedView())
      view.setContentHuggingPriority(UILayoutPriority(hugging), for: .horizontal)
      view.setContentCompressionResistancePriority(.required, for: .horizontal)
      let constraint =
        hugging == 250
        ? view.widthAnchor.constraint(lessThanOrEqualToConstant: width)
        : view.widthAnchor.constraint(equalToConstant: width)
      NSLayoutConstraint.activate([
        view.leftAnchor.constraint(equalTo: root.leftAnchor),
        view.topAnchor.constraint(equalTo: root.topAnchor), constraint,
      ])
      root.layoutIfNeeded()
      #expect(view.frame.width == width)
      view.removeFromSuperview()
    }
    #expect(phone.log.text == "")
  }

  @Test(
    "E-43 baselines of labels are on whole pixels", arguments: [(28, 26.5), (13, 12.5), (22, 21)])
  func wholeBaselines(size: CGFloat, baseline: CGFloat) {
    let phone = TestPhone(root, scale: 2, fonts: .installed)
    let (text, mark) = (label("Big"), added(UIView()))
    text.font = .systemFont(ofSize: size)
    NSLayoutConstraint.activate([
      text.topAnchor.constraint(equalTo: root.topAnchor),
      mark.topAnchor.constraint(equalTo: text.firstBaselineAnchor),
      mark.heightAnchor.constraint(equalToConstant: 1),
    ])
    phone.after(0)
    root.layoutIfNeeded()
    // The ascender is 1950 / 2048 em.
    #expect((size * 1950 / 2048 * 2).rounded() / 2 == baseline)
    #expect(abs(mark.frame.minY - baseline) < 1e-9)
  }

  @Test("E-42 a label with several lines wraps at its width, and views below it move")
  func wrapping() {
    let (text, below) = (label(Self.sentence, lines: 0), label("below"))
    let width = text.widthAnchor.constraint(equalToConstant: 100)
    NSLayoutConstraint.activate([
      text.topAnchor.constraint(equalTo: root.topAnchor),
      text.leftAnchor.constraint(equalTo: root.leftAnchor), width,
      below.topAnchor.constraint(equalTo: text.bottomAnchor, constant: 5),
      below.leftAnchor.constraint(equalTo: root.leftAnchor),
    ])
    root.layoutIfNeeded()
    let limit = CGSize(width: 100, height: CGFloat.greatestFiniteMagnitude)
    #expect(text.frame.height == text.sizeThatFits(limit).height)
    #expect(text.frame.height > 2 * text.font.lineHeight)
    #expect(below.frame.minY == text.frame.maxY + 5)
    width.constant = 1000
    root.layoutIfNeeded()
    #expect(text.frame.height == text.intrinsicContentSize.height)
  }

  @Test("E-42 a label that may be narrower than its limit hugs the wrapped text")
  func bubble() {
    let bubble = added(UIView())
    let text = label("one two three four", lines: 0, in: bubble)
    pin(text, to: bubble, inset: 10)
    NSLayoutConstraint.activate([
      bubble.topAnchor.constraint(equalTo: root.topAnchor),
      bubble.rightAnchor.constraint(equalTo: root.rightAnchor),
      bubble.widthAnchor.constraint(lessThanOrEqualToConstant: 100),
    ])
    root.layoutIfNeeded()
    let size = text.sizeThatFits(CGSize(width: 80, height: CGFloat.greatestFiniteMagnitude))
    #expect(text.frame.size == size)
    #expect(size.width < 80)
    #expect(bubble.frame.size == CGSize(width: size.width + 20, height: size.height + 20))
    #expect(bubble.frame.maxX == 320)
  }

  @Test("E-42 lines wrap at the preferred width in the intrinsic size")
  func preferredWidth() {
    let text = label(Self.sentence, lines: 0)
    let full = text.intrinsicContentSize
    text.preferredMaxLayoutWidth = 120
    #expect(text.intrinsicContentSize.height > full.height)
    #expect(text.intrinsicContentSize.width <= 120)
    text.preferredMaxLayoutWidth = 0
    #expect(text.intrinsicContentSize == full)
  }

  // MARK: - Subviews

  @Test("E-41 subviews determine their superview's size, across levels, with one warning at most")
  func superview() {
    let phone = TestPhone(root)
    let outer = added(UIView())
    let inner = added(UIView(), to: outer)
    let content = added(FixedView(width: 50), to: inner)
    pin(inner, to: outer, inset: 5)
    pin(content, to: inner, inset: 10)
    outer.centerXAnchor.constraint(equalTo: root.centerXAnchor).isActive = true
    outer.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
    root.layoutIfNeeded()
    #expect(outer.frame == CGRect(x: 120, y: 0, width: 80, height: 50))
    #expect(inner.frame == CGRect(x: 5, y: 5, width: 70, height: 40))
    #expect(content.frame == CGRect(x: 10, y: 10, width: 50, height: 20))
    content.width = 90
    phone.after(1)
    #expect(outer.frame == CGRect(x: 100, y: 0, width: 120, height: 50))
    #expect(content.frame.width == 90)
    #expect(phone.warnings == [])
  }

  @Test("E-40 a contradictory constraint of lower priority is violated as little as possible")
  func approximation() {
    let view = added(FixedView(width: 10))
    let wish = view.widthAnchor.constraint(equalToConstant: 300)
    wish.priority = .defaultHigh
    let edge = view.rightAnchor.constraint(lessThanOrEqualTo: root.rightAnchor, constant: -100)
    NSLayoutConstraint.activate([
      view.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 20), wish, edge,
      view.topAnchor.constraint(equalTo: root.topAnchor),
    ])
    root.layoutIfNeeded()
    #expect(view.frame.width == 200)
    edge.isActive = false
    root.layoutIfNeeded()
    #expect(view.frame.width == 300)
  }

  // MARK: - Baselines

  @Test("E-43 labels, buttons, and text fields of different sizes stand on the same line")
  func baselines() {
    let (small, large) = (label("small"), label("Large"))
    large.font = .systemFont(ofSize: 40)
    let button = added(UIButton(type: .system))
    button.setTitle("Button", for: .normal)
    let field = added(UITextField())
    field.font = .systemFont(ofSize: 12)
    let plain = added(FixedView(width: 5))
    NSLayoutConstraint.activate(
      [
        large.topAnchor.constraint(equalTo: root.topAnchor),
        small.lastBaselineAnchor.constraint(equalTo: large.lastBaselineAnchor),
        button.firstBaselineAnchor.constraint(equalTo: large.firstBaselineAnchor),
        field.firstBaselineAnchor.constraint(equalTo: large.firstBaselineAnchor),
        plain.lastBaselineAnchor.constraint(equalTo: large.lastBaselineAnchor),
      ]
        + [small, large, button, field, plain].map {
          $0.leftAnchor.constraint(equalTo: root.leftAnchor)
        })
    root.layoutIfNeeded()
    let baseline = large.font.ascender
    // Sizes are rounded up to half points, and the text is centered.
    #expect(abs(small.frame.minY + small.font.ascender - baseline) <= 0.5)
    #expect(plain.frame.maxY - baseline <= 0.5)
    button.layoutIfNeeded()
    let title = button.titleLabel?.convert(CGPoint.zero, to: root as UIView?) ?? .zero
    let titleFont = button.titleLabel?.font ?? small.font ?? .systemFont(ofSize: 1)
    #expect(abs(title.y + titleFont.ascender - baseline) <= 0.5)
    let line = field.font.map { $0.ascender - $0.descender } ?? 0
    let top = field.frame.midY - line / 2
    #expect(abs(top + (field.font?.ascender ?? 0) - baseline) <= 0.5)
  }

  @Test("E-43 the last baseline of wrapped text is below its last line")
  func lastBaseline() {
    let (text, side) = (label(Self.sentence, lines: 0), label("side"))
    NSLayoutConstraint.activate([
      text.topAnchor.constraint(equalTo: root.topAnchor),
      text.leftAnchor.constraint(equalTo: root.leftAnchor),
      text.widthAnchor.constraint(equalToConstant: 100),
      side.leftAnchor.constraint(equalTo: text.rightAnchor),
      side.lastBaselineAnchor.constraint(equalTo: text.lastBaselineAnchor),
    ])
    root.layoutIfNeeded()
    #expect(text.frame.height > 2 * side.frame.height)
    // Sizes are rounded up to whole points, and baselines to the nearest ones.
    #expect(abs(side.frame.maxY - text.frame.maxY) <= 1)
    let first = side.firstBaselineAnchor.constraint(equalTo: text.firstBaselineAnchor)
    for constraint in root.constraints where constraint.firstAttribute == .lastBaseline {
      constraint.isActive = false
    }
    first.isActive = true
    root.layoutIfNeeded()
    #expect(abs(side.frame.minY) < 0.5)
  }

  /// A view with the baseline of a subview.
  private final class Captioned: UIView {
    let caption = UILabel()

    override var forLastBaselineLayout: UIView { caption }
  }

  @Test("E-43 a view can choose the subview with its baseline")
  func baselineView() {
    let view = added(Captioned())
    let caption = added(view.caption, to: view)
    caption.text = "caption"
    let other = label("other")
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: root.topAnchor, constant: 7),
      view.leftAnchor.constraint(equalTo: root.leftAnchor),
      view.widthAnchor.constraint(equalToConstant: 100),
      view.heightAnchor.constraint(equalToConstant: 90),
      caption.topAnchor.constraint(equalTo: view.topAnchor, constant: 30),
      caption.leftAnchor.constraint(equalTo: view.leftAnchor),
      other.leftAnchor.constraint(equalTo: view.rightAnchor),
      other.firstBaselineAnchor.constraint(equalTo: view.firstBaselineAnchor),
    ])
    root.layoutIfNeeded()
    #expect(view.forFirstBaselineLayout === caption)
    #expect(other.frame.minY == 37)
  }

  // MARK: - Fitting sizes

  @Test("E-45 the fitting size depends on constraints, contents, and the target's priorities")
  func fitting() {
    let text = label(Self.sentence, lines: 0)
    pin(text, to: root, inset: 10)
    let compressed = root.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    #expect(compressed.width == text.intrinsicContentSize.width + 20)
    #expect(compressed.height == text.intrinsicContentSize.height + 20)
    let narrow = root.systemLayoutSizeFitting(
      CGSize(width: 120, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    #expect(narrow.width == 120)
    let limit = CGSize(width: 100, height: CGFloat.greatestFiniteMagnitude)
    #expect(narrow.height == text.sizeThatFits(limit).height + 20)
    #expect(root.frame.size == CGSize(width: 320, height: 480))
    let empty = UIView(frame: CGRect(x: 0, y: 0, width: 9, height: 9))
    #expect(
      empty.systemLayoutSizeFitting(CGSize(width: 3, height: 4)) == CGSize(width: 3, height: 4))
    let expanded = FixedView(width: 30)
    let target = UIView.layoutFittingExpandedSize
    #expect(expanded.systemLayoutSizeFitting(target) == CGSize(width: 30, height: 20))
  }

  // MARK: - Updates

  /// A view that creates its constraints in `updateConstraints()`.
  private final class Updating: UIView {
    var updates = 0
    lazy var height = heightAnchor.constraint(equalToConstant: 10)

    override func updateConstraints() {
      updates += 1
      height.isActive = true
      height.constant = 10 * CGFloat(updates)
      super.updateConstraints()
    }
  }

  @Test("E-46 constraints are updated before the first layout, and when requested")
  func updates() {
    let view = added(Updating())
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: root.topAnchor),
      view.leftAnchor.constraint(equalTo: root.leftAnchor),
      view.rightAnchor.constraint(equalTo: root.rightAnchor),
    ])
    root.layoutIfNeeded()
    #expect(view.updates == 1)
    #expect(view.frame == CGRect(x: 0, y: 0, width: 320, height: 10))
    view.setNeedsUpdateConstraints()
    view.setNeedsUpdateConstraints()
    #expect(view.needsUpdateConstraints())
    root.layoutIfNeeded()
    #expect(!view.needsUpdateConstraints())
    #expect(view.updates == 2)
    #expect(view.frame.height == 20)
    view.updateConstraintsIfNeeded()
    #expect(view.updates == 2)
  }
}
