import Foundation

/// The parts of Apple's API that are missing here and their replacements, read from the pages
/// APICoverage and PortingFromIOS.
///
/// The pages are installed with the modules (in `lib/touchbox/guides`), so notes after the
/// compiler's messages use the wording of the documentation.
struct AppleAPI {
  /// A missing member.
  struct Member {
    /// The type, such as `UIButton`, or empty for a function or constant.
    let type: String
    /// The name, including a function's labels: `init(systemName:)`.
    let name: String
    /// What to use instead, or empty if the page has no advice.
    let advice: String

    /// The name without labels.
    var baseName: Substring { name.prefix { $0 != "(" && $0 != "?" } }
    /// The labels, such as `systemName:`, or empty if there are no parameters.
    var labels: Substring {
      name.split(separator: "(").last?.prefix { $0 != ")" } ?? ""
    }
  }

  /// A missing framework.
  struct Framework {
    let name: String
    /// The prefix of the framework's type names, or nil if unknown.
    let prefix: String?
    let advice: String
  }

  /// The replacements for missing types, by type name.
  private(set) var types: [String: String] = [:]
  private(set) var members: [Member] = []
  private(set) var frameworks: [Framework] = []
  /// The types that Touchbox provides.
  private(set) var existing: Set<String> = []

  /// Reads the two pages at the given paths. A page that can't be read is ignored.
  init(coverage: String, portingGuide: String) {
    read((try? String(contentsOfFile: coverage, encoding: .utf8)) ?? "")
    readTables((try? String(contentsOfFile: portingGuide, encoding: .utf8)) ?? "")
  }

  // MARK: - Reading

  /// A section of the APICoverage page.
  private enum Section {
    case overview, types, frameworks
    case members(of: String, areAbsent: Bool)
  }

  private mutating func read(_ page: String) {
    var section = Section.overview
    for line in page.split(separator: "\n") {
      if line.hasPrefix("#") {
        section = self.section(of: line)
      } else if case .members(let type, _) = section,
        let kind = line.firstMatch(of: #/^[A-Z][^:]*:/#)
      {
        section = .members(of: type, areAbsent: kind.0 == "Absent:")
        if kind.0 == "Absent:" {
          for name in line.matches(of: #/`([^`]+)`/#) { add(String(name.1), to: type, "") }
        }
      } else if let item = line.wholeMatch(of: #/- `([^`]+)`(?: \(`([^`]+)…`\))?(?:: (.*))?/#) {
        let (name, advice) = (String(item.1), Self.plain(item.3 ?? ""))
        switch section {
        case .types: types[name] = advice
        case .frameworks:
          frameworks.append(
            Framework(name: name, prefix: item.2.map(String.init), advice: advice))
        case .members(let type, areAbsent: true): add(name, to: type, advice)
        case .members, .overview: break
        }
      }
    }
  }

  private mutating func section(of heading: Substring) -> Section {
    if heading == "### Absent types" { return .types }
    if heading.hasPrefix("### Frameworks") { return .frameworks }
    if heading == "### Functions and constants" { return .members(of: "", areAbsent: false) }
    guard let type = heading.firstMatch(of: #/^### `([^`<]+)/#) else { return .overview }
    existing.insert(String(type.1))
    return .members(of: String(type.1), areAbsent: false)
  }

  private mutating func add(_ name: String, to type: String, _ advice: String) {
    let isAbove = advice == "as above"
    let text = isAbove ? members.last?.advice ?? "" : advice
    members.append(Member(type: type, name: name, advice: text))
  }

  /// Reads the table rows whose first cell names a missing type. The text of these rows is advice
  /// on porting.
  private mutating func readTables(_ page: String) {
    for line in page.split(separator: "\n") where line.hasPrefix("| `") {
      let cells = line.split(separator: "|").map { $0.trimmingPrefix(" ") }
      guard cells.count > 1, let name = cells[0].prefixMatch(of: #/`(\w+)`/#)?.1,
        types[String(name)] != nil
      else { continue }
      types[String(name)] = "use " + Self.plain(cells[1])
    }
  }

  private static func plain(_ text: Substring) -> String {
    String(text.filter { $0 != "`" }.reversed().drop { $0 == " " }.reversed())
  }

  // MARK: - Looking up

  /// Returns a note about a name without a base: a type, a function, or a member of `self`.
  func note(about name: String) -> String? {
    if let advice = types[name] { return Self.absent(name, advice) }
    if let member = members.first(where: { $0.baseName == name && $0.type.isEmpty })
      ?? members.first(where: { $0.baseName == name })
    {
      return note(about: member)
    }
    let mark = frameworks.filter { framework in
      framework.prefix.map { name.hasPrefix($0) && name.count > $0.count } ?? false
    }
    if let framework = mark.max(by: { ($0.prefix?.count ?? 0) < ($1.prefix?.count ?? 0) }),
      name.dropFirst(framework.prefix?.count ?? 0).first?.isUppercase == true
        || framework.prefix?.hasSuffix("_") == true
    {
      return
        "\(name) may be part of \(framework.name), which Touchbox does not have: \(framework.advice)"
    }
    guard !existing.isEmpty, !existing.contains(name), name.contains(#/^(UI|CA|CG)[A-Z]\w*[a-z]/#)
    else { return nil }
    return "Touchbox does not have \(name); the page API coverage lists what exists"
  }

  /// Returns a note about a member of a type, which may be a subclass of the type that declares it
  /// on iOS.
  func note(aboutMember name: String, of type: String) -> String? {
    if let advice = types["\(type).\(name)"] { return Self.absent("\(type).\(name)", advice) }
    let found = members.filter { $0.baseName == name }
    // UIKit's and the app's classes may inherit a member, but values do not.
    let isClass = type.hasPrefix("UI") || type.hasPrefix("CA") || !existing.contains(type)
    return (found.first { $0.type == type } ?? (isClass ? found.first : nil)).map(note)
  }

  /// Returns a note about a call with argument labels that no API here has.
  func note(aboutCallWith labels: String) -> String? {
    members.first { $0.labels == labels }.map(note)
  }

  /// Returns a note about an initializer of a missing type.
  func note(aboutCallOf type: String, with labels: String) -> String? {
    members.first { $0.type == type && $0.baseName == "init" && $0.labels == labels }.map(note)
  }

  /// Returns a note about an import.
  func note(aboutModule name: String) -> String? {
    frameworks.first { $0.name == name }.map { Self.absent($0.name, $0.advice) }
  }

  private func note(about member: Member) -> String {
    let isInitializer = member.baseName == "init"
    let name = isInitializer ? "(\(member.labels))" : (member.type.isEmpty ? "" : ".") + member.name
    return Self.absent(member.type + name, member.advice)
  }

  private static func absent(_ name: String, _ advice: String) -> String {
    "Touchbox does not have \(name)" + (advice.isEmpty ? "" : ": \(advice)")
  }
}
