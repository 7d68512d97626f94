import DisplayList
import Painter
public import UIKit

/// The images that an app can load with `UIImage(named:)`.
///
///     TestPhone(Board(), images: .folder("Pictures"))
///     TestPhone(Board(), images: ["ball": drawnBall])
public nonisolated struct TestImages: ExpressibleByDictionaryLiteral {
  private enum Source {
    case folder(String)
    case images([String: UIImage])
  }

  private let sources: [Source]

  /// Creates images with the given names, which do not include a file extension.
  public init(dictionaryLiteral images: (String, UIImage)...) {
    sources = [.images(Dictionary(images) { $1 })]
  }

  private init(_ sources: [Source]) {
    self.sources = sources
  }

  /// The image files in a folder: PNG, JPEG, GIF, and BMP. `ball@2x.png` has two pixels per point.
  ///
  /// - Parameters:
  ///   - path: An absolute path, or a path relative to the test file's folder.
  ///   - file: The test file.
  public static func folder(_ path: String, file: String = #filePath) -> TestImages {
    guard !path.hasPrefix("/") else { return TestImages([.folder(path)]) }
    let parent = (file as NSString).deletingLastPathComponent
    return TestImages([.folder((parent as NSString).appendingPathComponent(path))])
  }

  /// Returns these images combined with fallback images, which are used if a name is not found.
  public func or(_ others: TestImages) -> TestImages { TestImages(sources + others.sources) }

  // MARK: - Finding

  @MainActor private static let files = ImageCache()

  /// Returns the image with the given name, with or without a file extension. If there is none,
  /// warns and returns `nil`.
  @MainActor
  func image(named name: String, screenScale: CGFloat, warn: (String) -> Void) -> NamedImage? {
    for source in sources {
      switch source {
      case .images(let images):
        let image = images[name] ?? images[ImageFileNames.base(of: name)]
        if let image, let pixels = image.cgImage {
          return NamedImage(image: pixels, scale: image.scale)
        }
      case .folder(let folder):
        for (file, scale) in ImageFileNames.files(for: name, screenScale: screenScale) {
          do throws(ImageFileError) {
            let pixels = try Self.files.load(folder + "/" + file)
            return NamedImage(image: pixels, scale: scale)
          } catch .missing {
            continue
          } catch {
            warn(error.description)
            return nil
          }
        }
      }
    }
    let known = sources.map { source in
      switch source {
      case .images(let images): "the images \(images.keys.sorted().joined(separator: ", "))"
      case .folder(let folder): folder
      }
    }
    warn("there is no image named \"\(name)\" in \(known.joined(separator: " and "))")
    return nil
  }
}

/// The fonts that a phone uses to measure text.
public nonisolated enum TestFonts: Hashable, Sendable {
  /// An approximation that is identical on every machine: 0.5 em per character.
  case approximate
  /// The installed fonts, as in a window. With these fonts, text in snapshots fits its labels.
  case installed
}

/// Paints the screens and images of all phones in the process. Its libraries are loaded on first
/// use.
final class TestPainter {
  static let shared = TestPainter()

  /// Shared, because starting Pango takes longer than most tests.
  let typesetter = Typesetter { TestPainter.warn($0) }
  private lazy var images = ImagePainter(typesetter: typesetter) { TestPainter.warn($0) }

  private init() {}

  /// Warns the author of the running app.
  private static func warn(_ message: String) {
    AppContext.current.host.warn(message)
  }

  /// Returns a screen's pixels, or `nil` if there are too many.
  func image(of list: DisplayList, scale: CGFloat) -> CGImage? {
    let painter = ScreenPainter(scale: scale, typesetter: typesetter) { Self.warn($0) }
    painter.paint(list)
    return painter.image
  }

  /// Returns the host services for UIKit.
  static func services(images: @escaping () -> TestImages, fonts: TestFonts) -> HostServices {
    var found: TestImages?
    return HostServices(
      picture: { name, scale in
        let images = found ?? images()
        found = images
        return images.image(named: name, screenScale: scale) { warn($0) }
      },
      decode: { try? ImageFile.decode([UInt8]($0), name: "image") },
      measure: { text, width in
        switch fonts {
        case .approximate: HostServices.roughSize(of: text, width: width)
        case .installed: shared.typesetter.measure(text, width: width)
        }
      },
      paint: { shared.images.image(of: $0) },
      lines: { text, width in
        switch fonts {
        case .approximate: HostServices.roughLines(of: text, width: width)
        case .installed: shared.typesetter.lines(of: text, width: width)
        }
      })
  }
}
