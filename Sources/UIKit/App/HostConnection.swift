/// The connection between an app and the program that runs it.
package nonisolated struct HostConnection {
  /// The services for loading images, measuring text, and painting.
  package var services: HostServices
  /// Whether the app runs on a phone.
  package var hasPhone = false
  /// Receives each complete line of the app's log. If nil, the log goes to standard output.
  package var log: ((String) -> Void)?
  /// Receives warnings for the app's author.
  package var warn: (String) -> Void = { _ in }
  /// Receives trace events. If nil, tracing is off and costs nothing.
  package fileprivate(set) var trace: ((TraceEvent) -> Void)?
  /// Explains how touches are delivered. If nil, explanations are off and cost almost nothing.
  package var explainer: TouchExplainer?
  /// The text printed so far without a newline, in UTF-8.
  var unfinishedLine: [UInt8] = []

  init(services: HostServices) {
    self.services = services
  }
}

extension AppContext {
  /// Sets the function that receives the trace; nil turns tracing off.
  package func setTrace(_ trace: ((TraceEvent) -> Void)?) {
    host.trace = trace
    layers.animationDidStop = trace.map { trace in
      { trace(.animationStop(name: $0, finished: $1)) }
    }
  }
}
