import Foundation
import Painter

/// The files in a project folder that belong to an app's Xcode target, by kind.
///
/// Hidden folders, dependencies (`Pods`, `Carthage`), build products, test targets, projects and
/// playgrounds are excluded, but never the folder itself. Names are sorted, with folders after
/// files, so the order is the same on every machine.
struct ProjectTree {
  /// A search depth.
  enum Depth {
    /// All subfolders.
    case all
    /// The folder itself and its localized folders (`Base.lproj`).
    case beside
  }

  /// The absolute paths of the Swift files.
  private(set) var sources: [String] = []
  /// The absolute paths of the Objective-C and C files.
  private(set) var objectiveC: [String] = []
  /// The absolute paths of the headers of these files.
  private(set) var headers: [String] = []
  /// The absolute paths of storyboards and xib files.
  private(set) var interfaces: [String] = []
  /// The absolute paths of picture files outside asset catalogs.
  private(set) var pictures: [String] = []
  /// The absolute paths of asset catalogs.
  private(set) var catalogs: [String] = []
  /// Whether the search stopped at the limit.
  private(set) var isTruncated = false

  /// The maximum number of files. An app's project has fewer; a home folder may have more.
  static let limit = 20_000

  private let excluded: Set<String>

  /// Finds the files.
  ///
  /// - Parameters:
  ///   - folder: An absolute path.
  ///   - excluded: The absolute paths of folders to skip.
  init(_ folder: String, _ depth: Depth = .all, except excluded: Set<String> = []) {
    self.excluded = excluded
    var folders = [folder]
    var seen: Set<FolderIdentity> = []
    var count = 0
    while let next = folders.first {
      folders.removeFirst()
      // Links can form a cycle.
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

  /// Adds a file if its kind is known, and returns whether it was added.
  private mutating func add(_ name: String, _ path: String) -> Bool {
    switch (name as NSString).pathExtension {
    case "swift":
      if name != "Package.swift" { sources.append(path) }
    case "m", "c":
      objectiveC.append(path)
    case "h", "pch":
      headers.append(path)
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

  /// The folders used by dependency managers and builds.
  private static let foreign: Set<String> = [
    "Pods", "Carthage", "DerivedData", "build", "node_modules",
  ]

  /// The extensions of folders that Xcode treats as files or targets.
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

/// A folder's identity, independent of its path.
private struct FolderIdentity: Hashable {
  private let device: UInt
  private let inode: UInt

  init?(_ path: String) {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    (device, inode) = (UInt(status.st_dev), UInt(status.st_ino))
  }
}

/// The folders of localized files, in the phone's order of preference.
enum Localization {
  /// Returns the rank of a path's language, or 0 for a file that is not localized.
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
