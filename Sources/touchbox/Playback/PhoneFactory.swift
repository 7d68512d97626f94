import CoreGraphics
import Foundation
import Painter
import Simulator
import UIKit

/// Makes phones with pictures and fonts, and paints what they show.
@MainActor
final class PhoneFactory {
  private let assets: AssetFolder
  private var said: Set<String> = []
  private lazy var typesetter = Typesetter { [unowned self] in warn($0) }

  /// Makes a shop that finds pictures in `assets`.
  init(assets: AssetFolder = AssetFolder()) {
    self.assets = assets
  }

  /// Makes a phone for a demo, not yet launched.
  ///
  /// - Parameters:
  ///   - screenScale: Pixels a point, by which pictures are chosen; rounded up to 1, 2 or 3.
  ///   - brought: The pictures that the user brought.
  func makePhone(
    for demo: Demo, screenScale: CGFloat = 1, brought: ImageOverrides? = nil
  ) -> Phone {
    let pictures = ImageFinder(
      folders: [assets.folder(of: demo.name), assets.path], brought: brought
    ) { [unowned self] in warn($0) }
    let typesetter = typesetter
    let phone = Phone(
      screenScale: Self.pictureScale(screenScale),
      services: HostServices(
        picture: { pictures.picture(named: $0, screenScale: $1) },
        decode: { try? ImageFile.decode([UInt8]($0), name: "picture") },
        measure: { typesetter.measure($0, width: $1) }))
    phone.context.warn = { [unowned self] in warn($0) }
    return phone
  }

  /// The scale by which pictures are chosen: 1, 2 or 3.
  static func pictureScale(_ scale: CGFloat) -> CGFloat {
    max(1, min(3, scale.rounded(.up)))
  }

  /// Makes a painter that draws text as the shop's phones measure it.
  func makePainter(scale: CGFloat) -> ScreenPainter {
    ScreenPainter(scale: scale, typesetter: typesetter) { [unowned self] in warn($0) }
  }

  /// Saves what a phone shows now as a PNG file.
  func savePicture(of phone: Phone, scale: CGFloat, to path: String) throws {
    let painter = makePainter(scale: scale)
    painter.paint(phone.frame())
    guard let image = painter.image else {
      throw CommandFailure(.usage, "a picture at scale \(scale) is too large; expected 1 to 16")
    }
    try save(image, to: path)
  }

  /// Saves an image as a PNG file.
  func save(_ image: CGImage, to path: String) throws {
    do throws(ImageFileError) {
      try ImageFile.savePNG(image, to: path)
    } catch {
      throw CommandFailure(.file, error.description)
    }
  }

  /// Says a sentence on standard error, once.
  func warn(_ sentence: String) {
    if said.insert(sentence).inserted { Console.complain(sentence) }
  }
}
