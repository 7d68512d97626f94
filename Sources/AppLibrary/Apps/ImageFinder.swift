package import Painter
package import UIKit

/// Finds an app's pictures by name.
///
/// An override comes first. Then a demo searches its own folder and the shared folder, and a user's app
/// searches its whole project.
@MainActor
package final class ImageFinder {
  /// A replacement for a picture.
  package enum Override {
    /// A picture that is still being loaded. Until then, there is none.
    case pending
    /// A picture.
    case loaded(NamedImage)
  }

  private let assets: AssetFolder
  private let app: String
  private let idiom: UIUserInterfaceIdiom
  /// The pictures of a user's app. The project is searched when the app requests the first one.
  private lazy var project = assets.index(for: idiom)
  private let override: (String) -> Override?
  private let files: ImageCache
  private let warn: (String) -> Void
  private var cache: [String: NamedImage?] = [:]

  /// Creates a finder.
  ///
  /// - Parameters:
  ///   - assets: The folder of the pictures.
  ///   - app: The app's name.
  ///   - idiom: The kind of device.
  ///   - override: Returns the replacement for a picture by its name. The result may change at any time.
  ///   - files: The cache of files.
  ///   - warn: Receives one message for each picture that is missing or unreadable.
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

  /// Returns the picture with a name, which may have an extension. A file for the screen's scale comes first.
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

  /// Returns the first existing file, or reports a problem.
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

  /// Returns the message with all names, extensions and folders of the search, each of them once.
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
