package import Simulator
package import TouchScript
package import UIKit

/// Plays sessions on new phones, and checks after each step that the app is in a valid state.
@MainActor
package struct MonkeyTrial {
  /// The conditions to check.
  package struct Checks: Hashable, Sendable {
    /// The author's expectations, checked after each packet.
    package var invariants: [ScriptExpectation]
    /// Whether views and gesture recognizers must be released with the app.
    package var findsLeaks: Bool
    /// The maximum number of views in the app's windows.
    package var viewLimit: Int

    /// The maximum number of work items, such as timers and blocks, at one time.
    package var itemLimit = 100_000

    /// Creates checks.
    package init(
      invariants: [ScriptExpectation] = [], findsLeaks: Bool = true, viewLimit: Int = 5000
    ) {
      self.invariants = invariants
      self.findsLeaks = findsLeaks
      self.viewLimit = viewLimit
    }
  }

  /// A failure and the time at which it was found.
  package struct Finding {
    /// The failure.
    package var failure: MonkeyFailure
    /// The time, on the phone's clock, of the step after which the failure was found.
    package var time: AppTime

    /// Creates a finding.
    package init(failure: MonkeyFailure, time: AppTime) {
      (self.failure, self.time) = (failure, time)
    }
  }

  private let checks: Checks
  private let makePhone: () -> Phone
  private let app: LaunchTarget

  /// Creates a trial of an app.
  ///
  /// - Parameters:
  ///   - makePhone: Creates a phone on which nothing has been launched.
  package init(of app: LaunchTarget, checks: Checks, makePhone: @escaping () -> Phone) {
    (self.app, self.checks, self.makePhone) = (app, checks, makePhone)
  }

  /// Returns the screen size and the rectangles of touchable views after the app's launch.
  package func targets() -> (screen: CGSize, rectangles: [CGRect]) {
    let phone = makePhone()
    phone.launch(app)
    defer { release() }
    return (phone.context.interface.screen.bounds.size, phone.touchTargets)
  }

  /// Plays a session on a new phone.
  ///
  /// - Returns: The first failure, or `nil` if there is none.
  package func play(_ session: MonkeySession) -> Finding? { play(session.script) }

  /// Plays a script on a new phone, including its own expectations.
  ///
  /// - Returns: The first failure, or `nil` if there is none.
  package func play(_ script: Script) -> Finding? {
    var watch = ReleaseWatch()
    var finding = playAndCheck(script, &watch)
    release()
    if finding == nil, checks.findsLeaks, let leak = watch.leak {
      let end = script.steps.last?.time ?? .zero
      finding = Finding(failure: MonkeyFailure(.leak, leak), time: end)
    }
    return finding
  }

  /// Releases the app by replacing the current context, which retains it.
  private func release() { AppContext().makeCurrent() }

  private func playAndCheck(_ script: Script, _ watch: inout ReleaseWatch) -> Finding? {
    let phone = makePhone()
    phone.itemLimit = checks.itemLimit
    let runner = ScriptRunner(script, on: phone, launching: app)
    var checker = ExpectationChecker(phone: phone)
    var count = 0
    while let time = runner.nextTime {
      runner.playNext()
      // Walking the views after each step would take longer than the step itself.
      if count % 16 == 0 { watch.add(phone) }
      count += 1
      if let failure = failure(of: phone, watch, &checker) ?? runner.firstFailure.map(Self.failure)
      {
        return Finding(failure: failure, time: time)
      }
    }
    watch.add(phone)
    let result = runner.finish()
    let failure =
      failure(of: phone, watch, &checker) ?? result.failures.first.map(Self.failure)
      ?? Self.leftover(on: phone)
    return failure.map { Finding(failure: $0, time: result.endTime) }
  }

  // MARK: - Checks

  private func failure(
    of phone: Phone, _ watch: ReleaseWatch, _ checker: inout ExpectationChecker
  ) -> MonkeyFailure? {
    if case .runaway = phone.halt {
      return MonkeyFailure(.runaway, "endless work at one time")
    }
    for invariant in checks.invariants {
      if let failure = checker.failure(of: invariant) {
        return MonkeyFailure(.expectation, ScriptSyntax.text(of: invariant), failure)
      }
    }
    if watch.viewCount > checks.viewLimit {
      return MonkeyFailure(.growth, "more than \(checks.viewLimit) views")
    }
    return nil
  }

  private static func failure(_ check: ScriptResult.Check) -> MonkeyFailure {
    MonkeyFailure(.expectation, check.text, check.failure)
  }

  /// Returns a failure for a touch or recognizer that is still active after the script has ended
  /// and its fingers were canceled.
  private static func leftover(on phone: Phone) -> MonkeyFailure? {
    if let touch = phone.context.touches.tracker.active.first {
      return MonkeyFailure(
        .touchLeft, "a touch of \(touch.view.map(\.traceName) ?? "no view") is still \(touch.phase)"
      )
    }
    for window in phone.context.windowsFrontToBack {
      for view in ViewWalk(from: window) {
        for recognizer in view.gestureRecognizers ?? [] {
          let isActive = recognizer.state == .began || recognizer.state == .changed
          if isActive, recognizer.numberOfTouches == 0 {
            return MonkeyFailure(
              .gestureLeft, "\(recognizer.traceName) is still \(recognizer.state)")
          }
        }
      }
    }
    return nil
  }
}

extension Phone {
  /// The on-screen parts of touchable views, in screen points, beginning with the frontmost window.
  /// There are at most 200 rectangles.
  package var touchTargets: [CGRect] {
    let screen = context.interface.screen.bounds
    var targets: [CGRect] = []
    for window in context.windowsFrontToBack {
      for view in ViewWalk(from: window) where view.isUserInteractionEnabled && !view.isHidden {
        let visible = view.convert(view.bounds, to: nil).intersection(screen)
        if !visible.isNull, !visible.isEmpty, targets.count < 200 { targets.append(visible) }
      }
    }
    return targets
  }
}
