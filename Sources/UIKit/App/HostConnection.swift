/// What an app receives from the program that runs it, and what it reports to that program.
package nonisolated struct HostConnection {
  /// Images, measurements of text, and pixels.
  package var services: HostServices
  /// Whether a phone runs the app.
  package var hasPhone = false
  /// Receives each complete line of the app's log; nil for the standard output of the process.
  package var log: ((String) -> Void)?
  /// Receives warnings for the app's author.
  package var warn: (String) -> Void = { _ in }
  /// Receives the lines of the trace; nil for no trace, which has no cost.
  package fileprivate(set) var trace: ((TraceEvent) -> Void)?
  /// Explains where touches go; nil for no explanations, which has almost no cost.
  package var explainer: TouchExplainer?
  /// Text printed without a newline so far, in UTF-8.
  var unfinishedLine: [UInt8] = []

  init(services: HostServices) {
    self.services = services
  }
}

extension AppContext {
  /// Sets the function that receives the trace; nil for no trace.
  package func setTrace(_ trace: ((TraceEvent) -> Void)?) {
    host.trace = trace
    layers.animationDidStop = trace.map { trace in
      { trace(.animationStop(name: $0, finished: $1)) }
    }
  }
}
