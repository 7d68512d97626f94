// Generated from the headers by `make objc-glue`.
// swift-format-ignore-file
import CBridge
import Foundation
import QuartzCore
import UIKit

@_cdecl("tb_UITableViewCell_reuseIdentifier")
func tb_UITableViewCell_reuseIdentifier(_ receiver: Raw?) -> UnsafeMutablePointer<CChar>? {
  guard let o = swiftObject(receiver, as: UITableViewCell.self) else { return nil }
  return copiedString(o.reuseIdentifier)
}

@_cdecl("tb_UITableViewCell_contentView")
func tb_UITableViewCell_contentView(_ receiver: Raw?) -> Raw? {
  guard let o = swiftObject(receiver, as: UITableViewCell.self) else { return nil }
  return retained(o.contentView)
}

@_cdecl("tb_UITableViewCell_textLabel")
func tb_UITableViewCell_textLabel(_ receiver: Raw?) -> Raw? {
  guard let o = swiftObject(receiver, as: UITableViewCell.self) else { return nil }
  return retained(o.textLabel)
}

@_cdecl("tb_UITableViewCell_detailTextLabel")
func tb_UITableViewCell_detailTextLabel(_ receiver: Raw?) -> Raw? {
  guard let o = swiftObject(receiver, as: UITableViewCell.self) else { return nil }
  return retained(o.detailTextLabel)
}

@_cdecl("tb_UITableViewCell_imageView")
func tb_UITableViewCell_imageView(_ receiver: Raw?) -> Raw? {
  guard let o = swiftObject(receiver, as: UITableViewCell.self) else { return nil }
  return retained(o.imageView)
}

@_cdecl("tb_UITableViewCell_backgroundView")
func tb_UITableViewCell_backgroundView(_ receiver: Raw?) -> Raw? {
  guard let o = swiftObject(receiver, as: UITableViewCell.self) else { return nil }
  return retained(o.backgroundView)
}

@_cdecl("tb_UITableViewCell_setBackgroundView")
func tb_UITableViewCell_setBackgroundView(_ receiver: Raw?, _ a1: Raw?) {
  guard let o = swiftObject(receiver, as: UITableViewCell.self) else { return }
  let v1 = swiftObject(a1, as: UIView.self)
  o.backgroundView = v1
}

@_cdecl("tb_UITableViewCell_selectedBackgroundView")
func tb_UITableViewCell_selectedBackgroundView(_ receiver: Raw?) -> Raw? {
  guard let o = swiftObject(receiver, as: UITableViewCell.self) else { return nil }
  return retained(o.selectedBackgroundView)
}

@_cdecl("tb_UITableViewCell_setSelectedBackgroundView")
func tb_UITableViewCell_setSelectedBackgroundView(_ receiver: Raw?, _ a1: Raw?) {
  guard let o = swiftObject(receiver, as: UITableViewCell.self) else { return }
  let v1 = swiftObject(a1, as: UIView.self)
  o.selectedBackgroundView = v1
}

@_cdecl("tb_UITableViewCell_multipleSelectionBackgroundView")
func tb_UITableViewCell_multipleSelectionBackgroundView(_ receiver: Raw?) -> Raw? {
  guard let o = swiftObject(receiver, as: UITableViewCell.self) else { return nil }
  return retained(o.multipleSelectionBackgroundView)
}

@_cdecl("tb_UITableViewCell_setMultipleSelectionBackgroundView")
func tb_UITableViewCell_setMultipleSelectionBackgroundView(_ receiver: Raw?, _ a1: Raw?) {
  guard let o = swiftObject(receiver, as: UITableViewCell.self) else { return }
  let v1 = swiftObject(a1, as: UIView.self)
  o.multipleSelectionBackgroundView = v1
}

@_cdecl("tb_UITableViewCell_prepareForReuse")
func tb_UITableViewCell_prepareForReuse(_ receiver: Raw?) {
  guard let o = swiftObject(receiver, as: UITableViewCell.self) else { return }
  if let peer = o as? any UITableViewCellSuper { return peer.super_UITableViewCell_prepareForReuse() }
  o.prepareForReuse()
}

@_cdecl("tb_UITableViewCell_selectionStyle")
func tb_UITableViewCell_selectionStyle(_ receiver: Raw?) -> Int {
  guard let o = swiftObject(receiver, as: UITableViewCell.self) else { return 0 }
  return Int(truncatingIfNeeded: (o.selectionStyle).rawValue)
}

@_cdecl("tb_UITableViewCell_setSelectionStyle")
func tb_UITableViewCell_setSelectionStyle(_ receiver: Raw?, _ a1: Int) {
  guard let o = swiftObject(receiver, as: UITableViewCell.self) else { return }
  guard let v1 = UITableViewCell.SelectionStyle(rawValue: .init(truncatingIfNeeded: a1)) else { return }
  o.selectionStyle = v1
}

@_cdecl("tb_UITableViewCell_isSelected")
func tb_UITableViewCell_isSelected(_ receiver: Raw?) -> UInt8 {
  guard let o = swiftObject(receiver, as: UITableViewCell.self) else { return 0 }
  return (o.isSelected ? 1 : 0)
}

@_cdecl("tb_UITableViewCell_setSelected")
func tb_UITableViewCell_setSelected(_ receiver: Raw?, _ a1: UInt8) {
  guard let o = swiftObject(receiver, as: UITableViewCell.self) else { return }
  o.isSelected = (a1 != 0)
}

@_cdecl("tb_UITableViewCell_isHighlighted")
func tb_UITableViewCell_isHighlighted(_ receiver: Raw?) -> UInt8 {
  guard let o = swiftObject(receiver, as: UITableViewCell.self) else { return 0 }
  return (o.isHighlighted ? 1 : 0)
}

@_cdecl("tb_UITableViewCell_setHighlighted")
func tb_UITableViewCell_setHighlighted(_ receiver: Raw?, _ a1: UInt8) {
  guard let o = swiftObject(receiver, as: UITableViewCell.self) else { return }
  o.isHighlighted = (a1 != 0)
}

@_cdecl("tb_UITableViewCell_setSelected_animated")
func tb_UITableViewCell_setSelected_animated(_ receiver: Raw?, _ a1: UInt8, _ a2: UInt8) {
  guard let o = swiftObject(receiver, as: UITableViewCell.self) else { return }
  if let peer = o as? any UITableViewCellSuper { return peer.super_UITableViewCell_setSelected_animated((a1 != 0), (a2 != 0)) }
  o.setSelected((a1 != 0), animated: (a2 != 0))
}

@_cdecl("tb_UITableViewCell_setHighlighted_animated")
func tb_UITableViewCell_setHighlighted_animated(_ receiver: Raw?, _ a1: UInt8, _ a2: UInt8) {
  guard let o = swiftObject(receiver, as: UITableViewCell.self) else { return }
  if let peer = o as? any UITableViewCellSuper { return peer.super_UITableViewCell_setHighlighted_animated((a1 != 0), (a2 != 0)) }
  o.setHighlighted((a1 != 0), animated: (a2 != 0))
}

@_cdecl("tb_UITableViewCell_accessoryType")
func tb_UITableViewCell_accessoryType(_ receiver: Raw?) -> Int {
  guard let o = swiftObject(receiver, as: UITableViewCell.self) else { return 0 }
  return Int(truncatingIfNeeded: (o.accessoryType).rawValue)
}

@_cdecl("tb_UITableViewCell_setAccessoryType")
func tb_UITableViewCell_setAccessoryType(_ receiver: Raw?, _ a1: Int) {
  guard let o = swiftObject(receiver, as: UITableViewCell.self) else { return }
  guard let v1 = UITableViewCell.AccessoryType(rawValue: .init(truncatingIfNeeded: a1)) else { return }
  o.accessoryType = v1
}

@_cdecl("tb_UITableViewCell_accessoryView")
func tb_UITableViewCell_accessoryView(_ receiver: Raw?) -> Raw? {
  guard let o = swiftObject(receiver, as: UITableViewCell.self) else { return nil }
  return retained(o.accessoryView)
}

@_cdecl("tb_UITableViewCell_setAccessoryView")
func tb_UITableViewCell_setAccessoryView(_ receiver: Raw?, _ a1: Raw?) {
  guard let o = swiftObject(receiver, as: UITableViewCell.self) else { return }
  let v1 = swiftObject(a1, as: UIView.self)
  o.accessoryView = v1
}

@_cdecl("tb_UITableViewCell_editingAccessoryType")
func tb_UITableViewCell_editingAccessoryType(_ receiver: Raw?) -> Int {
  guard let o = swiftObject(receiver, as: UITableViewCell.self) else { return 0 }
  return Int(truncatingIfNeeded: (o.editingAccessoryType).rawValue)
}

@_cdecl("tb_UITableViewCell_setEditingAccessoryType")
func tb_UITableViewCell_setEditingAccessoryType(_ receiver: Raw?, _ a1: Int) {
  guard let o = swiftObject(receiver, as: UITableViewCell.self) else { return }
  guard let v1 = UITableViewCell.AccessoryType(rawValue: .init(truncatingIfNeeded: a1)) else { return }
  o.editingAccessoryType = v1
}

@_cdecl("tb_UITableViewCell_editingAccessoryView")
func tb_UITableViewCell_editingAccessoryView(_ receiver: Raw?) -> Raw? {
  guard let o = swiftObject(receiver, as: UITableViewCell.self) else { return nil }
  return retained(o.editingAccessoryView)
}

@_cdecl("tb_UITableViewCell_setEditingAccessoryView")
func tb_UITableViewCell_setEditingAccessoryView(_ receiver: Raw?, _ a1: Raw?) {
  guard let o = swiftObject(receiver, as: UITableViewCell.self) else { return }
  let v1 = swiftObject(a1, as: UIView.self)
  o.editingAccessoryView = v1
}

@_cdecl("tb_UITableViewCell_indentationLevel")
func tb_UITableViewCell_indentationLevel(_ receiver: Raw?) -> Int {
  guard let o = swiftObject(receiver, as: UITableViewCell.self) else { return 0 }
  return o.indentationLevel
}

@_cdecl("tb_UITableViewCell_setIndentationLevel")
func tb_UITableViewCell_setIndentationLevel(_ receiver: Raw?, _ a1: Int) {
  guard let o = swiftObject(receiver, as: UITableViewCell.self) else { return }
  o.indentationLevel = a1
}

@_cdecl("tb_UITableViewCell_indentationWidth")
func tb_UITableViewCell_indentationWidth(_ receiver: Raw?) -> Double {
  guard let o = swiftObject(receiver, as: UITableViewCell.self) else { return 0 }
  return Double(o.indentationWidth)
}

@_cdecl("tb_UITableViewCell_setIndentationWidth")
func tb_UITableViewCell_setIndentationWidth(_ receiver: Raw?, _ a1: Double) {
  guard let o = swiftObject(receiver, as: UITableViewCell.self) else { return }
  o.indentationWidth = CGFloat(a1)
}

@_cdecl("tb_UITableViewCell_separatorInset")
func tb_UITableViewCell_separatorInset(_ receiver: Raw?) -> TBInsets {
  guard let o = swiftObject(receiver, as: UITableViewCell.self) else { return TBInsets() }
  return TBInsets(o.separatorInset)
}

@_cdecl("tb_UITableViewCell_setSeparatorInset")
func tb_UITableViewCell_setSeparatorInset(_ receiver: Raw?, _ a1: TBInsets) {
  guard let o = swiftObject(receiver, as: UITableViewCell.self) else { return }
  o.separatorInset = a1.value
}

@_cdecl("tb_UITableViewCell_editingStyle")
func tb_UITableViewCell_editingStyle(_ receiver: Raw?) -> Int {
  guard let o = swiftObject(receiver, as: UITableViewCell.self) else { return 0 }
  return Int(truncatingIfNeeded: (o.editingStyle).rawValue)
}

@_cdecl("tb_UITableViewCell_showsReorderControl")
func tb_UITableViewCell_showsReorderControl(_ receiver: Raw?) -> UInt8 {
  guard let o = swiftObject(receiver, as: UITableViewCell.self) else { return 0 }
  return (o.showsReorderControl ? 1 : 0)
}

@_cdecl("tb_UITableViewCell_setShowsReorderControl")
func tb_UITableViewCell_setShowsReorderControl(_ receiver: Raw?, _ a1: UInt8) {
  guard let o = swiftObject(receiver, as: UITableViewCell.self) else { return }
  o.showsReorderControl = (a1 != 0)
}

@_cdecl("tb_UITableViewCell_shouldIndentWhileEditing")
func tb_UITableViewCell_shouldIndentWhileEditing(_ receiver: Raw?) -> UInt8 {
  guard let o = swiftObject(receiver, as: UITableViewCell.self) else { return 0 }
  return (o.shouldIndentWhileEditing ? 1 : 0)
}

@_cdecl("tb_UITableViewCell_setShouldIndentWhileEditing")
func tb_UITableViewCell_setShouldIndentWhileEditing(_ receiver: Raw?, _ a1: UInt8) {
  guard let o = swiftObject(receiver, as: UITableViewCell.self) else { return }
  o.shouldIndentWhileEditing = (a1 != 0)
}

@_cdecl("tb_UITableViewCell_showingDeleteConfirmation")
func tb_UITableViewCell_showingDeleteConfirmation(_ receiver: Raw?) -> UInt8 {
  guard let o = swiftObject(receiver, as: UITableViewCell.self) else { return 0 }
  return (o.showingDeleteConfirmation ? 1 : 0)
}

@_cdecl("tb_UITableViewCell_isEditing")
func tb_UITableViewCell_isEditing(_ receiver: Raw?) -> UInt8 {
  guard let o = swiftObject(receiver, as: UITableViewCell.self) else { return 0 }
  return (o.isEditing ? 1 : 0)
}

@_cdecl("tb_UITableViewCell_setEditing")
func tb_UITableViewCell_setEditing(_ receiver: Raw?, _ a1: UInt8) {
  guard let o = swiftObject(receiver, as: UITableViewCell.self) else { return }
  o.isEditing = (a1 != 0)
}

@_cdecl("tb_UITableViewCell_setEditing_animated")
func tb_UITableViewCell_setEditing_animated(_ receiver: Raw?, _ a1: UInt8, _ a2: UInt8) {
  guard let o = swiftObject(receiver, as: UITableViewCell.self) else { return }
  if let peer = o as? any UITableViewCellSuper { return peer.super_UITableViewCell_setEditing_animated((a1 != 0), (a2 != 0)) }
  o.setEditing((a1 != 0), animated: (a2 != 0))
}

@_cdecl("tb_UITableViewCell_willTransitionToState")
func tb_UITableViewCell_willTransitionToState(_ receiver: Raw?, _ a1: Int) {
  guard let o = swiftObject(receiver, as: UITableViewCell.self) else { return }
  if let peer = o as? any UITableViewCellSuper { return peer.super_UITableViewCell_willTransitionToState(UITableViewCell.StateMask(rawValue: .init(truncatingIfNeeded: a1))) }
  o.willTransition(to: UITableViewCell.StateMask(rawValue: .init(truncatingIfNeeded: a1)))
}

@_cdecl("tb_UITableViewCell_didTransitionToState")
func tb_UITableViewCell_didTransitionToState(_ receiver: Raw?, _ a1: Int) {
  guard let o = swiftObject(receiver, as: UITableViewCell.self) else { return }
  if let peer = o as? any UITableViewCellSuper { return peer.super_UITableViewCell_didTransitionToState(UITableViewCell.StateMask(rawValue: .init(truncatingIfNeeded: a1))) }
  o.didTransition(to: UITableViewCell.StateMask(rawValue: .init(truncatingIfNeeded: a1)))
}

@_cdecl("tb_UITableViewHeaderFooterView_reuseIdentifier")
func tb_UITableViewHeaderFooterView_reuseIdentifier(_ receiver: Raw?) -> UnsafeMutablePointer<CChar>? {
  guard let o = swiftObject(receiver, as: UITableViewHeaderFooterView.self) else { return nil }
  return copiedString(o.reuseIdentifier)
}

@_cdecl("tb_UITableViewHeaderFooterView_contentView")
func tb_UITableViewHeaderFooterView_contentView(_ receiver: Raw?) -> Raw? {
  guard let o = swiftObject(receiver, as: UITableViewHeaderFooterView.self) else { return nil }
  return retained(o.contentView)
}

@_cdecl("tb_UITableViewHeaderFooterView_textLabel")
func tb_UITableViewHeaderFooterView_textLabel(_ receiver: Raw?) -> Raw? {
  guard let o = swiftObject(receiver, as: UITableViewHeaderFooterView.self) else { return nil }
  return retained(o.textLabel)
}

@_cdecl("tb_UITableViewHeaderFooterView_detailTextLabel")
func tb_UITableViewHeaderFooterView_detailTextLabel(_ receiver: Raw?) -> Raw? {
  guard let o = swiftObject(receiver, as: UITableViewHeaderFooterView.self) else { return nil }
  return retained(o.detailTextLabel)
}

@_cdecl("tb_UITableViewHeaderFooterView_backgroundView")
func tb_UITableViewHeaderFooterView_backgroundView(_ receiver: Raw?) -> Raw? {
  guard let o = swiftObject(receiver, as: UITableViewHeaderFooterView.self) else { return nil }
  return retained(o.backgroundView)
}

@_cdecl("tb_UITableViewHeaderFooterView_setBackgroundView")
func tb_UITableViewHeaderFooterView_setBackgroundView(_ receiver: Raw?, _ a1: Raw?) {
  guard let o = swiftObject(receiver, as: UITableViewHeaderFooterView.self) else { return }
  let v1 = swiftObject(a1, as: UIView.self)
  o.backgroundView = v1
}

@_cdecl("tb_UITableViewHeaderFooterView_prepareForReuse")
func tb_UITableViewHeaderFooterView_prepareForReuse(_ receiver: Raw?) {
  guard let o = swiftObject(receiver, as: UITableViewHeaderFooterView.self) else { return }
  if let peer = o as? any UITableViewHeaderFooterViewSuper { return peer.super_UITableViewHeaderFooterView_prepareForReuse() }
  o.prepareForReuse()
}
