import PaperDolls
import Testing
import TouchTesting
import UIKit

@MainActor struct TableTests {
  let phone = TestPhone(TableController())

  @Test func dealingShowsASecondCard() throws {
    phone.tap(.text("Deal"))
    try phone.wait(for: "second", toBe: .touchable, within: 1)
    phone.drag("second", by: 60, 100)
    try phone.expect("second.center", .point(180, 240))
    // Fonts differ between machines. The button's title covers less than a hundredth of the screen.
    try phone.expectSnapshot("two cards", pixelTolerance: 0.01)
    try phone.finish()
  }

  @Test func theSecondCardCoversTheFirst() throws {
    phone.tap(.text("Deal"))
    phone.after(0.5)
    #expect(!phone.isTouchable("card"))
    // The upper left corner is not covered.
    phone.finger(1).down(on: "card", at: CGPoint(x: 10, y: 10)).move(to: 55, 140).up()
    try phone.expect("card.center", .point(105, 210))
    try phone.finish()
  }
}
