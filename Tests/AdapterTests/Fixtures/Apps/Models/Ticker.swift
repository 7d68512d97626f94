import Foundation

/// A model without views.
class Ticker: NSObject {
  private var timer: Timer?
  private(set) var count = 0
  var changed: ((Int) -> Void)?

  func start() {
    timer = Timer.scheduledTimer(
      timeInterval: 0.1, target: self, selector: #selector(Ticker.tick), userInfo: nil,
      repeats: true)
  }

  @objc private func tick() {
    count += 1
    changed?(count)
    if count == 3 { timer?.invalidate() }
  }
}
