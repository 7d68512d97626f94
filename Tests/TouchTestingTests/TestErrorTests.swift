import Testing
import TouchTesting
import UIKit

/// Errors in tests: invalid calls for fingers, clocks, and views.
struct TestErrorTests {
  /// A test's error and its message.
  nonisolated struct TestError: Sendable, CustomTestStringConvertible {
    let message: String
    let make: @MainActor @Sendable (TestPhone) -> Void

    init(_ message: String, _ make: @escaping @MainActor @Sendable (TestPhone) -> Void) {
      self.message = message
      self.make = make
    }

    var testDescription: String { message }
  }

  nonisolated static let errors: [TestError] = [
    TestError("finger 1 is not down; put it down first", { $0.finger(1).move(to: 1, 1) }),
    TestError("finger 2 is not down; put it down first", { $0.finger(2).up() }),
    TestError(
      "finger 1 is already down; lift it first, or use another finger",
      { $0.finger(1).down(at: 1, 1).down(at: 2, 2).up() }
    ),
    TestError(
      "finger 1 changes twice in one packet; only the first change counts",
      { phone in
        phone.finger(1).down(at: 1, 1)
        phone.together { phone.finger(1).move(to: 2, 2).move(to: 3, 3) }
      }
    ),
    TestError("finger -1: finger numbers start at 0", { $0.finger(-1).down(at: 1, 1) }),
    TestError(
      "finger 1: invalid pressure 1.5; expected 0 to 1",
      { $0.finger(1).down(at: 1, 1, pressure: 1.5) }
    ),
    TestError(
      "finger 1: invalid radius nan; expected 0 or more points",
      { $0.finger(1).down(at: 1, 1, radius: .nan) }
    ),
    TestError("invalid number nan; expected a finite number", { $0.finger(1).down(at: .nan, 1) }),
    TestError(
      "invalid duration 0.0 s; expected more than 0", { $0.drag(from: 1, 1, to: 2, 2, over: 0) }),
    TestError(
      "a path has 1 points; expected 2 or more",
      { $0.path(through: [CGPoint(x: 1, y: 1)], over: 1) }),
    TestError(
      "invalid speed 0.0; expected 1 or more points per second",
      { $0.path(through: [.zero, CGPoint(x: 1, y: 1)], speed: 0) }),
    TestError("invalid scale -1.0; expected 0 or more", { $0.transform(at: 1, 1, scale: -1) }),
    TestError("invalid number of fingers 0; expected 1 to 11", { $0.tap(at: 1, 1, fingers: 0) }),
    TestError("the stylus is not down; put it down first", { $0.stylus.move(to: 1, 1) }),
    TestError(
      "the stylus: invalid force 2.0; expected 0 to 1", { $0.stylus.down(at: 1, 1, force: 2) }),
    TestError(
      "the stylus: invalid altitude 2.0; expected 0 to π/2",
      { $0.stylus.down(at: 1, 1, altitude: 2) }
    ),
    TestError("invalid scale 0.0; expected more than 0", { $0.pinch("message", scale: 0) }),
    TestError("invalid number of taps 0; expected 1 or more", { $0.tap(at: 1, 1, count: 0) }),
    TestError("cannot advance the time by -1.0 s; expected 0 to 1000000000 s", { $0.after(-1) }),
    TestError("cannot advance the time by nan s; expected 0 to 1000000000 s", { $0.after(.nan) }),
    TestError(
      "cannot advance the time to 0.5 s; it is 1.0 s since the launch",
      { phone in
        phone.at(1)
        phone.at(0.5)
      }
    ),
    TestError(
      "a UILabel that is not in a window cannot be touched",
      { $0.tap(at: 1, 1, in: UILabel()) }
    ),
    TestError(
      "a whole gesture cannot be part of one packet; call it outside `together`",
      { phone in phone.together { phone.tap(at: 1, 1) } }
    ),
    TestError(
      "a gesture produces more than 1000000 packets; make it shorter",
      { $0.tap(at: 1, 1, count: .max) }
    ),
    TestError(
      "a move produces more than 1000000 packets; make it shorter",
      { $0.finger(1).down(at: 1, 1).move(to: 2, 2, over: 1e9).up() }
    ),
    TestError(
      "invalid mouse location inf,1.0; expected finite numbers", { $0.mouse.move(to: .infinity, 1) }
    ),
  ]

  @Test(
    "K-09 an error in a call does not trap but is recorded as an issue at the call's line",
    arguments: errors)
  func reported(error: TestError) {
    let phone = TestPhone(Sketch(frame: .zero))
    withKnownIssue {
      error.make(phone)
    } matching: { issue in
      guard let location = (issue.error as? TestFailure)?.location else { return false }
      return issue.sourceLocation?.line == location.line
    }
    #expect(phone.errors.map(\.message) == [error.message])
    #expect(phone.errors.first?.location?.file == "TouchTestingTests/TestErrorTests.swift")
    #expect(phone.errors.first?.location.map { Self.lines.contains($0.line) } == true)
    #expect("\(phone.log)".contains("error: \(error.message)"))
    // The error has already been recorded as an issue, so expectations do not throw it.
    #expect(throws: Never.self) { try phone.expectCount("message", 1) }
  }

  /// The lines of `errors`.
  nonisolated static let lines = 20..<100

  @Test("K-09 outside Swift Testing, the next expectation throws the error once")
  func thrown() async {
    let phone = TestPhone(Sketch(frame: .zero))
    // A detached task does not belong to a Swift Testing test, just like code in XCTest.
    await Task.detached { @MainActor in _ = phone.finger(1).up() }.value
    let line = #line - 1
    let failure = #expect(throws: TestFailure.self) { try phone.expectCount("message", 1) }
    #expect(failure?.message == "finger 1 is not down; put it down first")
    #expect(failure?.location?.line == line)
    #expect(phone.errors == [failure])
    #expect(throws: Never.self) { try phone.expectCount("message", 1) }
  }
}
