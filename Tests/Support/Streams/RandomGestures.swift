import CoreGraphics
import UIKit

/// The gesture recognizers in a random app. This class creates and misuses them, makes random
/// decisions as their delegate, and receives their actions.
final class RandomGestures: UIGestureRecognizerDelegate {
  private struct Weak {
    weak var recognizer: UIGestureRecognizer?
  }

  /// A recognizer, and the other recognizer that a delegate call is about.
  private struct Pair: Hashable {
    let asked: String
    let other: String
  }

  unowned let app: RandomApp
  private(set) lazy var checker = GestureInvariantChecker(
    recognizers: { [unowned self] in alive },
    mayRecognizeTogether: { [unowned self] in mayRecognizeTogether($0, $1) })
  /// The recognizers that the app still holds references to.
  private var known: [UIGestureRecognizer] = []
  /// All recognizers that have ever been created.
  private var made: [Weak] = []
  /// The values returned from `shouldRecognizeSimultaneouslyWith`, by pair.
  private var bothAnswers: [Pair: Bool] = [:]

  var random: SeededRandom { app.random }
  private var alive: [UIGestureRecognizer] { made.compactMap(\.recognizer) }
  private var hosts: [UIView] { app.windows + app.views }

  init(app: RandomApp) {
    self.app = app
  }

  /// Adds recognizers to windows and views.
  func build() {
    for host in hosts {
      for _ in 0..<max(0, random.count(-3...3)) { host.addGestureRecognizer(make()) }
    }
    for _ in 0..<random.count(0...4) { require() }
  }

  /// Releases all recognizers.
  func release() {
    known = []
  }

  // MARK: - Creation

  private func make() -> UIGestureRecognizer {
    let recognizer = ofAnyKind()
    recognizer.name = "\(made.count)"
    recognizer.cancelsTouchesInView = !random.once(in: 3)
    recognizer.delaysTouchesBegan = random.once(in: 4)
    recognizer.delaysTouchesEnded = !random.once(in: 3)
    if random.once(in: 2) { recognizer.delegate = self }
    recognizer.addTarget(self, action: RandomGestures.act)
    known.append(recognizer)
    made.append(Weak(recognizer: recognizer))
    app.checker.watch(recognizer)
    return recognizer
  }

  private func ofAnyKind() -> UIGestureRecognizer {
    let fingers = random.once(in: 2) ? 1 : random.count(1...4)
    switch random.count(0...9) {
    case 0, 1:
      let tap = UITapGestureRecognizer()
      tap.numberOfTapsRequired = random.count(1...3)
      tap.numberOfTouchesRequired = fingers
      return tap
    case 2:
      let pan = UIPanGestureRecognizer()
      pan.minimumNumberOfTouches = fingers
      if random.once(in: 2) { pan.maximumNumberOfTouches = random.count(1...4) }
      return pan
    case 3: return UIPinchGestureRecognizer()
    case 4: return UIRotationGestureRecognizer()
    case 5:
      let swipe = UISwipeGestureRecognizer()
      swipe.direction = UISwipeGestureRecognizer.Direction(rawValue: UInt(random.count(1...15)))
      swipe.numberOfTouchesRequired = fingers
      return swipe
    case 6:
      let press = UILongPressGestureRecognizer()
      press.minimumPressDuration = random.number(0...0.6)
      press.allowableMovement = random.number(0...200)
      press.numberOfTapsRequired = random.count(0...2)
      press.numberOfTouchesRequired = fingers
      return press
    default:
      let wild = RandomRecognizer()
      wild.gestures = self
      wild.isGentle = random.once(in: 8)
      wild.isStubborn = random.once(in: 8)
      return wild
    }
  }

  /// Adds a failure requirement between two recognizers. Usually, the newer one waits for the older
  /// one, but cycles are possible.
  private func require() {
    guard let one = random.one(of: known), let other = random.one(of: known),
      serial(of: one) > serial(of: other) || random.once(in: 4)
    else { return }
    one.require(toFail: other)
  }

  private func serial(of recognizer: UIGestureRecognizer) -> Int {
    recognizer.name.flatMap { Int($0) } ?? 0
  }

  /// Whether one recognizer may wait for another. Usually, only a newer one waits for an older one.
  func mayWait(
    _ one: UIGestureRecognizer, for other: UIGestureRecognizer, once times: Int
  ) -> Bool {
    random.once(in: times) && (serial(of: one) > serial(of: other) || random.once(in: 4))
  }

  // MARK: - Actions

  private func act(_ recognizer: UIGestureRecognizer) {
    checker.acted(recognizer)
    if random.once(in: 4) { adjust(recognizer) }
    app.maybeChangeSomething(near: nil)
  }

  private func adjust(_ recognizer: UIGestureRecognizer) {
    let number = random.number(-5...5)
    switch recognizer {
    case let pan as UIPanGestureRecognizer:
      pan.setTranslation(CGPoint(x: number, y: 0), in: random.one(of: hosts))
      check(pan.translation(in: nil), pan.velocity(in: random.one(of: hosts)), of: pan)
    case let pinch as UIPinchGestureRecognizer:
      pinch.scale = number
      check(CGPoint(x: pinch.scale, y: pinch.velocity), .zero, of: pinch)
    case let rotation as UIRotationGestureRecognizer:
      rotation.rotation = number
      check(CGPoint(x: rotation.rotation, y: rotation.velocity), .zero, of: rotation)
    default:
      check(recognizer.location(in: random.one(of: hosts)), .zero, of: recognizer)
    }
  }

  private func check(_ one: CGPoint, _ other: CGPoint, of recognizer: UIGestureRecognizer) {
    let areNumbers = [one.x, one.y, other.x, other.y].allSatisfy(\.isFinite)
    if !areNumbers { checker.report("\(recognizer.traceName): \(one) \(other)") }
  }

  // MARK: - Random misuse

  /// Makes a random change to a recognizer.
  func changeRandomly() {
    // Most changes affect recognizers that have touches.
    let touched = known.filter { $0.numberOfTouches > 0 }
    guard
      let recognizer = random.one(of: [touched, touched, known]).flatMap({ random.one(of: $0) }),
      let host = random.one(of: hosts)
    else { return }
    switch random.count(0...11) {
    case 0: host.addGestureRecognizer(make())
    case 1: recognizer.view?.removeGestureRecognizer(recognizer)
    case 2: host.addGestureRecognizer(recognizer)
    case 3: recognizer.isEnabled.toggle()
    case 4:
      recognizer.isEnabled = false
      recognizer.isEnabled = true
    case 5, 6: (recognizer as? RandomRecognizer)?.changeState()
    case 7: endGesture(recognizer)
    case 8: discard(recognizer)
    case 9: require()
    case 10: host.gestureRecognizers = known.filter { _ in random.once(in: 6) }
    default: repair()
    }
  }

  /// Makes a built-in recognizer ignore a touch that it is tracking, with a low probability.
  func maybeIgnore(_ touches: Set<UITouch>, of event: UIEvent) {
    guard random.once(in: 12), let touch = random.one(of: touches.ordered) else { return }
    let builtIn = touch.gestureRecognizers?.filter { !($0 is RandomRecognizer) } ?? []
    random.one(of: builtIn)?.ignore(touch, for: event)
  }

  /// Makes a recognizer fail, or ends its gesture. If a finger will end the gesture, any state may
  /// be set.
  private func endGesture(_ recognizer: UIGestureRecognizer) {
    // A finger that lifts in this packet may have already ended its part of the gesture.
    let isTouched = app.phone?.context.touches.tracker.active.contains { touch in
      touch.phase != .ended && touch.phase != .cancelled
        && touch.gestureRecognizers?.contains(recognizer) == true
    }
    let isDiscrete =
      recognizer is UITapGestureRecognizer || recognizer is UISwipeGestureRecognizer
    if isTouched == true, !isDiscrete, !(recognizer is RandomRecognizer),
      let state = random.one(of: UIGestureRecognizer.State.allCases)
    {
      recognizer.state = state
      return
    }
    switch recognizer.state {
    case .possible: recognizer.state = .failed
    case .began, .changed: recognizer.state = .cancelled
    case .ended, .cancelled, .failed: break
    }
  }

  private func discard(_ recognizer: UIGestureRecognizer) {
    if random.once(in: 2) { recognizer.view?.removeGestureRecognizer(recognizer) }
    known.removeAll { $0 === recognizer }
  }

  private func repair() {
    for recognizer in known where random.once(in: 2) {
      recognizer.isEnabled = true
      if recognizer.view == nil { random.one(of: hosts)?.addGestureRecognizer(recognizer) }
    }
  }

  // MARK: - Delegate calls

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    app.maybeChangeSomething(near: nil)
    return !random.once(in: 6)
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool {
    app.maybeChangeSomething(near: nil)
    return !random.once(in: 6)
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    app.maybeChangeSomething(near: nil)
    let pair = Pair(asked: gestureRecognizer.traceName, other: otherGestureRecognizer.traceName)
    let answer = bothAnswers[pair] ?? random.once(in: 3)
    bothAnswers[pair] = answer
    return answer
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    mayWait(gestureRecognizer, for: otherGestureRecognizer, once: 30)
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    mayWait(otherGestureRecognizer, for: gestureRecognizer, once: 30)
  }

  private func mayRecognizeTogether(
    _ one: UIGestureRecognizer, _ other: UIGestureRecognizer
  ) -> Bool {
    let answers = [
      Pair(asked: one.traceName, other: other.traceName),
      Pair(asked: other.traceName, other: one.traceName),
    ].map { bothAnswers[$0] ?? false }
    return answers.contains(true) || !one.canPrevent(other) || !other.canBePrevented(by: one)
  }
}
