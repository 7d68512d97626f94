import CoreGraphics
import DisplayList
import Testing
import TouchTesting
import UIKit

/// The drawing of labels.
struct LabelTests {
  let label = UILabel(frame: CGRect(x: 0, y: 0, width: 200, height: 20))

  private func commands() -> [DrawCommand] {
    let phone = TestPhone(label)
    label.frame.size = CGSize(width: 200, height: 20)
    phone.after(0)
    return phone.device.frame().nodes[0].children[0].contents
  }

  private var block: TextBlock? {
    for case .text(let block, in: _) in commands() { return block }
    return nil
  }

  @Test("Attributed text has a span for each distinct run, measured in UTF-8 bytes")
  func spans() throws {
    let text = NSMutableAttributedString(string: "Grün ist rot")
    text.addAttribute(.foregroundColor, value: UIColor.red, range: NSRange(location: 9, length: 3))
    text.addAttribute(
      .font, value: UIFont.boldSystemFont(ofSize: 20), range: NSRange(location: 0, length: 4))
    text.addAttributes(
      [
        .kern: 2, .underlineStyle: NSUnderlineStyle.double.rawValue, .underlineColor: UIColor.blue,
        .strikethroughStyle: 1, .baselineOffset: -3.5, .backgroundColor: UIColor.yellow,
      ], range: NSRange(location: 5, length: 3))
    label.attributedText = text
    label.textColor = .green
    let block = try #require(block)
    #expect(block.string == "Grün ist rot")
    #expect(block.color == UIColor.green.cgColor && block.font.size == 20)
    // "ü" consists of two bytes.
    #expect(block.spans.map(\.range) == [5..<6, 6..<9, 9..<10, 10..<13])
    #expect(block.spans[0].font?.size == 17)
    let word = block.spans[1]
    #expect(word.kern == 2 && word.underline == .double && word.isStruckThrough)
    #expect(word.underlineColor == UIColor.blue.cgColor && word.baselineOffset == -3.5)
    #expect(word.background == UIColor.yellow.cgColor && word.color == nil)
    #expect(block.spans[3].color == UIColor.red.cgColor)
  }

  @Test("text and attributedText stay in sync; plain text removes the attributes")
  func texts() throws {
    #expect(label.attributedText == nil)
    label.text = "one"
    label.font = .systemFont(ofSize: 30)
    let plain = try #require(label.attributedText)
    #expect(plain.string == "one")
    #expect((plain.attribute(.font, at: 0, effectiveRange: nil) as? UIFont)?.pointSize == 30)
    let text = NSMutableAttributedString(
      string: "two", attributes: [.foregroundColor: UIColor.red])
    label.attributedText = text
    #expect(label.text == "two")
    // The label stores a copy, so later changes to the string do not affect it.
    text.append(NSAttributedString(string: "!"))
    #expect(label.attributedText?.string == "two")
    #expect(block?.color == UIColor.red.cgColor)
    label.text = "two"
    #expect(block?.color == UIColor.label.cgColor)
    label.attributedText = nil
    #expect(label.text == nil && label.sizeThatFits(.zero) == .zero)
    label.attributedText = NSAttributedString(string: "")
    #expect(block == nil)
  }

  @Test("Alignment and line spacing come from the first character's paragraph style")
  func paragraphs() {
    let style = NSMutableParagraphStyle()
    style.alignment = .right
    style.lineSpacing = 6
    label.textAlignment = .center
    label.attributedText = NSAttributedString(string: "a", attributes: [.paragraphStyle: style])
    #expect(block?.alignment == .right && block?.lineSpacing == 6)
    label.attributedText = NSAttributedString(string: "a")
    #expect(block?.alignment == .center && block?.lineSpacing == 0 && block?.spans == [])
  }

  @Test("A shadow is a sharp copy, offset upward by one point by default")
  func shadow() {
    label.text = "text"
    #expect(label.shadowColor == nil && label.shadowOffset == CGSize(width: 0, height: -1))
    label.shadowColor = .gray
    label.shadowOffset = CGSize(width: 2, height: 3)
    let shadows = commands().compactMap { command -> Shadow? in
      if case .style(let style?) = command { return style.shadow }
      return nil
    }
    #expect(shadows.first?.offset == CGSize(width: 2, height: 3))
    #expect(shadows.first?.deviation == 0 && shadows.first?.color == UIColor.gray.cgColor)
  }

  @Test("The text of a disabled label is drawn with half the opacity")
  func disabled() {
    label.text = "text"
    #expect(label.isEnabled)
    label.isEnabled = false
    #expect(label.textColor == .label)
    #expect(block?.color == UIColor.label.withAlphaComponent(0.5).cgColor)
  }

  @Test("A highlighted label uses its highlighted color, if any")
  func highlight() {
    label.text = "text"
    label.isHighlighted = true
    #expect(block?.color == UIColor.label.cgColor)
    label.highlightedTextColor = .red
    #expect(block?.color == UIColor.red.cgColor)
    label.isHighlighted = false
    #expect(block?.color == UIColor.label.cgColor)
  }

  @Test("A line that is too wide shrinks to fit, but not below the minimum scale factor")
  func shrinking() {
    // A phone without fonts approximates letters as 0.5 em wide, so 50 letters at 17 points are 425
    // points wide.
    label.text = String(repeating: "m", count: 50)
    #expect(block?.font.size == 17)
    label.adjustsFontSizeToFitWidth = true
    #expect(block?.font.size == 17 * (200 / 425.0))
    label.minimumScaleFactor = 0.75
    #expect(block?.font.size == 17 * 0.75)
    label.numberOfLines = 2
    #expect(block?.font.size == 17)
    label.numberOfLines = 1
    label.text = "m"
    #expect(block?.font.size == 17)
  }

  @Test("textRect is the part of the bounds that text fills; a new font changes the intrinsic size")
  func sizes() {
    label.text = "mmmm"
    let bounds = CGRect(x: 3, y: 4, width: 100, height: 100)
    // Four letters of 0.5 em at 17 points, and a line height of 1.2 × 17, in whole points.
    #expect(
      label.textRect(forBounds: bounds, limitedToNumberOfLines: 1)
        == CGRect(x: 3, y: 4, width: 34, height: 21))
    #expect(label.intrinsicContentSize == CGSize(width: 34, height: 21))
    label.font = .systemFont(ofSize: 34)
    #expect(label.intrinsicContentSize == CGSize(width: 68, height: 41))
    label.text = nil
    #expect(label.textRect(forBounds: bounds, limitedToNumberOfLines: 1).size == .zero)
  }

  @Test("A font reports the metrics that the host measures")
  func metrics() {
    let services = HostServices(metrics: { font in
      FontMetrics(
        ascent: font.size, descent: font.size / 4, capHeight: font.size * 0.7,
        xHeight: font.size / 2)
    })
    let app = AppContext(services: services)
    app.perform {
      let font = UIFont.systemFont(ofSize: 20)
      #expect(font.ascender == 20 && font.descender == -5)
      #expect(font.capHeight == 14 && font.xHeight == 10 && font.leading == 0)
      #expect(font == UIFont.systemFont(ofSize: 20) && font != UIFont.boldSystemFont(ofSize: 20))
      #expect(font.fontName == "Inter" && UIFont.boldSystemFont(ofSize: 1).fontName == "Inter-Bold")
    }
  }
}
