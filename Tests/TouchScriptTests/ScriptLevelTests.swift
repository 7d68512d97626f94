import Streams
import Testing
import UIKit

@testable import Simulator
@testable import TouchScript

/// The input levels that a script can contain.
struct ScriptLevelTests {
  @Test(
    "K-05 K-06 changes on one line form one packet; two lines form two, even at the same time")
  func packets() throws {
    #expect(
      try ScriptPlay.failures(
        """
        0 d1 10,30 & d2 20,40
        0.1 m1 11,30
        0.1 m2 21,40
        0.2 m1 12,30 & m2 22,40
        0.3 u1 & u2
        0.3 expect log "began 10,10 20,20"
        0.3 expect log "moved 11,10"
        0.3 expect log "moved 21,20"
        0.3 expect log "moved 12,10 22,20"
        0.3 expect log "ended 12,10 22,20"
        """) == [])
  }

  @Test("A-38 lifting at another point first moves the finger there")
  func upElsewhere() throws {
    #expect(
      try ScriptPlay.failures(
        """
        0 d1 10,30
        0.1 u1 20,30
        0.1 expect log "began 10,10"
        0.1 expect log "moved 20,10"
        0.1 expect log "ended 20,10"
        """) == [])
  }

  @Test("K-05 I-07 a mouse press with Ctrl lands two fingers")
  func mousePinch() throws {
    #expect(
      try ScriptPlay.failures(
        """
        0 key down ctrl
        0 mouse move 100,240
        0.1 mouse down
        0.2 mouse move 90,230
        0.3 mouse up
        0.3 key up ctrl
        0.3 expect log "began 100,220 220,220"
        0.3 expect log "moved 90,210 230,230"
        0.3 expect log "ended 90,210 230,230"
        """) == [])
  }

  @Test("J2-e a mouse dragged off the screen stays at its edge")
  func mouseOutside() throws {
    #expect(
      try ScriptPlay.failures(
        """
        0 mouse move 10,240
        0.1 mouse down left
        0.2 mouse move -50 240
        0.3 mouse up left
        0.3 expect log "began 10,220"
        0.3 expect log "moved 0,220"
        0.3 expect log "ended 0,220"
        """) == [])
  }

  @Test("K-06 H-21 sdl lines at the same time form one turn; a turn line ends it")
  func sdl() throws {
    // 0.25 * 320 = 80, 0.5 * 480 - 20 = 220, and 0.75 * 320 = 240.
    #expect(
      try ScriptPlay.failures(
        """
        0 sdl fingerdown 5 1 0.25 0.5
        0 sdl fingerdown 5 2 0.75 0.5
        0.1 sdl fingermotion 5 1 0.5 0.5
        0.1 sdl fingermotion 5 2 0.5 0.75
        0.1 sdl fingermotion 5 1 0.25 0.25
        0.1 turn
        0.1 sdl fingermotion 5 1 0.5 0.5
        0.2 sdl fingerup 5 1 0.5 0.5
        0.2 turn
        0.2 sdl fingerup 5 2 0.5 0.75
        0.2 expect log "began 80,220 240,220"
        0.2 expect log "moved 80,100 160,340"
        0.2 expect log "moved 160,220"
        0.2 expect log "ended 160,220"
        0.2 expect log "ended 160,340"
        """) == [])
  }

  @Test("H-30 H-33 sdl lines can contain impossible finger changes")
  func sdlOdd() throws {
    #expect(
      try ScriptPlay.failures(
        """
        0 sdl fingermotion 5 1 0.5 0.5
        0 sdl fingerup 5 1 0.5 0.5
        0 expect nolog
        0.1 sdl fingerdown 5 1 0.25 0.5
        0.2 sdl fingerdown 5 1 0.75 0.5
        0.3 sdl fingerup 5 1 0.75 0.5
        0.3 expect log "began 80,220"
        0.3 expect log "cancelled 80,220"
        0.3 expect log "began 240,220"
        0.3 expect log "ended 240,220"
        """) == [])
  }

  @Test("K-05 levels can be mixed, and the same number on two levels refers to two fingers")
  func mixed() throws {
    #expect(
      try ScriptPlay.failures(
        """
        0 d1 10,30
        0.1 sdl fingerdown 5 1 0.25 0.5
        0.2 u1
        0.3 sdl fingerup 5 1 0.25 0.5
        0.3 expect log "began 10,10"
        0.3 expect log "began 80,220"
        0.3 expect log "ended 10,10"
        0.3 expect log "ended 80,220"
        """) == [])
  }

  @Test("K-05 an sdl line's own time is the touch's timestamp, but at most the line's time")
  func sdlTime() throws {
    let result = try ScriptPlay.play(
      """
      0.5 sdl fingerdown 5 1 0.25 0.5 480
      0.5 expect trace "^T 0\\\\.480000 packet"
      0.6 sdl fingerup 5 1 0.25 0.5 700
      0.6 expect trace "^T 0\\\\.600000 packet"
      """)
    #expect(result.failureText == [])
  }

  @Test("H-12 resize changes the window's size for sdl lines and cancels touches")
  func resize() throws {
    // In 640x960, each point is two units, so (0.5, 0.5) is still the middle. In 640x480, the
    // screen is 320 units wide and centered, so 0.25 is its left edge and 0.5 its middle.
    #expect(
      try ScriptPlay.failures(
        """
        0 d1 10,30
        0.1 resize 640x480
        0.2 sdl fingerdown 5 1 0.5 0.5
        0.3 sdl fingermotion 5 1 0.375 0.5
        0.4 sdl fingerup 5 1 0.375 0.5
        0.4 u1
        0.4 expect log "began 10,10"
        0.4 expect log "cancelled 10,10"
        0.4 expect log "began 160,220"
        0.4 expect log "moved 80,220"
        0.4 expect log "ended 80,220"
        """) == [])
  }

  // MARK: - Cancellation and the app's life cycle

  @Test("K-08 J2-d after a cancel, the finger's moves and lift are ignored")
  func cancel() throws {
    #expect(
      try ScriptPlay.failures(
        """
        0.000 d1 100,120
        0.050 m1 120,120
        0.100 c
        0.120 m1 130,120
        0.150 u1
        0.200 d1 50,70
        0.300 u1
        0.300 expect log "began 100,100"
        0.300 expect log "moved 120,100"
        0.300 expect log "cancelled 120,100"
        0.300 expect log "began 50,50"
        0.300 expect log "ended 50,50"
        """) == [])
  }

  @Test("K-08 C-30 canceling a finger cancels only that finger's touch")
  func partialCancel() throws {
    #expect(
      try ScriptPlay.failures(
        """
        0.0 d1 100,120 & d2 200,320
        0.1 c2
        0.2 m1 110,120 & m2 1,1
        0.3 u1 & u2
        0.4 d1 10,30 & d2 20,40
        0.5 c1 & c2
        0.6 u1 & u2
        0.6 expect log "began 100,100 200,300"
        0.6 expect log "cancelled 200,300"
        0.6 expect log "moved 110,100"
        0.6 expect log "ended 110,100"
        0.6 expect log "began 10,10 20,20"
        0.6 expect log "cancelled 10,10 20,20"
        """) == [])
  }

  @Test("C-31 losing focus cancels touches, and so does the Escape key")
  func focus() throws {
    #expect(
      try ScriptPlay.failures(
        """
        0 d1 10,30
        0.1 focus lost
        0.1 expect prop app.applicationState inactive
        0.2 focus gained
        0.2 expect prop app.applicationState active
        0.3 u1
        0.4 d1 10,30
        0.5 key down escape
        0.6 u1
        0.6 expect log "began 10,10"
        0.6 expect log "cancelled 10,10"
        0.6 expect log "began 10,10"
        0.6 expect log "cancelled 10,10"
        """) == [])
  }

  @Test("G-09 the app's clock stops while it is suspended; timers retain their remaining time")
  func suspend() throws {
    final class WaitingController: UIViewController {
      override func viewDidLoad() {
        perform(after: 1, key: "ring") { NSLog("ring %f", CACurrentMediaTime()) }
      }
    }
    #expect(
      try ScriptPlay.failures(
        """
        0.4 suspend
        0.4 expect prop app.applicationState background
        5.0 expect nolog
        5.4 resume
        5.999999 expect nolog
        6.0 expect log "ring 1.000000"
        """, controller: { WaitingController() }) == [])
  }
}
