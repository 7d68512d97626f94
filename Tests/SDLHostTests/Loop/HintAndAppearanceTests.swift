import CSDL2
import SDLHost
import Testing
import UIKit

@testable import Simulator

/// A window's hint, its messages, and the keys that change the phone's appearance.
@Suite(.serialized)
struct HintAndAppearanceTests {
  @Test(
    "A hint returns one second after a touch that has no effect, but not after one that does"
  )
  func hintFollowed() throws {
    try HostHarness.open { host in
      let overlay = { host.loop.phone.overlay }
      host.loop.phone.overlay.hint = "Swipe"
      // The gesture fails, so nothing is shown or logged.
      host.turn(host.down(1))
      #expect(!overlay().showsHint)
      host.turn(after: 5000, host.up(1))
      host.turn(after: 990)
      #expect(!overlay().showsHint)
      // Meanwhile, another finger touches down. The one-second wait restarts when it lifts.
      host.turn(host.down(1))
      host.turn(after: 2000)
      #expect(!overlay().showsHint)
      host.turn(host.up(1))
      host.turn(after: 1000)
      #expect(overlay().showsHint)
      // The effect occurs late, and ends before the second has elapsed.
      host.turn(host.down(1))
      host.turn(host.up(1))
      host.loop.phone.perform { host.view?.backgroundColor = .red }
      host.turn(host.move(9, x: 1))
      host.loop.phone.perform { host.view?.backgroundColor = .white }
      host.turn(after: 600_000)
      #expect(!overlay().showsHint)
    }
  }

  @Test("A touch that writes to the log has an effect")
  func loggedTouch() throws {
    try HostHarness.open { host in
      host.loop.phone.overlay.hint = "Tap"
      host.turn(host.down(1))
      host.loop.phone.perform { print("touched") }
      host.turn(host.up(1))
      host.turn(after: 600_000)
      #expect(!host.loop.phone.overlay.showsHint)
    }
  }

  @Test(
    "I-22 A toggles light and dark, T enlarges the text, and the window shows a message")
  func appearance() throws {
    try HostHarness.open { host in
      let phone = { host.loop.phone }
      host.turn(host.press(SDLK_a))
      #expect(phone().context.interface.systemStyle == .dark)
      #expect(host.view?.traitCollection.userInterfaceStyle == .dark)
      #expect(phone().overlay.toast == "The phone is dark")
      host.turn(host.press(SDLK_a))
      #expect(host.view?.traitCollection.userInterfaceStyle == .light)
      host.turn(host.press(SDLK_t))
      #expect(host.view?.traitCollection.preferredContentSizeCategory == .extraLarge)
      #expect(phone().overlay.toast == "Text size: extra-large")
      for _ in 0..<8 { host.turn(host.press(SDLK_t)) }
      #expect(
        phone().context.interface.contentSize == .extraSmall,
        "the smallest size follows the largest")
    }
  }

  @Test("Messages from other threads are deferred while the legend is open")
  func deferredMessage() throws {
    let inbox = InputInbox()
    try HostHarness.open({ $0.inbox = inbox }) { host in
      host.turn(host.press(SDLK_h))
      inbox.show("A picture was not loaded")
      host.turn()
      #expect(host.loop.phone.overlay.toast == nil && host.loop.phone.overlay.showsLegend)
      host.turn(host.press(SDLK_h))
      #expect(host.loop.phone.overlay.toast == "A picture was not loaded")
    }
  }
}
