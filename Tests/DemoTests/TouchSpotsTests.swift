import CoreGraphics
import Painter
import Simulator
import Testing
import UIKit

@testable import TouchboxCommand

/// The appearance of the spots in TouchSpots.
struct TouchSpotsTests {
  @Test(
    "E-35 a 100-point spot is a light gray disc, 170 of 255", arguments: [1, 2] as [CGFloat])
  func disc(scale: CGFloat) throws {
    let phone = try Phone(demo: "TouchSpots")
    // The spot is far from the centered text and the status bar.
    phone.packet(0, (1, .down(160, 110)))
    phone.step(to: AppTime(seconds: 1))
    let painter = ScreenPainter(typesetter: Typesetter(warn: { _ in }), warn: { _ in })
    painter.scale = scale
    _ = painter.paint(phone.frame())
    let image = try #require(painter.image)
    func gray(_ column: Int, _ row: Int) -> [UInt8] {
      let offset = (row * image.width + column) * 4
      return Array(image.pixels[offset..<offset + 3])
    }
    var covered = 0
    for row in Int(40 * scale)..<Int(180 * scale) {
      for column in 0..<image.width {
        let pixel = gray(column, row)
        #expect(Set(pixel).count == 1, "gray at \(column), \(row)")
        // A pixel at the edge counts if more than half of it is covered, so its value is closer to
        // 170 than to 255.
        if Int(pixel[0]) < (170 + 255) / 2 { covered += 1 }
      }
    }
    #expect(gray(Int(160 * scale), Int(110 * scale)) == [170, 170, 170])
    #expect(gray(Int(160 * scale), Int(40 * scale)) == [255, 255, 255])
    let exact = Double.pi * pow(50 * Double(scale), 2)
    #expect(abs(Double(covered) - exact) <= 0.02 * exact)
  }

  @Test("Overlapping spots stay distinguishable: the upper spot has a darker edge")
  func overlap() throws {
    let phone = try Phone(demo: "TouchSpots")
    phone.packet(0, (1, .down(130, 110)))
    phone.packet(0, (2, .down(180, 110)))
    phone.step(to: AppTime(seconds: 1))
    let painter = ScreenPainter(typesetter: Typesetter(warn: { _ in }), warn: { _ in })
    _ = painter.paint(phone.frame())
    let image = try #require(painter.image)
    // The second spot extends from 130 to 230 and covers part of the first one, which extends from
    // 80 to 180.
    let row = (80..<230).map { image.pixels[(110 * image.width + $0) * 4] }
    // UIColor.gray is 127.5. The edge covers almost all of its column.
    #expect(abs(Int(row[130 - 80]) - 128) <= 2, "the edge of the upper spot")
    #expect(row[120 - 80] == 170 && row[140 - 80] == 170, "light gray next to it")
    #expect(Set(row[(180 - 80 - 5)..<(180 - 80 + 5)]) == [170], "the lower spot's edge is covered")
  }
}
