import Streams
import Testing
import TouchTesting
import UIKit

/// Explanations of touch callbacks: receivers, forwarding, delays, and cancellations.
struct DeliveryExplanationTests {
  /// A view without its own touch callbacks.
  final class SilentView: UIView {}

  /// A view that forwards calls directly to the next responder.
  final class SkippingView: UIView {
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
      superview?.next?.touchesBegan(touches, with: event)
    }
  }

  final class Controller: UIViewController {
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
      super.touchesBegan(touches, with: event)
    }
  }

  final class PacketSwallowingWindow: UIWindow {
    override func sendEvent(_ event: UIEvent) {}
  }

  /// Returns the steps of the first callback: name, whether it overrides the method, and the
  /// outcome.
  private func steps(_ log: ExplanationLog) throws -> [String] {
    try #require(log.deliveries.first).steps.map { step in
      "\(step.name.prefix { $0 != "#" }) \(step.overrides ? "own" : "inherited") \(step.outcome)"
        + (step.isCalledDirectly ? " direct" : "")
    }
  }

  @Test("C-40 C-41 a callback is traced through all overrides that call super")
  func chain() throws {
    let view = TouchCallbackView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    view.passesOn = true
    let controller = Controller()
    controller.view.addSubview(view)
    let phone = TestPhone(controller)
    let log = ExplanationLog(phone)
    phone.finger(1).down(at: CGPoint(x: 5, y: 5), in: view)
    #expect(
      try steps(log).prefix(5) == [
        "TouchCallbackView own forwarded", "UIView inherited forwarded", "Controller own forwarded",
        "UIWindow inherited forwarded", "UIApplication inherited forwarded",
      ])
    #expect(log.deliveries[0].steps.last?.outcome == .endOfChain)
    #expect(log.deliveries[0].phase == .began && log.deliveries[0].fingers == [1])
  }

  @Test("C-41 a trace ends at an override that does not call super")
  func handled() throws {
    let (view, inner) = (
      TouchCallbackView(frame: CGRect(x: 0, y: 0, width: 320, height: 460)),
      SilentView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    )
    view.addSubview(inner)
    let phone = TestPhone(view)
    let log = ExplanationLog(phone)
    phone.finger(1).down(at: CGPoint(x: 5, y: 5), in: inner).move(to: 60, 60).up()
    #expect(
      try steps(log) == ["SilentView inherited forwarded", "TouchCallbackView own handled"])
    #expect(log.deliveries.map(\.phase) == [.began, .moved, .ended])
    #expect(log.deliveries.allSatisfy { $0.steps.count == 2 })
  }

  @Test("C-43 an enabled control handles its touches; a disabled control forwards them")
  func controls() throws {
    for isEnabled in [true, false] {
      let button = UIButton(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      button.isEnabled = isEnabled
      let view = TouchCallbackView(frame: CGRect(x: 0, y: 0, width: 320, height: 460))
      view.addSubview(button)
      let phone = TestPhone(view)
      let log = ExplanationLog(phone)
      phone.finger(1).down(at: CGPoint(x: 5, y: 5), in: button)
      #expect(
        try steps(log)
          == (isEnabled
            ? ["UIButton own handled"]
            : ["UIButton own forwarded", "TouchCallbackView own handled"]))
    }
  }

  @Test("C-41 a responder that an override calls directly is reported when it forwards the touch")
  func direct() throws {
    let controller = Controller()
    let view = SkippingView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    controller.view.addSubview(view)
    let phone = TestPhone(controller)
    let log = ExplanationLog(phone)
    phone.finger(1).down(at: CGPoint(x: 5, y: 5), in: view)
    #expect(
      try steps(log).prefix(2) == [
        "SkippingView own handled", "Controller own forwarded direct",
      ])
  }

  @Test("C-01 a packet withheld by sendEvent is reported")
  func unsent() {
    let window = PacketSwallowingWindow(holding: UIView(frame: UIScreen.main.bounds))
    let phone = TestPhone(windows: window)
    let log = ExplanationLog(phone)
    phone.finger(1).down(at: 100, 100)
    #expect(log.explanations.last == .unsent(window: window.traceName, fingers: [1]))
    #expect(log.deliveries == [])
  }

  @Test("Moves, lifts and cancellations have a location and a duration")
  func changes() {
    let phone = TestPhone(UIView())
    let log = ExplanationLog(phone)
    phone.finger(1).down(at: 100, 100)
    phone.finger(2).down(at: 200, 100)
    phone.at(0.2)
    phone.finger(1).move(to: 103, 104).up()
    phone.at(0.5)
    phone.context.perform { phone.context.cancelAllTouches(reason: .focusLost) }
    let rest = log.explanations.filter {
      switch $0 {
      case .moved, .left, .cancelled: true
      default: false
      }
    }
    #expect(
      rest == [
        .moved(finger: 1, to: CGPoint(x: 103, y: 104)),
        .left(
          finger: 1, at: CGPoint(x: 103, y: 104), after: 0.2, tapCount: 1, isCancelled: false),
        .cancelled(.focusLost, fingers: [2]),
        .left(
          finger: 2, at: CGPoint(x: 200, y: 100), after: 0.5, tapCount: 1, isCancelled: true),
      ])
  }

  @Test("D-21 D-23 a deferred touchesBegan and a touch claimed by a recognizer are reported")
  func deferredAndTaken() {
    let view = TouchCallbackView(frame: CGRect(x: 0, y: 0, width: 320, height: 460))
    let tap = UITapGestureRecognizer()
    tap.delaysTouchesBegan = true
    view.addGestureRecognizer(tap)
    let phone = TestPhone(view)
    let log = ExplanationLog(phone)
    phone.finger(1).down(at: 100, 100).up()
    #expect(
      log.explanations.contains(
        .deferred(.began, view: view.traceName, finger: 1, by: [tap.traceName])))
    #expect(
      log.explanations.contains(
        .taken(finger: 1, view: view.traceName, by: tap.traceName, isUnknownToView: true)))
    #expect(log.deliveries == [])
  }

  @Test("D-21 a view that received a touch gets touchesCancelled when a recognizer claims it")
  func taken() {
    let view = TouchCallbackView(frame: CGRect(x: 0, y: 0, width: 320, height: 460))
    let pan = UIPanGestureRecognizer()
    view.addGestureRecognizer(pan)
    let phone = TestPhone(view)
    let log = ExplanationLog(phone)
    phone.finger(1).down(at: 100, 100).move(to: 120, 100)
    let taken = TouchExplanation.taken(
      finger: 1, view: view.traceName, by: pan.traceName, isUnknownToView: false)
    #expect(log.explanations.filter { $0 == taken }.count == 1)
    #expect(log.deliveries.map(\.phase) == [.began, .cancelled])
  }

  final class Board: UIView {
    func tapped() {}
  }

  @Test("An action is reported with its sender, its target, and its fingers before the call")
  func action() throws {
    let board = Board(frame: CGRect(x: 0, y: 0, width: 320, height: 460))
    let selector = Selector("tapped", Board.tapped)
    board.addGestureRecognizer(UITapGestureRecognizer(target: board, action: selector))
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    button.addTarget(board, action: selector, for: .touchUpInside)
    button.addAction(UIAction(title: "Send") { _ in }, for: .touchDown)
    board.addSubview(button)
    let phone = TestPhone(board)
    let log = ExplanationLog(phone)
    phone.finger(1).down(at: 200, 200).up()
    phone.finger(2).down(at: 20, 40).up()
    let calls = log.explanations.compactMap { explanation -> [String]? in
      guard case .called(let call) = explanation else { return nil }
      return [call.action ?? "", call.target, call.sender] + call.fingers.map(String.init)
    }
    let (name, buttonName) = (board.traceName, button.traceName)
    let tap = try #require(board.gestureRecognizers?.first).traceName
    #expect(
      calls == [
        ["tapped", name, tap, "1"], ["Send", buttonName, buttonName, "2"],
        ["tapped", name, buttonName, "2"],
      ])
  }
}
