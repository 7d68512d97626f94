import AppLibrary
import CoreGraphics
import Foundation
import Painter
import Simulator
import Terminal

/// The screens of a run as small image files, without duplicates.
///
/// A screen that differs little from the last whole picture is stored as the part that differs.
@MainActor
final class PictureStrip {
  /// A screen that has been added.
  private struct Entry {
    var picture: ExplainedRun.Picture
    /// The pixels' hash, for comparing runs in this process.
    var digest: Int
    /// The number of bytes of the image file.
    var size: Int
    /// Whether the screen may be removed to save space.
    var isOptional: Bool
  }

  /// The image files may have this many bytes in total, unless screens that show an important
  /// moment need more. As text in a page, a byte takes up 4/3 bytes.
  static let limit = 1_400_000
  /// The share of the screen from which a change is stored as a whole picture.
  private static let largestPart = 0.6
  /// PNG files above this size are replaced by JPEG files if those are smaller.
  private static let largePNG = 16_000
  private static let quality: CGFloat = 0.8

  private let painter: ScreenPainter
  private var entries: [Entry] = []
  private var indexes: [Int: Int] = [:]
  /// The last whole picture: its index and pixels.
  private var base: (index: Int, image: CGImage)?
  private var last: Int?

  /// Creates an empty strip.
  ///
  /// - Parameter scale: The pixels per point.
  init(factory: PhoneFactory, scale: CGFloat) {
    painter = factory.makePainter(scale: scale)
  }

  /// Adds the screen of a phone.
  ///
  /// - Parameter isOptional: Whether the screen may be removed to save space.
  /// - Returns: The index of the screen.
  func add(_ phone: Phone, isOptional: Bool) throws -> Int {
    if painter.paint(phone.frame()).isEmpty, let last {
      entries[last].isOptional = entries[last].isOptional && isOptional
      return last
    }
    guard let image = painter.image else {
      throw CommandFailure(
        .usage, "a picture at scale \(painter.scale) is too large; expected 1 to 16")
    }
    let index = try index(of: image, isOptional: isOptional)
    last = index
    return index
  }

  private func index(of image: CGImage, isOptional: Bool) throws -> Int {
    var hasher = Hasher()
    hasher.combine(image.width)
    image.pixels.withUnsafeBytes { hasher.combine(bytes: $0) }
    let digest = hasher.finalize()
    if let index = indexes[digest] {
      entries[index].isOptional = entries[index].isOptional && isOptional
      return index
    }
    let index = entries.count
    indexes[digest] = index
    var picture = ExplainedRun.Picture(
      x: 0, y: 0, width: image.width, height: image.height, data: "")
    var part = image
    if let base, let change = Self.change(of: image, from: base.image),
      Double(change.width * change.height) < Self.largestPart * Double(image.width * image.height),
      let cropped = image.cropping(to: CGRect(change))
    {
      (picture.base, picture.x, picture.y) = (base.index, change.x, change.y)
      (picture.width, picture.height) = (change.width, change.height)
      part = cropped
    } else {
      base = (index, image)
    }
    let (data, size) = try Self.encode(part)
    picture.data = data
    entries.append(
      Entry(picture: picture, digest: digest, size: size, isOptional: isOptional))
    return index
  }

  // MARK: - The result

  /// Returns the pictures and their digests, and the index of the picture for each index that
  /// `add(_:isOptional:)` returned.
  ///
  /// While the files are larger than `limit`, every second optional screen is removed, and the
  /// previous screen is shown instead.
  func result() -> (pictures: [ExplainedRun.Picture], digests: [Int], indexes: [Int]) {
    var isKept = entries.map { _ in true }
    while size(isKept) > Self.limit {
      let removable = entries.indices.filter { isKept[$0] && entries[$0].isOptional && $0 > 0 }
      guard !removable.isEmpty else { break }
      for (number, index) in removable.enumerated() where number.isMultiple(of: 2) {
        isKept[index] = false
      }
    }
    let isStored = stored(isKept)
    var positions: [Int] = []
    var pictures: [ExplainedRun.Picture] = []
    var digests: [Int] = []
    for (index, entry) in entries.enumerated() {
      positions.append(pictures.count)
      guard isStored[index] else { continue }
      var picture = entry.picture
      picture.base = picture.base.map { positions[$0] }
      pictures.append(picture)
      digests.append(entry.digest)
    }
    var shown = 0
    let indexes = entries.indices.map { index in
      if isKept[index] { shown = positions[index] }
      return shown
    }
    return (pictures, digests, indexes)
  }

  /// Returns which screens are needed: those to show, and the whole pictures that they change.
  private func stored(_ isKept: [Bool]) -> [Bool] {
    var isStored = isKept
    for (index, entry) in entries.enumerated() where isKept[index] {
      if let base = entry.picture.base { isStored[base] = true }
    }
    return isStored
  }

  private func size(_ isKept: [Bool]) -> Int {
    zip(entries, stored(isKept)).reduce(0) { $0 + ($1.1 ? $1.0.size : 0) }
  }

  // MARK: - Images

  private static func encode(_ image: CGImage) throws -> (data: String, size: Int) {
    var bytes = try ImageFile.encode(image, quality: nil)
    var type = "png"
    if bytes.count > largePNG, let jpeg = try? ImageFile.encode(image, quality: quality),
      jpeg.count < bytes.count
    {
      (bytes, type) = (jpeg, "jpeg")
    }
    return ("data:image/\(type);base64,\(Data(bytes).base64EncodedString())", bytes.count)
  }

  /// Returns the smallest rectangle that contains all pixels that differ, or `nil` if the sizes
  /// differ or no pixel does.
  static func change(of image: CGImage, from base: CGImage) -> PixelRect? {
    guard image.width == base.width, image.height == base.height else { return nil }
    let (width, height) = (image.width, image.height)
    return image.pixels.withUnsafeBytes { new in
      base.pixels.withUnsafeBytes { old in
        guard let newStart = new.baseAddress, let oldStart = old.baseAddress else { return nil }
        let stride = width * 4
        func isChanged(_ row: Int) -> Bool {
          memcmp(newStart + row * stride, oldStart + row * stride, stride) != 0
        }
        guard let top = (0..<height).first(where: isChanged),
          let bottom = (top..<height).last(where: isChanged)
        else { return nil }
        var (left, right) = (width, -1)
        func isChanged(_ row: Int, _ column: Int) -> Bool {
          let offset = row * stride + column * 4
          return newStart.load(fromByteOffset: offset, as: UInt32.self)
            != oldStart.load(fromByteOffset: offset, as: UInt32.self)
        }
        for row in top...bottom where isChanged(row) {
          var column = 0
          while column < left, !isChanged(row, column) { column += 1 }
          left = column
          column = width - 1
          while column > right, !isChanged(row, column) { column -= 1 }
          right = column
        }
        return PixelRect(x: left, y: top, width: right - left + 1, height: bottom - top + 1)
      }
    }
  }
}

extension CGRect {
  fileprivate init(_ rect: PixelRect) {
    self.init(x: rect.x, y: rect.y, width: rect.width, height: rect.height)
  }
}
