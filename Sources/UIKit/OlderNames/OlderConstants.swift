// Constants from Swift 3 and 4 that later became members of their types; see OlderTypeNames.swift.

/// The older name of `UIWindow.Level.normal`.
@available(*, deprecated, renamed: "UIWindow.Level.normal")
public nonisolated let UIWindowLevelNormal = UIWindow.Level.normal

/// The older name of `UIWindow.Level.alert`.
@available(*, deprecated, renamed: "UIWindow.Level.alert")
public nonisolated let UIWindowLevelAlert = UIWindow.Level.alert

/// The older name of `UIWindow.Level.statusBar`.
@available(*, deprecated, renamed: "UIWindow.Level.statusBar")
public nonisolated let UIWindowLevelStatusBar = UIWindow.Level.statusBar

/// The older name of `UIFont.Weight.ultraLight`.
@available(*, deprecated, renamed: "UIFont.Weight.ultraLight")
public nonisolated let UIFontWeightUltraLight = UIFont.Weight.ultraLight

/// The older name of `UIFont.Weight.thin`.
@available(*, deprecated, renamed: "UIFont.Weight.thin")
public nonisolated let UIFontWeightThin = UIFont.Weight.thin

/// The older name of `UIFont.Weight.light`.
@available(*, deprecated, renamed: "UIFont.Weight.light")
public nonisolated let UIFontWeightLight = UIFont.Weight.light

/// The older name of `UIFont.Weight.regular`.
@available(*, deprecated, renamed: "UIFont.Weight.regular")
public nonisolated let UIFontWeightRegular = UIFont.Weight.regular

/// The older name of `UIFont.Weight.medium`.
@available(*, deprecated, renamed: "UIFont.Weight.medium")
public nonisolated let UIFontWeightMedium = UIFont.Weight.medium

/// The older name of `UIFont.Weight.semibold`.
@available(*, deprecated, renamed: "UIFont.Weight.semibold")
public nonisolated let UIFontWeightSemibold = UIFont.Weight.semibold

/// The older name of `UIFont.Weight.bold`.
@available(*, deprecated, renamed: "UIFont.Weight.bold")
public nonisolated let UIFontWeightBold = UIFont.Weight.bold

/// The older name of `UIFont.Weight.heavy`.
@available(*, deprecated, renamed: "UIFont.Weight.heavy")
public nonisolated let UIFontWeightHeavy = UIFont.Weight.heavy

/// The older name of `UIFont.Weight.black`.
@available(*, deprecated, renamed: "UIFont.Weight.black")
public nonisolated let UIFontWeightBlack = UIFont.Weight.black
