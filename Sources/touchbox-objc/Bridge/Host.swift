import CBridge
import Foundation
import Simulator
import Terminal
@_spi(Launcher) import TouchboxApp
import UIKit

/// The program that runs an Objective-C app. The app's library is next to the program.
@main
enum Host {
  @MainActor static func main() {
    let program =
      (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")) ?? ""
    let folder = (program as NSString).deletingLastPathComponent
    if let problem = TBStart(folder + "/app.so") {
      Console.warn(LibraryProblem.message(String(cString: problem), folder))
      exit(CommandStatus.usage.rawValue)
    }
    let test = TBRunSelfTest()
    if test >= 0 { exit(test) }
    var (start, end): (UInt, UInt) = (0, 0)
    TBGetLibraryAddresses(&start, &end)
    CrashReport.setLibrary(start..<end)
    let excluded = String(cString: TBExcludedFolders()).split(separator: "\n").map(String.init)
    let apps = apps
    guard !apps.isEmpty else {
      Console.warn(
        "\(String(cString: TBAppFolder())): there is nothing to run; expected a subclass of UIView or "
          + "UIViewController, an app delegate, or a function main")
      exit(CommandStatus.usage.rawValue)
    }
    TouchboxApp.main(
      files: apps, pictures: String(cString: TBAppFolder()), except: excluded)
  }

  /// The apps in the library, in order of preference: its `main`, its delegates, its controllers,
  /// and its views.
  private static var apps: [NamedApp] {
    var apps: [NamedApp] = []
    let delegates = classes(TBKindDelegate)
    if TBHasMain() != 0 {
      apps.append(
        .program("main") {
          prepare()
          TBRunMain()
        })
    }
    apps += delegates.map { name in
      .program(name) {
        prepare()
        launch(nil, name)
      }
    }
    apps += classes(TBKindController).map { name in
      .controller(name) {
        prepare()
        return created(TBInitController(name), name)
      }
    }
    apps += classes(TBKindView).map { name in
      .view(name) {
        prepare()
        return created(TBInitView(name, TBRect(UIScreen.main.applicationFrame)), name)
      }
    }
    return apps
  }

  /// Returns the app's classes of a kind. Classes that other classes use come last.
  static func classes(_ kind: some BinaryInteger) -> [String] {
    let parts = parts
    var names: [String] = []
    while let name = TBAppClassOfKind(CInt(kind), CInt(names.count)) {
      names.append(String(cString: name))
    }
    let initial = kind == TBKindController ? names.filter { TBIsInitialClass($0) != 0 } : []
    let others = names.filter { !initial.contains($0) }
    return initial + others.filter { !parts.contains($0) } + others.filter(parts.contains)
  }

  /// The app's classes that other classes use.
  static var parts: Set<String> {
    Set(String(cString: TBParts()).split(separator: "\n").map(String.init))
  }

  /// Configures the phone for the age of the app's code.
  private static func prepare() {
    Notifications.forward()
    guard TBIsOldCode() != 0 else { return }
    AppContext.current.interface.rootViewsFillScreen = false
    AppContext.current.interface.rotates = false
  }

  private static func created<T: AnyObject>(_ object: Raw?, _ name: String) -> T {
    guard let made: T = taken(object) else {
      CrashReport.end("\(name): its initializer returns nil", calls: [])
    }
    return made
  }
}

/// Starts an app, given the names of its application and delegate classes.
func launch(_ applicationName: String?, _ delegateName: String?) {
  let context = AppContext.current
  var application = UIApplication()
  if let applicationName {
    guard let made = taken(TBInitObject(applicationName)) as UIApplication? else {
      return context.host.warn("UIApplicationMain: there is no class named \(applicationName)")
    }
    application = made
  }
  if delegateName == nil, let delegate = TBLoadMainNib(nil) {
    return context.launch(application, delegate: ApplicationDelegate(retained: delegate))
  }
  guard let name = delegateName ?? onlyDelegate else {
    return context.host.warn(
      "UIApplicationMain: pass the name of the delegate's class; the app has no such class")
  }
  guard let delegate = ApplicationDelegate(className: name) else {
    return context.host.warn("UIApplicationMain: there is no class named \(name)")
  }
  context.launch(
    application, delegate: delegate, mainWindow: mainWindow(for: delegate),
    makeMissingWindow: missingWindow)
}

/// Creates a window for an app without its main nib file or storyboard, if it has only one
/// controller that the others don't use.
private func missingWindow() -> UIWindow? {
  let names = Host.classes(TBKindController)
  let parts = Host.parts
  let candidates = names.count == 1 ? names : names.filter { !parts.contains($0) }
  guard candidates.count == 1, let name = candidates.first,
    let controller = taken(TBInitController(name)) as UIViewController?
  else { return nil }
  let context = AppContext.current
  context.host.warn(
    "the app has no main nib file or storyboard and shows no window: showing \(name) in a window")
  let window = UIWindow(frame: UIScreen.main.bounds)
  window.rootViewController = controller
  return window
}

/// Creates a window with the main storyboard's initial controller, and assigns it to the delegate. Returns `nil` if
/// there is no main storyboard.
private func mainWindow(for delegate: ApplicationDelegate) -> UIWindow? {
  guard let controller = taken(TBMakeInitialController()) as UIViewController? else { return nil }
  return AppContext.current.makeMainWindow(controller, for: delegate)
}

/// The app's first delegate, for a `main` that relies on a nib file to name it.
private var onlyDelegate: String? {
  TBAppClassOfKind(CInt(TBKindDelegate), 0).map { String(cString: $0) }
}

@_cdecl("tbs_launch")
func launch(_ application: UnsafePointer<CChar>?, _ delegate: UnsafePointer<CChar>?) {
  launch(string(application), string(delegate))
}

/// Messages about a library that cannot be loaded.
enum LibraryProblem {
  /// Returns a message for the app developer.
  ///
  /// - Parameter folder: The folder that contains the linker's list of undefined symbols.
  static func message(_ problem: String, _ folder: String) -> String {
    guard let name = symbol(in: problem) else {
      return "the app's library cannot be loaded: \(problem)"
    }
    for prefix in ["_OBJC_CLASS_", "__objc_class_name_"] where name.hasPrefix(prefix) {
      let name = String(name.dropFirst(prefix.count))
      return location(of: "_OBJC_CLASS_" + name, folder)
        + "the class \(name) is declared, but no file implements it; expected an @implementation"
    }
    return location(of: name, folder)
      + "the function or variable \(name) is declared, but no file defines it"
  }

  /// Returns the undefined symbol that a message names.
  private static func symbol(in message: some StringProtocol) -> String? {
    String(message).firstMatch(of: #/undefined symbol: (\w+)/#).map { String($0.1) }
  }

  /// Returns the file and line of a symbol's first use, such as `Board.m:12: `, or an empty string.
  private static func location(of symbol: String, _ folder: String) -> String {
    let list = (try? String(contentsOfFile: folder + "/undefined", encoding: .utf8)) ?? ""
    for part in list.split(separator: "\n\n")
    where Self.symbol(in: part) == symbol {
      // For example: `referenced by Board.m:9 (/home/me/Board.m:9)`.
      if let found = part.firstMatch(of: #/referenced by [^\n]*\(([^\n]+:[0-9]+)\)(?:\n|$)/#) {
        return "\(found.1): "
      }
    }
    return ""
  }
}
