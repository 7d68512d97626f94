import Testing
import TouchTesting
import UIKit

@testable import Swift6

@MainActor struct StyledBoardTests {
  @Test("A card flips in half a second and receives no touches while it flips")
  func card() throws {
    let card = FlipCard(frame: CGRect(x: 50, y: 50, width: 100, height: 60))
    let root = UIView()
    root.addSubview(card)
    let phone = TestPhone(root)
    phone.tap(at: 100, 80)
    #expect(card.back.superview === card && card.front.superview == nil && card.turns == 0)
    phone.tap(at: 100, 80)
    #expect(card.isTurned)
    phone.after(0.6)
    #expect(card.turns == 1)
    phone.tap(at: 100, 80)
    phone.after(0.6)
    #expect(card.turns == 2 && !card.isTurned && card.front.superview === card)
    try phone.finish()
  }

  @Test("A title has the attributes of its parts, and a dynamic color follows the traits")
  func theme() {
    let card = FlipCard(frame: CGRect(x: 0, y: 0, width: 100, height: 60))
    #expect(card.front.text == "Score 0")
    let font = card.front.attributedText?.attribute(.font, at: 6, effectiveRange: nil) as? UIFont
    #expect(font?.pointSize == 20)
    let dark = UITraitCollection(userInterfaceStyle: .dark)
    #expect(BoardTheme.tile.resolvedColor(with: dark) == UIColor(white: 0.2, alpha: 1))
    #expect(card.back.backgroundColor == BoardTheme.tile)
    #expect(card.back.traitCollection.userInterfaceStyle == .light)
  }

  @Test("A label cross-fades and fades out")
  func fades() throws {
    let controller = MessageController()
    let phone = TestPhone(controller)
    controller.say("hello")
    #expect(controller.label.text == "hello" && controller.label.layer.animationKeys() != nil)
    phone.after(0.5)
    #expect(controller.label.layer.animationKeys() == nil)
    controller.hide()
    phone.after(0.25)
    #expect(controller.faded == [true] && controller.label.isHidden)
    #expect(controller.bubble.image?.capInsets.left == 10)
    #expect(
      PulsingDots(frame: CGRect(x: 0, y: 0, width: 50, height: 50)).replicator.instanceCount == 8)
    try phone.finish()
  }
}
