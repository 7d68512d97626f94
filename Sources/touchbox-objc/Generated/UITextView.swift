// Generated from the headers by `make objc-glue`.
// swift-format-ignore-file
import CBridge
import Foundation
import QuartzCore
import UIKit

@_cdecl("tb_UITextView_delegate")
func tb_UITextView_delegate(_ receiver: Raw?) -> Raw? {
  guard let o = swiftObject(receiver, as: UITextView.self) else { return nil }
  return retainedDelegate(o.delegate)
}

@_cdecl("tb_UITextView_setDelegate")
func tb_UITextView_setDelegate(_ receiver: Raw?, _ a1: Raw?) {
  guard let o = swiftObject(receiver, as: UITextView.self) else { return }
  let v1 = attached(a1, to: o, as: UITextViewDelegateAdapter.self)
  o.delegate = v1
}

@_cdecl("tb_UITextView_text")
func tb_UITextView_text(_ receiver: Raw?) -> UnsafeMutablePointer<CChar>? {
  guard let o = swiftObject(receiver, as: UITextView.self) else { return nil }
  return copiedString(o.text)
}

@_cdecl("tb_UITextView_setText")
func tb_UITextView_setText(_ receiver: Raw?, _ a1: UnsafePointer<CChar>?) {
  guard let o = swiftObject(receiver, as: UITextView.self) else { return }
  let v1 = string(a1)
  o.text = v1
}

@_cdecl("tb_UITextView_attributedText")
func tb_UITextView_attributedText(_ receiver: Raw?) -> Raw? {
  guard let o = swiftObject(receiver, as: UITextView.self) else { return nil }
  return retainedAttributedText(o.attributedText)
}

@_cdecl("tb_UITextView_setAttributedText")
func tb_UITextView_setAttributedText(_ receiver: Raw?, _ a1: Raw?) {
  guard let o = swiftObject(receiver, as: UITextView.self) else { return }
  o.attributedText = attributedText(a1)
}

@_cdecl("tb_UITextView_font")
func tb_UITextView_font(_ receiver: Raw?) -> Raw? {
  guard let o = swiftObject(receiver, as: UITextView.self) else { return nil }
  return retainedBox(o.font, "UIFont")
}

@_cdecl("tb_UITextView_setFont")
func tb_UITextView_setFont(_ receiver: Raw?, _ a1: Raw?) {
  guard let o = swiftObject(receiver, as: UITextView.self) else { return }
  let v1 = swiftObject(a1, as: UIFont.self)
  o.font = v1
}

@_cdecl("tb_UITextView_textColor")
func tb_UITextView_textColor(_ receiver: Raw?) -> Raw? {
  guard let o = swiftObject(receiver, as: UITextView.self) else { return nil }
  return retainedBox(o.textColor, "UIColor")
}

@_cdecl("tb_UITextView_setTextColor")
func tb_UITextView_setTextColor(_ receiver: Raw?, _ a1: Raw?) {
  guard let o = swiftObject(receiver, as: UITextView.self) else { return }
  let v1 = swiftObject(a1, as: UIColor.self)
  o.textColor = v1
}

@_cdecl("tb_UITextView_textAlignment")
func tb_UITextView_textAlignment(_ receiver: Raw?) -> Int {
  guard let o = swiftObject(receiver, as: UITextView.self) else { return 0 }
  return Int(truncatingIfNeeded: (o.textAlignment).rawValue)
}

@_cdecl("tb_UITextView_setTextAlignment")
func tb_UITextView_setTextAlignment(_ receiver: Raw?, _ a1: Int) {
  guard let o = swiftObject(receiver, as: UITextView.self) else { return }
  guard let v1 = NSTextAlignment(rawValue: .init(truncatingIfNeeded: a1)) else { return }
  o.textAlignment = v1
}

@_cdecl("tb_UITextView_textContainerInset")
func tb_UITextView_textContainerInset(_ receiver: Raw?) -> TBInsets {
  guard let o = swiftObject(receiver, as: UITextView.self) else { return TBInsets() }
  return TBInsets(o.textContainerInset)
}

@_cdecl("tb_UITextView_setTextContainerInset")
func tb_UITextView_setTextContainerInset(_ receiver: Raw?, _ a1: TBInsets) {
  guard let o = swiftObject(receiver, as: UITextView.self) else { return }
  o.textContainerInset = a1.value
}

@_cdecl("tb_UITextView_typingAttributes")
func tb_UITextView_typingAttributes(_ receiver: Raw?) -> Raw? {
  guard let o = swiftObject(receiver, as: UITextView.self) else { return nil }
  return retainedDictionary(named(o.typingAttributes))
}

@_cdecl("tb_UITextView_setTypingAttributes")
func tb_UITextView_setTypingAttributes(_ receiver: Raw?, _ a1: Raw?) {
  guard let o = swiftObject(receiver, as: UITextView.self) else { return }
  o.typingAttributes = keyed((dictionary(a1) ?? [:])) ?? [:]
}

@_cdecl("tb_UITextView_isEditable")
func tb_UITextView_isEditable(_ receiver: Raw?) -> UInt8 {
  guard let o = swiftObject(receiver, as: UITextView.self) else { return 0 }
  return (o.isEditable ? 1 : 0)
}

@_cdecl("tb_UITextView_setEditable")
func tb_UITextView_setEditable(_ receiver: Raw?, _ a1: UInt8) {
  guard let o = swiftObject(receiver, as: UITextView.self) else { return }
  o.isEditable = (a1 != 0)
}

@_cdecl("tb_UITextView_isSelectable")
func tb_UITextView_isSelectable(_ receiver: Raw?) -> UInt8 {
  guard let o = swiftObject(receiver, as: UITextView.self) else { return 0 }
  return (o.isSelectable ? 1 : 0)
}

@_cdecl("tb_UITextView_setSelectable")
func tb_UITextView_setSelectable(_ receiver: Raw?, _ a1: UInt8) {
  guard let o = swiftObject(receiver, as: UITextView.self) else { return }
  o.isSelectable = (a1 != 0)
}

@_cdecl("tb_UITextView_clearsOnInsertion")
func tb_UITextView_clearsOnInsertion(_ receiver: Raw?) -> UInt8 {
  guard let o = swiftObject(receiver, as: UITextView.self) else { return 0 }
  return (o.clearsOnInsertion ? 1 : 0)
}

@_cdecl("tb_UITextView_setClearsOnInsertion")
func tb_UITextView_setClearsOnInsertion(_ receiver: Raw?, _ a1: UInt8) {
  guard let o = swiftObject(receiver, as: UITextView.self) else { return }
  o.clearsOnInsertion = (a1 != 0)
}

@_cdecl("tb_UITextView_selectedRange")
func tb_UITextView_selectedRange(_ receiver: Raw?) -> TBRange {
  guard let o = swiftObject(receiver, as: UITextView.self) else { return TBRange() }
  return TBRange(o.selectedRange)
}

@_cdecl("tb_UITextView_setSelectedRange")
func tb_UITextView_setSelectedRange(_ receiver: Raw?, _ a1: TBRange) {
  guard let o = swiftObject(receiver, as: UITextView.self) else { return }
  o.selectedRange = a1.value
}

@_cdecl("tb_UITextView_scrollRangeToVisible")
func tb_UITextView_scrollRangeToVisible(_ receiver: Raw?, _ a1: TBRange) {
  guard let o = swiftObject(receiver, as: UITextView.self) else { return }
  o.scrollRangeToVisible(a1.value)
}

@_cdecl("tb_UITextView_inputView")
func tb_UITextView_inputView(_ receiver: Raw?) -> Raw? {
  guard let o = swiftObject(receiver, as: UITextView.self) else { return nil }
  if let peer = o as? any UITextViewSuper { return retained(peer.super_UITextView_inputView()) }
  return retained(o.inputView)
}

@_cdecl("tb_UITextView_setInputView")
func tb_UITextView_setInputView(_ receiver: Raw?, _ a1: Raw?) {
  guard let o = swiftObject(receiver, as: UITextView.self) else { return }
  let v1 = swiftObject(a1, as: UIView.self)
  if let peer = o as? any UITextViewSuper { return peer.super_UITextView_setInputView(v1) }
  o.inputView = v1
}

@_cdecl("tb_UITextView_inputAccessoryView")
func tb_UITextView_inputAccessoryView(_ receiver: Raw?) -> Raw? {
  guard let o = swiftObject(receiver, as: UITextView.self) else { return nil }
  if let peer = o as? any UITextViewSuper { return retained(peer.super_UITextView_inputAccessoryView()) }
  return retained(o.inputAccessoryView)
}

@_cdecl("tb_UITextView_setInputAccessoryView")
func tb_UITextView_setInputAccessoryView(_ receiver: Raw?, _ a1: Raw?) {
  guard let o = swiftObject(receiver, as: UITextView.self) else { return }
  let v1 = swiftObject(a1, as: UIView.self)
  if let peer = o as? any UITextViewSuper { return peer.super_UITextView_setInputAccessoryView(v1) }
  o.inputAccessoryView = v1
}

@_cdecl("tb_UITextView_autocapitalizationType")
func tb_UITextView_autocapitalizationType(_ receiver: Raw?) -> Int {
  guard let o = swiftObject(receiver, as: UITextView.self) else { return 0 }
  return Int(truncatingIfNeeded: (o.autocapitalizationType).rawValue)
}

@_cdecl("tb_UITextView_setAutocapitalizationType")
func tb_UITextView_setAutocapitalizationType(_ receiver: Raw?, _ a1: Int) {
  guard let o = swiftObject(receiver, as: UITextView.self) else { return }
  guard let v1 = UITextAutocapitalizationType(rawValue: .init(truncatingIfNeeded: a1)) else { return }
  o.autocapitalizationType = v1
}

@_cdecl("tb_UITextView_autocorrectionType")
func tb_UITextView_autocorrectionType(_ receiver: Raw?) -> Int {
  guard let o = swiftObject(receiver, as: UITextView.self) else { return 0 }
  return Int(truncatingIfNeeded: (o.autocorrectionType).rawValue)
}

@_cdecl("tb_UITextView_setAutocorrectionType")
func tb_UITextView_setAutocorrectionType(_ receiver: Raw?, _ a1: Int) {
  guard let o = swiftObject(receiver, as: UITextView.self) else { return }
  guard let v1 = UITextAutocorrectionType(rawValue: .init(truncatingIfNeeded: a1)) else { return }
  o.autocorrectionType = v1
}

@_cdecl("tb_UITextView_spellCheckingType")
func tb_UITextView_spellCheckingType(_ receiver: Raw?) -> Int {
  guard let o = swiftObject(receiver, as: UITextView.self) else { return 0 }
  return Int(truncatingIfNeeded: (o.spellCheckingType).rawValue)
}

@_cdecl("tb_UITextView_setSpellCheckingType")
func tb_UITextView_setSpellCheckingType(_ receiver: Raw?, _ a1: Int) {
  guard let o = swiftObject(receiver, as: UITextView.self) else { return }
  guard let v1 = UITextSpellCheckingType(rawValue: .init(truncatingIfNeeded: a1)) else { return }
  o.spellCheckingType = v1
}

@_cdecl("tb_UITextView_keyboardType")
func tb_UITextView_keyboardType(_ receiver: Raw?) -> Int {
  guard let o = swiftObject(receiver, as: UITextView.self) else { return 0 }
  return Int(truncatingIfNeeded: (o.keyboardType).rawValue)
}

@_cdecl("tb_UITextView_setKeyboardType")
func tb_UITextView_setKeyboardType(_ receiver: Raw?, _ a1: Int) {
  guard let o = swiftObject(receiver, as: UITextView.self) else { return }
  guard let v1 = UIKeyboardType(rawValue: .init(truncatingIfNeeded: a1)) else { return }
  o.keyboardType = v1
}

@_cdecl("tb_UITextView_keyboardAppearance")
func tb_UITextView_keyboardAppearance(_ receiver: Raw?) -> Int {
  guard let o = swiftObject(receiver, as: UITextView.self) else { return 0 }
  return Int(truncatingIfNeeded: (o.keyboardAppearance).rawValue)
}

@_cdecl("tb_UITextView_setKeyboardAppearance")
func tb_UITextView_setKeyboardAppearance(_ receiver: Raw?, _ a1: Int) {
  guard let o = swiftObject(receiver, as: UITextView.self) else { return }
  guard let v1 = UIKeyboardAppearance(rawValue: .init(truncatingIfNeeded: a1)) else { return }
  o.keyboardAppearance = v1
}

@_cdecl("tb_UITextView_returnKeyType")
func tb_UITextView_returnKeyType(_ receiver: Raw?) -> Int {
  guard let o = swiftObject(receiver, as: UITextView.self) else { return 0 }
  return Int(truncatingIfNeeded: (o.returnKeyType).rawValue)
}

@_cdecl("tb_UITextView_setReturnKeyType")
func tb_UITextView_setReturnKeyType(_ receiver: Raw?, _ a1: Int) {
  guard let o = swiftObject(receiver, as: UITextView.self) else { return }
  guard let v1 = UIReturnKeyType(rawValue: .init(truncatingIfNeeded: a1)) else { return }
  o.returnKeyType = v1
}

@_cdecl("tb_UITextView_enablesReturnKeyAutomatically")
func tb_UITextView_enablesReturnKeyAutomatically(_ receiver: Raw?) -> UInt8 {
  guard let o = swiftObject(receiver, as: UITextView.self) else { return 0 }
  return (o.enablesReturnKeyAutomatically ? 1 : 0)
}

@_cdecl("tb_UITextView_setEnablesReturnKeyAutomatically")
func tb_UITextView_setEnablesReturnKeyAutomatically(_ receiver: Raw?, _ a1: UInt8) {
  guard let o = swiftObject(receiver, as: UITextView.self) else { return }
  o.enablesReturnKeyAutomatically = (a1 != 0)
}

@_cdecl("tb_UITextView_isSecureTextEntry")
func tb_UITextView_isSecureTextEntry(_ receiver: Raw?) -> UInt8 {
  guard let o = swiftObject(receiver, as: UITextView.self) else { return 0 }
  return (o.isSecureTextEntry ? 1 : 0)
}

@_cdecl("tb_UITextView_setSecureTextEntry")
func tb_UITextView_setSecureTextEntry(_ receiver: Raw?, _ a1: UInt8) {
  guard let o = swiftObject(receiver, as: UITextView.self) else { return }
  o.isSecureTextEntry = (a1 != 0)
}

@_cdecl("tb_UITextView_hasText")
func tb_UITextView_hasText(_ receiver: Raw?) -> UInt8 {
  guard let o = swiftObject(receiver, as: UITextView.self) else { return 0 }
  return (o.hasText ? 1 : 0)
}

@_cdecl("tb_UITextView_insertText")
func tb_UITextView_insertText(_ receiver: Raw?, _ a1: UnsafePointer<CChar>?) {
  guard let o = swiftObject(receiver, as: UITextView.self) else { return }
  guard let v1 = string(a1) else { return }
  if let peer = o as? any UITextViewSuper { return peer.super_UITextView_insertText(v1) }
  o.insertText(v1)
}

@_cdecl("tb_UITextView_deleteBackward")
func tb_UITextView_deleteBackward(_ receiver: Raw?) {
  guard let o = swiftObject(receiver, as: UITextView.self) else { return }
  if let peer = o as? any UITextViewSuper { return peer.super_UITextView_deleteBackward() }
  o.deleteBackward()
}

@_cdecl("tb_UITextView_selectedTextRange")
func tb_UITextView_selectedTextRange(_ receiver: Raw?) -> Raw? {
  guard let o = swiftObject(receiver, as: UITextView.self) else { return nil }
  return retainedBox(o.selectedTextRange, "UITextRange")
}

@_cdecl("tb_UITextView_setSelectedTextRange")
func tb_UITextView_setSelectedTextRange(_ receiver: Raw?, _ a1: Raw?) {
  guard let o = swiftObject(receiver, as: UITextView.self) else { return }
  let v1 = swiftObject(a1, as: UITextRange.self)
  o.selectedTextRange = v1
}

@_cdecl("tb_UITextView_markedTextRange")
func tb_UITextView_markedTextRange(_ receiver: Raw?) -> Raw? {
  guard let o = swiftObject(receiver, as: UITextView.self) else { return nil }
  return retainedBox(o.markedTextRange, "UITextRange")
}

@_cdecl("tb_UITextView_beginningOfDocument")
func tb_UITextView_beginningOfDocument(_ receiver: Raw?) -> Raw? {
  guard let o = swiftObject(receiver, as: UITextView.self) else { return nil }
  return retainedBox(o.beginningOfDocument, "UITextPosition")
}

@_cdecl("tb_UITextView_endOfDocument")
func tb_UITextView_endOfDocument(_ receiver: Raw?) -> Raw? {
  guard let o = swiftObject(receiver, as: UITextView.self) else { return nil }
  return retainedBox(o.endOfDocument, "UITextPosition")
}

@_cdecl("tb_UITextView_textInRange")
func tb_UITextView_textInRange(_ receiver: Raw?, _ a1: Raw?) -> UnsafeMutablePointer<CChar>? {
  guard let o = swiftObject(receiver, as: UITextView.self) else { return nil }
  guard let v1 = swiftObject(a1, as: UITextRange.self) else { return nil }
  return copiedString(o.text(in: v1))
}

@_cdecl("tb_UITextView_replaceRange_withText")
func tb_UITextView_replaceRange_withText(_ receiver: Raw?, _ a1: Raw?, _ a2: UnsafePointer<CChar>?) {
  guard let o = swiftObject(receiver, as: UITextView.self) else { return }
  guard let v1 = swiftObject(a1, as: UITextRange.self) else { return }
  guard let v2 = string(a2) else { return }
  o.replace(v1, withText: v2)
}

@_cdecl("tb_UITextView_setMarkedText_selectedRange")
func tb_UITextView_setMarkedText_selectedRange(_ receiver: Raw?, _ a1: UnsafePointer<CChar>?, _ a2: TBRange) {
  guard let o = swiftObject(receiver, as: UITextView.self) else { return }
  let v1 = string(a1)
  o.setMarkedText(v1, selectedRange: a2.value)
}

@_cdecl("tb_UITextView_unmarkText")
func tb_UITextView_unmarkText(_ receiver: Raw?) {
  guard let o = swiftObject(receiver, as: UITextView.self) else { return }
  o.unmarkText()
}

@_cdecl("tb_UITextView_textRangeFromPosition_toPosition")
func tb_UITextView_textRangeFromPosition_toPosition(_ receiver: Raw?, _ a1: Raw?, _ a2: Raw?) -> Raw? {
  guard let o = swiftObject(receiver, as: UITextView.self) else { return nil }
  guard let v1 = swiftObject(a1, as: UITextPosition.self) else { return nil }
  guard let v2 = swiftObject(a2, as: UITextPosition.self) else { return nil }
  return retainedBox(o.textRange(from: v1, to: v2), "UITextRange")
}

@_cdecl("tb_UITextView_positionFromPosition_offset")
func tb_UITextView_positionFromPosition_offset(_ receiver: Raw?, _ a1: Raw?, _ a2: Int) -> Raw? {
  guard let o = swiftObject(receiver, as: UITextView.self) else { return nil }
  guard let v1 = swiftObject(a1, as: UITextPosition.self) else { return nil }
  return retainedBox(o.position(from: v1, offset: a2), "UITextPosition")
}

@_cdecl("tb_UITextView_positionFromPosition_inDirection_offset")
func tb_UITextView_positionFromPosition_inDirection_offset(_ receiver: Raw?, _ a1: Raw?, _ a2: Int, _ a3: Int) -> Raw? {
  guard let o = swiftObject(receiver, as: UITextView.self) else { return nil }
  guard let v1 = swiftObject(a1, as: UITextPosition.self) else { return nil }
  guard let v2 = UITextLayoutDirection(rawValue: .init(truncatingIfNeeded: a2)) else { return nil }
  return retainedBox(o.position(from: v1, in: v2, offset: a3), "UITextPosition")
}

@_cdecl("tb_UITextView_comparePosition_toPosition")
func tb_UITextView_comparePosition_toPosition(_ receiver: Raw?, _ a1: Raw?, _ a2: Raw?) -> Int {
  guard let o = swiftObject(receiver, as: UITextView.self) else { return 0 }
  guard let v1 = swiftObject(a1, as: UITextPosition.self) else { return 0 }
  guard let v2 = swiftObject(a2, as: UITextPosition.self) else { return 0 }
  return o.compare(v1, to: v2).rawValue
}

@_cdecl("tb_UITextView_offsetFromPosition_toPosition")
func tb_UITextView_offsetFromPosition_toPosition(_ receiver: Raw?, _ a1: Raw?, _ a2: Raw?) -> Int {
  guard let o = swiftObject(receiver, as: UITextView.self) else { return 0 }
  guard let v1 = swiftObject(a1, as: UITextPosition.self) else { return 0 }
  guard let v2 = swiftObject(a2, as: UITextPosition.self) else { return 0 }
  return o.offset(from: v1, to: v2)
}

@_cdecl("tb_UITextView_firstRectForRange")
func tb_UITextView_firstRectForRange(_ receiver: Raw?, _ a1: Raw?) -> TBRect {
  guard let o = swiftObject(receiver, as: UITextView.self) else { return TBRect() }
  guard let v1 = swiftObject(a1, as: UITextRange.self) else { return TBRect() }
  return TBRect(o.firstRect(for: v1))
}

@_cdecl("tb_UITextView_caretRectForPosition")
func tb_UITextView_caretRectForPosition(_ receiver: Raw?, _ a1: Raw?) -> TBRect {
  guard let o = swiftObject(receiver, as: UITextView.self) else { return TBRect() }
  guard let v1 = swiftObject(a1, as: UITextPosition.self) else { return TBRect() }
  return TBRect(o.caretRect(for: v1))
}

@_cdecl("tb_UITextView_closestPositionToPoint")
func tb_UITextView_closestPositionToPoint(_ receiver: Raw?, _ a1: TBPoint) -> Raw? {
  guard let o = swiftObject(receiver, as: UITextView.self) else { return nil }
  return retainedBox(o.closestPosition(to: a1.value), "UITextPosition")
}

@_cdecl("tb_UITextView_characterRangeAtPoint")
func tb_UITextView_characterRangeAtPoint(_ receiver: Raw?, _ a1: TBPoint) -> Raw? {
  guard let o = swiftObject(receiver, as: UITextView.self) else { return nil }
  return retainedBox(o.characterRange(at: a1.value), "UITextRange")
}
