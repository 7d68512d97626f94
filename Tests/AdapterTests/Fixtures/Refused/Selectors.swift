import UIKit

class Runner: NSObject {
  func connect(_ button: UIButton, name: String) {
    func nested() {}
    button.addTarget(self, action: #selector(nested), for: .touchDown)  // error: 'nested' is a nested function: make it a method of the class
    button.addTarget(self, action: Selector(name), for: .touchDown)  // error: a selector with a computed name calls nothing: use a switch over #selector(…) expressions
    button.addTarget(self, action: NSSelectorFromString("do" + name), for: .touchDown)  // error: a selector with a computed name calls nothing: use a switch over #selector(…) expressions
    button.addTarget(self, action: #selector(load), for: .touchDown)  // error: 'load' is asynchronous: call it from a method that is not, and select that
    button.addTarget(self, action: #selector(save), for: .touchDown)  // error: 'save' is throwing: call it from a method that is not, and select that
    button.addTarget(self, action: "gone:", for: .touchDown)  // warning: no method has the Objective-C name 'gone:': the selector calls nothing
    let other = make()
    button.addTarget(other, action: #selector(other.twice), for: .touchDown)  // error: the type of 'other' is unknown here: name the class, #selector(Type.twice)
    for target in targets {
      button.addTarget(target, action: #selector(target.once), for: .touchDown)
    }
  }

  var targets: [First] { [] }
  var make: () -> First = { First() }
  @objc func load() async {}
  @objc func save() throws {}
}

class First: NSObject {
  @objc func twice() {}
  @objc func once() {}
}

class Second: NSObject {
  @objc func twice() {}
}
