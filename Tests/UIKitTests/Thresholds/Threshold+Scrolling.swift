import TouchTesting

@testable import UIKit

nonisolated extension Threshold {
  /// Scroll views.
  static let scrolling: [Threshold] = [
    Threshold(
      "scroll view: distance at which scrolling begins", "N-37", "TouchConstants.panHysteresis",
      .points, passes: 10, fails: 9.75
    ) { distance in
      let (phone, scrollView) = scrollPhone()
      phone.finger(1).down(at: 100, 400).move(to: 100, 400 - distance)
      return scrollView.isDragging
    },
    Threshold(
      "scroll view: time until its contents receive a touch", "N-12", "ScrollRecognizers.delay",
      .seconds, passes: 0.15, fails: 0.149_999
    ) { time in
      let (phone, scrollView) = scrollPhone()
      phone.run { scrollView.addSubview(LoggingView()) }
      phone.finger(1).down(at: 100, 400)
      phone.at(time)
      return phone.log.text.contains("view began")
    },
    Threshold(
      "scroll view with directional lock: sideways movement, with 10 points along the other axis",
      nil, nil, .points, passes: 20.25, fails: 20
    ) { distance in
      let (phone, scrollView) = scrollPhone()
      scrollView.isDirectionalLockEnabled = true
      phone.finger(1).down(at: 300, 400).move(to: 300 - distance, 390).move(to: 250, 300)
      return scrollView.contentOffset.y == 0
    },
    Threshold(
      "paging: distance in the last 0.1 s that turns the page", nil,
      "UIScrollView+Scrolling.pageVelocity", .points, passes: 30.25, fails: 30
    ) { distance in
      let (phone, scrollView) = scrollPhone()
      scrollView.isPagingEnabled = true
      phone.flick(
        from: CGPoint(x: 300, y: 100), to: CGPoint(x: 280, y: 100),
        by: CGVector(dx: -distance, dy: 0))
      phone.after(3)
      return scrollView.contentOffset.x == 320
    },
    Threshold(
      "paging: offset after a rest that turns the page, of a width of 320", nil, nil, .points,
      passes: 160, fails: 159.75
    ) { offset in
      let (phone, scrollView) = scrollPhone()
      scrollView.isPagingEnabled = true
      // The contents follow at a distance of 10 points (N-37).
      phone.finger(1).down(at: 310, 100).move(to: 310 - 10 - offset, 100).after(0.2).up()
      phone.after(3)
      return scrollView.contentOffset.x == 320
    },
    Threshold(
      "deceleration: distance in the last 0.1 s after which the contents keep moving", "N-38",
      "ScrollMotion.finalVelocity", .points, passes: 1.25, fails: 1
    ) { distance in
      let (phone, scrollView) = scrollPhone()
      phone.flick(
        from: CGPoint(x: 100, y: 400), to: CGPoint(x: 100, y: 300),
        by: CGVector(dx: 0, dy: -distance))
      return scrollView.isDecelerating
    },
    Threshold(
      "refresh control: distance by which the contents are pulled down on the screen", "N-32",
      "UIRefreshControl.pullDistance", .points, passes: 90, fails: 89.75
    ) { distance in
      let (phone, scrollView) = scrollPhone()
      let refresh = UIRefreshControl()
      phone.run { scrollView.refreshControl = refresh }
      phone.finger(1).down(at: 100, 100).move(to: 100, 120)
      phone.run { scrollView.contentOffset.y = -distance }
      return refresh.isRefreshing
    },
    Threshold(
      "status bar: height of a tap that scrolls to the top, on a phone with a bar of 20 points",
      "N-33", nil, .points, passes: 19.75, fails: 20
    ) { y in
      let (phone, scrollView) = scrollPhone()
      phone.run { scrollView.contentOffset.y = 100 }
      phone.finger(1).down(at: 100, y).up()
      phone.after(1)
      return scrollView.contentOffset.y == 0
    },
  ]

  /// Table views, whose rows are 320 x 44 points.
  static let tables: [Threshold] = [
    Threshold(
      "row actions: distance at which a swipe begins", "N-22", "TouchConstants.panHysteresis",
      .points, passes: 10.25, fails: 10
    ) { beginsRowSwipe(by: CGPoint(x: $0, y: 0)) },
    Threshold(
      "row actions without scrolling: movement to the side, with 45 points up", "N-22", nil,
      .points, passes: 45.25, fails: 45
    ) { beginsRowSwipe(by: CGPoint(x: $0, y: -45)) },
    Threshold(
      "row actions: distance after a rest that opens a button of 74 points", "N-22", nil, .points,
      passes: 37.25, fails: 37
    ) { distance in
      let logged = LoggedTable()
      logged.phone.finger(1).down(at: 200, 110).move(to: 185, 110).move(to: 185 - distance, 110)
        .after(0.2).up()
      return logged.table.swipe != nil
    },
    Threshold(
      "row actions: distance in the last 0.1 s that opens them", "N-22", "TableSwipe.flickVelocity",
      .points, passes: 30.25, fails: 30
    ) { distance in
      let logged = LoggedTable()
      logged.phone.flick(
        from: CGPoint(x: 200, y: 110), to: CGPoint(x: 185, y: 110),
        by: CGVector(dx: -distance, dy: 0))
      return logged.table.swipe != nil
    },
    Threshold(
      "row actions: distance of a full swipe, on a row of 320 points", "N-23",
      "TableSwipe.fullFraction", .points, passes: 192.25, fails: 192
    ) { distance in
      let logged = LoggedTable { _, logger in
        logger.trailing = [
          UIContextualAction(style: .normal, title: "first") { _, _, _ in print("perform") }
        ]
      }
      logged.phone.finger(1).down(at: 310, 110).move(to: 295, 110).move(to: 295 - distance, 110)
        .after(0.2).up()
      return logged.phone.log.text.contains("perform")
    },
    Threshold(
      "dragged row: distance from the bottom within which the table scrolls", "N-31",
      "TableReordering.scrollMargin", .points, passes: 49.75, fails: 50
    ) { distance in
      let logged = editedTable()
      logged.phone.finger(1).down(at: 300, 66).move(to: 300, 300).move(to: 300, 440 - distance)
      logged.phone.after(1)
      return logged.table.contentOffset.y > 0
    },
    Threshold(
      "dragged row: distance after which rows of 44 points change places", "N-29", nil, .points,
      passes: 44, fails: 43.75
    ) { distance in
      let logged = editedTable()
      logged.phone.finger(1).down(at: 300, 66).move(to: 300, 80).move(to: 300, 66 + distance).up()
      return logged.phone.log.text.contains("move 0-1 to 0-2")
    },
  ]

  /// A scroll view that fills the screen, with contents three times as wide and high.
  @MainActor private static func scrollPhone() -> (phone: TestPhone, scrollView: UIScrollView) {
    let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    scrollView.contentInsetAdjustmentBehavior = .never
    scrollView.contentSize = CGSize(width: 960, height: 1440)
    return (TestPhone(scrollView), scrollView)
  }

  @MainActor private static func beginsRowSwipe(by distance: CGPoint) -> Bool {
    let logged = LoggedTable { table, _ in table.isScrollEnabled = false }
    logged.phone.finger(1).down(at: 200, 200).move(to: 200 - distance.x, 200 + distance.y)
    return logged.table.swipe != nil
  }

  @MainActor private static func editedTable() -> LoggedTable {
    let logged = LoggedTable()
    logged.table.setEditing(true, animated: false)
    logged.phone.after(0.1)
    return logged
  }
}
