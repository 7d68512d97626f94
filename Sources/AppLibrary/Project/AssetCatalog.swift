import Foundation

/// The image sets in an asset catalog, such as `Assets.xcassets`.
///
/// In each set, `Contents.json` assigns files to scales and devices.
///
/// - SeeAlso: "Asset Catalog Format Reference" in Apple's documentation archive
struct AssetCatalog {
  /// A file in an image set.
  struct File {
    let path: String
    /// The number of pixels per point.
    let scale: Int
    /// The kind of device: `universal`, `iphone`, `ipad`, …
    let idiom: String
    /// Whether the file applies only to certain appearances, sizes or languages.
    let isSpecial: Bool
  }

  /// The image sets' files by name.
  private(set) var files: [String: [File]] = [:]
  /// The reasons that sets have no files, by name.
  private(set) var problems: [String: String] = [:]

  /// Reads a catalog and its subfolders.
  init(_ path: String) {
    readFolder(path, namespace: "", depth: 0)
  }

  /// The maximum folder depth, because links can form a cycle.
  private static let deepest = 30

  private mutating func readFolder(_ folder: String, namespace: String, depth: Int) {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    for name in names.sorted() where !name.hasPrefix(".") {
      let path = "\(folder)/\(name)"
      let base = (name as NSString).deletingPathExtension
      switch (name as NSString).pathExtension {
      case "imageset": readImages(path, as: namespace + base)
      case "appiconset": readIcon(path, as: namespace + base)
      case "colorset", "dataset", "symbolset", "launchimage", "json": continue
      default:
        guard depth < Self.deepest, ProjectTree.isFolder(path) else { continue }
        let hasNamespace = try? Contents(of: path).properties?.providesNamespace
        readFolder(
          path, namespace: hasNamespace == true ? "\(namespace)\(base)/" : namespace,
          depth: depth + 1)
      }
    }
  }

  private mutating func readImages(_ folder: String, as name: String) {
    do {
      let images = try Contents(of: folder).images ?? []
      let found = images.compactMap { $0.file(in: folder) }
      if found.isEmpty { problems[name] = "\(folder) does not assign a file" }
      files[name, default: []] += found
    } catch {
      problems[name] = "\(folder)/Contents.json \(error.reason)"
    }
  }

  /// Adds an app icon's largest picture.
  private mutating func readIcon(_ folder: String, as name: String) {
    let images = (try? Contents(of: folder))?.images ?? []
    let largest = images.filter { $0.filename != nil }.max { $0.pixels < $1.pixels }
    guard let file = largest?.file(in: folder) else { return }
    files[name, default: []].append(
      File(path: file.path, scale: 1, idiom: "universal", isSpecial: false))
  }
}

/// The part of `Contents.json` about pictures.
private struct Contents: Decodable {
  struct Unreadable: Error {
    let reason: String
  }

  struct Properties: Decodable {
    enum CodingKeys: String, CodingKey {
      case providesNamespace = "provides-namespace"
    }

    let providesNamespace: Bool?
  }

  struct Image: Decodable {
    let filename: String?
    let idiom: String?
    let scale: String?
    let size: String?
    /// Whether the file applies only to an appearance, screen size, size class, gamut or language.
    let isSpecial: Bool

    enum CodingKeys: String, CodingKey, CaseIterable {
      case filename, idiom, scale, size
      case appearances, subtype, locale
      case width = "width-class"
      case height = "height-class"
      case gamut = "display-gamut"
      case direction = "language-direction"
    }

    init(from decoder: any Decoder) throws {
      let values = try decoder.container(keyedBy: CodingKeys.self)
      filename = try values.decodeIfPresent(String.self, forKey: .filename)
      idiom = try values.decodeIfPresent(String.self, forKey: .idiom)
      scale = try values.decodeIfPresent(String.self, forKey: .scale)
      size = try values.decodeIfPresent(String.self, forKey: .size)
      let restrictions: [CodingKeys] = [
        .appearances, .subtype, .locale, .width, .height, .gamut, .direction,
      ]
      isSpecial = restrictions.contains(where: values.contains)
    }

    /// The scale as a number, or 1 if the file is for all scales.
    var pixelsPerPoint: Int { scale.flatMap { Int($0.prefix { $0.isNumber }) } ?? 1 }

    /// An icon's width in pixels.
    var pixels: Double {
      Double(size?.prefix { $0 != "x" } ?? "").map { $0 * Double(pixelsPerPoint) } ?? 0
    }

    func file(in folder: String) -> AssetCatalog.File? {
      guard let filename, !filename.isEmpty else { return nil }
      return AssetCatalog.File(
        path: "\(folder)/\(filename)", scale: pixelsPerPoint, idiom: idiom ?? "universal",
        isSpecial: isSpecial)
    }
  }

  let images: [Image]?
  let properties: Properties?

  /// Reads the description of a catalog folder.
  init(of folder: String) throws(Unreadable) {
    guard let data = FileManager.default.contents(atPath: folder + "/Contents.json") else {
      throw Unreadable(reason: "is missing")
    }
    do {
      self = try JSONDecoder().decode(Contents.self, from: data)
    } catch {
      throw Unreadable(reason: "cannot be read; expected the JSON that Xcode writes")
    }
  }
}
