import Foundation
import PhoneFoundation

@testable import TouchboxCommand

/// The names of the functions on the current thread's call stack. Use it only in debug builds,
/// because optimized builds inline functions.
struct RecordedStack {
  /// The addresses of the calls, innermost first.
  private var addresses: [UInt] = []

  /// Creates a stack without calls.
  init() {}

  /// Records the calls that led to the caller, replacing earlier ones.
  mutating func record() {
    var words = [UInt](repeating: 0, count: 512)
    let count = words.withUnsafeMutableBufferPointer { CallStack.read(into: $0) }
    addresses = Array(words[..<count])
  }

  /// Returns the functions from the given modules on each stack, such as `Phone.step(_:to:)`,
  /// outermost first. Closures and compiler-generated functions are not included.
  static func functions(on stacks: [RecordedStack], of modules: Set<String>) -> [[String]] {
    guard let program = Executable(path: "/proc/self/exe"), let base = programStart else {
      return []
    }
    let addresses = stacks.flatMap(\.addresses).map { $0 >= base ? $0 - base : $0 }
    var symbols = program.functions(at: addresses)[...]
    return stacks.map { stack in
      defer { symbols = symbols.dropFirst(stack.addresses.count) }
      return symbols.prefix(stack.addresses.count).reversed().compactMap { symbol in
        symbol.flatMap { function($0, of: modules) }
      }
    }
  }

  /// The address at which the program was loaded, or nil if it is unknown.
  private static var programStart: UInt? {
    guard let path = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe"),
      let mappings = try? String(contentsOfFile: "/proc/self/maps", encoding: .utf8),
      let first = mappings.split(separator: "\n").first(where: { $0.hasSuffix(path) })
    else { return nil }
    return UInt(first.prefix { $0 != "-" }, radix: 16)
  }

  /// Returns a function's name without its module and types, or nil for closures, accessors and
  /// functions from other modules.
  private static func function(_ symbol: String, of modules: Set<String>) -> String? {
    let text = CrashReportCommand.demangled(symbol)
      .replacing(/^\(extension in \w+\):/, with: "")
      .replacing(/\((\w+) in _[0-9A-F]+\)/) { String($0.output.1) }
    guard let dot = text.firstIndex(of: "."), modules.contains(String(text[..<dot])),
      let open = text.firstIndex(of: "(")
    else { return nil }
    let name = text[text.index(after: dot)..<open]
    return "\(name)(\(labels(of: text[text.index(after: open)...])))"
  }

  /// Returns the labels in a parameter list that ends with a parenthesis, such as `_:to:`.
  private static func labels(of parameters: Substring) -> String {
    var parameter = ""
    var all: [String] = []
    var depth = 0
    for character in parameters {
      if "([<".contains(character) { depth += 1 }
      if ")]>".contains(character) { depth -= 1 }
      if depth < 0 || depth == 0 && character == "," {
        all.append(parameter)
        parameter = ""
        if depth < 0 { break }
      } else {
        parameter.append(character)
      }
    }
    if all == [""] { return "" }
    return all.map { text in
      text.firstMatch(of: #/^ ?(\w+): /#).map { "\($0.output.1):" } ?? "_:"
    }.joined()
  }
}
