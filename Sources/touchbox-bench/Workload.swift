import Terminal

/// A measurement.
struct Workload {
  /// The full name, and the name used in comparisons with other toolkits.
  let name: String, alias: String?
  /// The unit of the result.
  let metric: String
  /// The description.
  let text: String
  /// Runs the measurement, or returns nil if another program takes the measurement.
  let run: @MainActor (Arguments) throws -> Outcome?
  fileprivate let options: [(name: String, kind: Option)]

  /// - Parameter repeats: The default number of seconds to measure, or nil to measure once.
  init(
    _ name: String, alias: String? = nil, _ metric: String,
    _ options: KeyValuePairs<String, Option>, repeats: Double? = nil,
    run: @escaping @MainActor (Arguments) throws -> Outcome?, _ text: String
  ) {
    (self.name, self.alias, self.metric, self.text, self.run) = (name, alias, metric, text, run)
    let rounds = repeats.map { [("min-time", Option.number($0)), ("rounds", .count(1))] } ?? []
    self.options = options.map { ($0.key, $0.value) } + rounds
  }

  /// The names and options.
  fileprivate var usage: String {
    (alias.map { "\(name), \($0)" } ?? name)
      + options.map { $0.kind == .paths ? " FILE ..." : " [--\($0.name)\($0.kind.usage)]" }.joined()
  }

  /// The usage and description.
  var help: String { "\(usage)\n\(text)" }
}

/// The values that an option accepts, including its default.
enum Option: Equatable {
  /// A whole number from 1 to a million.
  case count(Int)
  /// A number from 0 to a million.
  case number(Double)
  /// One of two words; the first is the default.
  case choice(String, String)
  /// Any text.
  case text(String)
  /// No value; the option is present or absent.
  case flag
  /// One or more arguments that do not belong to an option.
  case paths

  /// The default value. A flag has the value 1 if present.
  fileprivate var standard: String {
    switch self {
    case .count(let count): "\(count)"
    case .number(let number): "\(number)"
    case .choice(let word, _), .text(let word): word
    case .flag, .paths: "0"
    }
  }

  fileprivate var usage: String {
    switch self {
    case .count, .number, .text: " \(standard)"
    case .choice(let first, let second): " \(first)|\(second)"
    case .flag, .paths: ""
    }
  }

  /// Returns a description of the expected value, or nil if the value is valid.
  fileprivate func expectation(for value: String) -> String? {
    let (isValid, expected) =
      switch self {
      case .count: (Int(value).map((1...1_000_000).contains), "1 to 1000000")
      case .number: (Double(value).map((0...1e6).contains), "0 to 1000000")
      case .choice(let first, let second):
        ([first, second].contains(value), "\(first) or \(second)")
      case .text, .flag, .paths: (true, "")
      }
    return isValid == true ? nil : expected
  }
}

/// The values of a workload's options.
struct Arguments {
  /// The arguments that do not belong to an option.
  private(set) var paths: [String] = []
  private var values: [String: String] = [:]
  private let options: [(name: String, kind: Option)]

  /// Parses a command line.
  init(_ words: ArraySlice<String>, of workload: Workload) throws {
    func mistake(_ message: String) -> CommandFailure {
      CommandFailure(.usage, "\(message); expected \(workload.usage)")
    }
    options = workload.options
    for option in options { values[option.name] = option.kind.standard }
    let allowsPaths = options.contains { $0.kind == .paths }
    var words = words
    while let word = words.popFirst() {
      guard word.hasPrefix("-") else {
        guard allowsPaths else { throw mistake("unexpected argument '\(word)'") }
        paths.append(word)
        continue
      }
      guard let (name, kind) = options.first(where: { "--\($0.name)" == word && $0.kind != .paths })
      else { throw mistake("unknown option '\(word)'") }
      guard let value = kind == .flag ? "1" : words.popFirst() else {
        throw mistake("\(word) needs a value")
      }
      if let expected = kind.expectation(for: value) {
        throw CommandFailure(.usage, "\(word) \(value) is out of range; expected \(expected)")
      }
      values[name] = value
    }
    if allowsPaths, paths.isEmpty {
      throw CommandFailure(.usage, "\(workload.name) needs at least one file")
    }
  }

  /// Returns the value of an option.
  func word(_ name: String) -> String { values[name] ?? "" }

  /// Returns the value of a whole-number option.
  func count(_ name: String) -> Int { Int(word(name)) ?? 0 }

  /// Returns the value of a numeric option.
  func number(_ name: String) -> Double { Double(word(name)) ?? 0 }

  /// Throws if a number is outside a range that is narrower than the range of its option's kind.
  func require(_ name: String, in range: ClosedRange<Double>) throws {
    guard !range.contains(number(name)) else { return }
    let limits = "\(range.lowerBound) to \(range.upperBound)".replacing(#/\.0\b/#, with: "")
    throw CommandFailure(
      .usage, "--\(name) \(word(name)) is out of range; expected \(limits)")
  }

  /// Returns whether a flag is present.
  func flag(_ name: String) -> Bool { word(name) == "1" }

  /// The options as members of a JSON line, in order.
  var members: [(name: String, value: Any)] {
    options.map { name, kind in
      switch kind {
      case .count, .flag: (name, count(name))
      case .number: (name, number(name))
      case .choice, .text: (name, word(name))
      case .paths: (name, paths.count)
      }
    }
  }
}
