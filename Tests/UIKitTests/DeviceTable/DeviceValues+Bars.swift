import Testing
import UIKit

// Our values for the rows of Tests/Devices/devices.tsv.

extension DeviceValues {
  static func bars(_ controller: UIViewController, _ row: Row) {
    row("b-nav-height") {
      let n = shown(UINavigationController(rootViewController: UIViewController()))
      return n.navigationBar.frame.height
    }
    row("b-nav-frame") {
      let n = shown(UINavigationController(rootViewController: UIViewController()))
      return n.navigationBar.frame
    }
    row("b-nav-safe") {
      let n = shown(UINavigationController(rootViewController: UIViewController()))
      return n.topViewController?.view.safeAreaInsets
    }
    row("b-tab-height") {
      let t = UITabBarController()
      t.viewControllers = [UIViewController(), UIViewController()]
      _ = shown(t)
      return t.tabBar.frame.height
    }
    row("b-tab-safe") {
      let t = UITabBarController()
      t.viewControllers = [UIViewController(), UIViewController()]
      _ = shown(t)
      return t.selectedViewController?.view.safeAreaInsets
    }
    row("b-nav-tab-safe") {
      let n = UINavigationController(rootViewController: UIViewController())
      let t = UITabBarController()
      t.viewControllers = [n]
      _ = shown(t)
      return n.topViewController?.view.safeAreaInsets
    }
    row("b-nav-hidden-safe") {
      let n = shown(UINavigationController(rootViewController: UIViewController()))
      n.isNavigationBarHidden = true
      n.view.layoutIfNeeded()
      return n.topViewController?.view.safeAreaInsets
    }
    row("b-table-header-inset") {
      let t = UITableView(frame: CGRect(x: 0, y: 0, width: 375, height: 600), style: .insetGrouped)
      let d = Rows(title: "General")
      t.dataSource = d
      t.reloadData()
      t.layoutIfNeeded()
      return t.rectForHeader(inSection: 0).height
    }
    row("b-table-separator") {
      return UITableView(frame: CGRect(x: 0, y: 0, width: 375, height: 600)).separatorInset.left
    }
    row("b-margin-375") {
      let c = shown(UIViewController())
      return c.view.layoutMargins.left
    }
    row("b-margins-safe") {
      let c = UIViewController()
      c.additionalSafeAreaInsets = UIEdgeInsets(top: 39, left: 16, bottom: 34, right: 20)
      _ = shown(c)
      let v = UIView(frame: CGRect(x: 0, y: 30, width: 375, height: 300))
      c.view.addSubview(v)
      c.view.layoutIfNeeded()
      return v.layoutMargins
    }
    row("b-sheet-large") {
      let c = shown(UIViewController())
      let s = UIViewController()
      c.present(s, animated: false)
      s.view.window?.layoutIfNeeded()
      return s.view.superview?.convert(s.view.frame, to: nil)
    }
  }

  static func barsIphoneX(_ controller: UIViewController, _ row: Row) {
    row("b-x-nav-safe") {
      let n = shown(UINavigationController(rootViewController: UIViewController()))
      return n.topViewController?.view.safeAreaInsets
    }
    row("b-x-tab-height") {
      let t = UITabBarController()
      t.viewControllers = [UIViewController(), UIViewController()]
      _ = shown(t)
      return t.tabBar.frame.height
    }
    row("b-x-tab-safe") {
      let t = UITabBarController()
      t.viewControllers = [UIViewController(), UIViewController()]
      _ = shown(t)
      return t.selectedViewController?.view.safeAreaInsets
    }
    row("b-x-scroll-inset") {
      let c = UIViewController()
      let s = UIScrollView()
      c.view = s
      s.contentSize = CGSize(width: 375, height: 2000)
      _ = shown(UINavigationController(rootViewController: c))
      return (s.adjustedContentInset, s.contentOffset)
    }
  }

  static func bars393X8523(_ controller: UIViewController, _ row: Row) {
    row("b-margin-393") {
      let c = shown(UIViewController())
      return c.view.layoutMargins.left
    }
    row("b-sheet-large-393") {
      let c = shown(UIViewController())
      let s = UIViewController()
      c.present(s, animated: false)
      s.view.window?.layoutIfNeeded()
      return s.view.superview?.convert(s.view.frame, to: nil)
    }
  }
}
