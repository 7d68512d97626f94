import AppLibrary
import Folders
import Foundation
import Testing

@testable import TouchboxCommand

/// Tests the changes to listings printed in books and on web pages.
struct ListingTests {
  private func listing(_ text: String) -> Listing { Listing("/p/Board.m", Data(text.utf8)) }

  @Test("code without misprints is compiled unchanged")
  func unchanged() {
    let code =
      "// “Quotes” – and \u{A0}spaces\n@implementation Board\n- (id)x { return @\"a “b”\"; }\n"
      + "@end\n"
    #expect(listing(code).replacement == nil)
    #expect(listing(code).changes.isEmpty)
  }

  @Test("curly quotes, special spaces and minus signs in code are replaced by plain ones")
  func characters() {
    let changed = listing("NSLog(@“It’s %d”,\u{A0}x \u{2212} 1);\nchar c = ‘a’;\u{200B}")
    #expect(changed.replacement == "NSLog(@\"It’s %d\", x - 1);\nchar c = 'a';")
    #expect(
      changed.changes == [
        Listing.Change(
          line: 1, note: "replaced curly quotes and minus signs and special spaces"),
        Listing.Change(line: 2, note: "replaced curly quotes and special spaces"),
      ])
  }

  @Test("preprocessor directives are moved to separate lines, and code keeps its line numbers")
  func lines() {
    let changed = listing(
      "#import <A/A.h> #define twice(x) (2 * x) @interface Board : UIView @end\n"
        + "@implementation Board #pragma mark Touch Methods - (void) draw { } @end")
    #expect(
      changed.replacement == """
        #import <A/A.h>\u{20}
        #line 1
        #define twice(x) (2 * x)
        #line 1
         @interface Board : UIView @end
        @implementation Board\u{20}
        #line 2
        #pragma mark Touch Methods\u{20}
        #line 2
        - (void) draw { }
        #line 2
         @end
        """)
  }

  @Test(
    "a # in a comment, in a literal, or at the start of a line adds no line break",
    arguments: [
      "  #import \"A.h\"", "x = @\"#define\"; // #import", "#define both(a, b) a##b",
      "#pragma mark - Touches",
    ])
  func noSplit(code: String) {
    #expect(listing(code).replacement == nil)
  }

  @Test("a name is replaced in code, but not in comments and literals")
  func rename() {
    var changed = listing("[beachball release]; // beachball\nNSLog(@\"beachball\");")
    changed.rename("beachball", to: "beachBall")
    #expect(
      changed.replacement == "[beachBall release]; // beachball\nNSLog(@\"beachball\");")
    #expect(
      changed.diff == """
        --- /p/Board.m
        +++ /p/Board.m
        @@ -1 +1 @@
        // beachball is a misprint of beachBall
        -[beachball release]; // beachball
        +[beachBall release]; // beachball
        """)
  }

  // MARK: - Classes

  private func adapter(_ files: [String: String]) throws -> ListingAdapter {
    let folder = try Folder()
    for (name, text) in files { try folder.write(text, to: name) }
    return try ListingAdapter(ProjectFiles([folder.path]), frameworks: "/none")
  }

  @Test(
    "methods without a class are put into a class named after the file",
    arguments: [
      ("PinchController", "UIViewController"), ("DotView", "UIView"), ("Dots", "UIView"),
      ("AppDelegate", "NSObject <UIApplicationDelegate>"),
    ])
  func missingClass(name: String, superclass: String) throws {
    let code = "- (void)touchesBegan:(NSSet *)touches withEvent:(UIEvent *)event {\n}\n"
    let listings = try adapter(["\(name).m": code]).listings
    #expect(
      listings[0].replacement
        == "@interface \(name) : \(superclass)\n@end\n@implementation \(name)\n#line 1\n\(code)\n@end\n"
    )
  }

  @Test("an app delegate without a header has the window that Xcode's templates declare")
  func delegateWindow() throws {
    let code = "@implementation Board\n- (void)applicationDidFinishLaunching:(id)app {\n"
    let shown = try adapter(["Board.m": code + "[self.window makeKeyAndVisible];\n}\n@end\n"])
    let declared = shown.listings[0].replacement ?? ""
    #expect(declared.contains("@property (nonatomic, retain) UIWindow *window;\n@end\n"))
    let other = try adapter(["Board.m": code + "}\n@end\n"]).listings[0].replacement ?? ""
    #expect(other.hasPrefix("@interface Board : NSObject <UIApplicationDelegate>\n@end\n"))
  }

  @Test("a class without a header is declared, with the variables that receive new objects")
  func missingInterface() throws {
    let code = """
      #import "Dots.h"
      @implementation Dots
      - (id)initWithFrame:(CGRect)frame {
        set = [[NSMutableSet alloc] init];
        NSArray *local = [[NSArray alloc] init];
      }
      - (void)drawRect:(CGRect)rect {}
      @end
      """
    let listings = try adapter(["Dots.m": code]).listings
    #expect(
      listings[0].replacement
        == "@interface Dots : UIView {\n  NSMutableSet *set;\n}\n@end\n#line 1\n"
        + code.dropFirst("#import \"Dots.h\"".count))
  }

  @Test("categories and classes with a header are not redeclared")
  func declared() throws {
    let listings = try adapter([
      "Dots.h": "@interface Dots : UIView\n@end\n",
      "Dots.m": "#import \"Dots.h\"\n@implementation Dots\n@end\n"
        + "@implementation UIView (More)\n@end\n",
    ]).listings
    #expect(listings.allSatisfy { $0.replacement == nil })
  }

  @Test(
    "a file that counts references manually is compiled without ARC",
    arguments: [
      ("[ball release];", true), ("[[x retain] autorelease]", true), ("[super dealloc];", true),
      ("NSAutoreleasePool *pool;", true), ("// [ball release];", false),
      ("@property (retain) id x;", false), ("@autoreleasepool {}", false),
    ])
  func references(code: String, counts: Bool) {
    #expect(ListingAdapter.countsReferences(code) == counts)
  }

  @Test(
    "code is assumed to predate iOS 7 unless it uses newer language features",
    arguments: [
      ("@interface A : UIView\n@end", true), ("@property (retain) id x;", true),
      ("@property (strong) id x;", false), ("id x = @[];", false), ("@autoreleasepool {}", false),
    ])
  func age(code: String, isOld: Bool) throws {
    #expect(try adapter(["A.m": code]).isOld == isOld)
  }

  @Test("each outlet is found once, as an instance variable or a property")
  func outlets() throws {
    let code = """
      @interface A : UIViewController {
        IBOutlet UILabel *label;
      }
      @property (retain) IBOutlet UILabel *label;
      @property (retain) IBOutlet UIButton *button;
      @end
      """
    #expect(try adapter(["A.m": code]).outlets == ["A label UILabel", "A button UIButton"])
  }
}
