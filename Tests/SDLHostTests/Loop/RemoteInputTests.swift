import CoreGraphics
import SDLHost
import Simulator
import Testing
import UIKit

/// The effects of remote devices on a phone in a window.
@Suite(.serialized)
struct RemoteInputTests {
  private static let device: Int64 = 1_000_001

  /// Creates a change of a remote finger, with a location in fractions of the screen.
  private func finger(
    _ action: WindowEvent.Finger.Action, _ number: Int64 = 1, x: CGFloat = 0.5, y: CGFloat = 0.5,
    device: Int64 = RemoteInputTests.device
  ) -> RemoteInput {
    RemoteInput(
      .finger(
        WindowEvent.Finger(
          action, FingerKey(device: device, finger: number), at: CGPoint(x: x, y: y))))
  }

  /// Opens a window with an inbox, and returns the app's reports for each group of inputs.
  private func results(of groups: [[RemoteInput]]) throws -> [[String]] {
    let inbox = InputInbox()
    var results: [[String]] = []
    try HostHarness.open {
      $0.inbox = inbox
    } _: { host in
      for group in groups {
        inbox.send(group)
        results.append(host.turn())
      }
    }
    return results
  }

  @Test("K-40 remote fingers that change together form one packet, like fingers in the window")
  func packets() throws {
    let results = try results(of: [
      [finger(.down, 1), finger(.down, 2, x: 0.25)],
      [finger(.motion, 1, x: 0.75), finger(.motion, 2, x: 0.125)],
      [finger(.up, 1, x: 0.75)],
    ])
    #expect(results == [["d1 d2"], ["m1 m2"], ["u1"]])
  }

  @Test("K-40 a remote position is a fraction of the phone's screen")
  func positions() throws {
    let inbox = InputInbox()
    try HostHarness.open {
      $0.inbox = inbox
    } _: { host in
      var input = finger(.down, 1, x: 0.25, y: 0.75)
      if case .finger(var finger) = input.event {
        finger.radius = 0.125
        input.event = .finger(finger)
      }
      inbox.send([input])
      host.turn()
      let touch = try #require(host.loop.phone.context.touches.tracker.active.first)
      #expect(touch.location(in: nil) == CGPoint(x: 80, y: 360))
      #expect(touch.majorRadius == 40)
    }
  }

  @Test("K-40 a finger whose client disconnected is canceled, not lifted, and can land again")
  func deviceGone() throws {
    let results = try results(of: [
      [finger(.down, 1), finger(.down, 2, x: 0.25)],
      [RemoteInput(.deviceGone(Self.device))],
      [finger(.motion, 1, x: 0.6), finger(.up, 2)],
      [finger(.down, 1)],
    ])
    #expect(results == [["d1 d2"], ["cancel system [1, 2]", "c1 c2"], [], ["d1"]])
  }

  @Test("K-40 canceling one of a client's fingers does not end the others")
  func cancelledFinger() throws {
    let key = FingerKey(device: Self.device, finger: 1)
    let results = try results(of: [
      [finger(.down, 1), finger(.down, 2, x: 0.25)],
      [RemoteInput(.fingerCancelled(key))],
      [finger(.up, 2, x: 0.25)],
    ])
    #expect(results == [["d1 d2"], ["cancel system [1]", "c1"], ["u2"]])
  }

  @Test("K-40 the same finger number on two clients refers to two fingers")
  func twoClients() throws {
    let results = try results(of: [
      [finger(.down, 1), finger(.down, 1, x: 0.25, device: Self.device + 1)]
    ])
    #expect(results == [["d1 d1"]])
  }

  @Test("K-40 remote fingers stay down even though SDL does not list them")
  func notReconciled() throws {
    let results = try results(of: [[finger(.down, 1)], [], []])
    #expect(results == [["d1"], [], []])
  }

  @Test("K-40 a remote mouse emulates one finger, and two with a remote Ctrl")
  func mouse() throws {
    let center = CGPoint(x: 0.25, y: 0.5)
    let results = try results(of: [
      [RemoteInput(.mouseButton(.left, isDown: true, center))],
      [RemoteInput(.mouseButton(.left, isDown: false, center))],
      [RemoteInput(.key("Left Ctrl", isDown: true)), RemoteInput(.mouseMoved(center))],
      [RemoteInput(.mouseButton(.left, isDown: true, center))],
      [RemoteInput(.mouseButton(.left, isDown: false, center))],
    ])
    #expect(results.map(\.count) == [1, 1, 0, 1, 1])
    // The emulated fingers are numbered 0 and 1.
    #expect(results[3] == ["d0 d1"])
  }

  @Test(
    "K-40 remote keys and commands neither end the program nor save a picture",
    arguments: [WindowShortcut.escape, .q, .w, .f11, .f12])
  func harmlessShortcuts(shortcut: WindowShortcut) throws {
    let inbox = InputInbox()
    try HostHarness.open {
      $0.inbox = inbox
    } _: { host in
      inbox.send([RemoteInput(.shortcut(shortcut))])
      host.turn()
      #expect(host.loop.exit == nil)
      #expect(host.environment.pictures.isEmpty)
      #expect(!host.window.isFullscreen)
    }
  }

  @Test("K-40 a frame is reported with the number of the last remote input it includes")
  func sequences() throws {
    let inbox = InputInbox()
    var frames: [(sequence: Int, isNew: Bool, area: Int)] = []
    try HostHarness.open {
      $0.inbox = inbox
      $0.didPaint = { frame in
        frames.append((frame.sequence, frame.isNew, frame.damage.reduce(0) { $0 + $1.area }))
      }
    } _: { host in
      #expect(frames.first?.isNew == true)
      #expect(frames.first?.sequence == 0)
      frames = []
      var input = finger(.down, 1)
      input.sequence = 7
      host.loop.phone.overlay.showsFingers = true
      inbox.send([input])
      host.turn()
      #expect(frames.last?.sequence == 7)
      #expect(frames.last?.isNew == false)
      let last = try #require(frames.last)
      #expect(last.area > 0)
    }
  }

  @Test(
    "K-40 the phone's scale follows its largest client in steps of 0.5, except during touches")
  func size() throws {
    let inbox = InputInbox()
    try HostHarness.open {
      $0.inbox = inbox
    } _: { host in
      inbox.send([RemoteInput(.size(CGSize(width: 810, height: 5000)))])
      host.turn()
      host.turn()
      // 810 / 320 is 2.53.
      #expect(host.window.viewport.scale == 2.5)
      inbox.send([finger(.down, 1)])
      host.turn()
      inbox.send([RemoteInput(.size(CGSize(width: 320, height: 480)))])
      host.turn()
      #expect(host.window.viewport.scale == 2.5)
    }
  }
}
