import CSDL2
import Foundation
import SDLHost
import Simulator
import Testing
import UIKit

/// Images for a phone in a window: dropped files, and events from other threads.
@Suite(.serialized)
struct DroppedImageTests {
  @Test("Files dropped onto the window are reported in order, and other drops are ignored")
  func drops() throws {
    var files: [String] = []
    try HostHarness.open({ $0.openFile = { files.append($0) } }) { host in
      let id = host.window.id
      let record = host.turn(
        SampleEvents.bare(SDL_DROPBEGIN), SampleEvents.drop("/a.png", window: id),
        SampleEvents.drop("/b.png", window: id), SampleEvents.drop("/c.png", window: id + 1),
        SampleEvents.drop("words", type: SDL_DROPTEXT, window: id),
        SampleEvents.bare(SDL_DROPCOMPLETE))
      #expect(files == ["/a.png", "/b.png"])
      #expect(record == [], "the phone receives no events")
      #expect(SDL_EventState(SDL_DROPFILE.rawValue, SDL_QUERY) == UInt8(SDL_ENABLE))
      for type in [SDL_DROPTEXT, SDL_DROPBEGIN, SDL_DROPCOMPLETE] {
        #expect(SDL_EventState(type.rawValue, SDL_QUERY) == UInt8(SDL_IGNORE))
      }
    }
  }

  @Test("A dropped file's text is freed, even if the loop has already ended")
  func droppedText() throws {
    var files: [String] = []
    try HostHarness.open({ $0.openFile = { files.append($0) } }) { host in
      let id = host.window.id
      let before = SDL_GetNumAllocations()
      for _ in 0..<100 {
        for _ in 0..<50 { host.add(SampleEvents.drop("/a.png", window: id)) }
        host.turn()
      }
      #expect(files.count == 5000)
      // SDL's queue retains some memory, and other tests use SDL concurrently.
      #expect(SDL_GetNumAllocations() - before < 1000)
      var signal = SampleEvents.bare(SDL_USEREVENT)
      signal.user.code = SIGTERM
      host.add(signal)
      for _ in 0..<5000 { host.add(SampleEvents.drop("/late.png", window: id)) }
      let full = SDL_GetNumAllocations()
      host.turn()
      #expect(host.loop.exit == .signal(SIGTERM))
      #expect(files.last == "/a.png")
      #expect(full - SDL_GetNumAllocations() > 4000)
    }
  }

  @Test("Input from another thread wakes a sleeping loop and is handled in its next turn")
  func inbox() throws {
    let inbox = InputInbox()
    try HostHarness.open({ $0.inbox = inbox }) { host in
      // Input sent before the loop existed is handled in the loop's first turn.
      inbox.send(.cancel(nil))
      host.turn(host.down(1))
      inbox.open()
      #expect(host.turn() == [], "the finger was cancelled")
      Thread.detachNewThread {
        Thread.sleep(forTimeInterval: 0.02)
        inbox.send(.cancel(nil))
      }
      host.turn(host.down(2))
      var queue = EventQueue()
      queue.wait(milliseconds: 5000)
      #expect(queue.wakeUps == 1)
      #expect(host.turn() == ["cancel system [2]", "c2"])
      inbox.close()
      inbox.send(.imagesChanged)
      #expect(inbox.take() == [.imagesChanged])
    }
  }

  @Test("C-54 new pictures are shown once, even without any other event")
  func repaint() throws {
    let inbox = InputInbox()
    try HostHarness.open({ $0.inbox = inbox }) { host in
      inbox.open()
      let frames = host.loop.statistics.frames
      host.turn()
      #expect(host.loop.statistics.frames == frames)
      inbox.send(.imagesChanged)
      inbox.send(.imagesChanged)
      host.turn()
      #expect(host.loop.statistics.frames == frames + 1)
      host.turn()
      #expect(host.loop.statistics.frames == frames + 1)
      inbox.close()
    }
  }
}
