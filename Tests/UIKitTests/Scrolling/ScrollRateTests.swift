import Testing
import TouchTesting

@testable import UIKit

/// Pans and scrolling at different rates of frames and packets.
@Suite struct ScrollRateTests {
  nonisolated private static let rates = [30, 60, 120]

  /// Drags finger 1 with a number of packets per second, and lifts it at the time of the last one.
  ///
  /// - Parameter location: The finger's distance from 300 points below the top, after a time.
  private func drag(
    on phone: TestPhone, rate: Int, for seconds: Double, _ location: (Double) -> Double,
    eachPacket: () -> Void = {}
  ) {
    let start = phone.now
    phone.finger(1).down(at: 160, 300)
    for packet in 1...Int((seconds * Double(rate)).rounded()) {
      let elapsed = Double(packet) / Double(rate)
      phone.step(to: start.advanced(by: elapsed))
      phone.finger(1).move(to: 160, 300 - location(elapsed))
      eachPacket()
    }
    phone.finger(1).up()
  }

  /// A view that stores the velocities of its pan.
  private final class PanView: UIView {
    private(set) var velocities: [CGPoint] = []

    init() {
      super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
      addGestureRecognizer(UIPanGestureRecognizer(target: self, action: PanView.panned))
    }

    required init?(coder: NSCoder) { nil }

    private func panned(_ pan: UIPanGestureRecognizer) {
      velocities.append(pan.velocity(in: nil))
    }
  }

  @Test("D-42 a pan's velocity is the same at 30, 60, and 120 packets per second", arguments: rates)
  func velocity(rate: Int) {
    let view = PanView()
    // The finger accelerates by 800 points per second squared: x = 400 t².
    drag(on: TestPhone(view), rate: rate, for: 0.5) { 400 * $0 * $0 }
    // The mean velocity between 0.4 and 0.5 s.
    let expected = -400 * (0.5 * 0.5 - 0.4 * 0.4) / 0.1
    #expect(abs((view.velocities.last?.y ?? 0) - expected) < 1e-3)
  }

  @Test(
    "D-42 at other rates, the velocity differs by at most the change in half the time of a packet",
    arguments: [25, 50, 90, 144])
  func otherRates(rate: Int) {
    let view = PanView()
    drag(on: TestPhone(view), rate: rate, for: 0.5) { 400 * $0 * $0 }
    // The last packet is at or near 0.5 s.
    let end = (0.5 * Double(rate)).rounded() / Double(rate)
    let expected = -400 * (end * end - (end - 0.1) * (end - 0.1)) / 0.1
    let tolerance = 800 / Double(rate) / 2
    #expect(abs((view.velocities.last?.y ?? 0) - expected) <= tolerance)
  }

  /// A phone with a scroll view whose contents are long.
  private func scrollingPhone() -> (TestPhone, UIScrollView) {
    let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    scrollView.contentSize = CGSize(width: 320, height: 10_000)
    return (TestPhone(scrollView), scrollView)
  }

  @Test("N-36 contents come to rest at the same offset, whatever the frame rate", arguments: rates)
  func frames(rate: Int) {
    func rest(_ rate: Int?) -> CGFloat {
      let (phone, scrollView) = scrollingPhone()
      // The packets are the same: 600 points per second for 0.3 s.
      drag(on: phone, rate: 60, for: 0.3, { 600 * $0 }, eachPacket: { _ = phone.device.frame() })
      guard let rate else {
        phone.after(5)
        return scrollView.contentOffset.y
      }
      let start = phone.now
      for frame in 1...5 * rate {
        phone.step(to: start.advanced(by: Double(frame) / Double(rate)))
        _ = phone.device.frame()
      }
      return scrollView.contentOffset.y
    }
    let withoutFrames = rest(nil)
    #expect(withoutFrames > 200)
    #expect(rest(rate) == withoutFrames)
  }

  @Test(
    "N-36 contents come to rest at the same offset, whatever the rate of packets", arguments: rates)
  func packets(rate: Int) {
    let (phone, scrollView) = scrollingPhone()
    let start = scrollView.contentOffset.y
    drag(on: phone, rate: rate, for: 0.3) { 600 * $0 }
    phone.after(5)
    // 180 points less 10 (N-37), and the deceleration from 600 points per second to 10 (N-38).
    let deceleration = 590 / ScrollMotion.decay(of: UIScrollView.DecelerationRate.normal.rawValue)
    #expect(abs(scrollView.contentOffset.y - (start + 170 + deceleration)) < 1e-3)
  }
}
