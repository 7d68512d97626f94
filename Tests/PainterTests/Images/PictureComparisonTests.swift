import CoreGraphics
import Foundation
import Painter
import Testing

/// Compares pictures with each other and with golden pictures.
struct PictureComparisonTests {
  /// Returns a picture of one color (blue, green, red, alpha), with other pixels at some indices.
  private func picture(
    _ width: Int, _ height: Int, _ color: [UInt8] = [10, 20, 30, 255], other: [Int: [UInt8]] = [:]
  ) throws -> CGImage {
    let pixels = (0..<width * height).flatMap { other[$0] ?? color }
    return try #require(CGImage(width: width, height: height, pixels: pixels))
  }

  @Test("Equal pictures match; the difference picture is gray")
  func equal() throws {
    let comparison = PictureComparison(of: try picture(4, 3), with: try picture(4, 3))
    #expect(comparison.isMatch)
    #expect(comparison.summary == "no pixel differs")
    // A difference of 10 + 20 + 30 out of 765 gives 191 + 60 / 12.
    let gray = UInt8(191 + 60 / 12)
    #expect(comparison.differencePicture?.pixels.prefix(4) == [gray, gray, gray, 255])
  }

  @Test("A pixel differs if any channel differs by more than the tolerance")
  func channels() throws {
    let other = try picture(10, 10, other: [12: [10, 20, 35, 255], 57: [10, 17, 30, 255]])
    let expected = try picture(10, 10)
    let exact = PictureComparison(of: other, with: expected)
    #expect(!exact.isMatch)
    #expect(exact.differingPixels == 2)
    #expect(exact.largestDifference == 5)
    // Pixel 12 is in row 1, column 2. Pixel 57 is in row 5, column 7.
    #expect(exact.differingRect == CGRect(x: 2, y: 1, width: 6, height: 5))
    #expect(
      exact.summary
        == "2 of 100 pixels (2 %) differ, by up to 5 of 255, in the rectangle 2,1 6x5")
    let picture = try #require(exact.differencePicture)
    #expect(picture.pixels[12 * 4..<13 * 4] == [0, 0, 255, 255])

    let within3 = PictureComparison(of: other, with: expected, tolerance: .init(channel: 3))
    #expect(within3.differingPixels == 1)
    #expect(within3.summary.contains("differ by more than 3, by up to 5"))
    #expect(PictureComparison(of: other, with: expected, tolerance: .init(channel: 5)).isMatch)
  }

  @Test(
    "A fraction of the pixels can differ", arguments: [(0.02, true), (0.019, false), (1, true)])
  func share(share: Double, isMatch: Bool) throws {
    let other = try picture(10, 10, other: [12: [0, 0, 0, 255], 57: [0, 0, 0, 255]])
    let comparison = PictureComparison(
      of: other, with: try picture(10, 10), tolerance: .init(share: share))
    #expect(comparison.isMatch == isMatch)
  }

  @Test("Pictures of different sizes never match; missing pixels are red")
  func sizes() throws {
    let comparison = PictureComparison(
      of: try picture(2, 3), with: try picture(3, 2), tolerance: .init(channel: 255, share: 1))
    #expect(!comparison.isMatch)
    #expect(comparison.summary == "expected 3x2 pixels, got 2x3")
    let picture = try #require(comparison.differencePicture)
    #expect(picture.width == 3 && picture.height == 3)
    let red: [UInt8] = [0, 0, 255, 255]
    let isRed = (0..<9).map { Array(picture.pixels[$0 * 4..<$0 * 4 + 4]) == red }
    #expect(isRed == [false, false, true, false, false, true, true, true, true])
  }

  @Test("A golden picture is written on request, then compared; failures name all files")
  func golden() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString).path()
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let golden = GoldenPicture(
      path: folder + "/Goldens/dot.png", failures: folder + "/failures", advice: "run again")
    let (first, second) = (try picture(4, 4), try picture(4, 4, other: [5: [0, 0, 0, 255]]))

    let missing = try #require(golden.failure(of: first, isUpdating: false))
    #expect(missing.contains("there is no \(golden.path) yet; run again to write it"))
    #expect(try ImageFile.load(folder + "/failures/dot.png").pixels == first.pixels)

    #expect(golden.failure(of: first, isUpdating: true) == nil)
    #expect(golden.failure(of: first, isUpdating: false) == nil)
    #expect(golden.failure(of: second, tolerance: .init(channel: 30), isUpdating: false) == nil)

    let failure = try #require(golden.failure(of: second, isUpdating: false))
    #expect(
      failure == """
        1 of 16 pixels (6.25 %) differ, by up to 30 of 255, in the rectangle 1,1 1x1
          expected: \(folder)/Goldens/dot.png
          drawn: \(folder)/failures/dot.png
          difference: \(folder)/failures/dot.difference.png
          if the drawn picture is correct, run again
        """)
    #expect(try ImageFile.load(folder + "/failures/dot.png").pixels == second.pixels)
    #expect(try ImageFile.load(folder + "/failures/dot.difference.png").width == 4)
  }
}
