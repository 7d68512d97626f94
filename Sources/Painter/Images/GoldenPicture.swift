package import CoreGraphics
import Foundation

/// An approved picture in a PNG file that new drawings are compared with.
///
/// The first run fails because the file doesn't exist. A run with `UPDATE_SNAPSHOTS=1` in the
/// environment writes it. Look at each new picture before you commit it.
package nonisolated struct GoldenPicture: Sendable {
  /// The environment variable that, if set to `1`, writes golden pictures instead of comparing.
  package static let updateVariable = "UPDATE_SNAPSHOTS"

  /// Whether golden pictures are written instead of compared.
  package static var isUpdating: Bool {
    ProcessInfo.processInfo.environment[updateVariable] == "1"
  }

  /// The path of the PNG file.
  package let path: String
  /// The folder for actual pictures and difference pictures.
  package let failures: String
  /// How to update the file, as worded in messages: `run with UPDATE_SNAPSHOTS=1`.
  package let advice: String

  /// Creates a golden picture, which doesn't need to exist yet.
  package init(
    path: String, failures: String, advice: String = "run with \(updateVariable)=1"
  ) {
    (self.path, self.failures, self.advice) = (path, failures, advice)
  }

  /// The file name of the actual picture.
  package var name: String { (path as NSString).lastPathComponent }
  /// The file name of the difference picture.
  package var differenceName: String {
    (name as NSString).deletingPathExtension + ".difference.png"
  }

  /// Returns the `.build` folder of the package that contains a file, or a temporary folder if the
  /// file is not in a package.
  package static func buildFolder(of file: String) -> String {
    var folder = URL(fileURLWithPath: file).deletingLastPathComponent()
    while folder.path() != "/" {
      if FileManager.default.fileExists(atPath: folder.appending(path: "Package.swift").path()) {
        return folder.appending(path: ".build").path()
      }
      folder.deleteLastPathComponent()
    }
    return temporaryFolder
  }

  /// This process's private folder, in which other users of the machine can't create links. Its
  /// pictures are not deleted.
  private static let temporaryFolder: String = {
    var name = Array((NSTemporaryDirectory() + "/touchbox-XXXXXX").utf8CString)
    guard mkdtemp(&name) != nil else { return NSTemporaryDirectory() + "/touchbox" }
    return String(decoding: name.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }()

  /// Compares a picture with the golden picture, or writes the golden picture.
  ///
  /// If the pictures differ, `NAME.png` and `NAME.difference.png` are written to `failures`.
  ///
  /// - Returns: A description of the failure, including the paths of all pictures, or `nil` if the
  ///   pictures match.
  package func failure(
    of image: CGImage, tolerance: PictureComparison.Tolerance = .exact,
    isUpdating: Bool = GoldenPicture.isUpdating
  ) -> String? {
    if isUpdating { return write(image, to: path) }
    let actual = failures + "/" + name
    let expected: CGImage
    do throws(ImageFileError) {
      expected = try ImageFile.load(path)
    } catch .missing {
      return write(image, to: actual)
        ?? "there is no \(path) yet; \(advice) to write it, and review it. "
        + "Actual picture: \(actual)"
    } catch {
      return error.description
    }
    let comparison = PictureComparison(of: image, with: expected, tolerance: tolerance)
    if comparison.isMatch { return nil }
    let difference = failures + "/" + differenceName
    if let problem = write(image, to: actual) { return problem }
    if let picture = comparison.differencePicture, let problem = write(picture, to: difference) {
      return problem
    }
    return """
      \(comparison.summary)
        expected: \(path)
        drawn: \(actual)
        difference: \(difference)
        if the drawn picture is correct, \(advice)
      """
  }

  /// Writes a picture, creating its folders. Returns an error message, or `nil` if successful.
  private func write(_ image: CGImage, to path: String) -> String? {
    do throws(ImageFileError) {
      try ImageFile.savePNG(image, to: path)
      return nil
    } catch {
      return error.description
    }
  }
}
