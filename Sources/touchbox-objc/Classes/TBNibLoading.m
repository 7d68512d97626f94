// Creates and connects the objects in a nib file.
#import "TBNib.h"

NSString *TBNibName(NSCoder *coder) {
  if (![coder isKindOfClass:[TBNibCoder class]] || !((TBNibCoder *)coder)->_object) return nil;
  return [((TBNibCoder *)coder)->_object->_values objectForKey:@"nibName"];
}

@implementation TBNibCoder
- (BOOL)allowsKeyedCoding {
  return YES;
}
- (BOOL)containsValueForKey:(NSString *)key {
  return NO;
}
- (id)decodeObjectForKey:(NSString *)key {
  return nil;
}
- (BOOL)decodeBoolForKey:(NSString *)key {
  return NO;
}
- (NSInteger)decodeIntegerForKey:(NSString *)key {
  return 0;
}
- (int)decodeIntForKey:(NSString *)key {
  return 0;
}
- (float)decodeFloatForKey:(NSString *)key {
  return 0;
}
- (double)decodeDoubleForKey:(NSString *)key {
  return 0;
}
@end

Class TBClassNamed(NSString *name, Class plain, Class base, NSString *path, TBElement *element) {
  Class cls = name ? objc_lookUpClass([name UTF8String]) : plain;
  if (!cls) {
    TBWarn(path, element, @"there is no class named %@; the object is a %s", name, class_getName(plain));
    return plain;
  }
  for (Class each = cls; each; each = class_getSuperclass(each)) {
    if (each == base) return cls;
  }
  TBWarn(path, element, @"%@ is not a %s; the object is a %s", name, class_getName(base), class_getName(plain));
  return plain;
}

/// Returns the class that an object of a class must inherit from.
static Class baseOf(Class cls) {
  for (Class each = cls; each; each = class_getSuperclass(each)) {
    if (each == [UIViewController class] || each == [UIGestureRecognizer class] || each == [UIView class]) return each;
    if (each == [UIBarItem class] || each == [UINavigationItem class]) return each;
  }
  return [NSObject class];
}

/// Returns a new instance of an object's class.
static id create(TBNibObject *object, TBNibFile *file, TBNibCoder *coder) {
  Class plain = objc_lookUpClass([object->_className UTF8String]);
  if (!plain) {
    TBWarn(file->_path, object->_element, @"there is no %@ here; a UIView is used instead", object->_className);
    plain = [UIView class];
  }
  Class base = baseOf(plain);
  Class cls = TBClassNamed(object->_customClass, plain, base, file->_path, object->_element);
  NSNumber *buttonType = [object->_values objectForKey:@"buttonType"];
  if (buttonType && cls == [UIButton class]) return [[UIButton buttonWithType:[buttonType integerValue]] retain];
  if ([object->_values objectForKey:@"segments"] && cls == [UISegmentedControl class]) {
    return [[cls alloc] initWithItems:[object->_values objectForKey:@"segments"]];
  }
  NSNumber *system = [object->_values objectForKey:@"systemItem"];
  if (system && plain == [UIBarButtonItem class]) {
    return [[cls alloc] initWithBarButtonSystemItem:[system integerValue] target:nil action:NULL];
  }
  if (system && plain == [UITabBarItem class]) {
    return [[cls alloc] initWithTabBarSystemItem:[system integerValue] tag:[[object->_values objectForKey:@"tag"] integerValue]];
  }
  if (base == [UINavigationItem class]) return [[cls alloc] initWithTitle:@""];
  return base == [NSObject class] || base == [UIBarItem class] ? [[cls alloc] init] : [[cls alloc] initWithCoder:coder];
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
  if ([@[ @"image", @"highlightedImage", @"selectedImage", @"landscapeImagePhone" ] containsObject:key]) {
    value = [UIImage imageNamed:value];
  }
  if ([key isEqualToString:@"animating"]) return [value boolValue] ? [made startAnimating] : (void)0;
  NSString *setter = [NSString stringWithFormat:@"set%@%@:", [[key substringToIndex:1] uppercaseString], [key substringFromIndex:1]];
  if (value && [made respondsToSelector:NSSelectorFromString(setter)]) [made setValue:value forKey:key];
}

/// Sets the states of a button other than the normal one.
static void setStates(UIButton *button, TBElement *element) {
  static NSString *const names[] = {@"highlighted", @"disabled", @"selected"};
  for (int i = 0; i < 3; i++) {
    TBElement *state = [element childForKey:names[i]];
    if (!state || ![state->_name isEqualToString:@"state"]) continue;
    UIControlState flag = 1u << i;
    if ([state attribute:@"title"]) [button setTitle:[state attribute:@"title"] forState:flag];
    UIImage *image = [UIImage imageNamed:[state attribute:@"image"]];
    if (image) [button setImage:image forState:flag];
    UIImage *background = [UIImage imageNamed:[state attribute:@"backgroundImage"]];
    if (background) [button setBackgroundImage:background forState:flag];
  }
}

/// Returns an object that exists as soon as its owner exists, such as a controller's navigation item, or nil.
static id existing(id owner, NSString *key) {
  NSArray *keys = [@"navigationItem navigationBar toolbar tabBar contentView" componentsSeparatedByString:@" "];
  SEL getter = NSSelectorFromString(key);
  return [keys containsObject:key] && [owner respondsToSelector:getter] ? [owner performSelector:getter] : nil;
}

static id makeValue(id owner, NSString *key, TBNibObject *object, TBNibFile *file) {
  id known = object->_made ?: existing(owner, key);
  if (!known) return TBMake(object, file);
  if (!object->_made) object->_made = [known retain];
  TBFill(known, object, file);
  return known;
}

void TBFill(id made, TBNibObject *object, TBNibFile *file) {
  // Set the frame before adding subviews, and values such as a slider's range before its value.
  if ([made isKindOfClass:[UIView class]] && !CGRectEqualToRect(object->_frame, CGRectZero)) [made setFrame:object->_frame];
  if ([made isKindOfClass:[UITableView class]]) TBFillTable(made, object, file);
  if ([made isKindOfClass:[UITableViewCell class]]) TBFillCell(made, object);
  NSArray *keys = [[object->_values allKeys] sortedArrayUsingSelector:@selector(compare:)];
  for (NSString *key in keys) {
    id value = [object->_values objectForKey:key];
    if ([value isKindOfClass:[TBNibObject class]]) {
      id inner = makeValue(made, key, value, file);
      if (!existing(made, key)) setValue(made, key, inner);
    } else if (![key isEqualToString:@"value"]) {
      setValue(made, key, value);
    }
  }
  setValue(made, @"value", [object->_values objectForKey:@"value"]);
  for (NSString *key in object->_lists) {
    NSMutableArray *list = [NSMutableArray array];
    for (TBNibObject *each in [object->_lists objectForKey:key]) {
      id item = each->_made ?: TBMake(each, file);
      if (item) [list addObject:item];
    }
    if ([list count]) setValue(made, key, list);
  }
  if (object->_element && [made isKindOfClass:[UIButton class]]) setStates(made, object->_element);
  SEL add = NSSelectorFromString(@"addArrangedSubview:");
  BOOL isStack = [made respondsToSelector:add];
  BOOL hasConstraints = NO;
  for (TBNibObject *view in object->_subviews) {
    // The labels of a cell's style exist.
    if (view->_made) {
      TBFill(view->_made, view, file);
      continue;
    }
    UIView *subview = TBMake(view, file);
    if (![made isKindOfClass:[UIView class]] || ![subview isKindOfClass:[UIView class]]) {
      TBWarn(file->_path, view->_element, @"%@ cannot be a subview of %@; it is left out", view->_className, object->_className);
      continue;
    }
    [made performSelector:isStack ? add : @selector(addSubview:) withObject:subview];
    if (![subview translatesAutoresizingMaskIntoConstraints]) hasConstraints = YES;
  }
  // The content size applies as far as constraints don't determine it.
  if (hasConstraints && [made isKindOfClass:[UIScrollView class]] && CGSizeEqualToSize([made contentSize], CGSizeZero))
    [made setContentSize:TBScrollContentSize(made)];
}

void TBDecode(NSCoder *coder, id object) {
  if (![coder isKindOfClass:[TBNibCoder class]]) return;
  TBNibCoder *nib = (TBNibCoder *)coder;
  if (nib->_scene) TBSetScene(object, nib->_scene);
  // A controller's values are set when its initializer has returned.
  if (nib->_isDecoded || !nib->_object || ![object isKindOfClass:[UIView class]]) return;
  nib->_isDecoded = YES;
  TBFill(object, nib->_object, nib->_file);
}

id TBMake(TBNibObject *object, TBNibFile *file) {
  TBNibCoder *coder = [[[TBNibCoder alloc] init] autorelease];
  coder->_object = object;
  coder->_file = file;
  id made = object->_made = create(object, file, coder);
  if (!coder->_isDecoded) TBFill(made, object, file);
  return made;
}

// MARK: - Connections

static void connectAction(TBNibFile *file, TBNibConnection *connection, id source, id target) {
  SEL action = NSSelectorFromString(connection->_label);
  if (target && ![target respondsToSelector:action]) {
    TBWarn(file->_path, connection->_element, @"%@ has no action %@", NSStringFromClass([target class]), connection->_label);
  } else if ([source isKindOfClass:[UIGestureRecognizer class]]) {
    [source addTarget:target action:action];
  } else if ([source isKindOfClass:[UIControl class]]) {
    [source addTarget:target action:action forControlEvents:connection->_events];
  } else if ([source isKindOfClass:[UIBarButtonItem class]]) {
    [source setTarget:target];
    [source setAction:action];
  } else {
    TBWarn(file->_path, connection->_element, @"%@ sends no actions here; %@ is ignored", NSStringFromClass([source class]),
           connection->_label);
  }
}

static void connectOutlet(TBNibConnection *connection, id source, id destination) {
  if (![connection->_label isEqualToString:@"delegate"]) {
    [source setValue:destination forKey:connection->_label];
  } else if ([source respondsToSelector:@selector(setDelegate:)]) {
    [source setDelegate:destination];
  }
}

/// The contents of an outlet collection.
@interface TBOutletCollection : NSObject {
 @public
  id _source;
  NSString *_label;
  NSMutableArray *_objects;
}
@end
@implementation TBOutletCollection
- (void)dealloc {
  [_label release];
  [_objects release];
  [super dealloc];
}
@end

static void collect(NSMutableArray *collections, id source, NSString *label, id object) {
  TBOutletCollection *found = nil;
  for (TBOutletCollection *each in collections) {
    if (each->_source == source && [each->_label isEqualToString:label]) found = each;
  }
  if (!found) {
    found = [[[TBOutletCollection alloc] init] autorelease];
    found->_source = source;
    found->_label = [label copy];
    found->_objects = [[NSMutableArray alloc] init];
    [collections addObject:found];
  }
  [found->_objects addObject:object];
}

static void connectObjects(TBNibFile *file, id owner) {
  NSMutableArray *collections = [NSMutableArray array];
  for (TBNibConnection *connection in file->_connections) {
    TBNibObject *from = [file objectWithIdentifier:connection->_source];
    TBNibObject *to = [file objectWithIdentifier:connection->_destination];
    // The file's owner and the first responder have no class. The first responder is the second of the two.
    id source = from ? from->_made : nil, destination = to ? to->_made : nil;
    if (!source) continue;
    NSString *kind = connection->_element ? connection->_element->_name : nil;
    if ([kind isEqualToString:@"segue"]) {
      TBConnectSegue(file, connection->_element, source, owner);
    } else if (!to) {
      TBWarn(file->_path, connection->_element, @"%@ refers to %@, which is not in the file", connection->_label,
             connection->_destination);
    } else if (connection->_isAction) {
      connectAction(file, connection, source, destination);
    } else if (!destination) {
      continue;
    } else if ([connection->_label isEqualToString:@"gestureRecognizers"]) {
      [source addGestureRecognizer:destination];
    } else if ([kind isEqualToString:@"outletCollection"]) {
      collect(collections, source, connection->_label, destination);
    } else {
      connectOutlet(connection, source, destination);
    }
  }
  for (TBOutletCollection *each in collections) [each->_source setValue:each->_objects forKey:each->_label];
}

static void prepare(NSArray *objects, TBNibFile *file) {
  for (TBNibObject *object in objects) {
    if (object->_element && object->_className) TBSetRuntimeAttributes(object, file);
    prepare(TBChildren(object), file);
  }
}

static void awake(NSArray *objects) {
  for (TBNibObject *object in objects) {
    if (object->_className) [object->_made awakeFromNib];
    awake(TBChildren(object));
  }
}

NSArray *TBLoad(TBNibFile *file, id owner) {
  NSMutableArray *made = [NSMutableArray array];
  BOOL hasOwner = NO;
  for (TBNibObject *object in file->_roots) {
    if (object->_className) {
      id created = object->_made ?: TBMake(object, file);
      if (created) [made addObject:created];
    } else if (!hasOwner) {
      object->_made = [owner retain];
      hasOwner = YES;
    }
  }
  if (file->_rootView) [owner setView:file->_rootView->_made];
  TBConstrain(file);
  prepare(file->_roots, file);
  connectObjects(file, owner);
  awake(file->_roots);
  return made;
}
