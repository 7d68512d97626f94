import Testing

/// The size of an app's context, and the code that uses it like a global variable.
struct AppContextSizeTests {
  /// The context and its parts.
  static let types = [
    "UIKit/App/AppContext.swift": "AppContext",
    "UIKit/App/AppWindows.swift": "AppWindows",
    "UIKit/App/HostConnection.swift": "HostConnection",
    "UIKit/App/ObjectNumbers.swift": "ObjectNumbers",
    "UIKit/Controllers/AppearanceReports.swift": "AppearanceReports",
    "UIKit/Devices/InterfaceState.swift": "InterfaceState",
    "UIKit/Touches/TouchEngine.swift": "TouchEngine",
    "QuartzCore/Layers/LayerContext.swift": "LayerContext",
  ]

  /// Returns the names of the stored properties of a type, which are indented by two spaces.
  private func storedProperties(of type: String, in file: SourceFile) -> [String] {
    let body = file.code.drop {
      !$0.hasSuffix("class \(type) {") && !$0.hasSuffix("struct \(type) {")
    }.dropFirst()
      .prefix { $0 != "}" }
    return body.compactMap { line in
      guard
        let match = line.prefixMatch(of: #/  (?:[a-z]+(?:\([a-z]+\))? )*(?:let|var) (\w+)/#),
        !line.contains("static "), !line.contains("{") || line.contains(" = ")
      else { return nil }
      return String(match.output.1)
    }
  }

  @Test("The context and each of its parts have at most 15 stored properties", arguments: types)
  func storedProperties(file: String, type: String) throws {
    let source = try #require(
      SourceFile.all(in: "Sources").first { $0.path.hasSuffix("Sources/" + file) })
    let names = storedProperties(of: type, in: source)
    #expect(!names.isEmpty)
    #expect(names.count <= 15, "\(names)")
  }

  /// Reads of the current context outside API declarations, each with the reason.
  static let otherReads = [
    "TouchTesting/TestImages.swift: warn": "the painter serves all phones of a process",
    "TouchTesting/TestPhone.swift: init": "a new phone replaces a context without a phone",
    "TouchTesting/TestPhone.swift: deinit": "a released phone does not stay current",
    "UIKit/Animation/UIView+Animation.swift: run": "for UIView's static functions",
    "UIKit/App/Selector.swift: call": "a selector belongs to no app",
    "UIKit/App/UIResponder.swift: context": "responders belong to the running app",
    "UIKit/Controls/UIMenuController.swift: makeOverlay": "for the shared menu controller",
    "UIKit/Controls/UIMenuController.swift: target": "for the shared menu controller",
    "UIKit/Drawing/UIFont.swift: metrics": "for the properties of fonts, which belong to no app",
    "UIKit/Drawing/UIImage+Resizing.swift: uprightPixels": "for the image, which belongs to no app",
    "UIKit/Drawing/UIGraphicsImageContext.swift: image": "for UIKit's global drawing functions",
    "UIKit/Foundation/NotificationCenter+Selectors.swift: current":
      "notification centers are global",
    "UIKit/Gestures/UIGestureRecognizer.swift: context": "recognizers belong to the running app",
    "UIKit/Layout/NSLayoutConstraint.swift: activate": "a constraint may have no view",
    "UIKit/Layout/UICoordinateSpace.swift: turn": "for the protocol's functions",
    "UIKit/Text/StyledText.swift: size": "for the functions of strings, which belong to no app",
    "UIKit/Time/Selectors.swift: call": "a selector belongs to no app",
    "UIKit/Traits/UITraitCollection.swift: isCurrentDark": "for colors, which belong to no app",
  ]

  /// A read of the current context, and the member or function that contains it.
  private struct Read {
    let location: String
    let isPublic: Bool
  }

  private func reads(in file: SourceFile) -> [Read] {
    let declaration = #/(?:  )?(?:[@a-z][\w()]* )*(?:(?:func|var) (\w+)|(init|deinit)\b)/#
    var (name, isPublic) = ("", false)
    var reads: [Read] = []
    for line in file.code {
      if let match = line.prefixMatch(of: declaration) {
        name = String(match.output.1 ?? match.output.2 ?? "")
        isPublic = line.contains("public ") || line.contains("open ")
      }
      guard line.contains("AppContext.current") || line.contains("AppContext { .current }") else {
        continue
      }
      reads.append(Read(location: "\(file.path.dropFirst(8)): \(name)", isPublic: isPublic))
    }
    return reads
  }

  @Test(
    "The current context is read at most 60 times, and with few exceptions only by API functions")
  func reads() {
    // The bridge in touchbox-objc is called with Objective-C objects, which have no context.
    let reads = SourceFile.all(in: "Sources").filter { !$0.path.contains("/touchbox-objc/") }
      .flatMap(reads(in:))
    #expect(!reads.isEmpty)
    #expect(reads.count <= 60)
    let others = Set(reads.filter { !$0.isPublic }.map(\.location))
    #expect(others.subtracting(Self.otherReads.keys).isEmpty)
    #expect(Set(Self.otherReads.keys).subtracting(others).isEmpty, "no longer needed")
  }
}
