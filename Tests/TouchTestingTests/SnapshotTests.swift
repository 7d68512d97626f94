import Foundation
import Testing
import TouchTesting
import UIKit

/// Snapshots of the screen, and the app's images.
struct SnapshotTests {
  /// Returns a view with a red square and a label.
  private static func makeBoard() -> UIView {
    let board = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let square = UIView(frame: CGRect(x: 40, y: 60, width: 100, height: 50))
    square.accessibilityIdentifier = "square"
    square.backgroundColor = .red
    board.addSubview(square)
    return board
  }

  /// Returns a pixel as red, green, blue, and alpha.
  private func pixel(_ image: UIImage, _ x: Int, _ y: Int) throws -> [UInt8] {
    let pixels = try #require(image.cgImage)
    let bytes = UnsafeMutablePointer<UInt8>.allocate(capacity: 4)
    bytes.initialize(repeating: 0, count: 4)
    defer { bytes.deallocate() }
    let context = try #require(
      CGContext(
        data: bytes, width: 1, height: 1, bitsPerComponent: 8, bytesPerRow: 4,
        space: CGColorSpaceCreateDeviceRGB(),
        bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
    // The context's y-axis points up.
    context.draw(
      pixels,
      in: CGRect(
        x: -x, y: y + 1 - pixels.height, width: pixels.width, height: pixels.height))
    return (0..<4).map { bytes[$0] }
  }

  @Test("A snapshot shows the screen or a view at the requested scale")
  func snapshot() throws {
    let phone = TestPhone(Self.makeBoard())
    let screen = phone.snapshot()
    #expect(screen.size == CGSize(width: 320, height: 480))
    let square = try phone.view("square")
    let picture = phone.snapshot(of: square, scale: 2)
    #expect(picture.size == CGSize(width: 100, height: 50))
    #expect(picture.cgImage?.width == 200)
    #expect(phone.snapshot(of: UIView()).cgImage == nil)
    // A change made by the test is drawn.
    square.frame.origin.x = 0
    #expect(phone.snapshot(of: square).size.width == 100)
  }

  @Test("A snapshot matches the golden picture within tolerances; a failure names the pictures")
  func golden() throws {
    let phone = TestPhone(Self.makeBoard())
    try phone.expectSnapshot("red square")
    try phone.expectSnapshot("red square", scale: 2)
    let square = try phone.view("square")
    try phone.expectSnapshot("square alone", of: square)

    guard ProcessInfo.processInfo.environment["UPDATE_SNAPSHOTS"] != "1" else { return }

    // 10 of 100 columns differ, which is 0.1 of the view.
    let stripe = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 50))
    stripe.backgroundColor = UIColor(red: 1, green: 0.2, blue: 0, alpha: 1)
    square.addSubview(stripe)
    try phone.expectSnapshot("square alone", of: square, channelTolerance: 51)
    try phone.expectSnapshot("square alone", of: square, pixelTolerance: 0.1)
    let line = #line + 1
    let failure = #expect(throws: TestFailure.self) {
      try phone.expectSnapshot("square alone", of: square, channelTolerance: 50)
    }
    let message = try #require(failure?.message)
    #expect(
      message.hasPrefix(
        "square alone: 500 of 5000 pixels (10 %) differ by more than 50, by up to 51 of 255, in the "
          + "rectangle 0,0 10x50\n"))
    #expect(failure?.location?.line == line)
    let paths = message.split(separator: "\n").dropFirst().prefix(3).compactMap {
      $0.components(separatedBy: ": ").last
    }
    #expect(paths.count == 3)
    for path in paths { #expect(FileManager.default.fileExists(atPath: path), "\(path)") }
    #expect(paths.dropFirst().allSatisfy { $0.contains("/.build/snapshots/SnapshotTests/") })
  }

  @Test("A missing golden picture is a failure, and the message explains how to write the picture")
  func missing() throws {
    guard ProcessInfo.processInfo.environment["UPDATE_SNAPSHOTS"] != "1" else { return }
    let phone = TestPhone(Self.makeBoard())
    let failure = #expect(throws: TestFailure.self) { try phone.expectSnapshot("missing") }
    #expect(
      failure?.message.contains(
        "/Snapshots/SnapshotTests/missing.png yet; run with UPDATE_SNAPSHOTS=1 to write it")
        == true)
    let invalid = #expect(throws: TestFailure.self) { try phone.expectSnapshot("../up") }
    #expect(invalid?.message.hasPrefix("invalid snapshot name \"../up\"") == true)
  }

  // MARK: - Images

  @Test("Images that an app draws have pixels")
  func drawnImages() throws {
    let phone = TestPhone(UIView())
    let image = phone.run {
      UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image { context in
        UIColor.blue.setFill()
        context.fill(CGRect(x: 0, y: 0, width: 4, height: 2))
      }
    }
    #expect(try pixel(image, 1, 0) == [0, 0, 255, 255])
    #expect(try pixel(image, 1, 3) == [0, 0, 0, 0])
  }

  @Test("The app finds images by name in a dictionary or a folder")
  func namedImages() throws {
    /// A view that prints the sizes of its images.
    final class Gallery: UIView {
      override func didMoveToWindow() {
        for name in ["dot", "dot.png", "square alone", "none"] {
          let image = UIImage(named: name)
          print(name, image.map { "\(Int($0.size.width))x\(Int($0.size.height))" } ?? "-")
        }
      }
    }
    let drawn = TestPhone(
      Gallery(),
      images: [
        "dot": UIGraphicsImageRenderer(size: CGSize(width: 6, height: 3)).image { _ in }
      ])
    #expect(drawn.log == "dot 6x3\ndot.png 6x3\nsquare alone -\nnone -")
    #expect(
      drawn.warnings == [
        "there is no image named \"square alone\" in the images dot",
        "there is no image named \"none\" in the images dot",
      ])
    let files = TestPhone(Gallery(), images: .folder("Snapshots/SnapshotTests"))
    #expect(files.log.lines[2].text == "square alone 100x50")
    #expect(files.log.lines[3].text == "none -")
  }

  @Test("The screen's scale selects among files and applies to snapshots")
  func scale() throws {
    let phone = TestPhone(
      UIView(), images: .folder("Snapshots/SnapshotTests"), scale: 2)
    let image = try #require(phone.run { UIImage(named: "red square") })
    #expect(image.scale == 2)
    #expect(image.size == CGSize(width: 320, height: 480))
    #expect(phone.snapshot().cgImage?.width == 640)
  }

  @Test("With installed fonts, the measured width of text is not an approximation")
  func fonts() {
    func width(_ fonts: TestFonts) -> CGFloat {
      let label = UILabel()
      let phone = TestPhone(label, fonts: fonts)
      return phone.run {
        label.font = UIFont.systemFont(ofSize: 20)
        label.text = "iiiiiiiiii"
        return label.sizeThatFits(.zero).width
      }
    }
    // Ten narrow letters, each measured as 0.5 em by the approximation.
    #expect(width(.approximate) == 100)
    #expect(width(.installed) < 80)
  }
}
