import CBridge
import Foundation
import UIKit

// Tables: their cells, controllers, and swipe actions.

extension UITableViewDataSourceAdapter: OptionalTableMethods {
  var commitsEdits: Bool { implements("tableView:commitEditingStyle:forRowAtIndexPath:") }
  var movesRows: Bool { implements("tableView:moveRowAtIndexPath:toIndexPath:") }
}

/// The controller of a table, whose data source and delegate are the Objective-C object.
final class TableControllerPeer: UITableViewControllerPeer {
  override func loadView() {
    // The app's own method takes precedence. It may call the superclass's method.
    if TBOverrideMask(object, "loadView") != 0 {
      super.loadView()
    } else {
      super_UIViewController_loadView()
    }
  }

  override func super_UIViewController_loadView() {
    if TBLoadNib(object) == 0 || !isViewLoaded { super.super_UIViewController_loadView() }
    guard let table = viewIfLoaded as? UITableView else { return }
    // A table has a companion only after Objective-C has used it.
    TBRelease(retained(table))
    if table.dataSource == nil || table.dataSource === self {
      table.dataSource = attached(object, to: table, as: UITableViewDataSourceAdapter.self)
    }
    if table.delegate == nil || table.delegate === self {
      table.delegate = attached(object, to: table, as: UITableViewDelegateAdapter.self)
    }
  }
}

/// Reports that a data source has returned no cell, as on iOS, and returns one.
func missingCell() -> UITableViewCell {
  TBRaise(
    "NSInternalInconsistencyException",
    "UITableView dataSource must return a cell from tableView:cellForRowAtIndexPath:")
  return UITableViewCell()
}

@_cdecl("tbs_setTableStyle")
func setTableStyle(_ object: Raw, _ style: Int) {
  guard let style = UITableView.Style(rawValue: style) else { return }
  swiftObject(object, as: UITableView.self)?.adopt(style)
  swiftObject(object, as: UITableViewController.self)?.adopt(style)
}

@_cdecl("tbs_setCellStyle")
func setCellStyle(_ object: Raw, _ style: Int, _ identifier: UnsafePointer<CChar>?) {
  guard let style = UITableViewCell.CellStyle(rawValue: style) else { return }
  swiftObject(object, as: UITableViewCell.self)?.adopt(style, reuseIdentifier: string(identifier))
}

/// Sets the method that is called when a cell is selected, or when its accessory button is tapped.
@_cdecl("tbs_setCellAction")
func setCellAction(
  _ object: Raw, _ target: Raw?, _ selector: UnsafePointer<CChar>, _ isAccessory: UInt8
) {
  guard let cell = swiftObject(object, as: UITableViewCell.self), let target else { return }
  let (receiver, name) = (WeakObject(target), String(cString: selector))
  let action = { [unowned cell] in
    let (target, sender) = (receiver.load(), retained(cell))
    if let target { TBPerform(target, name, sender) }
    TBRelease(target)
    TBRelease(sender)
  }
  if isAccessory != 0 { cell.accessoryHandler = action } else { cell.selectionHandler = action }
}

@_cdecl("tbs_setReuseIdentifier")
func setReuseIdentifier(_ object: Raw, _ identifier: UnsafePointer<CChar>?) {
  swiftObject(object, as: UITableViewHeaderFooterView.self)?
    .adopt(reuseIdentifier: string(identifier))
}

/// Registers a block that returns a new cell or header for an identifier, retained by the table.
@_cdecl("tbs_registerView")
func registerView(
  _ object: Raw, _ identifier: UnsafePointer<CChar>?, _ maker: Raw?, _ isHeader: UInt8
) {
  guard let table = swiftObject(object, as: UITableView.self), let identifier = string(identifier)
  else { return }
  guard let maker else {
    if isHeader != 0 {
      table.register(nil as AnyClass?, forHeaderFooterViewReuseIdentifier: identifier)
    } else {
      table.register(nil as AnyClass?, forCellReuseIdentifier: identifier)
    }
    return
  }
  let block = RetainedBlock(maker)
  let make: (String) -> UIView? = { _ in taken(TBMakeObject(block.block)) }
  if isHeader != 0 {
    table.register(headersWithIdentifier: identifier, make)
  } else {
    table.register(cellsWithIdentifier: identifier, make)
  }
}

@_cdecl("tbs_dequeueView")
func dequeueView(_ object: Raw, _ identifier: UnsafePointer<CChar>?, _ isHeader: UInt8) -> Raw? {
  guard let table = swiftObject(object, as: UITableView.self), let identifier = string(identifier)
  else { return nil }
  return isHeader != 0
    ? retained(table.dequeueReusableHeaderFooterView(withIdentifier: identifier))
    : retained(table.dequeueReusableCell(withIdentifier: identifier))
}

@_cdecl("tbs_makeContextualAction")
func makeContextualAction(_ style: Int, _ title: UnsafePointer<CChar>?, _ handler: Raw) -> Raw? {
  guard let style = UIContextualAction.Style(rawValue: style) else { return nil }
  let block = RetainedBlock(handler)
  return retainedBox(
    UIContextualAction(style: style, title: string(title)) { action, view, completion in
      let (action, view) = (retainedBox(action, "UIContextualAction"), retained(view))
      TBCallActionBlock(
        block.block, action, view, Unmanaged.passRetained(Completion(completion)).toOpaque())
      TBRelease(action)
      TBRelease(view)
    }, "UIContextualAction")
}

/// A function that Objective-C calls at most once.
private final class Completion {
  let call: (Bool) -> Void
  init(_ call: @escaping (Bool) -> Void) { self.call = call }
}

@_cdecl("tbs_complete")
func complete(_ completion: Raw, _ performed: UInt8) {
  Unmanaged<Completion>.fromOpaque(completion).takeUnretainedValue().call(performed != 0)
}

@_cdecl("tbs_makeRowAction")
func makeRowAction(_ style: Int, _ title: UnsafePointer<CChar>?, _ handler: Raw) -> Raw? {
  guard let style = UITableViewRowAction.Style(rawValue: style) else { return nil }
  let block = RetainedBlock(handler)
  return retainedBox(
    UITableViewRowAction(style: style, title: string(title)) { action, path in
      let (action, path) = (retainedBox(action, "UITableViewRowAction"), retainedIndexPath(path))
      TBCallBlockWithObjects(block.block, action, path)
      TBRelease(action)
      TBRelease(path)
    }, "UITableViewRowAction")
}

/// A block that has been copied for Swift.
private final class RetainedBlock {
  let block: Raw
  init(_ block: Raw) { self.block = block }
  isolated deinit { TBReleaseBlock(block) }
}
