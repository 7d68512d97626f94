// Generated from the headers by `make objc-glue`.
// swift-format-ignore-file
import CBridge
import Foundation
import QuartzCore
import UIKit

@_cdecl("tb_CAMediaTimingFunction_functionWithName_class")
func tb_CAMediaTimingFunction_functionWithName_class(_ a1: UnsafePointer<CChar>?) -> Raw? {
  guard let v1 = string(a1) else { return nil }
  return retainedBox(CAMediaTimingFunction(name: CAMediaTimingFunctionName(rawValue: v1)), "CAMediaTimingFunction")
}

@_cdecl("tb_CAAnimation_beginTime")
func tb_CAAnimation_beginTime(_ receiver: Raw?) -> Double {
  guard let o = swiftObject(receiver, as: CAAnimation.self) else { return 0 }
  return o.beginTime
}

@_cdecl("tb_CAAnimation_setBeginTime")
func tb_CAAnimation_setBeginTime(_ receiver: Raw?, _ a1: Double) {
  guard let o = swiftObject(receiver, as: CAAnimation.self) else { return }
  o.beginTime = a1
}

@_cdecl("tb_CAAnimation_duration")
func tb_CAAnimation_duration(_ receiver: Raw?) -> Double {
  guard let o = swiftObject(receiver, as: CAAnimation.self) else { return 0 }
  return o.duration
}

@_cdecl("tb_CAAnimation_setDuration")
func tb_CAAnimation_setDuration(_ receiver: Raw?, _ a1: Double) {
  guard let o = swiftObject(receiver, as: CAAnimation.self) else { return }
  o.duration = a1
}

@_cdecl("tb_CAAnimation_timeOffset")
func tb_CAAnimation_timeOffset(_ receiver: Raw?) -> Double {
  guard let o = swiftObject(receiver, as: CAAnimation.self) else { return 0 }
  return o.timeOffset
}

@_cdecl("tb_CAAnimation_setTimeOffset")
func tb_CAAnimation_setTimeOffset(_ receiver: Raw?, _ a1: Double) {
  guard let o = swiftObject(receiver, as: CAAnimation.self) else { return }
  o.timeOffset = a1
}

@_cdecl("tb_CAAnimation_speed")
func tb_CAAnimation_speed(_ receiver: Raw?) -> Float {
  guard let o = swiftObject(receiver, as: CAAnimation.self) else { return 0 }
  return o.speed
}

@_cdecl("tb_CAAnimation_setSpeed")
func tb_CAAnimation_setSpeed(_ receiver: Raw?, _ a1: Float) {
  guard let o = swiftObject(receiver, as: CAAnimation.self) else { return }
  o.speed = a1
}

@_cdecl("tb_CAAnimation_repeatCount")
func tb_CAAnimation_repeatCount(_ receiver: Raw?) -> Float {
  guard let o = swiftObject(receiver, as: CAAnimation.self) else { return 0 }
  return o.repeatCount
}

@_cdecl("tb_CAAnimation_setRepeatCount")
func tb_CAAnimation_setRepeatCount(_ receiver: Raw?, _ a1: Float) {
  guard let o = swiftObject(receiver, as: CAAnimation.self) else { return }
  o.repeatCount = a1
}

@_cdecl("tb_CAAnimation_repeatDuration")
func tb_CAAnimation_repeatDuration(_ receiver: Raw?) -> Double {
  guard let o = swiftObject(receiver, as: CAAnimation.self) else { return 0 }
  return o.repeatDuration
}

@_cdecl("tb_CAAnimation_setRepeatDuration")
func tb_CAAnimation_setRepeatDuration(_ receiver: Raw?, _ a1: Double) {
  guard let o = swiftObject(receiver, as: CAAnimation.self) else { return }
  o.repeatDuration = a1
}

@_cdecl("tb_CAAnimation_autoreverses")
func tb_CAAnimation_autoreverses(_ receiver: Raw?) -> UInt8 {
  guard let o = swiftObject(receiver, as: CAAnimation.self) else { return 0 }
  return (o.autoreverses ? 1 : 0)
}

@_cdecl("tb_CAAnimation_setAutoreverses")
func tb_CAAnimation_setAutoreverses(_ receiver: Raw?, _ a1: UInt8) {
  guard let o = swiftObject(receiver, as: CAAnimation.self) else { return }
  o.autoreverses = (a1 != 0)
}

@_cdecl("tb_CAAnimation_fillMode")
func tb_CAAnimation_fillMode(_ receiver: Raw?) -> UnsafeMutablePointer<CChar>? {
  guard let o = swiftObject(receiver, as: CAAnimation.self) else { return nil }
  return copiedString(o.fillMode.rawValue)
}

@_cdecl("tb_CAAnimation_setFillMode")
func tb_CAAnimation_setFillMode(_ receiver: Raw?, _ a1: UnsafePointer<CChar>?) {
  guard let o = swiftObject(receiver, as: CAAnimation.self) else { return }
  guard let v1 = string(a1) else { return }
  o.fillMode = CAMediaTimingFillMode(rawValue: v1)
}

@_cdecl("tb_CAAnimation_timingFunction")
func tb_CAAnimation_timingFunction(_ receiver: Raw?) -> Raw? {
  guard let o = swiftObject(receiver, as: CAAnimation.self) else { return nil }
  return retainedBox(o.timingFunction, "CAMediaTimingFunction")
}

@_cdecl("tb_CAAnimation_setTimingFunction")
func tb_CAAnimation_setTimingFunction(_ receiver: Raw?, _ a1: Raw?) {
  guard let o = swiftObject(receiver, as: CAAnimation.self) else { return }
  let v1 = swiftObject(a1, as: CAMediaTimingFunction.self)
  o.timingFunction = v1
}

@_cdecl("tb_CAAnimation_delegate")
func tb_CAAnimation_delegate(_ receiver: Raw?) -> Raw? {
  guard let o = swiftObject(receiver, as: CAAnimation.self) else { return nil }
  return retainedAny(animationDelegate(o))
}

@_cdecl("tb_CAAnimation_setDelegate")
func tb_CAAnimation_setDelegate(_ receiver: Raw?, _ a1: Raw?) {
  guard let o = swiftObject(receiver, as: CAAnimation.self) else { return }
  setAnimationDelegate(o, anyValue(a1))
}

@_cdecl("tb_CAAnimation_isRemovedOnCompletion")
func tb_CAAnimation_isRemovedOnCompletion(_ receiver: Raw?) -> UInt8 {
  guard let o = swiftObject(receiver, as: CAAnimation.self) else { return 0 }
  return (o.isRemovedOnCompletion ? 1 : 0)
}

@_cdecl("tb_CAAnimation_setRemovedOnCompletion")
func tb_CAAnimation_setRemovedOnCompletion(_ receiver: Raw?, _ a1: UInt8) {
  guard let o = swiftObject(receiver, as: CAAnimation.self) else { return }
  o.isRemovedOnCompletion = (a1 != 0)
}

@_cdecl("tb_CAAnimation_valueForKey")
func tb_CAAnimation_valueForKey(_ receiver: Raw?, _ a1: UnsafePointer<CChar>?) -> Raw? {
  guard let o = swiftObject(receiver, as: CAAnimation.self) else { return nil }
  guard let v1 = string(a1) else { return nil }
  return retainedAny(animationValue(o, v1))
}

@_cdecl("tb_CAAnimation_setValue_forKey")
func tb_CAAnimation_setValue_forKey(_ receiver: Raw?, _ a1: Raw?, _ a2: UnsafePointer<CChar>?) {
  guard let o = swiftObject(receiver, as: CAAnimation.self) else { return }
  guard let v2 = string(a2) else { return }
  setAnimationValue(o, anyValue(a1), v2)
}

@_cdecl("tb_CAPropertyAnimation_keyPath")
func tb_CAPropertyAnimation_keyPath(_ receiver: Raw?) -> UnsafeMutablePointer<CChar>? {
  guard let o = swiftObject(receiver, as: CAPropertyAnimation.self) else { return nil }
  return copiedString(o.keyPath)
}

@_cdecl("tb_CAPropertyAnimation_setKeyPath")
func tb_CAPropertyAnimation_setKeyPath(_ receiver: Raw?, _ a1: UnsafePointer<CChar>?) {
  guard let o = swiftObject(receiver, as: CAPropertyAnimation.self) else { return }
  let v1 = string(a1)
  o.keyPath = v1
}

@_cdecl("tb_CAPropertyAnimation_isAdditive")
func tb_CAPropertyAnimation_isAdditive(_ receiver: Raw?) -> UInt8 {
  guard let o = swiftObject(receiver, as: CAPropertyAnimation.self) else { return 0 }
  return (o.isAdditive ? 1 : 0)
}

@_cdecl("tb_CAPropertyAnimation_setAdditive")
func tb_CAPropertyAnimation_setAdditive(_ receiver: Raw?, _ a1: UInt8) {
  guard let o = swiftObject(receiver, as: CAPropertyAnimation.self) else { return }
  o.isAdditive = (a1 != 0)
}

@_cdecl("tb_CAPropertyAnimation_isCumulative")
func tb_CAPropertyAnimation_isCumulative(_ receiver: Raw?) -> UInt8 {
  guard let o = swiftObject(receiver, as: CAPropertyAnimation.self) else { return 0 }
  return (o.isCumulative ? 1 : 0)
}

@_cdecl("tb_CAPropertyAnimation_setCumulative")
func tb_CAPropertyAnimation_setCumulative(_ receiver: Raw?, _ a1: UInt8) {
  guard let o = swiftObject(receiver, as: CAPropertyAnimation.self) else { return }
  o.isCumulative = (a1 != 0)
}

@_cdecl("tb_CABasicAnimation_init")
func tb_CABasicAnimation_init() -> Raw? {
  return retainedPeer(CABasicAnimation())
}

@_cdecl("tb_CABasicAnimation_fromValue")
func tb_CABasicAnimation_fromValue(_ receiver: Raw?) -> Raw? {
  guard let o = swiftObject(receiver, as: CABasicAnimation.self) else { return nil }
  return retainedAny(o.fromValue)
}

@_cdecl("tb_CABasicAnimation_setFromValue")
func tb_CABasicAnimation_setFromValue(_ receiver: Raw?, _ a1: Raw?) {
  guard let o = swiftObject(receiver, as: CABasicAnimation.self) else { return }
  o.fromValue = anyValue(a1)
}

@_cdecl("tb_CABasicAnimation_toValue")
func tb_CABasicAnimation_toValue(_ receiver: Raw?) -> Raw? {
  guard let o = swiftObject(receiver, as: CABasicAnimation.self) else { return nil }
  return retainedAny(o.toValue)
}

@_cdecl("tb_CABasicAnimation_setToValue")
func tb_CABasicAnimation_setToValue(_ receiver: Raw?, _ a1: Raw?) {
  guard let o = swiftObject(receiver, as: CABasicAnimation.self) else { return }
  o.toValue = anyValue(a1)
}

@_cdecl("tb_CABasicAnimation_byValue")
func tb_CABasicAnimation_byValue(_ receiver: Raw?) -> Raw? {
  guard let o = swiftObject(receiver, as: CABasicAnimation.self) else { return nil }
  return retainedAny(o.byValue)
}

@_cdecl("tb_CABasicAnimation_setByValue")
func tb_CABasicAnimation_setByValue(_ receiver: Raw?, _ a1: Raw?) {
  guard let o = swiftObject(receiver, as: CABasicAnimation.self) else { return }
  o.byValue = anyValue(a1)
}

@_cdecl("tb_CASpringAnimation_init")
func tb_CASpringAnimation_init() -> Raw? {
  return retainedPeer(CASpringAnimation())
}

@_cdecl("tb_CASpringAnimation_mass")
func tb_CASpringAnimation_mass(_ receiver: Raw?) -> Double {
  guard let o = swiftObject(receiver, as: CASpringAnimation.self) else { return 0 }
  return Double(o.mass)
}

@_cdecl("tb_CASpringAnimation_setMass")
func tb_CASpringAnimation_setMass(_ receiver: Raw?, _ a1: Double) {
  guard let o = swiftObject(receiver, as: CASpringAnimation.self) else { return }
  o.mass = CGFloat(a1)
}

@_cdecl("tb_CASpringAnimation_stiffness")
func tb_CASpringAnimation_stiffness(_ receiver: Raw?) -> Double {
  guard let o = swiftObject(receiver, as: CASpringAnimation.self) else { return 0 }
  return Double(o.stiffness)
}

@_cdecl("tb_CASpringAnimation_setStiffness")
func tb_CASpringAnimation_setStiffness(_ receiver: Raw?, _ a1: Double) {
  guard let o = swiftObject(receiver, as: CASpringAnimation.self) else { return }
  o.stiffness = CGFloat(a1)
}

@_cdecl("tb_CASpringAnimation_damping")
func tb_CASpringAnimation_damping(_ receiver: Raw?) -> Double {
  guard let o = swiftObject(receiver, as: CASpringAnimation.self) else { return 0 }
  return Double(o.damping)
}

@_cdecl("tb_CASpringAnimation_setDamping")
func tb_CASpringAnimation_setDamping(_ receiver: Raw?, _ a1: Double) {
  guard let o = swiftObject(receiver, as: CASpringAnimation.self) else { return }
  o.damping = CGFloat(a1)
}

@_cdecl("tb_CASpringAnimation_initialVelocity")
func tb_CASpringAnimation_initialVelocity(_ receiver: Raw?) -> Double {
  guard let o = swiftObject(receiver, as: CASpringAnimation.self) else { return 0 }
  return Double(o.initialVelocity)
}

@_cdecl("tb_CASpringAnimation_setInitialVelocity")
func tb_CASpringAnimation_setInitialVelocity(_ receiver: Raw?, _ a1: Double) {
  guard let o = swiftObject(receiver, as: CASpringAnimation.self) else { return }
  o.initialVelocity = CGFloat(a1)
}

@_cdecl("tb_CASpringAnimation_allowsOverdamping")
func tb_CASpringAnimation_allowsOverdamping(_ receiver: Raw?) -> UInt8 {
  guard let o = swiftObject(receiver, as: CASpringAnimation.self) else { return 0 }
  return (o.allowsOverdamping ? 1 : 0)
}

@_cdecl("tb_CASpringAnimation_setAllowsOverdamping")
func tb_CASpringAnimation_setAllowsOverdamping(_ receiver: Raw?, _ a1: UInt8) {
  guard let o = swiftObject(receiver, as: CASpringAnimation.self) else { return }
  o.allowsOverdamping = (a1 != 0)
}

@_cdecl("tb_CASpringAnimation_initWithPerceptualDuration_bounce")
func tb_CASpringAnimation_initWithPerceptualDuration_bounce(_ a1: Double, _ a2: Double) -> Raw? {
  return retainedPeer(CASpringAnimation(perceptualDuration: a1, bounce: CGFloat(a2)))
}

@_cdecl("tb_CASpringAnimation_settlingDuration")
func tb_CASpringAnimation_settlingDuration(_ receiver: Raw?) -> Double {
  guard let o = swiftObject(receiver, as: CASpringAnimation.self) else { return 0 }
  return o.settlingDuration
}

@_cdecl("tb_CAKeyframeAnimation_init")
func tb_CAKeyframeAnimation_init() -> Raw? {
  return retainedPeer(CAKeyframeAnimation())
}

@_cdecl("tb_CAKeyframeAnimation_values")
func tb_CAKeyframeAnimation_values(_ receiver: Raw?) -> Raw? {
  guard let o = swiftObject(receiver, as: CAKeyframeAnimation.self) else { return nil }
  return retainedList(o.values)
}

@_cdecl("tb_CAKeyframeAnimation_setValues")
func tb_CAKeyframeAnimation_setValues(_ receiver: Raw?, _ a1: Raw?) {
  guard let o = swiftObject(receiver, as: CAKeyframeAnimation.self) else { return }
  o.values = list(a1)
}

@_cdecl("tb_CAKeyframeAnimation_path")
func tb_CAKeyframeAnimation_path(_ receiver: Raw?) -> Raw? {
  guard let o = swiftObject(receiver, as: CAKeyframeAnimation.self) else { return nil }
  return retainedReference(o.path)
}

@_cdecl("tb_CAKeyframeAnimation_setPath")
func tb_CAKeyframeAnimation_setPath(_ receiver: Raw?, _ a1: Raw?) {
  guard let o = swiftObject(receiver, as: CAKeyframeAnimation.self) else { return }
  let v1 = reference(a1, as: CGPath.self)
  o.path = v1
}

@_cdecl("tb_CAKeyframeAnimation_keyTimes")
func tb_CAKeyframeAnimation_keyTimes(_ receiver: Raw?) -> Raw? {
  guard let o = swiftObject(receiver, as: CAKeyframeAnimation.self) else { return nil }
  return retainedList(o.keyTimes)
}

@_cdecl("tb_CAKeyframeAnimation_setKeyTimes")
func tb_CAKeyframeAnimation_setKeyTimes(_ receiver: Raw?, _ a1: Raw?) {
  guard let o = swiftObject(receiver, as: CAKeyframeAnimation.self) else { return }
  o.keyTimes = list(a1)
}

@_cdecl("tb_CAKeyframeAnimation_timingFunctions")
func tb_CAKeyframeAnimation_timingFunctions(_ receiver: Raw?) -> Raw? {
  guard let o = swiftObject(receiver, as: CAKeyframeAnimation.self) else { return nil }
  return retainedList(o.timingFunctions)
}

@_cdecl("tb_CAKeyframeAnimation_setTimingFunctions")
func tb_CAKeyframeAnimation_setTimingFunctions(_ receiver: Raw?, _ a1: Raw?) {
  guard let o = swiftObject(receiver, as: CAKeyframeAnimation.self) else { return }
  o.timingFunctions = list(a1)
}

@_cdecl("tb_CAKeyframeAnimation_calculationMode")
func tb_CAKeyframeAnimation_calculationMode(_ receiver: Raw?) -> UnsafeMutablePointer<CChar>? {
  guard let o = swiftObject(receiver, as: CAKeyframeAnimation.self) else { return nil }
  return copiedString(o.calculationMode.rawValue)
}

@_cdecl("tb_CAKeyframeAnimation_setCalculationMode")
func tb_CAKeyframeAnimation_setCalculationMode(_ receiver: Raw?, _ a1: UnsafePointer<CChar>?) {
  guard let o = swiftObject(receiver, as: CAKeyframeAnimation.self) else { return }
  guard let v1 = string(a1) else { return }
  o.calculationMode = CAAnimationCalculationMode(rawValue: v1)
}

@_cdecl("tb_CAKeyframeAnimation_rotationMode")
func tb_CAKeyframeAnimation_rotationMode(_ receiver: Raw?) -> UnsafeMutablePointer<CChar>? {
  guard let o = swiftObject(receiver, as: CAKeyframeAnimation.self) else { return nil }
  return copiedString(o.rotationMode?.rawValue)
}

@_cdecl("tb_CAKeyframeAnimation_setRotationMode")
func tb_CAKeyframeAnimation_setRotationMode(_ receiver: Raw?, _ a1: UnsafePointer<CChar>?) {
  guard let o = swiftObject(receiver, as: CAKeyframeAnimation.self) else { return }
  guard let v1 = string(a1) else { return }
  o.rotationMode = CAAnimationRotationMode(rawValue: v1)
}

@_cdecl("tb_CAKeyframeAnimation_tensionValues")
func tb_CAKeyframeAnimation_tensionValues(_ receiver: Raw?) -> Raw? {
  guard let o = swiftObject(receiver, as: CAKeyframeAnimation.self) else { return nil }
  return retainedList(o.tensionValues)
}

@_cdecl("tb_CAKeyframeAnimation_setTensionValues")
func tb_CAKeyframeAnimation_setTensionValues(_ receiver: Raw?, _ a1: Raw?) {
  guard let o = swiftObject(receiver, as: CAKeyframeAnimation.self) else { return }
  o.tensionValues = list(a1)
}

@_cdecl("tb_CAKeyframeAnimation_continuityValues")
func tb_CAKeyframeAnimation_continuityValues(_ receiver: Raw?) -> Raw? {
  guard let o = swiftObject(receiver, as: CAKeyframeAnimation.self) else { return nil }
  return retainedList(o.continuityValues)
}

@_cdecl("tb_CAKeyframeAnimation_setContinuityValues")
func tb_CAKeyframeAnimation_setContinuityValues(_ receiver: Raw?, _ a1: Raw?) {
  guard let o = swiftObject(receiver, as: CAKeyframeAnimation.self) else { return }
  o.continuityValues = list(a1)
}

@_cdecl("tb_CAKeyframeAnimation_biasValues")
func tb_CAKeyframeAnimation_biasValues(_ receiver: Raw?) -> Raw? {
  guard let o = swiftObject(receiver, as: CAKeyframeAnimation.self) else { return nil }
  return retainedList(o.biasValues)
}

@_cdecl("tb_CAKeyframeAnimation_setBiasValues")
func tb_CAKeyframeAnimation_setBiasValues(_ receiver: Raw?, _ a1: Raw?) {
  guard let o = swiftObject(receiver, as: CAKeyframeAnimation.self) else { return }
  o.biasValues = list(a1)
}

@_cdecl("tb_CAAnimationGroup_init")
func tb_CAAnimationGroup_init() -> Raw? {
  return retainedPeer(CAAnimationGroup())
}

@_cdecl("tb_CAAnimationGroup_animations")
func tb_CAAnimationGroup_animations(_ receiver: Raw?) -> Raw? {
  guard let o = swiftObject(receiver, as: CAAnimationGroup.self) else { return nil }
  return retainedList(o.animations)
}

@_cdecl("tb_CAAnimationGroup_setAnimations")
func tb_CAAnimationGroup_setAnimations(_ receiver: Raw?, _ a1: Raw?) {
  guard let o = swiftObject(receiver, as: CAAnimationGroup.self) else { return }
  o.animations = list(a1)
}

@_cdecl("tb_CATransition_init")
func tb_CATransition_init() -> Raw? {
  return retainedPeer(CATransition())
}

@_cdecl("tb_CATransition_type")
func tb_CATransition_type(_ receiver: Raw?) -> UnsafeMutablePointer<CChar>? {
  guard let o = swiftObject(receiver, as: CATransition.self) else { return nil }
  return copiedString(o.type.rawValue)
}

@_cdecl("tb_CATransition_setType")
func tb_CATransition_setType(_ receiver: Raw?, _ a1: UnsafePointer<CChar>?) {
  guard let o = swiftObject(receiver, as: CATransition.self) else { return }
  guard let v1 = string(a1) else { return }
  o.type = CATransitionType(rawValue: v1)
}

@_cdecl("tb_CATransition_subtype")
func tb_CATransition_subtype(_ receiver: Raw?) -> UnsafeMutablePointer<CChar>? {
  guard let o = swiftObject(receiver, as: CATransition.self) else { return nil }
  return copiedString(o.subtype?.rawValue)
}

@_cdecl("tb_CATransition_setSubtype")
func tb_CATransition_setSubtype(_ receiver: Raw?, _ a1: UnsafePointer<CChar>?) {
  guard let o = swiftObject(receiver, as: CATransition.self) else { return }
  guard let v1 = string(a1) else { return }
  o.subtype = CATransitionSubtype(rawValue: v1)
}

@_cdecl("tb_CATransition_startProgress")
func tb_CATransition_startProgress(_ receiver: Raw?) -> Float {
  guard let o = swiftObject(receiver, as: CATransition.self) else { return 0 }
  return o.startProgress
}

@_cdecl("tb_CATransition_setStartProgress")
func tb_CATransition_setStartProgress(_ receiver: Raw?, _ a1: Float) {
  guard let o = swiftObject(receiver, as: CATransition.self) else { return }
  o.startProgress = a1
}

@_cdecl("tb_CATransition_endProgress")
func tb_CATransition_endProgress(_ receiver: Raw?) -> Float {
  guard let o = swiftObject(receiver, as: CATransition.self) else { return 0 }
  return o.endProgress
}

@_cdecl("tb_CATransition_setEndProgress")
func tb_CATransition_setEndProgress(_ receiver: Raw?, _ a1: Float) {
  guard let o = swiftObject(receiver, as: CATransition.self) else { return }
  o.endProgress = a1
}

@_cdecl("tb_CATransaction_begin_class")
func tb_CATransaction_begin_class() {
  CATransaction.begin()
}

@_cdecl("tb_CATransaction_commit_class")
func tb_CATransaction_commit_class() {
  CATransaction.commit()
}

@_cdecl("tb_CATransaction_flush_class")
func tb_CATransaction_flush_class() {
  CATransaction.flush()
}

@_cdecl("tb_CATransaction_lock_class")
func tb_CATransaction_lock_class() {
  CATransaction.lock()
}

@_cdecl("tb_CATransaction_unlock_class")
func tb_CATransaction_unlock_class() {
  CATransaction.unlock()
}

@_cdecl("tb_CATransaction_animationDuration_class")
func tb_CATransaction_animationDuration_class() -> Double {
  return CATransaction.animationDuration()
}

@_cdecl("tb_CATransaction_setAnimationDuration_class")
func tb_CATransaction_setAnimationDuration_class(_ a1: Double) {
  CATransaction.setAnimationDuration(a1)
}

@_cdecl("tb_CATransaction_animationTimingFunction_class")
func tb_CATransaction_animationTimingFunction_class() -> Raw? {
  return retainedBox(CATransaction.animationTimingFunction(), "CAMediaTimingFunction")
}

@_cdecl("tb_CATransaction_setAnimationTimingFunction_class")
func tb_CATransaction_setAnimationTimingFunction_class(_ a1: Raw?) {
  let v1 = swiftObject(a1, as: CAMediaTimingFunction.self)
  CATransaction.setAnimationTimingFunction(v1)
}

@_cdecl("tb_CATransaction_disableActions_class")
func tb_CATransaction_disableActions_class() -> UInt8 {
  return (CATransaction.disableActions() ? 1 : 0)
}

@_cdecl("tb_CATransaction_setDisableActions_class")
func tb_CATransaction_setDisableActions_class(_ a1: UInt8) {
  CATransaction.setDisableActions((a1 != 0))
}

@_cdecl("tb_CATransaction_setCompletionBlock_class")
func tb_CATransaction_setCompletionBlock_class(_ a1: Raw?) {
  CATransaction.setCompletionBlock(block(a1))
}

@_cdecl("tb_CATransaction_valueForKey_class")
func tb_CATransaction_valueForKey_class(_ a1: UnsafePointer<CChar>?) -> Raw? {
  guard let v1 = string(a1) else { return nil }
  return retainedAny(CATransaction.value(forKey: v1))
}

@_cdecl("tb_CATransaction_setValue_forKey_class")
func tb_CATransaction_setValue_forKey_class(_ a1: Raw?, _ a2: UnsafePointer<CChar>?) {
  guard let v2 = string(a2) else { return }
  CATransaction.setValue(anyValue(a1), forKey: v2)
}

@_cdecl("tb_CADisplayLink_invalidate")
func tb_CADisplayLink_invalidate(_ receiver: Raw?) {
  guard let o = swiftObject(receiver, as: CADisplayLink.self) else { return }
  o.invalidate()
}

@_cdecl("tb_CADisplayLink_timestamp")
func tb_CADisplayLink_timestamp(_ receiver: Raw?) -> Double {
  guard let o = swiftObject(receiver, as: CADisplayLink.self) else { return 0 }
  return o.timestamp
}

@_cdecl("tb_CADisplayLink_targetTimestamp")
func tb_CADisplayLink_targetTimestamp(_ receiver: Raw?) -> Double {
  guard let o = swiftObject(receiver, as: CADisplayLink.self) else { return 0 }
  return o.targetTimestamp
}

@_cdecl("tb_CADisplayLink_duration")
func tb_CADisplayLink_duration(_ receiver: Raw?) -> Double {
  guard let o = swiftObject(receiver, as: CADisplayLink.self) else { return 0 }
  return o.duration
}

@_cdecl("tb_CADisplayLink_isPaused")
func tb_CADisplayLink_isPaused(_ receiver: Raw?) -> UInt8 {
  guard let o = swiftObject(receiver, as: CADisplayLink.self) else { return 0 }
  return (o.isPaused ? 1 : 0)
}

@_cdecl("tb_CADisplayLink_setPaused")
func tb_CADisplayLink_setPaused(_ receiver: Raw?, _ a1: UInt8) {
  guard let o = swiftObject(receiver, as: CADisplayLink.self) else { return }
  o.isPaused = (a1 != 0)
}

@_cdecl("tb_CADisplayLink_frameInterval")
func tb_CADisplayLink_frameInterval(_ receiver: Raw?) -> Int {
  guard let o = swiftObject(receiver, as: CADisplayLink.self) else { return 0 }
  return frameInterval(o)
}

@_cdecl("tb_CADisplayLink_setFrameInterval")
func tb_CADisplayLink_setFrameInterval(_ receiver: Raw?, _ a1: Int) {
  guard let o = swiftObject(receiver, as: CADisplayLink.self) else { return }
  setFrameInterval(o, a1)
}

@_cdecl("tb_CADisplayLink_preferredFramesPerSecond")
func tb_CADisplayLink_preferredFramesPerSecond(_ receiver: Raw?) -> Int {
  guard let o = swiftObject(receiver, as: CADisplayLink.self) else { return 0 }
  return o.preferredFramesPerSecond
}

@_cdecl("tb_CADisplayLink_setPreferredFramesPerSecond")
func tb_CADisplayLink_setPreferredFramesPerSecond(_ receiver: Raw?, _ a1: Int) {
  guard let o = swiftObject(receiver, as: CADisplayLink.self) else { return }
  o.preferredFramesPerSecond = a1
}

@_cdecl("tb_CACurrentMediaTime")
func tb_CACurrentMediaTime() -> Double {
  return CACurrentMediaTime()
}
