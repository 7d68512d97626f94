import Painter
package import UIKit

/// Finds an app's pictures by name: an override first, then the app's own folder, then the shared
/// one.
@MainActor
package final class ImageFinder {
  /// What replaces a picture.
  package enum Override {
    /// Another picture that is still being loaded; until then there is none.
    case pending
    /// Another picture.
    case loaded(NamedImage)
  }

  private nonisolated static let endings = ["png", "jpg", "jpeg", "gif", "bmp"]

  private let folders: [String]
  private let override: (String) -> Override?
  private let files: ImageCache
  private let warn: (String) -> Void
  private var cache: [String: NamedImage?] = [:]

  /// Makes a finder.
  ///
  /// - Parameters:
  ///   - folders: Where to look, in this order.
  ///   - override: Returns what replaces the picture of a name; the answer may change at any time.
  ///   - files: The files that were read before.
  ///   - warn: Receives one message for each picture that is missing or cannot be read.
  package init(
    folders: [String], override: @escaping (String) -> Override? = { _ in nil },
    files: ImageCache = ImageCache(), warn: @escaping (String) -> Void
  ) {
    self.folders = folders
    self.override = override
    self.files = files
    self.warn = warn
  }

  /// Returns the picture of a name, with or without ending; a file for the screen's scale is preferred.
  package func picture(named name: String, screenScale: CGFloat) -> NamedImage? {
    switch override(Self.split(name).base) {
    case .loaded(let picture): return picture
    case .pending: return nil
    case nil: break
    }
    let key = "\(name)@\(screenScale)"
    if let known = cache[key] { return known }
    let picture = search(name, screenScale: screenScale)
    cache[key] = picture
    return picture
  }

  private func search(_ name: String, screenScale: CGFloat) -> NamedImage? {
    let files = Self.files(for: name, screenScale: screenScale)
    for folder in folders {
      for (file, scale) in files {
        do throws(ImageFileError) {
          return NamedImage(image: try self.files.load(folder + "/" + file), scale: scale)
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

  /// The message that names every file tried: names, endings and folders once each.
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

  // MARK: - File names

  /// Returns the file names that may hold a picture, best first, with their pixels per point.
  package nonisolated static func files(
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

  /// Returns the names of the pictures in a folder: `1`, `2` … `10`.
  package nonisolated static func names(in folder: String) -> [String] {
    var seen: Set<String> = []
    return files(in: folder).map { split($0).base.replacing(#/@[1-9]x$/#, with: "") }
      .filter { seen.insert($0).inserted }
  }

  /// Returns the names of a folder's picture files, sorted with numbers by value.
  package nonisolated static func files(in folder: String) -> [String] {
    let files = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return files.filter { split($0).ending != nil && !$0.hasPrefix(".") }
      .sorted { ($0 as NSString).compare($1, options: .numeric) == .orderedAscending }
  }

  /// Returns a file's pixels per point: 2 for `ball@2x.png`.
  package nonisolated static func scale(ofFile file: String) -> CGFloat {
    split(file).base.firstMatch(of: #/@([1-9])x$/#).flatMap { Double($0.1) } ?? 1
  }

  /// Splits a name before a picture file's ending; `nil` if it has none.
  private nonisolated static func split(_ name: String) -> (base: String, ending: String?) {
    let ending = (name as NSString).pathExtension
    guard endings.contains(ending.lowercased()) else { return (name, nil) }
    return ((name as NSString).deletingPathExtension, ending)
  }
}

/// The picture files that a process has read: all phones share them, as decoding takes longer than
/// most scripts.
@MainActor
package final class ImageCache {
  private struct Entry {
    var image: CGImage
    /// When the file was last written, and its size; another file has the name if they differ.
    var seconds: Int
    var nanoseconds: Int
    var size: Int
  }

  private var entries: [String: Entry] = [:]

  /// Makes an empty cache.
  package init() {}

  /// Returns the image of a file, which is read again if it has changed.
  func load(_ path: String) throws(ImageFileError) -> CGImage {
    var status = stat()
    guard stat(path, &status) == 0 else { throw .missing(path: path) }
    let (time, size) = (status.st_mtim, Int(status.st_size))
    if let known = entries[path], known.size == size, known.seconds == time.tv_sec,
      known.nanoseconds == time.tv_nsec
    {
      return known.image
    }
    let image = try ImageFile.load(path)
    entries[path] = Entry(
      image: image, seconds: time.tv_sec, nanoseconds: time.tv_nsec, size: size)
    return image
  }
}
