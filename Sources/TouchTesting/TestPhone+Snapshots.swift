import Painter
public import UIKit

/// Pictures of the screen.
extension TestPhone {
  /// Expects that the screen, or a view on it, matches an approved picture.
  ///
  /// The picture is `Snapshots/FILE/NAME.png` next to the test file, with `@2x` at scale 2. Run
  /// with `UPDATE_SNAPSHOTS=1` in the environment to write it, and look at it before you commit it.
  /// A failure message names the actual picture and a picture of the differences, both in the
  /// package's `.build/snapshots`.
  ///
  /// Finger marks are not drawn. The same libraries and fonts always draw the same pixels. If
  /// libraries or fonts differ between machines, use the tolerances.
  ///
  /// - Parameters:
  ///   - name: The picture's name, without a file extension.
  ///   - view: The view to compare, or `nil` for the whole screen. For a rotated view, the picture
  ///     is the rectangle around it.
  ///   - scale: The number of pixels per point, or `nil` for the phone's scale.
  ///   - channelTolerance: The maximum difference in red, green, or blue that is considered equal,
  ///     0…255.
  ///   - pixelTolerance: The fraction of pixels that may differ by more than that, 0…1.
  public func expectSnapshot(
    _ name: String, of view: UIView? = nil, scale: CGFloat? = nil, channelTolerance: Int = 0,
    pixelTolerance: Double = 0, file: String = #filePath, line: Int = #line
  ) throws(TestFailure) {
    locate(file, line)
    try throwError()
    guard !name.isEmpty, !name.contains("/"), !name.hasPrefix(".") else {
      throw failure("invalid snapshot name \"\(name)\"; expected one without slashes", caller)
    }
    let scale = scale ?? device.context.interface.screen.scale
    guard let image = picture(of: view, scale: scale) else {
      throw failure("\(name): there is nothing to draw at scale \(scale)", caller)
    }
    let golden = GoldenPicture(
      path: Self.folder(beside: file, "Snapshots") + "/" + Self.fileName(name, scale),
      failures: Self.failureFolder(of: file))
    let tolerance = PictureComparison.Tolerance(channel: channelTolerance, share: pixelTolerance)
    if let problem = golden.failure(of: image, tolerance: tolerance) {
      throw failure("\(name): \(problem)", caller)
    }
  }

  /// Returns a picture of the screen, or of a view on it.
  ///
  /// - Parameters:
  ///   - view: The view to draw, or `nil` for the whole screen.
  ///   - scale: The number of pixels per point, or `nil` for the phone's scale.
  public func snapshot(of view: UIView? = nil, scale: CGFloat? = nil) -> UIImage {
    let scale = scale ?? device.context.interface.screen.scale
    guard let pixels = picture(of: view, scale: scale) else { return UIImage() }
    return UIImage(cgImage: pixels, scale: scale, orientation: .up)
  }

  /// Writes a picture of the screen to a PNG file, replacing any existing file.
  ///
  /// - Parameter path: An absolute path, or a path relative to the working directory, which is
  ///   normally the package's folder.
  public func saveSnapshot(
    to path: String, scale: CGFloat? = nil, file: String = #filePath, line: Int = #line
  ) {
    locate(file, line)
    let scale = scale ?? device.context.interface.screen.scale
    guard let image = picture(of: nil, scale: scale) else {
      return recordError("there is nothing to draw at scale \(scale)")
    }
    do throws(ImageFileError) {
      try ImageFile.savePNG(image, to: path)
    } catch {
      recordError(error.description)
    }
  }

  private func picture(of view: UIView?, scale: CGFloat) -> CGImage? {
    if device.context.isDisplayOutdated { step(to: clock) }
    let overlay = device.overlay
    device.overlay = .off
    defer { device.overlay = overlay }
    guard let image = TestPainter.shared.image(of: device.frame(), scale: scale) else { return nil }
    guard let view else { return image }
    guard let window = view as? UIWindow ?? view.window else { return nil }
    let frame = window.convert(view.convert(view.bounds, to: window), to: nil as UIWindow?)
    return image.cropping(
      to: CGRect(
        x: frame.minX * scale, y: frame.minY * scale, width: frame.width * scale,
        height: frame.height * scale))
  }

  // MARK: - Paths

  private static func fileName(_ name: String, _ scale: CGFloat) -> String {
    name + (scale == 1 ? "" : String(format: "@%gx", scale)) + ".png"
  }

  /// Returns the folder next to a test file that contains its pictures.
  private static func folder(beside file: String, _ name: String) -> String {
    let path = file as NSString
    let base = (path.lastPathComponent as NSString).deletingPathExtension
    return path.deletingLastPathComponent + "/\(name)/\(base)"
  }

  /// Returns the folder for pictures that differ, in the test package's `.build` folder.
  private static func failureFolder(of file: String) -> String {
    let base = ((file as NSString).lastPathComponent as NSString).deletingPathExtension
    return GoldenPicture.buildFolder(of: file) + "/snapshots/" + base
  }
}
