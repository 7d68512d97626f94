import CoreGraphics
import Testing
import TouchTesting
import UIKit

/// Traits, and colors that depend on them.
///
/// Sources: developer.apple.com/documentation/uikit/uitraitcollection and
/// /uicolor/init(dynamicprovider:). The system color values are from the Human Interface
/// Guidelines, "Color".
struct AppearanceTests {
  let light = UITraitCollection(userInterfaceStyle: .light)
  let dark = UITraitCollection(userInterfaceStyle: .dark)

  private func color(_ red: CGFloat, _ green: CGFloat, _ blue: CGFloat) -> CGColor {
    CGColor(red: red / 255, green: green / 255, blue: blue / 255, alpha: 1)
  }

  @Test("A collection has its specified traits; when collections are combined, the last one wins")
  func collections() {
    let empty = UITraitCollection()
    #expect(empty.userInterfaceStyle == .unspecified && empty.displayScale == 0)
    #expect(empty.userInterfaceIdiom == .unspecified && empty.forceTouchCapability == .unknown)
    let all = UITraitCollection(traitsFrom: [
      light, UITraitCollection(displayScale: 3), dark, empty,
      UITraitCollection(horizontalSizeClass: .compact),
      UITraitCollection(verticalSizeClass: .regular), UITraitCollection(userInterfaceIdiom: .pad),
      UITraitCollection(forceTouchCapability: .available),
    ])
    #expect(all.userInterfaceStyle == .dark && all.displayScale == 3)
    #expect(all.horizontalSizeClass == .compact && all.verticalSizeClass == .regular)
    #expect(all.userInterfaceIdiom == .pad && all.forceTouchCapability == .available)
    #expect(all.containsTraits(in: dark) && !all.containsTraits(in: light))
    #expect(all.containsTraits(in: nil) && all.containsTraits(in: empty))
    #expect(dark == UITraitCollection(userInterfaceStyle: .dark) && dark != light)
    #expect(all.hasDifferentColorAppearance(comparedTo: light))
    #expect(!all.hasDifferentColorAppearance(comparedTo: dark))
    #expect(all.hasDifferentColorAppearance(comparedTo: nil))
  }

  @Test("The phone's traits are light by default; performAsCurrent changes the current traits")
  func current() {
    let phone = TestPhone(UIView())
    #expect(UITraitCollection.current.userInterfaceStyle == .light)
    #expect(UITraitCollection.current == UIScreen.main.traitCollection)
    dark.performAsCurrent {
      #expect(UITraitCollection.current == dark)
      light.performAsCurrent { #expect(UITraitCollection.current == light) }
      #expect(UITraitCollection.current == dark)
    }
    UITraitCollection.current = dark
    #expect(phone.context.windowsFrontToBack[0].traitCollection.userInterfaceStyle == .light)
    #expect(UIColor.label.cgColor == color(255, 255, 255))
    UITraitCollection.current = light
  }

  @Test("A dynamic color resolves for each collection, including its components and opacity")
  func provider() {
    let color = UIColor { $0.userInterfaceStyle == .dark ? .yellow : .blue }
    #expect(color.resolvedColor(with: light) == .blue)
    #expect(color.resolvedColor(with: dark) == .yellow)
    #expect(color.cgColor == UIColor.blue.cgColor)
    dark.performAsCurrent {
      var red: CGFloat = 0
      #expect(color.getRed(&red, green: nil, blue: nil, alpha: nil) && red == 1)
    }
    let half = color.withAlphaComponent(0.5)
    #expect(
      half.resolvedColor(with: dark).cgColor == CGColor(red: 1, green: 1, blue: 0, alpha: 0.5))
    let nested = UIColor { _ in color }
    #expect(nested.resolvedColor(with: dark) == .yellow)
    #expect(UIColor.red.resolvedColor(with: dark) === UIColor.red)
    #expect(color == color && color != UIColor { _ in .blue } && color != .blue)
  }

  @Test("System colors have a dark variant")
  func systemColors() {
    #expect(UIColor.systemRed.cgColor == color(255, 59, 48))
    #expect(UIColor.systemRed.resolvedColor(with: dark).cgColor == color(255, 69, 58))
    #expect(UIColor.systemBackground.resolvedColor(with: light).cgColor == color(255, 255, 255))
    #expect(UIColor.systemBackground.resolvedColor(with: dark).cgColor == color(0, 0, 0))
    let label = UIColor.secondaryLabel.withAlphaComponent(1)
    #expect(label.resolvedColor(with: dark).cgColor == color(235, 235, 245))
    #expect(UIColor.systemBlue == UIColor.systemBlue && UIColor.systemBlue != UIColor.systemRed)
    #expect(UIColor.darkText.resolvedColor(with: dark).cgColor == color(0, 0, 0))
  }

  @Test(
    "A view draws the resolved background color, but `backgroundColor` returns the dynamic color")
  func background() {
    let view = UIView()
    let color = UIColor { $0.userInterfaceStyle == .dark ? .yellow : .blue }
    dark.performAsCurrent { view.backgroundColor = color }
    #expect(view.backgroundColor === color)
    #expect(view.layer.backgroundColor == UIColor.blue.cgColor)
    view.layer.backgroundColor = UIColor.red.cgColor
    #expect(view.backgroundColor == .red)
    view.backgroundColor = color
    view.backgroundColor = .green
    #expect(view.backgroundColor == .green)
    view.backgroundColor = color
    view.backgroundColor = nil
    #expect(view.backgroundColor == nil)
  }
}
