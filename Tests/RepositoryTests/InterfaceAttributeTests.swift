import Foundation
import Testing

/// The source adapter's table of attributes in interface files names properties of UIKit's classes,
/// which only the generated code uses.
struct InterfaceAttributeTests {
  /// The names in code voice on the API page that are not absent, by type.
  private func members() throws -> [String: Set<String>] {
    let page = try #require(SourceFile(path: "Sources/UIKit/UIKit.docc/APICoverage.md"))
    var result: [String: Set<String>] = [:]
    for section in page.text.components(separatedBy: "\n### `").dropFirst() {
      let name = String(section.prefix { $0.isLetter })
      let present = section.components(separatedBy: "Absent")[0].drop { $0 != "\n" }
      result[name, default: []].formUnion(present.matches(of: /`([^`]+)`/).map { String($0.1) })
    }
    return result
  }

  @Test("Every attribute in storyboards sets a property on the API page")
  func attributes() throws {
    let path = "Sources/touchbox-adapt/Storyboards/Elements/ElementAttributes.swift"
    let source = try #require(SourceFile(path: path)).text
    let text = try #require(source.firstMatch(of: /static let text = """\n((?:.|\n)*?)"""/)).1
    let members = try members()
    var count = 0
    for line in text.replacing(/\\\n */, with: "").split(separator: "\n") {
      let words = line.split(separator: " ")
      guard let kit = words.first else { continue }
      let type = kit == "UITextInputTraits" ? "UITextField" : String(kit)
      for word in words.dropFirst() {
        let property = try #require(word.split(separator: ":")[0].split(separator: "/").last)
        #expect(members[type]?.contains(String(property)) == true, "\(kit).\(property)")
        count += 1
      }
    }
    #expect(count > 100, "the table is found")
  }
}
