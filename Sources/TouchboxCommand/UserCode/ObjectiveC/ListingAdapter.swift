import AppLibrary
import Foundation

/// Completes listings, because books print methods without a class and classes without a header.
struct ListingAdapter {
  /// The files and the changes to them.
  private(set) var listings: [Listing]

  /// Reads and completes an app's files.
  ///
  /// - Parameter frameworks: The folder that contains the frameworks' headers.
  init(_ files: ProjectFiles, frameworks: String) throws {
    let code = Set(files.objectiveC + files.headers)
    listings = try files.contents().filter { code.contains($0.path) }.map {
      Listing($0.path, $0.bytes)
    }
    var declared = names(#/@interface\s+(\w+)\s*[:\{]/#)
    var implemented = names(#/@implementation\s+(\w+)/#)
    for index in listings.indices where listings[index].path.hasSuffix(".m") {
      let code = CodeText(listings[index].text).codeString
      let own = Self.missingImplementation(in: code, listings[index].path)
      let classes =
        own.map { [$0] }
        ?? code.matches(of: #/@implementation\s+(\w+)(?!\w|\s*\()/#).map { String($0.1) }
      implemented.formUnion(classes)
      for name in classes where declared.insert(name).inserted {
        listings[index].prepend(
          Self.interface(of: name, code), "declared \(name), because no header declares it")
      }
      guard let own else { continue }
      listings[index].prepend(
        "@implementation \(own)", "put the methods into a class with the name of the file")
      listings[index].append("@end", "ended \(own)")
    }
    removeMissingImports(implemented)
    correctImports(files.headers, frameworks)
  }

  /// Declares a property with the type of its instance variable in all files.
  mutating func widenProperty(_ name: String) {
    for index in listings.indices { listings[index].widenProperty(name) }
  }

  /// Replaces a name in a file.
  mutating func rename(_ name: String, to other: String, in path: String) {
    guard let index = listings.firstIndex(where: { $0.path == path }) else { return }
    listings[index].rename(name, to: other)
  }

  /// Returns the names that a pattern with one capture matches in the code of all files.
  private func names(_ pattern: some RegexComponent<(Substring, Substring)>) -> Set<String> {
    Set(
      listings.flatMap { listing in
        CodeText(listing.text).codeString.matches(of: pattern).map { String($0.output.1) }
      })
  }

  // MARK: - Classes

  /// Returns the class name for a file that contains methods but no class.
  private static func missingImplementation(in code: String, _ path: String) -> String? {
    guard !code.contains(#/@implementation\b/#),
      code.contains(#/(?m)^\s*[-+]\s*\([^()]*\)\s*\w+[^;{}]*\{/#)
    else { return nil }
    let base = ((path as NSString).lastPathComponent as NSString).deletingPathExtension
    let letters = base.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "_" }
    return (letters.first?.isNumber == false ? "" : "_") + String(letters)
  }

  /// Returns a class declaration, inferred from the class's name and methods.
  private static func interface(of name: String, _ code: String) -> String {
    let start = code.firstRange(of: "@implementation \(name)")?.lowerBound ?? code.startIndex
    let rest = code[start...]
    let body = rest.firstRange(of: "@end").map { rest[..<$0.lowerBound] } ?? rest
    let superclass = superclass(of: name, body)
    let variables = variables(of: String(body)).map { "  \($0.type) *\($0.name);\n" }.joined()
    // Xcode's templates declare the window of an app delegate in its header.
    let hasWindow = superclass.contains("UIApplicationDelegate") && body.contains("self.window")
    return
      "@interface \(name) : \(superclass)\(variables.isEmpty ? "" : " {\n\(variables)}")\n"
      + (hasWindow ? "@property (nonatomic, retain) UIWindow *window;\n" : "") + "@end"
  }

  private static func superclass(of name: String, _ body: Substring) -> String {
    let names = [
      ("GestureRecognizer", "UIGestureRecognizer"), ("ViewController", "UIViewController"),
      ("Controller", "UIViewController"), ("ScrollView", "UIScrollView"),
      ("ImageView", "UIImageView"), ("View", "UIView"), ("Button", "UIButton"),
      ("AppDelegate", "NSObject <UIApplicationDelegate>"),
      ("Delegate", "NSObject <UIApplicationDelegate>"), ("Application", "UIApplication"),
      ("Window", "UIWindow"),
    ]
    let methods = [
      ("applicationDidFinishLaunching:", "NSObject <UIApplicationDelegate>"),
      ("didFinishLaunchingWithOptions:", "NSObject <UIApplicationDelegate>"),
      ("viewDidLoad", "UIViewController"), ("loadView", "UIViewController"),
      ("self.view ", "UIViewController"), ("drawRect:", "UIView"),
      ("initWithFrame:", "UIView"), ("initWithCoder:", "UIView"),
      ("touchesBegan:", "UIView"), ("touchesMoved:", "UIView"), ("touchesEnded:", "UIView"),
    ]
    return names.first { name.hasSuffix($0.0) }?.1 ?? methods.first { body.contains($0.0) }?.1
      ?? "NSObject"
  }

  /// Returns the undeclared instance variables that the code assigns new objects to.
  private static func variables(of code: String) -> [(type: String, name: String)] {
    var found: [(type: String, name: String)] = []
    for match in code.matches(of: #/(?:^|[;{}\s])(\w+)\s*=\s*\[\s*\[\s*([A-Z]\w+)\s+alloc\s*\]/#) {
      let (name, type) = (String(match.1), String(match.2))
      guard !found.contains(where: { $0.name == name }),
        let declaration = try? Regex(#"(?:\*\s*|\bid\s+)"# + name + #"\b"#),
        !code.contains(declaration)
      else { continue }
      found.append((type, name))
    }
    return found
  }

  // MARK: - Headers

  /// Removes imports of headers that were not printed if the listing contains their class.
  private mutating func removeMissingImports(_ implemented: Set<String>) {
    let known = Set(listings.map { ($0.path as NSString).lastPathComponent })
    for index in listings.indices {
      let folder = (listings[index].path as NSString).deletingLastPathComponent
      for match in listings[index].source.matches(of: #/#\s*(?:import|include)\s*"([^"]*)"/#) {
        let header = String(match.1)
        let name = ((header as NSString).lastPathComponent as NSString).deletingPathExtension
        guard implemented.contains(name),
          !known.contains((header as NSString).lastPathComponent),
          !FileManager.default.fileExists(atPath: "\(folder)/\(header)")
        else { continue }
        listings[index].removeImport(of: header)
      }
    }
  }

  /// Corrects imports whose names differ from the headers' names only in case.
  private mutating func correctImports(_ headers: [String], _ frameworks: String) {
    var known: [String: String] = [:]
    for file in FileManager.default.enumerator(atPath: frameworks)?.compactMap({ $0 as? String })
      ?? [] where file.hasSuffix(".h")
    {
      known[file.lowercased()] = file
    }
    for header in headers {
      let name = (header as NSString).lastPathComponent
      known[name.lowercased()] = name
    }
    for index in listings.indices {
      let imports = listings[index].source.matches(
        of: #/#\s*(?:import|include)\s*[<"]([^">]*)[">]/#)
      for header in Set(imports.map { String($0.1) }) {
        guard let name = known[header.lowercased()], name != header else { continue }
        listings[index].correctImport(of: header, to: name)
      }
    }
  }

  // MARK: - Facts about the code

  /// Whether a file counts references manually, so it must be compiled without ARC.
  static func countsReferences(_ text: String) -> Bool {
    CodeText(text).codeString.contains(
      #/\b(?:retain|release|autorelease|retainCount)\s*\]|\[\s*super\s+dealloc\s*\]|\bNSAutoreleasePool\b/#
    )
  }

  /// Whether the code predates iOS 7, because it uses no newer language features.
  var isOld: Bool {
    !listings.contains { listing in
      CodeText(listing.text).codeString.contains(
        #/@autoreleasepool|\b(?:strong|weak|instancetype|__weak|__strong|__block\s+typeof|__bridge\w*|NS_ENUM|NS_OPTIONS|nullable|nonnull)\b|@import\b|@[\[\{\(]/#
      )
    }
  }

  /// The classes that other classes' methods use, and that therefore don't run as apps themselves.
  var parts: [String] {
    var result: Set<String> = []
    for listing in listings where !listing.isHeader {
      let code = CodeText(listing.text).codeString
      for implementation in code.matches(of: #/@implementation\s+(\w+)/#) {
        let rest = code[implementation.range.upperBound...]
        let body = rest.firstRange(of: "@end").map { rest[..<$0.lowerBound] } ?? rest
        for match in body.matches(of: #/\[\s*(\w+)\s+\w+/#) where match.1 != implementation.1 {
          result.insert(String(match.1))
        }
      }
    }
    return result.sorted()
  }

  /// The classes' outlets: one line each, with the class, name, and type.
  var outlets: [String] {
    var result: [String] = []
    for listing in listings {
      let code = CodeText(listing.text).codeString
      for declaration in code.matches(of: #/@interface\s+(\w+)/#) {
        let rest = code[declaration.range.upperBound...]
        let body = rest.firstRange(of: "@end").map { rest[..<$0.lowerBound] } ?? rest
        for match in body.matches(of: #/\bIBOutlet\s+(\w+)\s*\*\s*(\w+)/#) {
          let line = "\(declaration.1) \(match.2) \(match.1)"
          if !result.contains(line) { result.append(line) }
        }
      }
    }
    return result
  }
}
