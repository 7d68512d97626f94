import Testing
import TouchTesting
import UIKit

/// Touches on views. If a view is untouchable, the test fails with the reason.
struct ViewTouchTests {
  /// A board with a button that tests cover with other views.
  final class Board: UIView {
    let button = UIButton(frame: CGRect(x: 100, y: 200, width: 120, height: 40))

    override init(frame: CGRect) {
      super.init(frame: frame)
      button.accessibilityIdentifier = "ok"
      button.setTitle("OK", for: .normal)
      button.addAction(UIAction { _ in print("ok") }, for: .touchUpInside)
      addSubview(button)
    }

    required init?(coder: NSCoder) { nil }
  }

  /// A change that makes a view untouchable, and the reason in the message.
  nonisolated struct Case: Sendable, CustomTestStringConvertible {
    let reason: String
    let change: @MainActor @Sendable (Board) -> Void

    init(_ reason: String, _ change: @escaping @MainActor @Sendable (Board) -> Void) {
      self.reason = reason
      self.change = change
    }

    var testDescription: String { reason }
  }

  nonisolated static let cases: [Case] = [
    Case("it is hidden") { $0.button.isHidden = true },
    Case("its ancestor Board \"board\" (0,0 320x480) is hidden") { $0.isHidden = true },
    Case("it is transparent (alpha 0)") { $0.button.alpha = 0 },
    Case("its ancestor Board \"board\" (0,0 320x480) is transparent (alpha 0.005)") {
      $0.alpha = 0.005
    },
    Case("it has no size (0x40)") { $0.button.bounds.size.width = 0 },
    Case("it is off the screen, which is 320x480") { $0.button.center.x = 400 },
    Case("its ancestor UIView (0,0 320x100) clips it completely") { board in
      let frame = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 100))
      frame.clipsToBounds = true
      board.addSubview(frame)
      frame.addSubview(board.button)
    },
    Case(
      "it is outside its ancestor UIView (0,0 320x100); Board \"board\" (0,0 320x480) receives "
        + "touches at 160,220"
    ) { board in
      let frame = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 100))
      board.addSubview(frame)
      frame.addSubview(board.button)
    },
    Case("it has isUserInteractionEnabled == false") { $0.button.isUserInteractionEnabled = false },
    Case(
      "its ancestor Board \"board\" (0,0 320x480) has isUserInteractionEnabled == false"
    ) { $0.isUserInteractionEnabled = false },
    Case("it is covered at 160,220 by UIView \"curtain\" (0,0 320x480)") { board in
      let curtain = UIView(frame: board.bounds)
      curtain.accessibilityIdentifier = "curtain"
      curtain.backgroundColor = .clear
      board.addSubview(curtain)
    },
    Case("it is not in a window") { $0.button.removeFromSuperview() },
    Case("it is animating without allowUserInteraction") { board in
      UIView.animate(withDuration: 1) { board.button.center.y += 10 }
    },
    Case("the app ignores interaction events") { _ in
      UIApplication.shared.beginIgnoringInteractionEvents()
    },
  ]

  private func board() -> (phone: TestPhone, board: Board) {
    let phone = TestPhone(Board(frame: .zero))
    let board = try? phone.view(.type(Board.self), as: Board.self)
    board?.accessibilityIdentifier = "board"
    return (phone, board ?? Board())
  }

  /// Returns the errors in a test's code, each of which must be recorded as an issue at its line.
  private func issues(_ phone: TestPhone, _ body: () -> Void) -> [TestFailure] {
    let count = phone.errors.count
    withKnownIssue {
      body()
    } matching: { issue in
      guard let location = (issue.error as? TestFailure)?.location else { return false }
      return issue.sourceLocation?.line == location.line
    }
    return Array(phone.errors[count...])
  }

  @Test(
    "A tap on a view that cannot be touched is an issue at the call's line and states the reason",
    arguments: cases)
  func reasons(example: Case) throws {
    let (phone, board) = board()
    phone.run { example.change(board) }
    let line = #line + 1
    let failures = issues(phone) { phone.tap(board.button) }
    #expect(failures.count == 1)
    let message = try #require(failures.first?.message)
    #expect(message.hasPrefix("cannot tap UIButton \"ok\" ("), "\(message)")
    #expect(message.hasSuffix("): \(example.reason)"), "\(message)")
    #expect(failures.first?.location?.line == line)
    #expect(failures.first?.location?.file == "TouchTestingTests/ViewTouchTests.swift")
    // No touch was sent.
    #expect(phone.touches.isEmpty)
    #expect(phone.log == "")
    #expect(!phone.trace.contains { $0.contains(" packet ") })
    try phone.finish()
  }

  @Test("A subview of the touched view can receive the touch, even if it covers only part of it")
  func descendants() throws {
    let (phone, board) = board()
    let badge = UIView(frame: CGRect(x: 40, y: 0, width: 40, height: 40))
    board.button.addSubview(badge)
    phone.tap(board)
    phone.tap("ok", at: CGPoint(x: 5, y: 5))
    #expect(phone.log == "ok")
    try phone.finish()
  }

  @Test("The default point is the center of the visible part")
  func visiblePart() throws {
    let (phone, board) = board()
    // 30 of 120 points are on the screen, from 290 to 320.
    board.button.frame.origin.x = 290
    phone.tap("ok")
    #expect(phone.log == "ok")
    #expect(phone.trace.contains { $0.contains("@15.000,20.000") })
    // A clipping superview leaves the upper half visible. Its siblings do not matter.
    let frame = UIView(frame: CGRect(x: 0, y: 200, width: 320, height: 20))
    frame.clipsToBounds = true
    board.addSubview(frame)
    frame.addSubview(board.button)
    board.button.frame.origin = CGPoint(x: 100, y: 0)
    phone.finger(1).down(on: board.button)
    #expect(phone.touches.first?.location(in: board.button) == CGPoint(x: 60, y: 10))
    phone.finger(1).up()
    try phone.finish()
  }

  @Test("A specified point is also checked")
  func points() throws {
    let (phone, board) = board()
    let cover = UIView(frame: CGRect(x: 0, y: 0, width: 160, height: 480))
    board.addSubview(cover)
    phone.tap("ok", at: CGPoint(x: 100, y: 10))
    #expect(phone.log == "ok")
    let failures = issues(phone) {
      phone.tap("ok", at: CGPoint(x: 10, y: 10))
      phone.tap("ok", at: CGPoint(x: 130, y: 10))
      phone.tap("ok", at: CGPoint(x: 500, y: 10))
    }
    let reasons = [
      "it is covered at 110,210 by UIView (0,0 160x480)",
      "the point is outside its bounds; Board \"board\" (0,0 320x480) receives touches at 230,210",
      "the point 600,210 is off the screen",
    ]
    #expect(failures.count == reasons.count)
    for (failure, reason) in zip(failures, reasons) {
      #expect(failure.message.hasSuffix("): \(reason)"), "\(failure.message)")
    }
  }

  @Test(
    "Overrides of point(inside:with:) and hitTest(_:with:) are named but not logged")
  func overrides() throws {
    final class PointRejectingView: UIView {
      override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        print("asked")
        return false
      }
    }
    final class GreedyView: UIView {
      override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        super.hitTest(point, with: event) == nil ? nil : self
      }
    }
    let picky = PointRejectingView(frame: CGRect(x: 10, y: 10, width: 50, height: 50))
    let greedy = GreedyView(frame: CGRect(x: 100, y: 10, width: 50, height: 50))
    let inner = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    greedy.addSubview(inner)
    let phone = TestPhone(UIView(holding: picky, greedy))
    let failures = issues(phone) {
      phone.tap(picky)
      phone.tap(inner)
    }
    #expect(failures.count == 2)
    #expect(
      failures.first?.message.contains("it returns false from point(inside:with:); UIView") == true)
    #expect(
      failures.last?.message.contains(
        "its ancestor GreedyView (100,10 50x50) receives its touches, because of hitTest(_:with:):")
        == true)
    #expect(phone.log == "")
  }

  @Test("Every call that touches a view checks whether the view can be touched")
  func verbs() throws {
    let (phone, board) = board()
    board.button.isHidden = true
    let calls: [(verb: String, call: () -> Void)] = [
      ("tap", { phone.tap("ok") }), ("tap", { phone.doubleTap("ok") }),
      ("tap", { phone.tap("ok", fingers: 2) }),
      ("long-press", { phone.longPress("ok") }),
      ("drag", { phone.drag("ok", by: 10, 0) }),
      ("drag", { phone.drag("ok", to: 10, 10) }),
      ("drag", { phone.drag("ok", to: "board") }),
      ("drag to", { phone.drag("board", to: "ok") }),
      ("swipe over", { phone.swipe("ok", .left) }),
      ("pinch", { phone.pinch("ok", scale: 2) }),
      ("rotate", { phone.rotate("ok", by: 90) }),
      ("touch", { phone.finger(1).down(on: "ok") }),
    ]
    for (verb, call) in calls {
      let failures = issues(phone, call)
      #expect(failures.count == 1)
      #expect(
        failures.first?.message
          == "cannot \(verb) UIButton \"ok\" (100,200 120x40): it is hidden")
    }
    #expect(phone.time == 0)
    #expect(phone.touches.isEmpty)
  }

  @Test("Every finger of a gesture must touch the view")
  func severalFingers() throws {
    let (phone, board) = board()
    let cover = UIView(frame: CGRect(x: 165, y: 0, width: 160, height: 480))
    board.addSubview(cover)
    // The fingers touch down at 140 and 180.
    let failures = issues(phone) { phone.tap("ok", fingers: 2) }
    #expect(
      failures.first?.message.hasSuffix("covered at 180,220 by UIView (165,0 160x480)") == true)
    #expect(phone.touches.isEmpty)
  }

  @Test("A call for a missing view fails with a list of the existing views")
  func missing() throws {
    let (phone, _) = board()
    let failures = issues(phone) { phone.tap("okay") }
    let message = try #require(failures.first?.message)
    #expect(message.hasPrefix("cannot tap: no view has the identifier \"okay\"\nthe views:\n"))
    #expect(message.contains("    UIButton \"ok\" (100,200 120x40) text \"OK\"\n"))
  }
}

extension UIView {
  /// Creates a view with the screen's size and subviews.
  fileprivate convenience init(holding views: UIView...) {
    self.init(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    for view in views { addSubview(view) }
  }
}
