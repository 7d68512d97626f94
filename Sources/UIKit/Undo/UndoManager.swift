/// A record of operations that can be undone and redone.
///
/// Foundation on Linux has no undo manager. An operation is a closure or a method that restores an
/// earlier state. Operations are registered in groups: while `groupsByEvent` is true, all
/// operations that an app registers in one turn, such as while it handles a packet of touches, form
/// a group. `undo()` performs the operations of the last group in reverse order. The operations
/// that are registered meanwhile form a group that `redo()` performs.
///
/// Mistakes that raise an exception on iOS, such as an unbalanced `endUndoGrouping()`, have no
/// effect and are reported as warnings. Actions with user info, discardable actions, run loop
/// modes, and `prepare(withInvocationTarget:)` are not supported.
///
/// - SeeAlso: developer.apple.com/documentation/foundation/undomanager
@preconcurrency @MainActor
open class UndoManager: NSObject {
  /// What registered operations are recorded for.
  private enum Mode {
    case recording, undoing, redoing
  }

  private var undone: [UndoGroup] = []
  private var redone: [UndoGroup] = []
  /// The open groups, outermost first.
  private var open: [UndoGroup] = []
  private var mode = Mode.recording
  private var disableCount = 0
  /// The app that the manager was created in.
  private weak var context: AppContext?
  /// Whether the outermost group closes at the end of the turn.
  private var closesAtEnd = false

  /// Creates a manager without any operations.
  public override init() {
    context = .current
    super.init()
  }

  // MARK: - Groups

  /// Whether operations that are registered in the same turn form a group; true by default.
  open var groupsByEvent = true

  /// The number of open groups; 0 if there is none.
  open var groupingLevel: Int { open.count }

  /// The maximum number of groups that can be undone; unlimited if it is 0, the default. The oldest
  /// groups are removed.
  open var levelsOfUndo = 0 {
    didSet { removeOldest() }
  }

  /// Opens a group, inside the group that is open, if any.
  open func beginUndoGrouping() {
    if groupsByEvent, open.isEmpty, mode == .recording { openEventGroup() }
    openGroup()
  }

  /// Closes the group that was opened last. A group without operations has no effect.
  open func endUndoGrouping() {
    guard !open.isEmpty else {
      return warn("endUndoGrouping() without beginUndoGrouping()")
    }
    post(.NSUndoManagerCheckpoint)
    post(.NSUndoManagerWillCloseUndoGroup)
    closeGroup()
    post(.NSUndoManagerDidCloseUndoGroup)
  }

  private func openEventGroup() {
    openGroup()
    guard !closesAtEnd else { return }
    closesAtEnd = true
    context?.deferWork(
      .completion { [weak self] in
        guard let self, closesAtEnd else { return }
        closesAtEnd = false
        // An unbalanced group of the app stays open.
        if mode == .recording, open.count == 1 { endUndoGrouping() }
      })
  }

  private func openGroup() {
    post(.NSUndoManagerCheckpoint)
    open.append(UndoGroup())
    post(.NSUndoManagerDidOpenUndoGroup)
  }

  private func closeGroup() {
    let group = open.removeLast()
    guard !group.items.isEmpty else { return }
    if let outer = open.last {
      if outer.name.isEmpty { outer.name = group.name }
      return outer.items.append(.group(group))
    }
    switch mode {
    case .recording, .redoing: undone.append(group)
    case .undoing: redone.append(group)
    }
    removeOldest()
  }

  private func removeOldest() {
    guard levelsOfUndo > 0 else { return }
    undone.removeFirst(max(0, undone.count - levelsOfUndo))
    redone.removeFirst(max(0, redone.count - levelsOfUndo))
  }

  // MARK: - Registration

  /// Whether operations are registered.
  open var isUndoRegistrationEnabled: Bool { disableCount == 0 }

  /// Ignores operations until the matching enable call. Calls may be nested.
  open func disableUndoRegistration() {
    disableCount += 1
  }

  /// Balances one `disableUndoRegistration()` call.
  open func enableUndoRegistration() {
    guard disableCount > 0 else {
      return warn("enableUndoRegistration() without disableUndoRegistration()")
    }
    disableCount -= 1
  }

  /// Registers a method that undoes the current operation.
  ///
  /// - Parameters:
  ///   - target: The object whose method is called. It is not retained; after its deallocation, the
  ///     operation has no effect.
  ///   - selector: The method, which receives `object`.
  ///   - object: The argument, which is retained.
  open func registerUndo(withTarget target: Any, selector: Selector, object anObject: Any?) {
    let target = target as AnyObject
    register(Self.key(target)) { [weak target] in
      if let target { selector.call(on: target, with: anObject, event: nil) }
    }
  }

  /// Registers a closure that undoes the current operation.
  ///
  /// - Parameters:
  ///   - target: The object that the closure receives. It is not retained; after its deallocation,
  ///     the operation has no effect.
  ///   - handler: The closure, which is retained.
  public func registerUndo<TargetType: AnyObject>(
    withTarget target: TargetType, handler: @escaping @MainActor (TargetType) -> Void
  ) {
    register(Self.key(target)) { [weak target] in
      if let target { handler(target) }
    }
  }

  /// Registers a closure for a target in another language.
  package final func register(_ target: UnsafeRawPointer, _ perform: @escaping () -> Void) {
    guard isUndoRegistrationEnabled else { return }
    if open.isEmpty {
      guard groupsByEvent else {
        return warn("call beginUndoGrouping() before registering an undo operation")
      }
      openEventGroup()
    }
    open.last?.items.append(.operation(UndoOperation(target: target, perform: perform)))
    if mode == .recording { redone = [] }
  }

  // MARK: - Undoing and redoing

  /// Whether there is an operation to undo.
  open var canUndo: Bool { !undone.isEmpty || open.contains { !$0.items.isEmpty } }
  /// Whether there is an operation to redo.
  open var canRedo: Bool { !redone.isEmpty }
  /// The number of groups that can be undone, without open groups.
  open var undoCount: Int { undone.count }
  /// The number of groups that can be redone.
  open var redoCount: Int { redone.count }
  /// Whether the manager is performing an undo operation.
  open var isUndoing: Bool { mode == .undoing }
  /// Whether the manager is performing a redo operation.
  open var isRedoing: Bool { mode == .redoing }

  /// Closes the open group, if it is the only one, and undoes the last group.
  open func undo() {
    guard mode == .recording, open.count <= 1 else {
      return warn("undo() inside a group or another undo; balance the groups first")
    }
    if !open.isEmpty { endUndoGrouping() }
    undoNestedGroup()
  }

  /// Undoes the last group, which may be inside the open group.
  open func undoNestedGroup() {
    guard mode == .recording else { return warn("undoNestedGroup() inside another undo") }
    post(.NSUndoManagerCheckpoint)
    let group: UndoGroup
    if let open = open.last {
      guard case .group(let nested) = open.items.last else {
        return warn("undoNestedGroup() without a closed group inside the open one")
      }
      open.items.removeLast()
      group = nested
    } else {
      guard let last = undone.popLast() else { return }
      group = last
    }
    perform(group, .undoing, .NSUndoManagerWillUndoChange, .NSUndoManagerDidUndoChange)
  }

  /// Performs the operations that the last undo registered.
  open func redo() {
    guard mode == .recording, open.isEmpty || open.count == 1 && closesAtEnd else {
      return warn("redo() inside a group or another undo; balance the groups first")
    }
    if !open.isEmpty { endUndoGrouping() }
    post(.NSUndoManagerCheckpoint)
    guard let group = redone.popLast() else { return }
    perform(group, .redoing, .NSUndoManagerWillRedoChange, .NSUndoManagerDidRedoChange)
  }

  private func perform(
    _ group: UndoGroup, _ mode: Mode, _ will: Notification.Name, _ did: Notification.Name
  ) {
    let outer = open
    open = []
    self.mode = mode
    post(will)
    openGroup()
    // An observer may have closed the group.
    open.first?.name = group.name
    group.perform()
    while open.count > 1 { closeGroup() }
    if !open.isEmpty { endUndoGrouping() }
    self.mode = .recording
    open = outer
    post(did)
  }

  /// Removes all operations and enables registration. Open groups stay open.
  open func removeAllActions() {
    undone = []
    redone = []
    for group in open { group.items = [] }
    disableCount = 0
  }

  /// Removes the operations of one target.
  open func removeAllActions(withTarget target: Any) {
    removeAllActions(of: Self.key(target as AnyObject))
  }

  /// Removes the operations of a target in another language.
  package final func removeAllActions(of target: UnsafeRawPointer) {
    for group in undone + redone + open { group.remove(target) }
    undone.removeAll(where: \.items.isEmpty)
    redone.removeAll(where: \.items.isEmpty)
  }

  private static func key(_ target: AnyObject) -> UnsafeRawPointer {
    UnsafeRawPointer(Unmanaged.passUnretained(target).toOpaque())
  }

  /// The open or last group, which identifies the last registered operation.
  var lastGroup: AnyObject? { open.first ?? undone.last }

  // MARK: - Names

  /// Names the open group or, if there is none, the last group.
  open func setActionName(_ actionName: String) {
    (open.first ?? undone.last)?.name = actionName
  }

  /// The name of the group that `undo()` undoes; empty if it has none or nothing can be undone.
  open var undoActionName: String {
    guard canUndo else { return "" }
    return (open.first { !$0.items.isEmpty } ?? undone.last)?.name ?? ""
  }

  /// The name of the group that `redo()` performs; empty if it has none or nothing can be redone.
  open var redoActionName: String { redone.last?.name ?? "" }

  /// The title of a command that undoes, such as “Undo Typing”.
  open var undoMenuItemTitle: String { undoMenuTitle(forUndoActionName: undoActionName) }
  /// The title of a command that redoes, such as “Redo Typing”.
  open var redoMenuItemTitle: String { redoMenuTitle(forUndoActionName: redoActionName) }

  /// Returns the title of a command that undoes an action with a name.
  open func undoMenuTitle(forUndoActionName actionName: String) -> String {
    actionName.isEmpty ? "Undo" : "Undo \(actionName)"
  }

  /// Returns the title of a command that redoes an action with a name.
  open func redoMenuTitle(forUndoActionName actionName: String) -> String {
    actionName.isEmpty ? "Redo" : "Redo \(actionName)"
  }

  private func post(_ name: Notification.Name) {
    NotificationCenter.default.post(name: name, object: self)
  }

  private func warn(_ message: String) {
    context?.host.warn("UndoManager: \(message)")
  }

  // Without this, subclasses could not declare a `deinit`.
  deinit {}
}

/// Notifications of undo managers. Their object is the manager.
extension Notification.Name {
  /// Posted before a group is opened, closed, undone, or redone.
  public static let NSUndoManagerCheckpoint = Notification.Name(
    "NSUndoManagerCheckpointNotification")
  /// Posted before a group is undone.
  public static let NSUndoManagerWillUndoChange = Notification.Name(
    "NSUndoManagerWillUndoChangeNotification")
  /// Posted after a group has been undone.
  public static let NSUndoManagerDidUndoChange = Notification.Name(
    "NSUndoManagerDidUndoChangeNotification")
  /// Posted before a group is redone.
  public static let NSUndoManagerWillRedoChange = Notification.Name(
    "NSUndoManagerWillRedoChangeNotification")
  /// Posted after a group has been redone.
  public static let NSUndoManagerDidRedoChange = Notification.Name(
    "NSUndoManagerDidRedoChangeNotification")
  /// Posted after a group has been opened.
  public static let NSUndoManagerDidOpenUndoGroup = Notification.Name(
    "NSUndoManagerDidOpenUndoGroupNotification")
  /// Posted before a group is closed.
  public static let NSUndoManagerWillCloseUndoGroup = Notification.Name(
    "NSUndoManagerWillCloseUndoGroupNotification")
  /// Posted after a group has been closed.
  public static let NSUndoManagerDidCloseUndoGroup = Notification.Name(
    "NSUndoManagerDidCloseUndoGroupNotification")
}
