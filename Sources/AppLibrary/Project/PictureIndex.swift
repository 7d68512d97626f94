import Foundation
import Painter
package import UIKit

/// The pictures in a user's app, by the names passed to `UIImage(named:)`.
///
/// An app's bundle is flat, so a picture in a subfolder is found by its name alone, and also by its
/// path. Pictures in asset catalogs take precedence, as on iOS. If a picture has several files, one
/// is selected based on the phone's device, language and screen.
package struct PictureIndex {
  /// A picture file.
  private struct File {
    let path: String
    let scale: Int
    /// The file's rank, based on how well it suits the phone. 0 is best.
    let rank: Int
    let isInCatalog: Bool
  }

  private var files: [String: [File]] = [:]
  private var problems: [String: String] = [:]
  private let folder: String
  private let isTruncated: Bool

  /// Finds the pictures below a folder.
  ///
  /// - Parameters:
  ///   - folder: The app's folder.
  ///   - excluded: The folders of other apps below `folder`.
  ///   - idiom: The kind of device. Files for other kinds are used last.
  package init(
    of folder: String, except excluded: [String] = [], idiom: UIUserInterfaceIdiom = .phone
  ) {
    self.folder = folder
    let tree = ProjectTree(folder, except: Set(excluded))
    isTruncated = tree.isTruncated
    let device = idiom == .pad ? "ipad" : "iphone"
    for catalog in tree.catalogs {
      let catalog = AssetCatalog(catalog)
      problems.merge(catalog.problems) { first, _ in first }
      for (name, found) in catalog.files {
        files[name, default: []] += found.map { file in
          let suits = file.idiom == device ? 0 : file.idiom == "universal" ? 1 : 2
          return File(
            path: file.path, scale: file.scale, rank: suits + (file.isSpecial ? 3 : 0),
            isInCatalog: true)
        }
      }
    }
    for path in tree.pictures {
      let parts = ImageFileNames.parts(of: (path as NSString).lastPathComponent)
      let suits = parts.device == nil ? 1 : parts.device == device ? 0 : 2
      files[parts.name, default: []].append(
        File(
          path: path, scale: parts.scale, rank: 10 + 3 * Localization.rank(path) + suits,
          isInCatalog: false))
    }
  }

  /// The picture names, in natural sort order.
  package var names: [String] {
    files.keys.sorted { ($0 as NSString).compare($1, options: .numeric) == .orderedAscending }
  }

  /// Returns a picture's files, best first, with their pixels per point.
  ///
  /// - Parameter name: A name with or without an extension, or a path from a folder above the file.
  package func files(
    named name: String, screenScale: CGFloat
  ) -> [(path: String, scale: CGFloat)] {
    candidates(name).enumerated().map { (order($1, screenScale) + [$0], $1) }
      .sorted { $0.0.lexicographicallyPrecedes($1.0) }
      .map { ($1.path, CGFloat($1.scale)) }
  }

  private func candidates(_ name: String) -> [File] {
    if let found = files[name] { return found }
    // Foundation's path functions crash for one-letter names.
    let slash = name.lastIndex(of: "/")
    let folder = slash.map { name[..<$0] } ?? ""
    let (base, ending) = ImageFileNames.split(
      String(slash.map { name[name.index(after: $0)...] } ?? name[...]))
    return (files[base] ?? []).filter { file in
      let parent = (file.path as NSString).deletingLastPathComponent
      return (ending == nil || file.isInCatalog || file.path.hasSuffix("." + (ending ?? "")))
        && (folder.isEmpty || !file.isInCatalog && "\(parent)/".hasSuffix("/\(folder)/"))
    }
  }

  /// Returns a file's sort key: its rank for the device; then its scale, with the screen's scale
  /// before larger and smaller ones; then its format.
  private func order(_ file: File, _ screenScale: CGFloat) -> [Int] {
    let wanted = Int(screenScale)
    let scale = file.scale >= wanted ? file.scale - wanted : 100 + wanted - file.scale
    return [file.rank, scale, ImageFileNames.order(ofFile: file.path)]
  }

  /// Returns the message for a missing picture.
  ///
  /// - Parameter file: A missing file named by an image set.
  package func problem(named name: String, _ file: String? = nil) -> String {
    let start = "there is no picture named \"\(name)\""
    if let file { return "\(start): \(file), which its image set names, is missing" }
    if let problem = problems[name] { return "\(start): \(problem)" }
    let near = files.keys.filter { $0.lowercased() == ImageFileNames.base(of: name).lowercased() }
    let hint = near.min().map { "; did you mean \"\($0)\"?" } ?? ""
    let limit = isTruncated ? " (only \(ProjectTree.limit) files were searched)" : ""
    return "\(start) in \(folder), its subfolders and asset catalogs\(limit)\(hint)"
  }
}
