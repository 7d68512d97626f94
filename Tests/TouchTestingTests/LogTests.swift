import Testing
import TouchTesting
import UIKit

/// A phone's log, including output from code outside the phone's turns.
struct LogTests {
  final class Speaker: UIView {
    func speak() { print("hello from \(tag)") }
  }

  @Test("Output from a method that a test calls goes to the most recently used phone's log")
  func last() {
    let speaker = Speaker()
    let (first, second) = (TestPhone(speaker), TestPhone(UIView()))
    speaker.speak()
    #expect(first.log == "")
    #expect(second.log == "hello from 0")
    first.after(1)
    speaker.speak()
    #expect(first.log == "hello from 0")
  }

  @Test("`run` runs code as part of one phone's app")
  func run() throws {
    let speaker = Speaker()
    let (first, second) = (TestPhone(speaker), TestPhone(UIView()))
    first.after(0.5)
    second.after(1)
    let answer = first.run {
      speaker.speak()
      UIView.animate(withDuration: 1) {
        speaker.alpha = 0.5
      } completion: { _ in
        speaker.speak()
      }
      return 7
    }
    #expect(answer == 7)
    first.after(1)
    #expect(first.log == "hello from 0\nhello from 0")
    #expect(first.log.lines.map(\.time) == [0.5, 1.5])
    #expect(second.log == "")
  }

  @Test("`run` rethrows errors and lays out changed views")
  func runThrows() throws {
    struct Oops: Error {}
    final class Row: UIView {
      override func layoutSubviews() { print("layout \(bounds.width)") }
    }
    let row = Row(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let phone = TestPhone(row)
    #expect(throws: Oops.self) {
      try phone.run {
        row.bounds.size.width = 20
        throw Oops()
      }
    }
    #expect(phone.log.lines.last?.text == "layout 20.0")
  }

  @Test("Output without a phone does not appear in a later phone's log")
  func withoutPhone() {
    do { _ = TestPhone(UIView()) }
    print("a line of LogTests without a phone")
    let phone = TestPhone(UIView())
    #expect(phone.log == "")
  }
}
