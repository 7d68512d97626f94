// The scenes are in Main.storyboard: tabs with navigation controllers, a table with a prototype of its cells, and a
// table whose sections are in the storyboard.
// touch: 0.2 tap 1 100,130
// touch: 1.2 tap 1 290,42
// touch: 2.0 tap 1 295,42
// touch: 2.4 tap 1 240,455
// touch: 3.0 tap 1 100,140
// touch: 3.4 type "grace\n"
// touch: 4.0 tap 1 100,300
// log: shelf Shelf, bar style 1, 2 tabs, Books
// log: cell made
// log: cell made
// log: cell Dune, Herbert, bold 18
// log: opens Emma
// log: Emma, 2 items, in a tab
// log: selected Emma
// log: back from BookController
// log: adds, same item 1
// log: reader Reader, field your name, return 9, capitals 1, interactive 1
// log: 2 sections, About has 2 rows, name is 60 high
// log: typed grace
// log: license
#import <UIKit/UIKit.h>

@interface BookCell : UITableViewCell
@end
@implementation BookCell
- (void)awakeFromNib {
  [super awakeFromNib];
  NSLog(@"cell made");
}
@end

@interface BookController : UIViewController
@end
@implementation BookController
- (void)viewDidLoad {
  [super viewDidLoad];
  NSLog(@"%@, %d items, in a tab%s", self.title, (int)self.toolbarItems.count, self.tabBarController ? "" : "?");
}
@end

@interface BooksController : UITableViewController
@property (nonatomic, weak) IBOutlet UIBarButtonItem *addItem;
@end
@implementation BooksController {
  NSArray *_books;
}
- (void)viewDidLoad {
  [super viewDidLoad];
  _books = @[@[@"Dune", @"Herbert"], @[@"Emma", @"Austen"]];
  UITabBarController *tabs = self.tabBarController;
  NSLog(@"shelf %@, bar style %d, %d tabs, %@", self.navigationItem.title, (int)self.navigationController.navigationBar.barStyle,
        (int)tabs.viewControllers.count, [tabs.tabBar.items[0] title]);
}
- (NSInteger)tableView:(UITableView *)tableView numberOfRowsInSection:(NSInteger)section {
  return _books.count;
}
- (UITableViewCell *)tableView:(UITableView *)tableView cellForRowAtIndexPath:(NSIndexPath *)path {
  BookCell *cell = [tableView dequeueReusableCellWithIdentifier:@"book" forIndexPath:path];
  cell.textLabel.text = _books[path.row][0];
  cell.detailTextLabel.text = _books[path.row][1];
  return cell;
}
- (void)viewDidAppear:(BOOL)animated {
  [super viewDidAppear:animated];
  static BOOL isLogged;
  if (isLogged) return;
  isLogged = YES;
  UITableViewCell *cell = [self.tableView cellForRowAtIndexPath:[NSIndexPath indexPathForRow:0 inSection:0]];
  NSLog(@"cell %@, %@, bold %.0f", cell.textLabel.text, cell.detailTextLabel.text, cell.textLabel.font.pointSize);
}
- (void)prepareForSegue:(UIStoryboardSegue *)segue sender:(UITableViewCell *)sender {
  NSIndexPath *path = [self.tableView indexPathForCell:sender];
  UIViewController *book = segue.destinationViewController;
  book.title = _books[path.row][0];
  NSLog(@"opens %@", book.title);
}
- (void)tableView:(UITableView *)tableView didSelectRowAtIndexPath:(NSIndexPath *)path {
  NSLog(@"selected %@", _books[path.row][0]);
}
- (IBAction)comeBack:(UIStoryboardSegue *)segue {
  NSLog(@"back from %@", NSStringFromClass([segue.sourceViewController class]));
}
- (IBAction)add:(id)sender {
  NSLog(@"adds, same item %d", sender == self.addItem && sender == self.navigationItem.rightBarButtonItem);
}
@end

@interface ReaderController : UITableViewController <UITextFieldDelegate>
@property (nonatomic, weak) IBOutlet UITextField *nameField;
@property (nonatomic, weak) IBOutlet UITableViewCell *versionCell;
@end
@implementation ReaderController
- (void)viewDidLoad {
  [super viewDidLoad];
  NSLog(@"reader %@, field %@, return %d, capitals %d, interactive %d", self.title, self.nameField.placeholder,
        (int)self.nameField.returnKeyType, (int)self.nameField.autocapitalizationType,
        self.tableView.keyboardDismissMode == UIScrollViewKeyboardDismissModeInteractive);
}
- (void)viewDidAppear:(BOOL)animated {
  [super viewDidAppear:animated];
  UITableView *table = self.tableView;
  NSLog(@"%d sections, %@ has %d rows, name is %.0f high", (int)table.numberOfSections,
        [self tableView:table titleForHeaderInSection:1], (int)[table numberOfRowsInSection:1],
        [table rectForRowAtIndexPath:[NSIndexPath indexPathForRow:0 inSection:0]].size.height);
}
- (BOOL)textFieldShouldReturn:(UITextField *)field {
  NSLog(@"typed %@", field.text);
  return [field resignFirstResponder];
}
- (void)tableView:(UITableView *)tableView didSelectRowAtIndexPath:(NSIndexPath *)path {
  NSLog(@"%@", path.row == 1 ? @"license" : @"version");
}
@end

@interface LibraryDelegate : UIResponder <UIApplicationDelegate>
@property (nonatomic, strong) UIWindow *window;
@end
@implementation LibraryDelegate
- (BOOL)application:(UIApplication *)application didFinishLaunchingWithOptions:(NSDictionary *)options {
  return YES;
}
@end
