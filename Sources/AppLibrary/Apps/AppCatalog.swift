package import CoreGraphics
package import Simulator
import Terminal
package import TouchScript

/// An app, as the commands offer it.
@MainActor
package struct App {
  /// Its name in commands and scripts.
  package let name: String
  /// The book or article that it comes from.
  package let source: String
  /// What it does, in one line.
  package let summary: String
  /// What to try first, in at most 30 letters; `nil` for no hint.
  package let hint: String?
  /// Whether all that it does is in its log, which its window then shows.
  package let isLogOnly: Bool
  /// Its icon on the Home screen.
  package let icon: AppIcon
  private var corrected: LaunchTarget
  private var published: LaunchTarget?

  /// Makes an entry of a catalog.
  ///
  /// - Parameters:
  ///   - isLogOnly: Whether it draws nothing, so that windows show its log.
  ///   - icon: Its icon on the Home screen; `nil` for its first letters.
  ///   - corrected: What is launched.
  ///   - published: The variant with the faults of the printed listing; `nil` if there is none.
  package init(
    _ name: String, _ source: String, _ summary: String, hint: String? = nil,
    isLogOnly: Bool = false, icon: AppIcon? = nil,
    _ corrected: LaunchTarget, published: LaunchTarget? = nil
  ) {
    self.name = name
    self.source = source
    self.summary = summary
    self.hint = hint
    self.isLogOnly = isLogOnly
    self.icon = icon ?? AppIcon(named: name)
    self.corrected = corrected
    self.published = published
  }

  /// Returns the same app as one from before iOS 7, whose views begin below the status bar (rule E-21).
  package func belowStatusBar() -> App {
    var app = self
    app.corrected = .belowStatusBar(corrected)
    app.published = published.map { .belowStatusBar($0) }
    return app
  }

  /// Whether there is a variant with the faults of the published listing.
  package var hasPublishedVariant: Bool { published != nil }

  /// Returns what to launch; an app of one variant returns the same for both.
  package func launchTarget(_ variant: ScriptHeader.Variant) -> LaunchTarget {
    switch variant {
    case .corrected: corrected
    case .published: published ?? corrected
    }
  }
}

/// The apps that a program's commands offer: the demos, or a user's own.
@MainActor
package struct AppCatalog {
  /// Where the apps come from.
  package enum Origin {
    /// They are the demos of `touchbox`.
    case demos
    /// They belong to a package's own program.
    case package
    /// They belong to a program that `touchbox` made of Swift files.
    case files
  }

  /// The apps, in the order in which they are listed.
  package let apps: [App]
  /// Where the apps come from.
  package let origin: Origin
  /// Where their pictures are.
  package let assets: AssetFolder

  /// Makes a catalog of apps with distinct names.
  package init(_ apps: [App], origin: Origin, assets: AssetFolder) {
    self.apps = apps
    self.origin = origin
    self.assets = assets
  }

  /// The Home screen, from which the demos are opened; `nil` for apps that are not demos.
  ///
  /// It is not among `apps`. In a script it says which demo it would open; only a window opens it.
  package var home: App? {
    guard origin == .demos else { return nil }
    return App(
      "Home", "Touchbox", "shows the demos as icons", hint: "Tap an icon, or use arrows",
      homeScreen())
  }

  /// Returns the Home screen's launch target.
  ///
  /// - Parameters:
  ///   - first: The app whose page shows first; `nil` for the first page.
  ///   - own: The icon of the user's own app, which follows the demos; `nil` without one.
  ///   - open: Receives the app that was chosen, and where its icon is, in the screen's points.
  package func homeScreen(
    first: String? = nil, own: (name: String, icon: AppIcon)? = nil,
    open: @escaping (_ name: String, _ icon: CGRect) -> Void = { _, _ in }
  ) -> LaunchTarget {
    let icons = apps.map { ($0.name, $0.icon) } + [own].compactMap { $0 }
    return .belowStatusBar(
      .controller { HomeViewController(icons, first: first, open: open) })
  }

  /// What an app is called in messages.
  package var noun: String { origin == .demos ? "demo" : "app" }

  /// Returns the app of exactly this name, also the Home screen; `nil` if there is none.
  package func app(named name: String) -> App? {
    apps.first { $0.name == name } ?? (home?.name == name ? home : nil)
  }

  /// Returns the app of a name, or throws a message with the names that may have been meant.
  package func find(_ name: String) throws -> App {
    if let app = app(named: name) { return app }
    guard !name.hasSuffix(".touch") else {
      throw CommandFailure(
        .usage,
        "\(name) is a script, not \(origin == .demos ? "a demo" : "an app"); expected "
          + "`\(Console.programName) play \(name) --window`")
    }
    throw CommandFailure(.usage, unknown(name))
  }

  /// Throws as `find(_:)` does, for the value of an option.
  ///
  /// - Parameter name: The name; `nil` for an option that is not given.
  package func require(_ name: String?) throws {
    if let name { _ = try find(name) }
  }

  /// Prints which app was taken, where it was not the user who named it in a program of his own.
  package func announce(_ app: App) {
    guard origin == .files || origin == .package && apps.count > 1 else { return }
    let others = apps.filter { $0.name != app.name }.map(\.name)
    Console.err(
      "running \(app.name), \(app.summary)"
        + (others.isEmpty
          ? "" : "; also: \(others.joined(separator: ", ")); choose with --app NAME"))
  }

  /// Returns the message that there is no app of a name, nor a command where those are given.
  package func unknown(_ name: String, orCommand commands: [String] = []) -> String {
    let near =
      suggestions(for: name)
      + commands.filter { NameSuggestions.distance(name.lowercased(), $0) <= 2 }
    let hint =
      near.isEmpty
      ? "expected one of \((apps.map(\.name) + commands).joined(separator: ", "))"
      : "did you mean \(near.joined(separator: " or "))?"
    let kind = commands.isEmpty ? noun : "\(noun) or command"
    return "there is no \(kind) named \"\(name)\"; \(hint)"
  }

  /// Returns the names that may have been meant, nearest first; empty if none is near.
  package func suggestions(for name: String) -> [String] {
    let wanted = name.lowercased()
    let distances = (apps + [home].compactMap { $0 }).map { app in
      let known = app.name.lowercased()
      let isPart = wanted.count > 2 && (known.contains(wanted) || wanted.contains(known))
      return (name: app.name, distance: isPart ? 1 : NameSuggestions.distance(wanted, known))
    }
    // Up to a third of the letters may be wrong.
    return distances.filter { $0.distance <= max(2, wanted.count / 3) }
      .sorted { $0.distance < $1.distance }
      .map(\.name)
  }
}
