import Testing
import TouchTesting
import UIKit

struct ButtonTests {
  let view = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))

  private func phone(_ button: UIButton) -> TestPhone {
    button.frame = CGRect(x: 100, y: 100, width: 120, height: 44)
    view.addSubview(button)
    return TestPhone(view)
  }

  @Test("a state without its own title or color uses the normal state's")
  func states() {
    let button = UIButton(type: .custom)
    #expect(button.buttonType == .custom && button.currentTitle == nil)
    #expect(button.currentTitleColor == .white)
    button.setTitle("Go", for: .normal)
    button.setTitle("Going", for: .highlighted)
    button.setTitleColor(.red, for: .normal)
    button.setTitleColor(.blue, for: [.highlighted, .selected])
    #expect(button.titleLabel?.text == "Go" && button.titleLabel?.textColor == .red)
    button.isHighlighted = true
    #expect(button.currentTitle == "Going" && button.currentTitleColor == .red)
    button.isSelected = true
    #expect(button.currentTitle == "Go" && button.currentTitleColor == .blue)
    #expect(button.title(for: .selected) == nil && button.title(for: .normal) == "Go")
    button.setTitle(nil, for: .normal)
    #expect(button.currentTitle == nil)
  }

  @Test("a system button's title has the inherited tint color, and fades while it is pressed")
  func system() {
    let button = UIButton(type: .system)
    button.setTitle("Go", for: .normal)
    view.tintColor = .purple
    let phone = phone(button)
    #expect(button.currentTitleColor == .purple)
    view.tintColor = .green
    #expect(button.titleLabel?.textColor == .green)
    button.tintColor = .red
    #expect(button.currentTitleColor == .red)
    let finger = phone.finger(1).down(at: 150, 140)
    #expect(button.titleLabel?.alpha == 0.2)
    finger.up()
    #expect(button.titleLabel?.alpha == 1)
    button.isEnabled = false
    #expect(button.currentTitleColor != .red)
  }

  @Test("only a press that ends inside the button sends touchUpInside and primaryActionTriggered")
  func press() {
    let button = UIButton(
      primaryAction: UIAction(title: "Go") { print("primary \($0.title)") })
    #expect(button.buttonType == .system && button.currentTitle == "Go")
    let phone = phone(button)
    button.addAction(UIAction { _ in print("up") }, for: .touchUpInside)
    button.addAction(
      UIAction { print("both \(($0.sender as? UIButton) === button)") },
      for: [.touchUpInside, .primaryActionTriggered])
    phone.finger(1).down(at: 150, 140).up()
    phone.finger(1).after(1).down(at: 150, 140).move(to: 150, 300).up()
    #expect(phone.log.text == "primary Go\nup\nboth true")
  }

  @Test("an action replaces any action with the same identifier and can be removed by identifier")
  func identifiers() {
    let button = UIButton()
    let phone = phone(button)
    let name = UIAction.Identifier("go")
    button.addAction(UIAction(identifier: name) { _ in print("first") }, for: .touchDown)
    let second = UIAction(identifier: name) { _ in print("second") }
    button.addAction(second, for: [.touchDown, .touchUpInside])
    button.sendActions(for: .touchDown)
    button.removeAction(second, for: .touchDown)
    button.sendActions(for: .touchDown)
    button.sendActions(for: .touchUpInside)
    button.removeAction(identifiedBy: name, for: .allEvents)
    button.sendActions(for: .allEvents)
    #expect(phone.log.text == "second\nsecond")
    #expect(UIAction { _ in }.identifier != UIAction { _ in }.identifier)
  }

  @Test("a button's intrinsic size includes its title and its insets")
  func size() {
    let button = UIButton(type: .system)
    #expect(button.intrinsicContentSize.width == 30)
    button.setTitle("A long title", for: .normal)
    let title = button.titleLabel?.sizeThatFits(.zero) ?? .zero
    #expect(button.intrinsicContentSize == CGSize(width: title.width, height: title.height + 12))
    button.contentEdgeInsets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(
      button.sizeThatFits(.zero) == CGSize(width: title.width + 6, height: title.height + 4))
    button.sizeToFit()
    #expect(button.bounds.size == button.intrinsicContentSize)
  }

  @Test("a title has vertical padding after the button's intrinsic size has been read")
  func padding() {
    // The alignment of labels on iOS 10 to 17, before and after sizeToFit(), from tests in
    // github.com/flowkey/UIKit-cross-platform that pass on iOS.
    let button = UIButton()
    button.setTitle("Short", for: .normal)
    button.contentVerticalAlignment = .top
    button.frame = CGRect(x: 0, y: 0, width: 200, height: 100)
    button.layoutIfNeeded()
    #expect(button.titleLabel?.frame.minY == 0)
    button.sizeToFit()
    button.frame = CGRect(x: 0, y: 0, width: 200, height: 100)
    button.layoutIfNeeded()
    #expect(button.titleLabel?.frame.minY == 6)
    button.contentVerticalAlignment = .bottom
    button.layoutIfNeeded()
    #expect(button.titleLabel?.frame.maxY == 94)
    button.contentEdgeInsets.left = 1
    button.layoutIfNeeded()
    #expect(button.titleLabel?.frame.maxY == 100)
  }

  @Test("a custom button is as narrow as its title, unless it has no title")
  func leastWidth() {
    // The same tests measured 28.5 points on iOS 10.
    let button = UIButton()
    #expect(button.intrinsicContentSize == CGSize(width: 30, height: 22 + 12))
    button.setTitle("i", for: .normal)
    #expect(button.intrinsicContentSize.width == button.titleLabel?.intrinsicContentSize.width)
    let system = UIButton(type: .system)
    system.setTitle("i", for: .normal)
    #expect(system.intrinsicContentSize.width == 30)
  }

  @Test("the title and image are side by side, aligned in the content rectangle")
  func layout() {
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
    button.setTitle("Title", for: .normal)
    button.layoutIfNeeded()
    #expect(button.titleLabel?.center == CGPoint(x: 100, y: 20))
    button.contentHorizontalAlignment = .left
    button.contentVerticalAlignment = .bottom
    button.contentEdgeInsets.left = 5
    button.layoutIfNeeded()
    #expect(button.titleLabel?.frame.minX == 5 && button.titleLabel?.frame.maxY == 40)
    button.titleEdgeInsets = UIEdgeInsets(top: 0, left: 10, bottom: 0, right: -10)
    button.layoutIfNeeded()
    #expect(button.titleLabel?.frame.minX == 15)
  }

  @Test("the button receives touches, not its label or image view")
  func hitTest() {
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
    button.setTitle("Title", for: .normal)
    button.layoutIfNeeded()
    #expect(button.hitTest(CGPoint(x: 100, y: 20), with: nil) === button)
  }
}
