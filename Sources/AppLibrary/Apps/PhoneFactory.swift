package import CoreGraphics
package import Painter
package import Simulator
import Terminal
package import UIKit

/// Creates phones with pictures and fonts, and painters for their screens.
///
/// A factory's phones and painters share fonts and picture files. Each warning is printed once.
@MainActor
package final class PhoneFactory {
  /// Prints each warning once. Phones and painters retain this object because they may outlive the
  /// factory.
  private final class Warnings {
    private var printed: Set<String> = []

    func print(_ message: String) {
      if printed.insert(message).inserted { Console.warn(message) }
    }
  }

  /// The pictures' folder.
  package let assets: AssetFolder
  /// The current folder before any app has run.
  package let directory = CommandDirectory()
  private let files = ImageCache()
  private let warnings = Warnings()
  private lazy var typesetter = Typesetter { [warnings] in warnings.print($0) }
  private lazy var imagePainter = ImagePainter(typesetter: typesetter) { [warnings] in
    warnings.print($0)
  }

  /// Creates a factory for phones that use the pictures in `assets`.
  package init(assets: AssetFolder) {
    self.assets = assets
  }

  /// Creates a phone for a demo without launching it. Afterward, crash reports name the demo.
  ///
  /// - Parameters:
  ///   - device: The device.
  ///   - screenScale: The pixels per point, rounded up to 1, 2 or 3. It selects the picture files
  ///     if the device has no fixed scale.
  ///   - override: Returns the replacement for one of the demo's pictures, given its name.
  package func makePhone(
    for demo: App, device: Device = .iPhone, screenScale: CGFloat = 1,
    override: @escaping (String) -> ImageFinder.Override? = { _ in nil }
  ) -> Phone {
    CrashReport.begin(demo.name)
    let (warnings, typesetter, assets) = (warnings, typesetter, assets)
    let pictures = ImageFinder(
      assets, of: demo.name, idiom: device.idiom, override: override, files: files
    ) {
      warnings.print($0)
      if let problem = assets.problem { warnings.print(problem) }
    }
    let phone = Phone(
      device: device, screenScale: Self.pictureScale(screenScale),
      services: HostServices(
        picture: { pictures.picture(named: $0, screenScale: $1) },
        decode: { try? ImageFile.decode([UInt8]($0), name: "picture") },
        measure: { typesetter.measure($0, width: $1) },
        paint: { [self] in imagePainter.image(of: $0) },
        encode: { image, format in
          switch format {
          case .png: (try? ImageFile.encode(image, quality: nil)).map { Data($0) }
          case .jpeg(let quality):
            (try? ImageFile.encode(image, quality: quality)).map { Data($0) }
          }
        },
        metrics: { typesetter.metrics(of: $0) ?? HostServices.roughMetrics(of: $0) },
        lines: { typesetter.lines(of: $0, width: $1) }))
    phone.context.host.warn = warnings.print
    return phone
  }

  /// Returns the scale used to select picture files: 1, 2 or 3.
  package static func pictureScale(_ scale: CGFloat) -> CGFloat {
    max(1, min(3, scale.rounded(.up)))
  }

  /// Creates a painter that uses the same fonts as this factory's phones.
  package func makePainter(scale: CGFloat) -> ScreenPainter {
    ScreenPainter(scale: scale, typesetter: typesetter, warn: warnings.print)
  }

  /// Returns a picture of a phone's screen, without a window's hints and panels.
  package func picture(of phone: Phone, scale: CGFloat, marksFingers: Bool) throws -> CGImage {
    let shown = phone.overlay
    phone.overlay = phone.overlay.forPictures(marksFingers: marksFingers)
    defer { phone.overlay = shown }
    return try picture(of: phone, scale: scale)
  }

  /// Saves a picture of a phone's screen as a PNG file.
  package func savePicture(of phone: Phone, scale: CGFloat, to path: String) throws {
    try ImageFile.savePNG(picture(of: phone, scale: scale), to: path)
  }

  private func picture(of phone: Phone, scale: CGFloat) throws -> CGImage {
    let painter = makePainter(scale: scale)
    painter.paint(phone.frame())
    guard let image = painter.image else {
      throw CommandFailure(.usage, "a picture at scale \(scale) is too large; expected 1 to 16")
    }
    return image
  }
}
