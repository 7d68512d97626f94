import CoreGraphics
import DisplayList
import Simulator
import Testing
import UIKit

/// The overlay's log and messages.
struct LogStripTests {
  private let phone = Phone(root: UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 460)))

  private func log(_ lines: Range<Int>) {
    phone.context.perform { for line in lines { phone.context.host.log?("line \(line)") } }
  }

  @Test(
    "The strip shows the last log lines that fit in the lower half, newest at the bottom")
  func lines() throws {
    phone.overlay.showsLog = true
    #expect(texts(phone.frame().nodes.last) == ["The log is empty."])
    log(0..<3)
    #expect(texts(phone.frame().nodes.last) == ["line 0", "line 1", "line 2"])
    let low = try #require(phone.frame().nodes.last)
    // Space for 8 lines of 14 points, 8 points above and below, and 8 points to the screen's edge.
    #expect(low.bounds.size == CGSize(width: 304, height: 128))
    #expect(low.transform.ty == 344)
    log(3..<20)
    let high = try #require(phone.frame().nodes.last)
    // (480 / 2 - 16) / 14 = 16: a tap in TouchChain logs 15 lines.
    #expect(texts(high) == (4..<20).map { "line \($0)" })
    #expect(high.bounds.size == CGSize(width: 304, height: 240))
    #expect(high.transform.ty == 232)
  }

  @Test(
    "A log with a limit keeps at least that many recent lines, and fewer than twice as many"
  )
  func limit() {
    phone.logLimit = 10
    for count in 1...100 {
      log(count..<count + 1)
      let lines = phone.log.lines.map(\.text)
      #expect(lines.count >= min(count, 10) && lines.count < 20)
      #expect(lines == (count - lines.count + 1...count).map { "line \($0)" })
    }
    phone.logLimit = nil
    log(0..<100)
    #expect(phone.log.lines.count >= 110)
  }

  @Test(
    "On a short screen, the log leaves space for a banner and a message", arguments: [1, 10, 15])
  func belowBanner(words: Int) throws {
    let phone = Phone(device: try #require(Device(named: "200x200@1")))
    phone.overlay.banner = String(repeating: "mistake ", count: words)
    phone.overlay.showsLog = true
    phone.overlay.toast = "Saved"
    let frames = phone.frame().nodes.suffix(3).map { $0.bounds.applying($0.transform) }
    // The log is at the bottom, and the message is below the banner.
    #expect(frames[0].minY >= frames[2].maxY)
    #expect(frames[2].minY >= frames[1].maxY)
  }

  @Test("A banner that leaves no space hides the log")
  func noSpace() throws {
    let phone = Phone(device: try #require(Device(named: "200x200@1")))
    phone.overlay.banner = String(repeating: "mistake ", count: 30)
    let count = phone.frame().nodes.count
    phone.overlay.showsLog = true
    #expect(phone.frame().nodes.count == count)
  }

  @Test("The strip is above the hint and moves down when the hint is hidden")
  func aboveHint() throws {
    phone.overlay.showsLog = true
    phone.overlay.hint = "Tap"
    let strip = try #require(phone.frame().nodes.dropLast(2).last)
    let hint = try #require(phone.frame().nodes.dropLast().last)
    #expect(strip.transform.ty + strip.bounds.height <= hint.transform.ty)
    phone.overlay.showsHint = false
    #expect(phone.frame().nodes.last?.transform.ty == 344)
  }

  @Test("A log line requests a frame only while the strip is visible", arguments: [true, false])
  func frames(showsLog: Bool) {
    phone.overlay.showsLog = showsLog
    phone.context.layers.needsFrame = false
    log(0..<1)
    #expect(phone.context.layers.needsFrame == showsLog)
  }

  @Test("A toast is below the status bar; pictures and films have no toast and no log")
  func toast() throws {
    phone.overlay.toast = "Saved BeachBall-1.png"
    phone.overlay.showsLog = true
    let node = try #require(phone.frame().nodes.last)
    #expect(texts(node) == ["Saved BeachBall-1.png"])
    #expect(node.transform.ty == 30)
    let picture = phone.overlay.forPictures(marksFingers: true)
    #expect(picture.toast == nil && !picture.showsLog)
  }

  @Test("A restart preserves only the user's choices")
  func restart() {
    var overlay = Overlay()
    overlay.hint = "Tap"
    overlay.showsHint = false
    (overlay.showsLog, overlay.showsFingers, overlay.showsLegend) = (true, true, true)
    (overlay.toast, overlay.showsRecordingMark) = ("Saved", true)
    let next = overlay.forRestart
    #expect(next.showsLog && next.showsFingers && next.hint == "Tap" && !next.showsHint)
    #expect(!next.showsLegend && !next.showsRecordingMark && next.toast == nil)
  }
}
