import Foundation
import Painter
import UIKit

/// A folder with pictures and scripts. In the demos' folder, each demo has a subfolder.
package struct AssetFolder {
  /// The environment variable that specifies the folder.
  package static let variable = "TOUCHBOX_ASSETS"

  /// The folder's path.
  package let path: String
  /// Whether each app has its own subfolder.
  private let hasSubfolders: Bool
  /// The program whose location was used to find the folder, or `nil` if the user specified the
  /// folder.
  private let program: String?
  /// The subfolders that belong to other apps.
  private let excluded: [String]

  /// Creates the folder for a user's own apps: the value of `TOUCHBOX_ASSETS`, or else `ownFolder`.
  ///
  /// - Parameter excluded: The subfolders that belong to other apps.
  package init(
    ownFolder: String, except excluded: [String] = [],
    environment: [String: String] = ProcessInfo.processInfo.environment
  ) {
    let named = environment[Self.variable] ?? ""
    hasSubfolders = false
    program = nil
    self.excluded = excluded
    // An app can change its process's current folder.
    path = URL(fileURLWithPath: named.isEmpty ? ownFolder : named).path
  }

  /// Finds the demos' folder.
  ///
  /// The folder is the first of these: the value of `TOUCHBOX_ASSETS`; `Assets` in the sources or
  /// installation that the program belongs to; `Assets` in the working directory.
  package init(
    environment: [String: String] = ProcessInfo.processInfo.environment,
    executable: String = CommandLine.arguments.first ?? ""
  ) {
    hasSubfolders = true
    excluded = []
    if let named = environment[Self.variable], !named.isEmpty {
      path = named
      program = nil
      return
    }
    // The program is in the sources' .build/<configuration>, in bin, or reached through a link.
    let real =
      (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe"))
      ?? executable
    program = real
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

  /// A message with advice if the demos' pictures and scripts are missing, or `nil`.
  ///
  /// The files are missing if the program was copied to another folder without them.
  package var problem: String? {
    guard hasSubfolders, !FileManager.default.fileExists(atPath: path + "/TouchDemo") else {
      return nil
    }
    let expected =
      "the Assets folder of Touchbox's sources, or PREFIX/lib/touchbox/Assets of an installation"
    guard let program else {
      return "\(Self.variable) is \(path), which does not contain the demos' pictures and scripts; "
        + "expected \(expected)"
    }
    return
      "the demos' pictures and scripts are missing; looked for Assets and lib/touchbox/Assets in "
      + "the folders around \(program), and for Assets in the working directory; set \(Self.variable) "
      + "to \(expected), or run `make install PREFIX=~/.local` in the sources"
  }

  /// Returns the path of an app's folder.
  package func folder(of app: String) -> String { hasSubfolders ? path + "/" + app : path }

  // MARK: - Pictures

  /// Returns the folders to search for a demo's pictures, in order.
  func folders(of app: String) -> [String] { [folder(of: app), path] }

  /// Returns the pictures for a user's own app, or `nil` for the demos, which have one folder each.
  func index(for idiom: UIUserInterfaceIdiom) -> PictureIndex? {
    hasSubfolders ? nil : PictureIndex(of: path, except: excluded, idiom: idiom)
  }

  /// Returns the names of an app's own pictures, in natural sort order.
  package func pictureNames(of app: String) -> [String] {
    index(for: .phone)?.names ?? ImageFileNames.names(in: folder(of: app))
  }
}
