import CoreGraphics
import DisplayList
import Testing
import UIKit

@testable import Simulator

/// The size of a banner and its text.
struct BannerTests {
  @Test("A banner is 6 points from the sides, and its text has a padding of 10 points")
  func size() {
    // The screen is 320 points wide.
    let width: CGFloat = 320 - 2 * 6
    let textWidth: CGFloat = width - 2 * 10
    let screen = CGRect(x: 0, y: 0, width: 320, height: 480)
    var widths: [CGFloat?] = []
    let node = Banner.node("mistake", in: screen, top: 30) { _, width in
      widths.append(width)
      return CGSize(width: 50, height: 13.5)
    }
    #expect(widths == [textWidth])
    let frame = node.bounds.applying(node.transform)
    #expect(frame == CGRect(x: 6, y: 30, width: width, height: 14 + 2 * 10))
    guard case .text(_, let rect) = node.contents.first else {
      Issue.record("no text")
      return
    }
    #expect(rect == CGRect(x: 10, y: 10, width: textWidth, height: 14))
  }
}
