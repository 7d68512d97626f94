import Testing
import TouchTesting

@testable import UIKit

/// Text views: several lines, scrolling, and the order of the delegate's calls.
///
/// With estimated sizes, characters are 10 points wide and lines 24 points high. The text begins at
/// x = 10 + 5 and y = 100 + 8.
struct TextViewTests {
  final class ViewLog: NSObject, UITextViewDelegate {
    var begins = true
    func textViewShouldBeginEditing(_ textView: UITextView) -> Bool {
      print("should begin")
      return begins
    }
    func textViewDidBeginEditing(_ textView: UITextView) { print("did begin") }
    func textViewShouldEndEditing(_ textView: UITextView) -> Bool {
      print("should end")
      return true
    }
    func textViewDidEndEditing(_ textView: UITextView) { print("did end") }
    func textView(
      _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
    ) -> Bool {
      let name = text == "\n" ? "return" : text
      print("should change \(range.location),\(range.length) to '\(name)'")
      return true
    }
    func textViewDidChange(_ textView: UITextView) { print("changed") }
    func textViewDidChangeSelection(_ textView: UITextView) { print("selection") }
    func scrollViewDidScroll(_ scrollView: UIScrollView) { scrolls += 1 }
    var scrolls = 0
  }

  let view = UITextView()
  let log = ViewLog()

  private func phone(_ text: String = "") -> TestPhone {
    view.frame = CGRect(x: 10, y: 100, width: 210, height: 100)
    view.font = .systemFont(ofSize: 20)
    view.text = text
    view.contentInsetAdjustmentBehavior = .never
    view.delegate = log
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    root.addSubview(view)
    return TestPhone(root)
  }

  @Test("M-40 a text view reports editing to its delegate; the return key begins a line")
  func order() {
    let phone = phone()
    #expect(phone.logged { phone.tap(at: 50, 150) } == ["should begin", "did begin"])
    #expect(
      phone.logged { phone.type("a") } == ["should change 0,0 to 'a'", "selection", "changed"])
    #expect(
      phone.logged { phone.type("\n") } == [
        "should change 1,0 to 'return'", "selection", "changed",
      ])
    #expect(view.text == "a\n" && view.selectedRange == NSRange(location: 2, length: 0))
    #expect(
      phone.logged { phone.run { view.resignFirstResponder() } } == ["should end", "did end"])
    log.begins = false
    #expect(phone.logged { phone.tap(at: 50, 150) } == ["should begin"])
  }

  @Test("M-41 a tap places the caret in the line at its height, below the text in the last line")
  func caretByTap() {
    let phone = phone("one\ntwo three\nfour")
    // The second line is from y = 108 + 24 to 108 + 48.
    phone.tap(at: 15 + 41, 108 + 36)
    phone.after(1)
    #expect(view.selectedRange == NSRange(location: 8, length: 0))
    phone.tap(at: 15 + 100, 195)
    phone.after(1)
    #expect(view.selectedRange == NSRange(location: 18, length: 0))
    phone.type(.up)
    #expect(view.selectedRange == NSRange(location: 8, length: 0))
    phone.type(.shiftDown)
    #expect(view.selectedRange == NSRange(location: 8, length: 10))
  }

  @Test("M-42 the contents are as high as the text, and typing scrolls to the caret")
  func scrolling() {
    let phone = phone()
    phone.tap(at: 50, 150)
    phone.type("1\n2\n3\n4\n5\n6")
    phone.after(0.1)
    #expect(view.contentSize == CGSize(width: 210, height: 6 * 24 + 8 + 8))
    #expect(view.contentOffset.y == view.contentSize.height - 100)
    #expect(log.scrolls > 0)
    phone.run { view.scrollRangeToVisible(NSRange(location: 0, length: 1)) }
    #expect(view.contentOffset.y == 0)
    let height: CGFloat = 6 * 24 + 8 + 8
    #expect(view.sizeThatFits(CGSize(width: 210, height: 0)).height == height)
  }

  @Test("M-43 a text view that is not editable can still be selected and copied")
  func readOnly() {
    let phone = phone("one two")
    view.isEditable = false
    #expect(phone.logged { phone.tap(at: 60, 118, count: 2) }.contains("selection"))
    #expect(view.isFirstResponder && view.selectedRange == NSRange(location: 4, length: 3))
    phone.type("x")
    #expect(view.text == "one two")
    phone.type(.copy)
    #expect(UIPasteboard.general.string == "two")
    view.isSelectable = false
    phone.run { view.resignFirstResponder() }
    phone.tap(at: 60, 118)
    #expect(!view.isFirstResponder)
  }

  @Test("M-44 a finger that moves scrolls the text and does not begin editing")
  func dragging() {
    let phone = phone("1\n2\n3\n4\n5\n6\n7\n8")
    phone.finger(1).down(at: 50, 180)
    phone.finger(1).move(to: 50, 160).move(to: 50, 130).up()
    #expect(view.contentOffset.y > 0 && !view.isFirstResponder)
  }

  @Test("M-45 attributes move with the text, and typed text gets typingAttributes")
  func attributes() {
    let phone = phone()
    let text = NSMutableAttributedString(string: "red", attributes: [.foregroundColor: UIColor.red])
    view.attributedText = text
    phone.tap(at: 200, 118)
    phone.type("s")
    view.typingAttributes = [.foregroundColor: UIColor.blue]
    phone.type("!")
    func color(_ index: Int) -> UIColor? {
      view.attributedText.attribute(.foregroundColor, at: index, effectiveRange: nil) as? UIColor
    }
    #expect(view.text == "reds!")
    #expect(color(0) == .red && color(3) == .red && color(4) == .blue)
  }
}
