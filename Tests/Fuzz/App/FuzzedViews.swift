import Simulator
import Streams
import UIKit

/// A view that calls its app in every callback.
final class FuzzedView: UIView {
  weak var app: FuzzedApp?

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    app?.act()
    return super.hitTest(point, with: event)
  }
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    app?.act()
    return super.point(inside: point, with: event)
  }
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    app?.act()
    super.touchesBegan(touches, with: event)
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { app?.act() }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { app?.act() }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { app?.act() }
  override func willMove(toSuperview newSuperview: UIView?) { app?.act() }
  override func didMoveToSuperview() { app?.act() }
  override func willMove(toWindow newWindow: UIWindow?) { app?.act() }
  override func didMoveToWindow() { app?.act() }
  override func didAddSubview(_ subview: UIView) { app?.act() }
  override func willRemoveSubview(_ subview: UIView) { app?.act() }
  override func layoutSubviews() { app?.act() }
  override func draw(_ rect: CGRect) { app?.act() }
  override func sizeThatFits(_ size: CGSize) -> CGSize {
    app?.act()
    return super.sizeThatFits(size)
  }
  override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    app?.act()
    return true
  }
}

/// A controller that calls its app in every callback.
final class FuzzedController: UIViewController {
  private weak var app: FuzzedApp?

  init(app: FuzzedApp) {
    self.app = app
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func loadView() {
    let view = app?.makeView()
    self.view = view ?? UIView()
  }
  override func viewDidLoad() { app?.act() }
  override func viewWillAppear(_ animated: Bool) { app?.act() }
  override func viewDidAppear(_ animated: Bool) { app?.act() }
  override func viewWillDisappear(_ animated: Bool) { app?.act() }
  override func viewDidDisappear(_ animated: Bool) { app?.act() }
  override func viewWillLayoutSubviews() { app?.act() }
  override func viewDidLayoutSubviews() { app?.act() }
  override func willMove(toParent parent: UIViewController?) { app?.act() }
  override func didMove(toParent parent: UIViewController?) { app?.act() }
  override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) { app?.act() }
}

/// A recognizer that enters any permitted state, and calls its app in every callback.
final class FuzzedRecognizer: UIGestureRecognizer {
  weak var app: FuzzedApp?
  /// Whether the recognizer ends with its last touch.
  var finishes = true

  private func receive() {
    app?.act()
    guard let app, app.data.once(in: 2) else { return }
    let next: [State] =
      switch state {
      case .possible: [.began, .ended, .failed]
      case .began, .changed: [.changed, .ended, .cancelled]
      case .ended, .cancelled, .failed: []
      }
    if let next = app.data.one(of: next) { state = next }
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if app?.data.once(in: 8) == true, let touch = touches.first { ignore(touch, for: event) }
    receive()
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) { receive() }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    receive()
    finish(event)
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    receive()
    finish(event)
  }
  override func reset() { app?.act() }

  /// Ends the gesture with the last touch, as every recognizer must, although some do not.
  private func finish(_ event: UIEvent) {
    guard finishes else { return }
    let isDown = event.touches(for: self)?.contains { $0.phase != .ended && $0.phase != .cancelled }
    guard isDown != true else { return }
    switch state {
    case .possible: state = .failed
    case .began, .changed: state = .cancelled
    case .ended, .cancelled, .failed: break
    }
  }
}

/// Implements all delegate methods, which call the app and return values from its input.
extension FuzzedApp: UIGestureRecognizerDelegate, UIScrollViewDelegate {
  private func answer() -> Bool {
    act()
    return !data.once(in: 4)
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { answer() }
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool { answer() }
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { answer() }

  func scrollViewDidScroll(_ scrollView: UIScrollView) { act() }
  func scrollViewDidZoom(_ scrollView: UIScrollView) { act() }
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { act() }
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { act() }
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { act() }
  func viewForZooming(in scrollView: UIScrollView) -> UIView? {
    act()
    return data.once(in: 3) ? anyView() : scrollView.subviews.first
  }
}
