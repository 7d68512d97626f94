import CoreGraphics
import Testing
import TouchTesting
import UIKit

/// Queues, tasks, timers, and display links on the phone's clock.
struct ClockTests {
  /// A view that calls a test's closure when tapped. `note` prints the time and a word.
  final class Pad: UIView {
    var tapped: (Pad) -> Void = { _ in }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { tapped(self) }
  }

  /// Runs `body` in a touch callback 1 s after launch, and returns the log 5 s later.
  private func log(_ body: @escaping (Pad) -> Void) -> [String] {
    let pad = Pad()
    pad.tapped = body
    let phone = TestPhone(pad)
    phone.at(1)
    phone.finger(1).down(at: 10, 10).up()
    phone.after(5)
    return phone.log.lines.map { "\(Int(($0.time * 1000).rounded())) \($0.text)" }
  }

  // MARK: - Queues

  @Test("G-11 G-12 main-queue blocks run in order after the callback, or after their delay")
  func mainQueue() {
    let log = log { _ in
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) { print("half") }
      DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(200)) { print("200 ms") }
      DispatchQueue.main.asyncAfter(deadline: .now() + 1) { print("1 s") }
      DispatchQueue.main.asyncAfter(wallDeadline: .now() + 2) { print("2 s") }
      DispatchQueue.main.async { print("next") }
      DispatchQueue.main.async { DispatchQueue.main.async { print("nested") } }
      RunLoop.main.perform { print("perform") }
      print("callback")
    }
    #expect(
      log == [
        "1000 callback", "1000 next", "1000 perform", "1000 nested", "1200 200 ms", "1500 half",
        "2000 1 s", "3000 2 s",
      ])
  }

  @Test("a canceled work item does not run; others notify when they finish")
  func workItems() {
    let log = log { _ in
      let cancelled = DispatchWorkItem { print("never") }
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.1, execute: cancelled)
      let item = DispatchWorkItem { print("item") }
      item.notify(queue: .main) { print("notified") }
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.2, execute: item)
      DispatchQueue.main.async {
        cancelled.cancel()
        print("cancelled: \(cancelled.isCancelled)")
      }
    }
    #expect(log == ["1000 cancelled: true", "1200 item", "1200 notified"])
  }

  @Test("G-13 background results arrive at the time of the call, in submission order")
  func background() {
    for _ in 0..<20 {
      let log = log { _ in
        for number in 1...4 {
          DispatchQueue.global().async {
            // Make earlier blocks take longer.
            usleep(UInt32(2000 / number))
            print("in \(number)")
            DispatchQueue.main.async { print("out \(number)") }
          }
        }
        print("callback")
      }
      #expect(
        log == ["1000 callback"]
          + (1...4).flatMap { ["1000 in \($0)", "1000 out \($0)"] })
    }
  }

  @Test("a group notifies once its blocks have finished; main.sync runs on the main thread")
  func groups() {
    let log = log { _ in
      let group = DispatchGroup()
      let queue = DispatchQueue(label: "work")
      for number in 1...3 {
        queue.async(group: group) {
          let result = DispatchQueue.main.sync {
            print("sync \(number)"); return number * 2
          }
          print("got \(result)")
        }
      }
      group.notify(queue: .main) { print("all") }
      group.enter()
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.25) { group.leave() }
    }
    #expect(
      log == [
        "1000 sync 1", "1000 got 2", "1000 sync 2", "1000 got 4", "1000 sync 3", "1000 got 6",
        "1250 all",
      ])
  }

  @Test("the main thread can wait for background blocks")
  func waiting() {
    let log = log { _ in
      nonisolated(unsafe) var sum = 0
      let queue = DispatchQueue(label: "sum")
      let group = DispatchGroup()
      for number in 1...10 { queue.async(group: group) { sum += number } }
      group.wait()
      print("\(sum)")
      queue.async { sum = 7 }
      queue.sync { print("\(sum)") }
    }
    #expect(log == ["1000 55", "1000 7"])
  }

  // MARK: - Tasks

  @Test("G-11 G-12 tasks run after the callback and sleep on the phone's clock")
  func tasks() {
    let log = log { _ in
      Task {
        print("task")
        try await Task.sleep(for: .milliseconds(200))
        print("slept")
        try await Task.sleep(nanoseconds: 300_000_000)
        print("again")
        await Task.yield()
        print("yielded")
      }
      Task { @MainActor in print("second") }
      DispatchQueue.main.async { print("block") }
      print("callback")
    }
    #expect(
      log == [
        "1000 callback", "1000 task", "1000 second", "1000 block", "1200 slept", "1500 again",
        "1500 yielded",
      ])
  }

  @Test("background tasks and groups run in the same order every time")
  func backgroundTasks() {
    for _ in 0..<20 {
      let log = log { _ in
        Task {
          let sum = await withTaskGroup(of: Int.self) { group in
            for number in 1...5 {
              group.addTask {
                print("child \(number)")
                return number
              }
            }
            var sum = 0
            for await number in group { sum += number }
            return sum
          }
          print("sum \(sum)")
        }
        Task.detached {
          print("detached")
          await MainActor.run { print("main") }
          try await Task.sleep(for: .seconds(1))
          print("later")
        }
      }
      #expect(
        log == [
          "1000 detached", "1000 main", "1000 child 1", "1000 child 2", "1000 child 3",
          "1000 child 4", "1000 child 5", "1000 sum 15", "2000 later",
        ])
    }
  }

  @Test("a canceled task wakes immediately")
  func cancellation() {
    let log = log { _ in
      let task = Task {
        do {
          try await Task.sleep(for: .seconds(3))
        } catch {
          print("cancelled: \(error is CancellationError)")
        }
      }
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) { task.cancel() }
    }
    #expect(log == ["1500 cancelled: true"])
  }

  @Test("a task that the test itself creates does not use the phone's clock")
  func ownTask() async {
    let phone = TestPhone(Pad())
    let task = Task { 7 }
    phone.after(1)
    #expect(await task.value == 7)
  }

  // MARK: - Timers

  @Test("G-11 timers fire in a run loop, once or repeatedly, until they are invalidated")
  func timers() {
    let log = log { _ in
      nonisolated(unsafe) var count = 0
      let timer = Timer(timeInterval: 0.5, repeats: true) { timer in
        count += 1
        print("tick \(count)")
        if count == 3 { timer.invalidate() }
      }
      RunLoop.main.add(timer, forMode: .common)
      RunLoop.current.add(timer, forMode: .default)
      let once = Timer.scheduledTimer(withTimeInterval: 0.1, repeats: false) { _ in print("once") }
      print("\(once.isValid) \(once.timeInterval) \(timer.timeInterval) \(timer.tolerance)")
      timer.fire()
    }
    #expect(
      log == ["1000 true 0.0 0.5 0.0", "1000 tick 1", "1100 once", "1500 tick 2", "2000 tick 3"])
  }

  @Test("setting a timer's fire date moves its next firing; a fired one-shot timer is invalid")
  func dates() {
    let log = log { _ in
      let timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in print("tick") }
      timer.fireDate = Date(timeIntervalSinceNow: 3.5)
      DispatchQueue.main.asyncAfter(deadline: .now() + 4) { timer.fireDate = .distantFuture }
      let once = Timer(timeInterval: 1, repeats: false) { _ in print("once") }
      once.fire()
      once.fire()
      print("\(once.isValid)")
    }
    #expect(log == ["1000 once", "1000 false", "4500 tick"])
  }

  @Test("G-15 a timer that is added late fires immediately, and then on schedule")
  func lateTimer() {
    let log = log { _ in
      // This is due at 1.5 s and every half second after that.
      let timer = Timer(timeInterval: 0.5, repeats: true) { _ in print("tick") }
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.7) {
        RunLoop.main.add(timer, forMode: .common)
      }
      DispatchQueue.main.asyncAfter(deadline: .now() + 1.6) { timer.invalidate() }
    }
    #expect(log == ["1700 tick", "2000 tick", "2500 tick"])
  }

  // MARK: - Display links

  final class Ticker {
    var times: [Double] = []

    func tick(_ link: CADisplayLink) {
      times.append(link.timestamp)
      #expect(abs(link.targetTimestamp - link.timestamp - 1.0 / 60) < 1e-5)
      #expect(link.duration == 1.0 / 60)
      if times.count == 4 { link.isPaused = true }
    }
  }

  @Test("G-14 a display link is called for each frame until it is paused")
  func displayLink() {
    let ticker = Ticker()
    let phone = TestPhone(Pad())
    let link = CADisplayLink(target: ticker, selector: Ticker.tick)
    link.add(to: .main, forMode: .common)
    phone.after(1)
    #expect(ticker.times == [0.016667, 0.033333, 0.05, 0.066667])
    link.isPaused = false
    phone.after(0.02)
    #expect(ticker.times.last == 1.016667)
    link.invalidate()
    phone.after(1)
    #expect(ticker.times.count == 5)
  }

  @Test(
    "a display link uses the display's highest rate that does not exceed the preferred rate",
    arguments: [(30, 30), (60, 60), (120, 60), (45, 30), (20, 20), (1, 1)])
  func rates(wanted: Int, expected: Int) {
    var count = 0
    let phone = TestPhone(Pad())
    let link = CADisplayLink(call: { _ in count += 1 })
    link.preferredFramesPerSecond = wanted
    link.add(to: .main, forMode: .default)
    phone.after(1)
    #expect(count == expected)
  }
}
