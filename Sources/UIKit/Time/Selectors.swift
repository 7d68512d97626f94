public import CoreGraphics
public import PhoneFoundation

// Timers and display links that call a target's method, in the style that predates blocks.

nonisolated extension Timer {
  /// Creates a timer that, once added to a run loop, calls a target's method with the timer as the
  /// argument.
  ///
  /// The target is retained until the timer is invalidated.
  ///
  /// - SeeAlso:
  ///   developer.apple.com/documentation/foundation/timer/init(timeinterval:target:selector:userinfo:repeats:)
  public convenience init(
    timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector,
    userInfo: Any?, repeats yesOrNo: Bool
  ) {
    let call = aSelector.call(on: aTarget, of: "Timer")
    self.init(interval: ti, repeats: yesOrNo, userInfo: userInfo) { timer in
      nonisolated(unsafe) let timer = timer
      MainActor.assumeIsolated { call(timer) }
    }
  }

  /// Creates and starts a timer that calls a target's method.
  @discardableResult
  public class func scheduledTimer(
    timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector,
    userInfo: Any?, repeats yesOrNo: Bool
  ) -> Timer {
    let timer = Timer(
      timeInterval: ti, target: aTarget, selector: aSelector, userInfo: userInfo,
      repeats: yesOrNo)
    RunLoop.main.add(timer, forMode: .common)
    return timer
  }
}

nonisolated extension CADisplayLink {
  /// Creates a link that calls a target's method with the link as the argument. The target is
  /// retained until the link is invalidated.
  ///
  /// - SeeAlso: developer.apple.com/documentation/quartzcore/cadisplaylink/init(target:selector:)
  public convenience init(target: Any, selector sel: Selector) {
    let call = sel.call(on: target, of: "CADisplayLink")
    self.init(call: { link in
      nonisolated(unsafe) let link = link
      MainActor.assumeIsolated { call(link) }
    })
  }
}

nonisolated extension Selector {
  /// Returns a function that calls the method on a target and retains the target. If the target has
  /// no methods, the function reports a warning instead.
  fileprivate func call(on target: Any, of name: String) -> @MainActor (_ sender: Any) -> Void {
    if let fault = TargetAction.fault(of: target) {
      return { AppContext.current.reportNoCall(of: self, of: name, fault, for: $0) }
    }
    nonisolated(unsafe) let target = target as AnyObject
    return { self.call(on: target, with: $0) }
  }
}
