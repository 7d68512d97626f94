package import Painter
package import UIKit

/// Finds an app's pictures by name.
///
/// Overrides take precedence. Then demos search their own folder and the shared folder, and users'
/// apps search their whole project.
@MainActor
package final class ImageFinder {
  /// A replacement for a picture.
  package enum Override {
    /// A picture that is still being loaded. Until it is loaded, there is no picture.
    case pending
    /// A picture.
    case loaded(NamedImage)
  }

  private let assets: AssetFolder
  private let app: String
  private let idiom: UIUserInterfaceIdiom
  /// The pictures in a user's app. The project is searched when the app requests its first picture.
  private lazy var project = assets.index(for: idiom)
  private let override: (String) -> Override?
  private let files: ImageCache
  private let warn: (String) -> Void
  private var cache: [String: NamedImage?] = [:]

  /// Creates a finder.
  ///
  /// - Parameters:
  ///   - assets: The pictures' folder.
  ///   - app: The app's name.
  ///   - idiom: The kind of device.
  ///   - override: Returns a picture's replacement, given its name. The result may change at any
  ///     time.
  ///   - files: The file cache.
  ///   - warn: Called with one message for each picture that is missing or unreadable.
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

  /// Returns the picture with a name, which may include an extension. Prefers a file for the
  /// screen's scale.
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

  /// Returns a message that lists each name, extension and folder in the search once.
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
