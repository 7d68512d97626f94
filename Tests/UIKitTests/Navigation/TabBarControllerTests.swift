import Testing
import TouchTesting
import UIKit

struct TabBarControllerTests {
  let first = ReportingController("first")
  let second = ReportingController("second")
  let tabs = UITabBarController()

  func phone(device: TestDevice = .iPhone) -> TestPhone {
    let phone = TestPhone(tabs, device: device)
    phone.run { tabs.viewControllers = [first, second] }
    phone.after(0.1)
    return phone
  }

  @Test("L-13 a tap on a tab exchanges the views: the old one leaves first")
  func selection() {
    let phone = phone()
    #expect(tabs.selectedViewController === first)
    let count = phone.log.lines.count
    phone.finger(1).down(at: 240, 455).up()
    phone.after(0.1)
    #expect(tabs.selectedIndex == 1)
    #expect(
      phone.log.lines.dropFirst(count).map(\.text) == [
        "first will disappear", "second will appear [T]", "first did disappear",
        "second did appear [T]",
      ])
    #expect(first.view.window == nil)
  }

  @Test(
    "L-13 the bar is 49 pt high with the safe area below, and 32 pt in landscape",
    arguments: [("iphone", 0.0), ("iphone-x", 34), ("ipad", 0)])
  func geometry(name: String, bottom: CGFloat) {
    let device = UIKitTests.device(named: name)
    let phone = phone(device: device)
    let height = tabs.view.bounds.height
    #expect(tabs.tabBar.frame.minY == height - bottom - 49)
    #expect(tabs.tabBar.frame.height == 49 + bottom)
    let tab = tabs.tabBar.subviews.first { $0 is UIControl }
    #expect(tab?.frame.height == 49)
    #expect(first.view.safeAreaInsets.bottom == bottom + 49)
    guard name == "iphone-x" else { return }
    phone.rotate(to: .landscapeLeft)
    #expect(tabs.tabBar.frame == CGRect(x: 0, y: 375 - 21 - 32, width: 812, height: 32 + 21))
  }

  @Test("L-13 the delegate may refuse a tab, and is notified of repeated taps")
  func delegate() {
    final class Delegate: NSObject, UITabBarControllerDelegate {
      var isAllowed = false
      var selected: [UIViewController] = []
      func tabBarController(
        _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
      ) -> Bool { isAllowed }
      func tabBarController(
        _ tabBarController: UITabBarController, didSelect viewController: UIViewController
      ) { selected.append(viewController) }
    }
    let delegate = Delegate()
    let phone = phone()
    tabs.delegate = delegate
    phone.finger(1).down(at: 240, 455).up()
    #expect(tabs.selectedIndex == 0)
    delegate.isAllowed = true
    phone.finger(1).down(at: 80, 455).up()
    phone.finger(1).down(at: 240, 455).up()
    #expect(delegate.selected == [first, second])
  }

  @Test("L-13 a second tap on a tab with a navigation controller returns to its first controller")
  func popsToRoot() {
    let phone = TestPhone(tabs)
    let navigation = UINavigationController(rootViewController: first)
    phone.run { tabs.viewControllers = [navigation] }
    phone.after(0.1)
    second.hidesBottomBarWhenPushed = false
    phone.run { navigation.pushViewController(second, animated: true) }
    phone.after(0.5)
    #expect(second.view.safeAreaInsets == UIEdgeInsets(top: 64, left: 0, bottom: 49, right: 0))
    phone.finger(1).down(at: 160, 455).up()
    phone.after(0.5)
    #expect(navigation.viewControllers == [first])
  }

  @Test("L-13 hidesBottomBarWhenPushed hides the tab bar")
  func hiddenBar() {
    let phone = TestPhone(tabs)
    let navigation = UINavigationController(rootViewController: first)
    phone.run { tabs.viewControllers = [navigation] }
    phone.after(0.1)
    second.hidesBottomBarWhenPushed = true
    phone.run { navigation.pushViewController(second, animated: false) }
    phone.after(0.1)
    #expect(tabs.tabBar.isHidden)
    #expect(second.view.safeAreaInsets.bottom == 0)
    phone.run { navigation.popViewController(animated: false) }
    phone.after(0.1)
    #expect(!tabs.tabBar.isHidden)
  }
}
