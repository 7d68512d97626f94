import CoreGraphics
import Simulator
import Streams
import UIKit

/// An app that performs the operations encoded in an input, between and inside callbacks.
///
/// The bytes are a program in which each step is an operation and its operands. The outermost steps
/// move fingers and advance time. Every callback calls `act()`, which runs the next operation, so
/// operations interrupt each other. Operations that raise an exception in UIKit are skipped, such
/// as adding a view to itself, or making recognizers wait for each other.
final class FuzzedApp: NSObject {
  /// The maximum depth and number of operations, and the maximum duration of the app in seconds.
  private static let (maximumDepth, maximumOperations, maximumSeconds) = (6, 1500, 30.0)
  /// A length above the number of views and controllers.
  private static let longestChain = 200

  let data: FuzzedDataProvider
  private let prefersStorms: Bool
  /// Whether the app completes its actions before ending.
  let finishes: Bool
  private(set) weak var phone: Phone?
  private var depth = 0
  private var operations = 0
  /// Whether the responder chain is circular, which callbacks of a move or presentation can cause.
  /// Events in a circular chain never end, as in UIKit, so the app stops.
  private(set) var isCircular = false
  /// The views and controllers that are being moved or presented. Each later one is moved or
  /// presented in the callbacks of the earlier ones.
  private var connecting: [UIResponder] = []
  var isConnecting: Bool { !connecting.isEmpty }

  var views: [UIView] = []
  /// Views whose layers are, or were, masks.
  var masks: [UIView] = []
  var windows: [UIWindow] = []
  var controllers: [FuzzedController] = []
  var recognizers: [UIGestureRecognizer] = []
  var animators: [UIViewPropertyAnimator] = []
  var layers: [CALayer] = []
  var constraints: [NSLayoutConstraint] = []
  private var watched: [AppTarget.WeakObject] = []

  init(_ bytes: [UInt8], prefersStorms: Bool) {
    // UIKit raises an exception for locations and sizes that are NaN.
    data = FuzzedDataProvider(bytes, limit: 1e9)
    self.prefersStorms = prefersStorms
    finishes = bytes.count.isMultiple(of: 2)
  }

  /// Launches and runs the program, and cancels all touches. If the number of bytes is odd, fingers
  /// stay down and animators stay active.
  func run(on phone: Phone) {
    self.phone = phone
    phone.launch(.controller { [self] in makeController() })
    var down: Set<Int64> = []
    while !data.isAtEnd, phone.halt == nil, !isCircular, phone.now.seconds < Self.maximumSeconds,
      operations < Self.maximumOperations
    {
      switch data.count(0...7) {
      case 0, 1, 2: touch(phone, &down)
      case 3:
        let time = phone.time.advanced(by: Double(data.count(0...100)) / 100)
        phone.step(to: time)
      case 4: interrupt(phone)
      case 5: _ = phone.frame()
      default: phone.perform { act() }
      }
    }
    guard finishes, !isCircular else { return }
    phone.step([Timed(phone.time, .cancel(nil))], to: phone.time)
    phone.step([Timed(phone.time, .resume)], to: phone.time.advanced(by: 0.5))
  }

  /// Releases everything, and returns the objects that must be released together with the phone.
  func close() -> [AppTarget.WeakObject] {
    if finishes { for animator in animators { animator.stopAnimation(true) } }
    (views, masks, windows, controllers, recognizers) = ([], [], [], [], [])
    (animators, layers, constraints) = ([], [], [])
    return watched
  }

  func watch(_ object: AnyObject) {
    watched.append(.init(object: object, name: "\(type(of: object))"))
  }

  /// Runs the next operation, unless operations are nested too deeply.
  func act() {
    guard !data.isAtEnd, depth < Self.maximumDepth, operations < Self.maximumOperations else {
      return
    }
    connecting.forEach(check)
    guard !isCircular else { return }
    operations += 1
    depth += 1
    defer { depth -= 1 }
    // Callbacks are so frequent that most of them must not do anything.
    guard depth == 1 || data.once(in: 3) else { return }
    if data.once(in: 4) == prefersStorms { operateOnTree() } else { operateOnTime() }
  }

  /// Changes the next responder of a view or controller.
  func connect(_ responder: UIResponder, by change: () -> Void) {
    connecting.append(responder)
    change()
    check(connecting.removeLast())
  }

  private func check(_ responder: UIResponder) {
    let chain = Array(sequence(first: responder) { $0.next }.prefix(Self.longestChain + 1))
    isCircular = isCircular || chain.count > Self.longestChain
  }

  // MARK: - Input

  private func touch(_ phone: Phone, _ down: inout Set<Int64>) {
    let fingers = data.count(1...255)
    var changes: [TouchChange] = []
    for finger in Int64(0)..<8 where fingers & 1 << Int(finger) != 0 {
      let point =
        data.once(in: 16)
        ? data.anyPoint() : CGPoint(x: data.count(0...80) * 4, y: data.count(0...120) * 4)
      let kind: TouchChange.Kind
      if down.insert(finger).inserted {
        kind = .down(point)
      } else if data.once(in: 3) {
        kind = data.once(in: 6) ? .cancel : .up(point)
        down.remove(finger)
      } else {
        kind = .move(point)
      }
      changes.append(TouchChange(FingerKey(device: 1, finger: finger), kind))
    }
    phone.step([Timed(phone.time, .touches(changes))], to: phone.time)
  }

  private func interrupt(_ phone: Phone) {
    let events: [PhoneEvent] = [
      .cancel(nil), .focus(gained: false), .focus(gained: true), .suspend, .resume, .resize,
      .rotate(.left), .rotate(.to(.portraitUpsideDown)), .hover(data.anyPoint()), .hover(nil),
      .imagesChanged, .cancel([FingerKey(device: 1, finger: 1)]), .text(.insert("a\n\u{8}")),
      .keyboard(isShown: true), .keyboard(isShown: false), .shake,
    ]
    if let event = data.one(of: events) { phone.step([Timed(phone.time, event)], to: phone.time) }
  }

  // MARK: - Choices

  func anyView() -> UIView? {
    // Prefer views that have touches, because errors are most likely there.
    let touched = phone?.context.touches.tracker.active.compactMap(\.view) ?? []
    return data.one(of: data.bool() && !touched.isEmpty ? touched : views)
  }

  func makeController() -> FuzzedController {
    let controller = FuzzedController(app: self)
    controllers.append(controller)
    watch(controller)
    return controller
  }
}
