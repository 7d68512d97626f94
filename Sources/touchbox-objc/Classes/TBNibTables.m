// Tables in nib files: the prototypes of cells, and sections with cells.
#import "TBNib.h"

@implementation TBTableSection
- (void)dealloc {
  [_header release];
  [_footer release];
  [_cells release];
  [super dealloc];
}
@end

static char sectionsKey, heightKey;
NSNumber *TBRowHeight(UITableViewCell *cell) { return objc_getAssociatedObject(cell, &heightKey); }
NSArray *TBTableSections(UITableView *table) { return objc_getAssociatedObject(table, &sectionsKey); }

/// Returns the controller that contains a view, or nil.
static UIViewController *controllerOf(UIResponder *responder) {
  while (responder && ![responder isKindOfClass:[UIViewController class]]) responder = [responder nextResponder];
  return (UIViewController *)responder;
}

/// Creates a cell from its prototype.
static id makePrototype(UITableView *table, TBElement *element, NSString *path, TBElement *document) {
  TBNibFile *file = [[[TBNibFile alloc] init] autorelease];
  file->_path = [path copy];
  file->_document = [document retain];
  TBNibObject *object = TBReadObject(element, YES, file);
  if (!object) return nil;
  UIViewController *controller = controllerOf(table);
  if (controller && TBSceneOf(controller)) {
    // Outlets and actions may refer to the controller.
    TBNibObject *owner = [[[TBNibObject alloc] init] autorelease];
    owner->_identifier = [[TBSceneOf(controller)->_controller attribute:@"id"] copy];
    [file->_roots addObject:owner];
  }
  [file->_roots addObject:object];
  TBLoad(file, controller);
  return object->_made;
}

static void registerPrototype(UITableView *table, TBElement *element, TBNibFile *file) {
  NSString *identifier = [element attribute:@"reuseIdentifier"];
  if (!identifier) {
    return TBWarn(file->_path, element, @"a prototype of a cell has no identifier; it is left out");
  }
  NSString *path = file->_path;
  TBElement *document = file->_document;
  // The table owns the block.
  __block UITableView *owner = table;
  id (^make)(void) = ^id { return makePrototype(owner, element, path, document); };
  tbs_registerView(table, [identifier UTF8String], _Block_copy(make), NO);
}

void TBFillTable(UITableView *table, TBNibObject *object, TBNibFile *file) {
  NSNumber *style = [object->_values objectForKey:@"tableStyle"];
  if (style) tbs_setTableStyle(table, [style integerValue]);
  for (TBElement *prototype in [object->_element list:@"prototypes"]) registerPrototype(table, prototype, file);
  NSArray *sections = [object->_values objectForKey:@"sections"];
  if (!sections) return;
  for (TBTableSection *section in sections) {
    NSMutableArray *cells = [NSMutableArray array];
    for (TBNibObject *each in section->_cells) {
      id cell = TBMake(each, file);
      if (cell) [cells addObject:cell];
    }
    [section->_cells release];
    section->_cells = [cells retain];
  }
  objc_setAssociatedObject(table, &sectionsKey, sections, OBJC_ASSOCIATION_RETAIN_NONATOMIC);
}

void TBFillCell(UITableViewCell *cell, TBNibObject *object) {
  NSNumber *style = [object->_values objectForKey:@"cellStyle"];
  tbs_setCellStyle(cell, [style integerValue], [[object->_values objectForKey:@"reuseIdentifier"] UTF8String]);
  objc_setAssociatedObject(cell, &heightKey, [object->_values objectForKey:@"rowHeight"], OBJC_ASSOCIATION_RETAIN_NONATOMIC);
  TBNibObject *content = [object->_values objectForKey:@"contentView"];
  if (!style || !content) return;
  for (NSString *part in [NSArray arrayWithObjects:@"textLabel", @"detailTextLabel", @"imageView", nil]) {
    NSString *identifier = [object->_element attribute:part];
    for (TBNibObject *view in content->_subviews) {
      if (!identifier || ![view->_identifier isEqualToString:identifier]) continue;
      view->_made = [[cell performSelector:NSSelectorFromString(part)] retain];
      // The cell lays out the parts of its style.
      view->_frame = CGRectZero;
      [view->_values removeObjectForKey:@"autoresizingMask"];
      [view->_values removeObjectForKey:@"translatesAutoresizingMaskIntoConstraints"];
    }
  }
}
