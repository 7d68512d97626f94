import CoreGraphics
import Simulator
import Testing
import UIKit

@Suite struct FrameRateTests {
  /// What a phone showed at the moments asked for, and its trace without drawings.
  private struct Showing {
    var frames: [DisplayList] = []
    var trace: [String] = []
  }

  /// A view that turns, grows and fades, starts another animation when one ends, and follows
  /// fingers from wherever it is seen.
  private final class Restless: UIView {
    let spot = UIView(frame: CGRect(x: 10, y: 10, width: 1, height: 1))
    let wheel = UIView(frame: CGRect(x: 200, y: 200, width: 50, height: 30))
    var rounds = 0

    func start() {
      spot.backgroundColor = .red
      addSubview(spot)
      addSubview(wheel)
      turn()
      UIView.animate(withDuration: 0.077, delay: 0.011, options: [.repeat, .autoreverse]) {
        wheel.alpha = 0.1
      }
    }

    func turn() {
      rounds += 1
      // Ends between the frames of every rate.
      UIView.animate(withDuration: 0.123_457, delay: 0, options: .curveEaseOut) {
        wheel.transform = wheel.transform.rotated(by: 1).scaledBy(x: 1.1, y: 0.9)
      } completion: { [weak self] _ in
        guard let self, rounds < 6 else { return }
        print("round \(rounds)")
        turn()
      }
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
      follow(touches)
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
      follow(touches)
    }

    private func follow(_ touches: Set<UITouch>) {
      let place = touches.anyTouch?.location(in: self) ?? .zero
      UIView.beginAnimations("follow")
      UIView.setAnimationDuration(0.35)
      UIView.setAnimationBeginsFromCurrentState(true)
      spot.center = place
      spot.bounds.size = CGSize(width: 40 + place.x / 10, height: 40)
      spot.backgroundColor = .blue
      UIView.commitAnimations()
    }
  }

  /// Runs a second of fingers and animations, drawn at a rate; 0 draws only when asked.
  private static func show(rate: Int64) -> Showing {
    // The phone comes first: views are numbered in it.
    let phone = Phone(screenScale: 1)
    let view = Restless(frame: UIScreen.main.applicationFrame)
    phone.launch(.view { view })
    var showing = Showing()
    phone.trace = { line in
      if !TraceLine.isDraw(line) { showing.trace.append(line) }
    }
    view.start()
    let key = FingerKey(device: 1, finger: 1)
    let places: [(Int64, CGFloat)] = [(50_003, 40.5), (190_001, 90), (333_333, 300)]
    var inputs = places.map { time, x in
      let time = AppTime(microseconds: time)
      let place = CGPoint(x: x, y: 120)
      let kind = x == 40.5 ? FingerChange.Kind.down(place) : .move(place)
      return TimedInput(time, .finger(FingerChange(key, kind, time: time)))
    }
    let asked = stride(from: Int64(20_000), through: 1_000_000, by: 20_000)
    let ticks = rate == 0 ? [] : (1...rate).map { $0 * 1_000_000 / rate }
    for moment in Set(asked).union(ticks).sorted() {
      let now = AppTime(microseconds: moment)
      phone.step(inputs.filter { $0.time <= now }, to: now)
      inputs.removeAll { $0.time <= now }
      let frame = phone.frame()
      if moment % 20_000 == 0 { showing.frames.append(frame) }
    }
    return showing
  }

  @Test("F-40 G-03 30, 60 and 144 frames a second show the same values, bit for bit")
  func rates() {
    let still = Self.show(rate: 0)
    #expect(still.frames.count == 50)
    #expect(Set(still.frames.map { "\($0)" }).count == 50, "something moves all the time")
    #expect(still.trace.contains { $0.hasSuffix("log round 1") })
    for rate in [30, 60, 144] as [Int64] {
      let shown = Self.show(rate: rate)
      // The frames themselves would fill pages.
      let wrong = zip(shown.frames, still.frames).enumerated().filter { $1.0 != $1.1 }.map(\.offset)
      #expect(wrong == [], "at \(rate) frames a second")
      #expect(shown.frames.count == still.frames.count)
      #expect(shown.trace == still.trace)
    }
  }
}
