import Foundation

/// The Swift code that makes what storyboards and xib files describe.
///
/// A file is read into a tree (`InterfaceXML`), the tree into objects, connections and constraints
/// (`InterfaceDocument`), and these are written as Swift code (`NibWriter`, `StoryboardWriter`) that is compiled
/// in one module with the user's adapted files. That code makes each object by its `init?(coder:)`, as iOS
/// does: the properties of UIKit's classes are set within that initializer, by the coder; then come
/// user-defined runtime attributes, outlets and actions, and at last `awakeFromNib()`.
///
/// Outlets, inspectable properties and actions may be private, so each class of the user that declares any
/// has, on its last line, members that the adapter adds:
///
///     [override] func __setOutlet(_ name: String, _ value: Any?) -> Bool {
///       switch name {
///       case "label":
///         if let new = _interfaceValue(value, like: self.label) { self.label = new; return true }
///       default: [return super.__setOutlet(name, value)]
///       }
///       return false
///     }
///     [override] func __action(_ name: String) -> Selector? {
///       switch name {
///       case "tapped:": return Selector("tapped:", Board.tapped(_:))
///       default: return [super.__action(name)] nil
///       }
///     }
///
/// `override` and `super` stand where a superclass among the user's files has the member, too. A class gets
/// `__setOutlet` if it declares `@IBOutlet` or `@IBInspectable` properties, and `__action` if it declares
/// `@IBAction` methods (also those that unwind a segue).
///
/// The program calls `__registerInterfaceFiles()`, a function of the generated code, before it launches.
struct Storyboards {
  /// A class of the user's files.
  struct UserClass {
    /// A property with `@IBOutlet`.
    struct Outlet {
      var name: String
      /// The type as written, without `!` and `?`: `UILabel`, or `[UIButton]`.
      var type: String
    }

    /// The name, with those of the types that it is nested in: `Board.Cell`.
    var name: String
    /// The first inherited type as written; nil for none.
    var superclass: String?
    var outlets: [Outlet] = []
    /// The names of the properties with `@IBInspectable`.
    var attributes: [String] = []
    /// The names of the selectors of the methods with `@IBAction`: `tapped:`, `tapped:forEvent:`, `clear`.
    var actions: [String] = []
    /// Whether it declares `init?(coder:)`.
    var hasCoder = false
    /// Whether it declares an initializer without `convenience`, `init?(coder:)` apart.
    var hasInitializers = false
  }

  /// The code of a file of its own; without interface files, `__registerInterfaceFiles()` does nothing.
  let generatedSwift: String
  /// An expression that makes the controller that the app starts with, unless the app makes its own; nil
  /// if no storyboard has one.
  let initial: String?
  /// The path of that storyboard.
  let initialFile: String?
  /// Whether there are no files.
  let isEmpty: Bool
  /// What was not read.
  let warnings: [InterfaceMessage]
  private let filled: Set<String>

  /// A file that was read.
  private struct Document {
    let report: InterfaceReport
    let root: InterfaceNode
    /// Whether it only counts for the classes of the user's files.
    let isNeighbor: Bool

    /// Whether it describes the app's screen while the app starts.
    var isLaunchScreen: Bool { root.isOn("launchScreen") }
  }

  /// Reads files.
  ///
  /// - Parameters:
  ///   - files: The paths of files that end in `.storyboard` or `.xib`.
  ///   - neighbors: The paths of those that are left out if they mention no class of the user's files.
  ///   - classes: The classes of the user's files.
  ///   - extensions: The properties with `@IBInspectable` in the user's extensions of UIKit's classes, by class.
  /// - Throws: `InterfaceError` for files that cannot be read, all of them.
  init(
    files: [String], neighbors: [String] = [], classes: [UserClass],
    extensions: [String: Set<String>] = [:]
  ) throws {
    let classes = InterfaceClasses(classes, extensions: extensions)
    var (errors, warnings): ([InterfaceMessage], [InterfaceMessage]) = ([], [])
    var documents: [Document] = []
    for file in files {
      do {
        let root = try InterfaceXML.read(file)
        documents.append(
          Document(report: InterfaceReport(path: file), root: root, isNeighbor: false))
      } catch let error as InterfaceError {
        errors += error.messages
      }
    }
    for file in neighbors {
      // What cannot be read mentions no class.
      guard let root = try? InterfaceXML.read(file), classes.areMentioned(in: root) else {
        continue
      }
      documents.append(
        Document(report: InterfaceReport(path: file), root: root, isNeighbor: true))
    }
    guard errors.isEmpty else { throw InterfaceError(errors) }
    var (declarations, registration): ([String], [String]) = ([], [])
    var (filled, initial): (Set<String>, String?) = ([], nil)
    let main = Self.mainStoryboard(documents)
    for (index, document) in documents.enumerated() {
      let (report, root) = (document.report, document.root)
      if document.isLaunchScreen { continue }
      let name = Self.name(of: report.path)
      if root.child("scenes") != nil || root["type"]?.contains("Storyboard") == true {
        let writer = StoryboardWriter(
          document: root, name: name, number: index + 1, classes: classes, report: report,
          isNeighbor: document.isNeighbor)
        let result = writer.write(isMain: report.path == main)
        declarations += result.declarations
        registration += result.registration
        filled.formUnion(result.filled)
        if result.hasInitial, report.path == main {
          initial =
            "UIStoryboard(name: \(SwiftValue.string(name)), bundle: nil)"
            + ".instantiateInitialViewController()"
        }
      } else {
        let result = XIBWriter(
          document: root, name: name, number: index + 1, classes: classes, report: report
        ).write()
        declarations += result.declarations
        registration += result.registration
        filled.formUnion(result.filled)
      }
      warnings += report.messages.enumerated().sorted {
        ($0.element.line, $0.offset) < ($1.element.line, $1.offset)
      }.map(\.element)
    }
    (self.filled, self.initial, self.warnings) = (filled, initial, warnings)
    (initialFile, isEmpty) = (initial == nil ? nil : main, documents.isEmpty)
    let lines =
      ["import UIKit", "", "/// Registers the storyboards and nib files of the app."]
      + ["@MainActor", "func __registerInterfaceFiles() {"] + indent(registration, by: 2)
      + ["}", ""] + declarations
    generatedSwift = lines.joined(separator: "\n")
  }

  /// The path of the storyboard that the app starts with: `Main`, else the only one with a first
  /// controller; nil for none.
  private static func mainStoryboard(_ documents: [Document]) -> String? {
    let starting = documents.filter {
      !$0.isLaunchScreen && ($0.root["initialViewController"] != nil || $0.isNeighbor)
    }.map(\.report.path)
    return starting.first { name(of: $0) == "Main" } ?? (starting.count == 1 ? starting[0] : nil)
  }

  /// A file's name without folder and ending.
  static func name(of path: String) -> String {
    URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent
  }

  /// Whether a file fills an outlet of a class or of a subclass.
  func fills(class name: String, outlet: String) -> Bool {
    filled.contains("\(name).\(outlet)")
  }
}
