import Simulator
import Testing
import TouchTesting
import UIKit

/// Groups, undo, and redo.
struct UndoManagerTests {
  /// A value whose changes are undone.
  final class Counter {
    let manager: UndoManager
    var value = 0 {
      didSet {
        manager.registerUndo(withTarget: self) { $0.value = oldValue }
      }
    }
    init(_ manager: UndoManager) { self.manager = manager }
  }

  /// A view that counts its taps.
  final class Tapped: UIView {
    private(set) lazy var counter = undoManager.map { Counter($0) }
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
      counter?.value += 1
      counter?.value += 10
      undoManager?.setActionName("Tap")
    }
  }

  @Test("C-65 all operations of one turn are undone together, in reverse order")
  func turns() throws {
    let view = Tapped()
    let phone = TestPhone(view)
    phone.tap(at: 50, 50)
    phone.tap(at: 50, 50)
    let manager = try #require(view.undoManager)
    #expect(view.counter?.value == 22)
    #expect(manager.undoCount == 2 && manager.groupingLevel == 0)
    #expect(manager.undoMenuItemTitle == "Undo Tap")
    phone.run { manager.undo() }
    #expect(view.counter?.value == 11)
    #expect(manager.redoMenuItemTitle == "Redo Tap")
    phone.run { manager.redo() }
    #expect(view.counter?.value == 22)
    phone.run { manager.undo() }
    phone.run { manager.undo() }
    #expect(view.counter?.value == 0)
    #expect(!manager.canUndo && manager.redoCount == 2)
    phone.tap(at: 50, 50)
    #expect(!manager.canRedo, "a new operation discards the undone groups")
  }

  @Test("C-65 undo closes the open group, and an empty group has no effect")
  func openGroup() {
    let manager = UndoManager()
    let counter = Counter(manager)
    counter.value = 5
    #expect(manager.groupingLevel == 1)
    #expect(manager.canUndo && manager.undoCount == 0)
    manager.undo()
    #expect(counter.value == 0 && manager.canRedo)
    manager.groupsByEvent = false
    manager.beginUndoGrouping()
    manager.endUndoGrouping()
    #expect(!manager.canUndo)
  }

  @Test("C-65 nested groups belong to the outer one; undoNestedGroup undoes only the last")
  func nesting() {
    let manager = UndoManager()
    manager.groupsByEvent = false
    let counter = Counter(manager)
    manager.beginUndoGrouping()
    for value in [1, 2] {
      manager.beginUndoGrouping()
      counter.value = value
      manager.endUndoGrouping()
    }
    manager.undoNestedGroup()
    #expect(counter.value == 1)
    manager.beginUndoGrouping()
    counter.value = 7
    manager.endUndoGrouping()
    manager.endUndoGrouping()
    #expect(manager.undoCount == 1)
    manager.undo()
    #expect(counter.value == 0)
  }

  @Test("C-65 levelsOfUndo removes the oldest groups")
  func levels() {
    let manager = UndoManager()
    manager.groupsByEvent = false
    manager.levelsOfUndo = 2
    let counter = Counter(manager)
    for value in 1...4 {
      manager.beginUndoGrouping()
      counter.value = value
      manager.endUndoGrouping()
    }
    #expect(manager.undoCount == 2)
    manager.undo()
    manager.undo()
    manager.undo()
    #expect(counter.value == 2)
  }

  @Test("Registration can be disabled, a target is not retained, and its operations can be removed")
  func targets() {
    let manager = UndoManager()
    var released: Counter? = Counter(manager)
    weak let watched = released
    released?.value = 3
    released = nil
    #expect(watched == nil)
    manager.undo()
    #expect(!manager.canUndo)
    let counter = Counter(manager)
    manager.disableUndoRegistration()
    counter.value = 1
    #expect(!manager.canUndo && !manager.isUndoRegistrationEnabled)
    manager.enableUndoRegistration()
    counter.value = 2
    manager.removeAllActions(withTarget: counter)
    #expect(!manager.canUndo)
    counter.value = 3
    manager.removeAllActions()
    #expect(!manager.canUndo)
  }

  @Test("A method with an argument undoes an operation")
  func selectors() {
    final class Label: UILabel {
      static let setTitle = Selector("setTitle:", Label.setTitle)
      func setTitle(_ title: Any?) {
        undoManager?.registerUndo(withTarget: self, selector: Self.setTitle, object: text)
        text = title as? String
      }
    }
    let label = Label()
    let phone = TestPhone(label)
    label.text = "old"
    phone.run { label.setTitle("new") }
    phone.run { label.undoManager?.undo() }
    #expect(label.text == "old")
    phone.run { label.undoManager?.redo() }
    #expect(label.text == "new")
  }

  @Test("Each undo posts Apple's notifications in order")
  func notifications() {
    let phone = TestPhone(UIView())
    let manager = UndoManager()
    let counter = Counter(manager)
    let names: [Notification.Name] = [
      .NSUndoManagerDidOpenUndoGroup, .NSUndoManagerWillCloseUndoGroup,
      .NSUndoManagerDidCloseUndoGroup, .NSUndoManagerWillUndoChange, .NSUndoManagerDidUndoChange,
      .NSUndoManagerWillRedoChange, .NSUndoManagerDidRedoChange,
    ]
    let tokens = names.map { name in
      NotificationCenter.default.addObserver(forName: name, object: manager, queue: nil) { _ in
        print(
          name.rawValue.replacing("NSUndoManager", with: "").replacing("Notification", with: ""))
      }
    }
    phone.run { counter.value = 1 }
    #expect(phone.log == "DidOpenUndoGroup\nWillCloseUndoGroup\nDidCloseUndoGroup")
    phone.run { manager.undo() }
    #expect(
      phone.log.text.hasSuffix(
        "WillUndoChange\nDidOpenUndoGroup\nWillCloseUndoGroup\nDidCloseUndoGroup\nDidUndoChange"))
    for token in tokens { NotificationCenter.default.removeObserver(token) }
  }

  @Test("Unbalanced calls are warnings")
  func mistakes() {
    let phone = TestPhone(UIView())
    phone.run {
      let manager = UndoManager()
      manager.endUndoGrouping()
      manager.enableUndoRegistration()
      manager.groupsByEvent = false
      manager.registerUndo(withTarget: manager) { _ in }
      manager.beginUndoGrouping()
      manager.beginUndoGrouping()
      manager.undo()
      manager.redo()
    }
    #expect(phone.warnings.count == 5)
    #expect(phone.warnings.allSatisfy { $0.hasPrefix("UndoManager: ") })
  }

  @Test("C-66 the nearest undo manager in the chain is used, and each window has one")
  func chain() throws {
    final class Owner: UIViewController {
      let own = UndoManager()
      var hasOwn = false
      override var undoManager: UndoManager? { hasOwn ? own : super.undoManager }
    }
    let controller = Owner()
    let phone = TestPhone(controller)
    let view = UIView()
    controller.view.addSubview(view)
    #expect(view.undoManager === phone.window?.undoManager)
    #expect(view.undoManager != nil)
    controller.hasOwn = true
    #expect(view.undoManager === controller.own)
    #expect(UIView().undoManager == nil)
    #expect(UIWindow().undoManager !== phone.window?.undoManager)
  }
}
