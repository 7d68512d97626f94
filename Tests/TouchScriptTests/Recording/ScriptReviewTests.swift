import ScriptSupport
import Testing
import UIKit

@testable import Simulator
@testable import TouchScript

/// Failed expectations, and the script with their actual values.
struct ScriptReviewTests {
  /// A controller that counts taps in a label, and logs each of them.
  private final class CountController: UIViewController {
    private let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
    private var count = 0
    private let tap = UITapGestureRecognizer()

    override func viewDidLoad() {
      label.accessibilityIdentifier = "count"
      label.text = "0"
      view.addSubview(label)
      tap.name = "tap"
      tap.addTarget(self, action: CountController.tapped)
      view.addGestureRecognizer(tap)
    }

    private func tapped(_ sender: Any?) {
      count += 1
      label.text = "\(count)"
      print("tap \(count)")
    }
  }

  /// Plays a script, and returns its failures.
  private func failures(_ text: String) throws -> [FailedExpectation] {
    var failures: [FailedExpectation] = []
    let runner = ScriptRunner(
      try Script(parsing: text, file: "test.touch"), on: Phone(),
      launching: .controller { CountController() }, options: .init(allowsExtraLog: true))
    runner.onFailure = { failures.append($0) }
    _ = runner.run()
    return failures
  }

  /// Returns the script after accepting all failures.
  private func updated(_ text: String) throws -> String {
    var review = ScriptReview()
    for failure in try failures(text) { review.add(failure) }
    while !review.pending.isEmpty {
      if review.obstacle == nil { review.accept() } else { review.keep() }
    }
    return review.updated(text)
  }

  private static let script = """
    touchscript 1
    # Two taps.
    0.000 tap 1 100,100
    1.000 tap 1 100,100
    1.500 expect label count "1"  # after the first change
    +0.000   expect prop count.frame 0,0,50,20 eps 1
    1.500 expect count count 3
    1.500 expect gesture tap failed
    1.500 expect log "tap 0"
    1.500 expect log contains "tip"
    1.500 expect label count "2"

    """

  @Test("K-52 accepted values replace expectations of every kind, and other text remains")
  func replaced() throws {
    let updated = try updated(Self.script)
    #expect(
      updated == """
        touchscript 1
        # Two taps.
        0.000 tap 1 100,100
        1.000 tap 1 100,100
        1.500 expect label count "2"  # after the first change
        +0.000   expect prop count.frame 0,0,100,20 eps 1
        1.500 expect count count 1
        1.500 expect gesture tap ended
        1.500 expect log "tap 1"
        1.500 expect log "tap 2"
        1.500 expect label count "2"

        """)
    #expect(try failures(updated).isEmpty)
  }

  @Test("K-52 a failure has the line, the expectation, and the expectation that passes")
  func failure() throws {
    let failure = try #require(try failures(Self.script).first)
    #expect(failure.location.line == 5)
    #expect(failure.time == AppTime(seconds: 1.5))
    #expect(failure.expected == "expect label count \"1\"")
    #expect(failure.failure == "expected \"1\", got \"2\"")
    #expect(failure.actual == .label("count", "2"))
  }

  @Test("K-52 a line that the user keeps does not change, and is not accepted")
  func keep() throws {
    var review = ScriptReview()
    for failure in try failures(Self.script).prefix(2) { review.add(failure) }
    review.keep()
    review.accept()
    #expect(review.pending.isEmpty)
    #expect(review.acceptedCount == 1)
    let lines = review.updated(Self.script).split(separator: "\n")
    #expect(lines[4] == "1.500 expect label count \"1\"  # after the first change")
    #expect(lines[5] == "+0.000   expect prop count.frame 0,0,100,20 eps 1")
  }

  @Test("K-52 expectations without a value cannot be accepted")
  func withoutValue() throws {
    let text = """
      touchscript 1
      0.000 tap 1 100,100
      1.000 expect nolog
      1.000 expect label missing "1"
      1.000 expect gesture missing ended
      1.000 expect prop count.missing 1

      """
    let failures = try failures(text)
    #expect(failures.map(\.location.line) == [3, 4, 5, 6])
    #expect(failures.allSatisfy { $0.actual == nil })
    var review = ScriptReview()
    for failure in failures { review.add(failure) }
    #expect(review.obstacle == "There is no value to write to the script.")
    review.accept()
    #expect(review.pending.count == 4, "nothing was accepted")
    #expect(try updated(text) == text)
  }

  @Test("K-52 a repeated line gets only one value")
  func repeated() throws {
    let text = """
      touchscript 1
      repeat 2
      +0.500 tap 1 100,100
      +0.500 expect label count "0"
      end

      """
    var review = ScriptReview()
    for failure in try failures(text) { review.add(failure) }
    review.accept()
    #expect(review.obstacle == "The line is repeated, and already has another value.")
    review.accept()
    review.keep()
    #expect(review.updated(text) == text.replacingOccurrences(of: "\"0\"", with: "\"1\""))
  }

  @Test("K-52 a line in an included file cannot be changed")
  func included() {
    var review = ScriptReview()
    review.add(
      FailedExpectation(
        time: .zero, location: ScriptLocation(line: 2, column: 1, file: 1),
        expected: "expect label a \"1\"", failure: "expected \"1\", got \"2\"",
        actual: .label("a", "2")))
    #expect(review.obstacle == "The line is in an included file.")
  }
}
