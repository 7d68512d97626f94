import Foundation
import Testing

/// The exact limits of gestures. The values are written out here, so changing a constant makes a row
/// fail.
struct ThresholdTests {
  @Test("a threshold's last value passes and the next one fails", arguments: Threshold.all)
  func values(threshold: Threshold) {
    let step = abs(threshold.passes - threshold.fails)
    #expect(abs(step - threshold.unit.step) < 1e-9, "the values are one step apart")
    #expect(threshold.scenario(threshold.passes), "\(threshold.passes) passes")
    #expect(!threshold.scenario(threshold.fails), "\(threshold.fails) fails")
  }

  /// The folders whose constants must be in the table or in `others`.
  private static let folders =
    [
      "Controls", "Gestures", "Keyboard", "Motion", "Navigation", "Scrolling", "Tables/Editing",
      "TextInput", "Touches", "Transitions", "Views",
    ].map { "UIKit/" + $0 } + ["Simulator/Desktop"]

  /// The numbers in these folders that no input is compared with.
  private static let others: [(reason: String, constants: String)] = [
    (
      "duration of an animation",
      """
      ModalAnimator.fade ModalAnimator.slide PushAnimator.duration ScreenKeyboard.duration \
      ScrollIndicators.delay ScrollIndicators.fade TextEditor.blinkInterval \
      UIActivityIndicatorView.duration UINavigationController.hideShowBarDuration \
      UIProgressView.duration UIScrollView+Scrolling.animationDuration \
      UISegmentedControl.duration UISlider.duration UISwitch.duration
      """
    ),
    (
      "appearance",
      """
      MenuOverlay.arrowHeight MenuOverlay.margin MenuOverlay.padding MenuOverlay.rowHeight \
      PushAnimator.parallax PushAnimator.shade ScrollIndicators.leastLength \
      ScrollIndicators.margin ScrollIndicators.thickness SwipeActionsView.leastWidth \
      SwipeActionsView.padding TextCanvas.knob TextCanvas.selectionOpacity \
      TextGeometry.caretWidth UIActivityIndicatorView.spokes UIButton.dimmedAlpha \
      UIButton.leastWidth UIButton.padding UIButton.pressedAlpha UIPageControl.dot \
      UIPageControl.height UIPageControl.pitch UIRefreshControl.height UISegmentedControl.height \
      UISegmentedControl.inset UISegmentedControl.padding UISheetPresentationController.radius \
      UISheetPresentationController.shade UISheetPresentationController.top UISlider.height \
      UISlider.knobMargin UISlider.knobSide UISlider.trackHeight UISwitch.knobMargin \
      UISwitch.knobStretch
      """
    ),
    (
      "movement in response to a finger",
      """
      MouseTouchEmulator.edge PageTurn.margin PageTurn.start ScreenViewport.edge \
      ScrollMotion.coefficient ScrollMotion.springFrequency ScrollMotion.threshold \
      SheetDrag.resistance TableReordering.scrollSpeed
      """
    ),
    (
      "limit of work or of numbers",
      """
      HitTestIndex.fanoutBits MouseFilter.farthest OverriddenMembers.headerCount \
      OverriddenMembers.sizeLimit ScreenViewport.steps TableReordering.mostSteps \
      UIView+HitTesting.mostUnindexedSubviews UIView+Layout.layoutRounds
      """
    ),
    (
      "name of something",
      """
      MouseTouchEmulator.device MouseTouchEmulator.firstStickyNumber \
      UISegmentedControl.noSegment ViewExtras.noIntrinsicMetric
      """
    ),
  ]

  @Test("each constant in the folders for input has a row, or a reason for having none")
  func completeness() throws {
    let constants = try Self.folders.flatMap(Self.constants)
    let rows = Set(Threshold.all.compactMap(\.constant))
    let others = Self.others.flatMap { $0.constants.split(separator: " ").map(String.init) }
    #expect(rows.intersection(others).sorted() == [])
    let expected = rows.union(others)
    #expect(Set(constants).subtracting(expected).sorted() == [], "constants without a row")
    #expect(expected.subtracting(constants).sorted() == [], "rows without a constant")
  }

  /// Returns the numeric constants of a folder's files, each after its file's name.
  private static func constants(in folder: String) throws -> [String] {
    let url = URL(fileURLWithPath: "\(DeviceTable.root)/Sources/\(folder)")
    let names = FileManager.default.enumerator(atPath: url.path)?.allObjects as? [String] ?? []
    try #require(!names.isEmpty, "no such folder: \(folder)")
    return try names.filter { $0.hasSuffix(".swift") }.flatMap { name in
      let file = url.appendingPathComponent(name)
      let text = try String(contentsOf: file, encoding: .utf8)
      // A static constant, several in parentheses, or a variable of TouchConstants.
      let constant =
        /(?:static (?:let|var)|^ +package var) \(?([\w, ]+)\)?(?:: [^={\n]+)? [={] \(?-?[0-9]/
        .anchorsMatchLineEndings()
      return text.matches(of: constant).flatMap { match in
        match.output.1.components(separatedBy: ", ").map {
          "\(file.deletingPathExtension().lastPathComponent).\($0)"
        }
      }
    }
  }

  @Test("the page lists the thresholds")
  func page() throws {
    let path = "\(DeviceTable.root)/Sources/Guides.docc/Understand/Thresholds.md"
    let page = try String(contentsOfFile: path, encoding: .utf8)
    let lines = Threshold.all.map { threshold in
      let cells = [
        threshold.name, threshold.unit.text(threshold.passes), threshold.unit.text(threshold.fails),
        threshold.rule ?? "", threshold.constant.map { "`\($0)`" } ?? "",
      ]
      return "|" + cells.map { $0.isEmpty ? " |" : " \($0) |" }.joined()
    }
    let table = page.split(separator: "\n").filter { $0.hasPrefix("| ") }.dropFirst(2)
    #expect(table.map(String.init) == lines, "the table must be:\n\(lines.joined(separator: "\n"))")
    let count = "\(lines.count) thresholds, \(2 * lines.count) scenarios"
    let reliability = try String(
      contentsOfFile: "\(DeviceTable.root)/Sources/Guides.docc/Understand/Reliability.md",
      encoding: .utf8)
    #expect(reliability.contains(count))
  }
}
