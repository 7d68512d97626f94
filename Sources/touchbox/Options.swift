import ArgumentParser
import Foundation
import Simulator
import TouchScript

extension ScriptHeader.Variant: ExpressibleByArgument {}

@MainActor
extension DemoCatalog {
  /// Returns the demo of a name, or says which there are.
  static func find(_ name: String) throws -> Demo {
    if let demo = demo(named: name) { return demo }
    guard !name.hasSuffix(".touch") else {
      throw CommandFailure(
        .usage, "\(name) is a script, not a demo; expected `touchbox play \(name) --window`")
    }
    throw CommandFailure(.usage, unknown(name))
  }

  /// Says that there is no demo of a name, and which there are.
  static func unknown(_ name: String) -> String {
    let near = suggestions(for: name)
    let hint =
      near.isEmpty
      ? "expected one of \(all.map(\.name).joined(separator: ", "))"
      : "did you mean \(near.joined(separator: " or "))?"
    return "there is no demo named \"\(name)\"; \(hint)"
  }
}
