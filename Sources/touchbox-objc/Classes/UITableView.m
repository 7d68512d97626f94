// Tables, their cells, and their controllers.
#import "TBNib.h"

@implementation NSIndexPath (UITableView)
+ (instancetype)indexPathForRow:(NSInteger)row inSection:(NSInteger)section {
  return [(id)TBMakeIndexPath(section, row) autorelease];
}
+ (instancetype)indexPathForItem:(NSInteger)item inSection:(NSInteger)section {
  return [(id)TBMakeIndexPath(section, item) autorelease];
}
- (NSInteger)section {
  return (NSInteger)[self indexAtPosition:0];
}
- (NSInteger)row {
  return (NSInteger)[self indexAtPosition:1];
}
- (NSInteger)item {
  return (NSInteger)[self indexAtPosition:1];
}
@end

/// Registers a class for cells or headers, or nil to remove the registration.
static void registerClass(UITableView *table, Class cls, NSString *identifier, BOOL isHeader) {
  id (^make)(void) = ^id {
    if (isHeader) return [[[cls alloc] initWithReuseIdentifier:identifier] autorelease];
    return [[[cls alloc] initWithStyle:UITableViewCellStyleDefault reuseIdentifier:identifier] autorelease];
  };
  tbs_registerView(table, [identifier UTF8String], cls ? _Block_copy(make) : NULL, isHeader);
}

static void registerNib(UITableView *table, UINib *nib, NSString *identifier, BOOL isHeader) {
  Class kind = isHeader ? [UITableViewHeaderFooterView class] : [UITableViewCell class];
  id (^make)(void) = ^id {
    for (id object in [nib instantiateWithOwner:nil options:nil]) {
      if (![object isKindOfClass:kind]) continue;
      if (isHeader) {
        tbs_setReuseIdentifier(object, [identifier UTF8String]);
      } else if (![object reuseIdentifier]) {
        tbs_setCellStyle(object, UITableViewCellStyleDefault, [identifier UTF8String]);
      }
      return object;
    }
    return nil;
  };
  tbs_registerView(table, [identifier UTF8String], nib ? _Block_copy(make) : NULL, isHeader);
}

@implementation UITableView
#include "UITableView.inc"
- (instancetype)initWithFrame:(CGRect)frame style:(UITableViewStyle)style {
  if (!(self = [self initWithFrame:frame])) return nil;
  tbs_setTableStyle(self, style);
  return self;
}
- (void)registerClass:(Class)cellClass forCellReuseIdentifier:(NSString *)identifier {
  registerClass(self, cellClass, identifier, NO);
}
- (void)registerNib:(UINib *)nib forCellReuseIdentifier:(NSString *)identifier {
  registerNib(self, nib, identifier, NO);
}
- (void)registerClass:(Class)viewClass forHeaderFooterViewReuseIdentifier:(NSString *)identifier {
  registerClass(self, viewClass, identifier, YES);
}
- (void)registerNib:(UINib *)nib forHeaderFooterViewReuseIdentifier:(NSString *)identifier {
  registerNib(self, nib, identifier, YES);
}
- (__kindof UITableViewCell *)dequeueReusableCellWithIdentifier:(NSString *)identifier {
  return [(id)tbs_dequeueView(self, [identifier UTF8String], NO) autorelease];
}
- (__kindof UITableViewCell *)dequeueReusableCellWithIdentifier:(NSString *)identifier forIndexPath:(NSIndexPath *)path {
  id cell = [self dequeueReusableCellWithIdentifier:identifier];
  if (!cell) {
    [NSException raise:NSInternalInconsistencyException
                format:@"unable to dequeue a cell with identifier %@ - must register a nib or a class for the "
                       @"identifier or connect a prototype cell in a storyboard", identifier];
  }
  return cell;
}
- (__kindof UITableViewHeaderFooterView *)dequeueReusableHeaderFooterViewWithIdentifier:(NSString *)identifier {
  return [(id)tbs_dequeueView(self, [identifier UTF8String], YES) autorelease];
}
@end

@implementation UITableViewCell
#include "UITableViewCell.inc"
- (instancetype)initWithStyle:(UITableViewCellStyle)style reuseIdentifier:(NSString *)identifier {
  if (!(self = [super initWithFrame:CGRectZero])) return nil;
  tbs_setCellStyle(self, style, [identifier UTF8String]);
  return self;
}
- (instancetype)initWithFrame:(CGRect)frame {
  return [self initWithFrame:frame reuseIdentifier:nil];
}
- (id)init {
  return [self initWithStyle:UITableViewCellStyleDefault reuseIdentifier:nil];
}
@end

@implementation UITableViewCell (OlderNames)
- (instancetype)initWithFrame:(CGRect)frame reuseIdentifier:(NSString *)identifier {
  if (!(self = [self initWithStyle:UITableViewCellStyleDefault reuseIdentifier:identifier])) return nil;
  if (!CGRectIsEmpty(frame)) [self setFrame:frame];
  return self;
}
- (NSString *)text {
  return [[self textLabel] text];
}
- (void)setText:(NSString *)text {
  [[self textLabel] setText:text];
}
- (UIFont *)font {
  return [[self textLabel] font];
}
- (void)setFont:(UIFont *)font {
  [[self textLabel] setFont:font];
}
- (UIColor *)textColor {
  return [[self textLabel] textColor];
}
- (void)setTextColor:(UIColor *)color {
  [[self textLabel] setTextColor:color];
}
- (UIImage *)image {
  return [[self imageView] image];
}
- (void)setImage:(UIImage *)image {
  [[self imageView] setImage:image];
}
@end

@implementation UITableViewHeaderFooterView
#include "UITableViewHeaderFooterView.inc"
- (instancetype)initWithReuseIdentifier:(NSString *)identifier {
  if (!(self = [super initWithFrame:CGRectZero])) return nil;
  tbs_setReuseIdentifier(self, [identifier UTF8String]);
  return self;
}
- (instancetype)initWithFrame:(CGRect)frame {
  if ((self = [self initWithReuseIdentifier:nil])) [self setFrame:frame];
  return self;
}
- (id)init {
  return [self initWithReuseIdentifier:nil];
}
@end

@implementation UITableViewController
#include "UITableViewController.inc"
- (instancetype)initWithStyle:(UITableViewStyle)style {
  if (!(self = [self initWithNibName:nil bundle:nil])) return nil;
  tbs_setTableStyle(self, style);
  return self;
}
- (id)init {
  return [self initWithStyle:UITableViewStylePlain];
}

/// Returns a section of the table in the controller's nib file, or nil if a data source provides the rows.
static TBTableSection *sectionAt(UITableViewController *controller, NSInteger index) {
  NSArray *sections = TBTableSections([controller tableView]);
  return sections && index < (NSInteger)[sections count] ? [sections objectAtIndex:index] : nil;
}
// Only a table with sections in a nib file has these methods, unless a subclass implements them.
- (BOOL)respondsToSelector:(SEL)selector {
  BOOL isOptional = selector == @selector(tableView:titleForHeaderInSection:) ||
                    selector == @selector(tableView:titleForFooterInSection:) ||
                    selector == @selector(tableView:heightForRowAtIndexPath:);
  Class own = [UITableViewController class];
  if (isOptional && [self methodForSelector:selector] == [own instanceMethodForSelector:selector]) {
    return [self isViewLoaded] && TBTableSections([self tableView]) != nil;
  }
  return [super respondsToSelector:selector];
}
- (NSInteger)numberOfSectionsInTableView:(UITableView *)tableView {
  NSArray *sections = TBTableSections(tableView);
  return sections ? (NSInteger)[sections count] : 1;
}
- (NSInteger)tableView:(UITableView *)tableView numberOfRowsInSection:(NSInteger)section {
  TBTableSection *found = sectionAt(self, section);
  return found ? (NSInteger)[found->_cells count] : 0;
}
- (UITableViewCell *)tableView:(UITableView *)tableView cellForRowAtIndexPath:(NSIndexPath *)path {
  TBTableSection *found = sectionAt(self, [path section]);
  return found ? [found->_cells objectAtIndex:[path row]] : nil;
}
- (NSString *)tableView:(UITableView *)tableView titleForHeaderInSection:(NSInteger)section {
  TBTableSection *found = sectionAt(self, section);
  return found ? found->_header : nil;
}
- (NSString *)tableView:(UITableView *)tableView titleForFooterInSection:(NSInteger)section {
  TBTableSection *found = sectionAt(self, section);
  return found ? found->_footer : nil;
}
- (CGFloat)tableView:(UITableView *)tableView heightForRowAtIndexPath:(NSIndexPath *)path {
  TBTableSection *found = sectionAt(self, [path section]);
  NSNumber *height = found ? TBRowHeight([found->_cells objectAtIndex:[path row]]) : nil;
  return height ? [height doubleValue] : [tableView rowHeight];
}
@end

// MARK: - Actions

@implementation UIContextualAction
#include "UIContextualAction.inc"
+ (instancetype)contextualActionWithStyle:(UIContextualActionStyle)style
                                    title:(NSString *)title
                                  handler:(void (^)(UIContextualAction *, UIView *, void (^)(BOOL)))handler {
  return [(id)tbs_makeContextualAction(style, [title UTF8String], _Block_copy(handler)) autorelease];
}
@end

@implementation UITableViewRowAction
#include "UITableViewRowAction.inc"
+ (instancetype)rowActionWithStyle:(UITableViewRowActionStyle)style
                             title:(NSString *)title
                           handler:(void (^)(UITableViewRowAction *, NSIndexPath *))handler {
  return [(id)tbs_makeRowAction(style, [title UTF8String], _Block_copy(handler)) autorelease];
}
@end
