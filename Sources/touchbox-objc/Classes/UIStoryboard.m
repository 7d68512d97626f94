// Storyboards: controllers and their views, and the app's main storyboard.
#import "TBNib.h"

NSString *TBFileWithSuffix(NSString *suffix);
NSDictionary *TBInfo(void);

@implementation TBScene
- (void)dealloc {
  [_storyboard release];
  [_scene release];
  [_controller release];
  [_owner release];
  [_connections release];
  [super dealloc];
}
@end

static char sceneKey, objectsKey;
TBScene *TBSceneOf(UIViewController *controller) { return objc_getAssociatedObject(controller, &sceneKey); }
void TBSetScene(UIViewController *controller, TBScene *scene) {
  objc_setAssociatedObject(controller, &sceneKey, scene, OBJC_ASSOCIATION_RETAIN_NONATOMIC);
}

static BOOL isController(TBElement *element) {
  return [element->_name hasSuffix:@"Controller"] || [element->_name isEqualToString:@"viewControllerPlaceholder"];
}

/// Returns a storyboard's controllers and the scenes that contain them, alternately.
static NSArray *controllers(TBElement *root) {
  NSMutableArray *result = [NSMutableArray array];
  for (TBElement *scene in [root list:@"scenes"]) {
    for (TBElement *element in [scene list:@"objects"]) {
      if (isController(element)) [result addObjectsFromArray:[NSArray arrayWithObjects:element, scene, nil]];
    }
  }
  return result;
}

@implementation UIStoryboard {
  NSString *_path;
  TBElement *_root;
}

static UIStoryboard *storyboardAt(NSString *path) {
  TBElement *root = path ? TBReadXML(path) : nil;
  if (!root) return nil;
  if (![root->_name isEqualToString:@"document"]) {
    TBWarn(path, root, @"cannot be read; expected a storyboard of Xcode");
    return nil;
  }
  UIStoryboard *storyboard = [[[UIStoryboard alloc] init] autorelease];
  storyboard->_path = [path copy];
  storyboard->_root = [root retain];
  return storyboard;
}

- (void)dealloc {
  [_path release];
  [_root release];
  [super dealloc];
}

+ (UIStoryboard *)storyboardWithName:(NSString *)name bundle:(NSBundle *)bundle {
  UIStoryboard *storyboard = storyboardAt(TBFileNamed([name stringByAppendingPathExtension:@"storyboard"]));
  if (!storyboard) {
    [NSException raise:NSInvalidArgumentException format:@"Could not find a storyboard named '%@'", name];
  }
  return storyboard;
}

/// Returns the index of a controller's element, or NSNotFound.
static NSUInteger indexOf(NSArray *list, NSString *identifier) {
  for (NSUInteger i = 0; i < [list count]; i += 2) {
    if ([[[list objectAtIndex:i] attribute:@"id"] isEqualToString:identifier]) return i;
  }
  return NSNotFound;
}

UIViewController *TBMakeController(UIStoryboard *storyboard, NSString *identifier);

/// Creates the controllers that a navigation or tab bar controller contains.
static void makeContained(UIViewController *container, TBElement *element, UIStoryboard *storyboard) {
  // A controller that contains itself would recurse endlessly.
  static NSMutableArray *open;
  if (!open) open = [[NSMutableArray alloc] init];
  [open addObject:element];
  NSMutableArray *controllers = [NSMutableArray array];
  for (TBElement *each in [element list:@"connections"]) {
    NSString *relationship = [each attribute:@"relationship"];
    if (![relationship isEqualToString:@"rootViewController"] && ![relationship isEqualToString:@"viewControllers"]) continue;
    BOOL isOpen = NO;
    for (TBElement *outer in open) {
      if ([[outer attribute:@"id"] isEqualToString:[each attribute:@"destination"]]) isOpen = YES;
    }
    UIViewController *controller = isOpen ? nil : TBMakeController(storyboard, [each attribute:@"destination"]);
    if (controller) {
      [controllers addObject:controller];
    } else {
      TBWarn(storyboard->_path, each, @"the relationship does not lead to a controller in the file; it is left out");
    }
  }
  [open removeLastObject];
  if ([controllers count] && [container respondsToSelector:@selector(setViewControllers:)]) {
    [(UINavigationController *)container setViewControllers:controllers];
  }
}

/// Creates a controller by its identifier in the file, or returns nil if it does not exist.
UIViewController *TBMakeController(UIStoryboard *storyboard, NSString *identifier) {
  NSArray *list = controllers(storyboard->_root);
  NSUInteger index = identifier ? indexOf(list, identifier) : NSNotFound;
  if (index == NSNotFound) return nil;
  TBElement *element = [list objectAtIndex:index];
  if ([element->_name isEqualToString:@"viewControllerPlaceholder"]) {
    TBWarn(storyboard->_path, element, @"references to other storyboards are not supported; create the controller in code");
    return nil;
  }
  NSString *kit = [NSString stringWithFormat:@"UI%@%@", [[element->_name substringToIndex:1] uppercaseString],
                                             [element->_name substringFromIndex:1]];
  Class plain = objc_lookUpClass([kit UTF8String]);
  if (!plain) {
    TBWarn(storyboard->_path, element, @"there is no %@ here; a UIViewController is used instead", kit);
    plain = [UIViewController class];
  }
  Class cls = TBClassNamed([element attribute:@"customClass"], plain, [UIViewController class], storyboard->_path, element);
  TBNibCoder *coder = [[[TBNibCoder alloc] init] autorelease];
  coder->_scene = [[[TBScene alloc] init] autorelease];
  coder->_scene->_storyboard = [storyboard retain];
  coder->_scene->_controller = [element retain];
  coder->_scene->_scene = [[list objectAtIndex:index + 1] retain];
  UIViewController *made = [[[cls alloc] initWithCoder:coder] autorelease];
  if ([element attribute:@"title"]) [made setTitle:[element attribute:@"title"]];
  TBNibObject *object = [[[TBNibObject alloc] init] autorelease];
  object->_element = [element retain];
  object->_made = [made retain];
  TBNibFile *file = [[[TBNibFile alloc] init] autorelease];
  file->_path = [storyboard->_path copy];
  file->_document = [storyboard->_root retain];
  coder->_scene->_owner = [TBReadItems(element, file) retain];
  coder->_scene->_connections = [file->_connections retain];
  TBFill(made, coder->_scene->_owner, file);
  TBSetRuntimeAttributes(object, file);
  makeContained(made, element, storyboard);
  [made awakeFromNib];
  return made;
}

BOOL TBLoadScene(UIViewController *controller, TBScene *scene) {
  UIStoryboard *storyboard = scene->_storyboard;
  if (![scene->_controller childForKey:@"view"]) return NO;
  TBNibFile *file = [[[TBNibFile alloc] init] autorelease];
  file->_path = [storyboard->_path copy];
  file->_document = [storyboard->_root retain];
  TBReadScene(scene, file);
  objc_setAssociatedObject(controller, &objectsKey, TBLoad(file, controller), OBJC_ASSOCIATION_RETAIN_NONATOMIC);
  // The controller retains the scene.
  [scene->_owner->_made release];
  scene->_owner->_made = nil;
  return YES;
}

- (id)instantiateInitialViewController {
  return TBMakeController(self, [_root attribute:@"initialViewController"]);
}

- (id)instantiateViewControllerWithIdentifier:(NSString *)identifier {
  NSArray *list = controllers(_root);
  for (NSUInteger i = 0; i < [list count]; i += 2) {
    TBElement *element = [list objectAtIndex:i];
    if (![[element attribute:@"storyboardIdentifier"] isEqualToString:identifier]) continue;
    return TBMakeController(self, [element attribute:@"id"]);
  }
  NSString *name = [[_path lastPathComponent] stringByDeletingPathExtension];
  [NSException raise:NSInvalidArgumentException
              format:@"Storyboard '%@' doesn't contain a view controller with identifier '%@'", name, identifier];
  return nil;
}

/// Returns the identifier of the first controller with a class, or of the initial controller if there are several.
static NSString *identifierOf(UIStoryboard *storyboard, NSString *className) {
  NSString *first = nil, *initial = [storyboard->_root attribute:@"initialViewController"];
  NSArray *list = controllers(storyboard->_root);
  for (NSUInteger i = 0; i < [list count]; i += 2) {
    TBElement *element = [list objectAtIndex:i];
    if (![[element attribute:@"customClass"] isEqualToString:className]) continue;
    NSString *identifier = [element attribute:@"id"];
    if (!first || [identifier isEqualToString:initial]) first = identifier;
  }
  return first;
}

// MARK: - The main storyboard

/// Returns the app's main storyboard, or nil.
static UIStoryboard *mainStoryboard(void) {
  NSDictionary *info = TBInfo();
  NSString *name = [info objectForKey:@"UIMainStoryboardFile"];
  if (name) return storyboardAt(TBFileNamed([name stringByAppendingPathExtension:@"storyboard"]));
  if (info) return nil;
  return storyboardAt(TBFileNamed(@"Main.storyboard") ?: TBFileNamed(@"MainStoryboard.storyboard")
                          ?: TBFileWithSuffix(@".storyboard"));
}

void *TBMakeInitialController(void) {
  id controller = nil;
  TB_BEGIN controller = [[mainStoryboard() instantiateInitialViewController] retain];
  TB_END
  return controller;
}

void *TBMakeSceneOfClass(const char *className) {
  id controller = nil;
  TB_BEGIN
  UIStoryboard *storyboard = mainStoryboard();
  NSString *identifier = storyboard ? identifierOf(storyboard, [NSString stringWithUTF8String:className]) : nil;
  if (identifier) controller = [TBMakeController(storyboard, identifier) retain];
  TB_END
  return controller;
}

int TBIsInitialClass(const char *className) {
  int result = 0;
  TB_BEGIN
  UIStoryboard *storyboard = mainStoryboard();
  NSString *initial = storyboard ? [storyboard->_root attribute:@"initialViewController"] : nil;
  if (initial) result = [identifierOf(storyboard, [NSString stringWithUTF8String:className]) isEqualToString:initial];
  TB_END
  return result;
}
@end
