import CoreGraphics
import Simulator
import TouchScript
import UIKit

/// Property paths, evaluated in a sample app with all kinds of views.
///
/// A path's value is written as an expectation, which must hold. A path without a value must
/// produce an error message.
enum PropertyTarget {
  static func problem(with bytes: [UInt8]) -> String? {
    let text = String(decoding: bytes.prefix(300), as: UTF8.self)
    guard let path = PropertyPath(text) else { return nil }
    guard PropertyPath(path.description) == path else { return "a path differs when written" }
    let phone = Phone()
    phone.launch(.controller { SampleController() })
    let value: ScriptValue
    do throws(PropertyReader.Problem) {
      value = try PropertyReader(phone).value(at: path)
    } catch {
      return error.message.isEmpty ? "an error without a message" : nil
    }
    let written = ScriptSyntax.text(of: .property(path, value, tolerance: nil))
    let line = "touchscript 1\n0 \(written)\n"
    guard let script = try? Script(parsing: line, file: "fuzz") else {
      return "the value of \(path) cannot be expected"
    }
    guard case .expectation(let expectation)? = script.steps.first?.action else {
      return "an invalid expectation"
    }
    var checker = ExpectationChecker(phone: phone)
    return checker.failure(of: expectation)
  }
}
