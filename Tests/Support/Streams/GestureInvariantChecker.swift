import Simulator
import UIKit

/// Checks gesture recognizers, and the touches that they let views receive, against the rules. Each
/// violation is recorded as a message.
final class GestureInvariantChecker {
  /// The delivery state of a touch to its view.
  private struct Delivery {
    let touch: UITouch
    /// Whether the view may receive the touch, or `nil` if that depends on exclusive views.
    let isAccepted: Bool?
    /// The last phase that the view received.
    var lastPhase: UITouch.Phase?
    /// Whether a recognizer canceled the touch before the view received it.
    var isWithheld = false
    /// Whether a recognizer canceled the touch, so the view must receive the cancellation next.
    var isCancelDue = false
  }

  private(set) var faults: [String] = []
  /// Whether a packet is being sent to the windows.
  var isSending = false
  /// The last known states of recognizers, by name.
  private var states: [String: UIGestureRecognizer.State] = [:]
  /// The number of active view callbacks.
  private var callDepth = 0
  /// The actions that must be called before the next packet or timer. They must also be called
  /// before the next callback, unless a view's callback changed the state.
  private var dueActions: [(name: String, state: UIGestureRecognizer.State, isLate: Bool)] = []
  private var deliveries: [Int: Delivery] = [:]
  /// The phases that recognizers received in the current packet, by name and window.
  private var receivedPhases: [String: [UITouch.Phase]] = [:]
  /// A closure that returns all recognizers.
  private let recognizers: () -> [UIGestureRecognizer]
  /// A closure that returns whether two recognizers may recognize simultaneously.
  private let mayRecognizeTogether: (UIGestureRecognizer, UIGestureRecognizer) -> Bool

  init(
    recognizers: @escaping () -> [UIGestureRecognizer],
    mayRecognizeTogether: @escaping (UIGestureRecognizer, UIGestureRecognizer) -> Bool
  ) {
    self.recognizers = recognizers
    self.mayRecognizeTogether = mayRecognizeTogether
  }

  private func expect(_ holds: Bool, _ message: @autoclosure () -> String) {
    if !holds { faults.append(message()) }
  }

  /// Records a fault that was found elsewhere.
  func report(_ fault: String) {
    faults.append(fault)
  }

  /// Checks a trace event from the phone.
  func note(_ event: TraceEvent) {
    switch event {
    case .packet(let record): packet(record)
    case .call(let phase, let view, let touches):
      for touch in touches { delivered(phase, of: touch, view) }
    case .gesture(let name, let state): changed(name, state)
    case .timer: expectSettled("a timer")
    case .gestureFailed, .gestureReset, .cancel, .animationStop, .draw, .text, .motion, .log: break
    }
  }

  // MARK: - Packets

  private func packet(_ record: PacketRecord) {
    // A cancellation may occur while a timer is firing.
    if !record.changed.allSatisfy({ $0.phase == .cancelled }) {
      expectSettled("a packet")
      for delivery in deliveries.values { expectNoDelay(delivery) }
    }
    receivedPhases = [:]
    for touch in record.all where deliveries[touch.index] == nil {
      let earlier = record.all.filter { $0.index < touch.index }
      deliveries[touch.index] = Delivery(touch: touch, isAccepted: mayReceive(touch, earlier))
    }
  }

  private func mayReceive(_ touch: UITouch, _ earlier: [UITouch]) -> Bool? {
    guard let view = touch.view else { return false }
    if !view.isMultipleTouchEnabled, earlier.contains(where: { $0.view === view }) { return false }
    let views = earlier.compactMap(\.view) + [view]
    return views.contains(where: \.isExclusiveTouch) ? nil : true
  }

  /// Reports anything that should have been done before the next event.
  private func expectSettled(_ next: String) {
    expect(dueActions.isEmpty, "D-13 \(next) before the actions \(dueActions)")
    for (index, delivery) in deliveries where delivery.isCancelDue {
      faults.append(
        "D-21 touch \(index + 1) was cancelled without a call to its view before \(next)")
    }
  }

  /// Reports a `touchesBegan` that is deferred although no recognizer requires the delay.
  private func expectNoDelay(_ delivery: Delivery) {
    guard delivery.lastPhase == nil, delivery.isAccepted == true, !delivery.isWithheld,
      delivery.touch.isActive
    else { return }
    let isWanted = delivery.touch.gestureRecognizers?.contains {
      $0.state == .possible && $0.delaysTouchesBegan
    }
    expect(isWanted == true, "D-23 touch \(delivery.touch.index + 1) is deferred for no recognizer")
  }

  // MARK: - Delivery to views

  private func delivered(_ phase: UITouch.Phase, of touch: UITouch, _ view: UIView) {
    let name = "touch \(touch.index + 1)"
    guard var delivery = deliveries[touch.index] else {
      return faults.append("B-04 unknown \(name)")
    }
    expect(touch.view === view, "B-09 \(name) of another view")
    expect(touch.phase == phase, "C-03 \(name) \(touch.phase) in a call for \(phase)")
    expect(delivery.isAccepted != false, "C-22 \(name) was withheld and delivered")
    expect(!delivery.isWithheld, "D-21 \(phase) of \(name), which was cancelled before")
    expect(
      !delivery.isCancelDue || phase == .cancelled, "D-21 \(phase) of \(name), which was cancelled")
    let isAllowed =
      switch delivery.lastPhase {
      case nil: phase == .began
      case .began, .moved: phase != .began
      case .stationary, .ended, .cancelled: false
      }
    let before = delivery.lastPhase.map { "\($0)" } ?? "nothing"
    expect(isAllowed, "C-30 D-23 \(phase) of \(name) after \(before)")
    if phase == .began || phase == .moved {
      expect(view.window === touch.window, "C-05 \(phase) of \(name), whose view left its window")
    }
    for case let wild as RandomRecognizer in recognizers()
    where wild.follows(touch) && wild.state == .possible {
      expect(phase != .began || !wild.delaysTouchesBegan, "D-23 \(name) delivered too early")
      expect(phase != .ended || !wild.delaysTouchesEnded, "D-24 \(name) delivered too early")
    }
    let early = dueActions.filter { !$0.isLate }
    expect(early.isEmpty, "D-13 \(phase) of \(name) before the actions \(early)")
    delivery.lastPhase = phase
    delivery.isCancelDue = false
    deliveries[touch.index] = delivery
  }

  /// Checks a view callback. A call to `callEnded()` must follow.
  func called(_ view: UIView, _ touches: Set<UITouch>, _ event: UIEvent) {
    callDepth += 1
    expect(!touches.isEmpty, "C-05 a call without touches")
    expect(
      event.touches(for: view)?.isSuperset(of: touches) == true, "B-05 not among the view's touches"
    )
    expect(event.allTouches?.isSuperset(of: touches) == true, "B-04 not among all touches")
  }

  /// Records that a callback has ended.
  func callEnded() {
    callDepth -= 1
  }

  // MARK: - Recognizers

  /// Checks the touches that a recognizer received.
  func received(
    by recognizer: RandomRecognizer, _ phase: UITouch.Phase, _ touches: Set<UITouch>,
    _ event: UIEvent
  ) {
    let name = recognizer.traceName
    // A packet is delivered to one window at a time. A recognizer may move with its view to a
    // window that receives the packet later.
    let key = "\(name) \(touches.ordered.first?.window?.traceName ?? "")"
    let earlier = receivedPhases[key] ?? []
    receivedPhases[key] = earlier + [phase]
    expect(isSending, "D-02 \(name) receives touches outside of packets")
    expect(!touches.isEmpty, "D-04 \(name) receives no touch")
    expect(recognizer.isEnabled, "D-03 \(name) receives touches while disabled")
    let isOn =
      switch recognizer.state {
      case .possible, .began, .changed: true
      case .ended, .cancelled, .failed: false
      }
    expect(isOn, "D-04 \(name) receives touches while \(recognizer.state)")
    let isNext = earlier.allSatisfy { $0.rawValue < phase.rawValue }
    expect(isNext, "D-04 \(phase) of \(name) after \(earlier)")
    expect(
      event.touches(for: recognizer)?.isSuperset(of: touches) == true, "B-06 \(name)'s touches")
    for touch in touches {
      expect(touch.phase == phase, "D-04 \(touch.phase) in \(name)'s call for \(phase)")
      expect(recognizer.follows(touch) == (phase != .began), "D-04 \(phase) of a foreign touch")
    }
  }

  private func changed(_ name: String, _ state: UIGestureRecognizer.State) {
    let recognizer = recognizers().first { $0.traceName == name }
    let before = states[name] ?? .possible
    let isDiscrete =
      recognizer is UITapGestureRecognizer || recognizer is UISwipeGestureRecognizer
    // UIKit's own recognizers do not report their resets.
    let isRestart = before == .possible || !(recognizer is RandomRecognizer) && !isActive(before)
    let isAllowed =
      switch isRestart ? .possible : before {
      case .possible: state == .ended || state == .failed || state == .began && !isDiscrete
      case .began, .changed: state != .possible && state != .began
      case .ended, .cancelled, .failed: false
      }
    expect(isAllowed, "D-11 \(name) goes from \(before) to \(state)")
    if isRestart, state != .failed, let recognizer { recognized(recognizer) }
    states[name] = state
    if state != .failed { dueActions.append((name, state, callDepth > 0)) }
  }

  private func recognized(_ recognizer: UIGestureRecognizer) {
    let own = deliveries.values.filter { delivery in
      delivery.touch.gestureRecognizers?.contains { $0 === recognizer } == true
    }
    for other in recognizers() where other !== recognizer && isActive(states[other.traceName]) {
      let isShared = own.contains { delivery in
        delivery.touch.gestureRecognizers?.contains { $0 === other } == true
      }
      expect(
        !isShared || mayRecognizeTogether(other, recognizer),
        "D-17 \(recognizer.traceName) besides \(other.traceName)")
    }
    guard recognizer.cancelsTouchesInView else { return }
    for delivery in own {
      let index = delivery.touch.index
      switch delivery.lastPhase {
      case nil: deliveries[index]?.isWithheld = true
      case .began, .moved, .stationary: deliveries[index]?.isCancelDue = true
      case .ended, .cancelled: break
      }
    }
  }

  private func isActive(_ state: UIGestureRecognizer.State?) -> Bool {
    state == .began || state == .changed
  }

  /// Checks a recognizer's action.
  func acted(_ recognizer: UIGestureRecognizer) {
    let (name, state) = (recognizer.traceName, recognizer.state)
    expect(state != .possible && state != .failed, "D-12 \(name) acts for \(state)")
    guard let due = dueActions.first else {
      return faults.append("D-12 \(name) acts for \(state) without a change")
    }
    expect((due.name, due.state) == (name, state), "D-13 \(name) acts for \(state), due is \(due)")
    dueActions.removeFirst()
  }

  /// Checks a recognizer's reset.
  func reset(_ recognizer: RandomRecognizer) {
    let name = recognizer.traceName
    expect(!isActive(states[name]), "D-14 \(name) resets while active")
    expect(!dueActions.contains { $0.name == name }, "D-14 \(name) resets before its actions")
    expect(!recognizer.hasActiveTouches, "D-14 \(name) resets with fingers down")
    states[name] = .possible
  }

  // MARK: - Final checks

  /// Checks the final state some time after all fingers have lifted.
  func close() {
    expectSettled("the end")
    for (index, delivery) in deliveries {
      expect(
        delivery.lastPhase != .began && delivery.lastPhase != .moved,
        "touch \(index + 1) did not change its phase after its view received it")
    }
    deliveries = [:]
    for recognizer in recognizers() {
      let name = recognizer.traceName
      expect(recognizer.state == .possible, "D-14 \(name) stayed \(recognizer.state)")
      expect(recognizer.numberOfTouches == 0, "D-14 \(name) still has touches")
      if recognizer is RandomRecognizer {
        expect(states[name] ?? .possible == .possible, "D-14 \(name) never reset")
      }
    }
  }
}
