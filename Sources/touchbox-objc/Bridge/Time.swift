import CBridge
import Foundation
import PhoneFoundation
import UIKit

// Timers and delayed performs, on the phone's clock.

/// The app's scheduled timers and performs, by number.
private var timers: [Int: Timer] = [:]
private var lastNumber = 0

@_cdecl("tbs_startTimer")
func startTimer(
  _ object: Raw, _ interval: Double, _ repeats: UInt8, _ name: UnsafePointer<CChar>
) -> Int {
  lastNumber += 1
  let number = lastNumber
  TBRetain(object)
  nonisolated(unsafe) let object = object
  timers[number] = Timer.scheduledTimer(withTimeInterval: interval, repeats: repeats != 0) { _ in
    TBFireTimer(object)
  }
  timerObjects[number] = object
  return number
}
private var timerObjects: [Int: Raw] = [:]

@_cdecl("tbs_stopTimer")
func stopTimer(_ number: Int) {
  timers.removeValue(forKey: number)?.invalidate()
  TBRelease(timerObjects.removeValue(forKey: number))
}

/// A pending `performSelector:withObject:afterDelay:`. It retains its target and argument.
private final class Perform {
  let target: Raw
  let selector: String
  let argument: Raw?
  let context = AppContext.current
  var token: TimerQueue.Token?

  init(_ target: Raw, _ selector: String, _ argument: Raw?) {
    (self.target, self.selector, self.argument) = (target, selector, argument)
    TBRetain(target)
    TBRetain(argument)
  }

  isolated deinit {
    TBRelease(target)
    TBRelease(argument)
  }
}
private var performs: [Perform] = []

@_cdecl("tbs_perform")
func perform(_ target: Raw, _ selector: UnsafePointer<CChar>, _ argument: Raw?, _ delay: Double) {
  let request = Perform(target, String(cString: selector), argument)
  let context = request.context
  request.token = context.queue.schedule(
    at: context.queue.now.advanced(by: max(delay, 0)), .timer
  ) { [unowned context] in
    performs.removeAll { $0 === request }
    context.host.trace?(.timer(name: request.selector))
    TBPerform(request.target, request.selector, request.argument)
  }
  performs.append(request)
}

@_cdecl("tbs_cancelPerforms")
func cancelPerforms(_ target: Raw, _ selector: UnsafePointer<CChar>?, _ argument: Raw?) {
  let selector = string(selector)
  performs.removeAll { request in
    guard request.target == target,
      selector == nil || request.selector == selector && request.argument == argument
    else { return false }
    if let token = request.token { request.context.queue.cancel(token) }
    return true
  }
}

/// The date when the phone's clock was 0.
private let launchDate = Date().timeIntervalSinceReferenceDate

/// Returns the phone's time, in seconds since the launch.
@_cdecl("tbs_uptime")
func uptime() -> Double { AppContext.current.queue.now.seconds }

/// Calls a block after a delay on the phone's clock, and then releases it.
@_cdecl("tbs_dispatch")
func dispatch(_ delay: Double, _ block: Raw) {
  nonisolated(unsafe) let block = block
  let work = {
    TBCallBlock(block)
    TBReleaseBlock(block)
  }
  if delay > 0 {
    DispatchQueue.main.asyncAfter(deadline: .now() + delay, execute: work)
  } else {
    DispatchQueue.main.async(execute: work)
  }
}

/// Returns the phone's date, in seconds since 2001. It advances with the phone's clock.
@_cdecl("tbs_now")
func now() -> Double { launchDate + AppContext.current.queue.now.seconds }
