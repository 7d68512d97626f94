import Testing

/// Tests text fields, tables, and bars in storyboards.
@Suite(.serialized) struct StoryboardTableTests {
  private let main =
    "UIStoryboard(name: \"Main\", bundle: nil).instantiateInitialViewController()!"

  @Test("A form provides text fields with traits and delegates, a text view, and small controls")
  func login() throws {
    let app = try StoryboardApp("Login")
    #expect(app.warnings == [])
    let output = try app.run(
      main,
      [
        "phone.tap(.type(UITextField.self).at(0)); phone.type(\"ann\\n\")",
        "phone.type(\"x1\\n\")",
        "phone.tap(.type(UISegmentedControl.self), at: CGPoint(x: 50, y: 16))",
        "phone.tap(.type(UIStepper.self), at: CGPoint(x: 70, y: 16)); phone.after(1)",
        "phone.tap(.type(UIPageControl.self), at: CGPoint(x: 110, y: 16))",
      ])
    #expect(
      output
        == [
          "name Name true", "traits true true true true", "password true 18.0",
          "notes Two\nlines false 15.0", "size 2 Large 1", "wheel true true 0.25", "typed a",
          "typed an", "typed ann", "log in ann x1", "wheel true", "size 0", "count 6.0", "page 2 3",
        ].flatMap { $0.split(separator: "\n").map(String.init) })
  }

  @Test("A list has prototype cells with segues, and buttons in the bars of its controller")
  func contacts() throws {
    let app = try StoryboardApp("Contacts")
    #expect(
      app.warnings == [
        "106: the prototype cell has no reuse identifier; it is left out",
        "124: symbols are not available here; the button shows \"plus\"",
      ])
    let output = try app.run(
      main,
      [
        "phone.after(0.1); phone.tap(.text(\"Rate\"))", "phone.tap(.text(\"Ben\")); phone.after(1)",
        "phone.tap(.text(\"Contacts\").at(0)); phone.after(1)",
        "phone.tap(.text(\"+\")); phone.after(1); phone.tap(.text(\"Count\"))",
        "phone.drag(from: 160, 200, to: 160, 400, over: 0.5); phone.after(1)",
        "phone.tap(.text(\"plus\")); phone.after(1)",
      ])
    #expect(output == [])
  }

  @Test("A table controller shows static cells, and views contain bars with items")
  func settings() throws {
    let app = try StoryboardApp("Settings")
    #expect(
      app.warnings == [
        "105: static cells need a UITableViewController; they are left out",
        "125: there is no UIDatePicker here; a UIView is used instead",
        "147: there is no system item pageCurl here; the button shows its name",
      ])
    let output = try app.run(
      main,
      [
        "phone.after(0.1); phone.tap(.type(UISwitch.self)); phone.after(1)",
        "phone.tap(.text(\"Volume\"))", "phone.tap(.text(\"Bars\")); phone.after(1)",
        "phone.tap(.text(\"Left\")); phone.tap(.text(\"Own\"))",
        "phone.tap(.text(\"Trash\")); phone.tap(.text(\"pageCurl\"))",
        "phone.tap(.text(\"Contacts\"))",
      ])
    #expect(output == [])
  }
}
