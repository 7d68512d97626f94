// Generated from the headers by `make objc-glue`.
// swift-format-ignore-file
import CBridge
import Foundation
import QuartzCore
import UIKit

@_cdecl("tb_UITraitCollection_currentTraitCollection_class")
func tb_UITraitCollection_currentTraitCollection_class() -> Raw? {
  return retainedBox(UITraitCollection.current, "UITraitCollection")
}

@_cdecl("tb_UITraitCollection_traitCollectionWithUserInterfaceIdiom_class")
func tb_UITraitCollection_traitCollectionWithUserInterfaceIdiom_class(_ a1: Int) -> Raw? {
  guard let v1 = UIUserInterfaceIdiom(rawValue: .init(truncatingIfNeeded: a1)) else { return nil }
  return retainedBox(UITraitCollection(userInterfaceIdiom: v1), "UITraitCollection")
}

@_cdecl("tb_UITraitCollection_traitCollectionWithUserInterfaceStyle_class")
func tb_UITraitCollection_traitCollectionWithUserInterfaceStyle_class(_ a1: Int) -> Raw? {
  guard let v1 = UIUserInterfaceStyle(rawValue: .init(truncatingIfNeeded: a1)) else { return nil }
  return retainedBox(UITraitCollection(userInterfaceStyle: v1), "UITraitCollection")
}

@_cdecl("tb_UITraitCollection_traitCollectionWithDisplayScale_class")
func tb_UITraitCollection_traitCollectionWithDisplayScale_class(_ a1: Double) -> Raw? {
  return retainedBox(UITraitCollection(displayScale: CGFloat(a1)), "UITraitCollection")
}

@_cdecl("tb_UITraitCollection_traitCollectionWithHorizontalSizeClass_class")
func tb_UITraitCollection_traitCollectionWithHorizontalSizeClass_class(_ a1: Int) -> Raw? {
  guard let v1 = UIUserInterfaceSizeClass(rawValue: .init(truncatingIfNeeded: a1)) else { return nil }
  return retainedBox(UITraitCollection(horizontalSizeClass: v1), "UITraitCollection")
}

@_cdecl("tb_UITraitCollection_traitCollectionWithVerticalSizeClass_class")
func tb_UITraitCollection_traitCollectionWithVerticalSizeClass_class(_ a1: Int) -> Raw? {
  guard let v1 = UIUserInterfaceSizeClass(rawValue: .init(truncatingIfNeeded: a1)) else { return nil }
  return retainedBox(UITraitCollection(verticalSizeClass: v1), "UITraitCollection")
}

@_cdecl("tb_UITraitCollection_traitCollectionWithForceTouchCapability_class")
func tb_UITraitCollection_traitCollectionWithForceTouchCapability_class(_ a1: Int) -> Raw? {
  guard let v1 = UIForceTouchCapability(rawValue: .init(truncatingIfNeeded: a1)) else { return nil }
  return retainedBox(UITraitCollection(forceTouchCapability: v1), "UITraitCollection")
}

@_cdecl("tb_UITraitCollection_traitCollectionWithTraitsFromCollections_class")
func tb_UITraitCollection_traitCollectionWithTraitsFromCollections_class(_ a1: Raw?) -> Raw? {
  return retainedBox(UITraitCollection(traitsFrom: (list(a1) ?? [])), "UITraitCollection")
}

@_cdecl("tb_UITraitCollection_userInterfaceIdiom")
func tb_UITraitCollection_userInterfaceIdiom(_ receiver: Raw?) -> Int {
  guard let o = swiftObject(receiver, as: UITraitCollection.self) else { return 0 }
  return Int(truncatingIfNeeded: (o.userInterfaceIdiom).rawValue)
}

@_cdecl("tb_UITraitCollection_userInterfaceStyle")
func tb_UITraitCollection_userInterfaceStyle(_ receiver: Raw?) -> Int {
  guard let o = swiftObject(receiver, as: UITraitCollection.self) else { return 0 }
  return Int(truncatingIfNeeded: (o.userInterfaceStyle).rawValue)
}

@_cdecl("tb_UITraitCollection_displayScale")
func tb_UITraitCollection_displayScale(_ receiver: Raw?) -> Double {
  guard let o = swiftObject(receiver, as: UITraitCollection.self) else { return 0 }
  return Double(o.displayScale)
}

@_cdecl("tb_UITraitCollection_horizontalSizeClass")
func tb_UITraitCollection_horizontalSizeClass(_ receiver: Raw?) -> Int {
  guard let o = swiftObject(receiver, as: UITraitCollection.self) else { return 0 }
  return Int(truncatingIfNeeded: (o.horizontalSizeClass).rawValue)
}

@_cdecl("tb_UITraitCollection_verticalSizeClass")
func tb_UITraitCollection_verticalSizeClass(_ receiver: Raw?) -> Int {
  guard let o = swiftObject(receiver, as: UITraitCollection.self) else { return 0 }
  return Int(truncatingIfNeeded: (o.verticalSizeClass).rawValue)
}

@_cdecl("tb_UITraitCollection_forceTouchCapability")
func tb_UITraitCollection_forceTouchCapability(_ receiver: Raw?) -> Int {
  guard let o = swiftObject(receiver, as: UITraitCollection.self) else { return 0 }
  return Int(truncatingIfNeeded: (o.forceTouchCapability).rawValue)
}

@_cdecl("tb_UITraitCollection_containsTraitsInCollection")
func tb_UITraitCollection_containsTraitsInCollection(_ receiver: Raw?, _ a1: Raw?) -> UInt8 {
  guard let o = swiftObject(receiver, as: UITraitCollection.self) else { return 0 }
  let v1 = swiftObject(a1, as: UITraitCollection.self)
  return (o.containsTraits(in: v1) ? 1 : 0)
}

@_cdecl("tb_UITraitCollection_hasDifferentColorAppearanceComparedToTraitCollection")
func tb_UITraitCollection_hasDifferentColorAppearanceComparedToTraitCollection(_ receiver: Raw?, _ a1: Raw?) -> UInt8 {
  guard let o = swiftObject(receiver, as: UITraitCollection.self) else { return 0 }
  let v1 = swiftObject(a1, as: UITraitCollection.self)
  return (o.hasDifferentColorAppearance(comparedTo: v1) ? 1 : 0)
}

@_cdecl("tb_UITraitCollection_performAsCurrentTraitCollection")
func tb_UITraitCollection_performAsCurrentTraitCollection(_ receiver: Raw?, _ a1: Raw?) {
  guard let o = swiftObject(receiver, as: UITraitCollection.self) else { return }
  o.performAsCurrent((block(a1) ?? {}))
}
