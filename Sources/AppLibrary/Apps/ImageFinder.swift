package import Painter
package import UIKit

/// Finds an app's pictures by name: an override first; then for a demo its own folder and the shared one, and for
/// a user's app all of its project.
@MainActor
package final class ImageFinder {
  /// What replaces a picture.
  package enum Override {
    /// Another picture that is still being loaded; until then there is none.
    case pending
    /// Another picture.
    case loaded(NamedImage)
  }

  private let assets: AssetFolder
  private let app: String
  private let idiom: UIUserInterfaceIdiom
  /// The pictures of a user's app; the project is searched when the app requests the first one.
  private lazy var project = assets.index(for: idiom)
  private let override: (String) -> Override?
  private let files: ImageCache
  private let warn: (String) -> Void
  private var cache: [String: NamedImage?] = [:]

  /// Makes a finder.
  ///
  /// - Parameters:
  ///   - assets: Where pictures are.
  ///   - app: The app's name.
  ///   - idiom: The device's kind.
  ///   - override: Returns what replaces the picture of a name; the answer may change at any time.
  ///   - files: The files that were read before.
  ///   - warn: Receives one message for each picture that is missing or cannot be read.
  package init(
    _ assets: AssetFolder, of app: String, idiom: UIUserInterfaceIdiom = .phone,
    override: @escaping (String) -> Override? = { _ in nil },
    files: ImageCache = ImageCache(), warn: @escaping (String) -> Void
  ) {
    self.assets = assets
    self.app = app
    self.idiom = idiom
    self.override = override
    self.files = files
    self.warn = warn
  }

  /// Returns the picture of a name, with or without ending; a file for the screen's scale is preferred.
  package func picture(named name: String, screenScale: CGFloat) -> NamedImage? {
    switch override(ImageFileNames.base(of: name)) {
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
    if let project {
      let files = project.files(named: name, screenScale: screenScale)
      return load(files) { project.problem(named: name, files.first?.path) }
    }
    let files = ImageFileNames.files(for: name, screenScale: screenScale)
    let folders = assets.folders(of: app)
    return load(folders.flatMap { folder in files.map { (folder + "/" + $0.file, $0.scale) } }) {
      Self.missing(name, files.map(\.file), folders)
    }
  }

  /// Returns the first of some files that exists, or reports a problem.
  private func load(
    _ candidates: [(path: String, scale: CGFloat)], problem: () -> String
  ) -> NamedImage? {
    for (path, scale) in candidates {
      do throws(ImageFileError) {
        return NamedImage(image: try files.load(path), scale: scale)
      } catch .missing {
        continue
      } catch {
        warn(error.description)
        return nil
      }
    }
    warn(problem())
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
}
