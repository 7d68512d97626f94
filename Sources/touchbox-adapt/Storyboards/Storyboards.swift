/// The Swift code that makes what storyboards and xib files describe: none of them is read yet.
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
    var superclass: String?
    var outlets: [Outlet] = []
    /// The names of the properties with `@IBInspectable`.
    var attributes: [String] = []
    /// The names of the selectors of the methods with `@IBAction`.
    var actions: [String] = []
    /// Whether it declares `init?(coder:)`.
    var hasCoder = false
    /// Whether it declares an initializer without `convenience`, `init?(coder:)` apart.
    var hasInitializers = false
  }

  struct Warning {
    let file: String
    let line: Int
    let text: String
  }

  let generatedSwift = "@MainActor func __registerInterfaceFiles() {}\n"
  /// An expression that makes the controller that the app starts with; nil if there is none.
  let initial: String? = nil
  let warnings: [Warning]

  init(files: [String], classes: [UserClass]) throws {
    warnings = files.map { Warning(file: $0, line: 1, text: "the file is not read") }
  }

  /// Whether a file fills an outlet of a class or of a subclass.
  func fills(class name: String, outlet: String) -> Bool { false }
}
