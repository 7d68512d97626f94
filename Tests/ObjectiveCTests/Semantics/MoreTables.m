// Sections, edited rows, reused cells of registered classes, and a refresh control.
// touch: 0.2 tap 1 100,90
// touch: 0.6 drag 1 300,90 210,90 over 0.2
// touch: 1.2 tap 1 290,90
// touch: 2.0 expect prop controller.log "deleted 0.0"
// touch: 2.2 drag 1 160,200 160,440 over 0.3
// log: made NoteCell note
// log: made NoteCell note
// log: made NoteCell note
// log: path 0.0 and 1.2, equal 1
// log: will select 0.0
// log: selected 0.0
// log: can edit 0.0
// log: deleted 0.0, 1 left
// log: refreshes
// log: refreshed 0
#import <UIKit/UIKit.h>

@interface NoteCell : UITableViewCell
@end
@implementation NoteCell
- (instancetype)initWithStyle:(UITableViewCellStyle)style reuseIdentifier:(NSString *)identifier {
  if ((self = [super initWithStyle:UITableViewCellStyleSubtitle reuseIdentifier:identifier])) {
    NSLog(@"made %@ %@", NSStringFromClass([self class]), self.reuseIdentifier);
  }
  return self;
}
@end

@interface NotesController : UITableViewController
@property (nonatomic, copy) NSString *log;
@end

@implementation NotesController {
  NSMutableArray *_sections;
}
- (void)viewDidLoad {
  [super viewDidLoad];
  _sections = [@[[@[@"milk", @"bread"] mutableCopy], [@[@"call"] mutableCopy]] mutableCopy];
  [self.tableView registerClass:[NoteCell class] forCellReuseIdentifier:@"note"];
  self.tableView.rowHeight = 44;
  self.refreshControl = [[UIRefreshControl alloc] init];
  [self.refreshControl addTarget:self action:@selector(refresh:) forControlEvents:UIControlEventValueChanged];
}
- (void)viewDidAppear:(BOOL)animated {
  [super viewDidAppear:animated];
  NSIndexPath *path = [NSIndexPath indexPathForRow:2 inSection:1];
  NSMutableDictionary *known = [NSMutableDictionary dictionaryWithObject:@"x" forKey:path];
  NSLog(@"path 0.0 and %d.%d, equal %d", (int)path.section, (int)path.row,
        known[[NSIndexPath indexPathForRow:2 inSection:1]] != nil);
}
- (void)refresh:(UIRefreshControl *)control {
  NSLog(@"refreshes");
  [control endRefreshing];
  NSLog(@"refreshed %d", control.refreshing);
}
- (NSInteger)numberOfSectionsInTableView:(UITableView *)tableView {
  return _sections.count;
}
- (NSInteger)tableView:(UITableView *)tableView numberOfRowsInSection:(NSInteger)section {
  return [_sections[section] count];
}
- (NSString *)tableView:(UITableView *)tableView titleForHeaderInSection:(NSInteger)section {
  return section == 0 ? @"Shopping" : @"Today";
}
- (UITableViewCell *)tableView:(UITableView *)tableView cellForRowAtIndexPath:(NSIndexPath *)path {
  NoteCell *cell = [tableView dequeueReusableCellWithIdentifier:@"note" forIndexPath:path];
  cell.textLabel.text = _sections[path.section][path.row];
  cell.detailTextLabel.text = @"note";
  return cell;
}
- (NSIndexPath *)tableView:(UITableView *)tableView willSelectRowAtIndexPath:(NSIndexPath *)path {
  NSLog(@"will select %d.%d", (int)path.section, (int)path.row);
  return path;
}
- (void)tableView:(UITableView *)tableView didSelectRowAtIndexPath:(NSIndexPath *)path {
  NSLog(@"selected %d.%d", (int)path.section, (int)path.row);
  [tableView deselectRowAtIndexPath:path animated:YES];
}
- (BOOL)tableView:(UITableView *)tableView canEditRowAtIndexPath:(NSIndexPath *)path {
  static BOOL isLogged;
  if (!isLogged) NSLog(@"can edit %d.%d", (int)path.section, (int)path.row);
  isLogged = YES;
  return YES;
}
- (void)tableView:(UITableView *)tableView commitEditingStyle:(UITableViewCellEditingStyle)style forRowAtIndexPath:(NSIndexPath *)path {
  [_sections[path.section] removeObjectAtIndex:path.row];
  [tableView deleteRowsAtIndexPaths:@[path] withRowAnimation:UITableViewRowAnimationFade];
  self.log = [NSString stringWithFormat:@"deleted %d.%d", (int)path.section, (int)path.row];
  NSLog(@"%@, %d left", self.log, (int)[_sections[path.section] count]);
}
@end
