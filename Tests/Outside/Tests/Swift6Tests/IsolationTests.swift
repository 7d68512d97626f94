import Testing
import TouchTesting
import UIKit

@testable import Swift6

@MainActor struct IsolationTests {
  @Test("A subclass of UIGestureRecognizer in another package reads its view and follows a touch")
  func recognizerSubclass() throws {
    let view = LineView(frame: CGRect(x: 0, y: 0, width: 320, height: 460))
    let phone = TestPhone(view)
    phone.finger(1).down(at: 30, 70)
    #expect(view.recognizer.state == .began)
    #expect(view.recognizer.start == view.convert(CGPoint(x: 30, y: 70), from: nil))
    phone.finger(1).up()
    #expect(view.recognizer.state == .possible)
    #expect(view.lines.count == 1)
    try phone.finish()
  }

  @Test("Colors, fonts and paths can be used off the main actor")
  nonisolated func values() async {
    let line = ColoredLine()
    line.path.addLine(to: CGPoint(x: 1, y: 1))
    #expect(line.color == .red)
    #expect(Theme.title.pointSize == 20)
  }
}
