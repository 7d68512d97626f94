import Simulator
import Streams
import Testing
import TouchTesting
import UIKit

struct FrameRateTests {
  /// The result of one run.
  struct Outcome: Equatable {
    var log: String
    var trace: [String]
    var drawCount: Int
  }

  /// Animates and touches a view, and logs the exact presentation values every 7 ms.
  private func story(rate: Int) -> Outcome {
    // Without a new context, these views would have numbers from the previous phone.
    AppContext().makeCurrent()
    let view = LoggingView()
    let ball = LoggingView("ball", frame: CGRect(x: 10, y: 10, width: 80, height: 80))
    view.addSubview(ball)
    let phone = TestPhone(view)
    let timer = Timer.scheduledTimer(withTimeInterval: 0.007, repeats: true) { _ in
      MainActor.assumeIsolated {
        guard let shown = ball.layer.presentation() else { return }
        let transform = shown.affineTransform()
        let numbers = [
          shown.position.x, shown.position.y, transform.a, transform.b, shown.bounds.width,
        ]
        print(numbers.map { String($0.bitPattern, radix: 16) }.joined(separator: " "))
      }
    }
    ball.onTouches = { phase, touches, _ in
      UIView.animate(withDuration: 0.3, delay: 0.01, options: .allowUserInteraction) {
        ball.transform = CGAffineTransform(rotationAngle: phase == .began ? 2 : -1)
        if let touch = touches.first { ball.center = touch.location(in: view) }
      } completion: { finished in
        ball.setNeedsDisplay()
        UIView.animate(withDuration: 0.1) { ball.bounds.size.width += finished ? 5 : -3 }
      }
    }
    let key = phone.finger(1).key
    var inputs: [Timed<PhoneEvent>] = []
    for (time, kind) in [
      (0.05, .down(CGPoint(x: 20, y: 20))), (0.123_457, .move(CGPoint(x: 100, y: 77))),
      (0.2, .move(CGPoint(x: 130, y: 200))), (0.2, .up(nil)),
    ] as [(TimeInterval, TouchChange.Kind)] {
      let time = AppTime(seconds: time)
      inputs.append(Timed(time, .touches([TouchChange(key, kind)])))
    }
    let interval = FrameScheduler(ticksPerSecond: rate).interval
    var tick = AppTime.zero
    while tick < AppTime(seconds: 1) {
      tick = min(AppTime(microseconds: tick.microseconds + interval), AppTime(seconds: 1))
      let due = inputs.prefix { $0.time <= tick }
      inputs.removeFirst(due.count)
      phone.step(Array(due), to: tick)
      _ = phone.device.frame()
    }
    timer.invalidate()
    return Outcome(
      log: phone.log.text, trace: phone.trace.filter { !TraceFormatter.isDraw($0) },
      drawCount: phone.device.turnCount)
  }

  @Test("F-40 G-03 presentation values are identical at 30, 60 and 144 frames per second")
  func frameRates() {
    let slow = story(rate: 30)
    #expect(slow.log.split(separator: "\n").count > 140)
    for rate in [60, 144] {
      let fast = story(rate: rate)
      #expect(fast.log == slow.log)
      let difference = zip(fast.trace, slow.trace).first { $0 != $1 }
      #expect(difference == nil && fast.trace.count == slow.trace.count)
      #expect(fast.drawCount > slow.drawCount)
    }
  }

  @Test("G-03 a phone requests turns only for animations, touches and timers")
  func sleeping() {
    let view = LoggingView()
    let phone = TestPhone(view)
    let loop = FrameScheduler(ticksPerSecond: 60)
    let tick = AppTime(microseconds: 16_666)
    // The first frame has not been composed yet.
    #expect(loop.nextTurn(of: phone.device, after: .zero) == tick)
    _ = phone.device.frame()
    #expect(loop.nextTurn(of: phone.device, after: .zero) == nil)
    view.perform(after: 5, key: "p") {}
    #expect(loop.nextTurn(of: phone.device, after: .zero) == AppTime(seconds: 5))
    view.perform(after: 0.001, key: "p") {}
    phone.finger(1).down(at: 10, 10)
    #expect(loop.nextTurn(of: phone.device, after: .zero) == AppTime(seconds: 0.001))
    phone.at(0.01)
    _ = phone.device.frame()
    #expect(loop.nextTurn(of: phone.device, after: .zero) == tick)
    phone.finger(1).up()
    _ = phone.device.frame()
    #expect(loop.nextTurn(of: phone.device, after: .zero) == AppTime(seconds: 5))
    UIView.animate(withDuration: 1) { view.alpha = 0.5 }
    _ = phone.device.frame()
    #expect(loop.nextTurn(of: phone.device, after: .zero) == tick)
    phone.give(.suspend)
    #expect(loop.nextTurn(of: phone.device, after: .zero) == nil)
  }
}
