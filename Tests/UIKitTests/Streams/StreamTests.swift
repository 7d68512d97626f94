import Simulator
import Testing
import UIKit

/// Random packets into random apps whose views remove, move, hide and change each other.
///
/// `STREAMS=100000 swift test --filter StreamTests` runs more; `SEED=17` runs that one alone.
@Suite struct StreamTests {
  private static let environment = ProcessInfo.processInfo.environment

  @Test("A-10 A-35 B-04 C-04 C-22 C-24 C-30 hold for random packets into random apps")
  func streams() {
    let count = Self.environment["STREAMS"].flatMap(UInt64.init) ?? 1000
    let one = Self.environment["SEED"].flatMap(UInt64.init)
    for seed in one.map({ $0...$0 }) ?? 1...count {
      let faults = run(seed)
      #expect(faults.isEmpty, "SEED=\(seed): \(faults.prefix(3).joined(separator: "; "))")
      if !faults.isEmpty { return }
    }
  }

  @Test("A-06 the same stream twice gives the same trace")
  func sameTwice() {
    var lineCount = 0
    for seed in UInt64(1)...20 {
      var traces: [[String]] = [[], []]
      for turn in 0...1 { _ = run(seed) { traces[turn].append($0) } }
      #expect(traces[0] == traces[1], "SEED=\(seed)")
      lineCount += traces[0].count
    }
    #expect(lineCount > 1000)
  }

  @Test("F-40 G-03 at 30, 60 and 144 frames a second the trace differs only in draws")
  func frameRates() {
    for seed in UInt64(1)...20 {
      let traces = [nil, 30, 60, 144].map { rate in
        var lines: [String] = []
        _ = run(seed, rate: rate) { lines.append($0) }
        return lines.filter { !TraceLine.isDraw($0) }
      }
      #expect(Set(traces).count == 1, "SEED=\(seed)")
    }
  }

  /// Runs one stream and returns what broke a rule; time passes in ticks of a frame rate, or at
  /// once from change to change.
  private func run(
    _ seed: UInt64, rate: Int? = nil, trace: ((String) -> Void)? = nil
  ) -> [String] {
    weak var context: AppContext?
    let ledger: Ledger
    do {
      let app = WildApp(seed: seed)
      ledger = app.ledger
      let phone = Phone(screenScale: 1)
      context = phone.context
      app.phone = phone
      phone.launch(
        .main {
          app.build()
          phone.context.launch(UIApplication(), delegate: WindowsDelegate([]))
        })
      phone.trace = trace
      phone.observer = { event in
        if case .packet(let record) = event { ledger.packet(record) }
      }
      play(app, on: phone, rate: rate)
      phone.give(.cancel(nil))
      ledger.close(phone)
      phone.after(1)
      app.close()
    }
    AppContext.current = AppContext()
    var faults = ledger.faults
    if context != nil { faults.append("the app's state leaked") }
    if !ledger.leaks.isEmpty { faults.append("leaked: \(ledger.leaks)") }
    return faults
  }

  /// Lets time pass.
  private func wait(_ seconds: TimeInterval, on phone: Phone, rate: Int?) {
    let end = phone.now.advanced(by: seconds)
    if let rate {
      let interval = FrameLoop(ticksPerSecond: rate).interval
      while !phone.isSuspended, phone.now.microseconds + interval < end.microseconds {
        phone.step(to: AppTime(microseconds: phone.now.microseconds + interval))
      }
    }
    phone.step(to: end)
  }

  private func play(_ app: WildApp, on phone: Phone, rate: Int?) {
    let fingers = Int64(app.dice.count(1...13))
    var down: Set<Int64> = []
    for _ in 0..<app.dice.count(5...60) {
      if app.dice.once(in: 3) { wait(app.dice.number(0...0.3), on: phone, rate: rate) }
      if app.dice.once(in: 25) {
        interrupt(phone, fingers, app.dice)
      } else {
        phone.together {
          for number in 1...fingers where app.dice.once(in: 2) {
            change(phone.finger(number), &down, app.dice)
          }
        }
      }
      app.maybeDoSomething(near: nil)
      if app.dice.once(in: 4) { app.mend() }
      if phone.isSuspended, app.dice.once(in: 3) { phone.give(.resume) }
    }
  }

  private func change(_ finger: Finger, _ down: inout Set<Int64>, _ dice: Dice) {
    let number = finger.key.finger
    let (x, y) = (dice.number(-5...325), dice.number(-5...485))
    // Mostly sense; now and then what no device should report.
    if dice.once(in: 40) {
      switch dice.count(0...2) {
      case 0: finger.down(at: x, y)
      case 1: finger.up()
      default: finger.move(to: x, y)
      }
    } else if !down.contains(number) {
      finger.down(at: x, y)
      down.insert(number)
    } else {
      switch dice.count(0...9) {
      case 0: finger.cancel()
      case 1: finger.up(at: x, y)
      case 2: finger.up()
      case 3...5: finger.move(to: x.rounded(), y.rounded())
      default: finger.move(to: x, y)
      }
      if dice.once(in: 3) { down.remove(number) }
    }
  }

  private func interrupt(_ phone: Phone, _ fingers: Int64, _ dice: Dice) {
    let finger = phone.finger(Int64(dice.count(1...Int(fingers)))).key
    let inputs: [PhoneInput] = [
      .cancel(nil), .cancel(finger), .lost([finger, finger]), .focus(gained: false),
      .focus(gained: true), .suspend, .resume, .resize, .key(.escape, isDown: true),
    ]
    if let input = dice.one(of: inputs) { phone.give(input) }
  }
}
