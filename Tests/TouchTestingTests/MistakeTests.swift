import Testing
import TouchTesting
import UIKit

/// What a test does that no finger, clock or view can do.
struct MistakeTests {
  /// A mistake, and what is said of it.
  nonisolated struct Mistake: Sendable, CustomTestStringConvertible {
    let message: String
    let make: @MainActor @Sendable (TestPhone) -> Void

    init(_ message: String, _ make: @escaping @MainActor @Sendable (TestPhone) -> Void) {
      self.message = message
      self.make = make
    }

    var testDescription: String { message }
  }

  nonisolated static let mistakes: [Mistake] = [
    Mistake("finger 1 is not down; put it down before", { $0.finger(1).move(to: 1, 1) }),
    Mistake("finger 2 is not down; put it down before", { $0.finger(2).up() }),
    Mistake(
      "finger 1 is down already; lift it before, or use another finger",
      { $0.finger(1).down(at: 1, 1).down(at: 2, 2).up() }
    ),
    Mistake(
      "finger 1 changes twice in one packet; only the first change counts",
      { phone in
        phone.finger(1).down(at: 1, 1)
        phone.together { phone.finger(1).move(to: 2, 2).move(to: 3, 3) }
      }
    ),
    Mistake("finger -1: fingers have numbers from 0", { $0.finger(-1).down(at: 1, 1) }),
    Mistake(
      "finger 1: 1.5 is no pressure; expected 0 to 1",
      { $0.finger(1).down(at: 1, 1, pressure: 1.5) }
    ),
    Mistake(
      "finger 1: nan is no radius; expected 0 or more points",
      { $0.finger(1).down(at: 1, 1, radius: .nan) }
    ),
    Mistake("nan is no number that a finger can use", { $0.finger(1).down(at: .nan, 1) }),
    Mistake(
      "0.0 s is no duration; expected more than 0", { $0.drag(from: 1, 1, to: 2, 2, over: 0) }),
    Mistake("0 taps are no taps; expected 1 or more", { $0.tap(at: 1, 1, count: 0) }),
    Mistake("-1.0 s cannot pass; expected 0 to 1000000000 s", { $0.after(-1) }),
    Mistake("nan s cannot pass; expected 0 to 1000000000 s", { $0.after(.nan) }),
    Mistake(
      "0.5 s after the launch will not come; it is 1.0 s",
      { phone in
        phone.at(1)
        phone.at(0.5)
      }
    ),
    Mistake(
      "a view of class UILabel is in no window, so no finger gets there",
      { $0.tap(at: 1, 1, in: UILabel()) }
    ),
    Mistake(
      "a whole gesture is no part of one packet; put it outside `together`",
      { phone in phone.together { phone.tap(at: 1, 1) } }
    ),
    Mistake(
      "a gesture takes more than 1000000 packets; make it shorter",
      { $0.tap(at: 1, 1, count: .max) }
    ),
    Mistake(
      "a move takes more than 1000000 packets; make it shorter",
      { $0.finger(1).down(at: 1, 1).move(to: 2, 2, over: 1e9).up() }
    ),
    Mistake("inf,1.0 is no place that a mouse can point to", { $0.mouse.move(to: .infinity, 1) }),
  ]

  @Test(
    "K-09 a mistake is told by the next expectation, once, and does not trap", arguments: mistakes)
  func mistakes(mistake: Mistake) {
    let phone = TestPhone(Sketch(frame: .zero))
    mistake.make(phone)
    #expect(phone.mistakes.map(\.message) == [mistake.message])
    #expect("\(phone.log)".contains("mistake: \(mistake.message)"))
    let failure = #expect(throws: TestFailure.self) { try phone.expectCount("message", 1) }
    #expect(failure?.message == mistake.message)
    #expect(failure?.place != nil)
    #expect(throws: Never.self) { try phone.expectCount("message", 1) }
  }
}
