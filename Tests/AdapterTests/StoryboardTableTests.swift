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
        "phone.tap(.text(\"Back\")); phone.after(1)",
        "phone.tap(.text(\"+\")); phone.after(1); phone.tap(.text(\"Count\"))",
        "phone.drag(from: 160, 100, to: 160, 430, over: 0.5); phone.after(1)",
        "phone.tap(.text(\"plus\")); phone.after(1)",
      ])
    // `viewDidLoad`: what the table, its header, the buttons, and the bar have in the file.
    let loaded = [
      "table true 5.0", "header 30.0", "button 7 false", "refresh true false", "bar false",
    ]
    // The rows from top to bottom (N-02). A cell's init(coder:) fills its content view with the
    // label and the button, and its outlets are connected before `awakeFromNib` (C-55).
    let rows = ["row Ann Subtitle", "row Ben Subtitle", "cell rating 2", "awake Rating"]
    // The button calls the controller, then the cell: the order of its actions in the file.
    let rated = ["rate Rate", "flash"]
    // The segue finds its row selected, pushes the details, and precedes the delegate (N-35).
    let pushed = [
      "prepare details UITableViewCell", "from 1 1", "details Ben true 2", "selected 1",
    ]
    // "Contacts" doesn't fit beside the title view, so the back button is "Back" (L-11).
    // "Add" inserts the third name. A long drag down refreshes once. Then the left button presents.
    let rest = [
      "row Cid Subtitle", "count 3", "refreshing", "prepare new UIBarButtonItem",
      "details new true 2",
    ]
    #expect(output == loaded + rows + rated + pushed + rest)
  }

  @Test("A table controller shows static cells, and views contain bars with items")
  func settings() throws {
    let app = try StoryboardApp("Settings")
    #expect(
      app.warnings == [
        "106: static cells need a UITableViewController; they are left out",
        "126: there is no UIDatePicker here; a UIView is used instead",
        "129: there is no UISearchBar here; a UIView is used instead",
        "152: there is no system item pageCurl here; the button shows its name",
      ])
    let output = try app.run(
      main,
      [
        "phone.after(0.1); phone.tap(.type(UISwitch.self)); phone.after(1)",
        "phone.tap(.text(\"Volume\"))", "phone.tap(.text(\"Bars\")); phone.after(1)",
        "phone.tap(.identifier(\"leftButton\")); phone.tap(.text(\"Own\"))",
        "phone.tap(.text(\"Trash\")); phone.tap(.text(\"pageCurl\"))",
        "phone.tap(.identifier(\"Contacts\"))",
      ])
    // The system's tab has a title of its own.
    let loaded = ["sound true Volume true", "tab Favorites 3"]
    // Two sections, the first with two rows. The second row has a height of its own; the others
    // have the table's.
    let shown = ["sections 2 2", "heights [50.0, 80.0, 50.0]"]
    // The volume's row has no segue. The row "Bars" presents without an animation, with the styles
    // in the file, before the delegate is called (N-35).
    let tapped = [
      "sound false", "selected 0 1", "prepare bars Bars", "own Own", "styles true true",
      "selected 1 0",
    ]
    // The system's buttons and tabs have words as titles. The custom button has 4 pages.
    let bars = [
      "pressed Left 0", "pressed own", "pressed Trash 0", "pressed pageCurl 4", "tab Contacts 2",
    ]
    #expect(output == loaded + shown + tapped + bars)
  }
}
