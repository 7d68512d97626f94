// Generated from the headers by `make objc-glue`.
// swift-format-ignore-file
import CBridge
import Foundation
import QuartzCore
import UIKit

@_cdecl("tb_UIViewPropertyAnimator_initWithDuration_curve_animations")
func tb_UIViewPropertyAnimator_initWithDuration_curve_animations(_ a1: Double, _ a2: Int, _ a3: Raw?) -> Raw? {
  guard let v2 = UIView.AnimationCurve(rawValue: .init(truncatingIfNeeded: a2)) else { return nil }
  return retainedPeer(UIViewPropertyAnimator(duration: a1, curve: v2, animations: block(a3)))
}

@_cdecl("tb_UIViewPropertyAnimator_initWithDuration_dampingRatio_animations")
func tb_UIViewPropertyAnimator_initWithDuration_dampingRatio_animations(_ a1: Double, _ a2: Double, _ a3: Raw?) -> Raw? {
  return retainedPeer(UIViewPropertyAnimator(duration: a1, dampingRatio: CGFloat(a2), animations: block(a3)))
}

@_cdecl("tb_UIViewPropertyAnimator_runningPropertyAnimatorWithDuration_delay_options_animations_completion_class")
func tb_UIViewPropertyAnimator_runningPropertyAnimatorWithDuration_delay_options_animations_completion_class(_ a1: Double, _ a2: Double, _ a3: Int, _ a4: Raw?, _ a5: Raw?) -> Raw? {
  return retainedBox(UIViewPropertyAnimator.runningPropertyAnimator(withDuration: a1, delay: a2, options: UIView.AnimationOptions(rawValue: .init(truncatingIfNeeded: a3)), animations: (block(a4) ?? {}), completion: numberBlock(a5)), "UIViewPropertyAnimator")
}

@_cdecl("tb_UIViewPropertyAnimator_addAnimations")
func tb_UIViewPropertyAnimator_addAnimations(_ receiver: Raw?, _ a1: Raw?) {
  guard let o = swiftObject(receiver, as: UIViewPropertyAnimator.self) else { return }
  o.addAnimations((block(a1) ?? {}))
}

@_cdecl("tb_UIViewPropertyAnimator_addCompletion")
func tb_UIViewPropertyAnimator_addCompletion(_ receiver: Raw?, _ a1: Raw?) {
  guard let o = swiftObject(receiver, as: UIViewPropertyAnimator.self) else { return }
  o.addCompletion((numberBlock(a1) ?? { _ in }))
}

@_cdecl("tb_UIViewPropertyAnimator_startAnimation")
func tb_UIViewPropertyAnimator_startAnimation(_ receiver: Raw?) {
  guard let o = swiftObject(receiver, as: UIViewPropertyAnimator.self) else { return }
  o.startAnimation()
}

@_cdecl("tb_UIViewPropertyAnimator_startAnimationAfterDelay")
func tb_UIViewPropertyAnimator_startAnimationAfterDelay(_ receiver: Raw?, _ a1: Double) {
  guard let o = swiftObject(receiver, as: UIViewPropertyAnimator.self) else { return }
  o.startAnimation(afterDelay: a1)
}

@_cdecl("tb_UIViewPropertyAnimator_pauseAnimation")
func tb_UIViewPropertyAnimator_pauseAnimation(_ receiver: Raw?) {
  guard let o = swiftObject(receiver, as: UIViewPropertyAnimator.self) else { return }
  o.pauseAnimation()
}

@_cdecl("tb_UIViewPropertyAnimator_stopAnimation")
func tb_UIViewPropertyAnimator_stopAnimation(_ receiver: Raw?, _ a1: UInt8) {
  guard let o = swiftObject(receiver, as: UIViewPropertyAnimator.self) else { return }
  o.stopAnimation((a1 != 0))
}

@_cdecl("tb_UIViewPropertyAnimator_finishAnimationAtPosition")
func tb_UIViewPropertyAnimator_finishAnimationAtPosition(_ receiver: Raw?, _ a1: Int) {
  guard let o = swiftObject(receiver, as: UIViewPropertyAnimator.self) else { return }
  guard let v1 = UIViewAnimatingPosition(rawValue: .init(truncatingIfNeeded: a1)) else { return }
  o.finishAnimation(at: v1)
}

@_cdecl("tb_UIViewPropertyAnimator_fractionComplete")
func tb_UIViewPropertyAnimator_fractionComplete(_ receiver: Raw?) -> Double {
  guard let o = swiftObject(receiver, as: UIViewPropertyAnimator.self) else { return 0 }
  return Double(o.fractionComplete)
}

@_cdecl("tb_UIViewPropertyAnimator_setFractionComplete")
func tb_UIViewPropertyAnimator_setFractionComplete(_ receiver: Raw?, _ a1: Double) {
  guard let o = swiftObject(receiver, as: UIViewPropertyAnimator.self) else { return }
  o.fractionComplete = CGFloat(a1)
}

@_cdecl("tb_UIViewPropertyAnimator_isReversed")
func tb_UIViewPropertyAnimator_isReversed(_ receiver: Raw?) -> UInt8 {
  guard let o = swiftObject(receiver, as: UIViewPropertyAnimator.self) else { return 0 }
  return (o.isReversed ? 1 : 0)
}

@_cdecl("tb_UIViewPropertyAnimator_setReversed")
func tb_UIViewPropertyAnimator_setReversed(_ receiver: Raw?, _ a1: UInt8) {
  guard let o = swiftObject(receiver, as: UIViewPropertyAnimator.self) else { return }
  o.isReversed = (a1 != 0)
}

@_cdecl("tb_UIViewPropertyAnimator_isRunning")
func tb_UIViewPropertyAnimator_isRunning(_ receiver: Raw?) -> UInt8 {
  guard let o = swiftObject(receiver, as: UIViewPropertyAnimator.self) else { return 0 }
  return (o.isRunning ? 1 : 0)
}

@_cdecl("tb_UIViewPropertyAnimator_state")
func tb_UIViewPropertyAnimator_state(_ receiver: Raw?) -> Int {
  guard let o = swiftObject(receiver, as: UIViewPropertyAnimator.self) else { return 0 }
  return Int(truncatingIfNeeded: (o.state).rawValue)
}

@_cdecl("tb_UIViewPropertyAnimator_duration")
func tb_UIViewPropertyAnimator_duration(_ receiver: Raw?) -> Double {
  guard let o = swiftObject(receiver, as: UIViewPropertyAnimator.self) else { return 0 }
  return o.duration
}

@_cdecl("tb_UIViewPropertyAnimator_delay")
func tb_UIViewPropertyAnimator_delay(_ receiver: Raw?) -> Double {
  guard let o = swiftObject(receiver, as: UIViewPropertyAnimator.self) else { return 0 }
  return o.delay
}

@_cdecl("tb_UIGraphicsImageRendererFormat_defaultFormat_class")
func tb_UIGraphicsImageRendererFormat_defaultFormat_class() -> Raw? {
  return retainedBox(UIGraphicsImageRendererFormat.default(), "UIGraphicsImageRendererFormat")
}

@_cdecl("tb_UIGraphicsImageRendererFormat_preferredFormat_class")
func tb_UIGraphicsImageRendererFormat_preferredFormat_class() -> Raw? {
  return retainedBox(UIGraphicsImageRendererFormat.preferred(), "UIGraphicsImageRendererFormat")
}

@_cdecl("tb_UIGraphicsImageRendererFormat_init")
func tb_UIGraphicsImageRendererFormat_init() -> Raw? {
  return retainedPeer(UIGraphicsImageRendererFormat())
}

@_cdecl("tb_UIGraphicsImageRendererFormat_scale")
func tb_UIGraphicsImageRendererFormat_scale(_ receiver: Raw?) -> Double {
  guard let o = swiftObject(receiver, as: UIGraphicsImageRendererFormat.self) else { return 0 }
  return Double(o.scale)
}

@_cdecl("tb_UIGraphicsImageRendererFormat_setScale")
func tb_UIGraphicsImageRendererFormat_setScale(_ receiver: Raw?, _ a1: Double) {
  guard let o = swiftObject(receiver, as: UIGraphicsImageRendererFormat.self) else { return }
  o.scale = CGFloat(a1)
}

@_cdecl("tb_UIGraphicsImageRendererFormat_opaque")
func tb_UIGraphicsImageRendererFormat_opaque(_ receiver: Raw?) -> UInt8 {
  guard let o = swiftObject(receiver, as: UIGraphicsImageRendererFormat.self) else { return 0 }
  return (o.opaque ? 1 : 0)
}

@_cdecl("tb_UIGraphicsImageRendererFormat_setOpaque")
func tb_UIGraphicsImageRendererFormat_setOpaque(_ receiver: Raw?, _ a1: UInt8) {
  guard let o = swiftObject(receiver, as: UIGraphicsImageRendererFormat.self) else { return }
  o.opaque = (a1 != 0)
}

@_cdecl("tb_UIGraphicsImageRendererFormat_bounds")
func tb_UIGraphicsImageRendererFormat_bounds(_ receiver: Raw?) -> TBRect {
  guard let o = swiftObject(receiver, as: UIGraphicsImageRendererFormat.self) else { return TBRect() }
  return TBRect(o.bounds)
}

@_cdecl("tb_UIGraphicsImageRendererContext_CGContext")
func tb_UIGraphicsImageRendererContext_CGContext(_ receiver: Raw?) -> Raw? {
  guard let o = swiftObject(receiver, as: UIGraphicsImageRendererContext.self) else { return nil }
  return retainedReference(o.cgContext)
}

@_cdecl("tb_UIGraphicsImageRendererContext_currentImage")
func tb_UIGraphicsImageRendererContext_currentImage(_ receiver: Raw?) -> Raw? {
  guard let o = swiftObject(receiver, as: UIGraphicsImageRendererContext.self) else { return nil }
  return retainedBox(o.currentImage, "UIImage")
}

@_cdecl("tb_UIGraphicsImageRendererContext_fillRect")
func tb_UIGraphicsImageRendererContext_fillRect(_ receiver: Raw?, _ a1: TBRect) {
  guard let o = swiftObject(receiver, as: UIGraphicsImageRendererContext.self) else { return }
  o.fill(a1.value)
}

@_cdecl("tb_UIGraphicsImageRendererContext_fillRect_blendMode")
func tb_UIGraphicsImageRendererContext_fillRect_blendMode(_ receiver: Raw?, _ a1: TBRect, _ a2: Int) {
  guard let o = swiftObject(receiver, as: UIGraphicsImageRendererContext.self) else { return }
  guard let v2 = CGBlendMode(rawValue: .init(truncatingIfNeeded: a2)) else { return }
  o.fill(a1.value, blendMode: v2)
}

@_cdecl("tb_UIGraphicsImageRendererContext_strokeRect")
func tb_UIGraphicsImageRendererContext_strokeRect(_ receiver: Raw?, _ a1: TBRect) {
  guard let o = swiftObject(receiver, as: UIGraphicsImageRendererContext.self) else { return }
  o.stroke(a1.value)
}

@_cdecl("tb_UIGraphicsImageRendererContext_clipToRect")
func tb_UIGraphicsImageRendererContext_clipToRect(_ receiver: Raw?, _ a1: TBRect) {
  guard let o = swiftObject(receiver, as: UIGraphicsImageRendererContext.self) else { return }
  o.clip(to: a1.value)
}

@_cdecl("tb_UIGraphicsImageRenderer_initWithSize")
func tb_UIGraphicsImageRenderer_initWithSize(_ a1: TBSize) -> Raw? {
  return retainedPeer(UIGraphicsImageRenderer(size: a1.value))
}

@_cdecl("tb_UIGraphicsImageRenderer_initWithSize_format")
func tb_UIGraphicsImageRenderer_initWithSize_format(_ a1: TBSize, _ a2: Raw?) -> Raw? {
  guard let v2 = swiftObject(a2, as: UIGraphicsImageRendererFormat.self) else { return nil }
  return retainedPeer(UIGraphicsImageRenderer(size: a1.value, format: v2))
}

@_cdecl("tb_UIGraphicsImageRenderer_initWithBounds")
func tb_UIGraphicsImageRenderer_initWithBounds(_ a1: TBRect) -> Raw? {
  return retainedPeer(UIGraphicsImageRenderer(bounds: a1.value))
}

@_cdecl("tb_UIGraphicsImageRenderer_initWithBounds_format")
func tb_UIGraphicsImageRenderer_initWithBounds_format(_ a1: TBRect, _ a2: Raw?) -> Raw? {
  guard let v2 = swiftObject(a2, as: UIGraphicsImageRendererFormat.self) else { return nil }
  return retainedPeer(UIGraphicsImageRenderer(bounds: a1.value, format: v2))
}

@_cdecl("tb_UIGraphicsImageRenderer_imageWithActions")
func tb_UIGraphicsImageRenderer_imageWithActions(_ receiver: Raw?, _ a1: Raw?) -> Raw? {
  guard let o = swiftObject(receiver, as: UIGraphicsImageRenderer.self) else { return nil }
  return retainedBox(o.image(actions: (objectBlock(a1) ?? { _ in })), "UIImage")
}

@_cdecl("tb_UIGraphicsImageRenderer_PNGDataWithActions")
func tb_UIGraphicsImageRenderer_PNGDataWithActions(_ receiver: Raw?, _ a1: Raw?) -> Raw? {
  guard let o = swiftObject(receiver, as: UIGraphicsImageRenderer.self) else { return nil }
  return retainedData(o.pngData(actions: (objectBlock(a1) ?? { _ in })))
}

@_cdecl("tb_UIGraphicsImageRenderer_JPEGDataWithCompressionQuality_actions")
func tb_UIGraphicsImageRenderer_JPEGDataWithCompressionQuality_actions(_ receiver: Raw?, _ a1: Double, _ a2: Raw?) -> Raw? {
  guard let o = swiftObject(receiver, as: UIGraphicsImageRenderer.self) else { return nil }
  return retainedData(o.jpegData(withCompressionQuality: CGFloat(a1), actions: (objectBlock(a2) ?? { _ in })))
}

@_cdecl("tb_UIFeedbackGenerator_prepare")
func tb_UIFeedbackGenerator_prepare(_ receiver: Raw?) {
  guard let o = swiftObject(receiver, as: UIFeedbackGenerator.self) else { return }
  o.prepare()
}

@_cdecl("tb_UIImpactFeedbackGenerator_initWithStyle")
func tb_UIImpactFeedbackGenerator_initWithStyle(_ a1: Int) -> Raw? {
  guard let v1 = UIImpactFeedbackGenerator.FeedbackStyle(rawValue: .init(truncatingIfNeeded: a1)) else { return nil }
  return retainedPeer(UIImpactFeedbackGenerator(style: v1))
}

@_cdecl("tb_UIImpactFeedbackGenerator_impactOccurred")
func tb_UIImpactFeedbackGenerator_impactOccurred(_ receiver: Raw?) {
  guard let o = swiftObject(receiver, as: UIImpactFeedbackGenerator.self) else { return }
  o.impactOccurred()
}

@_cdecl("tb_UISelectionFeedbackGenerator_init")
func tb_UISelectionFeedbackGenerator_init() -> Raw? {
  return retainedPeer(UISelectionFeedbackGenerator())
}

@_cdecl("tb_UISelectionFeedbackGenerator_selectionChanged")
func tb_UISelectionFeedbackGenerator_selectionChanged(_ receiver: Raw?) {
  guard let o = swiftObject(receiver, as: UISelectionFeedbackGenerator.self) else { return }
  o.selectionChanged()
}

@_cdecl("tb_UINotificationFeedbackGenerator_init")
func tb_UINotificationFeedbackGenerator_init() -> Raw? {
  return retainedPeer(UINotificationFeedbackGenerator())
}

@_cdecl("tb_UINotificationFeedbackGenerator_notificationOccurred")
func tb_UINotificationFeedbackGenerator_notificationOccurred(_ receiver: Raw?, _ a1: Int) {
  guard let o = swiftObject(receiver, as: UINotificationFeedbackGenerator.self) else { return }
  guard let v1 = UINotificationFeedbackGenerator.FeedbackType(rawValue: .init(truncatingIfNeeded: a1)) else { return }
  o.notificationOccurred(v1)
}
