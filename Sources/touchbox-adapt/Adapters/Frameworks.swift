import Foundation

/// The frameworks that are not available here and their replacements, read from the last section of
/// the APICoverage page.
struct Frameworks {
  /// The frameworks that an app cannot do without.
  private(set) var required: [String: String] = [:]
  /// The frameworks whose imports are simply removed.
  private(set) var optional: [String: String] = [:]

  /// Creates an empty list.
  init() {}

  /// Reads the page.
  init(page path: String) throws {
    let page = try String(contentsOfFile: path, encoding: .utf8)
    guard let start = page.range(of: "\n## Frameworks\n") else { return }
    var isRequired = false
    for line in page[start.upperBound...].split(separator: "\n") {
      if line.hasPrefix("#") {
        isRequired = line.hasSuffix("makes no sense")
      } else if let item = line.wholeMatch(of: #/- `(\w+)`[^:]*: (.*)/#) {
        let advice = String(item.2.filter { $0 != "`" })
        if isRequired {
          required[String(item.1)] = advice
        } else {
          optional[String(item.1)] = advice
        }
      }
    }
  }
}
