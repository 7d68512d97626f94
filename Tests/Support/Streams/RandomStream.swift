import CoreGraphics
import Foundation
import Simulator
import UIKit

/// One random app under random fingers, from its launch to its end.
///
/// Up to thirteen fingers land, move, lift and are cancelled over an app whose windows and views
/// remove, move, hide, disable and change each other inside callbacks. The same seed makes the same
/// story in every process. With gestures the windows and views have gesture recognizers, as wild as
/// the rest; a seed makes another story then.
package struct RandomStream {
  private let seed: UInt64
  private let rate: Int?
  private let gestures: Bool

  /// Makes a stream.
  ///
  /// - Parameters:
  ///   - rate: Frames a second in which time passes; nil lets it pass at once from change to change.
  ///   - gestures: Whether the app has gesture recognizers.
  package init(seed: UInt64, rate: Int? = nil, gestures: Bool = false) {
    self.seed = seed
    self.rate = rate
    self.gestures = gestures
  }

  /// Runs the stream and returns a sentence for each rule that was broken.
  ///
  /// - Parameter trace: Is given the lines of the phone's trace.
  package func run(trace: ((String) -> Void)? = nil) -> [String] {
    weak var context: AppContext?
    let ledger: InvariantChecker
    let gestureLedger: GestureInvariantChecker?
    do {
      let app = RandomApp(seed: seed, gestures: gestures)
      ledger = app.ledger
      gestureLedger = app.gestures?.ledger
      let phone = Phone(screenScale: 1)
      context = phone.context
      app.phone = phone
      phone.launch(
        .main {
          app.build()
          phone.context.launch(
            RandomApplication(ledger: app.gestures?.ledger), delegate: EmptyDelegate())
        })
      phone.trace = trace
      phone.observer = { event in
        if case .packet(let record) = event { ledger.packet(record) }
        gestureLedger?.note(event)
      }
      play(app, on: phone)
      give(.cancel(nil), to: phone)
      ledger.close(phone)
      if gestures {
        if phone.isSuspended { give(.resume, to: phone) }
        wait(2, on: phone)
        gestureLedger?.close()
      }
      wait(1, on: phone)
      app.close()
    }
    AppContext.current = AppContext()
    var faults = ledger.faults + (gestureLedger?.faults ?? [])
    if context != nil { faults.append("the app's state leaked") }
    if !ledger.leaks.isEmpty { faults.append("leaked: \(ledger.leaks)") }
    return faults
  }

  /// Lets time pass.
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
    let fingers = Int64(app.dice.count(1...13))
    var down: Set<Int64> = []
    for _ in 0..<app.dice.count(5...60) {
      if app.dice.once(in: 3) { wait(app.dice.number(0...0.3), on: phone) }
      if app.dice.once(in: 25) {
        interrupt(phone, fingers, app.dice)
      } else {
        var changes: [TouchChange] = []
        for number in 1...fingers where app.dice.once(in: 2) {
          let key = FingerKey(device: 1, finger: number)
          changes += kinds(of: number, &down, app.dice).map {
            TouchChange(key, $0, time: phone.now)
          }
        }
        give(.packet(changes), to: phone)
      }
      app.maybeDoSomething(near: nil)
      if app.dice.once(in: 4) { app.mend() }
      if phone.isSuspended, app.dice.once(in: 3) { give(.resume, to: phone) }
    }
  }

  /// What a finger does in one packet: mostly sense; now and then what no device should report.
  private func kinds(
    of finger: Int64, _ down: inout Set<Int64>, _ dice: SeededRandom
  ) -> [TouchChange.Kind] {
    let place = CGPoint(x: dice.number(-5...325), y: dice.number(-5...485))
    if dice.once(in: 40) {
      switch dice.count(0...2) {
      case 0: return [.down(place)]
      case 1: return [.up(nil)]
      default: return [.move(place)]
      }
    }
    guard !down.insert(finger).inserted else { return [.down(place)] }
    // A move and the lift may share a packet.
    let leaves = dice.once(in: 3)
    if leaves { down.remove(finger) }
    return switch dice.count(0...9) {
    case 0: [.cancel]
    case 1: [.up(place)]
    case 2: [.up(nil)]
    case 3...5: [.move(CGPoint(x: place.x.rounded(), y: place.y.rounded()))]
    default: [.move(place)]
    }
  }

  private func interrupt(_ phone: Phone, _ fingers: Int64, _ dice: SeededRandom) {
    let finger = FingerKey(device: 1, finger: Int64(dice.count(1...Int(fingers))))
    let inputs: [PhoneEvent] = [
      .cancel(nil), .cancel([finger]), .cancel([finger, finger]), .focus(gained: false),
      .focus(gained: true), .suspend, .resume, .resize, .key(.escape, isDown: true),
    ]
    if let input = dice.one(of: inputs) { give(input, to: phone) }
  }

  private func give(_ input: PhoneEvent, to phone: Phone) {
    phone.step([TimedInput(phone.now, input)], to: phone.now)
  }
}

/// Tells when a packet is on its way.
private final class RandomApplication: UIApplication {
  private let ledger: GestureInvariantChecker?

  init(ledger: GestureInvariantChecker?) {
    self.ledger = ledger
    super.init()
  }

  override func sendEvent(_ event: UIEvent) {
    ledger?.isSending = true
    super.sendEvent(event)
    ledger?.isSending = false
  }
}

/// The windows are the random app's own.
private final class EmptyDelegate: UIResponder, UIApplicationDelegate {}
