// A row of a table pushes a controller. The back button and a drag from the edge pop it; a canceled drag does not.
// touch: 0.2 tap 1 100,130
// touch: 1.0 tap 1 290,42
// touch: 1.2 tap 1 40,42
// touch: 2.0 tap 1 100,86
// touch: 3.0 down 1 4,300
// touch: 3.1 move 1 90,300 over 0.4
// touch: 3.7 up 1
// touch: 4.4 expect prop controller.topViewController.title "Mercury"
// touch: 5.0 drag 1 4,300 300,300 over 0.3
// touch: 6.0 tap 1 290,42
// log: planets: 3 rows
// log: row 0 is Mercury
// log: row 1 is Venus
// log: row 2 is Earth
// log: shows Planets
// log: selected 1
// log: shows Venus
// log: marked Venus with Mark
// log: removed Venus, 1 animated
// log: shows Planets
// log: gone Venus
// log: selected 0
// log: shows Mercury
// log: removed Mercury, 1 animated
// log: shows Planets
// log: gone Mercury
// log: editing 1, Done
#import <UIKit/UIKit.h>

@interface PlanetController : UIViewController
@end

@implementation PlanetController
- (void)viewDidLoad {
  [super viewDidLoad];
  self.view.backgroundColor = [UIColor whiteColor];
  self.navigationItem.rightBarButtonItem =
      [[[UIBarButtonItem alloc] initWithTitle:@"Mark" style:UIBarButtonItemStyleBordered target:self action:@selector(mark:)] autorelease];
}
- (void)mark:(UIBarButtonItem *)sender {
  // The item is the same object each time.
  if (sender != self.navigationItem.rightBarButtonItem) NSLog(@"another object");
  NSLog(@"marked %@ with %@", self.title, sender.title);
}
- (void)viewDidDisappear:(BOOL)animated {
  [super viewDidDisappear:animated];
  NSLog(@"removed %@, %d animated", self.title, animated);
}
- (void)dealloc {
  NSLog(@"gone %@", self.title);
  [super dealloc];
}
@end

@interface PlanetsController : UITableViewController {
  NSArray *names;
}
@end

@implementation PlanetsController
- (id)init {
  if ((self = [super initWithStyle:UITableViewStylePlain])) {
    self.title = @"Planets";
    names = [[NSArray alloc] initWithObjects:@"Mercury", @"Venus", @"Earth", nil];
    self.navigationItem.rightBarButtonItem = self.editButtonItem;
  }
  return self;
}
- (void)dealloc {
  [names release];
  [super dealloc];
}
- (NSInteger)tableView:(UITableView *)tableView numberOfRowsInSection:(NSInteger)section {
  static BOOL isLogged;
  if (!isLogged) NSLog(@"planets: %d rows", (int)[names count]);
  isLogged = YES;
  return [names count];
}
- (UITableViewCell *)tableView:(UITableView *)tableView cellForRowAtIndexPath:(NSIndexPath *)path {
  static NSString *identifier = @"planet";
  UITableViewCell *cell = [tableView dequeueReusableCellWithIdentifier:identifier];
  if (!cell) cell = [[[UITableViewCell alloc] initWithStyle:UITableViewCellStyleDefault reuseIdentifier:identifier] autorelease];
  cell.textLabel.text = [names objectAtIndex:path.row];
  cell.accessoryType = UITableViewCellAccessoryDisclosureIndicator;
  NSLog(@"row %d is %@", (int)path.row, cell.textLabel.text);
  return cell;
}
- (void)tableView:(UITableView *)tableView didSelectRowAtIndexPath:(NSIndexPath *)path {
  NSLog(@"selected %d", (int)path.row);
  PlanetController *controller = [[[PlanetController alloc] init] autorelease];
  controller.title = [names objectAtIndex:path.row];
  [self.navigationController pushViewController:controller animated:YES];
}
- (void)setEditing:(BOOL)editing animated:(BOOL)animated {
  [super setEditing:editing animated:animated];
  NSLog(@"editing %d, %@", self.tableView.editing, self.editButtonItem.title);
}
@end

@interface PlanetsDelegate : NSObject <UIApplicationDelegate, UINavigationControllerDelegate> {
  UINavigationController *navigation;
}
@property (nonatomic, retain) UIWindow *window;
@end

@implementation PlanetsDelegate
@synthesize window;
- (void)applicationDidFinishLaunching:(UIApplication *)application {
  self.window = [[[UIWindow alloc] initWithFrame:[[UIScreen mainScreen] bounds]] autorelease];
  PlanetsController *planets = [[[PlanetsController alloc] init] autorelease];
  navigation = [[UINavigationController alloc] initWithRootViewController:planets];
  navigation.delegate = self;
  self.window.rootViewController = navigation;
  [self.window makeKeyAndVisible];
}
- (void)navigationController:(UINavigationController *)controller
       didShowViewController:(UIViewController *)shown
                    animated:(BOOL)animated {
  NSLog(@"shows %@", controller.topViewController.title);
}
- (void)dealloc {
  [navigation release];
  [window release];
  [super dealloc];
}
@end
