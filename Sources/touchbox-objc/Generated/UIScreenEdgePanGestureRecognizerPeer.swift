// Generated from the headers by `make objc-glue`.
// swift-format-ignore-file
import CBridge
import UIKit

final class UIScreenEdgePanGestureRecognizerPeer: UIScreenEdgePanGestureRecognizer, Peer, UIGestureRecognizerSuper, nonisolated CustomReflectable {
  static let selectors = "reset shouldRequireFailureOfGestureRecognizer: shouldBeRequiredToFailByGestureRecognizer: canPreventGestureRecognizer: canBePreventedByGestureRecognizer: touchesBegan:withEvent: touchesMoved:withEvent: touchesEnded:withEvent: touchesCancelled:withEvent:"
  nonisolated(unsafe) let object: Raw
  private let overrides: UInt64
  private var isReady = false

  init(object: Raw, mask: UInt64) {
    (self.object, overrides) = (object, mask)
    super.init(target: nil, action: nil)
    adopt(object)
    isReady = true
  }

  override init?(coder: NSCoder) { nil }

  deinit { TBDealloc(object) }
  nonisolated var customMirror: Mirror { instanceVariables(of: self, object) }
  private func isOverridden(_ bit: UInt64) -> Bool { isReady && overrides & (1 << bit) != 0 }

  override func reset() { guard isOverridden(0) else { return super.reset() }; tbo_UIGestureRecognizer_reset(object) }
  func super_UIGestureRecognizer_reset() { super.reset() }
  @discardableResult override func shouldRequireFailure(of a1: UIGestureRecognizer) -> Bool { guard isOverridden(1) else { return super.shouldRequireFailure(of: a1) }; let r1 = retained(a1); defer { TBRelease(r1) }; return (tbo_UIGestureRecognizer_shouldRequireFailureOfGestureRecognizer(object, r1) != 0) }
  func super_UIGestureRecognizer_shouldRequireFailureOfGestureRecognizer(_ a1: UIGestureRecognizer) -> Bool { super.shouldRequireFailure(of: a1) }
  @discardableResult override func shouldBeRequiredToFail(by a1: UIGestureRecognizer) -> Bool { guard isOverridden(2) else { return super.shouldBeRequiredToFail(by: a1) }; let r1 = retained(a1); defer { TBRelease(r1) }; return (tbo_UIGestureRecognizer_shouldBeRequiredToFailByGestureRecognizer(object, r1) != 0) }
  func super_UIGestureRecognizer_shouldBeRequiredToFailByGestureRecognizer(_ a1: UIGestureRecognizer) -> Bool { super.shouldBeRequiredToFail(by: a1) }
  @discardableResult override func canPrevent(_ a1: UIGestureRecognizer) -> Bool { guard isOverridden(3) else { return super.canPrevent(a1) }; let r1 = retained(a1); defer { TBRelease(r1) }; return (tbo_UIGestureRecognizer_canPreventGestureRecognizer(object, r1) != 0) }
  func super_UIGestureRecognizer_canPreventGestureRecognizer(_ a1: UIGestureRecognizer) -> Bool { super.canPrevent(a1) }
  @discardableResult override func canBePrevented(by a1: UIGestureRecognizer) -> Bool { guard isOverridden(4) else { return super.canBePrevented(by: a1) }; let r1 = retained(a1); defer { TBRelease(r1) }; return (tbo_UIGestureRecognizer_canBePreventedByGestureRecognizer(object, r1) != 0) }
  func super_UIGestureRecognizer_canBePreventedByGestureRecognizer(_ a1: UIGestureRecognizer) -> Bool { super.canBePrevented(by: a1) }
  override func touchesBegan(_ a1: Set<UITouch>, with a2: UIEvent) { guard isOverridden(5) else { return super.touchesBegan(a1, with: a2) }; let r1 = retainedSet(a1); defer { TBRelease(r1) }; let r2 = retained(a2); defer { TBRelease(r2) }; tbo_UIGestureRecognizer_touchesBegan_withEvent(object, r1, r2) }
  func super_UIGestureRecognizer_touchesBegan_withEvent(_ a1: Set<UITouch>, _ a2: UIEvent) { super.touchesBegan(a1, with: a2) }
  override func touchesMoved(_ a1: Set<UITouch>, with a2: UIEvent) { guard isOverridden(6) else { return super.touchesMoved(a1, with: a2) }; let r1 = retainedSet(a1); defer { TBRelease(r1) }; let r2 = retained(a2); defer { TBRelease(r2) }; tbo_UIGestureRecognizer_touchesMoved_withEvent(object, r1, r2) }
  func super_UIGestureRecognizer_touchesMoved_withEvent(_ a1: Set<UITouch>, _ a2: UIEvent) { super.touchesMoved(a1, with: a2) }
  override func touchesEnded(_ a1: Set<UITouch>, with a2: UIEvent) { guard isOverridden(7) else { return super.touchesEnded(a1, with: a2) }; let r1 = retainedSet(a1); defer { TBRelease(r1) }; let r2 = retained(a2); defer { TBRelease(r2) }; tbo_UIGestureRecognizer_touchesEnded_withEvent(object, r1, r2) }
  func super_UIGestureRecognizer_touchesEnded_withEvent(_ a1: Set<UITouch>, _ a2: UIEvent) { super.touchesEnded(a1, with: a2) }
  override func touchesCancelled(_ a1: Set<UITouch>, with a2: UIEvent) { guard isOverridden(8) else { return super.touchesCancelled(a1, with: a2) }; let r1 = retainedSet(a1); defer { TBRelease(r1) }; let r2 = retained(a2); defer { TBRelease(r2) }; tbo_UIGestureRecognizer_touchesCancelled_withEvent(object, r1, r2) }
  func super_UIGestureRecognizer_touchesCancelled_withEvent(_ a1: Set<UITouch>, _ a2: UIEvent) { super.touchesCancelled(a1, with: a2) }
}
