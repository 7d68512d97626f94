/// Pairs of names, such as `UIView#2` and `UIView#3`, of corresponding objects in two runs.
///
/// An app that creates its views in another order gives them other numbers. The first comparison of
/// two names pairs them, and later comparisons expect the same pair.
struct NamePairs {
  private var names: [String: String] = [:]
  private var reversed: [String: String] = [:]

  /// Returns whether two events are equal except for the numbers of paired names, and for lines of
  /// code, which differ between variants that behave equally.
  ///
  /// Log lines and expectations are compared as they are.
  mutating func match(_ left: ExplainedRun.Event, _ right: ExplainedRun.Event) -> Bool {
    guard Self.withoutNumbers(left) == Self.withoutNumbers(right) else { return false }
    guard !left.isVerbatim else { return true }
    return match(left.texts, right.texts)
  }

  /// Returns whether two views are equal except for the numbers of paired names.
  mutating func match(
    _ left: ExplainedRun.ViewDescription, _ right: ExplainedRun.ViewDescription
  ) -> Bool {
    Self.withoutNumbers(left) == Self.withoutNumbers(right)
      && match([left.name] + (left.recognizers ?? []), [right.name] + (right.recognizers ?? []))
  }

  /// Pairs the names in texts that are equal except for numbers. Returns false if a name already
  /// has another partner.
  private mutating func match(_ left: [String], _ right: [String]) -> Bool {
    let pairs = zip(left, right).flatMap { zip(Self.split($0).names, Self.split($1).names) }
    for (name, other) in pairs {
      guard names[name, default: other] == other, reversed[other, default: name] == name else {
        return false
      }
      (names[name], reversed[other]) = (other, name)
    }
    return true
  }

  // MARK: - Numbers

  private static func withoutNumbers(_ event: ExplainedRun.Event) -> ExplainedRun.Event {
    var event = event
    event.lines = nil
    guard !event.isVerbatim else { return event }
    (event.name, event.text) = (split(event.name).rest, split(event.text).rest)
    event.steps = event.steps?.map {
      .init(depth: $0.depth, name: $0.name.map { split($0).rest }, text: split($0.text).rest)
    }
    return event
  }

  private static func withoutNumbers(
    _ view: ExplainedRun.ViewDescription
  ) -> ExplainedRun.ViewDescription {
    var view = view
    view.name = split(view.name).rest
    view.recognizers = view.recognizers?.map { split($0).rest }
    return view
  }

  /// Returns the names with numbers in a text, and the text without the numbers.
  private static func split(_ text: String) -> (names: [String], rest: String) {
    guard text.utf8.contains(UInt8(ascii: "#")) else { return ([], text) }
    let parts = text.split(separator: "#", omittingEmptySubsequences: false)
    var names: [String] = []
    var rest = parts[0]
    for (part, next) in zip(parts, parts.dropFirst()) {
      let word = part.reversed().prefix { $0.isLetter || $0.isNumber || $0 == "_" }
      let number = next.prefix(while: \.isNumber)
      if word.isEmpty || number.isEmpty {
        rest += "#" + next
      } else {
        names.append(String(word.reversed()) + "#" + number)
        rest += "#" + next.dropFirst(number.count)
      }
    }
    return (names, String(rest))
  }
}

extension ExplainedRun.Event {
  /// Whether the text is the app's or the script's, and a number in it is not an object's.
  fileprivate var isVerbatim: Bool { kind == .log || kind == .expectation }
  fileprivate var texts: [String] {
    [name, text] + (steps ?? []).flatMap { [$0.name ?? "", $0.text] }
  }
}
