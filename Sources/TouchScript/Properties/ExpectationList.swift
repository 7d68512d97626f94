package import Simulator
import UIKit

/// Lists the views, labels, gesture recognizers, and properties of a running app, each as an
/// expectation that currently passes.
///
/// Views are listed by their `accessibilityIdentifier`, with the members of their classes and the
/// app's own members. Members common to all views are listed once, at the end.
package struct ExpectationList {
  private let phone: Phone
  private let reader: PropertyReader

  /// Creates the list for a phone's app.
  package init(_ phone: Phone) {
    self.phone = phone
    reader = PropertyReader(phone)
  }

  /// The expectations, followed by the names of the members common to all views.
  package var lines: [String] {
    let identifiers = reader.identifiers
    let views = identifiers.flatMap { name, count in
      count == 1 ? [name] : (0..<count).map { "\(name)[\($0)]" }
    }
    var expectations = identifiers.filter { $0.count > 1 }.map {
      ScriptExpectation.count($0.name, $0.count)
    }
    expectations += (["controller", "view"] + views).flatMap { members(of: $0) }
    expectations += reader.recognizerNames.compactMap { name in
      (try? reader.recognizer(named: name)).map { .gesture(name, $0.latestState) }
    }
    return expectations.map { ScriptSyntax.text(of: $0) } + [
      "# Every view also has \(ScriptError.list(Self.viewMembers, "and")).",
      "# window and app are paths, too; after a path's [i], .count and .x its own members may follow.",
    ]
  }

  private static let viewMembers =
    UIKitMembers.entries.filter { $0.type == "UIView" }
    .flatMap(\.names) + ["angle", "scale"]

  /// Returns expectations for an object's own members and for UIKit members that few classes have.
  private func members(of path: String) -> [ScriptExpectation] {
    guard let root = PropertyPath(path), let object = try? reader.object(at: root) else {
      return []
    }
    let members = ReflectedMembers(of: object)
    let isLabel = object is UILabel && PropertyPath("\(path).text")?.components.count == 2
    let names = (object is UIView ? ["frame"] : []) + members.specificNames
    return names.compactMap { name -> ScriptExpectation? in
      guard let path = PropertyPath("\(path).\(name)"), let value = members[name] else {
        return nil
      }
      if isLabel, name == "text" {
        return .label(PropertyPath.text(of: path.components[..<1]), value as? String ?? "")
      }
      if let value = ScriptValue(value) { return .property(path, value, tolerance: nil) }
      guard let count = ReflectedMembers(of: value)["count"],
        let path = PropertyPath("\(path).count")
      else { return nil }
      return ScriptValue(count).map { .property(path, $0, tolerance: nil) }
    }
  }
}
