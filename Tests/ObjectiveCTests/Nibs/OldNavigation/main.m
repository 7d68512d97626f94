// The window, tabs, and a navigation controller are in MainWindow.xib, in the format used before Xcode 5.
// touch: 0.2 tap 1 100,90
// touch: 0.4 type "oslo\n"
// touch: 1.0 tap 1 100,160
// touch: 2.0 tap 1 40,42
// touch: 3.0 tap 1 295,42
// log: launched with 2 tabs, Cities tagged 4
// log: loaded Cities, style 1, rows 50 high, capitals 1
// log: 2 cities
// log: added oslo
// log: 3 cities
// log: chose Bergen
// log: shows Bergen
// log: chose nothing
// log: 3 cities
// log: adds
#import <UIKit/UIKit.h>

@interface CitiesController : UIViewController <UITableViewDataSource, UITableViewDelegate, UITextFieldDelegate> {
  UITableView *table;
  UITextField *field;
  NSMutableArray *cities;
}
@property (nonatomic, retain) IBOutlet UITableView *table;
@property (nonatomic, retain) IBOutlet UITextField *field;
- (IBAction)add:(id)sender;
@end

@implementation CitiesController
@synthesize table, field;
- (void)viewDidLoad {
  [super viewDidLoad];
  cities = [[NSMutableArray alloc] initWithObjects:@"Bergen", @"Turku", nil];
  NSLog(@"loaded %@, style %d, rows %.0f high, capitals %d", self.navigationItem.title, (int)table.style,
        table.rowHeight, (int)field.autocapitalizationType);
}
- (void)viewDidAppear:(BOOL)animated {
  [super viewDidAppear:animated];
  NSLog(@"%d cities", (int)[table numberOfRowsInSection:0]);
}
- (NSInteger)tableView:(UITableView *)tableView numberOfRowsInSection:(NSInteger)section {
  return [cities count];
}
- (UITableViewCell *)tableView:(UITableView *)tableView cellForRowAtIndexPath:(NSIndexPath *)path {
  UITableViewCell *cell = [tableView dequeueReusableCellWithIdentifier:@"city"];
  // As before iOS 3.
  if (!cell) cell = [[[UITableViewCell alloc] initWithFrame:CGRectZero reuseIdentifier:@"city"] autorelease];
  cell.text = [cities objectAtIndex:path.row];
  return cell;
}
- (void)tableView:(UITableView *)tableView didSelectRowAtIndexPath:(NSIndexPath *)path {
  NSLog(@"chose %@", [cities objectAtIndex:path.row]);
  UIViewController *city = [[[UIViewController alloc] init] autorelease];
  city.title = [cities objectAtIndex:path.row];
  [tableView deselectRowAtIndexPath:path animated:NO];
  [self.navigationController pushViewController:city animated:YES];
  NSLog(@"shows %@", self.navigationController.topViewController.title);
}
- (BOOL)textFieldShouldReturn:(UITextField *)textField {
  [textField resignFirstResponder];
  [cities addObject:textField.text];
  NSLog(@"added %@", textField.text);
  [table reloadData];
  NSLog(@"%d cities", (int)[table numberOfRowsInSection:0]);
  return YES;
}
- (void)viewWillAppear:(BOOL)animated {
  [super viewWillAppear:animated];
  if (animated) NSLog(@"chose %@", [table indexPathForSelectedRow] ? @"a row" : @"nothing");
}
- (IBAction)add:(id)sender {
  NSLog(@"adds");
}
- (void)dealloc {
  [table release];
  [field release];
  [cities release];
  [super dealloc];
}
@end

@interface CitiesDelegate : NSObject <UIApplicationDelegate> {
  UIWindow *window;
  UITabBarController *tabs;
}
@property (nonatomic, retain) IBOutlet UIWindow *window;
@property (nonatomic, retain) IBOutlet UITabBarController *tabs;
@end

@implementation CitiesDelegate
@synthesize window, tabs;
- (void)applicationDidFinishLaunching:(UIApplication *)application {
  NSLog(@"launched with %d tabs, %@ tagged %d", (int)[tabs.viewControllers count], [[tabs.tabBar.items objectAtIndex:0] title],
        (int)[[tabs.tabBar.items objectAtIndex:0] tag]);
  [window addSubview:tabs.view];
  [window makeKeyAndVisible];
}
- (void)dealloc {
  [tabs release];
  [window release];
  [super dealloc];
}
@end

int main(int argc, char *argv[]) {
  NSAutoreleasePool *pool = [[NSAutoreleasePool alloc] init];
  int result = UIApplicationMain(argc, argv, nil, nil);
  [pool release];
  return result;
}
