import Simulator
import UIKit

/// An app with random windows and views that randomly change each other in callbacks.
final class RandomApp {
  let random: SeededRandom
  /// The checker that views report their callbacks to.
  let checker: InvariantChecker
  /// The gesture recognizers, or `nil` if the app has none.
  private(set) var gestures: RandomGestures?
  private(set) var windows: [UIWindow] = []
  /// All views that have been created and not dropped, whether or not they are in windows.
  private(set) var views: [RandomView] = []
  /// The phone that runs the app.
  weak var phone: Phone?
  /// The average number of callbacks between random changes.
  let calm: Int

  init(_ random: SeededRandom, gestures hasGestures: Bool, findsLeaks: Bool) {
    self.random = random
    calm = random.count(1...15)
    checker = InvariantChecker(followsCalls: !hasGestures, findsLeaks: findsLeaks)
    if hasGestures { gestures = RandomGestures(app: self) }
  }

  /// Creates the windows and the first views. There must be a current phone.
  func build() {
    for _ in 0..<random.count(1...3) { addWindow() }
    for _ in 0..<random.count(3...16) { addView() }
    gestures?.build()
  }

  /// Releases all windows and views.
  func close() {
    windows = []
    views = []
    gestures?.release()
  }

  private func addWindow() {
    let window = UIWindow(
      frame: random.once(in: 2)
        ? UIScreen.main.bounds
        : CGRect(
          x: random.number(0...200), y: random.number(0...300), width: random.number(50...300),
          height: random.number(50...300)))
    window.windowLevel = random.once(in: 4) ? .alert : .normal
    window.isMultipleTouchEnabled = random.once(in: 2)
    window.makeKeyAndVisible()
    windows.append(window)
    addView()
    views.last?.frame = window.bounds
    views.last.map(window.addSubview)
    checker.watch(window)
  }

  private func addView() {
    let view = RandomView(
      frame: CGRect(
        x: random.number(-50...150), y: random.number(-50...250), width: random.number(20...300),
        height: random.number(20...400)))
    view.app = self
    view.isMultipleTouchEnabled = !random.once(in: 3)
    view.isExclusiveTouch = random.once(in: 12)
    view.isHidden = random.once(in: 15)
    view.isUserInteractionEnabled = !random.once(in: 15)
    view.passesOn = random.once(in: 4)
    if random.once(in: 10) { view.alpha = random.number(0...0.02) }
    if random.once(in: 3) { view.transform = transform() }
    if random.once(in: 6) { view.bounds.origin = CGPoint(x: random.number(-20...20), y: 3) }
    views.append(view)
    checker.watch(view)
    place(view)
  }

  private func transform() -> CGAffineTransform {
    if random.once(in: 10) { return CGAffineTransform(scaleX: 0, y: random.number(0...1)) }
    return CGAffineTransform(rotationAngle: random.number(-4...4))
      .scaledBy(x: random.number(0.5...2), y: random.number(-2...2))
  }

  /// Adds a view to a random superview that is not one of the view's own descendants.
  private func place(_ view: UIView) {
    let candidates: [UIView] = random.once(in: 2) ? windows : views
    let places = candidates.filter { !$0.isDescendant(of: view) }
    guard let parent = random.one(of: places) else { return }
    parent.insertSubview(view, at: random.count(0...3))
  }

  /// Reverts some random changes, so touches hit views again.
  func repair() {
    while UIApplication.shared.isIgnoringInteractionEvents, random.once(in: 2) { ignore() }
    for window in windows where window.isHidden && random.once(in: 2) { window.isHidden = false }
    for view in views where random.once(in: 3) {
      if view.window == nil { place(view) }
      view.isHidden = false
      view.isUserInteractionEnabled = true
      view.alpha = 1
    }
    if views.count < 3 { addView() }
  }

  // MARK: - Random changes

  /// Makes a random change to this view or other views, with a low probability.
  func maybeChangeSomething(near view: RandomView?) {
    guard random.once(in: calm) else { return }
    if let gestures, random.once(in: 2) { return gestures.changeRandomly() }
    // Most changes affect views that have touches.
    let touched = phone?.context.touches.tracker.active.compactMap { $0.view as? RandomView } ?? []
    let victims = [view.map { [$0] } ?? [], touched, touched, views]
    guard let view = random.one(of: victims).flatMap({ random.one(of: $0) }) else { return }
    switch random.count(0...17) {
    case 0, 1: view.removeFromSuperview()
    case 2, 3, 4: place(view)
    case 5: view.isHidden.toggle()
    case 6: view.isUserInteractionEnabled.toggle()
    case 7: view.alpha = random.number(0...0.02)
    case 8: view.transform = transform()
    case 9: view.isMultipleTouchEnabled.toggle()
    case 10: view.isExclusiveTouch.toggle()
    case 11: random.one(of: windows)?.isHidden.toggle()
    case 12: changeWindows()
    case 13: addView()
    case 14: discard(view)
    case 15: ignore()
    case 16: animate(view)
    default:
      view.perform(after: random.number(0...0.1), key: "wild") { [weak self, weak view] in
        self?.maybeChangeSomething(near: view)
      }
    }
  }

  private func changeWindows() {
    if windows.count < 4, random.once(in: 2) {
      addWindow()
    } else if windows.count > 1 {
      let gone = windows.remove(at: random.count(0...windows.count - 1))
      gone.isHidden = true
    }
  }

  private func discard(_ view: RandomView) {
    guard views.count > 1 else { return }
    view.removeFromSuperview()
    views.removeAll { $0 === view }
  }

  private func ignore() {
    let application = UIApplication.shared
    if application.isIgnoringInteractionEvents {
      application.endIgnoringInteractionEvents()
    } else {
      application.beginIgnoringInteractionEvents()
    }
  }

  private func animate(_ view: RandomView) {
    let options: UIView.AnimationOptions = random.once(in: 2) ? .allowUserInteraction : []
    UIView.animate(withDuration: random.number(0...0.2), delay: 0, options: options) {
      view.center.x += 10
      view.alpha = 1
    } completion: { [weak self, weak view] _ in
      self?.maybeChangeSomething(near: view)
    }
  }
}

/// A view that reports its callbacks and makes random changes afterward.
final class RandomView: TouchCallbackView {
  weak var app: RandomApp?

  override func receive(_ phase: UITouch.Phase, _ touches: Set<UITouch>, _ event: UIEvent?) {
    guard let app, let event else { return }
    // Forwarded callbacks have already been reported by the subview.
    guard touches.contains(where: { $0.view === self }) else { return }
    if let gestures = app.gestures {
      gestures.checker.called(self, touches, event)
      defer { gestures.checker.callEnded() }
      gestures.maybeIgnore(touches, of: event)
      app.maybeChangeSomething(near: self)
    } else {
      app.checker.called(self, phase, touches, event)
      app.maybeChangeSomething(near: self)
    }
  }
}
