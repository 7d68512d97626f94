// Stand-ins for a nib file, for listings that do not include one.
#import "TBPrivate.h"

/// Calls `use` for each outlet in a controller's classes that is not set.
static void eachEmptyOutlet(UIViewController *controller, void (^use)(NSString *name, Class type)) {
  NSString *lines = [NSString stringWithUTF8String:TBOutlets()];
  for (NSString *line in [lines componentsSeparatedByString:@"\n"]) {
    NSArray *words = [line componentsSeparatedByString:@" "];
    if ([words count] != 3) continue;
    Class owner = objc_lookUpClass([[words objectAtIndex:0] UTF8String]);
    Class type = objc_lookUpClass([[words objectAtIndex:2] UTF8String]);
    NSString *name = [words objectAtIndex:1];
    if (!owner || ![controller isKindOfClass:owner] || [name isEqualToString:@"view"]) continue;
    BOOL isView = NO;
    for (Class each = type; each; each = class_getSuperclass(each)) {
      if (each == [UIWindow class]) break;
      if (each == [UIView class]) isView = YES;
    }
    if (isView && ![controller valueForKey:name]) use(name, type);
  }
}

static BOOL isCreatingFirst;

void *TBInitController(const char *className) {
  id controller = nil;
  TB_BEGIN
  isCreatingFirst = YES;
  Class cls = objc_lookUpClass(className);
  controller = TBMakeSceneOfClass(className);
  // The initializer of a table's controller determines its style.
  if (!controller && [cls isSubclassOfClass:[UITableViewController class]]) controller = [[cls alloc] init];
  if (!controller) controller = [[cls alloc] initWithNibName:nil bundle:nil];
  isCreatingFirst = NO;
  TB_END
  return controller;
}

int TBNeedsStandIns(void *object) {
  UIViewController *controller = object;
  SEL loadView = @selector(loadView);
  if ([controller methodForSelector:loadView] != [UIViewController instanceMethodForSelector:loadView]) return 0;
  __block int result = isCreatingFirst;
  isCreatingFirst = NO;
  TB_BEGIN
  eachEmptyOutlet(controller, ^(NSString *name, Class type) { result = 1; });
  TB_END
  return result;
}

void TBMakeStandIns(void *object) {
  TB_BEGIN
  UIViewController *controller = object;
  UIView *view = [controller view];
  __block CGFloat y = 20;
  NSMutableArray *names = [NSMutableArray array];
  eachEmptyOutlet(controller, ^(NSString *name, Class type) {
    UIView *made = [[[type alloc] initWithFrame:CGRectMake(20, y, [view bounds].size.width - 40, 40)] autorelease];
    if ([made isKindOfClass:[UILabel class]]) [(UILabel *)made setTextAlignment:NSTextAlignmentCenter];
    if ([made isKindOfClass:[UITextField class]]) {
      [(UITextField *)made setBorderStyle:UITextBorderStyleRoundedRect];
      [(UITextField *)made setPlaceholder:name];
    }
    if ([made isKindOfClass:[UIButton class]]) [(UIButton *)made setTitle:name forState:UIControlStateNormal];
    [made setAccessibilityIdentifier:name];
    [controller setValue:made forKey:name];
    [view addSubview:made];
    [names addObject:name];
    y += 48;
  });
  // As in Xcode's templates.
  [view setBackgroundColor:[UIColor whiteColor]];
  if ([names count]) {
    // Pages whose code has outlets also list the options to select in Interface Builder.
    [view setMultipleTouchEnabled:YES];
    NSString *text = [NSString
        stringWithFormat:@"%s: there is no nib file, so its view accepts several touches and has a stand-in for each "
                         @"outlet: %@",
                         class_getName([controller class]), [names componentsJoinedByString:@", "]];
    tbs_warn([text UTF8String]);
  }
  TB_END
}
