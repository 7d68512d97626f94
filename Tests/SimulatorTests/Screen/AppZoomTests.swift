import CoreGraphics
import DisplayList
import Simulator
import Testing
import UIKit

/// The animation between the Home screen and an app.
struct AppZoomTests {
  private static let screen = CGSize(width: 320, height: 480)
  /// The area below the status bar.
  private static let area = CGRect(x: 0, y: 20, width: 320, height: 460)
  private static let icon = CGRect(x: 17, y: 34, width: 57, height: 57)
  private let home = DisplayList(
    size: Self.screen, nodes: [DisplayNode(bounds: CGRect(x: 0, y: 0, width: 1, height: 1))])
  private let app = DisplayList(
    size: Self.screen, background: .white,
    nodes: [DisplayNode(bounds: CGRect(x: 0, y: 0, width: 2, height: 2))])

  private func time(_ seconds: Double) -> AppTime { AppTime(seconds: seconds) }

  /// Returns the screen rectangle of the visible part of the app.
  private func box(_ node: DisplayNode) -> CGRect { node.bounds.applying(node.transform) }

  @Test(
    "An opening app grows from its icon, over the Home screen, to the area below the status bar")
  func opening() throws {
    let zoom = AppZoom(icon: Self.icon, isOpening: true, from: home, on: .iPhone)
    let first = zoom.frame(app, at: .zero)
    #expect(first.nodes.first == home.nodes.first)
    let start = try #require(first.nodes.last)
    #expect(box(start) == Self.icon && start.opacity == 0)
    #expect(start.children == app.nodes && start.background == .white && start.clips)
    let end = try #require(zoom.frame(app, at: time(AppZoom.duration)).nodes.last)
    #expect(box(end) == Self.area)
    #expect(end.opacity == 1 && end.cornerRadius == 0)
  }

  @Test("An opening app never shrinks and never covers the status bar")
  func growth() throws {
    let zoom = AppZoom(icon: Self.icon, isOpening: true, from: home, on: .iPhone)
    let boxes = try (0...25).map { step in
      box(try #require(zoom.frame(app, at: time(Double(step) / 100)).nodes.last))
    }
    let area = Self.area.insetBy(dx: -1e-9, dy: -1e-9)
    for (before, after) in zip(boxes, boxes.dropFirst()) {
      #expect(after.width > before.width && after.height > before.height)
    }
    for box in boxes { #expect(area.contains(box)) }
  }

  @Test("A closing app shrinks to its icon, with the same frames in reverse order")
  func closing() throws {
    let zoom = AppZoom(icon: Self.icon, isOpening: false, from: app, on: .iPhone)
    #expect(
      box(try #require(zoom.frame(home, at: .zero).nodes.last))
        == Self.area)
    let end = zoom.frame(home, at: time(AppZoom.duration))
    #expect(end.nodes.first == home.nodes.first)
    #expect(box(try #require(end.nodes.last)) == Self.icon && end.nodes.last?.opacity == 0)
  }

  @Test("The animation finishes after 0.25 s, and later frames equal the last frame")
  func end() {
    let zoom = AppZoom(icon: Self.icon, isOpening: true, from: home, on: .iPhone)
    #expect(!zoom.isFinished(at: time(0.249)) && zoom.isFinished(at: time(0.25)))
    #expect(zoom.frame(app, at: time(9)) == zoom.frame(app, at: time(0.25)))
  }
}
