import Simulator
import UIKit

/// Checks every packet and callback against the rules. Each violation is recorded as a message.
final class InvariantChecker {
  /// The state of a touch.
  private struct Life {
    var phase: UITouch.Phase
    var view: ObjectIdentifier?
    var point: CGPoint
    var timestamp: TimeInterval
    var tapCount: Int
    /// Whether the rules allow the view to receive the touch, as determined at touch down.
    var isAccepted: Bool
    /// The last phase that the view received.
    var lastPhase: UITouch.Phase?
    /// Whether a callback was omitted, which is allowed only before a cancellation.
    var wasLeftOut = false
  }

  /// A callback's identity, which must be unique within its packet.
  private struct Call: Hashable {
    let view: ObjectIdentifier
    let phase: UITouch.Phase
  }

  private struct Weak {
    weak var object: AnyObject?
    let name: String
  }

  private(set) var faults: [String] = []
  /// Whether views receive each change immediately, as they do if there are no gesture recognizers.
  private let followsCalls: Bool
  /// Whether watched objects must have been released at the end.
  private let findsLeaks: Bool
  private var lives: [Int: Life] = [:]
  /// The indexes of the touches that are still active after the last packet.
  private var active: Set<Int> = []
  private var packet: PacketRecord?
  /// The packet's changed touches, with their phases in the packet.
  private var changed: [(touch: UITouch, phase: UITouch.Phase)] = []
  private var calls: Set<Call> = []
  private var watched: [Weak] = []
  private weak var lastEvent: UIEvent?
  private var began: [ObjectIdentifier: Int] = [:]
  private var over: [ObjectIdentifier: Int] = [:]

  /// Creates a checker.
  ///
  /// - Parameter findsLeaks: Whether to search for leaks, which requires weak references that slow
  ///   down every use of an object.
  init(followsCalls: Bool, findsLeaks: Bool) {
    self.followsCalls = followsCalls
    self.findsLeaks = findsLeaks
  }

  /// The names of watched objects that still exist.
  var leaks: [String] { watched.filter { $0.object != nil }.map(\.name) }

  /// Watches an object, which must be released at the end, if the stream searches for leaks.
  func watch(_ object: AnyObject) {
    guard findsLeaks else { return }
    watched.append(Weak(object: object, name: "\(type(of: object))"))
  }

  private func expect(_ holds: Bool, _ message: @autoclosure () -> String) {
    if !holds { faults.append(message()) }
  }

  // MARK: - Packets

  /// Checks a packet before its callbacks.
  func packet(_ record: PacketRecord) {
    closePacket()
    packet = record
    changed = followsCalls ? record.changed.map { ($0, $0.phase) } : []
    calls = []
    expect(!record.changed.isEmpty, "A-46 an empty packet")
    // Several cancellations may follow a packet, with nothing else in between.
    let isCancel = record.changed.allSatisfy { $0.phase == .cancelled }
    let indexes = Set(record.changed.map(\.index))
    expect(indexes.count == record.changed.count, "B-09 a touch changed twice in a packet")
    for touch in record.all {
      if let life = lives[touch.index] {
        follow(touch, life, isChanged: indexes.contains(touch.index))
      } else {
        begin(touch, among: record.all)
      }
      if !isCancel, touch.phase != .cancelled, touch.view != nil {
        expect(touch.view?.window === touch.window, "C-32 the view left its window")
        expect(touch.window?.isHidden == false, "C-35 the window is hidden")
      }
      if record.all.count > 1 { expect(touch.tapCount <= 1, "A-24 \(touch.tapCount) of many") }
    }
    expect(
      active.isSubset(of: record.all.map(\.index)), "B-04 an active touch is not in the event")
    active = Set(record.all.lazy.filter(\.isActive).map(\.index))
  }

  private func begin(_ touch: UITouch, among all: [UITouch]) {
    watch(touch)
    expect(touch.phase == .began, "A-10 starts with \(touch.phase)")
    expect(touch.previousLocation(in: nil) == touch.location(in: nil), "A-36")
    lives[touch.index] = Life(
      phase: touch.phase, view: touch.view.map(ObjectIdentifier.init), point: touch.screenPoint,
      timestamp: touch.timestamp, tapCount: touch.tapCount,
      isAccepted: mayReceive(touch, earlier: all.filter { $0.index < touch.index }))
  }

  /// Whether a view may receive a touch, by rules C-20, C-22, C-23, and C-24 of the contract.
  private func mayReceive(_ touch: UITouch, earlier: [UITouch]) -> Bool {
    guard let view = touch.view else { return false }
    if !view.isMultipleTouchEnabled, earlier.contains(where: { $0.view === view }) { return false }
    for other in earlier where lives[other.index]?.isAccepted == true {
      guard other.window === touch.window, let otherView = other.view, otherView !== view
      else { continue }
      if view.isExclusiveTouch || otherView.isExclusiveTouch { return false }
    }
    return true
  }

  private func follow(_ touch: UITouch, _ before: Life, isChanged: Bool) {
    var life = before
    let (from, to) = (life.phase, touch.phase)
    let isAllowed =
      switch from {
      case .began, .moved, .stationary: to != .began
      case .ended, .cancelled: false
      }
    expect(isAllowed, "A-10 \(from) to \(to)")
    expect(isChanged == (to != .stationary), "A-45 \(to), changed \(isChanged)")
    expect(life.view == touch.view.map(ObjectIdentifier.init), "A-12 the view changed")
    expect(touch.tapCount <= life.tapCount, "A-27 the tap count rose")
    expect(touch.timestamp >= life.timestamp, "A-11 time went back")
    let point = touch.window?.convert(life.point, from: nil as UIWindow?) ?? life.point
    switch to {
    case .moved:
      expect(touch.previousLocation(in: nil) == point, "A-35 wrong previousLocation")
      expect(touch.screenPoint != life.point, "H-23 a move to the same location")
    case .stationary, .ended:
      expect(touch.location(in: nil) == point, "A-38 \(to) elsewhere")
      expect(touch.previousLocation(in: nil) == point, "A-37 \(to): wrong previousLocation")
      expect(to == .ended || touch.timestamp == life.timestamp, "A-11 a resting touch's timestamp")
    case .cancelled:
      expect(touch.location(in: nil) == point, "A-39 cancelled at another location")
    case .began: break
    }
    (life.phase, life.point, life.timestamp) = (to, touch.screenPoint, touch.timestamp)
    life.tapCount = touch.tapCount
    lives[touch.index] = life
  }

  /// Reports changed touches whose views were not called.
  private func closePacket() {
    for (touch, phase) in changed {
      guard var life = lives[touch.index], life.isAccepted, life.lastPhase != phase else {
        continue
      }
      // Windows are not random views, so they do not report their callbacks.
      guard touch.view is RandomView else { continue }
      expect(
        phase == .began || phase == .moved, "C-05 no call for \(phase) of \(touch.index + 1)")
      if phase == .began { life.isAccepted = false }
      life.wasLeftOut = true
      lives[touch.index] = life
    }
    packet = nil
    changed = []
  }

  // MARK: - Callbacks

  /// Checks a callback.
  func called(
    _ view: RandomView, _ phase: UITouch.Phase, _ touches: Set<UITouch>, _ event: UIEvent
  ) {
    guard let packet else { return faults.append("C-36 a callback outside of packets") }
    if findsLeaks, lastEvent !== event {
      watch(event)
      lastEvent = event
    }
    let call = Call(view: ObjectIdentifier(view), phase: phase)
    expect(calls.insert(call).inserted, "C-04 two calls for \(phase)")
    let changed = Set(packet.changed)
    expect(!touches.isEmpty, "C-05 a call without touches")
    expect(touches.isSubset(of: changed), "B-09 a touch that did not change")
    expect(event.allTouches == Set(packet.all), "B-04 allTouches differs from the packet")
    expect(
      event.touches(for: view)?.isSuperset(of: touches) == true, "B-05 not among the view's touches"
    )
    let slots = touches.map { $0._rawHashValue(seed: 0) }
    expect(slots == slots.sorted(), "A-06 out of order: \(slots)")
    for touch in touches {
      expect(touch.view === view, "B-09 a touch of another view")
      expect(touch.phase == phase, "C-03 \(touch.phase) in a call for \(phase)")
      if phase == .began || phase == .moved {
        expect(view.window === touch.window, "C-05 \(phase) after the view left its window")
      }
      note(phase, of: touch, at: view)
    }
  }

  private func note(_ phase: UITouch.Phase, of touch: UITouch, at view: RandomView) {
    guard var life = lives[touch.index] else { return faults.append("B-04 an unknown touch") }
    expect(life.isAccepted, "C-22 a withheld touch was delivered")
    expect(!life.wasLeftOut || phase == .cancelled, "C-05 \(phase) after a callback was left out")
    let isAllowed =
      switch life.lastPhase {
      case nil: phase == .began
      case .began, .moved: phase != .began
      case .stationary, .ended, .cancelled: false
      }
    expect(isAllowed, "C-30 \(phase) after \(life.lastPhase.map { "\($0)" } ?? "nothing")")
    life.lastPhase = phase
    lives[touch.index] = life
    switch phase {
    case .began: began[ObjectIdentifier(view), default: 0] += 1
    case .ended, .cancelled: over[ObjectIdentifier(view), default: 0] += 1
    case .moved, .stationary: break
    }
  }

  // MARK: - Final checks

  /// Checks the final state after all fingers have lifted.
  func close(_ phone: Phone) {
    closePacket()
    let left = phone.context.touches.tracker.active.count
    expect(left == 0, "touches are left: \(left)")
    expect(began == over, "the count of began differs from ended plus cancelled")
    for life in lives.values {
      expect(life.phase == .ended || life.phase == .cancelled, "a touch stayed \(life.phase)")
      if life.wasLeftOut { expect(life.phase == .cancelled, "C-05 left out, then \(life.phase)") }
    }
  }
}
