import CoreGraphics
import DemoCatalog
import DisplayList
import Foundation
import Painter
import SDLHost
import Simulator
import Terminal
import Testing
import UIKit

@testable import AppLibrary
@testable import TouchboxCommand

/// The Home screen of the demos, and the window's list of apps.
struct HomeScreenTests {
  private let catalog = AppCatalog.demos

  /// Creates a phone that displays icons with a window's fonts.
  private func phone(
    _ names: [String], first: String? = nil, open: @escaping (String, CGRect) -> Void = { _, _ in }
  ) throws -> Phone {
    let home = try #require(catalog.home)
    let phone = PhoneFactory(assets: catalog.assets).makePhone(for: home)
    let icons = names.map { ($0, AppIcon(named: $0)) }
    phone.launch(
      .belowStatusBar(.controller { HomeViewController(icons, first: first, open: open) }))
    return phone
  }

  private func icons(in view: UIView) -> [IconView] {
    view.subviews.flatMap { ($0 as? IconView).map { [$0] } ?? icons(in: $0) }
  }

  private var names: [String] { catalog.apps.map(\.name) }

  @Test("Every demo has an icon with its full name on one page, in a grid")
  func demos() throws {
    let phone = try phone(names)
    let icons = icons(in: try phone.root)
    #expect(icons.map(\.accessibilityIdentifier) == names)
    let frames = icons.map { $0.convert($0.bounds, to: nil) }
    // A page has four rows of four icons.
    for (number, frame) in frames.prefix(16).enumerated() {
      #expect(CGRect(x: 0, y: 20, width: 320, height: 460 - 58).contains(frame), "above the hint")
      for other in frames.dropFirst(number + 1) {
        #expect(!frame.insetBy(dx: 1, dy: 1).intersects(other))
      }
    }
    for icon in icons {
      let label = try #require(icon.subviews.compactMap { $0 as? UILabel }.first)
      let width = label.sizeThatFits(CGSize(width: 1000, height: 100)).width
      #expect(width * label.minimumScaleFactor <= label.bounds.width, "\(label.text ?? "")")
    }
  }

  @Test("Every demo has a different icon")
  func distinctIcons() {
    #expect(Set(catalog.apps.map(\.icon)).count == catalog.apps.count)
  }

  @Test("An app without a symbol shows its first capital letters, always on the same tile")
  func letters() {
    #expect(AppIcon(named: "MyOwnApp").symbol == .letters("MO"))
    #expect(AppIcon(named: "card").symbol == .letters("C"))
    #expect(AppIcon(named: "").symbol == .letters(""))
    #expect(AppIcon(named: "MyOwnApp") == AppIcon(named: "MyOwnApp"))
  }

  @Test("An icon darkens under the finger; a tap opens its app at the tile's location")
  func tap() throws {
    var opened: [(String, CGRect)] = []
    let phone = try phone(names) { opened.append(($0, $1)) }
    let icon = try #require(icons(in: try phone.root).dropFirst(5).first)
    let tile = icon.tileFrame
    #expect(tile.size == CGSize(width: 57, height: 57))
    phone.packet(0, (1, .down(tile.midX, tile.midY)))
    #expect(icon.isHighlighted && icon.subviews.contains { $0.alpha > 0.3 && $0.alpha < 1 })
    phone.packet(100, (1, .up))
    #expect(!icon.isHighlighted)
    #expect(opened.map(\.0) == [names[5]] && opened.map(\.1) == [tile])
  }

  @Test(
    "A finger that slides off its icon opens nothing; two fingers open two apps in order")
  func slides() throws {
    var opened: [String] = []
    let phone = try phone(names) { name, _ in opened.append(name) }
    let icons = icons(in: try phone.root)
    let (first, second) = (icons[0].tileFrame, icons[1].tileFrame)
    phone.packet(0, (1, .down(first.midX, first.midY)))
    phone.packet(50, (1, .move(first.midX, first.midY + 200)))
    phone.packet(100, (1, .up))
    #expect(opened == [])
    phone.packet(200, (1, .down(first.midX, first.midY)), (2, .down(second.midX, second.midY)))
    phone.packet(300, (2, .up))
    phone.packet(400, (1, .up))
    #expect(opened == [names[1], names[0]])
  }

  @Test(
    "Many apps are split into pages that a swipe turns; the last app's page is shown first")
  func pages() throws {
    let many = (1...40).map { "App\($0)" }
    let phone = try phone(many)
    let pages = try #require(try phone.root.subviews.compactMap { $0 as? UIScrollView }.first)
    // Four columns and four rows per page.
    #expect(pages.contentSize == CGSize(width: 3 * 320, height: 460))
    phone.packet(0, (1, .down(300, 300)))
    for step in 1...10 { phone.packet(step * 10, (1, .move(300 - 28 * CGFloat(step), 300))) }
    phone.packet(110, (1, .up))
    phone.step(to: AppTime(seconds: 3))
    #expect(pages.contentOffset.x == 320)
    let dots = try #require(try phone.root.subviews.compactMap { $0 as? UIPageControl }.first)
    #expect(dots.numberOfPages == 3 && dots.currentPage == 1 && !dots.isHidden)
    let later = try self.phone(many, first: "App40")
    let last = try #require(try later.root.subviews.compactMap { $0 as? UIScrollView }.first)
    #expect(last.contentOffset.x == 640)
  }

  @Test("Arrow keys at a page's edge, Page Up and Page Down turn pages; focus stays in its row")
  func pageKeys() throws {
    let phone = try phone((1...40).map { "App\($0)" })
    let pages = try #require(try phone.root.subviews.compactMap { $0 as? UIScrollView }.first)
    let icons = icons(in: try phone.root)
    var time = 0
    /// Performs a page turn, waits until scrolling stops, and returns the name of the focused icon.
    func perform(_ turn: PageTurn) throws -> String? {
      for (index, point) in turn.path.enumerated() {
        phone.packet(time, (1, index == 0 ? .down(point.x, point.y) : .move(point.x, point.y)))
      }
      phone.packet(time, (1, .up))
      time += 2000
      phone.step(to: AppTime(microseconds: Int64(time) * 1000))
      guard let focus = turn.focus else { return nil }
      return icons.first { $0.convert($0.bounds, to: nil).contains(focus.insetBy(dx: 1, dy: 1)) }?
        .accessibilityIdentifier
    }
    // The last icon in the second row, which has four columns.
    let edge = icons[7].convert(icons[7].bounds, to: nil)
    #expect(KeyboardFocus.next(.right, from: edge, in: phone) == nil)
    let right = try #require(PageTurn(.right, from: edge, in: phone))
    #expect(try perform(right) == "App21", "the first icon of the second row, after 16 on page one")
    #expect(pages.contentOffset.x == 320)
    let left = try #require(PageTurn(.left, from: right.focus, in: phone))
    #expect(try perform(left) == "App8")
    #expect(pages.contentOffset.x == 0)
    // If no icon is focused, the next page has no focused icon either.
    #expect(try perform(try #require(PageTurn(.pageDown, from: nil, in: phone))) == nil)
    #expect(try perform(try #require(PageTurn(.pageDown, from: nil, in: phone))) == nil)
    #expect(pages.contentOffset.x == 640)
    #expect(PageTurn(.pageDown, from: nil, in: phone) == nil, "the last page")
    #expect(PageTurn(.right, from: edge, in: phone) == nil)
    #expect(try perform(try #require(PageTurn(.pageUp, from: nil, in: phone))) == nil)
    #expect(pages.contentOffset.x == 320)
    for key in [FocusKey.up, .down, .enter] {
      #expect(PageTurn(key, from: edge, in: phone) == nil)
    }
  }

  @Test("Keys turn no pages if there is only one page, or if the screen has no pages")
  func noPages() throws {
    // Sixteen icons fill a page.
    let phone = try phone(Array(names.prefix(16)))
    for key in FocusKey.allCases { #expect(PageTurn(key, from: nil, in: phone) == nil) }
    let plain = Phone(root: UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 460)))
    for key in FocusKey.allCases { #expect(PageTurn(key, from: nil, in: plain) == nil) }
  }

  @Test(
    "The Home screen is found by name but is not a demo; a program's own apps have no Home screen")
  func catalogEntry() {
    #expect(catalog.app(named: "Home")?.name == "Home")
    #expect(!names.contains("Home"))
    let own = AppCatalog([], origin: .files, assets: catalog.assets)
    #expect(own.home == nil && own.app(named: "Home") == nil)
  }

  // MARK: - Switching apps

  /// Creates the apps for a window that starts with one of them.
  private func apps(_ first: App, arguments: [String] = []) throws -> WindowApps {
    try WindowApps(
      first, in: catalog, options: try WindowOptions.parse(arguments), device: .iPhone,
      recording: .init(), show: { _ in }, warn: { _ in })
  }

  /// Ends an app's phone after the user has changed its overlay, and continues with the next app.
  private func leave(_ apps: WindowApps, _ change: (inout Overlay) -> Void = { _ in }) {
    let phone = Phone()
    phone.overlay = apps.overlay
    change(&phone.overlay)
    apps.phoneWillEnd(phone)
    apps.advance()
  }

  /// Taps an icon on the running Home screen.
  private func tap(_ name: String, in apps: WindowApps) throws {
    let phone = PhoneFactory(assets: catalog.assets).makePhone(for: apps.app)
    phone.launch(apps.launchTarget)
    let icon = try #require(
      icons(in: try phone.root).first { $0.accessibilityIdentifier == name })
    phone.packet(0, (1, .down(icon.tileFrame.midX, icon.tileFrame.midY)))
    phone.packet(100, (1, .up))
  }

  @Test("Tapping an icon makes its app the next app; going home returns to the Home screen")
  func turns() throws {
    let apps = try apps(try #require(catalog.home))
    let switching = try #require(apps.switching)
    #expect(switching.change() == nil && !switching.requestHome() && switching.title() == "Home")
    try tap("BeachBall", in: apps)
    let change = try #require(switching.change())
    #expect(change.isOpening && change.icon.size == CGSize(width: 57, height: 57))
    #expect(apps.app.name == "Home", "it runs until its phone is replaced")
    leave(apps)
    #expect(apps.app.name == "BeachBall" && switching.title() == "BeachBall")
    #expect(switching.change() == nil)
    #expect(switching.requestHome())
    #expect(switching.change()?.isOpening == false && switching.change()?.icon == change.icon)
    leave(apps)
    #expect(apps.app.name == "Home")
  }

  @Test("A single-demo window has no Home screen; neither does one with a program's own apps")
  func noSwitching() throws {
    #expect(try apps(try #require(catalog.app(named: "BeachBall"))).switching == nil)
  }

  @Test("Overlay settings are stored per app, but finger marks are a window setting")
  func overlays() throws {
    let apps = try apps(try #require(catalog.home))
    let switching = try #require(apps.switching)
    #expect(apps.overlay.hint != nil && apps.overlay.showsHint && !apps.overlay.hasHome)
    try tap("TapCounter", in: apps)
    leave(apps) { $0.showsHint = false }
    #expect(apps.overlay.showsLog, "it draws nothing")
    #expect(apps.overlay.hasHome && apps.overlay.showsHint)
    _ = switching.requestHome()
    leave(apps) {
      $0.showsLog = false
      $0.showsFingers = true
      $0.showsRecordingMark = true
    }
    #expect(!apps.overlay.showsHint, "the Home screen's hint was followed")
    #expect(apps.overlay.showsFingers && !apps.overlay.showsLog)
    try tap("TapCounter", in: apps)
    leave(apps)
    #expect(!apps.overlay.showsLog && apps.overlay.showsFingers)
    #expect(!apps.overlay.showsRecordingMark)
  }

  @Test("F5 restarts the same app; options apply to all apps, and pictures to the named app")
  func options() throws {
    let apps = try apps(
      try #require(catalog.home), arguments: ["--variant", "published", "--no-hint", "--dots"])
    try tap("PinchMe", in: apps)
    leave(apps)
    leave(apps)
    #expect(apps.app.name == "PinchMe" && !apps.overlay.showsHint && apps.overlay.showsFingers)
    #expect(throws: CommandFailure.self) {
      _ = try self.apps(try #require(catalog.home), arguments: ["--images", "a.png"])
    }
  }

  // MARK: - Lessons

  @Test("The icon Lessons follows the demos and opens the list of lessons in the same window")
  func lessonsIcon() throws {
    let apps = try apps(try #require(catalog.home))
    let switching = try #require(apps.switching)
    let phone = PhoneFactory(assets: catalog.assets).makePhone(for: apps.app)
    phone.launch(apps.launchTarget)
    let icons = icons(in: try phone.root)
    #expect(icons.map(\.accessibilityIdentifier).dropLast() == names + ["Lessons"])
    // The icon is on the second page.
    let pages = try #require(try phone.root.subviews.compactMap { $0 as? UIScrollView }.first)
    pages.contentOffset.x = 320
    let tile = icons[names.count].tileFrame
    phone.packet(0, (1, .down(tile.midX, tile.midY)))
    phone.packet(100, (1, .up))
    leave(apps)
    #expect(apps.app.name == "Lessons" && apps.overlay.hasHome)
    #expect(switching.requestHome())
  }

  @Test("The list marks lessons that are done; a row shows its explanation, and Start opens it")
  func lessons() throws {
    var progress = LessonProgress(nil)
    progress.finish("02-FollowAFinger")
    var opened: [Int] = []
    let list = LessonListController(
      try Lesson.all(in: DemoScript.root.path(percentEncoded: false) + "Sources/touchbox-learn"),
      progress: { progress }
    ) {
      opened.append($0.number)
    }
    let app = App(
      "Lessons", "", "", .controller { UINavigationController(rootViewController: list) }
    ).belowStatusBar()
    let phone = PhoneFactory(assets: catalog.assets).makePhone(for: app)
    phone.launch(app.launchTarget(.corrected))
    #expect(list.tableView.numberOfRows(inSection: 0) == 12)
    let cells = list.tableView.visibleCells
    #expect(cells[1].accessoryType == .checkmark && cells[2].accessoryType == .disclosureIndicator)
    #expect(cells[2].textLabel?.text == "3. Count taps")
    let row = cells[2].convert(cells[2].bounds, to: nil)
    phone.packet(0, (1, .down(row.midX, row.midY)))
    phone.packet(100, (1, .up))
    phone.step(to: AppTime(seconds: 2))
    let lesson = try #require(list.navigationController?.topViewController)
    let text = try #require(lesson.view.subviews.compactMap { $0 as? UITextView }.first)
    #expect(text.text.hasPrefix("Count taps\n\nA double tap is two taps"))
    #expect(!text.text.contains("//") && !text.text.contains("`"))
    // The button is at the right of the navigation bar, below the status bar.
    phone.packet(3000, (1, .down(290, 42)))
    phone.packet(3100, (1, .up))
    #expect(opened == [3])
  }

  // MARK: - Guides and titles

  @Test("Each demo's guide fits in the window at 11 points or more and equals `help`")
  func guides() throws {
    for app in catalog.apps + [try #require(catalog.home)] {
      let phone = PhoneFactory(assets: catalog.assets).makePhone(for: app)
      let guide = Guide(to: app, in: catalog.assets)
      #expect(guide.title == app.name)
      let folder = catalog.assets.folder(of: app.name)
      guard FileManager.default.fileExists(atPath: folder + "/guide.md") else { continue }
      #expect(guide.sections.map(\.heading) == Guide.headings)
      phone.overlay.guide = guide
      let node = try #require(phone.frame().nodes.last)
      for case .text(let block, let box) in node.contents {
        #expect(node.bounds.contains(box), "\(app.name): \(block.string)")
        #expect(block.font.size >= 10, "\(app.name)")
        #expect(!block.string.contains("`") && !block.string.contains("  "))
      }
      guard case .text(let text, _)? = node.contents.dropFirst(2).first else {
        Issue.record("no text: \(app.name)")
        continue
      }
      #expect(text.font.size >= 11, "\(app.name)")
      let help = try HelpCommand.guide(to: app, in: catalog.assets)
      #expect(help.contains(guide.sections[0].text.prefix(30)))
    }
  }

  @Test(
    "No line of the legend is truncated, with or without a Home screen", arguments: [true, false])
  func legend(hasHome: Bool) throws {
    let home = try #require(catalog.home)
    let phone = PhoneFactory(assets: catalog.assets).makePhone(for: home)
    phone.overlay.showsLegend = true
    phone.overlay.hasHome = hasHome
    let node = try #require(phone.frame().nodes.last)
    for case .text(let block, let box) in node.contents {
      let size = phone.context.host.services.measure(block, nil)
      #expect(size.width <= box.width && size.height <= box.height, "\(block.string)")
    }
  }

  @Test("Without a guide file, the window shows the catalog's summary")
  func noGuide() throws {
    let demo = try #require(catalog.app(named: "PinchMe"))
    let guide = Guide(to: demo, in: AssetFolder(environment: ["TOUCHBOX_ASSETS": "/nowhere"]))
    #expect(
      guide.sections == [
        Guide.Section(
          "What it is",
          "PinchMe: logs two fingers and the distance between them.\nPinch (mouse: hold Ctrl).")
      ])
  }

  @Test("The title names the published variant only if there is one")
  func titles() throws {
    let (with, without) = (
      try #require(catalog.app(named: "PinchMe")), try #require(catalog.app(named: "TapCounter"))
    )
    #expect(HostOptions.title(of: with, .published) == "PinchMe (published)")
    #expect(HostOptions.title(of: with, .corrected) == "PinchMe")
    #expect(HostOptions.title(of: with, nil) == "PinchMe")
    #expect(HostOptions.title(of: without, .published) == "TapCounter")
  }
}
