// Generated from the headers by `make objc-glue`.
// swift-format-ignore-file
import CBridge
import UIKit

class UINavigationBarPeer: UINavigationBar, Peer, UIResponderSuper, UIViewSuper, nonisolated CustomReflectable {
  static let selectors = "touchesBegan:withEvent: touchesMoved:withEvent: touchesEnded:withEvent: touchesCancelled:withEvent: becomeFirstResponder resignFirstResponder canBecomeFirstResponder canResignFirstResponder inputView inputAccessoryView cut:|copy:|paste:|select:|selectAll:|delete: motionBegan:withEvent:|motionEnded:withEvent:|motionCancelled:withEvent: undoManager frame|setFrame: bounds|setBounds: center|setCenter: transform|setTransform: alpha|setAlpha: isHidden|setHidden: backgroundColor|setBackgroundColor: tintColor|setTintColor: intrinsicContentSize isMultipleTouchEnabled|setMultipleTouchEnabled: isExclusiveTouch|setExclusiveTouch: removeFromSuperview willMoveToSuperview: didMoveToSuperview willMoveToWindow: didMoveToWindow didAddSubview: willRemoveSubview: sizeThatFits: gestureRecognizerShouldBegin: tintColorDidChange layoutMarginsDidChange safeAreaInsetsDidChange traitCollectionDidChange: drawRect: layoutSubviews hitTest:withEvent: pointInside:withEvent: updateConstraints"
  nonisolated(unsafe) let object: Raw
  private let overrides: UInt64
  private var isReady = false

  required init(object: Raw, mask: UInt64, frame: CGRect) {
    (self.object, overrides) = (object, mask)
    super.init(frame: frame)
    adopt(object)
    isReady = true
  }

  required init?(coder: NSCoder) { nil }

  override class var layerClass: AnyClass { takeLayerClass() }

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
  override var frame: CGRect {
    get { guard isOverridden(13) else { return super.frame }; return tbo_UIView_frame(object).value }
    set { guard isOverridden(13) else { super.frame = newValue; return }; tbo_UIView_setFrame(object, TBRect(newValue)) }
  }
  func super_UIView_setFrame(_ a1: CGRect) { super.frame = a1 }
  func super_UIView_frame() -> CGRect { super.frame }
  override var bounds: CGRect {
    get { guard isOverridden(14) else { return super.bounds }; return tbo_UIView_bounds(object).value }
    set { guard isOverridden(14) else { super.bounds = newValue; return }; tbo_UIView_setBounds(object, TBRect(newValue)) }
  }
  func super_UIView_setBounds(_ a1: CGRect) { super.bounds = a1 }
  func super_UIView_bounds() -> CGRect { super.bounds }
  override var center: CGPoint {
    get { guard isOverridden(15) else { return super.center }; return tbo_UIView_center(object).value }
    set { guard isOverridden(15) else { super.center = newValue; return }; tbo_UIView_setCenter(object, TBPoint(newValue)) }
  }
  func super_UIView_setCenter(_ a1: CGPoint) { super.center = a1 }
  func super_UIView_center() -> CGPoint { super.center }
  override var transform: CGAffineTransform {
    get { guard isOverridden(16) else { return super.transform }; return tbo_UIView_transform(object).value }
    set { guard isOverridden(16) else { super.transform = newValue; return }; tbo_UIView_setTransform(object, TBTransform(newValue)) }
  }
  func super_UIView_setTransform(_ a1: CGAffineTransform) { super.transform = a1 }
  func super_UIView_transform() -> CGAffineTransform { super.transform }
  override var alpha: CGFloat {
    get { guard isOverridden(17) else { return super.alpha }; return CGFloat(tbo_UIView_alpha(object)) }
    set { guard isOverridden(17) else { super.alpha = newValue; return }; tbo_UIView_setAlpha(object, Double(newValue)) }
  }
  func super_UIView_setAlpha(_ a1: CGFloat) { super.alpha = a1 }
  func super_UIView_alpha() -> CGFloat { super.alpha }
  override var isHidden: Bool {
    get { guard isOverridden(18) else { return super.isHidden }; return (tbo_UIView_isHidden(object) != 0) }
    set { guard isOverridden(18) else { super.isHidden = newValue; return }; tbo_UIView_setHidden(object, (newValue ? 1 : 0)) }
  }
  func super_UIView_setHidden(_ a1: Bool) { super.isHidden = a1 }
  func super_UIView_isHidden() -> Bool { super.isHidden }
  override var backgroundColor: UIColor? {
    get { guard isOverridden(19) else { return super.backgroundColor }; return taken(tbo_UIView_backgroundColor(object)) }
    set { guard isOverridden(19) else { super.backgroundColor = newValue; return }; let r1 = retainedBox(newValue, "UIColor"); defer { TBRelease(r1) }; tbo_UIView_setBackgroundColor(object, r1) }
  }
  func super_UIView_setBackgroundColor(_ a1: UIColor?) { super.backgroundColor = a1 }
  func super_UIView_backgroundColor() -> UIColor? { super.backgroundColor }
  override var tintColor: UIColor? {
    get { guard isOverridden(20) else { return super.tintColor }; return taken(tbo_UIView_tintColor(object)) }
    set { guard isOverridden(20) else { super.tintColor = newValue; return }; let r1 = retainedBox(newValue, "UIColor"); defer { TBRelease(r1) }; tbo_UIView_setTintColor(object, r1) }
  }
  func super_UIView_setTintColor(_ a1: UIColor?) { super.tintColor = a1 }
  func super_UIView_tintColor() -> UIColor? { super.tintColor }
  override var intrinsicContentSize: CGSize {
    guard isOverridden(21) else { return super.intrinsicContentSize }; return tbo_UIView_intrinsicContentSize(object).value
  }
  func super_UIView_intrinsicContentSize() -> CGSize { super.intrinsicContentSize }
  override var isMultipleTouchEnabled: Bool {
    get { guard isOverridden(22) else { return super.isMultipleTouchEnabled }; return (tbo_UIView_isMultipleTouchEnabled(object) != 0) }
    set { guard isOverridden(22) else { super.isMultipleTouchEnabled = newValue; return }; tbo_UIView_setMultipleTouchEnabled(object, (newValue ? 1 : 0)) }
  }
  func super_UIView_setMultipleTouchEnabled(_ a1: Bool) { super.isMultipleTouchEnabled = a1 }
  func super_UIView_isMultipleTouchEnabled() -> Bool { super.isMultipleTouchEnabled }
  override var isExclusiveTouch: Bool {
    get { guard isOverridden(23) else { return super.isExclusiveTouch }; return (tbo_UIView_isExclusiveTouch(object) != 0) }
    set { guard isOverridden(23) else { super.isExclusiveTouch = newValue; return }; tbo_UIView_setExclusiveTouch(object, (newValue ? 1 : 0)) }
  }
  func super_UIView_setExclusiveTouch(_ a1: Bool) { super.isExclusiveTouch = a1 }
  func super_UIView_isExclusiveTouch() -> Bool { super.isExclusiveTouch }
  override func removeFromSuperview() { guard isOverridden(24) else { return super.removeFromSuperview() }; tbo_UIView_removeFromSuperview(object) }
  func super_UIView_removeFromSuperview() { super.removeFromSuperview() }
  override func willMove(toSuperview a1: UIView?) { guard isOverridden(25) else { return super.willMove(toSuperview: a1) }; let r1 = retained(a1); defer { TBRelease(r1) }; tbo_UIView_willMoveToSuperview(object, r1) }
  func super_UIView_willMoveToSuperview(_ a1: UIView?) { super.willMove(toSuperview: a1) }
  override func didMoveToSuperview() { guard isOverridden(26) else { return super.didMoveToSuperview() }; tbo_UIView_didMoveToSuperview(object) }
  func super_UIView_didMoveToSuperview() { super.didMoveToSuperview() }
  override func willMove(toWindow a1: UIWindow?) { guard isOverridden(27) else { return super.willMove(toWindow: a1) }; let r1 = retained(a1); defer { TBRelease(r1) }; tbo_UIView_willMoveToWindow(object, r1) }
  func super_UIView_willMoveToWindow(_ a1: UIWindow?) { super.willMove(toWindow: a1) }
  override func didMoveToWindow() { guard isOverridden(28) else { return super.didMoveToWindow() }; tbo_UIView_didMoveToWindow(object) }
  func super_UIView_didMoveToWindow() { super.didMoveToWindow() }
  override func didAddSubview(_ a1: UIView) { guard isOverridden(29) else { return super.didAddSubview(a1) }; let r1 = retained(a1); defer { TBRelease(r1) }; tbo_UIView_didAddSubview(object, r1) }
  func super_UIView_didAddSubview(_ a1: UIView) { super.didAddSubview(a1) }
  override func willRemoveSubview(_ a1: UIView) { guard isOverridden(30) else { return super.willRemoveSubview(a1) }; let r1 = retained(a1); defer { TBRelease(r1) }; tbo_UIView_willRemoveSubview(object, r1) }
  func super_UIView_willRemoveSubview(_ a1: UIView) { super.willRemoveSubview(a1) }
  @discardableResult override func sizeThatFits(_ a1: CGSize) -> CGSize { guard isOverridden(31) else { return super.sizeThatFits(a1) }; return tbo_UIView_sizeThatFits(object, TBSize(a1)).value }
  func super_UIView_sizeThatFits(_ a1: CGSize) -> CGSize { super.sizeThatFits(a1) }
  @discardableResult override func gestureRecognizerShouldBegin(_ a1: UIGestureRecognizer) -> Bool { guard isOverridden(32) else { return super.gestureRecognizerShouldBegin(a1) }; let r1 = retained(a1); defer { TBRelease(r1) }; return (tbo_UIView_gestureRecognizerShouldBegin(object, r1) != 0) }
  func super_UIView_gestureRecognizerShouldBegin(_ a1: UIGestureRecognizer) -> Bool { super.gestureRecognizerShouldBegin(a1) }
  override func tintColorDidChange() { guard isOverridden(33) else { return super.tintColorDidChange() }; tbo_UIView_tintColorDidChange(object) }
  func super_UIView_tintColorDidChange() { super.tintColorDidChange() }
  override func layoutMarginsDidChange() { guard isOverridden(34) else { return super.layoutMarginsDidChange() }; tbo_UIView_layoutMarginsDidChange(object) }
  func super_UIView_layoutMarginsDidChange() { super.layoutMarginsDidChange() }
  override func safeAreaInsetsDidChange() { guard isOverridden(35) else { return super.safeAreaInsetsDidChange() }; tbo_UIView_safeAreaInsetsDidChange(object) }
  func super_UIView_safeAreaInsetsDidChange() { super.safeAreaInsetsDidChange() }
  override func traitCollectionDidChange(_ a1: UITraitCollection?) { guard isOverridden(36) else { return super.traitCollectionDidChange(a1) }; let r1 = retainedBox(a1, "UITraitCollection"); defer { TBRelease(r1) }; tbo_UIView_traitCollectionDidChange(object, r1) }
  func super_UIView_traitCollectionDidChange(_ a1: UITraitCollection?) { super.traitCollectionDidChange(a1) }
  final func super_UIView_drawRect(_ a1: CGRect) { super.draw(a1) }
  override func layoutSubviews() { guard isOverridden(38) else { return super.layoutSubviews() }; tbo_UIView_layoutSubviews(object) }
  func super_UIView_layoutSubviews() { super.layoutSubviews() }
  final func super_UIView_hitTest_withEvent(_ a1: CGPoint, _ a2: UIEvent?) -> UIView? { super.hitTest(a1, with: a2) }
  final func super_UIView_pointInside_withEvent(_ a1: CGPoint, _ a2: UIEvent?) -> Bool { super.point(inside: a1, with: a2) }
  override func updateConstraints() { guard isOverridden(41) else { return super.updateConstraints() }; tbo_UIView_updateConstraints(object) }
  func super_UIView_updateConstraints() { super.updateConstraints() }
}

final class DrawingHitTestingUINavigationBarPeer: UINavigationBarPeer {
  override func draw(_ a1: CGRect) { tbo_UIView_drawRect(object, TBRect(a1)) }
  @discardableResult override func hitTest(_ a1: CGPoint, with a2: UIEvent?) -> UIView? { let r2 = retained(a2); defer { TBRelease(r2) }; return taken(tbo_UIView_hitTest_withEvent(object, TBPoint(a1), r2)) }
  @discardableResult override func point(inside a1: CGPoint, with a2: UIEvent?) -> Bool { let r2 = retained(a2); defer { TBRelease(r2) }; return (tbo_UIView_pointInside_withEvent(object, TBPoint(a1), r2) != 0) }
}
