/// What was measured: a line of JSON whose members keep their order.
struct Measurement {
  private var members: [(name: String, text: String)] = []

  /// Begins the line of a workload.
  ///
  /// - Parameters:
  ///   - name: The workload's short name.
  ///   - way: A second way of doing it; nil for the usual one.
  init(of name: String, way: String? = nil) {
    add("name", name)
    add("impl", way.map { "touchbox-\($0)" } ?? "touchbox")
  }

  /// Adds a word: plain letters, nothing that JSON would want to have escaped.
  mutating func add(_ name: String, _ word: String) {
    members.append((name, "\"\(word)\""))
  }

  /// Adds a count.
  mutating func add(_ name: String, _ number: Int) {
    members.append((name, "\(number)"))
  }

  /// Adds a number; one that is not finite is none, as JSON has no word for it.
  mutating func add(_ name: String, _ number: Double) {
    members.append((name, number.isFinite ? "\(number)" : "null"))
  }

  /// Adds the measured number.
  mutating func add(_ value: Double, in metric: String) {
    add("metric", metric)
    add("value", value)
  }

  /// The line.
  var text: String {
    "{" + members.map { "\"\($0.name)\":\($0.text)" }.joined(separator: ",") + "}"
  }
}
