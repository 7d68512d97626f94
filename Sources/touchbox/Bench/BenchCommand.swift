import ArgumentParser

/// `touchbox bench`
struct BenchCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "bench",
    abstract: "Measure how fast touches, pictures and scripts are on this machine.",
    discussion: """
      Each measurement prints one line of JSON: what was measured, with which parameters, in \
      `value` the number that its help names, and in `metric` the number's unit. Sizes and random \
      numbers are the same on all machines, so what is compared is the machine or the program.

      w1 to w3c, packets and scripts need no display. w4, w5 and w6 open a window:
        touchbox bench taps --n 1000
        touchbox bench scripts Assets/TouchDemo/demo.touch
        touchbox bench idle --seconds 5
      """,
    subcommands: [
      MovesBench.self, TapsBench.self, IconsBench.self, TurnedIconsBench.self, CirclesBench.self,
      StartBench.self, IdleBench.self, SquaresBench.self, PacketsBench.self, ScriptsBench.self,
    ])
}
