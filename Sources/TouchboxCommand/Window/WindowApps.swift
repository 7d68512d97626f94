import AppLibrary
import CoreGraphics
import SDLHost
import Simulator
import Terminal
import TouchScript
import UIKit

/// The apps that take turns in a window: a single app, or the Home screen and the apps that it
/// opens.
///
/// Each app has its own pictures, recordings and overlay. If `next` is set, the window's event loop
/// ends the current app and creates a phone for the next app.
@MainActor
final class WindowApps {
  /// The state of one app.
  private final class Entry {
    let app: App
    let overrides: ImageOverrides
    let recorder: SessionRecorder
    var overlay: Overlay

    init(_ app: App, _ overrides: ImageOverrides, _ recorder: SessionRecorder, _ overlay: Overlay) {
      (self.app, self.overrides, self.recorder) = (app, overrides, recorder)
      self.overlay = overlay
    }
  }

  private let catalog: AppCatalog
  private let options: WindowOptions
  private let device: Device
  private let warn: @Sendable (String) -> Void
  /// The user's own app, which the Home screen opens, or nil if there is no Home screen.
  let ownApp: OwnApp?
  /// The lessons, which the Home screen opens, or nil if there is no Home screen.
  private let lessons: LessonsApp?
  private var entries: [String: Entry] = [:]
  private var current: Entry
  /// The app to switch to and its icon, or nil if the current app stays.
  private var next: (app: App, icon: CGRect)?
  /// The app that was most recently opened from the Home screen, and its icon.
  private var opened: (app: App, icon: CGRect)?

  /// Creates the apps for a window that starts with one of them.
  ///
  /// - Parameters:
  ///   - show: A closure that displays a message in the window, called on any thread.
  ///   - warn: A closure that receives messages about pictures, on any thread.
  /// - Throws: `CommandFailure` if a picture or file cannot be used.
  init(
    _ first: App, in catalog: AppCatalog, options: WindowOptions, device: Device,
    recording: SessionRecorder.Plan, show: @escaping @Sendable (String) -> Void,
    warn: @escaping @Sendable (String) -> Void
  ) throws {
    ownApp = catalog.origin == .demos ? OwnApp(on: device, show: show) : nil
    lessons = catalog.origin == .demos ? LessonsApp(show: show) : nil
    self.catalog = catalog
    self.options = options
    self.device = device
    self.warn = warn
    appearances = options.appearances
    current = try Self.makeEntry(
      first, try options.images.pictures(for: first, in: catalog, warn: warn), options, device,
      recording, hasHome: false)
    entries[first.name] = current
  }

  private static func makeEntry(
    _ app: App, _ overrides: ImageOverrides, _ options: WindowOptions, _ device: Device,
    _ recording: SessionRecorder.Plan, hasHome: Bool
  ) throws -> Entry {
    var overlay = Overlay()
    overlay.hint = app.hint
    overlay.showsHint = options.hint
    overlay.showsFingers = options.dots
    overlay.showsInspector = options.inspect
    overlay.showsNumbers = options.numbers
    overlay.showsLog = options.log ?? app.isLogOnly
    overlay.hasHome = hasHome
    overlay.showsNotch = true
    let recorder = try SessionRecorder(
      app, options.variant ?? .corrected, device, recording)
    return Entry(app, overrides, recorder, overlay)
  }

  /// The phones' appearances, initially from the options and later chosen by the user.
  private(set) var appearances: [Appearance] = []

  // MARK: - The current app

  /// The current app.
  var app: App { current.app }
  /// The current app's pictures.
  var overrides: ImageOverrides { current.overrides }
  /// The current app's recordings.
  var recorder: SessionRecorder { current.recorder }
  /// The initial overlay for the current app's phone.
  var overlay: Overlay { current.overlay }

  /// The current app's launch target.
  var launchTarget: LaunchTarget {
    guard app.name == catalog.home?.name else {
      return app.launchTarget(options.variant ?? .corrected)
    }
    let own = ownApp?.icon
    let others = [lessons?.icon, own].compactMap { $0 }
    return catalog.homeScreen(first: opened?.app.name, others: others) { [weak self] name, icon in
      guard let self else { return }
      if name == own?.name {
        ownApp?.open()
      } else if let lessons, name == lessons.icon.name {
        next = (lessons.app, icon)
      } else if let app = catalog.app(named: name) {
        next = (app, icon)
      }
    }
  }

  /// Saves the user's choices for the app's next phone. The choice of finger marks applies to all
  /// apps.
  func phoneWillEnd(_ phone: Phone) {
    current.recorder.stop()
    current.overlay = phone.overlay.forRestart
    appearances = phone.appearances
    for entry in entries.values { entry.overlay.showsFingers = phone.overlay.showsFingers }
  }

  /// Cancels the downloads of all apps, and closes the user's own app and the lessons.
  func cancel() {
    ownApp?.close()
    lessons?.close()
    for entry in entries.values { entry.overrides.cancel() }
  }

  // MARK: - Changes

  /// The event loop's functions for switching apps, or nil if the window has only one app.
  var switching: AppSwitching? {
    guard let home = catalog.home, app.name == home.name else { return nil }
    return AppSwitching(
      requestHome: { [self] in
        guard app.name != home.name, let opened else { return false }
        next = (home, opened.icon)
        return true
      },
      change: { [self] in
        next.map { .init(icon: $0.icon, isOpening: $0.app.name != home.name) }
      },
      title: { [self] in HostOptions.title(of: app, options.variant) })
  }

  /// Makes the next app, if there is one, the current app. Called before creating its phone.
  func advance() {
    guard let (app, icon) = next else { return }
    next = nil
    let isHome = app.name == catalog.home?.name
    if !isHome { opened = (app, icon) }
    let showsFingers = current.overlay.showsFingers
    do {
      let entry = try entries[app.name] ?? makeEntry(app, hasHome: !isHome)
      entry.overlay.showsFingers = showsFingers
      entries[app.name] = entry
      current = entry
    } catch {
      // Only options can cause failures, and there are none here.
      Console.warn(error)
    }
  }

  /// Creates an entry for an app that is opened later. The pictures from `--images` apply only to
  /// the first app.
  private func makeEntry(_ app: App, hasHome: Bool) throws -> Entry {
    let overrides = try ImageOverrides(
      [], for: app.name, names: catalog.assets.pictureNames(of: app.name), warn: warn)
    return try Self.makeEntry(app, overrides, options, device, .init(), hasHome: hasHome)
  }
}
