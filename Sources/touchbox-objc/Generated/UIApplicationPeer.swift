// Generated from the headers by `make objc-glue`.
// swift-format-ignore-file
import CBridge
import UIKit

final class UIApplicationPeer: UIApplication, Peer, UIResponderSuper, UIApplicationSuper, nonisolated CustomReflectable {
  static let selectors = "touchesBegan:withEvent: touchesMoved:withEvent: touchesEnded:withEvent: touchesCancelled:withEvent: becomeFirstResponder resignFirstResponder canBecomeFirstResponder canResignFirstResponder inputView inputAccessoryView cut:|copy:|paste:|select:|selectAll:|delete: motionBegan:withEvent:|motionEnded:withEvent:|motionCancelled:withEvent: undoManager sendEvent:"
  nonisolated(unsafe) let object: Raw
  private let overrides: UInt64
  private var isReady = false

  init(object: Raw, mask: UInt64) {
    (self.object, overrides) = (object, mask)
    super.init()
    adopt(object)
    isReady = true
  }

  deinit { TBDealloc(object) }
  nonisolated var customMirror: Mirror { instanceVariables(of: self, object) }
  private func isOverridden(_ bit: UInt64) -> Bool { isReady && overrides & (1 << bit) != 0 }

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
  override var inputView: UIView? {
    guard isOverridden(8) else { return super.inputView }; return taken(tbo_UIResponder_inputView(object))
  }
  func super_UIResponder_inputView() -> UIView? { super.inputView }
  override var inputAccessoryView: UIView? {
    guard isOverridden(9) else { return super.inputAccessoryView }; return taken(tbo_UIResponder_inputAccessoryView(object))
  }
  func super_UIResponder_inputAccessoryView() -> UIView? { super.inputAccessoryView }
  override func cut(_ a1: Any?) { guard isOverridden(10) else { return super.cut(a1) }; let r1 = retainedAny(a1); defer { TBRelease(r1) }; tbo_UIResponder_cut(object, r1) }
  func super_UIResponder_cut(_ a1: Any?) { super.cut(a1) }
  override func copy(_ a1: Any?) { guard isOverridden(10) else { return super.copy(a1) }; let r1 = retainedAny(a1); defer { TBRelease(r1) }; tbo_UIResponder_copy(object, r1) }
  func super_UIResponder_copy(_ a1: Any?) { super.copy(a1) }
  override func paste(_ a1: Any?) { guard isOverridden(10) else { return super.paste(a1) }; let r1 = retainedAny(a1); defer { TBRelease(r1) }; tbo_UIResponder_paste(object, r1) }
  func super_UIResponder_paste(_ a1: Any?) { super.paste(a1) }
  override func select(_ a1: Any?) { guard isOverridden(10) else { return super.select(a1) }; let r1 = retainedAny(a1); defer { TBRelease(r1) }; tbo_UIResponder_select(object, r1) }
  func super_UIResponder_select(_ a1: Any?) { super.select(a1) }
  override func selectAll(_ a1: Any?) { guard isOverridden(10) else { return super.selectAll(a1) }; let r1 = retainedAny(a1); defer { TBRelease(r1) }; tbo_UIResponder_selectAll(object, r1) }
  func super_UIResponder_selectAll(_ a1: Any?) { super.selectAll(a1) }
  override func delete(_ a1: Any?) { guard isOverridden(10) else { return super.delete(a1) }; let r1 = retainedAny(a1); defer { TBRelease(r1) }; tbo_UIResponder_delete(object, r1) }
  func super_UIResponder_delete(_ a1: Any?) { super.delete(a1) }
  override func motionBegan(_ a1: UIEvent.EventSubtype, with a2: UIEvent?) { guard isOverridden(11) else { return super.motionBegan(a1, with: a2) }; let r2 = retained(a2); defer { TBRelease(r2) }; tbo_UIResponder_motionBegan_withEvent(object, Int(truncatingIfNeeded: (a1).rawValue), r2) }
  func super_UIResponder_motionBegan_withEvent(_ a1: UIEvent.EventSubtype, _ a2: UIEvent?) { super.motionBegan(a1, with: a2) }
  override func motionEnded(_ a1: UIEvent.EventSubtype, with a2: UIEvent?) { guard isOverridden(11) else { return super.motionEnded(a1, with: a2) }; let r2 = retained(a2); defer { TBRelease(r2) }; tbo_UIResponder_motionEnded_withEvent(object, Int(truncatingIfNeeded: (a1).rawValue), r2) }
  func super_UIResponder_motionEnded_withEvent(_ a1: UIEvent.EventSubtype, _ a2: UIEvent?) { super.motionEnded(a1, with: a2) }
  override func motionCancelled(_ a1: UIEvent.EventSubtype, with a2: UIEvent?) { guard isOverridden(11) else { return super.motionCancelled(a1, with: a2) }; let r2 = retained(a2); defer { TBRelease(r2) }; tbo_UIResponder_motionCancelled_withEvent(object, Int(truncatingIfNeeded: (a1).rawValue), r2) }
  func super_UIResponder_motionCancelled_withEvent(_ a1: UIEvent.EventSubtype, _ a2: UIEvent?) { super.motionCancelled(a1, with: a2) }
  override var undoManager: UndoManager? {
    guard isOverridden(12) else { return super.undoManager }; return taken(tbo_UIResponder_undoManager(object))
  }
  func super_UIResponder_undoManager() -> UndoManager? { super.undoManager }
  override func sendEvent(_ a1: UIEvent) { guard isOverridden(13) else { return super.sendEvent(a1) }; let r1 = retained(a1); defer { TBRelease(r1) }; tbo_UIApplication_sendEvent(object, r1) }
  func super_UIApplication_sendEvent(_ a1: UIEvent) { super.sendEvent(a1) }
}
