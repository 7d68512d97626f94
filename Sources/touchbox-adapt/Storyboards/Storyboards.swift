import Foundation

/// Swift code that creates the objects in storyboards and xib files.
///
/// A file is parsed into a tree (`InterfaceXML`) and converted to objects, connections and
/// constraints (`NibObjects`). These are written as Swift code (`NibWriter`, `StoryboardWriter`)
/// that is compiled into one module with the user's files. As on iOS, the code creates each object
/// by calling its `init?(coder:)`, in which the coder sets the properties of UIKit classes.
/// User-defined runtime attributes, outlets and actions follow, and finally `awakeFromNib()`.
///
/// Outlets, inspectable properties and actions may be private, so the adapter adds members to the
/// last line of each user class that declares any:
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
/// `override` and `super` are included if a superclass in the user's files has the member too. A
/// class receives `__setOutlet` if it declares `@IBOutlet` or `@IBInspectable` properties, and
/// `__action` if it declares `@IBAction` methods, including unwind segue methods.
///
/// The program calls the generated function `__registerInterfaceFiles()` before launching the app.
struct Storyboards {
  /// A class in the user's files.
  struct UserClass {
    /// A property marked with `@IBOutlet`.
    struct Outlet {
      var name: String
      /// The type as written, without `!` and `?`, such as `UILabel` or `[UIButton]`.
      var type: String
    }

    /// The name, including enclosing types, such as `Board.Cell`.
    var name: String
    /// The first inherited type as written, or nil if there is none.
    var superclass: String?
    var outlets: [Outlet] = []
    /// The names of the `@IBInspectable` properties.
    var attributes: [String] = []
    /// The selectors of the `@IBAction` methods, such as `tapped:`, `tapped:forEvent:` or `clear`.
    var actions: [String] = []
    /// Whether the class declares `init?(coder:)`.
    var hasCoder = false
    /// Whether the class declares a designated initializer other than `init?(coder:)`.
    var hasInitializers = false
  }

  /// The generated code. If there are no interface files, `__registerInterfaceFiles()` does
  /// nothing.
  let generatedSwift: String
  /// An expression that creates the app's initial controller, unless the app creates its own, or
  /// nil if no storyboard has one.
  let initial: String?
  /// The path of the storyboard that contains the initial controller.
  let initialFile: String?
  /// Whether there are no interface files.
  let isEmpty: Bool
  /// The messages about ignored parts.
  let warnings: [InterfaceMessage]
  private let filled: Set<String>

  /// An interface file that has been read.
  private struct Document {
    let report: InterfaceReport
    let root: InterfaceNode
    /// Whether the file is used only if it mentions the user's classes.
    let isNeighbor: Bool

    /// Whether the file is the launch screen.
    var isLaunchScreen: Bool { root.isOn("launchScreen") }
  }

  /// Reads interface files.
  ///
  /// - Parameters:
  ///   - files: The paths of files with the extension `.storyboard` or `.xib`.
  ///   - neighbors: The paths of files that are ignored unless they mention a class in the user's
  ///   files.
  ///   - classes: The classes in the user's files.
  ///   - extensions: The `@IBInspectable` properties in the user's extensions of UIKit classes, by
  ///   class.
  /// - Throws: `InterfaceError`, which lists all files that cannot be read.
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
      // Treat an unreadable file as one that mentions no class.
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

  /// Returns the path of the app's main storyboard: `Main`, or the only one with an initial
  /// controller, or nil if there is none.
  private static func mainStoryboard(_ documents: [Document]) -> String? {
    let starting = documents.filter {
      !$0.isLaunchScreen && ($0.root["initialViewController"] != nil || $0.isNeighbor)
    }.map(\.report.path)
    return starting.first { name(of: $0) == "Main" } ?? (starting.count == 1 ? starting[0] : nil)
  }

  /// Returns a file's name without its folder and extension.
  static func name(of path: String) -> String {
    URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent
  }

  /// Whether a file connects an outlet of a class or subclass.
  func fills(class name: String, outlet: String) -> Bool {
    filled.contains("\(name).\(outlet)")
  }
}
