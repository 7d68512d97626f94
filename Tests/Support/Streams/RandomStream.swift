import CoreGraphics
import Foundation
import Simulator
package import UIKit

/// A random app touched by random fingers, from launch to end.
///
/// Up to thirteen fingers touch down, move, lift, and are canceled, while windows and views remove,
/// move, hide, disable, and change each other in callbacks. The same seed gives the same run in
/// every process. If gestures are enabled, the windows and views have random gesture recognizers
/// too, and the seed gives a different run.
package struct RandomStream {
  private let random: () -> SeededRandom
  private let rate: Int?
  private let gestures: Bool
  private let findsLeaks: Bool

  /// Creates a stream. Every tenth seed searches for leaks too.
  ///
  /// - Parameters:
  ///   - rate: The frame rate at which time advances, or `nil` to advance directly from
  ///     change to change.
  ///   - gestures: Whether the app has gesture recognizers.
  package init(seed: UInt64, rate: Int? = nil, gestures: Bool = false) {
    random = { SeededRandom(seed: seed) }
    self.rate = rate
    self.gestures = gestures
    findsLeaks = seed % 10 == 0
  }

  /// Creates a stream determined entirely by a fuzzer's input, including the gestures.
  package init(_ input: [UInt8]) {
    random = { FuzzedDataProvider(Array(input.dropFirst())) }
    rate = nil
    gestures = input.first.map { $0 % 2 == 0 } ?? false
    findsLeaks = true
  }

  /// Runs the stream and returns a message for each violated rule.
  ///
  /// - Parameters:
  ///   - trace: A closure that receives the phone's trace lines.
  ///   - explain: A closure that receives each touch explanation as it is created.
  package func run(
    trace: ((String) -> Void)? = nil, explain: ((TouchExplanation, AppContext) -> Void)? = nil
  ) -> [String] {
    weak var context: AppContext?
    let checker: InvariantChecker
    let gestureChecker: GestureInvariantChecker?
    do {
      let app = RandomApp(random(), gestures: gestures, findsLeaks: findsLeaks)
      checker = app.checker
      gestureChecker = app.gestures?.checker
      let phone = Phone(screenScale: 1)
      context = phone.context
      app.phone = phone
      phone.launch(
        .main {
          app.build()
          phone.context.launch(
            RandomApplication(checker: app.gestures?.checker), delegate: EmptyDelegate())
        })
      phone.trace = trace
      if let explain {
        phone.context.host.explainer = TouchExplainer { [unowned phone] in
          explain($0, phone.context)
        }
      }
      phone.observer = { event in
        if case .packet(let record) = event { checker.packet(record) }
        gestureChecker?.note(event)
      }
      play(app, on: phone)
      give(.cancel(nil), to: phone)
      checker.close(phone)
      if gestures {
        if phone.isSuspended { give(.resume, to: phone) }
        wait(2, on: phone)
        gestureChecker?.close()
      }
      wait(1, on: phone)
      app.close()
    }
    AppContext().makeCurrent()
    var faults = checker.faults + (gestureChecker?.faults ?? [])
    if context != nil { faults.append("the app's state leaked") }
    if !checker.leaks.isEmpty { faults.append("leaked: \(checker.leaks)") }
    return faults
  }

  /// Advances the time.
  private func wait(_ seconds: TimeInterval, on phone: Phone) {
    let end = phone.now.advanced(by: seconds)
    if let rate {
      let interval = FrameScheduler(ticksPerSecond: rate).interval
      while !phone.isSuspended, phone.now.microseconds + interval < end.microseconds {
        phone.step(to: AppTime(microseconds: phone.now.microseconds + interval))
      }
    }
    phone.step(to: end)
  }

  private func play(_ app: RandomApp, on phone: Phone) {
    let fingers = Int64(app.random.count(1...13))
    var down: Set<Int64> = []
    for _ in 0..<app.random.count(5...60) {
      if app.random.once(in: 3) { wait(app.random.number(0...0.3), on: phone) }
      if app.random.once(in: 25) {
        interrupt(phone, fingers, app.random)
      } else {
        var changes: [TouchChange] = []
        for number in 1...fingers where app.random.once(in: 2) {
          let key = FingerKey(device: 1, finger: number)
          changes += kinds(of: number, &down, app.random).map {
            TouchChange(key, $0)
          }
        }
        give(.touches(changes), to: phone)
      }
      app.maybeChangeSomething(near: nil)
      if app.random.once(in: 4) { app.repair() }
      if phone.isSuspended, app.random.once(in: 3) { give(.resume, to: phone) }
    }
  }

  /// Returns a finger's changes in one packet, which are usually valid, but sometimes impossible on
  /// a real device.
  private func kinds(
    of finger: Int64, _ down: inout Set<Int64>, _ random: SeededRandom
  ) -> [TouchChange.Kind] {
    let point = CGPoint(x: random.number(-5...325), y: random.number(-5...485))
    if random.once(in: 40) {
      switch random.count(0...2) {
      case 0: return [.down(point)]
      case 1: return [.up(nil)]
      default: return [.move(point)]
      }
    }
    guard !down.insert(finger).inserted else { return [.down(point)] }
    // A move and a lift may share a packet.
    let leaves = random.once(in: 3)
    if leaves { down.remove(finger) }
    return switch random.count(0...9) {
    case 0: [.cancel]
    case 1: [.up(point)]
    case 2: [.up(nil)]
    case 3...5: [.move(CGPoint(x: point.x.rounded(), y: point.y.rounded()))]
    default: [.move(point)]
    }
  }

  private func interrupt(_ phone: Phone, _ fingers: Int64, _ random: SeededRandom) {
    let finger = FingerKey(device: 1, finger: Int64(random.count(1...Int(fingers))))
    let inputs: [PhoneEvent] = [
      .cancel(nil), .cancel([finger]), .cancel([finger, finger]), .focus(gained: false),
      .focus(gained: true), .suspend, .resume, .resize, .cancel(nil),
    ]
    if let input = random.one(of: inputs) { give(input, to: phone) }
  }

  private func give(_ input: PhoneEvent, to phone: Phone) {
    phone.step([Timed(phone.now, input)], to: phone.now)
  }
}

/// An application that reports when a packet is being sent.
private final class RandomApplication: UIApplication {
  private let checker: GestureInvariantChecker?

  init(checker: GestureInvariantChecker?) {
    self.checker = checker
    super.init()
  }

  override func sendEvent(_ event: UIEvent) {
    checker?.isSending = true
    super.sendEvent(event)
    checker?.isSending = false
  }
}

/// A delegate without a window, because the random app creates its own windows.
private final class EmptyDelegate: UIResponder, UIApplicationDelegate {}
