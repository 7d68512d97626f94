import ArgumentParser
import TouchboxCore

/// The benchmarks.
@main
struct TouchboxBench: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "touchbox-bench",
    abstract: "Measure how fast touches, pictures and scripts are on this machine.",
    discussion: """
      Each workload prints one line of JSON: its name and parameters, in `value` the number that \
      its help describes, and in `metric` that number's unit. Sizes and random numbers are the same \
      on all machines. The names w1 to w6 are those of comparisons with other toolkits.

      start, idle and touch-latency open a window; the others need no display:
        touchbox-bench taps --n 1000
        touchbox-bench scripts Assets/TouchDemo/demo.touch
        touchbox-bench idle --seconds 5
      """,
    subcommands: [
      MovesBench.self, TapsBench.self, IconsBench.self, RotatedIconsBench.self, CirclesBench.self,
      StartBench.self, IdleBench.self, TouchLatencyBench.self, PacketsBench.self,
      ScriptsBench.self,
    ])

  /// When the program began.
  static let started = SuspendingClock().now

  static func main() {
    _ = started
    runAndExit()
  }
}
