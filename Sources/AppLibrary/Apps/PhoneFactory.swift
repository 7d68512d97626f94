package import CoreGraphics
package import Painter
package import Simulator
import Terminal
package import UIKit

/// Makes phones with pictures and fonts, and painters for their screens.
///
/// The phones and painters of a factory share fonts and picture files. The factory prints each warning once.
@MainActor
package final class PhoneFactory {
  /// Prints each warning once. Phones and painters retain this object, because they may outlive the factory.
  private final class Warnings {
    private var printed: Set<String> = []

    func print(_ message: String) {
      if printed.insert(message).inserted { Console.warn(message) }
    }
  }

  /// The folder of the pictures.
  package let assets: AssetFolder
  /// The current folder before any app ran.
  package let directory = CommandDirectory()
  private let files = ImageCache()
  private let warnings = Warnings()
  private lazy var typesetter = Typesetter { [warnings] in warnings.print($0) }
  private lazy var imagePainter = ImagePainter(typesetter: typesetter) { [warnings] in
    warnings.print($0)
  }

  /// Creates a factory for phones with the pictures in `assets`.
  package init(assets: AssetFolder) {
    self.assets = assets
  }

  /// Makes a phone for a demo, without launching it. From now on, reports of crashes name the demo.
  ///
  /// - Parameters:
  ///   - device: The device.
  ///   - screenScale: Pixels per point, rounded up to 1, 2 or 3. It selects the files of pictures if the
  ///     device has no scale.
  ///   - override: Returns the replacement for one of the demo's pictures, by its name.
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
        metrics: { typesetter.metrics(of: $0) ?? HostServices.roughMetrics(of: $0) }))
    phone.context.host.warn = warnings.print
    return phone
  }

  /// Returns the scale that selects the files of pictures: 1, 2 or 3.
  package static func pictureScale(_ scale: CGFloat) -> CGFloat {
    max(1, min(3, scale.rounded(.up)))
  }

  /// Makes a painter that uses the same fonts as this factory's phones.
  package func makePainter(scale: CGFloat) -> ScreenPainter {
    ScreenPainter(scale: scale, typesetter: typesetter, warn: warnings.print)
  }

  /// Returns a picture of a phone's screen, without the hints and panels of a window.
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
