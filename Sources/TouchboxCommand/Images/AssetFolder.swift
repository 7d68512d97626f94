import Foundation

/// The folder of pictures and scripts; that of the demos has a subfolder for each.
package struct AssetFolder {
  /// The environment variable that names the folder.
  package static let variable = "TOUCHBOX_ASSETS"

  /// The folder's path.
  package let path: String
  /// Whether each app has a subfolder of its own.
  private let hasSubfolders: Bool

  /// Makes the folder of a user's own apps: the one that `TOUCHBOX_ASSETS` names, else another.
  package init(
    ownFolder: String, environment: [String: String] = ProcessInfo.processInfo.environment
  ) {
    let named = environment[Self.variable] ?? ""
    hasSubfolders = false
    path = named.isEmpty ? ownFolder : named
  }

  /// Finds the folder of the demos: the one that `TOUCHBOX_ASSETS` names, else `Assets` beside the sources that
  /// the program was built from or installed with, else `Assets` in the working directory.
  package init(
    environment: [String: String] = ProcessInfo.processInfo.environment,
    executable: String = CommandLine.arguments.first ?? ""
  ) {
    hasSubfolders = true
    if let named = environment[Self.variable], !named.isEmpty {
      path = named
      return
    }
    // The program is in .build/<configuration>/ of the sources or in bin/, perhaps behind links.
    let real =
      (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe"))
      ?? executable
    var folder = real
    while let slash = folder.lastIndex(of: "/"), slash > folder.startIndex {
      folder = String(folder[..<slash])
      for assets in [folder + "/Assets", folder + "/lib/touchbox/Assets"]
      where FileManager.default.fileExists(atPath: assets + "/TouchDemo") {
        path = assets
        return
      }
    }
    path = "Assets"
  }

  /// Returns the path of an app's folder.
  package func folder(of app: String) -> String { hasSubfolders ? path + "/" + app : path }
}
