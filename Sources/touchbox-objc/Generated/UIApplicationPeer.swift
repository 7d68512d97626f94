// Generated from the headers by `make objc-glue`.
// swift-format-ignore-file
import CBridge
import UIKit

final class UIApplicationPeer: UIApplication, Peer, UIResponderSuper, UIApplicationSuper, nonisolated CustomReflectable {
  static let selectors = "touchesBegan:withEvent: touchesMoved:withEvent: touchesEnded:withEvent: touchesCancelled:withEvent: becomeFirstResponder resignFirstResponder canBecomeFirstResponder canResignFirstResponder sendEvent:"
  nonisolated(unsafe) let object: Raw
  private let mask: UInt64
  private var isReady = false

  init(object: Raw, mask: UInt64) {
    (self.object, self.mask) = (object, mask)
    super.init()
    adopt(object)
    isReady = true
  }

  deinit { TBDealloc(object) }
  nonisolated var customMirror: Mirror { instanceVariables(of: self, object) }
  private func isOverridden(_ bit: UInt64) -> Bool { isReady && mask & (1 << bit) != 0 }

  override func touchesBegan(_ a1: Set<UITouch>, with a2: UIEvent?) { guard isOverridden(0) else { return super.touchesBegan(a1, with: a2) }; let r1 = retainedSet(a1); defer { TBRelease(r1) }; let r2 = retained(a2); defer { TBRelease(r2) }; tbo_UIResponder_touchesBegan_withEvent(object, r1, r2) }
  func super_UIResponder_touchesBegan_withEvent(_ a1: Set<UITouch>, _ a2: UIEvent?) { super.touchesBegan(a1, with: a2) }
  override func touchesMoved(_ a1: Set<UITouch>, with a2: UIEvent?) { guard isOverridden(1) else { return super.touchesMoved(a1, with: a2) }; let r1 = retainedSet(a1); defer { TBRelease(r1) }; let r2 = retained(a2); defer { TBRelease(r2) }; tbo_UIResponder_touchesMoved_withEvent(object, r1, r2) }
  func super_UIResponder_touchesMoved_withEvent(_ a1: Set<UITouch>, _ a2: UIEvent?) { super.touchesMoved(a1, with: a2) }
  override func touchesEnded(_ a1: Set<UITouch>, with a2: UIEvent?) { guard isOverridden(2) else { return super.touchesEnded(a1, with: a2) }; let r1 = retainedSet(a1); defer { TBRelease(r1) }; let r2 = retained(a2); defer { TBRelease(r2) }; tbo_UIResponder_touchesEnded_withEvent(object, r1, r2) }
  func super_UIResponder_touchesEnded_withEvent(_ a1: Set<UITouch>, _ a2: UIEvent?) { super.touchesEnded(a1, with: a2) }
  override func touchesCancelled(_ a1: Set<UITouch>, with a2: UIEvent?) { guard isOverridden(3) else { return super.touchesCancelled(a1, with: a2) }; let r1 = retainedSet(a1); defer { TBRelease(r1) }; let r2 = retained(a2); defer { TBRelease(r2) }; tbo_UIResponder_touchesCancelled_withEvent(object, r1, r2) }
  func super_UIResponder_touchesCancelled_withEvent(_ a1: Set<UITouch>, _ a2: UIEvent?) { super.touchesCancelled(a1, with: a2) }
  @discardableResult override func becomeFirstResponder() -> Bool { guard isOverridden(4) else { return super.becomeFirstResponder() }; return (tbo_UIResponder_becomeFirstResponder(object) != 0) }
  func super_UIResponder_becomeFirstResponder() -> Bool { super.becomeFirstResponder() }
  @discardableResult override func resignFirstResponder() -> Bool { guard isOverridden(5) else { return super.resignFirstResponder() }; return (tbo_UIResponder_resignFirstResponder(object) != 0) }
  func super_UIResponder_resignFirstResponder() -> Bool { super.resignFirstResponder() }
  override var canBecomeFirstResponder: Bool {
    guard isOverridden(6) else { return super.canBecomeFirstResponder }; return (tbo_UIResponder_canBecomeFirstResponder(object) != 0)
  }
  func super_UIResponder_canBecomeFirstResponder() -> Bool { super.canBecomeFirstResponder }
  override var canResignFirstResponder: Bool {
    guard isOverridden(7) else { return super.canResignFirstResponder }; return (tbo_UIResponder_canResignFirstResponder(object) != 0)
  }
  func super_UIResponder_canResignFirstResponder() -> Bool { super.canResignFirstResponder }
  override func sendEvent(_ a1: UIEvent) { guard isOverridden(8) else { return super.sendEvent(a1) }; let r1 = retained(a1); defer { TBRelease(r1) }; tbo_UIApplication_sendEvent(object, r1) }
  func super_UIApplication_sendEvent(_ a1: UIEvent) { super.sendEvent(a1) }
}
