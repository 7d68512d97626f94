import CoreGraphics
import Simulator
import Testing
import UIKit

/// The user's choice of dark style and text size.
struct PhoneAppearanceTests {
  private final class Panel: UIView {
    var changes: [UITraitCollection?] = []
    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
      changes.append(previousTraitCollection)
    }
  }

  private final class Controller: UIViewController {
    var barStyle = UIStatusBarStyle.default
    override var preferredStatusBarStyle: UIStatusBarStyle { barStyle }
    override func loadView() {
      view = Panel()
      view.backgroundColor = .systemBackground
    }
  }

  private nonisolated final class Names: @unchecked Sendable {
    var all: [String?] = []
  }

  private let phone = Phone()

  private func show(_ appearance: Appearance) {
    phone.step([Timed(phone.time, .appearance(appearance))], to: phone.time)
  }

  private func launch(_ change: (Controller) -> Void = { _ in }) throws -> Controller {
    var made: Controller?
    phone.launch(
      .controller {
        let controller = Controller()
        made = controller
        return controller
      })
    let controller = try #require(made)
    phone.perform { change(controller) }
    return controller
  }

  @Test("E-25 switching a phone to dark notifies views and controllers and resolves colors again")
  func dark() throws {
    let controller = try launch()
    let view = try #require(controller.view as? Panel)
    #expect(UITraitCollection.current.userInterfaceStyle == .light)
    show(.style(.dark))
    #expect(view.traitCollection.userInterfaceStyle == .dark)
    #expect(UITraitCollection.current.userInterfaceStyle == .dark)
    #expect(UIView().traitCollection.userInterfaceStyle == .dark)
    #expect(view.changes.map { $0?.userInterfaceStyle } == [.light])
    #expect(view.layer.backgroundColor?.red == 0)
    show(.style(.dark))
    #expect(view.changes.count == 1, "nothing changed")
    show(.style(.light))
    #expect(view.layer.backgroundColor?.red == 1)
    #expect(view.changes.map { $0?.userInterfaceStyle } == [.light, .dark])
  }

  @Test("E-25 a view or controller with an overridden style does not follow the phone")
  func override() throws {
    let controller = try launch { $0.overrideUserInterfaceStyle = .light }
    show(.style(.dark))
    #expect(controller.traitCollection.userInterfaceStyle == .light)
    #expect((controller.view as? Panel)?.changes.isEmpty == true)
    #expect(!phone.context.isStatusBarLight)
  }

  @Test(
    "E-25 the default status bar follows the front controller's style",
    arguments: [
      (UIStatusBarStyle.default, false, true), (.lightContent, true, true),
      (.darkContent, false, false),
    ])
  func statusBar(style: UIStatusBarStyle, inLight: Bool, inDark: Bool) throws {
    let controller = try launch {
      $0.barStyle = style
      $0.setNeedsStatusBarAppearanceUpdate()
    }
    #expect(phone.context.isStatusBarLight == inLight)
    show(.style(.dark))
    #expect(phone.context.isStatusBarLight == inDark)
    show(.style(.light))
    phone.perform { controller.overrideUserInterfaceStyle = .dark }
    #expect(phone.context.isStatusBarLight == inDark)
  }

  /// The font sizes of body and caption 2 at the smallest, default, and largest text sizes, from
  /// Apple's tables.
  nonisolated static let sizes: [(UIContentSizeCategory, body: CGFloat, caption2: CGFloat)] = [
    (.extraSmall, 14, 11), (.large, 17, 11), (.extraExtraExtraLarge, 23, 17),
    (.accessibilityExtraExtraExtraLarge, 53, 40),
  ]

  @Test("E-25 preferred fonts match the sizes in Apple's tables", arguments: sizes)
  func fonts(category: UIContentSizeCategory, body: CGFloat, caption2: CGFloat) throws {
    _ = try launch()
    show(.textSize(category))
    phone.perform {
      #expect(UIFont.preferredFont(forTextStyle: .body).pointSize == body)
      #expect(UIFont.preferredFont(forTextStyle: .caption2).pointSize == caption2)
      let large = UITraitCollection(preferredContentSizeCategory: .large)
      #expect(UIFont.preferredFont(forTextStyle: .body, compatibleWith: large).pointSize == 17)
      #expect(UIApplication.shared.preferredContentSizeCategory == category)
    }
  }

  @Test("E-25 only labels that adjust their font follow the text size; views are notified")
  func labels() throws {
    let controller = try launch()
    let view = try #require(controller.view as? Panel)
    let labels = (0..<3).map { _ in UILabel() }
    let notified = Names()
    phone.perform {
      for label in labels {
        label.font = .preferredFont(forTextStyle: .headline)
        view.addSubview(label)
      }
      labels[0].adjustsFontForContentSizeCategory = true
      labels[2].adjustsFontForContentSizeCategory = true
      labels[2].font = .systemFont(ofSize: 17)
      _ = NotificationCenter.default.addObserver(
        forName: UIContentSizeCategory.didChangeNotification, object: nil, queue: nil
      ) { notified.all.append($0.userInfo?[UIContentSizeCategory.newValueUserInfoKey] as? String) }
    }
    show(.textSize(.accessibilityLarge))
    #expect(labels.map(\.font.pointSize) == [33, 17, 17])
    #expect(view.changes.map { $0?.preferredContentSizeCategory } == [.large])
    #expect(view.traitCollection.preferredContentSizeCategory == .accessibilityLarge)
    #expect(notified.all == ["UICTContentSizeCategoryAccessibilityL"])
  }

  @Test("Text sizes are ordered; unspecified is below all other sizes")
  func order() {
    let sizes = UIContentSizeCategory.sizes
    #expect(sizes == sizes.sorted())
    #expect(UIContentSizeCategory.unspecified < .extraSmall)
    #expect(sizes.filter(\.isAccessibilityCategory).count == 5)
  }
}
