import CoreGraphics
import Foundation
import Painter
import UIKit

/// Finds an app's pictures by name: first in its own folder, then in the shared one.
@MainActor
final class PictureLibrary {
  private static let endings = ["png", "jpg", "jpeg", "gif", "bmp"]

  private let folders: [String]
  private let warn: (String) -> Void
  private var found: [String: NamedPicture?] = [:]

  /// Makes a library.
  ///
  /// - Parameters:
  ///   - folders: Where to look, in this order.
  ///   - warn: Is told once about each picture that is missing or cannot be read.
  init(folders: [String], warn: @escaping (String) -> Void) {
    self.folders = folders
    self.warn = warn
  }

  /// Returns the picture of a name, with or without ending, the one for the screen's scale first.
  func picture(named name: String, screenScale: CGFloat) -> NamedPicture? {
    let key = "\(name)@\(screenScale)"
    if let known = found[key] { return known }
    let picture = search(name, screenScale: screenScale)
    found[key] = picture
    return picture
  }

  private func search(_ name: String, screenScale: CGFloat) -> NamedPicture? {
    let files = Self.files(for: name, screenScale: screenScale)
    for folder in folders {
      for (file, scale) in files {
        do throws(PictureError) {
          return NamedPicture(image: try PictureFile.load(folder + "/" + file), scale: scale)
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

  /// The file names that may hold a picture, the best first, with their pixels a point.
  private static func files(
    for name: String, screenScale: CGFloat
  ) -> [(file: String, scale: CGFloat)] {
    let ending = (name as NSString).pathExtension
    let base =
      endings.contains(ending.lowercased()) ? (name as NSString).deletingPathExtension : name
    let possible = base == name ? endings : [ending]
    let wanted = Int(screenScale)
    // The screen's own scale, then larger ones scaled down, then smaller ones.
    let scales = [wanted] + (wanted + 1..<max(4, wanted + 1)) + (1..<max(1, wanted)).reversed()
    return scales.flatMap { scale in
      possible.map { (base + (scale == 1 ? "" : "@\(scale)x") + "." + $0, CGFloat(scale)) }
    }
  }
}
