// Creates and connects the objects in a xib file.
#import "TBNib.h"

NSString *TBFileNamed(NSString *name) {
  NSString *folder = [NSString stringWithUTF8String:TBAppFolder()];
  NSArray *excluded = [[NSString stringWithUTF8String:TBExcludedFolders()] componentsSeparatedByString:@"\n"];
  NSDirectoryEnumerator *files = [[NSFileManager defaultManager] enumeratorAtPath:folder];
  NSString *found = nil;
  for (NSString *file in files) {
    NSString *path = [folder stringByAppendingPathComponent:file];
    if ([excluded containsObject:path]) [files skipDescendents];
    if (![[file lastPathComponent] isEqualToString:name]) continue;
    // The order of files in a folder differs between machines.
    if (!found || [path compare:found] == NSOrderedAscending) found = path;
  }
  return found;
}

static void warn(TBNibFile *file, NSString *format, NSString *first, NSString *second) {
  NSString *text = [NSString stringWithFormat:format, first, second];
  tbs_warn([[NSString stringWithFormat:@"%@: %@", [file->_path lastPathComponent], text] UTF8String]);
}

/// Returns a new object, whose values are not set yet.
static id alloc(TBNibObject *object, TBNibFile *file) {
  Class plain = objc_lookUpClass([object->_className UTF8String]);
  Class cls = object->_customClass ? objc_lookUpClass([object->_customClass UTF8String]) : plain;
  if (object->_customClass && !cls) {
    warn(file, @"there is no class named %@; the object is a %@", object->_customClass, object->_className);
    cls = plain;
  }
  NSNumber *buttonType = [object->_values objectForKey:@"buttonType"];
  if (buttonType && cls == [UIButton class]) return [[UIButton buttonWithType:[buttonType integerValue]] retain];
  if ([object->_values objectForKey:@"segments"]) {
    return [[cls alloc] initWithItems:[object->_values objectForKey:@"segments"]];
  }
  for (Class each = cls; each; each = class_getSuperclass(each)) {
    if (each == [UIViewController class]) {
      return [[cls alloc] initWithNibName:[object->_values objectForKey:@"nibName"] bundle:nil];
    }
    if (each == [UIGestureRecognizer class]) return [[cls alloc] init];
    if (each == [UIView class]) return [[cls alloc] initWithCoder:nil];
  }
  return [[cls alloc] init];
}

static void setValue(id made, NSString *key, id value) {
  if ([made isKindOfClass:[UIButton class]]) {
    if ([key isEqualToString:@"title"]) return [made setTitle:value forState:UIControlStateNormal];
    if ([key isEqualToString:@"titleColor"]) return [made setTitleColor:value forState:UIControlStateNormal];
    if ([key isEqualToString:@"image"]) return [made setImage:[UIImage imageNamed:value] forState:UIControlStateNormal];
    if ([key isEqualToString:@"backgroundImage"]) {
      return [made setBackgroundImage:[UIImage imageNamed:value] forState:UIControlStateNormal];
    }
    if ([key isEqualToString:@"font"]) return [[made titleLabel] setFont:value];
  }
  if ([key isEqualToString:@"image"]) value = [UIImage imageNamed:value];
  if ([key isEqualToString:@"animating"]) return [value boolValue] ? [made startAnimating] : (void)0;
  NSString *setter = [NSString stringWithFormat:@"set%@%@:", [[key substringToIndex:1] uppercaseString], [key substringFromIndex:1]];
  if (value && [made respondsToSelector:NSSelectorFromString(setter)]) [made setValue:value forKey:key];
}

static id make(TBNibObject *object, TBNibFile *file) {
  id made = object->_made = alloc(object, file);
  if ([made isKindOfClass:[UIView class]]) {
    // Set the frame before adding subviews, and values such as a slider's range before its value.
    [made setFrame:object->_frame];
  }
  NSArray *keys = [[object->_values allKeys] sortedArrayUsingSelector:@selector(compare:)];
  for (NSString *key in keys) {
    id value = [object->_values objectForKey:key];
    if ([value isKindOfClass:[TBNibObject class]]) {
      setValue(made, key, make(value, file));
    } else if (![key isEqualToString:@"value"]) {
      setValue(made, key, value);
    }
  }
  setValue(made, @"value", [object->_values objectForKey:@"value"]);
  for (TBNibObject *view in object->_subviews) [made addSubview:make(view, file)];
  return made;
}

static void connectObjects(TBNibFile *file, id owner) {
  for (TBNibConnection *connection in file->_connections) {
    TBNibObject *from = [file objectWithIdentifier:connection->_source];
    TBNibObject *to = [file objectWithIdentifier:connection->_destination];
    // The file's owner and the first responder have no class. The first responder is the second of the two.
    id source = from ? from->_made : nil, destination = to ? to->_made : nil;
    if (!source) continue;
    if (!connection->_isAction) {
      if (destination && [connection->_label isEqualToString:@"gestureRecognizers"]) {
        [source addGestureRecognizer:destination];
      } else if (destination && ![connection->_label isEqualToString:@"delegate"]) {
        [source setValue:destination forKey:connection->_label];
      } else if (destination && [source respondsToSelector:@selector(setDelegate:)]) {
        [source setDelegate:destination];
      }
      continue;
    }
    SEL action = NSSelectorFromString(connection->_label);
    if (destination && ![destination respondsToSelector:action]) {
      warn(file, @"%@ has no action %@", NSStringFromClass([destination class]), connection->_label);
    } else if ([source isKindOfClass:[UIGestureRecognizer class]]) {
      [source addTarget:destination action:action];
    } else {
      [source addTarget:destination action:action forControlEvents:connection->_events];
    }
  }
}

static void awake(NSArray *objects) {
  for (TBNibObject *object in objects) {
    if (object->_className) [object->_made awakeFromNib];
    awake(object->_subviews);
  }
}

/// Loads a file for an owner. Returns whether it succeeded.
static BOOL load(NSString *path, id owner) {
  TBNibFile *file = [TBNibFile fileAt:path];
  if (!file) return NO;
  BOOL hasOwner = NO;
  for (TBNibObject *object in file->_roots) {
    if (object->_className) {
      make(object, file);
    } else if (!hasOwner) {
      object->_made = [owner retain];
      hasOwner = YES;
    }
  }
  connectObjects(file, owner);
  awake(file->_roots);
  return YES;
}

static NSString *nibOf(UIViewController *controller, NSString *name) {
  NSMutableArray *names = [NSMutableArray array];
  if (name) [names addObject:name];
  NSString *className = NSStringFromClass([controller class]);
  if (!name && [className hasSuffix:@"ViewController"]) [names addObject:[className substringToIndex:[className length] - 10]];
  if (!name) [names addObject:className];
  for (NSString *each in names) {
    NSString *path = TBFileNamed([each stringByAppendingPathExtension:@"xib"]);
    if (path) return path;
  }
  return nil;
}

int TBHasNib(void *controller, const char *nibName) {
  int result = 0;
  TB_BEGIN
  result = nibOf(controller, nibName ? [NSString stringWithUTF8String:nibName] : nil) != nil;
  TB_END
  return result;
}

int TBLoadNib(void *controller) {
  int result = 0;
  TB_BEGIN
  NSString *path = nibOf(controller, [(UIViewController *)controller nibName]);
  result = path && load(path, controller);
  TB_END
  return result;
}

void *TBLoadMainNib(void *application) {
  id delegate = nil;
  TB_BEGIN
  NSString *plist = TBFileNamed(@"Info.plist");
  NSDictionary *info = plist ? [NSDictionary dictionaryWithContentsOfFile:plist] : nil;
  NSString *name = [info objectForKey:@"NSMainNibFile"] ?: @"MainWindow";
  NSString *path = TBFileNamed([name stringByAppendingPathExtension:@"xib"]);
  TBNibFile *file = path ? [TBNibFile fileAt:path] : nil;
  for (TBNibObject *object in file ? file->_roots : nil) {
    if (object->_className) make(object, file);
  }
  for (TBNibConnection *connection in file ? file->_connections : nil) {
    TBNibObject *from = [file objectWithIdentifier:connection->_source];
    TBNibObject *to = [file objectWithIdentifier:connection->_destination];
    // The owner is the application object, which does not exist yet.
    if (from && !from->_className && [connection->_label isEqualToString:@"delegate"] && to) delegate = [to->_made retain];
  }
  if (file) {
    connectObjects(file, nil);
    awake(file->_roots);
  }
  TB_END
  return delegate;
}
