package import CoreGraphics
import Foundation

/// A picture that somebody approved, in a PNG file, for comparing what is drawn now.
///
/// The first run has no file, and fails; a run with `UPDATE_SNAPSHOTS=1` in the environment writes
/// it. Look at each picture that was written before you commit it.
package nonisolated struct GoldenPicture: Sendable {
  /// The environment's variable that makes golden pictures be written rather than compared; `1` does.
  package static let updateVariable = "UPDATE_SNAPSHOTS"

  /// Whether the environment asks for golden pictures to be written.
  package static var isUpdating: Bool {
    ProcessInfo.processInfo.environment[updateVariable] == "1"
  }

  /// The path of the PNG file.
  package let path: String
  /// The folder for what is drawn instead and for pictures of the difference.
  package let failures: String
  /// How to write the file again, in messages: `run with UPDATE_SNAPSHOTS=1`.
  package let advice: String

  /// Names a golden picture.
  package init(
    path: String, failures: String, advice: String = "run with \(updateVariable)=1"
  ) {
    (self.path, self.failures, self.advice) = (path, failures, advice)
  }

  /// The name of the picture of what is drawn instead.
  package var name: String { (path as NSString).lastPathComponent }
  /// The name of the picture of the difference.
  package var differenceName: String {
    (name as NSString).deletingPathExtension + ".difference.png"
  }

  /// Returns the folder `.build` of the package that a file belongs to; a temporary folder if the file
  /// is in no package.
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

  /// A private folder of this process, where other users of the machine cannot place links; its pictures stay, to be
  /// looked at.
  private static let temporaryFolder: String = {
    var name = Array((NSTemporaryDirectory() + "/touchbox-XXXXXX").utf8CString)
    guard mkdtemp(&name) != nil else { return NSTemporaryDirectory() + "/touchbox" }
    return String(decoding: name.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }()

  /// Compares a picture with the golden one, or writes the golden one.
  ///
  /// Where they differ, `NAME.png` and `NAME.difference.png` are written to `failures`.
  ///
  /// - Returns: What is wrong, with the paths of all pictures; nil if nothing is.
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
        ?? "there is no \(path) yet; \(advice) to write it, and look at it. "
        + "What is drawn now: \(actual)"
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
        if what is drawn is right, \(advice)
      """
  }

  /// Writes a picture and the folders it is in; returns what is wrong, or nil.
  private func write(_ image: CGImage, to path: String) -> String? {
    do throws(ImageFileError) {
      try ImageFile.savePNG(image, to: path)
      return nil
    } catch {
      return error.description
    }
  }
}
