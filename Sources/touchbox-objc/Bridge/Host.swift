import CBridge
import Foundation
import Simulator
import Terminal
@_spi(Launcher) import TouchboxApp
import UIKit

/// The program that runs an app in Objective-C. The app's library is next to it.
@main
enum Host {
  @MainActor static func main() {
    let program =
      (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")) ?? ""
    let library = (program as NSString).deletingLastPathComponent + "/app.so"
    if let problem = TBStart(library) {
      Console.warn(LibraryProblem.message(String(cString: problem)))
      exit(CommandStatus.usage.rawValue)
    }
    let excluded = String(cString: TBExcludedFolders()).split(separator: "\n").map(String.init)
    TouchboxApp.main(
      files: apps, pictures: String(cString: TBAppFolder()), except: excluded)
  }

  /// The apps that the library contains, best first: its `main`, its delegates, its controllers, its
  /// views.
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

  private static func classes(_ kind: some BinaryInteger) -> [String] {
    var names: [String] = []
    while let name = TBAppClassOfKind(CInt(kind), CInt(names.count)) {
      names.append(String(cString: name))
    }
    return names
  }

  /// Prepares the phone for an app of the age of its code.
  private static func prepare() {
    if TBIsOldCode() != 0 { AppContext.current.rootViewsFillScreen = false }
  }

  private static func created<T: AnyObject>(_ object: Raw?, _ name: String) -> T {
    guard let made: T = taken(object) else {
      CrashReport.end("\(name): its initializer returns nil", calls: [])
    }
    return made
  }
}

/// Starts an app with the names of its classes.
func launch(_ applicationName: String?, _ delegateName: String?) {
  let context = AppContext.current
  var application = UIApplication()
  if let applicationName {
    guard let made = taken(TBInitObject(applicationName)) as UIApplication? else {
      return context.warn("UIApplicationMain: there is no class named \(applicationName)")
    }
    application = made
  }
  guard let name = delegateName ?? onlyDelegate else {
    return context.warn(
      "UIApplicationMain: pass the name of the delegate's class; the app has no such class")
  }
  guard let delegate = ApplicationDelegate(className: name) else {
    return context.warn("UIApplicationMain: there is no class named \(name)")
  }
  context.launch(application, delegate: delegate)
}

/// The first delegate of the app, for a `main` that leaves its name to a nib file.
private var onlyDelegate: String? {
  TBAppClassOfKind(CInt(TBKindDelegate), 0).map { String(cString: $0) }
}

@_cdecl("tbs_launch")
func launch(_ application: UnsafePointer<CChar>?, _ delegate: UnsafePointer<CChar>?) {
  launch(string(application), string(delegate))
}

/// Messages about a library that cannot be loaded.
enum LibraryProblem {
  /// Returns a message for the app's author.
  static func message(_ problem: String) -> String {
    guard let name = problem.firstMatch(of: #/undefined symbol: (\w+)/#)?.1 else {
      return "the app's library cannot be loaded: \(problem)"
    }
    for prefix in ["_OBJC_CLASS_", "__objc_class_name_"] where name.hasPrefix(prefix) {
      return "the class \(name.dropFirst(prefix.count)) is declared, but no file implements it"
    }
    return "the function or variable \(name) is declared, but no file defines it"
  }
}
