import CBridge
import UIKit

/// Registers a method with an argument, or a block if the name is empty, or an invocation if there is none.
@_cdecl("tbs_registerUndo")
func registerUndo(
  _ manager: Raw, _ target: Raw, _ selector: UnsafePointer<CChar>?, _ argument: Raw?
) {
  guard let manager = swiftObject(manager, as: UndoManager.self) else { return }
  let name = selector.map { String(cString: $0) }
  let (receiver, object) = (WeakObject(target), argument.map(ForeignObject.init))
  manager.register(UnsafeRawPointer(target)) {
    guard let target = receiver.load() else { return }
    defer { TBRelease(target) }
    TBUndo(target, name, object?.object)
  }
}

@_cdecl("tbs_removeUndo")
func removeUndo(_ manager: Raw, _ target: Raw) {
  swiftObject(manager, as: UndoManager.self)?.removeAllActions(of: UnsafeRawPointer(target))
}
