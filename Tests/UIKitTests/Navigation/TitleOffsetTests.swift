import Testing
import TouchTesting
import UIKit

/// The positions of titles in bars.
struct TitleOffsetTests {
  @Test("UIOffset moves the title of a tab and of a bar button")
  func titles() throws {
    let tabs = UITabBarController()
    let page = UIViewController()
    page.tabBarItem = UITabBarItem(title: "Tab", image: nil, tag: 0)
    page.navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Edit", style: .plain, target: nil, action: nil)
    tabs.viewControllers = [UINavigationController(rootViewController: page)]
    tabs.viewControllers?[0].tabBarItem = page.tabBarItem
    let phone = TestPhone(tabs)
    func origin(of text: String) throws -> CGPoint {
      let label = try #require(phone.views(.text(text), as: UILabel.self).first)
      return label.convert(CGPoint.zero, to: nil)
    }
    let (tab, button) = (try origin(of: "Tab"), try origin(of: "Edit"))
    phone.run {
      page.tabBarItem?.titlePositionAdjustment = UIOffset(horizontal: 3, vertical: -4)
      page.navigationItem.rightBarButtonItem?.setTitlePositionAdjustment(
        UIOffset(horizontal: -2, vertical: 5), for: .default)
    }
    let (movedTab, movedButton) = (try origin(of: "Tab"), try origin(of: "Edit"))
    #expect(movedTab == CGPoint(x: tab.x + 3, y: tab.y - 4))
    #expect(movedButton == CGPoint(x: button.x - 2, y: button.y + 5))
    let item = UIBarButtonItem()
    #expect(item.titlePositionAdjustment(for: .compact) == .zero)
    #expect(UIOffset() == UIOffset.zero)
  }
}
