import CoreGraphics
import Foundation
import Painter
import UIKit

/// Finds an app's pictures by name: first what the user brought, then in the app's own folder, then
/// in the shared one.
@MainActor
final class ImageFinder {
  private nonisolated static let endings = ["png", "jpg", "jpeg", "gif", "bmp"]

  private let folders: [String]
  private let brought: ImageOverrides?
  private let warn: (String) -> Void
  private var found: [String: NamedImage?] = [:]

  /// Makes a library.
  ///
  /// - Parameters:
  ///   - folders: Where to look, in this order.
  ///   - brought: What the user brought, which may change at any time; nil for nothing.
  ///   - warn: Is told once about each picture that is missing or cannot be read.
  init(
    folders: [String], brought: ImageOverrides? = nil, warn: @escaping (String) -> Void
  ) {
    self.folders = folders
    self.brought = brought
    self.warn = warn
  }

  /// Returns the picture of a name, with or without ending, the one for the screen's scale first.
  func picture(named name: String, screenScale: CGFloat) -> NamedImage? {
    switch brought?.picture(named: Self.split(name).base) {
    case .here(let picture): return picture
    case .awaited: return nil
    case nil: break
    }
    let key = "\(name)@\(screenScale)"
    if let known = found[key] { return known }
    let picture = search(name, screenScale: screenScale)
    found[key] = picture
    return picture
  }

  private func search(_ name: String, screenScale: CGFloat) -> NamedImage? {
    let files = Self.files(for: name, screenScale: screenScale)
    for folder in folders {
      for (file, scale) in files {
        do throws(ImageFileError) {
          return NamedImage(image: try ImageFile.load(folder + "/" + file), scale: scale)
        } catch .missing {
          continue
        } catch {
          warn(error.description)
          return nil
        }
      }
    }
    warn(Self.missing(name, files.map(\.file), folders))
    return nil
  }

  /// A sentence that names every place tried: the names once, the endings once, the folders once.
  private static func missing(_ name: String, _ files: [String], _ folders: [String]) -> String {
    func list(_ words: [String]) -> String {
      var seen: Set<String> = []
      return words.filter { seen.insert($0).inserted }.joined(separator: ", ")
    }
    let names = list(files.map { ($0 as NSString).deletingPathExtension })
    let endings = list(files.map { "." + ($0 as NSString).pathExtension })
    return "there is no picture named \"\(name)\"; looked in \(list(folders)) for \(names) "
      + "with \(endings)"
  }

  // MARK: - Names of files

  /// The file names that may hold a picture, the best first, with their pixels a point.
  nonisolated static func files(
    for name: String, screenScale: CGFloat
  ) -> [(file: String, scale: CGFloat)] {
    let (base, ending) = split(name)
    let possible = ending.map { [$0] } ?? endings
    let wanted = Int(screenScale)
    // The screen's own scale, then larger ones scaled down, then smaller ones.
    let scales = [wanted] + (wanted + 1..<max(4, wanted + 1)) + (1..<max(1, wanted)).reversed()
    return scales.flatMap { scale in
      possible.map { (base + (scale == 1 ? "" : "@\(scale)x") + "." + $0, CGFloat(scale)) }
    }
  }

  /// The names of the pictures in a folder: `1`, `2` … `10`.
  nonisolated static func names(in folder: String) -> [String] {
    var seen: Set<String> = []
    return files(in: folder).map(name(ofFile:)).filter { seen.insert($0).inserted }
  }

  /// The picture files in a folder by their names, numbers by their size.
  nonisolated static func files(in folder: String) -> [String] {
    let files = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return files.filter { split($0).ending != nil && !$0.hasPrefix(".") }
      .sorted { ($0 as NSString).compare($1, options: .numeric) == .orderedAscending }
  }

  /// The name by which an app finds a file: without ending and `@2x`.
  nonisolated static func name(ofFile file: String) -> String {
    split(file).base.replacing(#/@[1-9]x$/#, with: "")
  }

  /// How many of a file's pixels make a point: 2 for `ball@2x.png`.
  nonisolated static func scale(ofFile file: String) -> CGFloat {
    split(file).base.firstMatch(of: #/@([1-9])x$/#).flatMap { Double($0.1) } ?? 1
  }

  /// Splits a name before the ending of a picture file; nil where it has none.
  private nonisolated static func split(_ name: String) -> (base: String, ending: String?) {
    let ending = (name as NSString).pathExtension
    guard endings.contains(ending.lowercased()) else { return (name, nil) }
    return ((name as NSString).deletingPathExtension, ending)
  }
}
