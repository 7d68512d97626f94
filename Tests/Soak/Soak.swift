import Foundation

/// A long-running program that detects growth: `Soak day [HOURS]` and `Soak window [MINUTES]`.
///
/// It prints memory, file descriptors and touches at the start, halfway, and at the end. It exits
/// with code 1 if they grew, and with code 2 if something could not run.
@main
@MainActor
enum Soak {
  static func main() {
    let words = Array(CommandLine.arguments.dropFirst())
    do {
      switch (words.first, words.dropFirst().first.map(Double.init)) {
      case ("day", nil): try report(SimulatedDay(hours: 24).run())
      case ("day", let hours??) where hours > 0: try report(SimulatedDay(hours: hours).run())
      case ("window", nil): try report(WindowSession(minutes: 30).run())
      case ("window", let minutes??) where minutes > 0:
        try report(WindowSession(minutes: minutes).run())
      case ("app", nil): try SoakApp.run()
      default: throw SoakError("usage: Soak day [HOURS] | window [MINUTES]")
      }
    } catch {
      print("error: \(error)")
      exit(2)
    }
  }

  private static func report(_ result: SoakResult) {
    print(result.text)
    if let problem = result.problem {
      print("soak: \(problem)")
      exit(1)
    }
  }
}

/// The reason why there are no measurements.
struct SoakError: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) {
    self.description = description
  }
}
