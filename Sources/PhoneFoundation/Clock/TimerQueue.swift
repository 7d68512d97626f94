/// An app's clock and the items scheduled on it: timers, delayed performs, and animation ends.
///
/// It never reads the system clock: its owner advances the time by running items. Items run in
/// order of time. At equal times, timers run before animation ends; otherwise, items run in order
/// of creation. Items scheduled for the current time run after all items that were already due.
package final class TimerQueue {
  /// The kind of an item. Items with the same time run in the order of these cases.
  package enum Kind: Int {
    /// A timer or a delayed perform.
    case timer
    /// The end of an animation block.
    case animationEnd
  }

  /// Identifies a scheduled item so that it can be canceled.
  package struct Token: Hashable {
    fileprivate let serial: Int
  }

  private struct Item {
    let time: AppTime
    /// The kind's rank. Items scheduled for the current time have the last rank.
    let rank: Int
    let serial: Int
    let action: () -> Void

    func runs(before other: Item) -> Bool {
      (time, rank, serial) < (other.time, other.rank, other.serial)
    }
  }

  /// The current time. While an item runs, this is the item's scheduled time.
  package private(set) var now = AppTime.zero

  /// The scheduled items, in the order in which they run.
  private var items: [Item] = []
  private var nextSerial = 0

  /// The time of the first scheduled item, or nil if there is none.
  package var nextDue: AppTime? { items.isEmpty ? nil : items[0].time }

  /// Schedules `action` to run at `time`, or as soon as possible if that time has passed.
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

  /// Cancels a scheduled item. Does nothing if it has already run.
  package func cancel(_ token: Token) {
    items.removeAll { $0.serial == token.serial }
  }

  /// Advances the clock to `time`. It never goes backward.
  package func advance(to time: AppTime) {
    now = max(now, time)
  }

  /// Runs the first scheduled item, with the clock at its time, if it is due at or before `limit`.
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
