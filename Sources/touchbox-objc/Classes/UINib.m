// Finds nib files, and loads the nib files of controllers and apps.
#import "TBNib.h"

/// Returns the first path, in alphabetical order, of the app's files that pass a test.
static NSString *firstFile(BOOL (^test)(NSString *name)) {
  NSString *folder = [NSString stringWithUTF8String:TBAppFolder()];
  NSArray *excluded = [[NSString stringWithUTF8String:TBExcludedFolders()] componentsSeparatedByString:@"\n"];
  NSDirectoryEnumerator *files = [[NSFileManager defaultManager] enumeratorAtPath:folder];
  NSString *found = nil;
  for (NSString *file in files) {
    NSString *path = [folder stringByAppendingPathComponent:file];
    if ([excluded containsObject:path]) [files skipDescendents];
    if (!test([file lastPathComponent])) continue;
    // The order of files in a folder differs between machines.
    if (!found || [path compare:found] == NSOrderedAscending) found = path;
  }
  return found;
}

NSString *TBFileNamed(NSString *name) {
  return firstFile(^BOOL(NSString *file) { return [file isEqualToString:name]; });
}
NSString *TBFileWithSuffix(NSString *suffix) {
  return firstFile(^BOOL(NSString *file) { return [file hasSuffix:suffix]; });
}

NSDictionary *TBInfo(void) {
  NSString *path = TBFileNamed(@"Info.plist") ?: TBFileWithSuffix(@"Info.plist");
  return path ? [NSDictionary dictionaryWithContentsOfFile:path] : nil;
}

static NSString *nibNamed(NSString *name) { return TBFileNamed([name stringByAppendingPathExtension:@"xib"]); }

@implementation UINib {
  NSString *_path;
}
+ (UINib *)nibWithNibName:(NSString *)name bundle:(NSBundle *)bundle {
  NSString *path = nibNamed(name);
  if (!path) {
    [NSException raise:NSInvalidArgumentException format:@"Could not load NIB in bundle with name '%@'", name];
  }
  UINib *nib = [[[self alloc] init] autorelease];
  nib->_path = [path copy];
  return nib;
}
- (void)dealloc {
  [_path release];
  [super dealloc];
}
- (NSArray *)instantiateWithOwner:(id)owner options:(NSDictionary *)options {
  TBNibFile *file = [TBNibFile fileAt:_path];
  return file ? TBLoad(file, owner) : nil;
}
@end

@implementation NSBundle (UINibLoading)
- (NSArray *)loadNibNamed:(NSString *)name owner:(id)owner options:(NSDictionary *)options {
  return [[UINib nibWithNibName:name bundle:self] instantiateWithOwner:owner options:options];
}
@end

// MARK: - Controllers

static NSString *nibOf(UIViewController *controller, NSString *name) {
  NSMutableArray *names = [NSMutableArray array];
  if (name) [names addObject:name];
  NSString *className = NSStringFromClass([controller class]);
  if (!name && [className hasSuffix:@"ViewController"]) [names addObject:[className substringToIndex:[className length] - 10]];
  if (!name) [names addObject:className];
  for (NSString *each in names) {
    NSString *path = nibNamed(each);
    if (path) return path;
  }
  return nil;
}

int TBHasNib(void *controller, const char *nibName) {
  int result = 0;
  TB_BEGIN
  result = TBSceneOf(controller) || nibOf(controller, nibName ? [NSString stringWithUTF8String:nibName] : nil);
  TB_END
  return result;
}

int TBLoadNib(void *object) {
  int result = 0;
  TB_BEGIN
  UIViewController *controller = object;
  TBScene *scene = TBSceneOf(controller);
  if (scene) {
    result = TBLoadScene(controller, scene);
  } else {
    NSString *path = nibOf(controller, [controller nibName]);
    TBNibFile *file = path ? [TBNibFile fileAt:path] : nil;
    static char topLevelKey;
    NSArray *objects = file ? TBLoad(file, controller) : nil;
    objc_setAssociatedObject(controller, &topLevelKey, objects, OBJC_ASSOCIATION_RETAIN_NONATOMIC);
    result = file != nil;
  }
  TB_END
  return result;
}

void *TBLoadMainNib(void *application) {
  id delegate = nil;
  TB_BEGIN
  NSString *path = nibNamed([TBInfo() objectForKey:@"NSMainNibFile"] ?: @"MainWindow");
  TBNibFile *file = path ? [TBNibFile fileAt:path] : nil;
  if (file) TBLoad(file, nil);
  for (TBNibConnection *connection in file ? file->_connections : nil) {
    TBNibObject *from = [file objectWithIdentifier:connection->_source];
    TBNibObject *to = [file objectWithIdentifier:connection->_destination];
    // The owner is the application object, which does not exist yet.
    if (from && !from->_className && [connection->_label isEqualToString:@"delegate"] && to) delegate = [to->_made retain];
  }
  TB_END
  return delegate;
}
