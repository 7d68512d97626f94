/// The clock of one app and what is due on it: timers, delayed performs and animation ends.
///
/// Nothing here reads a wall clock: whoever owns the app moves the time by running items. Items run
/// in the order of their time; at equal times timers come before animation ends, then the earlier
/// made one. What is made for the present moment comes after all that was due then already.
package final class TimerQueue {
  /// What an item is, in the order in which items of one time run.
  package enum Kind: Int {
    /// A timer or a delayed perform.
    case timer
    /// The end of an animation block.
    case animationEnd
  }

  /// Identifies a waiting item, to cancel it.
  package struct Token: Hashable {
    fileprivate let serial: Int
  }

  private struct Item {
    let time: AppTime
    /// The kind's rank; for what was made at its own time the last one.
    let rank: Int
    let serial: Int
    let action: () -> Void

    func runs(before other: Item) -> Bool {
      (time, rank, serial) < (other.time, other.rank, other.serial)
    }
  }

  /// The time that it is: while an item runs, that item's own time.
  package private(set) var now = AppTime.zero

  /// Waiting items in the order of running.
  private var items: [Item] = []
  private var nextSerial = 0

  /// The time of the first waiting item, or nil when nothing waits.
  package var nextDue: AppTime? { items.isEmpty ? nil : items[0].time }

  /// Lets `action` run at `time`, or as soon as possible if that has passed.
  @discardableResult
  package func schedule(
    at time: AppTime, _ kind: Kind, action: @escaping () -> Void
  ) -> Token {
    let rank = time > now ? kind.rawValue : Int.max
    let item = Item(time: max(time, now), rank: rank, serial: nextSerial, action: action)
    nextSerial += 1
    var (low, high) = (0, items.count)
    while low < high {
      let middle = (low + high) / 2
      if items[middle].runs(before: item) { low = middle + 1 } else { high = middle }
    }
    items.insert(item, at: low)
    return Token(serial: item.serial)
  }

  /// Cancels a waiting item; one that has run is no error.
  package func cancel(_ token: Token) {
    items.removeAll { $0.serial == token.serial }
  }

  /// Moves the clock to `time`; it never goes back.
  package func advance(to time: AppTime) {
    now = max(now, time)
  }

  /// Runs the first waiting item at its own time, if one is due at or before `limit`.
  ///
  /// - Returns: Whether an item ran.
  package func runNext(through limit: AppTime) -> Bool {
    guard let item = items.first, item.time <= limit else { return false }
    items.removeFirst()
    advance(to: item.time)
    item.action()
    return true
  }
}
