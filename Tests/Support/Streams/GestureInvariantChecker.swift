import Simulator
import UIKit

/// Holds what gesture recognizers do, and what views get of their touches, against the rules; what
/// breaks one becomes a sentence.
final class GestureInvariantChecker {
  /// What is known of one touch, as its view sees it.
  private struct Hearing {
    let touch: UITouch
    /// Whether its view may hear of it; nil where the rules of exclusive views have a say.
    let isAccepted: Bool?
    /// The last phase that its view heard of.
    var heard: UITouch.Phase?
    /// Whether a recognizer took it before its view heard of it.
    var isSilenced = false
    /// Whether a recognizer took it, which its view has to hear next.
    var isCancelDue = false
  }

  private(set) var faults: [String] = []
  /// Whether a packet is on its way through the windows.
  var isSending = false
  /// The states that recognizers were last seen in, by name.
  private var states: [String: UIGestureRecognizer.State] = [:]
  /// The actions that have to be called before the next packet or timer.
  private var dueActions: [(name: String, state: UIGestureRecognizer.State)] = []
  private var hearings: [Int: Hearing] = [:]
  /// The phases that recognizers heard of in the packet, by name and window.
  private var heardPhases: [String: [UITouch.Phase]] = [:]
  /// Finds a recognizer that lives.
  private let recognizers: () -> [UIGestureRecognizer]
  /// Whether two recognizers may go on together.
  private let mayGoTogether: (UIGestureRecognizer, UIGestureRecognizer) -> Bool

  init(
    recognizers: @escaping () -> [UIGestureRecognizer],
    mayGoTogether: @escaping (UIGestureRecognizer, UIGestureRecognizer) -> Bool
  ) {
    self.recognizers = recognizers
    self.mayGoTogether = mayGoTogether
  }

  private func expect(_ holds: Bool, _ sentence: @autoclosure () -> String) {
    if !holds { faults.append(sentence()) }
  }

  /// Takes note of another fault.
  func report(_ fault: String) {
    faults.append(fault)
  }

  /// Takes note of what the phone reports.
  func note(_ event: TraceEvent) {
    switch event {
    case .packet(let record): packet(record)
    case .call(let phase, let view, let touches):
      for touch in touches { told(phase, of: touch, view) }
    case .gesture(let name, let state): changed(name, state)
    case .timer: expectSettled("a timer")
    case .gestureFailed, .gestureReset, .cancel, .animationStop, .draw, .log: break
    }
  }

  // MARK: - Packets

  private func packet(_ record: PacketRecord) {
    // A cancel may come in the middle of what a timer does.
    if !record.changed.allSatisfy({ $0.phase == .cancelled }) {
      expectSettled("a packet")
      for hearing in hearings.values { expectNoDelay(hearing) }
    }
    heardPhases = [:]
    for touch in record.all where hearings[touch.index] == nil {
      let earlier = record.all.filter { $0.index < touch.index }
      hearings[touch.index] = Hearing(touch: touch, isAccepted: mayReceive(touch, earlier))
    }
  }

  private func mayReceive(_ touch: UITouch, _ earlier: [UITouch]) -> Bool? {
    guard let view = touch.view else { return false }
    if !view.isMultipleTouchEnabled, earlier.contains(where: { $0.view === view }) { return false }
    let views = earlier.compactMap(\.view) + [view]
    return views.contains(where: \.isExclusiveTouch) ? nil : true
  }

  /// Looks for what should have been done before the next thing happens.
  private func expectSettled(_ next: String) {
    expect(dueActions.isEmpty, "D-13 \(next) before the actions \(dueActions)")
    for (index, hearing) in hearings where hearing.isCancelDue {
      faults.append("D-21 touch \(index + 1) was taken, its view not told before \(next)")
    }
  }

  /// A landing is kept only while somebody wants that.
  private func expectNoDelay(_ hearing: Hearing) {
    guard hearing.heard == nil, hearing.isAccepted == true, !hearing.isSilenced,
      hearing.touch.isActive
    else { return }
    let isWanted = hearing.touch.gestureRecognizers?.contains {
      $0.state == .possible && $0.delaysTouchesBegan
    }
    expect(isWanted == true, "D-23 touch \(hearing.touch.index + 1) is kept for nobody")
  }

  // MARK: - What views are told

  private func told(_ phase: UITouch.Phase, of touch: UITouch, _ view: UIView) {
    let name = "touch \(touch.index + 1)"
    guard var hearing = hearings[touch.index] else { return faults.append("B-04 unknown \(name)") }
    expect(touch.view === view, "B-09 \(name) of another view")
    expect(touch.phase == phase, "C-03 \(name) \(touch.phase) in a call for \(phase)")
    expect(hearing.isAccepted != false, "C-22 \(name) was withheld and delivered")
    expect(!hearing.isSilenced, "D-21 \(phase) of \(name), which was taken before it was told")
    expect(!hearing.isCancelDue || phase == .cancelled, "D-21 \(phase) of \(name), which was taken")
    let isAllowed =
      switch hearing.heard {
      case nil: phase == .began
      case .began, .moved: phase != .began
      case .stationary, .ended, .cancelled: false
      }
    let before = hearing.heard.map { "\($0)" } ?? "nothing"
    expect(isAllowed, "C-30 D-23 \(phase) of \(name) after \(before)")
    if phase == .began || phase == .moved {
      expect(view.window === touch.window, "C-05 \(phase) of \(name), whose view left its window")
    }
    for case let wild as RandomRecognizer in recognizers()
    where wild.follows(touch) && wild.state == .possible {
      expect(phase != .began || !wild.delaysTouchesBegan, "D-23 \(name) told of too early")
      expect(phase != .ended || !wild.delaysTouchesEnded, "D-24 \(name) told of too early")
    }
    hearing.heard = phase
    hearing.isCancelDue = false
    hearings[touch.index] = hearing
  }

  /// Checks the event that comes with a callback.
  func called(_ view: UIView, _ touches: Set<UITouch>, _ event: UIEvent) {
    expect(!touches.isEmpty, "C-05 a call without touches")
    expect(
      event.touches(for: view)?.isSuperset(of: touches) == true, "B-05 not among the view's touches"
    )
    expect(event.allTouches?.isSuperset(of: touches) == true, "B-04 not among all touches")
  }

  // MARK: - What recognizers do

  /// Takes note that a recognizer heard of touches.
  func heard(
    by recognizer: RandomRecognizer, _ phase: UITouch.Phase, _ touches: Set<UITouch>,
    _ event: UIEvent
  ) {
    let name = recognizer.traceName
    // A packet comes from window to window; a recognizer may come into the next one with its view.
    let key = "\(name) \(touches.ordered.first?.window?.traceName ?? "")"
    let earlier = heardPhases[key] ?? []
    heardPhases[key] = earlier + [phase]
    expect(isSending, "D-02 \(name) hears outside of packets")
    expect(!touches.isEmpty, "D-04 \(name) hears of no touch")
    expect(recognizer.isEnabled, "D-03 \(name) hears though it is off")
    let isOn =
      switch recognizer.state {
      case .possible, .began, .changed: true
      case .ended, .cancelled, .failed: false
      }
    expect(isOn, "D-04 \(name) hears though it is \(recognizer.state)")
    let isNext = earlier.allSatisfy { $0.rawValue < phase.rawValue }
    expect(isNext, "D-04 \(phase) of \(name) after \(earlier)")
    expect(
      event.touches(for: recognizer)?.isSuperset(of: touches) == true, "B-06 \(name)'s touches")
    for touch in touches {
      expect(touch.phase == phase, "D-04 \(touch.phase) in \(name)'s call for \(phase)")
      expect(recognizer.follows(touch) == (phase != .began), "D-04 \(phase) of not its own touch")
    }
  }

  private func changed(_ name: String, _ state: UIGestureRecognizer.State) {
    let recognizer = recognizers().first { $0.traceName == name }
    let before = states[name] ?? .possible
    let isDiscrete =
      recognizer is UITapGestureRecognizer || recognizer is UISwipeGestureRecognizer
    // Of the framework's own recognizers nobody hears that they start anew.
    let isAnew = before == .possible || !(recognizer is RandomRecognizer) && !isActive(before)
    let isAllowed =
      switch isAnew ? .possible : before {
      case .possible: state == .ended || state == .failed || state == .began && !isDiscrete
      case .began, .changed: state == .changed || state == .ended || state == .cancelled
      case .ended, .cancelled, .failed: false
      }
    expect(isAllowed, "D-11 \(name) goes from \(before) to \(state)")
    if isAnew, state != .failed, let recognizer { recognized(recognizer) }
    states[name] = state
    if state != .failed { dueActions.append((name, state)) }
  }

  private func recognized(_ recognizer: UIGestureRecognizer) {
    let own = hearings.values.filter { hearing in
      hearing.touch.gestureRecognizers?.contains { $0 === recognizer } == true
    }
    for other in recognizers() where other !== recognizer && isActive(states[other.traceName]) {
      let isShared = own.contains { hearing in
        hearing.touch.gestureRecognizers?.contains { $0 === other } == true
      }
      expect(
        !isShared || mayGoTogether(other, recognizer),
        "D-17 \(recognizer.traceName) besides \(other.traceName)")
    }
    guard recognizer.cancelsTouchesInView else { return }
    for hearing in own {
      let index = hearing.touch.index
      switch hearing.heard {
      case nil: hearings[index]?.isSilenced = true
      case .began, .moved, .stationary: hearings[index]?.isCancelDue = true
      case .ended, .cancelled: break
      }
    }
  }

  private func isActive(_ state: UIGestureRecognizer.State?) -> Bool {
    state == .began || state == .changed
  }

  /// Takes note of an action.
  func acted(_ recognizer: UIGestureRecognizer) {
    let (name, state) = (recognizer.traceName, recognizer.state)
    expect(!isSending, "D-13 \(name) acts before views were called")
    expect(state != .possible && state != .failed, "D-12 \(name) acts for \(state)")
    guard let due = dueActions.first else {
      return faults.append("D-12 \(name) acts for \(state) without a change")
    }
    expect(due == (name, state), "D-13 \(name) acts for \(state), due is \(due)")
    dueActions.removeFirst()
  }

  /// Takes note that a recognizer starts anew.
  func reset(_ recognizer: RandomRecognizer) {
    let name = recognizer.traceName
    expect(!isActive(states[name]), "D-14 \(name) starts anew while it goes on")
    expect(!dueActions.contains { $0.name == name }, "D-14 \(name) starts anew before its actions")
    expect(!recognizer.hasActiveTouches, "D-14 \(name) starts anew with fingers down")
    states[name] = .possible
  }

  // MARK: - The end

  /// Checks what must hold a while after all fingers are up.
  func close() {
    expectSettled("the end")
    for (index, hearing) in hearings {
      expect(
        hearing.heard != .began && hearing.heard != .moved,
        "touch \(index + 1) stayed as its view heard of it")
    }
    hearings = [:]
    for recognizer in recognizers() {
      let name = recognizer.traceName
      expect(recognizer.state == .possible, "D-14 \(name) stayed \(recognizer.state)")
      expect(recognizer.numberOfTouches == 0, "D-14 \(name) kept touches")
      if recognizer is RandomRecognizer {
        expect(states[name] ?? .possible == .possible, "D-14 \(name) never started anew")
      }
    }
  }
}
