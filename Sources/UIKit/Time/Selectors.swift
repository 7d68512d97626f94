public import CoreGraphics
public import PhoneFoundation

// Timers and display links that call a method of a target, as code of before blocks makes them.

nonisolated extension Timer {
  /// Makes a timer that calls a method of a target, with itself, once it is added to a run loop.
  ///
  /// The target is retained until the timer is invalidated.
  ///
  /// - SeeAlso: developer.apple.com/documentation/foundation/timer/init(timeinterval:target:selector:userinfo:repeats:)
  public convenience init(
    timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector,
    userInfo: Any?, repeats yesOrNo: Bool
  ) {
    nonisolated(unsafe) let target = aTarget as AnyObject
    self.init(interval: ti, repeats: yesOrNo, userInfo: userInfo) { timer in
      nonisolated(unsafe) let timer = timer
      MainActor.assumeIsolated { aSelector.call(on: target, with: timer) }
    }
  }

  /// Makes a timer that calls a method of a target, and starts it.
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
  /// Makes a link that calls a method of a target, with itself; the target is retained until the link
  /// is invalidated.
  ///
  /// - SeeAlso: developer.apple.com/documentation/quartzcore/cadisplaylink/init(target:selector:)
  public convenience init(target: Any, selector sel: Selector) {
    nonisolated(unsafe) let target = target as AnyObject
    self.init(call: { link in
      nonisolated(unsafe) let link = link
      MainActor.assumeIsolated { sel.call(on: target, with: link) }
    })
  }
}
