import Foundation
import Testing

@testable import PhoneServer

/// Tests XPath expressions and the other ways to find elements.
struct XPathTests {
  /// A window that contains two buttons, and a label in a box.
  private static let tree = ViewNode(
    JSON(
      Data(
        #"""
        {"class":"UIApplication","type":"UIApplication","children":[
         {"id":"w","class":"UIWindow","type":"UIWindow","children":[
          {"id":"a","class":"MyButton","type":"UIButton","identifier":"first","text":"One","x":1},
          {"id":"box","class":"Box<Int>","type":"UIView","children":[
           {"id":"l","class":"UILabel","type":"UILabel","label":"Sum","text":" 1 +  1 ","x":20},
           {"id":"b","class":"UIButton","type":"UIButton","identifier":"it's","text":"Two","x":3}]},
          {"id":"c","class":"UIButton","type":"UIButton","text":"<&\"","x":4,"visible":false}]}]}
        """#.utf8)) ?? .null)

  private static func found(_ expression: String, from id: String? = nil) throws -> [String] {
    let context = id.flatMap { id in tree.subtree.first { $0.element == id } }
    return try XPath(expression).views(in: tree, from: context).map { $0.element ?? "app" }
  }

  private static func located(_ using: String, _ value: String) throws -> [String] {
    try Locator(["using": .string(using), "value": .string(value)]).views(in: tree, below: nil)
      .compactMap(\.element)
  }

  @Test(
    "K-41 XPath finds views by path, attribute, position and function",
    arguments: [
      ("//UIButton", "b c"), ("//*", "app w a box l b c"), ("/UIApplication/UIWindow/*", "a box c"),
      ("//*[@type='UIButton']", "a b c"), ("//*[@type=\"UIButton\"][2]", "c"),
      ("(//*[@type='UIButton'])[2]", "b"), ("(//*[@type='UIButton'])[last()]", "c"),
      ("//*[@name='first']", "a"), ("//*[@identifier=\"it's\"]", "b"),
      ("//*[contains(@text,'T')]", "b"), ("//*[starts-with(@text,'O')]", "a"),
      ("//*[normalize-space(@text)='1 + 1']", "l"), ("//*[text()='Two']", "b"),
      ("//UILabel/..", "box"), ("//UILabel/ancestor::UIWindow", "w"),
      ("//UILabel/following-sibling::*", "b"), ("//UIButton/preceding-sibling::*[1]", "box l"),
      ("//*[@x>3]", "l c"), ("//*[@x>=3 and @x<20]", "b c"), ("//*[@x=1 or @x=20]", "a l"),
      ("//*[not(@text)]", "app w box"), ("//UIButton[position()=last()]", "b c"),
      ("//UIWindow/*[last()-1]", "box"), ("//UILabel | //UIWindow", "w l"),
      ("//Box.Int//UIButton", "b"), ("//*[count(*)=2]", "box"), ("//*[@visible='false']", "c"),
      ("//UIWindow[.//UILabel]", "w"), ("//*[string-length(@text)=3]", "a b c"),
      ("//*[concat(@identifier,'!')='first!']", "a"), ("//UIWindow//node()", "a box l b c"),
      ("//*[name()='UILabel']", "l"), ("//descendant::UILabel", "l"), ("//UISwitch", ""),
      ("//*[@text!='One']", "l b c"),
    ])
  func expressions(expression: String, expected: String) throws {
    #expect(try Self.found(expression) == expected.split(separator: " ").map(String.init))
  }

  @Test("K-41 a relative path starts at the element")
  func relative() throws {
    #expect(try Self.found(".//UIButton", from: "box") == ["b"])
    #expect(try Self.found("UIButton", from: "w") == ["c"])
    #expect(try Self.found("../*[1]", from: "c") == ["a"])
  }

  @Test(
    "K-41 an invalid XPath expression produces a message that explains the problem",
    arguments: [
      ("//[", "found [; expected the name of an element"),
      ("", "found the end; expected the name of an element"),
      ("//*[", "found the end; expected the name of an element"),
      ("//*[@x='1]", "a string has no closing '"), ("//*]", "found ]; expected the end"),
      ("//following::a", "the axis following is not supported"),
      (
        "//*[foo()]", "unknown function foo; expected one of concat, contains, count, false, last, "
      ),
      ("//*[contains(@x)]", "contains does not accept 1 arguments"),
      ("count(//*)", "the expression does not select elements"),
      ("//*[1]$", "found $; expected an XPath expression"),
      ("('a')[1]", "part of the expression does not select elements"),
      (String(repeating: "(", count: 60), "brackets are nested more than 50 times"),
      (String(repeating: "/a", count: 3000), "the expression is longer than 4096 bytes"),
    ])
  func problems(expression: String, message: String) throws {
    let problem = #expect(throws: XPath.Problem.self) { try Self.found(expression) }
    #expect(problem?.message.hasPrefix(message) == true)
  }

  @Test(
    "K-41 other strategies find views by identifier, label, class and text",
    arguments: [
      ("accessibility id", "first", "a"), ("accessibility id", "Sum", "l"), ("id", "it's", "b"),
      ("name", "first", "a"), ("class name", "UIButton", "a b c"),
      ("class name", "MyButton", "a"), ("tag name", "*", "w a box l b c"),
      ("link text", "Two", "b"), ("partial link text", "T", "b"),
      ("css selector", ".MyButton", "a"),
      ("css selector", "[id=\"first\"]", "a"), ("css selector", "[name='first']", "a"),
      ("css selector", "#first", "a"), ("css selector", "UIButton[text=\"Two\"]", "b"),
      ("css selector", "UIButton[identifier]", "a b"), ("css selector", "*", "w a box l b c"),
      ("css selector", "#it\\'s", "b"),
    ])
  func strategies(using: String, value: String, expected: String) throws {
    #expect(try Self.located(using, value) == expected.split(separator: " ").map(String.init))
  }

  @Test(
    "K-41 other CSS selectors are invalid selectors; other strategies are invalid arguments",
    arguments: [
      ("css selector", "a > b", "invalid selector"), ("css selector", "", "invalid selector"),
      ("css selector", "[x", "invalid selector"), ("css selector", "[x=y]", "invalid selector"),
      ("xpath", "//[", "invalid selector"), ("magic", "x", "invalid argument"),
    ])
  func refusals(using: String, value: String, name: String) throws {
    let error = #expect(throws: WebDriverError.self) { try Self.located(using, value) }
    #expect(error?.name.rawValue == name)
  }

  @Test("K-41 the source is well-formed XML regardless of the app's text")
  func source() throws {
    let lines = Self.tree.source.split(separator: "\n")
    #expect(lines.first == #"<?xml version="1.0" encoding="UTF-8"?>"#)
    #expect(
      lines.contains(
        #"    <UIButton class="UIButton" type="UIButton" text="&lt;&amp;&quot;" x="4" visible="false"/>"#
      ))
    #expect(lines.contains(#"    <Box.Int class="Box&lt;Int&gt;" type="UIView">"#))
  }
}
