// Generated from the headers by `make objc-glue`.
// swift-format-ignore-file
import CBridge
import Foundation
import QuartzCore
import UIKit

@_cdecl("tb_UITableViewController_tableView")
func tb_UITableViewController_tableView(_ receiver: Raw?) -> Raw? {
  guard let o = swiftObject(receiver, as: UITableViewController.self) else { return nil }
  return retained(o.tableView)
}

@_cdecl("tb_UITableViewController_setTableView")
func tb_UITableViewController_setTableView(_ receiver: Raw?, _ a1: Raw?) {
  guard let o = swiftObject(receiver, as: UITableViewController.self) else { return }
  let v1 = swiftObject(a1, as: UITableView.self)
  o.tableView = v1
}

@_cdecl("tb_UITableViewController_clearsSelectionOnViewWillAppear")
func tb_UITableViewController_clearsSelectionOnViewWillAppear(_ receiver: Raw?) -> UInt8 {
  guard let o = swiftObject(receiver, as: UITableViewController.self) else { return 0 }
  return (o.clearsSelectionOnViewWillAppear ? 1 : 0)
}

@_cdecl("tb_UITableViewController_setClearsSelectionOnViewWillAppear")
func tb_UITableViewController_setClearsSelectionOnViewWillAppear(_ receiver: Raw?, _ a1: UInt8) {
  guard let o = swiftObject(receiver, as: UITableViewController.self) else { return }
  o.clearsSelectionOnViewWillAppear = (a1 != 0)
}

@_cdecl("tb_UITableViewController_refreshControl")
func tb_UITableViewController_refreshControl(_ receiver: Raw?) -> Raw? {
  guard let o = swiftObject(receiver, as: UITableViewController.self) else { return nil }
  return retained(o.refreshControl)
}

@_cdecl("tb_UITableViewController_setRefreshControl")
func tb_UITableViewController_setRefreshControl(_ receiver: Raw?, _ a1: Raw?) {
  guard let o = swiftObject(receiver, as: UITableViewController.self) else { return }
  let v1 = swiftObject(a1, as: UIRefreshControl.self)
  o.refreshControl = v1
}
