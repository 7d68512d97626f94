import CoreGraphics
import DisplayList
import Simulator
import Testing
import UIKit

/// The guide panel over an app.
struct GuidePanelTests {
  /// Each character is 0.5 em wide. Lines are 1 em high and break anywhere.
  private let phone = Phone(
    root: UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 460)),
    services: HostServices(measure: { text, width in
      let (size, all) = (text.font.size, CGFloat(text.string.count) * text.font.size / 2)
      guard let width else { return CGSize(width: all, height: size) }
      return CGSize(width: min(width, all), height: (all / width).rounded(.up) * size)
    }))

  private func guide(words: Int) -> Guide {
    let text = Array(repeating: "finger", count: words).joined(separator: " ")
    return Guide(title: "App", sections: [Guide.Section("To try", text)])
  }

  private func texts(_ node: DisplayNode) -> [(block: TextBlock, rect: CGRect)] {
    node.contents.compactMap {
      if case .text(let block, let rect) = $0 { (block, rect) } else { nil }
    }
  }

  @Test("The panel contains the title, each heading with its text, and the keys that close it")
  func contents() throws {
    let plain = phone.frame().nodes.count
    phone.overlay.guide = guide(words: 3)
    let nodes = phone.frame().nodes
    #expect(nodes.count == plain + 1)
    let lines = texts(try #require(nodes.last)).map(\.block.string)
    #expect(
      lines == ["App", "To try", "finger finger finger", "G or Escape closes this guide"])
  }

  @Test("Texts are stacked in the panel, and the panel is below the status bar")
  func layout() throws {
    phone.overlay.guide = guide(words: 60)
    let node = try #require(phone.frame().nodes.last)
    #expect(node.transform.ty >= 20 && node.transform.ty + node.bounds.height <= 480)
    let rects = texts(node).map(\.rect)
    for (upper, lower) in zip(rects, rects.dropFirst()) { #expect(upper.maxY <= lower.minY) }
    for rect in rects { #expect(node.bounds.contains(rect)) }
  }

  @Test(
    "Long text uses a smaller font; text that does not fit at any size is clipped at the panel")
  func longText() throws {
    func textSize(words: Int) throws -> CGFloat {
      phone.overlay.guide = guide(words: words)
      let node = try #require(phone.frame().nodes.last)
      #expect(node.clips && node.transform.ty + node.bounds.height <= 480)
      return texts(node)[2].block.font.size
    }
    #expect(try textSize(words: 10) == 13)
    let sizes = try stride(from: 10, through: 1000, by: 30).map { try textSize(words: $0) }
    #expect(sizes == sizes.sorted(by: >) && sizes.last == 10)
  }

  @Test("Text that fits exactly is not shrunk")
  func exactFit() throws {
    // The panel is 10 points below the 20-point status bar, and 10 above the edge at 480.
    let available: CGFloat = 480 - 30 - 10
    // At a font size of 12 points: 14 above, gaps of 6, 2 and 8, and 14 below.
    let others: CGFloat = 14 + 6 + 2 + 8 + 14
    let phone = Phone(
      root: UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 460)),
      services: HostServices(measure: { text, _ in
        let isLong = text.string.hasPrefix("finger")
        // The title, the heading and the last line are each 10 points high.
        let height = isLong ? (text.font.size > 12 ? 1000 : available - others - 30) : 10
        return CGSize(width: 10, height: height)
      }))
    phone.overlay.guide = guide(words: 3)
    let node = try #require(phone.frame().nodes.last)
    #expect(node.bounds.height == available)
    #expect(texts(node)[2].block.font.size == 12)
  }

  @Test("The guide covers the hint; pictures, films and restarts show no guide")
  func others() {
    phone.overlay.hint = "Tap"
    let hinted = phone.frame().nodes.count
    phone.overlay.guide = guide(words: 3)
    // There are two fewer capsules and one more panel.
    #expect(phone.frame().nodes.count == hinted - 1)
    #expect(phone.overlay.forPictures(marksFingers: true).guide == nil)
    #expect(phone.overlay.forRestart.guide == nil)
  }
}
