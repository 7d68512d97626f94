import Testing
import TouchTesting
import UIKit

@testable import Swift6

@MainActor struct PerformingTests {
  @Test("A delayed perform runs on the phone's clock, and a double tap cancels it")
  func delayed() throws {
    let view = TapDelayView()
    let phone = TestPhone(view)
    phone.finger(1).down(at: 50, 50).up()
    #expect(view.calls.isEmpty)
    phone.at(0.29)
    #expect(view.calls.isEmpty)
    phone.at(0.3)
    #expect(view.calls == ["single"])
    phone.finger(1).after(1).down(at: 50, 50).up()
    phone.finger(1).after(0.1).down(at: 50, 50).up()
    #expect(view.calls == ["single", "double"])
    phone.after(1.6)
    #expect(view.calls == ["single", "double", "erase double"])
    try phone.finish()
  }

  @Test("Delayed performs are canceled by target, selector and argument, or by target alone")
  func cancelling() throws {
    let view = TapDelayView()
    let phone = TestPhone(view)
    for name in ["a", "b", "a"] { view.perform(view.eraseAction, with: name, afterDelay: 1) }
    view.perform(view.singleAction, with: nil, afterDelay: -1)
    NSObject.cancelPreviousPerformRequests(withTarget: view, selector: "erase:", object: "a")
    NSObject.cancelPreviousPerformRequests(withTarget: view, selector: "erase:", object: nil)
    phone.after(2)
    #expect(view.calls == ["single", "erase b"])
    view.perform(view.singleAction, with: nil, afterDelay: 1)
    view.perform(view.eraseAction, with: "c", afterDelay: 1)
    NSObject.cancelPreviousPerformRequests(withTarget: view)
    NSObject.cancelPreviousPerformRequests(withTarget: phone)
    phone.after(2)
    #expect(view.calls == ["single", "erase b"])
    try phone.finish()
  }

  @Test("perform calls a method immediately, and responds(to:) is true for the class's methods")
  func atOnce() {
    let view = TapDelayView()
    view.perform(view.singleAction)
    view.perform(view.singleAction, with: 1)
    view.perform(view.eraseAction, with: "x")
    #expect(view.perform(view.eraseAction, with: "y", with: 2) == nil)
    #expect(view.calls == ["single", "single", "erase x", "erase y"])
    #expect(view.responds(to: view.singleAction))
    #expect(!view.responds(to: "single") && !UIView().responds(to: view.singleAction))
    let controller = ScoreController()
    #expect(controller.ask(controller) && !controller.ask(view))
  }

  @Test("Timers, display links and observers call selectors")
  func targets() throws {
    let controller = ScoreController()
    let phone = TestPhone(controller)
    phone.at(5)
    #expect(controller.seen == [1, 2, 3])
    #expect(controller.ticks == 6)
    let other = ScoreModel()
    other.score = 7
    controller.stopListening()
    controller.model.score = 8
    #expect(controller.seen == [1, 2, 3])
    try phone.finish()
  }

  @Test("Observers are called in order, are not retained, and can be removed by name")
  func observers() {
    let model = ScoreModel()
    var views = (0..<5).map { _ in TapDelayView() }
    let order = OrderLog()
    for (index, view) in views.enumerated() {
      view.tag = index
      for name in [Notification.Name.scoreChanged, .init("other")] {
        NotificationCenter.default.addObserver(
          OrderObserver.attached(to: view, order),
          selector: Selector("note", OrderObserver.note), name: name, object: nil)
      }
    }
    model.score = 1
    #expect(order.numbers == [0, 1, 2, 3, 4])
    views.remove(at: 1)
    NotificationCenter.default.removeObserver(
      OrderObserver.attached(to: views[0], order), name: .scoreChanged, object: nil)
    order.numbers = []
    model.score = 2
    #expect(order.numbers == [2, 3, 4])
    NotificationCenter.default.post(name: .init("other"), object: nil)
    #expect(order.numbers == [2, 3, 4, 0, 2, 3, 4])
  }

  @Test("A block-based observer can be removed by its token")
  func token() {
    let model = ScoreModel()
    let order = OrderLog()
    let token = NotificationCenter.default.addObserver(
      forName: .scoreChanged, object: model, queue: nil
    ) { _ in MainActor.assumeIsolated { order.numbers.append(1) } }
    model.score = 1
    NotificationCenter.default.removeObserver(token)
    model.score = 2
    #expect(order.numbers == [1])
  }
}

@MainActor final class OrderLog {
  var numbers: [Int] = []
}

/// An observer with the same lifetime as its view.
final class OrderObserver: UIGestureRecognizer {
  var log: OrderLog?

  static func attached(to view: UIView, _ log: OrderLog) -> OrderObserver {
    if let observer = view.gestureRecognizers?.first as? OrderObserver { return observer }
    let observer = OrderObserver(target: nil, action: nil)
    observer.log = log
    view.addGestureRecognizer(observer)
    return observer
  }

  func note() { log?.numbers.append(view?.tag ?? -1) }
}
