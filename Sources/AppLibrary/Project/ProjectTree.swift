import Foundation
import Painter

/// The files of a project's folder that an app's target has in Xcode, by kind.
///
/// Left out are hidden folders, packages of other tools (`Pods`, `Carthage`), the products of builds, targets
/// of tests, projects and playgrounds; not the folder itself, whatever its name. Folders come after the files
/// beside them, and names are sorted, so that the same files are found in the same order everywhere.
struct ProjectTree {
  /// How deep to look.
  enum Depth {
    /// In all folders.
    case all
    /// In the folder itself, and in its localized folders (`Base.lproj`).
    case beside
  }

  /// The absolute paths of the Swift files.
  private(set) var sources: [String] = []
  /// The absolute paths of storyboards and xib files.
  private(set) var interfaces: [String] = []
  /// The absolute paths of picture files outside asset catalogs.
  private(set) var pictures: [String] = []
  /// The absolute paths of asset catalogs.
  private(set) var catalogs: [String] = []
  /// Whether the search ended at the limit.
  private(set) var isTruncated = false

  /// The number of files at which the search ends: a project of an app has fewer, a home folder may have more.
  static let limit = 20_000

  private let excluded: Set<String>

  /// Finds the files.
  ///
  /// - Parameters:
  ///   - folder: An absolute path.
  ///   - excluded: The absolute paths of folders that are left out.
  init(_ folder: String, _ depth: Depth = .all, except excluded: Set<String> = []) {
    self.excluded = excluded
    var folders = [folder]
    var seen: Set<FolderIdentity> = []
    var count = 0
    while let next = folders.first {
      folders.removeFirst()
      // Links may lead around in a circle.
      guard let identity = FolderIdentity(next), seen.insert(identity).inserted else { continue }
      let names = (try? FileManager.default.contentsOfDirectory(atPath: next)) ?? []
      count += names.count
      guard count <= Self.limit else {
        isTruncated = true
        return
      }
      for name in names.sorted() where !name.hasPrefix(".") {
        let path = "\(next)/\(name)"
        guard !add(name, path), Self.isFolder(path), includes(name, path) else { continue }
        if name.hasSuffix(".xcassets") {
          catalogs.append(path)
        } else if depth == .all || name.hasSuffix(".lproj") {
          folders.append(path)
        }
      }
    }
  }

  /// Adds a file of a known kind; returns whether it is one.
  private mutating func add(_ name: String, _ path: String) -> Bool {
    switch (name as NSString).pathExtension {
    case "swift":
      if name != "Package.swift" { sources.append(path) }
    case "storyboard", "xib":
      interfaces.append(path)
    default:
      guard ImageFileNames.isPicture(name) else { return false }
      pictures.append(path)
    }
    return true
  }

  private func includes(_ name: String, _ path: String) -> Bool {
    !Self.foreign.contains(name) && !name.hasSuffix("Tests")
      && !Self.packages.contains((name as NSString).pathExtension) && !excluded.contains(path)
  }

  /// Folders that dependency managers and builds make.
  private static let foreign: Set<String> = [
    "Pods", "Carthage", "DerivedData", "build", "node_modules",
  ]

  /// The endings of folders that are files to Xcode, or targets of their own.
  private static let packages: Set<String> = [
    "app", "appex", "bundle", "dSYM", "framework", "playground", "xcdatamodeld", "xcframework",
    "xcodeproj", "xcworkspace",
  ]

  static func isFolder(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
      && isFolder.boolValue
  }
}

/// A folder, by whichever path.
private struct FolderIdentity: Hashable {
  private let device: UInt
  private let inode: UInt

  init?(_ path: String) {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    (device, inode) = (UInt(status.st_dev), UInt(status.st_ino))
  }
}

/// The folders with one version of a file for each language, in the order in which the phone prefers them.
enum Localization {
  /// Returns how far a path's folder is from the phone's language: 0 for a file for all languages.
  ///
  /// - SeeAlso: "The Bundle Search Pattern" in Apple's Bundle Programming Guide
  static func rank(_ path: String) -> Int {
    let folder = ((path as NSString).deletingLastPathComponent as NSString).lastPathComponent
    guard folder.hasSuffix(".lproj") else { return 0 }
    return switch folder {
    case "en.lproj", "en-US.lproj", "English.lproj": 1
    case "Base.lproj": 2
    default: 3
    }
  }
}
