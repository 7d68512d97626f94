import CSDL2
import CoreGraphics
import SDLHost
import Simulator
import Testing
import UIKit

/// A Home screen and an app that alternate in a window, the keyboard focus, and the guide.
@Suite(.serialized)
struct HomeScreenTests {
  /// The window's owner, with an app and a Home screen that has one icon.
  private final class Apps {
    static let icon = CGRect(x: 100, y: 120, width: 60, height: 60)

    var isHome = true
    var next: AppSwitching.Change?
    /// The phones that have ended, in order of ending.
    var ended: [Phone] = []

    var switching: AppSwitching {
      AppSwitching(
        requestHome: { [self] in
          guard !isHome else { return false }
          next = .init(icon: Self.icon, isOpening: false)
          return true
        },
        change: { [self] in next }, title: { [self] in isHome ? "Home" : "App" })
    }

    /// Creates the view for the next app.
    func makeView() -> UIView {
      if let next { isHome = !next.isOpening }
      next = nil
      guard isHome else { return HarnessView() }
      let home = UIView()
      let icon = UIControl(frame: Self.icon.offsetBy(dx: 0, dy: -20))
      icon.addAction(
        UIAction { [self] _ in next = .init(icon: Self.icon, isOpening: true) },
        for: .touchUpInside)
      home.addSubview(icon)
      return home
    }
  }

  private func open(
    hasHome: Bool = true, _ change: (inout HostOptions) -> Void = { _ in },
    _ test: (HostHarness, Apps) throws -> Void
  ) throws {
    let apps = Apps()
    apps.isHome = hasHome
    let host = try HostHarness(.view { apps.makeView() }) { options in
      if hasHome { options.apps = apps.switching }
      options.title = "Home"
      options.willEnd = { apps.ended.append($0) }
      change(&options)
    }
    defer { host.close() }
    try test(host, apps)
  }

  /// Taps the icon.
  private func openApp(_ host: HostHarness) {
    host.turn(host.down(1, x: 130, y: 150))
    host.turn(host.up(1, x: 130, y: 150))
  }

  /// Swipes up from the bottom edge.
  private func swipe(_ host: HostHarness, milliseconds: Int64 = 100) {
    host.turn(host.down(2, x: 160, y: 478))
    host.turn(after: milliseconds, host.move(2, x: 160, y: 380))
  }

  @Test(
    "An icon opens its app in the same window, with a new phone, a new clock and the app's title")
  func opening() throws {
    try open { host, apps in
      let home = host.loop.phone
      openApp(host)
      #expect(host.loop.phone !== home && host.environment.phoneCount == 2)
      #expect(apps.ended.map(ObjectIdentifier.init) == [ObjectIdentifier(home)])
      #expect(home.halt == .quit)
      #expect(host.window.title == "App")
      #expect(host.loop.phone.now == .zero)
      #expect(host.loop.exit == nil)
    }
  }

  @Test(
    "The opening animation takes 0.25 s with a frame per tick; after that, nothing is drawn")
  func zoom() throws {
    try open { host, _ in
      openApp(host)
      let before = host.loop.statistics.frames
      for _ in 0..<40 { host.turn(after: 20) }
      // Frames of the animation at 20, 40, … 240 ms, and one frame of the app alone.
      #expect(host.loop.statistics.frames - before == 13)
    }
  }

  @Test(
    "The second press of a double click on an icon does not reach the app; later presses do")
  func doubleClick() throws {
    try open { host, _ in
      openApp(host)
      #expect(host.turn(host.down(3)) == [])
      #expect(host.turn(host.up(3)) == [])
      host.turn(after: 300)
      #expect(host.turn(host.down(4)) == ["d4"])
    }
  }

  @Test(
    "Escape, in order, closes the legend, cancels touches, leaves full screen, goes home and quits"
  )
  func escape() throws {
    try open { host, apps in
      openApp(host)
      host.turn(after: 300)
      host.turn(host.press(SDLK_F11))
      // Changing the size cancels touches.
      host.turn()
      host.turn(host.press(SDLK_h), host.down(3))
      host.turn(host.press(SDLK_ESCAPE))
      #expect(!host.loop.phone.overlay.showsLegend && host.loop.phone.hasTouches)
      host.turn(host.press(SDLK_ESCAPE))
      #expect(!host.loop.phone.hasTouches && host.window.isFullscreen)
      host.turn(host.press(SDLK_ESCAPE))
      #expect(!host.window.isFullscreen && !apps.isHome)
      host.turn(host.press(SDLK_ESCAPE))
      #expect(apps.isHome && host.loop.exit == nil && host.environment.phoneCount == 3)
      #expect(host.window.title == "Home" && apps.ended.last?.halt == .quit)
      host.turn(host.press(SDLK_ESCAPE))
      #expect(host.loop.exit == .quit)
    }
  }

  @Test("A quick swipe up from the bottom edge goes home; until then, the app receives the touch")
  func swipeHome() throws {
    try open { host, apps in
      openApp(host)
      host.turn(after: 300)
      #expect(host.turn(host.down(2, x: 160, y: 478)) == ["d2"])
      let events = host.turn(after: 100, host.move(2, x: 160, y: 380))
      // The app received the move, and the touch was canceled when the app ended.
      #expect(events.first == "m2" && events.contains { $0.hasPrefix("cancel quit") })
      #expect(apps.isHome && host.environment.phoneCount == 3)
      // The Home screen ignores the finger that is still down.
      #expect(host.turn(host.move(2, x: 160, y: 300), host.up(2)) == [])
    }
  }

  @Test("A slow drag from the bottom edge belongs to the app")
  func slowDrag() throws {
    try open { host, apps in
      openApp(host)
      host.turn(after: 300)
      swipe(host, milliseconds: 500)
      #expect(!apps.isHome && host.loop.phone.hasTouches)
    }
  }

  @Test("In a window with a single app, a swipe up does nothing special, and Escape quits")
  func singleApp() throws {
    try open(hasHome: false) { host, _ in
      swipe(host)
      #expect(host.environment.record == ["d2", "m2"])
      #expect(host.turn(host.up(2)) == ["u2"])
      #expect(host.environment.phoneCount == 1)
      host.turn(host.press(SDLK_ESCAPE))
      #expect(host.loop.exit == .quit)
    }
  }

  @Test("F5 restarts the opened app, not the Home screen")
  func restart() throws {
    try open { host, apps in
      openApp(host)
      host.turn(host.press(SDLK_F5))
      #expect(!apps.isHome && host.environment.phoneCount == 3)
    }
  }

  // MARK: - Keys

  @Test(
    "An arrow key focuses an icon, Return presses it, and going home restores the focus")
  func keyboard() throws {
    try open { host, apps in
      #expect(host.turn(host.press(SDLK_RETURN)) == [], "no control has the focus")
      host.turn(host.press(SDLK_DOWN))
      #expect(host.loop.phone.overlay.focus == Apps.icon)
      #expect(host.turn(host.press(SDLK_RETURN)) == ["d0"])
      #expect(apps.isHome)
      let up = SampleEvents.key(SDL_KEYUP, SDLK_RETURN, window: host.window.id)
      #expect(host.turn(up).first == "u0")
      #expect(!apps.isHome && host.loop.phone.overlay.focus == nil)
      host.turn(after: 300, host.press(SDLK_LEFT))
      #expect(host.loop.phone.overlay.focus == nil, "the app has no controls")
      host.turn(host.press(SDLK_ESCAPE))
      #expect(apps.isHome && host.loop.phone.overlay.focus == Apps.icon)
      host.turn(host.down(5, x: 10, y: 300))
      #expect(host.loop.phone.overlay.focus == nil, "a touch removes the focus")
    }
  }

  @Test("G opens and closes the guide; Escape and H close it before doing anything else")
  func guide() throws {
    let guide = Guide(title: "App", sections: [Guide.Section("To try", "Tap.")])
    try open(hasHome: false, { $0.guide = { guide } }) { host, _ in
      host.turn(host.press(SDLK_g))
      #expect(host.loop.phone.overlay.guide == guide)
      host.turn(host.press(SDLK_g))
      #expect(host.loop.phone.overlay.guide == nil)
      host.turn(host.press(SDLK_g), host.press(SDLK_h))
      #expect(host.loop.phone.overlay.guide == nil && host.loop.phone.overlay.showsLegend)
      host.turn(host.press(SDLK_g))
      #expect(host.loop.phone.overlay.guide == guide && !host.loop.phone.overlay.showsLegend)
      host.turn(host.down(1))
      #expect(host.turn(host.press(SDLK_ESCAPE)) == [])
      #expect(host.loop.phone.overlay.guide == nil && host.loop.phone.hasTouches)
    }
  }

  @Test("G also shows the guide while a script plays; Escape closes it before stopping the script")
  func guideDuringPlayback() throws {
    let guide = Guide(title: "App", sections: [])
    let host = try HostHarness(script: PlaybackKeyTests.script) { $0.guide = { guide } }
    defer { host.close() }
    host.turn(host.press(SDLK_g))
    #expect(host.loop.phone.overlay.guide == guide)
    host.turn(host.press(SDLK_ESCAPE))
    #expect(host.loop.phone.overlay.guide == nil && host.loop.exit == nil)
  }
}
