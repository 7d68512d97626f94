import Testing

/// The size of an app's context, and its use as a global variable.
struct AppContextSizeTests {
  /// The context and its parts.
  static let types = [
    "UIKit/App/AppContext.swift": "AppContext",
    "UIKit/App/AppWindows.swift": "AppWindows",
    "UIKit/App/HostConnection.swift": "HostConnection",
    "UIKit/App/ObjectNumbers.swift": "ObjectNumbers",
    "UIKit/Controllers/AppearanceReports.swift": "AppearanceReports",
    "UIKit/Devices/InterfaceState.swift": "InterfaceState",
    "UIKit/Touches/TouchEngine.swift": "TouchEngine",
    "QuartzCore/Layers/LayerContext.swift": "LayerContext",
  ]

  /// Returns the names of the stored properties of a type, which are indented by two spaces.
  private func storedProperties(of type: String, in file: SourceFile) -> [String] {
    let body = file.code.drop {
      !$0.hasSuffix("class \(type) {") && !$0.hasSuffix("struct \(type) {")
    }.dropFirst()
      .prefix { $0 != "}" }
    return body.compactMap { line in
      guard
        let match = line.prefixMatch(of: #/  (?:[a-z]+(?:\([a-z]+\))? )*(?:let|var) (\w+)/#),
        !line.contains("static "), !line.contains("{") || line.contains(" = ")
      else { return nil }
      return String(match.output.1)
    }
  }

  @Test("The context and each of its parts have at most 15 stored properties", arguments: types)
  func storedProperties(file: String, type: String) throws {
    let source = try #require(
      SourceFile.all(in: "Sources").first { $0.path.hasSuffix("Sources/" + file) })
    let names = storedProperties(of: type, in: source)
    #expect(!names.isEmpty)
    #expect(names.count <= 15, "\(names)")
  }

  @Test("The current context is read at most 60 times")
  func reads() {
    let reads = SourceFile.all(in: "Sources").flatMap(\.code)
      .filter { $0.contains("AppContext.current") || $0.contains("AppContext { .current }") }
    #expect(!reads.isEmpty)
    #expect(reads.count <= 60)
  }
}
