import TouchTesting
import UIKit

nonisolated extension Threshold {
  /// Drags from an edge of the screen, and sheets.
  static let edges: [Threshold] = [
    Threshold(
      "edge pan: distance of the landing from the edge", nil,
      "UIScreenEdgePanGestureRecognizer.margin", .points, passes: 20, fails: 20.25
    ) { beginsEdgePan(at: $0, by: CGPoint(x: 45, y: 0)) },
    Threshold(
      "edge pan: movement along the edge, with 45 points away from it", nil, nil, .points,
      passes: 45, fails: 45.25
    ) { beginsEdgePan(at: 5, by: CGPoint(x: 45, y: $0)) },
    Threshold(
      "drag from the left edge: distance in the last 0.1 s that decides", "L-06", "EdgePop.speed",
      .points, passes: 30, fails: 29.75
    ) { distance in
      pops {
        $0.flick(
          from: CGPoint(x: 5, y: 200), to: CGPoint(x: 50, y: 200), by: CGVector(dx: distance, dy: 0)
        )
      }
    },
    Threshold(
      "drag from the left edge: distance after a rest that decides, of a width of 320", "L-06",
      "EdgePop.distance", .points, passes: 160.25, fails: 160
    ) { distance in
      pops { $0.finger(1).down(at: 5, 200).move(to: 5 + distance, 200).after(0.2).up() }
    },
    Threshold(
      "sheet: distance down in the last 0.1 s that dismisses it", "L-31", "SheetDrag.speed",
      .points, passes: 30, fails: 29.75
    ) { distance in
      let sheet = SheetScenario()
      sheet.phone.flick(
        from: CGPoint(x: 100, y: 50), to: CGPoint(x: 100, y: 100),
        by: CGVector(dx: 0, dy: distance))
      sheet.phone.after(1)
      return sheet.isDismissed
    },
    Threshold(
      "sheet: distance down after a rest that dismisses it, of a height of 450", "L-31",
      "SheetDrag.distance", .points, passes: 225.25, fails: 225
    ) { distance in
      let sheet = SheetScenario()
      sheet.phone.finger(1).down(at: 100, 50).move(to: 100, 50 + distance).after(0.2).up()
      sheet.phone.after(1)
      return sheet.isDismissed
    },
    // From 225 points, the sheet moves up by 100.5 + 1 + d points, and d points in 0.1 s are 2d
    // points in 0.2 s. The heights' middle is at 337.5 points, so d must be more than 11 / 3.
    Threshold(
      "sheet: distance up in the last 0.1 s that selects the larger height", "L-33",
      "SheetDrag.projection", .points, passes: 3.75, fails: 3.5
    ) { distance in
      let sheet = SheetScenario(detents: [.medium(), .large()])
      sheet.phone.flick(
        from: CGPoint(x: 100, y: 270), to: CGPoint(x: 100, y: 270 - 100.5),
        by: CGVector(dx: 0, dy: -distance))
      sheet.phone.after(1)
      return sheet.presentation?.selectedDetentIdentifier == .large
    },
  ]

  @MainActor private static func beginsEdgePan(at x: CGFloat, by distance: CGPoint) -> Bool {
    let pan = UIScreenEdgePanGestureRecognizer()
    pan.edges = .left
    let scenario = GestureScenario(pan)
    scenario.phone.finger(1).down(at: x, 200).move(to: x + distance.x, 200 + distance.y)
    return scenario.isRecognized
  }

  /// Returns whether a gesture pops the second of two controllers.
  @MainActor private static func pops(_ gesture: (TestPhone) -> Void) -> Bool {
    let navigation = UINavigationController(rootViewController: UIViewController())
    let phone = TestPhone(navigation)
    phone.run { navigation.pushViewController(UIViewController(), animated: false) }
    phone.after(0.1)
    gesture(phone)
    phone.after(1)
    return navigation.viewControllers.count == 1
  }
}

/// A phone with a sheet from 30 to 480 points, or at its smallest height.
private struct SheetScenario {
  let phone: TestPhone
  private let root = UIViewController()
  private let sheet = UIViewController()

  init(detents: [UISheetPresentationController.Detent] = [.large()]) {
    let (root, sheet) = (root, sheet)
    phone = TestPhone(root)
    phone.after(0.1)
    sheet.sheetPresentationController?.detents = detents
    phone.run { root.present(sheet, animated: true) }
    phone.after(1)
  }

  var isDismissed: Bool { root.presentedViewController == nil }
  var presentation: UISheetPresentationController? { sheet.sheetPresentationController }
}
