import DemoCatalog
import Simulator
import TouchboxCommand

/// The `touchbox` program, which runs the command with the demos.
@main
enum Main {
  static func main() {
    MainActor.assumeIsolated {
      Phone.ownMainActor()
      Touchbox.runAndExit(.demos)
    }
  }
}
