import Testing
import TouchTesting
import UIKit

/// Plays scripts on programs with sheets and pages.
struct ProgramTests {
  @Test("L-20 a card is thrown away or springs back, and a sheet on the stack is dragged down")
  func cards() throws {
    let stack = CardStack()
    let phone = TestPhone(stack)
    try phone.play(
      script: """
        touchscript 1
        # Keep the first card, and drop the second one with a flick.
        0.1 d1 160,240
        0.2 m1 200,240
        0.4 m1 300,240 over 0.1
        0.6 u1
        1.0 d1 160,240
        1.02 m1 140,240
        1.04 m1 90,240 over 0.04
        1.09 u1
        # The third one moves too little, with a second finger beside it.
        2.0 d1 160,240 & d2 20,60
        2.1 m1 190,240
        2.3 m1 220,240 over 0.1
        2.6 u1 & u2
        # A sheet shows it, and is dragged down.
        3.5 d1 160,200
        3.55 u1
        4.5 d1 160,200
        4.6 m1 160,230
        4.7 m1 160,430 over 0.1
        5.0 u1
        """)
    phone.after(1)
    #expect(phone.log.text == "keep 1\ndrop 2\nshown\nhidden")
    #expect(stack.kept == [1])
    #expect(stack.cards.map(\.tag) == [3, 4, 5])
    #expect(stack.cards.first?.transform == .identity)
    #expect(stack.presentedViewController == nil)
  }

  @Test("E-44 pages as wide as the scroll view are turned by a finger, the dots, and a button")
  func onboarding() throws {
    let onboarding = Onboarding()
    let phone = TestPhone(onboarding)
    phone.after(0.1)
    // Three pages, each as wide as the screen.
    #expect(onboarding.pages.contentSize.width == 960)
    phone.finger(1).down(at: 250, 200).move(to: 230, 200).move(to: 60, 200, over: 0.1).up()
    phone.after(1)
    #expect(onboarding.pages.contentOffset == CGPoint(x: 320, y: 0))
    #expect(onboarding.dots.currentPage == 1)
    phone.tap(onboarding.nextButton)
    phone.after(1)
    #expect(onboarding.pages.contentOffset.x == 640)
    phone.tap(onboarding.nextButton)
    // The left half of the dots leads back.
    phone.tap(at: onboarding.dots.frame.minX + 5, onboarding.dots.frame.midY)
    phone.after(1)
    #expect(onboarding.pages.contentOffset.x == 320)
    #expect(phone.log.text == "page 1\npage 2\ndone\npage 1")
    phone.rotate(to: .landscapeLeft)
    phone.after(1)
    #expect(onboarding.pages.contentSize.width == 1440)
  }
}
