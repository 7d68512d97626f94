import Dispatch
import Foundation
import UIKit

// Typical iOS code that schedules work. UIKit replaces some names in Foundation and Dispatch. These
// names are not ambiguous, although this file imports all three modules.

/// A view that schedules work and logs it.
class LaterView: UIView {
  var notes: [String] = []
  var timer: Timer?
  var pending: DispatchWorkItem?
  private var link: CADisplayLink?
  private let queue = DispatchQueue(label: "images", qos: .userInitiated, attributes: .concurrent)

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    notes.append("began")
    DispatchQueue.main.async { self.notes.append("async") }
    DispatchQueue.main.async { [weak self] in self?.notes.append("weak") }
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) { self.notes.append("0.5") }
    DispatchQueue.main.asyncAfter(deadline: DispatchTime.now() + .milliseconds(200)) {
      self.notes.append("0.2")
    }
    let item = DispatchWorkItem { print("never") }
    pending?.cancel()
    pending = item
    DispatchQueue.main.asyncAfter(deadline: .now() + 1, execute: item)
    item.cancel()
    Task {
      notes.append("task")
      try? await Task.sleep(nanoseconds: 100_000_000)
      notes.append("0.1")
      let sum = await Self.sum()
      notes.append("\(sum)")
      try? await Task.sleep(for: .seconds(0.5))
      notes.append("0.6")
    }
    Task { @MainActor in notes.append("main") }
    queue.async {
      let count = (0..<1000).reduce(0, +)
      DispatchQueue.main.async { self.notes.append("count \(count)") }
    }
    DispatchQueue.global(qos: .background).asyncAfter(deadline: .now() + 0.7) {
      DispatchQueue.main.sync { self.notes.append("0.7") }
    }
    NSLog("%@ %d", "noted", 1)
    NSLog("plain")
  }

  private nonisolated static func sum() async -> Int {
    await Task.detached { (1...10).reduce(0, +) }.value
  }

  func startTimers() {
    timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [weak self] timer in
      MainActor.assumeIsolated { self?.notes.append("tick") }
    }
    timer?.tolerance = 0.1
    let other = Timer(timeInterval: 0.25, repeats: false) { _ in print("once") }
    RunLoop.main.add(other, forMode: .common)
    RunLoop.current.add(
      Timer(fire: Date(), interval: 1, repeats: false) { _ in }, forMode: .default)
    link = CADisplayLink(target: self, selector: LaterView.step)
    link?.preferredFramesPerSecond = 30
    link?.add(to: .main, forMode: .common)
  }

  func step(_ link: CADisplayLink) {
    if link.targetTimestamp > link.timestamp { notes.append("frame") }
    link.invalidate()
    self.link = nil
  }
}
