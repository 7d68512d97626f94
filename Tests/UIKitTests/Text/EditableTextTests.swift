import Testing

@testable import UIKit

/// Text with a selection.
struct EditableTextTests {
  @Test("a word is a run of letters and digits; other characters stand alone")
  func words() {
    let text = EditableText("it's 2 o'clock, now")
    #expect(text.word(at: 0) == 0..<4)
    #expect(text.word(at: 4) == 0..<4)
    #expect(text.word(at: 5) == 5..<6)
    #expect(text.word(at: 14) == 7..<14)
    #expect(text.word(at: 15) == 15..<16)
    #expect(text.word(at: 19) == 16..<19)
    #expect(EditableText("").word(at: 0) == 0..<0)
    #expect(EditableText("a   b").word(at: 2) == 1..<4)
  }

  @Test("a selection is clamped to the text and never splits a character")
  func alignment() {
    var text = EditableText("a👍b")
    text.select(2..<2)
    #expect(text.selection == 1..<1)
    text.select(2..<99)
    #expect(text.selection == 1..<4)
    text.select(-5..<2)
    #expect(text.selection == 0..<3)
    #expect(text.boundary(before: 3) == 1)
    #expect(text.boundary(after: 1) == 3)
  }

  @Test("a replacement moves the caret to its end")
  func replacing() {
    var text = EditableText("hello")
    #expect(text.selection == 5..<5)
    text.replace(1..<4, with: "ipp")
    #expect(text.string == "hippo")
    #expect(text.selection == 4..<4)
  }

  @Test("a composition replaces itself until it is empty or accepted")
  func composing() {
    var text = EditableText("n")
    text.mark("~", selected: 1..<1)
    #expect(text.marked == 1..<2)
    text.mark("ññ", selected: 0..<1)
    #expect(text.string == "nññ")
    #expect(text.selection == 1..<2)
    text.mark("", selected: 0..<0)
    #expect(text.string == "n")
    #expect(text.marked == nil)
  }

  @Test("a replaced range of attributes becomes one part; the parts around it shrink or move")
  func attributeRuns() {
    let key = NSAttributedString.Key("name")
    let text = NSMutableAttributedString(string: "aabb")
    text.addAttributes([key: "a"], range: NSRange(location: 0, length: 2))
    text.addAttributes([key: "b"], range: NSRange(location: 2, length: 2))
    func names(_ range: Range<Int>, _ length: Int, _ string: String) -> String {
      var runs = AttributeRuns(text)
      runs.replace(range, length: length, attributes: [key: "x"])
      let result = runs.applied(to: string)
      return (0..<result.length).map {
        result.attribute(key, at: $0, effectiveRange: nil) as? String ?? "-"
      }.joined()
    }
    #expect(names(1..<3, 1, "axb") == "axb")
    #expect(names(4..<4, 2, "aabbxx") == "aabbxx")
    #expect(names(0..<0, 1, "xaabb") == "xaabb")
    #expect(names(1..<1, 1, "axabb") == "axabb")
    #expect(names(0..<4, 0, "") == "")
    #expect(AttributeRuns(text).last[key] as? String == "b")
  }

  @Test("paragraphs end at newlines")
  func paragraphs() {
    let text = EditableText("ab\ncd\n")
    #expect(text.paragraph(at: 1) == 0..<2)
    #expect(text.paragraph(at: 3) == 3..<5)
    #expect(text.paragraph(at: 6) == 6..<6)
  }
}
