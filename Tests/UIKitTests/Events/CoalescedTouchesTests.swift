import Simulator
import Testing
import TouchTesting
import UIKit

struct CoalescedTouchesTests {
  let view = LoggingView()

  /// Sends moves to a phone in one turn, each with its own location and time.
  private func move(_ phone: TestPhone, _ samples: [(x: CGFloat, time: TimeInterval)]) {
    let inputs = samples.map { x, seconds in
      let time = AppTime(seconds: seconds)
      let change = TouchChange(phone.finger(1).key, .move(CGPoint(x: x, y: 10)))
      return Timed(time, change)
    }
    phone.step(PacketCoalescer.packets(of: inputs), to: inputs.map(\.time).max() ?? phone.now)
  }

  @Test("B-10 each sample has one immutable snapshot, oldest first; the last one equals the touch")
  func samples() throws {
    let phone = TestPhone(view)
    let touch = try #require(phone.finger(1).down(at: 10, 10).touch)
    var snapshots: [UITouch] = []
    view.onTouches = { _, touches, event in
      guard let touch = touches.first, snapshots.isEmpty else { return }
      snapshots = event.coalescedTouches(for: touch) ?? []
    }
    move(phone, [(20, 0.001), (30, 0.002), (40, 0.003)])
    move(phone, [(90, 0.1)])
    #expect(snapshots.map { $0.location(in: nil).x } == [20, 30, 40])
    #expect(snapshots.map { $0.previousLocation(in: nil).x } == [10, 20, 30])
    #expect(snapshots.map(\.timestamp) == [0.001, 0.002, 0.003])
    #expect(snapshots.map(\.phase) == [.moved, .moved, .moved])
    #expect(snapshots.allSatisfy { $0 !== touch && $0.view === view })
    #expect(touch.window != nil && snapshots.allSatisfy { $0.window === touch.window })
  }

  @Test("B-10 G-09 after a suspension, samples use the app's clock, as the touch does")
  func samplesAfterSuspension() {
    let phone = TestPhone(view)
    phone.step([Timed(.zero, .suspend)], to: .zero)
    phone.step([Timed(AppTime(seconds: 10), .resume)], to: AppTime(seconds: 10))
    let down = TouchChange(phone.finger(1).key, .down(CGPoint(x: 10, y: 10)))
    phone.step([Timed(AppTime(seconds: 11), .touches([down]))], to: AppTime(seconds: 11))
    var times: [TimeInterval] = []
    view.onTouches = { _, touches, event in
      for touch in touches {
        times += (event.coalescedTouches(for: touch) ?? []).map(\.timestamp) + [touch.timestamp]
      }
    }
    move(phone, [(20, 11.001), (30, 11.002), (40, 11.003)])
    // The clock was stopped for ten seconds.
    #expect(times == [1.001, 1.002, 1.003, 1.003])
  }

  @Test("B-10 a packet with one sample produces one snapshot in every phase")
  func single() {
    let phone = TestPhone(view)
    var counts: [Int?] = []
    view.onTouches = { _, touches, event in
      counts += touches.map { event.coalescedTouches(for: $0)?.count }
    }
    phone.finger(1).down(at: 10, 10).move(to: 20, 10).up()
    phone.finger(1).down(at: 10, 10)
    phone.cancel()
    #expect(counts == [1, 1, 1, 1, 1])
  }

  @Test("B-10 when a finger lifts at another location, only the implicit move has samples")
  func liftElsewhere() {
    let phone = TestPhone(view)
    phone.finger(1).down(at: 10, 10)
    var counts: [Int?] = []
    view.onTouches = { _, touches, event in
      counts += touches.map { event.coalescedTouches(for: $0)?.count }
    }
    var lift = TouchChange(phone.finger(1).key, .up(CGPoint(x: 30, y: 10)))
    lift.earlierSamples = [.init(point: CGPoint(x: 20, y: 10), time: phone.now)]
    phone.deliver([lift])
    #expect(counts == [2, 1])
  }

  @Test("B-10 B-11 the result is nil outside of packets and for touches that are not in the packet")
  func outside() throws {
    let phone = TestPhone(view)
    let first = try #require(phone.finger(1).down(at: 10, 10).touch)
    var stored: UIEvent?
    var answers: [Bool] = []
    var predicted: [Int?] = []
    view.onTouches = { _, touches, event in
      stored = event
      answers.append(event.coalescedTouches(for: first) == nil)
      predicted.append(event.predictedTouches(for: first)?.count)
    }
    phone.finger(2).down(at: 50, 50)
    phone.finger(1).move(to: 20, 10)
    #expect(answers == [true, false])
    #expect(predicted == [nil, 0])
    let event = try #require(stored)
    #expect(event.coalescedTouches(for: first) == nil)
    #expect(event.predictedTouches(for: first) == nil)
  }

  @Test("B-10 a snapshot is not one of the event's touches")
  func snapshotIsNoTouch() {
    let phone = TestPhone(view)
    var answer: [UITouch]? = []
    view.onTouches = { _, touches, event in
      guard let touch = touches.first, let snapshot = event.coalescedTouches(for: touch)?.first
      else { return }
      answer = event.coalescedTouches(for: snapshot)
    }
    phone.finger(1).down(at: 10, 10)
    #expect(answer == nil)
  }
}
