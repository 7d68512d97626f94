import CBridge
import CoreGraphics
import QuartzCore
import UIKit

// Layers and their animations.

@_cdecl("tbs_makeLayer")
func makeLayer(_ object: Raw, _ className: UnsafePointer<CChar>) {
  _ = makeLayer(String(cString: className), object)
}

extension CALayer {
  /// Connects a peer with its object, which owns one reference to it.
  nonisolated final func adopt(_ object: Raw) {
    connect(self, to: object)
    companion = Companion(object, className: String(cString: TBClassName(object)))
  }

  /// Connects a peer with an object that it owns.
  nonisolated final func own(_ object: Raw) {
    connect(self, to: object)
    companion = Companion(object, className: String(cString: TBClassName(object)))
    TBInit(object)
    Unmanaged.passUnretained(self).release()
  }
}

// MARK: - Layers of views

/// The layer's class for the view that is being created, and its name in the app.
private nonisolated(unsafe) var pendingLayer: (type: AnyClass, name: String)?

/// Prepares for the creation of a view whose class names a layer class.
func prepareLayer(of view: Raw) {
  guard let name = TBLayerClass(view).map({ String(cString: $0) }),
    let builtIn = TBBuiltInClass(name).map({ String(cString: $0) })
  else { return }
  pendingLayer = (layerClass(builtIn, isPeer: name != builtIn), name)
}

/// Returns the class for the layer of the view that is being created.
func takeLayerClass() -> AnyClass {
  guard let pending = pendingLayer else { return CALayer.self }
  if pending.type is any Peer.Type { return pending.type }
  pendingLayer = nil
  return pending.type
}

/// Allocates the object for the layer of the view that is being created.
nonisolated func makeLayerObject() -> Raw {
  let name = pendingLayer?.name ?? "CALayer"
  pendingLayer = nil
  guard let object = TBAllocate(name) else { fatalError("the class \(name) is missing") }
  return object
}

// MARK: - Delegates

/// A layer's Objective-C delegate. The layer retains it in its companion's attachments.
private nonisolated final class LayerDelegate: NSObject, CALayerDelegate {
  let delegate: WeakObject
  init(_ delegate: WeakObject) { self.delegate = delegate }

  private func call(_ message: Int, _ layer: CALayer, _ context: CGContext?) -> Bool {
    nonisolated(unsafe) let (layer, context) = (layer, context)
    return MainActor.assumeIsolated {
      let objects = [delegate.load(), retained(layer), retainedReference(context)]
      defer { for object in objects { TBRelease(object) } }
      return TBCallLayerDelegate(objects[0], CInt(message), objects[1], objects[2]) != 0
    }
  }

  func display(_ layer: CALayer) {
    if !call(Int(TBDisplayLayer), layer, nil) { layer.displayIsInherited() }
  }
  func draw(_ layer: CALayer, in context: CGContext) { _ = call(Int(TBDrawLayer), layer, context) }
  func layoutSublayers(of layer: CALayer) { _ = call(Int(TBLayoutSublayers), layer, nil) }
}

@_cdecl("tbs_setLayerDelegate")
func setDelegate(ofLayer object: Raw, _ delegate: Raw?) {
  guard let layer = swiftObject(object, as: CALayer.self) else { return }
  // A view stays the delegate of its own layer.
  if let view = swiftObject(delegate, as: UIView.self), view.layer === layer { return }
  layer.companion?.attachments.removeAll { $0 is LayerDelegate }
  let made = delegate.map { LayerDelegate(WeakObject($0)) }
  if let made { layer.companion?.attachments.append(made) }
  layer.delegate = made
}

@_cdecl("tbs_layerDelegate")
func delegate(ofLayer object: Raw) -> Raw? {
  switch swiftObject(object, as: CALayer.self)?.delegate {
  case let view as UIView: retained(view)
  case let delegate as LayerDelegate: delegate.delegate.load()
  default: nil
  }
}

/// An animation's Objective-C delegate, which the animation retains.
private nonisolated final class AnimationDelegate: NSObject, CAAnimationDelegate {
  let delegate: ForeignObject
  init(_ delegate: ForeignObject) { self.delegate = delegate }

  private func call(_ animation: CAAnimation, didStop: Bool, finished: Bool = false) {
    let object = retainedBox(animation)
    _ = TBCallAnimationDelegate(delegate.object, object, didStop ? 1 : 0, finished ? 1 : 0)
    TBRelease(object)
  }

  func animationDidStart(_ animation: CAAnimation) { call(animation, didStop: false) }
  func animationDidStop(_ animation: CAAnimation, finished: Bool) {
    call(animation, didStop: true, finished: finished)
  }
}

/// Returns an animation's delegate.
func animationDelegate(_ animation: CAAnimation) -> Any? {
  (animation.delegate as? AnimationDelegate)?.delegate
}

/// Changes an animation's delegate, which may also be a view or a controller.
func setAnimationDelegate(_ animation: CAAnimation, _ delegate: Any?) {
  let object = retainedAny(delegate)
  animation.delegate = object.map { AnimationDelegate(ForeignObject($0)) }
  TBRelease(object)
}

/// Returns the value of an animation's property or custom key.
func animationValue(_ animation: CAAnimation, _ key: String) -> Any? {
  switch key {
  case "duration": animation.duration
  case "keyPath": (animation as? CAPropertyAnimation)?.keyPath
  case "fromValue": (animation as? CABasicAnimation)?.fromValue
  case "toValue": (animation as? CABasicAnimation)?.toValue
  default: animation.value(forKey: key)
  }
}

/// Stores a value under a custom key of an animation.
func setAnimationValue(_ animation: CAAnimation, _ value: Any?, _ key: String) {
  animation.setValue(value, forKey: key)
}

/// Returns a layer's actions from a dictionary.
func layerActions(_ actions: [String: Any]) -> [String: any CAAction] {
  actions.compactMapValues { $0 as? any CAAction }
}

/// Returns a text layer's font: a font, or the name of one.
func layerFont(_ font: Any?) -> AnyObject? {
  if let name = font as? String { return UIFont(name: name, size: 36) }
  return font as AnyObject?
}

@_cdecl("tbs_copyAnimation")
func copyAnimation(_ object: Raw?) -> Raw? {
  retainedBox(swiftObject(object, as: CAAnimation.self)?.copy() as? CAAnimation)
}

@_cdecl("tbs_makeTimingFunction")
func makeTimingFunction(_ x1: Float, _ y1: Float, _ x2: Float, _ y2: Float) -> Raw? {
  retainedPeer(CAMediaTimingFunction(controlPoints: x1, y1, x2, y2))
}

// MARK: - Display links

@_cdecl("tbs_makeDisplayLink")
func makeDisplayLink(_ target: Raw, _ selector: UnsafePointer<CChar>) -> Raw? {
  let (target, selector) = (ForeignObject(target), String(cString: selector))
  return retainedBox(
    CADisplayLink(call: { link in
      let object = retainedBox(link, "CADisplayLink")
      TBSendMessage(target.object, selector, object)
      TBRelease(object)
    }), "CADisplayLink")
}

@_cdecl("tbs_addDisplayLink")
func addDisplayLink(_ object: Raw, _ isAdded: UInt8) {
  guard let link = swiftObject(object, as: CADisplayLink.self) else { return }
  if isAdded != 0 {
    link.add(to: .main, forMode: .default)
  } else {
    link.remove(from: .main, forMode: .default)
  }
}

/// Returns the number of frames between calls of a display link.
func frameInterval(_ link: CADisplayLink) -> Int {
  link.preferredFramesPerSecond > 0 ? max(1, 60 / link.preferredFramesPerSecond) : 1
}

/// Changes the number of frames between calls of a display link.
func setFrameInterval(_ link: CADisplayLink, _ interval: Int) {
  link.preferredFramesPerSecond = interval > 1 ? 60 / interval : 0
}
