// Generated from the headers by `make objc-glue`.
// swift-format-ignore-file
import CBridge
import Foundation
import QuartzCore
import UIKit

@_cdecl("tb_UITextField_text")
func tb_UITextField_text(_ receiver: Raw?) -> UnsafeMutablePointer<CChar>? {
  guard let o = swiftObject(receiver, as: UITextField.self) else { return nil }
  if let peer = o as? any UITextFieldSuper { return copiedString(peer.super_UITextField_text()) }
  return copiedString(o.text)
}

@_cdecl("tb_UITextField_setText")
func tb_UITextField_setText(_ receiver: Raw?, _ a1: UnsafePointer<CChar>?) {
  guard let o = swiftObject(receiver, as: UITextField.self) else { return }
  let v1 = string(a1)
  if let peer = o as? any UITextFieldSuper { return peer.super_UITextField_setText(v1) }
  o.text = v1
}

@_cdecl("tb_UITextField_attributedText")
func tb_UITextField_attributedText(_ receiver: Raw?) -> Raw? {
  guard let o = swiftObject(receiver, as: UITextField.self) else { return nil }
  return retainedAttributedText(o.attributedText)
}

@_cdecl("tb_UITextField_setAttributedText")
func tb_UITextField_setAttributedText(_ receiver: Raw?, _ a1: Raw?) {
  guard let o = swiftObject(receiver, as: UITextField.self) else { return }
  o.attributedText = attributedText(a1)
}

@_cdecl("tb_UITextField_placeholder")
func tb_UITextField_placeholder(_ receiver: Raw?) -> UnsafeMutablePointer<CChar>? {
  guard let o = swiftObject(receiver, as: UITextField.self) else { return nil }
  return copiedString(o.placeholder)
}

@_cdecl("tb_UITextField_setPlaceholder")
func tb_UITextField_setPlaceholder(_ receiver: Raw?, _ a1: UnsafePointer<CChar>?) {
  guard let o = swiftObject(receiver, as: UITextField.self) else { return }
  let v1 = string(a1)
  o.placeholder = v1
}

@_cdecl("tb_UITextField_attributedPlaceholder")
func tb_UITextField_attributedPlaceholder(_ receiver: Raw?) -> Raw? {
  guard let o = swiftObject(receiver, as: UITextField.self) else { return nil }
  return retainedAttributedText(o.attributedPlaceholder)
}

@_cdecl("tb_UITextField_setAttributedPlaceholder")
func tb_UITextField_setAttributedPlaceholder(_ receiver: Raw?, _ a1: Raw?) {
  guard let o = swiftObject(receiver, as: UITextField.self) else { return }
  o.attributedPlaceholder = attributedText(a1)
}

@_cdecl("tb_UITextField_font")
func tb_UITextField_font(_ receiver: Raw?) -> Raw? {
  guard let o = swiftObject(receiver, as: UITextField.self) else { return nil }
  return retainedBox(o.font, "UIFont")
}

@_cdecl("tb_UITextField_setFont")
func tb_UITextField_setFont(_ receiver: Raw?, _ a1: Raw?) {
  guard let o = swiftObject(receiver, as: UITextField.self) else { return }
  let v1 = swiftObject(a1, as: UIFont.self)
  o.font = v1
}

@_cdecl("tb_UITextField_textColor")
func tb_UITextField_textColor(_ receiver: Raw?) -> Raw? {
  guard let o = swiftObject(receiver, as: UITextField.self) else { return nil }
  return retainedBox(o.textColor, "UIColor")
}

@_cdecl("tb_UITextField_setTextColor")
func tb_UITextField_setTextColor(_ receiver: Raw?, _ a1: Raw?) {
  guard let o = swiftObject(receiver, as: UITextField.self) else { return }
  let v1 = swiftObject(a1, as: UIColor.self)
  o.textColor = v1
}

@_cdecl("tb_UITextField_textAlignment")
func tb_UITextField_textAlignment(_ receiver: Raw?) -> Int {
  guard let o = swiftObject(receiver, as: UITextField.self) else { return 0 }
  return Int(truncatingIfNeeded: (o.textAlignment).rawValue)
}

@_cdecl("tb_UITextField_setTextAlignment")
func tb_UITextField_setTextAlignment(_ receiver: Raw?, _ a1: Int) {
  guard let o = swiftObject(receiver, as: UITextField.self) else { return }
  guard let v1 = NSTextAlignment(rawValue: .init(truncatingIfNeeded: a1)) else { return }
  o.textAlignment = v1
}

@_cdecl("tb_UITextField_borderStyle")
func tb_UITextField_borderStyle(_ receiver: Raw?) -> Int {
  guard let o = swiftObject(receiver, as: UITextField.self) else { return 0 }
  return Int(truncatingIfNeeded: (o.borderStyle).rawValue)
}

@_cdecl("tb_UITextField_setBorderStyle")
func tb_UITextField_setBorderStyle(_ receiver: Raw?, _ a1: Int) {
  guard let o = swiftObject(receiver, as: UITextField.self) else { return }
  guard let v1 = UITextField.BorderStyle(rawValue: .init(truncatingIfNeeded: a1)) else { return }
  o.borderStyle = v1
}

@_cdecl("tb_UITextField_defaultTextAttributes")
func tb_UITextField_defaultTextAttributes(_ receiver: Raw?) -> Raw? {
  guard let o = swiftObject(receiver, as: UITextField.self) else { return nil }
  return retainedDictionary(named(o.defaultTextAttributes))
}

@_cdecl("tb_UITextField_setDefaultTextAttributes")
func tb_UITextField_setDefaultTextAttributes(_ receiver: Raw?, _ a1: Raw?) {
  guard let o = swiftObject(receiver, as: UITextField.self) else { return }
  o.defaultTextAttributes = keyed((dictionary(a1) ?? [:])) ?? [:]
}

@_cdecl("tb_UITextField_typingAttributes")
func tb_UITextField_typingAttributes(_ receiver: Raw?) -> Raw? {
  guard let o = swiftObject(receiver, as: UITextField.self) else { return nil }
  return retainedDictionary(named(o.typingAttributes))
}

@_cdecl("tb_UITextField_setTypingAttributes")
func tb_UITextField_setTypingAttributes(_ receiver: Raw?, _ a1: Raw?) {
  guard let o = swiftObject(receiver, as: UITextField.self) else { return }
  o.typingAttributes = keyed(dictionary(a1))
}

@_cdecl("tb_UITextField_clearsOnBeginEditing")
func tb_UITextField_clearsOnBeginEditing(_ receiver: Raw?) -> UInt8 {
  guard let o = swiftObject(receiver, as: UITextField.self) else { return 0 }
  return (o.clearsOnBeginEditing ? 1 : 0)
}

@_cdecl("tb_UITextField_setClearsOnBeginEditing")
func tb_UITextField_setClearsOnBeginEditing(_ receiver: Raw?, _ a1: UInt8) {
  guard let o = swiftObject(receiver, as: UITextField.self) else { return }
  o.clearsOnBeginEditing = (a1 != 0)
}

@_cdecl("tb_UITextField_clearsOnInsertion")
func tb_UITextField_clearsOnInsertion(_ receiver: Raw?) -> UInt8 {
  guard let o = swiftObject(receiver, as: UITextField.self) else { return 0 }
  return (o.clearsOnInsertion ? 1 : 0)
}

@_cdecl("tb_UITextField_setClearsOnInsertion")
func tb_UITextField_setClearsOnInsertion(_ receiver: Raw?, _ a1: UInt8) {
  guard let o = swiftObject(receiver, as: UITextField.self) else { return }
  o.clearsOnInsertion = (a1 != 0)
}

@_cdecl("tb_UITextField_adjustsFontSizeToFitWidth")
func tb_UITextField_adjustsFontSizeToFitWidth(_ receiver: Raw?) -> UInt8 {
  guard let o = swiftObject(receiver, as: UITextField.self) else { return 0 }
  return (o.adjustsFontSizeToFitWidth ? 1 : 0)
}

@_cdecl("tb_UITextField_setAdjustsFontSizeToFitWidth")
func tb_UITextField_setAdjustsFontSizeToFitWidth(_ receiver: Raw?, _ a1: UInt8) {
  guard let o = swiftObject(receiver, as: UITextField.self) else { return }
  o.adjustsFontSizeToFitWidth = (a1 != 0)
}

@_cdecl("tb_UITextField_minimumFontSize")
func tb_UITextField_minimumFontSize(_ receiver: Raw?) -> Double {
  guard let o = swiftObject(receiver, as: UITextField.self) else { return 0 }
  return Double(o.minimumFontSize)
}

@_cdecl("tb_UITextField_setMinimumFontSize")
func tb_UITextField_setMinimumFontSize(_ receiver: Raw?, _ a1: Double) {
  guard let o = swiftObject(receiver, as: UITextField.self) else { return }
  o.minimumFontSize = CGFloat(a1)
}

@_cdecl("tb_UITextField_delegate")
func tb_UITextField_delegate(_ receiver: Raw?) -> Raw? {
  guard let o = swiftObject(receiver, as: UITextField.self) else { return nil }
  return retainedDelegate(o.delegate)
}

@_cdecl("tb_UITextField_setDelegate")
func tb_UITextField_setDelegate(_ receiver: Raw?, _ a1: Raw?) {
  guard let o = swiftObject(receiver, as: UITextField.self) else { return }
  let v1 = attached(a1, to: o, as: UITextFieldDelegateAdapter.self)
  o.delegate = v1
}

@_cdecl("tb_UITextField_isEditing")
func tb_UITextField_isEditing(_ receiver: Raw?) -> UInt8 {
  guard let o = swiftObject(receiver, as: UITextField.self) else { return 0 }
  return (o.isEditing ? 1 : 0)
}

@_cdecl("tb_UITextField_clearButtonMode")
func tb_UITextField_clearButtonMode(_ receiver: Raw?) -> Int {
  guard let o = swiftObject(receiver, as: UITextField.self) else { return 0 }
  return Int(truncatingIfNeeded: (o.clearButtonMode).rawValue)
}

@_cdecl("tb_UITextField_setClearButtonMode")
func tb_UITextField_setClearButtonMode(_ receiver: Raw?, _ a1: Int) {
  guard let o = swiftObject(receiver, as: UITextField.self) else { return }
  guard let v1 = UITextField.ViewMode(rawValue: .init(truncatingIfNeeded: a1)) else { return }
  o.clearButtonMode = v1
}

@_cdecl("tb_UITextField_leftView")
func tb_UITextField_leftView(_ receiver: Raw?) -> Raw? {
  guard let o = swiftObject(receiver, as: UITextField.self) else { return nil }
  return retained(o.leftView)
}

@_cdecl("tb_UITextField_setLeftView")
func tb_UITextField_setLeftView(_ receiver: Raw?, _ a1: Raw?) {
  guard let o = swiftObject(receiver, as: UITextField.self) else { return }
  let v1 = swiftObject(a1, as: UIView.self)
  o.leftView = v1
}

@_cdecl("tb_UITextField_leftViewMode")
func tb_UITextField_leftViewMode(_ receiver: Raw?) -> Int {
  guard let o = swiftObject(receiver, as: UITextField.self) else { return 0 }
  return Int(truncatingIfNeeded: (o.leftViewMode).rawValue)
}

@_cdecl("tb_UITextField_setLeftViewMode")
func tb_UITextField_setLeftViewMode(_ receiver: Raw?, _ a1: Int) {
  guard let o = swiftObject(receiver, as: UITextField.self) else { return }
  guard let v1 = UITextField.ViewMode(rawValue: .init(truncatingIfNeeded: a1)) else { return }
  o.leftViewMode = v1
}

@_cdecl("tb_UITextField_rightView")
func tb_UITextField_rightView(_ receiver: Raw?) -> Raw? {
  guard let o = swiftObject(receiver, as: UITextField.self) else { return nil }
  return retained(o.rightView)
}

@_cdecl("tb_UITextField_setRightView")
func tb_UITextField_setRightView(_ receiver: Raw?, _ a1: Raw?) {
  guard let o = swiftObject(receiver, as: UITextField.self) else { return }
  let v1 = swiftObject(a1, as: UIView.self)
  o.rightView = v1
}

@_cdecl("tb_UITextField_rightViewMode")
func tb_UITextField_rightViewMode(_ receiver: Raw?) -> Int {
  guard let o = swiftObject(receiver, as: UITextField.self) else { return 0 }
  return Int(truncatingIfNeeded: (o.rightViewMode).rawValue)
}

@_cdecl("tb_UITextField_setRightViewMode")
func tb_UITextField_setRightViewMode(_ receiver: Raw?, _ a1: Int) {
  guard let o = swiftObject(receiver, as: UITextField.self) else { return }
  guard let v1 = UITextField.ViewMode(rawValue: .init(truncatingIfNeeded: a1)) else { return }
  o.rightViewMode = v1
}

@_cdecl("tb_UITextField_inputView")
func tb_UITextField_inputView(_ receiver: Raw?) -> Raw? {
  guard let o = swiftObject(receiver, as: UITextField.self) else { return nil }
  if let peer = o as? any UITextFieldSuper { return retained(peer.super_UITextField_inputView()) }
  return retained(o.inputView)
}

@_cdecl("tb_UITextField_setInputView")
func tb_UITextField_setInputView(_ receiver: Raw?, _ a1: Raw?) {
  guard let o = swiftObject(receiver, as: UITextField.self) else { return }
  let v1 = swiftObject(a1, as: UIView.self)
  if let peer = o as? any UITextFieldSuper { return peer.super_UITextField_setInputView(v1) }
  o.inputView = v1
}

@_cdecl("tb_UITextField_inputAccessoryView")
func tb_UITextField_inputAccessoryView(_ receiver: Raw?) -> Raw? {
  guard let o = swiftObject(receiver, as: UITextField.self) else { return nil }
  if let peer = o as? any UITextFieldSuper { return retained(peer.super_UITextField_inputAccessoryView()) }
  return retained(o.inputAccessoryView)
}

@_cdecl("tb_UITextField_setInputAccessoryView")
func tb_UITextField_setInputAccessoryView(_ receiver: Raw?, _ a1: Raw?) {
  guard let o = swiftObject(receiver, as: UITextField.self) else { return }
  let v1 = swiftObject(a1, as: UIView.self)
  if let peer = o as? any UITextFieldSuper { return peer.super_UITextField_setInputAccessoryView(v1) }
  o.inputAccessoryView = v1
}

@_cdecl("tb_UITextField_borderRectForBounds")
func tb_UITextField_borderRectForBounds(_ receiver: Raw?, _ a1: TBRect) -> TBRect {
  guard let o = swiftObject(receiver, as: UITextField.self) else { return TBRect() }
  if let peer = o as? any UITextFieldSuper { return TBRect(peer.super_UITextField_borderRectForBounds(a1.value)) }
  return TBRect(o.borderRect(forBounds: a1.value))
}

@_cdecl("tb_UITextField_textRectForBounds")
func tb_UITextField_textRectForBounds(_ receiver: Raw?, _ a1: TBRect) -> TBRect {
  guard let o = swiftObject(receiver, as: UITextField.self) else { return TBRect() }
  if let peer = o as? any UITextFieldSuper { return TBRect(peer.super_UITextField_textRectForBounds(a1.value)) }
  return TBRect(o.textRect(forBounds: a1.value))
}

@_cdecl("tb_UITextField_placeholderRectForBounds")
func tb_UITextField_placeholderRectForBounds(_ receiver: Raw?, _ a1: TBRect) -> TBRect {
  guard let o = swiftObject(receiver, as: UITextField.self) else { return TBRect() }
  if let peer = o as? any UITextFieldSuper { return TBRect(peer.super_UITextField_placeholderRectForBounds(a1.value)) }
  return TBRect(o.placeholderRect(forBounds: a1.value))
}

@_cdecl("tb_UITextField_editingRectForBounds")
func tb_UITextField_editingRectForBounds(_ receiver: Raw?, _ a1: TBRect) -> TBRect {
  guard let o = swiftObject(receiver, as: UITextField.self) else { return TBRect() }
  if let peer = o as? any UITextFieldSuper { return TBRect(peer.super_UITextField_editingRectForBounds(a1.value)) }
  return TBRect(o.editingRect(forBounds: a1.value))
}

@_cdecl("tb_UITextField_clearButtonRectForBounds")
func tb_UITextField_clearButtonRectForBounds(_ receiver: Raw?, _ a1: TBRect) -> TBRect {
  guard let o = swiftObject(receiver, as: UITextField.self) else { return TBRect() }
  if let peer = o as? any UITextFieldSuper { return TBRect(peer.super_UITextField_clearButtonRectForBounds(a1.value)) }
  return TBRect(o.clearButtonRect(forBounds: a1.value))
}

@_cdecl("tb_UITextField_leftViewRectForBounds")
func tb_UITextField_leftViewRectForBounds(_ receiver: Raw?, _ a1: TBRect) -> TBRect {
  guard let o = swiftObject(receiver, as: UITextField.self) else { return TBRect() }
  if let peer = o as? any UITextFieldSuper { return TBRect(peer.super_UITextField_leftViewRectForBounds(a1.value)) }
  return TBRect(o.leftViewRect(forBounds: a1.value))
}

@_cdecl("tb_UITextField_rightViewRectForBounds")
func tb_UITextField_rightViewRectForBounds(_ receiver: Raw?, _ a1: TBRect) -> TBRect {
  guard let o = swiftObject(receiver, as: UITextField.self) else { return TBRect() }
  if let peer = o as? any UITextFieldSuper { return TBRect(peer.super_UITextField_rightViewRectForBounds(a1.value)) }
  return TBRect(o.rightViewRect(forBounds: a1.value))
}

@_cdecl("tb_UITextField_drawTextInRect")
func tb_UITextField_drawTextInRect(_ receiver: Raw?, _ a1: TBRect) {
  guard let o = swiftObject(receiver, as: UITextField.self) else { return }
  if let peer = o as? any UITextFieldSuper { return peer.super_UITextField_drawTextInRect(a1.value) }
  o.drawText(in: a1.value)
}

@_cdecl("tb_UITextField_drawPlaceholderInRect")
func tb_UITextField_drawPlaceholderInRect(_ receiver: Raw?, _ a1: TBRect) {
  guard let o = swiftObject(receiver, as: UITextField.self) else { return }
  if let peer = o as? any UITextFieldSuper { return peer.super_UITextField_drawPlaceholderInRect(a1.value) }
  o.drawPlaceholder(in: a1.value)
}

@_cdecl("tb_UITextField_autocapitalizationType")
func tb_UITextField_autocapitalizationType(_ receiver: Raw?) -> Int {
  guard let o = swiftObject(receiver, as: UITextField.self) else { return 0 }
  return Int(truncatingIfNeeded: (o.autocapitalizationType).rawValue)
}

@_cdecl("tb_UITextField_setAutocapitalizationType")
func tb_UITextField_setAutocapitalizationType(_ receiver: Raw?, _ a1: Int) {
  guard let o = swiftObject(receiver, as: UITextField.self) else { return }
  guard let v1 = UITextAutocapitalizationType(rawValue: .init(truncatingIfNeeded: a1)) else { return }
  o.autocapitalizationType = v1
}

@_cdecl("tb_UITextField_autocorrectionType")
func tb_UITextField_autocorrectionType(_ receiver: Raw?) -> Int {
  guard let o = swiftObject(receiver, as: UITextField.self) else { return 0 }
  return Int(truncatingIfNeeded: (o.autocorrectionType).rawValue)
}

@_cdecl("tb_UITextField_setAutocorrectionType")
func tb_UITextField_setAutocorrectionType(_ receiver: Raw?, _ a1: Int) {
  guard let o = swiftObject(receiver, as: UITextField.self) else { return }
  guard let v1 = UITextAutocorrectionType(rawValue: .init(truncatingIfNeeded: a1)) else { return }
  o.autocorrectionType = v1
}

@_cdecl("tb_UITextField_spellCheckingType")
func tb_UITextField_spellCheckingType(_ receiver: Raw?) -> Int {
  guard let o = swiftObject(receiver, as: UITextField.self) else { return 0 }
  return Int(truncatingIfNeeded: (o.spellCheckingType).rawValue)
}

@_cdecl("tb_UITextField_setSpellCheckingType")
func tb_UITextField_setSpellCheckingType(_ receiver: Raw?, _ a1: Int) {
  guard let o = swiftObject(receiver, as: UITextField.self) else { return }
  guard let v1 = UITextSpellCheckingType(rawValue: .init(truncatingIfNeeded: a1)) else { return }
  o.spellCheckingType = v1
}

@_cdecl("tb_UITextField_keyboardType")
func tb_UITextField_keyboardType(_ receiver: Raw?) -> Int {
  guard let o = swiftObject(receiver, as: UITextField.self) else { return 0 }
  return Int(truncatingIfNeeded: (o.keyboardType).rawValue)
}

@_cdecl("tb_UITextField_setKeyboardType")
func tb_UITextField_setKeyboardType(_ receiver: Raw?, _ a1: Int) {
  guard let o = swiftObject(receiver, as: UITextField.self) else { return }
  guard let v1 = UIKeyboardType(rawValue: .init(truncatingIfNeeded: a1)) else { return }
  o.keyboardType = v1
}

@_cdecl("tb_UITextField_keyboardAppearance")
func tb_UITextField_keyboardAppearance(_ receiver: Raw?) -> Int {
  guard let o = swiftObject(receiver, as: UITextField.self) else { return 0 }
  return Int(truncatingIfNeeded: (o.keyboardAppearance).rawValue)
}

@_cdecl("tb_UITextField_setKeyboardAppearance")
func tb_UITextField_setKeyboardAppearance(_ receiver: Raw?, _ a1: Int) {
  guard let o = swiftObject(receiver, as: UITextField.self) else { return }
  guard let v1 = UIKeyboardAppearance(rawValue: .init(truncatingIfNeeded: a1)) else { return }
  o.keyboardAppearance = v1
}

@_cdecl("tb_UITextField_returnKeyType")
func tb_UITextField_returnKeyType(_ receiver: Raw?) -> Int {
  guard let o = swiftObject(receiver, as: UITextField.self) else { return 0 }
  return Int(truncatingIfNeeded: (o.returnKeyType).rawValue)
}

@_cdecl("tb_UITextField_setReturnKeyType")
func tb_UITextField_setReturnKeyType(_ receiver: Raw?, _ a1: Int) {
  guard let o = swiftObject(receiver, as: UITextField.self) else { return }
  guard let v1 = UIReturnKeyType(rawValue: .init(truncatingIfNeeded: a1)) else { return }
  o.returnKeyType = v1
}

@_cdecl("tb_UITextField_enablesReturnKeyAutomatically")
func tb_UITextField_enablesReturnKeyAutomatically(_ receiver: Raw?) -> UInt8 {
  guard let o = swiftObject(receiver, as: UITextField.self) else { return 0 }
  return (o.enablesReturnKeyAutomatically ? 1 : 0)
}

@_cdecl("tb_UITextField_setEnablesReturnKeyAutomatically")
func tb_UITextField_setEnablesReturnKeyAutomatically(_ receiver: Raw?, _ a1: UInt8) {
  guard let o = swiftObject(receiver, as: UITextField.self) else { return }
  o.enablesReturnKeyAutomatically = (a1 != 0)
}

@_cdecl("tb_UITextField_isSecureTextEntry")
func tb_UITextField_isSecureTextEntry(_ receiver: Raw?) -> UInt8 {
  guard let o = swiftObject(receiver, as: UITextField.self) else { return 0 }
  return (o.isSecureTextEntry ? 1 : 0)
}

@_cdecl("tb_UITextField_setSecureTextEntry")
func tb_UITextField_setSecureTextEntry(_ receiver: Raw?, _ a1: UInt8) {
  guard let o = swiftObject(receiver, as: UITextField.self) else { return }
  o.isSecureTextEntry = (a1 != 0)
}

@_cdecl("tb_UITextField_hasText")
func tb_UITextField_hasText(_ receiver: Raw?) -> UInt8 {
  guard let o = swiftObject(receiver, as: UITextField.self) else { return 0 }
  return (o.hasText ? 1 : 0)
}

@_cdecl("tb_UITextField_insertText")
func tb_UITextField_insertText(_ receiver: Raw?, _ a1: UnsafePointer<CChar>?) {
  guard let o = swiftObject(receiver, as: UITextField.self) else { return }
  guard let v1 = string(a1) else { return }
  if let peer = o as? any UITextFieldSuper { return peer.super_UITextField_insertText(v1) }
  o.insertText(v1)
}

@_cdecl("tb_UITextField_deleteBackward")
func tb_UITextField_deleteBackward(_ receiver: Raw?) {
  guard let o = swiftObject(receiver, as: UITextField.self) else { return }
  if let peer = o as? any UITextFieldSuper { return peer.super_UITextField_deleteBackward() }
  o.deleteBackward()
}

@_cdecl("tb_UITextField_selectedTextRange")
func tb_UITextField_selectedTextRange(_ receiver: Raw?) -> Raw? {
  guard let o = swiftObject(receiver, as: UITextField.self) else { return nil }
  return retainedBox(o.selectedTextRange, "UITextRange")
}

@_cdecl("tb_UITextField_setSelectedTextRange")
func tb_UITextField_setSelectedTextRange(_ receiver: Raw?, _ a1: Raw?) {
  guard let o = swiftObject(receiver, as: UITextField.self) else { return }
  let v1 = swiftObject(a1, as: UITextRange.self)
  o.selectedTextRange = v1
}

@_cdecl("tb_UITextField_markedTextRange")
func tb_UITextField_markedTextRange(_ receiver: Raw?) -> Raw? {
  guard let o = swiftObject(receiver, as: UITextField.self) else { return nil }
  return retainedBox(o.markedTextRange, "UITextRange")
}

@_cdecl("tb_UITextField_beginningOfDocument")
func tb_UITextField_beginningOfDocument(_ receiver: Raw?) -> Raw? {
  guard let o = swiftObject(receiver, as: UITextField.self) else { return nil }
  return retainedBox(o.beginningOfDocument, "UITextPosition")
}

@_cdecl("tb_UITextField_endOfDocument")
func tb_UITextField_endOfDocument(_ receiver: Raw?) -> Raw? {
  guard let o = swiftObject(receiver, as: UITextField.self) else { return nil }
  return retainedBox(o.endOfDocument, "UITextPosition")
}

@_cdecl("tb_UITextField_textInRange")
func tb_UITextField_textInRange(_ receiver: Raw?, _ a1: Raw?) -> UnsafeMutablePointer<CChar>? {
  guard let o = swiftObject(receiver, as: UITextField.self) else { return nil }
  guard let v1 = swiftObject(a1, as: UITextRange.self) else { return nil }
  return copiedString(o.text(in: v1))
}

@_cdecl("tb_UITextField_replaceRange_withText")
func tb_UITextField_replaceRange_withText(_ receiver: Raw?, _ a1: Raw?, _ a2: UnsafePointer<CChar>?) {
  guard let o = swiftObject(receiver, as: UITextField.self) else { return }
  guard let v1 = swiftObject(a1, as: UITextRange.self) else { return }
  guard let v2 = string(a2) else { return }
  o.replace(v1, withText: v2)
}

@_cdecl("tb_UITextField_setMarkedText_selectedRange")
func tb_UITextField_setMarkedText_selectedRange(_ receiver: Raw?, _ a1: UnsafePointer<CChar>?, _ a2: TBRange) {
  guard let o = swiftObject(receiver, as: UITextField.self) else { return }
  let v1 = string(a1)
  o.setMarkedText(v1, selectedRange: a2.value)
}

@_cdecl("tb_UITextField_unmarkText")
func tb_UITextField_unmarkText(_ receiver: Raw?) {
  guard let o = swiftObject(receiver, as: UITextField.self) else { return }
  o.unmarkText()
}

@_cdecl("tb_UITextField_textRangeFromPosition_toPosition")
func tb_UITextField_textRangeFromPosition_toPosition(_ receiver: Raw?, _ a1: Raw?, _ a2: Raw?) -> Raw? {
  guard let o = swiftObject(receiver, as: UITextField.self) else { return nil }
  guard let v1 = swiftObject(a1, as: UITextPosition.self) else { return nil }
  guard let v2 = swiftObject(a2, as: UITextPosition.self) else { return nil }
  return retainedBox(o.textRange(from: v1, to: v2), "UITextRange")
}

@_cdecl("tb_UITextField_positionFromPosition_offset")
func tb_UITextField_positionFromPosition_offset(_ receiver: Raw?, _ a1: Raw?, _ a2: Int) -> Raw? {
  guard let o = swiftObject(receiver, as: UITextField.self) else { return nil }
  guard let v1 = swiftObject(a1, as: UITextPosition.self) else { return nil }
  return retainedBox(o.position(from: v1, offset: a2), "UITextPosition")
}

@_cdecl("tb_UITextField_positionFromPosition_inDirection_offset")
func tb_UITextField_positionFromPosition_inDirection_offset(_ receiver: Raw?, _ a1: Raw?, _ a2: Int, _ a3: Int) -> Raw? {
  guard let o = swiftObject(receiver, as: UITextField.self) else { return nil }
  guard let v1 = swiftObject(a1, as: UITextPosition.self) else { return nil }
  guard let v2 = UITextLayoutDirection(rawValue: .init(truncatingIfNeeded: a2)) else { return nil }
  return retainedBox(o.position(from: v1, in: v2, offset: a3), "UITextPosition")
}

@_cdecl("tb_UITextField_comparePosition_toPosition")
func tb_UITextField_comparePosition_toPosition(_ receiver: Raw?, _ a1: Raw?, _ a2: Raw?) -> Int {
  guard let o = swiftObject(receiver, as: UITextField.self) else { return 0 }
  guard let v1 = swiftObject(a1, as: UITextPosition.self) else { return 0 }
  guard let v2 = swiftObject(a2, as: UITextPosition.self) else { return 0 }
  return o.compare(v1, to: v2).rawValue
}

@_cdecl("tb_UITextField_offsetFromPosition_toPosition")
func tb_UITextField_offsetFromPosition_toPosition(_ receiver: Raw?, _ a1: Raw?, _ a2: Raw?) -> Int {
  guard let o = swiftObject(receiver, as: UITextField.self) else { return 0 }
  guard let v1 = swiftObject(a1, as: UITextPosition.self) else { return 0 }
  guard let v2 = swiftObject(a2, as: UITextPosition.self) else { return 0 }
  return o.offset(from: v1, to: v2)
}

@_cdecl("tb_UITextField_firstRectForRange")
func tb_UITextField_firstRectForRange(_ receiver: Raw?, _ a1: Raw?) -> TBRect {
  guard let o = swiftObject(receiver, as: UITextField.self) else { return TBRect() }
  guard let v1 = swiftObject(a1, as: UITextRange.self) else { return TBRect() }
  return TBRect(o.firstRect(for: v1))
}

@_cdecl("tb_UITextField_caretRectForPosition")
func tb_UITextField_caretRectForPosition(_ receiver: Raw?, _ a1: Raw?) -> TBRect {
  guard let o = swiftObject(receiver, as: UITextField.self) else { return TBRect() }
  guard let v1 = swiftObject(a1, as: UITextPosition.self) else { return TBRect() }
  return TBRect(o.caretRect(for: v1))
}

@_cdecl("tb_UITextField_closestPositionToPoint")
func tb_UITextField_closestPositionToPoint(_ receiver: Raw?, _ a1: TBPoint) -> Raw? {
  guard let o = swiftObject(receiver, as: UITextField.self) else { return nil }
  return retainedBox(o.closestPosition(to: a1.value), "UITextPosition")
}

@_cdecl("tb_UITextField_characterRangeAtPoint")
func tb_UITextField_characterRangeAtPoint(_ receiver: Raw?, _ a1: TBPoint) -> Raw? {
  guard let o = swiftObject(receiver, as: UITextField.self) else { return nil }
  return retainedBox(o.characterRange(at: a1.value), "UITextRange")
}
