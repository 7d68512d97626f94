// Generated from the headers by `make objc-glue`.
// swift-format-ignore-file
import CBridge
import Foundation
import QuartzCore
import UIKit

@_cdecl("tb_UITableView_style")
func tb_UITableView_style(_ receiver: Raw?) -> Int {
  guard let o = swiftObject(receiver, as: UITableView.self) else { return 0 }
  return Int(truncatingIfNeeded: (o.style).rawValue)
}

@_cdecl("tb_UITableView_dataSource")
func tb_UITableView_dataSource(_ receiver: Raw?) -> Raw? {
  guard let o = swiftObject(receiver, as: UITableView.self) else { return nil }
  return retainedDelegate(o.dataSource)
}

@_cdecl("tb_UITableView_setDataSource")
func tb_UITableView_setDataSource(_ receiver: Raw?, _ a1: Raw?) {
  guard let o = swiftObject(receiver, as: UITableView.self) else { return }
  let v1 = attached(a1, to: o, as: UITableViewDataSourceAdapter.self)
  o.dataSource = v1
}

@_cdecl("tb_UITableView_delegate")
func tb_UITableView_delegate(_ receiver: Raw?) -> Raw? {
  guard let o = swiftObject(receiver, as: UITableView.self) else { return nil }
  return retainedDelegate(o.delegate)
}

@_cdecl("tb_UITableView_setDelegate")
func tb_UITableView_setDelegate(_ receiver: Raw?, _ a1: Raw?) {
  guard let o = swiftObject(receiver, as: UITableView.self) else { return }
  let v1 = attached(a1, to: o, as: UITableViewDelegateAdapter.self)
  o.delegate = v1
}

@_cdecl("tb_UITableView_rowHeight")
func tb_UITableView_rowHeight(_ receiver: Raw?) -> Double {
  guard let o = swiftObject(receiver, as: UITableView.self) else { return 0 }
  return Double(o.rowHeight)
}

@_cdecl("tb_UITableView_setRowHeight")
func tb_UITableView_setRowHeight(_ receiver: Raw?, _ a1: Double) {
  guard let o = swiftObject(receiver, as: UITableView.self) else { return }
  o.rowHeight = CGFloat(a1)
}

@_cdecl("tb_UITableView_estimatedRowHeight")
func tb_UITableView_estimatedRowHeight(_ receiver: Raw?) -> Double {
  guard let o = swiftObject(receiver, as: UITableView.self) else { return 0 }
  return Double(o.estimatedRowHeight)
}

@_cdecl("tb_UITableView_setEstimatedRowHeight")
func tb_UITableView_setEstimatedRowHeight(_ receiver: Raw?, _ a1: Double) {
  guard let o = swiftObject(receiver, as: UITableView.self) else { return }
  o.estimatedRowHeight = CGFloat(a1)
}

@_cdecl("tb_UITableView_sectionHeaderHeight")
func tb_UITableView_sectionHeaderHeight(_ receiver: Raw?) -> Double {
  guard let o = swiftObject(receiver, as: UITableView.self) else { return 0 }
  return Double(o.sectionHeaderHeight)
}

@_cdecl("tb_UITableView_setSectionHeaderHeight")
func tb_UITableView_setSectionHeaderHeight(_ receiver: Raw?, _ a1: Double) {
  guard let o = swiftObject(receiver, as: UITableView.self) else { return }
  o.sectionHeaderHeight = CGFloat(a1)
}

@_cdecl("tb_UITableView_sectionFooterHeight")
func tb_UITableView_sectionFooterHeight(_ receiver: Raw?) -> Double {
  guard let o = swiftObject(receiver, as: UITableView.self) else { return 0 }
  return Double(o.sectionFooterHeight)
}

@_cdecl("tb_UITableView_setSectionFooterHeight")
func tb_UITableView_setSectionFooterHeight(_ receiver: Raw?, _ a1: Double) {
  guard let o = swiftObject(receiver, as: UITableView.self) else { return }
  o.sectionFooterHeight = CGFloat(a1)
}

@_cdecl("tb_UITableView_estimatedSectionHeaderHeight")
func tb_UITableView_estimatedSectionHeaderHeight(_ receiver: Raw?) -> Double {
  guard let o = swiftObject(receiver, as: UITableView.self) else { return 0 }
  return Double(o.estimatedSectionHeaderHeight)
}

@_cdecl("tb_UITableView_setEstimatedSectionHeaderHeight")
func tb_UITableView_setEstimatedSectionHeaderHeight(_ receiver: Raw?, _ a1: Double) {
  guard let o = swiftObject(receiver, as: UITableView.self) else { return }
  o.estimatedSectionHeaderHeight = CGFloat(a1)
}

@_cdecl("tb_UITableView_estimatedSectionFooterHeight")
func tb_UITableView_estimatedSectionFooterHeight(_ receiver: Raw?) -> Double {
  guard let o = swiftObject(receiver, as: UITableView.self) else { return 0 }
  return Double(o.estimatedSectionFooterHeight)
}

@_cdecl("tb_UITableView_setEstimatedSectionFooterHeight")
func tb_UITableView_setEstimatedSectionFooterHeight(_ receiver: Raw?, _ a1: Double) {
  guard let o = swiftObject(receiver, as: UITableView.self) else { return }
  o.estimatedSectionFooterHeight = CGFloat(a1)
}

@_cdecl("tb_UITableView_separatorStyle")
func tb_UITableView_separatorStyle(_ receiver: Raw?) -> Int {
  guard let o = swiftObject(receiver, as: UITableView.self) else { return 0 }
  return Int(truncatingIfNeeded: (o.separatorStyle).rawValue)
}

@_cdecl("tb_UITableView_setSeparatorStyle")
func tb_UITableView_setSeparatorStyle(_ receiver: Raw?, _ a1: Int) {
  guard let o = swiftObject(receiver, as: UITableView.self) else { return }
  guard let v1 = UITableViewCell.SeparatorStyle(rawValue: .init(truncatingIfNeeded: a1)) else { return }
  o.separatorStyle = v1
}

@_cdecl("tb_UITableView_separatorColor")
func tb_UITableView_separatorColor(_ receiver: Raw?) -> Raw? {
  guard let o = swiftObject(receiver, as: UITableView.self) else { return nil }
  return retainedBox(o.separatorColor, "UIColor")
}

@_cdecl("tb_UITableView_setSeparatorColor")
func tb_UITableView_setSeparatorColor(_ receiver: Raw?, _ a1: Raw?) {
  guard let o = swiftObject(receiver, as: UITableView.self) else { return }
  let v1 = swiftObject(a1, as: UIColor.self)
  o.separatorColor = v1
}

@_cdecl("tb_UITableView_separatorInset")
func tb_UITableView_separatorInset(_ receiver: Raw?) -> TBInsets {
  guard let o = swiftObject(receiver, as: UITableView.self) else { return TBInsets() }
  return TBInsets(o.separatorInset)
}

@_cdecl("tb_UITableView_setSeparatorInset")
func tb_UITableView_setSeparatorInset(_ receiver: Raw?, _ a1: TBInsets) {
  guard let o = swiftObject(receiver, as: UITableView.self) else { return }
  o.separatorInset = a1.value
}

@_cdecl("tb_UITableView_backgroundView")
func tb_UITableView_backgroundView(_ receiver: Raw?) -> Raw? {
  guard let o = swiftObject(receiver, as: UITableView.self) else { return nil }
  return retained(o.backgroundView)
}

@_cdecl("tb_UITableView_setBackgroundView")
func tb_UITableView_setBackgroundView(_ receiver: Raw?, _ a1: Raw?) {
  guard let o = swiftObject(receiver, as: UITableView.self) else { return }
  let v1 = swiftObject(a1, as: UIView.self)
  o.backgroundView = v1
}

@_cdecl("tb_UITableView_tableHeaderView")
func tb_UITableView_tableHeaderView(_ receiver: Raw?) -> Raw? {
  guard let o = swiftObject(receiver, as: UITableView.self) else { return nil }
  return retained(o.tableHeaderView)
}

@_cdecl("tb_UITableView_setTableHeaderView")
func tb_UITableView_setTableHeaderView(_ receiver: Raw?, _ a1: Raw?) {
  guard let o = swiftObject(receiver, as: UITableView.self) else { return }
  let v1 = swiftObject(a1, as: UIView.self)
  o.tableHeaderView = v1
}

@_cdecl("tb_UITableView_tableFooterView")
func tb_UITableView_tableFooterView(_ receiver: Raw?) -> Raw? {
  guard let o = swiftObject(receiver, as: UITableView.self) else { return nil }
  return retained(o.tableFooterView)
}

@_cdecl("tb_UITableView_setTableFooterView")
func tb_UITableView_setTableFooterView(_ receiver: Raw?, _ a1: Raw?) {
  guard let o = swiftObject(receiver, as: UITableView.self) else { return }
  let v1 = swiftObject(a1, as: UIView.self)
  o.tableFooterView = v1
}

@_cdecl("tb_UITableView_allowsSelection")
func tb_UITableView_allowsSelection(_ receiver: Raw?) -> UInt8 {
  guard let o = swiftObject(receiver, as: UITableView.self) else { return 0 }
  return (o.allowsSelection ? 1 : 0)
}

@_cdecl("tb_UITableView_setAllowsSelection")
func tb_UITableView_setAllowsSelection(_ receiver: Raw?, _ a1: UInt8) {
  guard let o = swiftObject(receiver, as: UITableView.self) else { return }
  o.allowsSelection = (a1 != 0)
}

@_cdecl("tb_UITableView_allowsSelectionDuringEditing")
func tb_UITableView_allowsSelectionDuringEditing(_ receiver: Raw?) -> UInt8 {
  guard let o = swiftObject(receiver, as: UITableView.self) else { return 0 }
  return (o.allowsSelectionDuringEditing ? 1 : 0)
}

@_cdecl("tb_UITableView_setAllowsSelectionDuringEditing")
func tb_UITableView_setAllowsSelectionDuringEditing(_ receiver: Raw?, _ a1: UInt8) {
  guard let o = swiftObject(receiver, as: UITableView.self) else { return }
  o.allowsSelectionDuringEditing = (a1 != 0)
}

@_cdecl("tb_UITableView_allowsMultipleSelection")
func tb_UITableView_allowsMultipleSelection(_ receiver: Raw?) -> UInt8 {
  guard let o = swiftObject(receiver, as: UITableView.self) else { return 0 }
  return (o.allowsMultipleSelection ? 1 : 0)
}

@_cdecl("tb_UITableView_setAllowsMultipleSelection")
func tb_UITableView_setAllowsMultipleSelection(_ receiver: Raw?, _ a1: UInt8) {
  guard let o = swiftObject(receiver, as: UITableView.self) else { return }
  o.allowsMultipleSelection = (a1 != 0)
}

@_cdecl("tb_UITableView_allowsMultipleSelectionDuringEditing")
func tb_UITableView_allowsMultipleSelectionDuringEditing(_ receiver: Raw?) -> UInt8 {
  guard let o = swiftObject(receiver, as: UITableView.self) else { return 0 }
  return (o.allowsMultipleSelectionDuringEditing ? 1 : 0)
}

@_cdecl("tb_UITableView_setAllowsMultipleSelectionDuringEditing")
func tb_UITableView_setAllowsMultipleSelectionDuringEditing(_ receiver: Raw?, _ a1: UInt8) {
  guard let o = swiftObject(receiver, as: UITableView.self) else { return }
  o.allowsMultipleSelectionDuringEditing = (a1 != 0)
}

@_cdecl("tb_UITableView_indexPathForSelectedRow")
func tb_UITableView_indexPathForSelectedRow(_ receiver: Raw?) -> Raw? {
  guard let o = swiftObject(receiver, as: UITableView.self) else { return nil }
  return retainedIndexPath(o.indexPathForSelectedRow)
}

@_cdecl("tb_UITableView_indexPathsForSelectedRows")
func tb_UITableView_indexPathsForSelectedRows(_ receiver: Raw?) -> Raw? {
  guard let o = swiftObject(receiver, as: UITableView.self) else { return nil }
  return retainedList(o.indexPathsForSelectedRows)
}

@_cdecl("tb_UITableView_selectRowAtIndexPath_animated_scrollPosition")
func tb_UITableView_selectRowAtIndexPath_animated_scrollPosition(_ receiver: Raw?, _ a1: Raw?, _ a2: UInt8, _ a3: Int) {
  guard let o = swiftObject(receiver, as: UITableView.self) else { return }
  let v1 = indexPath(a1)
  guard let v3 = UITableView.ScrollPosition(rawValue: .init(truncatingIfNeeded: a3)) else { return }
  o.selectRow(at: v1, animated: (a2 != 0), scrollPosition: v3)
}

@_cdecl("tb_UITableView_deselectRowAtIndexPath_animated")
func tb_UITableView_deselectRowAtIndexPath_animated(_ receiver: Raw?, _ a1: Raw?, _ a2: UInt8) {
  guard let o = swiftObject(receiver, as: UITableView.self) else { return }
  guard let v1 = indexPath(a1) else { return }
  o.deselectRow(at: v1, animated: (a2 != 0))
}

@_cdecl("tb_UITableView_isEditing")
func tb_UITableView_isEditing(_ receiver: Raw?) -> UInt8 {
  guard let o = swiftObject(receiver, as: UITableView.self) else { return 0 }
  return (o.isEditing ? 1 : 0)
}

@_cdecl("tb_UITableView_setEditing")
func tb_UITableView_setEditing(_ receiver: Raw?, _ a1: UInt8) {
  guard let o = swiftObject(receiver, as: UITableView.self) else { return }
  o.isEditing = (a1 != 0)
}

@_cdecl("tb_UITableView_setEditing_animated")
func tb_UITableView_setEditing_animated(_ receiver: Raw?, _ a1: UInt8, _ a2: UInt8) {
  guard let o = swiftObject(receiver, as: UITableView.self) else { return }
  if let peer = o as? any UITableViewSuper { return peer.super_UITableView_setEditing_animated((a1 != 0), (a2 != 0)) }
  o.setEditing((a1 != 0), animated: (a2 != 0))
}

@_cdecl("tb_UITableView_reloadData")
func tb_UITableView_reloadData(_ receiver: Raw?) {
  guard let o = swiftObject(receiver, as: UITableView.self) else { return }
  if let peer = o as? any UITableViewSuper { return peer.super_UITableView_reloadData() }
  o.reloadData()
}

@_cdecl("tb_UITableView_numberOfSections")
func tb_UITableView_numberOfSections(_ receiver: Raw?) -> Int {
  guard let o = swiftObject(receiver, as: UITableView.self) else { return 0 }
  return o.numberOfSections
}

@_cdecl("tb_UITableView_numberOfRowsInSection")
func tb_UITableView_numberOfRowsInSection(_ receiver: Raw?, _ a1: Int) -> Int {
  guard let o = swiftObject(receiver, as: UITableView.self) else { return 0 }
  return o.numberOfRows(inSection: a1)
}

@_cdecl("tb_UITableView_rectForSection")
func tb_UITableView_rectForSection(_ receiver: Raw?, _ a1: Int) -> TBRect {
  guard let o = swiftObject(receiver, as: UITableView.self) else { return TBRect() }
  return TBRect(o.rect(forSection: a1))
}

@_cdecl("tb_UITableView_rectForHeaderInSection")
func tb_UITableView_rectForHeaderInSection(_ receiver: Raw?, _ a1: Int) -> TBRect {
  guard let o = swiftObject(receiver, as: UITableView.self) else { return TBRect() }
  return TBRect(o.rectForHeader(inSection: a1))
}

@_cdecl("tb_UITableView_rectForFooterInSection")
func tb_UITableView_rectForFooterInSection(_ receiver: Raw?, _ a1: Int) -> TBRect {
  guard let o = swiftObject(receiver, as: UITableView.self) else { return TBRect() }
  return TBRect(o.rectForFooter(inSection: a1))
}

@_cdecl("tb_UITableView_rectForRowAtIndexPath")
func tb_UITableView_rectForRowAtIndexPath(_ receiver: Raw?, _ a1: Raw?) -> TBRect {
  guard let o = swiftObject(receiver, as: UITableView.self) else { return TBRect() }
  guard let v1 = indexPath(a1) else { return TBRect() }
  return TBRect(o.rectForRow(at: v1))
}

@_cdecl("tb_UITableView_indexPathForRowAtPoint")
func tb_UITableView_indexPathForRowAtPoint(_ receiver: Raw?, _ a1: TBPoint) -> Raw? {
  guard let o = swiftObject(receiver, as: UITableView.self) else { return nil }
  return retainedIndexPath(o.indexPathForRow(at: a1.value))
}

@_cdecl("tb_UITableView_indexPathForCell")
func tb_UITableView_indexPathForCell(_ receiver: Raw?, _ a1: Raw?) -> Raw? {
  guard let o = swiftObject(receiver, as: UITableView.self) else { return nil }
  guard let v1 = swiftObject(a1, as: UITableViewCell.self) else { return nil }
  return retainedIndexPath(o.indexPath(for: v1))
}

@_cdecl("tb_UITableView_indexPathsForRowsInRect")
func tb_UITableView_indexPathsForRowsInRect(_ receiver: Raw?, _ a1: TBRect) -> Raw? {
  guard let o = swiftObject(receiver, as: UITableView.self) else { return nil }
  return retainedList(o.indexPathsForRows(in: a1.value))
}

@_cdecl("tb_UITableView_cellForRowAtIndexPath")
func tb_UITableView_cellForRowAtIndexPath(_ receiver: Raw?, _ a1: Raw?) -> Raw? {
  guard let o = swiftObject(receiver, as: UITableView.self) else { return nil }
  guard let v1 = indexPath(a1) else { return nil }
  return retained(o.cellForRow(at: v1))
}

@_cdecl("tb_UITableView_visibleCells")
func tb_UITableView_visibleCells(_ receiver: Raw?) -> Raw? {
  guard let o = swiftObject(receiver, as: UITableView.self) else { return nil }
  return retainedList(o.visibleCells)
}

@_cdecl("tb_UITableView_indexPathsForVisibleRows")
func tb_UITableView_indexPathsForVisibleRows(_ receiver: Raw?) -> Raw? {
  guard let o = swiftObject(receiver, as: UITableView.self) else { return nil }
  return retainedList(o.indexPathsForVisibleRows)
}

@_cdecl("tb_UITableView_headerViewForSection")
func tb_UITableView_headerViewForSection(_ receiver: Raw?, _ a1: Int) -> Raw? {
  guard let o = swiftObject(receiver, as: UITableView.self) else { return nil }
  return retained(o.headerView(forSection: a1))
}

@_cdecl("tb_UITableView_footerViewForSection")
func tb_UITableView_footerViewForSection(_ receiver: Raw?, _ a1: Int) -> Raw? {
  guard let o = swiftObject(receiver, as: UITableView.self) else { return nil }
  return retained(o.footerView(forSection: a1))
}

@_cdecl("tb_UITableView_scrollToRowAtIndexPath_atScrollPosition_animated")
func tb_UITableView_scrollToRowAtIndexPath_atScrollPosition_animated(_ receiver: Raw?, _ a1: Raw?, _ a2: Int, _ a3: UInt8) {
  guard let o = swiftObject(receiver, as: UITableView.self) else { return }
  guard let v1 = indexPath(a1) else { return }
  guard let v2 = UITableView.ScrollPosition(rawValue: .init(truncatingIfNeeded: a2)) else { return }
  o.scrollToRow(at: v1, at: v2, animated: (a3 != 0))
}

@_cdecl("tb_UITableView_scrollToNearestSelectedRowAtScrollPosition_animated")
func tb_UITableView_scrollToNearestSelectedRowAtScrollPosition_animated(_ receiver: Raw?, _ a1: Int, _ a2: UInt8) {
  guard let o = swiftObject(receiver, as: UITableView.self) else { return }
  guard let v1 = UITableView.ScrollPosition(rawValue: .init(truncatingIfNeeded: a1)) else { return }
  o.scrollToNearestSelectedRow(at: v1, animated: (a2 != 0))
}

@_cdecl("tb_UITableView_beginUpdates")
func tb_UITableView_beginUpdates(_ receiver: Raw?) {
  guard let o = swiftObject(receiver, as: UITableView.self) else { return }
  o.beginUpdates()
}

@_cdecl("tb_UITableView_endUpdates")
func tb_UITableView_endUpdates(_ receiver: Raw?) {
  guard let o = swiftObject(receiver, as: UITableView.self) else { return }
  o.endUpdates()
}

@_cdecl("tb_UITableView_hasUncommittedUpdates")
func tb_UITableView_hasUncommittedUpdates(_ receiver: Raw?) -> UInt8 {
  guard let o = swiftObject(receiver, as: UITableView.self) else { return 0 }
  return (o.hasUncommittedUpdates ? 1 : 0)
}

@_cdecl("tb_UITableView_performBatchUpdates_completion")
func tb_UITableView_performBatchUpdates_completion(_ receiver: Raw?, _ a1: Raw?, _ a2: Raw?) {
  guard let o = swiftObject(receiver, as: UITableView.self) else { return }
  o.performBatchUpdates(block(a1), completion: flagBlock(a2))
}

@_cdecl("tb_UITableView_insertRowsAtIndexPaths_withRowAnimation")
func tb_UITableView_insertRowsAtIndexPaths_withRowAnimation(_ receiver: Raw?, _ a1: Raw?, _ a2: Int) {
  guard let o = swiftObject(receiver, as: UITableView.self) else { return }
  guard let v2 = UITableView.RowAnimation(rawValue: .init(truncatingIfNeeded: a2)) else { return }
  o.insertRows(at: (list(a1) ?? []), with: v2)
}

@_cdecl("tb_UITableView_deleteRowsAtIndexPaths_withRowAnimation")
func tb_UITableView_deleteRowsAtIndexPaths_withRowAnimation(_ receiver: Raw?, _ a1: Raw?, _ a2: Int) {
  guard let o = swiftObject(receiver, as: UITableView.self) else { return }
  guard let v2 = UITableView.RowAnimation(rawValue: .init(truncatingIfNeeded: a2)) else { return }
  o.deleteRows(at: (list(a1) ?? []), with: v2)
}

@_cdecl("tb_UITableView_reloadRowsAtIndexPaths_withRowAnimation")
func tb_UITableView_reloadRowsAtIndexPaths_withRowAnimation(_ receiver: Raw?, _ a1: Raw?, _ a2: Int) {
  guard let o = swiftObject(receiver, as: UITableView.self) else { return }
  guard let v2 = UITableView.RowAnimation(rawValue: .init(truncatingIfNeeded: a2)) else { return }
  o.reloadRows(at: (list(a1) ?? []), with: v2)
}

@_cdecl("tb_UITableView_reconfigureRowsAtIndexPaths")
func tb_UITableView_reconfigureRowsAtIndexPaths(_ receiver: Raw?, _ a1: Raw?) {
  guard let o = swiftObject(receiver, as: UITableView.self) else { return }
  o.reconfigureRows(at: (list(a1) ?? []))
}

@_cdecl("tb_UITableView_moveRowAtIndexPath_toIndexPath")
func tb_UITableView_moveRowAtIndexPath_toIndexPath(_ receiver: Raw?, _ a1: Raw?, _ a2: Raw?) {
  guard let o = swiftObject(receiver, as: UITableView.self) else { return }
  guard let v1 = indexPath(a1) else { return }
  guard let v2 = indexPath(a2) else { return }
  o.moveRow(at: v1, to: v2)
}

@_cdecl("tb_UITableView_insertSections_withRowAnimation")
func tb_UITableView_insertSections_withRowAnimation(_ receiver: Raw?, _ a1: Raw?, _ a2: Int) {
  guard let o = swiftObject(receiver, as: UITableView.self) else { return }
  guard let v1 = indexSet(a1) else { return }
  guard let v2 = UITableView.RowAnimation(rawValue: .init(truncatingIfNeeded: a2)) else { return }
  o.insertSections(v1, with: v2)
}

@_cdecl("tb_UITableView_deleteSections_withRowAnimation")
func tb_UITableView_deleteSections_withRowAnimation(_ receiver: Raw?, _ a1: Raw?, _ a2: Int) {
  guard let o = swiftObject(receiver, as: UITableView.self) else { return }
  guard let v1 = indexSet(a1) else { return }
  guard let v2 = UITableView.RowAnimation(rawValue: .init(truncatingIfNeeded: a2)) else { return }
  o.deleteSections(v1, with: v2)
}

@_cdecl("tb_UITableView_reloadSections_withRowAnimation")
func tb_UITableView_reloadSections_withRowAnimation(_ receiver: Raw?, _ a1: Raw?, _ a2: Int) {
  guard let o = swiftObject(receiver, as: UITableView.self) else { return }
  guard let v1 = indexSet(a1) else { return }
  guard let v2 = UITableView.RowAnimation(rawValue: .init(truncatingIfNeeded: a2)) else { return }
  o.reloadSections(v1, with: v2)
}

@_cdecl("tb_UITableView_moveSection_toSection")
func tb_UITableView_moveSection_toSection(_ receiver: Raw?, _ a1: Int, _ a2: Int) {
  guard let o = swiftObject(receiver, as: UITableView.self) else { return }
  o.moveSection(a1, toSection: a2)
}

@_cdecl("tb_UIContextualAction_style")
func tb_UIContextualAction_style(_ receiver: Raw?) -> Int {
  guard let o = swiftObject(receiver, as: UIContextualAction.self) else { return 0 }
  return Int(truncatingIfNeeded: (o.style).rawValue)
}

@_cdecl("tb_UIContextualAction_title")
func tb_UIContextualAction_title(_ receiver: Raw?) -> UnsafeMutablePointer<CChar>? {
  guard let o = swiftObject(receiver, as: UIContextualAction.self) else { return nil }
  return copiedString(o.title)
}

@_cdecl("tb_UIContextualAction_setTitle")
func tb_UIContextualAction_setTitle(_ receiver: Raw?, _ a1: UnsafePointer<CChar>?) {
  guard let o = swiftObject(receiver, as: UIContextualAction.self) else { return }
  let v1 = string(a1)
  o.title = v1
}

@_cdecl("tb_UIContextualAction_backgroundColor")
func tb_UIContextualAction_backgroundColor(_ receiver: Raw?) -> Raw? {
  guard let o = swiftObject(receiver, as: UIContextualAction.self) else { return nil }
  return retainedBox(o.backgroundColor, "UIColor")
}

@_cdecl("tb_UIContextualAction_setBackgroundColor")
func tb_UIContextualAction_setBackgroundColor(_ receiver: Raw?, _ a1: Raw?) {
  guard let o = swiftObject(receiver, as: UIContextualAction.self) else { return }
  let v1 = swiftObject(a1, as: UIColor.self)
  o.backgroundColor = v1
}

@_cdecl("tb_UIContextualAction_image")
func tb_UIContextualAction_image(_ receiver: Raw?) -> Raw? {
  guard let o = swiftObject(receiver, as: UIContextualAction.self) else { return nil }
  return retainedBox(o.image, "UIImage")
}

@_cdecl("tb_UIContextualAction_setImage")
func tb_UIContextualAction_setImage(_ receiver: Raw?, _ a1: Raw?) {
  guard let o = swiftObject(receiver, as: UIContextualAction.self) else { return }
  let v1 = swiftObject(a1, as: UIImage.self)
  o.image = v1
}

@_cdecl("tb_UISwipeActionsConfiguration_configurationWithActions_class")
func tb_UISwipeActionsConfiguration_configurationWithActions_class(_ a1: Raw?) -> Raw? {
  return retainedBox(UISwipeActionsConfiguration(actions: (list(a1) ?? [])), "UISwipeActionsConfiguration")
}

@_cdecl("tb_UISwipeActionsConfiguration_actions")
func tb_UISwipeActionsConfiguration_actions(_ receiver: Raw?) -> Raw? {
  guard let o = swiftObject(receiver, as: UISwipeActionsConfiguration.self) else { return nil }
  return retainedList(o.actions)
}

@_cdecl("tb_UISwipeActionsConfiguration_performsFirstActionWithFullSwipe")
func tb_UISwipeActionsConfiguration_performsFirstActionWithFullSwipe(_ receiver: Raw?) -> UInt8 {
  guard let o = swiftObject(receiver, as: UISwipeActionsConfiguration.self) else { return 0 }
  return (o.performsFirstActionWithFullSwipe ? 1 : 0)
}

@_cdecl("tb_UISwipeActionsConfiguration_setPerformsFirstActionWithFullSwipe")
func tb_UISwipeActionsConfiguration_setPerformsFirstActionWithFullSwipe(_ receiver: Raw?, _ a1: UInt8) {
  guard let o = swiftObject(receiver, as: UISwipeActionsConfiguration.self) else { return }
  o.performsFirstActionWithFullSwipe = (a1 != 0)
}

@_cdecl("tb_UITableViewRowAction_style")
func tb_UITableViewRowAction_style(_ receiver: Raw?) -> Int {
  guard let o = swiftObject(receiver, as: UITableViewRowAction.self) else { return 0 }
  return Int(truncatingIfNeeded: (o.style).rawValue)
}

@_cdecl("tb_UITableViewRowAction_title")
func tb_UITableViewRowAction_title(_ receiver: Raw?) -> UnsafeMutablePointer<CChar>? {
  guard let o = swiftObject(receiver, as: UITableViewRowAction.self) else { return nil }
  return copiedString(o.title)
}

@_cdecl("tb_UITableViewRowAction_setTitle")
func tb_UITableViewRowAction_setTitle(_ receiver: Raw?, _ a1: UnsafePointer<CChar>?) {
  guard let o = swiftObject(receiver, as: UITableViewRowAction.self) else { return }
  let v1 = string(a1)
  o.title = v1
}

@_cdecl("tb_UITableViewRowAction_backgroundColor")
func tb_UITableViewRowAction_backgroundColor(_ receiver: Raw?) -> Raw? {
  guard let o = swiftObject(receiver, as: UITableViewRowAction.self) else { return nil }
  return retainedBox(o.backgroundColor, "UIColor")
}

@_cdecl("tb_UITableViewRowAction_setBackgroundColor")
func tb_UITableViewRowAction_setBackgroundColor(_ receiver: Raw?, _ a1: Raw?) {
  guard let o = swiftObject(receiver, as: UITableViewRowAction.self) else { return }
  let v1 = swiftObject(a1, as: UIColor.self)
  o.backgroundColor = v1
}
