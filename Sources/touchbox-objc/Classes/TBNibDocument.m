// The current nib file format: an element for each object, with attributes for its values.
#import "TBNib.h"

static NSNumber *number(NSString *text) {
  if ([text isEqualToString:@"YES"] || [text isEqualToString:@"NO"]) return [NSNumber numberWithBool:[text isEqualToString:@"YES"]];
  return [NSNumber numberWithDouble:[text doubleValue]];
}

static CGRect rect(TBElement *element) {
  return CGRectMake([[element attribute:@"x"] doubleValue], [[element attribute:@"y"] doubleValue],
                    [[element attribute:@"width"] doubleValue], [[element attribute:@"height"] doubleValue]);
}

/// Returns the class for an element, or nil if it is not an object.
static NSString *classFor(TBElement *element, BOOL isView, TBNibFile *file) {
  NSString *name = element->_name;
  if ([name isEqualToString:@"customObject"]) return @"NSObject";
  if ([name isEqualToString:@"containerView"] || [name isEqualToString:@"tableViewCellContentView"]) return @"UIView";
  // Xcode really spells it "pong".
  if ([name isEqualToString:@"pongPressGestureRecognizer"]) return @"UILongPressGestureRecognizer";
  NSString *kit = [NSString stringWithFormat:@"UI%@%@", [[name substringToIndex:1] uppercaseString], [name substringFromIndex:1]];
  if (objc_lookUpClass([kit UTF8String])) return kit;
  BOOL isController = [name hasSuffix:@"Controller"];
  if (isView || isController || [name hasSuffix:@"View"]) {
    NSString *instead = isController ? @"UIViewController" : @"UIView";
    TBWarn(file->_path, element, @"there is no %@ here; a %@ is used instead", kit, instead);
    return instead;
  }
  if (![name isEqualToString:@"exit"]) TBWarn(file->_path, element, @"%@ is not supported", name);
  return nil;
}

/// Returns the property that an attribute sets, or nil.
static NSString *propertyFor(NSString *attribute) {
  static NSDictionary *names;
  if (!names) {
    names = [[NSDictionary dictionaryWithObjectsAndKeys:@"clipsToBounds", @"clipsSubviews", @"minimumValue", @"minValue",
        @"maximumValue", @"maxValue", @"adjustsFontSizeToFitWidth", @"adjustsFontSizeToFit", nil] retain];
  }
  NSString *known = [names objectForKey:attribute];
  if (known) return known;
  NSArray *same = [@"opaque hidden alpha tag multipleTouchEnabled exclusiveTouch userInteractionEnabled text title image "
      @"numberOfLines value on progress enabled selected numberOfPages currentPage pagingEnabled bounces nibName momentary "
      @"selectedSegmentIndex placeholder animating autoresizesSubviews highlighted highlightedImage scrollEnabled bouncesZoom "
      @"alwaysBounceHorizontal alwaysBounceVertical showsHorizontalScrollIndicator showsVerticalScrollIndicator "
      @"directionalLockEnabled delaysContentTouches canCancelContentTouches minimumZoomScale maximumZoomScale continuous "
      @"minimumValue maximumValue stepValue hidesWhenStopped cancelsTouchesInView delaysTouchesBegan delaysTouchesEnded "
      @"numberOfTapsRequired numberOfTouchesRequired minimumNumberOfTouches maximumNumberOfTouches minimumPressDuration "
      @"allowableMovement clearsOnBeginEditing minimumFontSize editable selectable rowHeight sectionHeaderHeight "
      @"sectionFooterHeight estimatedRowHeight allowsSelection allowsSelectionDuringEditing allowsMultipleSelection "
      @"allowsMultipleSelectionDuringEditing translucent hidesBackButton width hidesBottomBarWhenPushed navigationBarHidden "
      @"toolbarHidden clearsSelectionOnViewWillAppear indentationLevel indentationWidth showsReorderControl badgeValue "
      @"selectedImage landscapeImagePhone extendedLayoutIncludesOpaqueBars definesPresentationContext "
      @"automaticallyAdjustsScrollViewInsets" componentsSeparatedByString:@" "];
  return [same containsObject:attribute] ? attribute : nil;
}

static NSUInteger autoresizing(TBElement *mask) {
  static NSString *const names[] = {@"flexibleMinX", @"widthSizable", @"flexibleMaxX", @"flexibleMinY", @"heightSizable", @"flexibleMaxY"};
  NSUInteger result = 0;
  for (int i = 0; i < 6; i++) {
    if ([[mask attribute:names[i]] isEqualToString:@"YES"]) result |= 1u << i;
  }
  return result;
}

static NSNumber *indexIn(NSString *value, NSString *names) {
  NSUInteger index = [[names componentsSeparatedByString:@" "] indexOfObject:value];
  return [NSNumber numberWithInteger:index == NSNotFound ? 0 : (NSInteger)index];
}

static UIFont *font(TBElement *element) {
  CGFloat size = [[element attribute:@"pointSize"] doubleValue];
  if (size <= 0) size = 17;
  NSString *type = [element attribute:@"type"], *name = [element attribute:@"name"];
  if (name) return [UIFont fontWithName:name size:size];
  return [type hasPrefix:@"bold"] ? [UIFont boldSystemFontOfSize:size]
      : [type hasPrefix:@"italic"] ? [UIFont italicSystemFontOfSize:size] : [UIFont systemFontOfSize:size];
}

/// Returns the control events with a name in the file.
static UIControlEvents eventsNamed(NSString *name) {
  NSArray *names = [@"touchDown touchDownRepeat touchDragInside touchDragOutside touchDragEnter touchDragExit touchUpInside "
      @"touchUpOutside touchCancel" componentsSeparatedByString:@" "];
  NSUInteger index = name ? [names indexOfObject:name] : NSNotFound;
  if (index != NSNotFound) return 1u << index;
  NSArray *others = [@"valueChanged primaryActionTriggered editingDidBegin editingChanged editingDidEnd editingDidEndOnExit"
      componentsSeparatedByString:@" "];
  static const UIControlEvents values[] = {1 << 12, 1 << 13, 1 << 16, 1 << 17, 1 << 18, 1 << 19};
  index = name ? [others indexOfObject:name] : NSNotFound;
  return index == NSNotFound ? UIControlEventTouchUpInside : values[index];
}

static void readConnections(TBElement *element, NSString *source, TBNibFile *file) {
  for (TBElement *each in [element list:@"connections"]) {
    TBNibConnection *connection = [[[TBNibConnection alloc] init] autorelease];
    connection->_element = [each retain];
    connection->_isAction = [each->_name isEqualToString:@"action"];
    connection->_source = [source copy];
    connection->_destination = [[each attribute:@"destination"] copy];
    connection->_label = [[each attribute:connection->_isAction ? @"selector" : @"property"] copy];
    connection->_events = eventsNamed([each attribute:@"eventType"]);
    [file->_connections addObject:connection];
  }
}

/// Reads the attributes whose values are names.
static void readNames(TBElement *element, NSMutableDictionary *values) {
  NSString *mode = [element attribute:@"contentMode"], *alignment = [element attribute:@"textAlignment"];
  NSString *breaks = [element attribute:@"lineBreakMode"], *direction = [element attribute:@"direction"];
  if (mode) {
    [values setObject:indexIn(mode, @"scaleToFill scaleAspectFit scaleAspectFill redraw center top bottom left right "
                                    @"topLeft topRight bottomLeft bottomRight") forKey:@"contentMode"];
  }
  if (alignment) [values setObject:indexIn(alignment, @"left center right justified natural") forKey:@"textAlignment"];
  if (breaks) {
    [values setObject:indexIn(breaks, @"wordWrap characterWrap clip headTruncation tailTruncation middleTruncation")
               forKey:@"lineBreakMode"];
  }
  if (direction && [element->_name hasPrefix:@"swipe"]) {
    [values setObject:[NSNumber numberWithInt:1 << [indexIn(direction, @"right left up down") intValue]] forKey:@"direction"];
  }
  TBReadConstants(element, values);
  NSString *type = [element attribute:@"buttonType"];
  if (type) {
    NSNumber *index = indexIn(type, @"custom roundedRect detailDisclosure infoLight infoDark contactAdd");
    [values setObject:[type isEqualToString:@"system"] ? [NSNumber numberWithInt:1] : index forKey:@"buttonType"];
  }
}

/// Reads a child element that sets a value.
static void readValue(TBElement *child, TBNibObject *object, TBNibFile *file) {
  NSString *key = [child attribute:@"key"], *name = child->_name;
  NSMutableDictionary *values = object->_values;
  if ([key isEqualToString:@"frame"]) object->_frame = rect(child);
  if ([key isEqualToString:@"autoresizingMask"]) {
    [values setObject:[NSNumber numberWithUnsignedInteger:autoresizing(child)] forKey:key];
  }
  if ([name isEqualToString:@"color"] && TBColor(child, file)) [values setObject:TBColor(child, file) forKey:key];
  if ([name isEqualToString:@"fontDescription"] && font(child)) [values setObject:font(child) forKey:@"font"];
  if (([name isEqualToString:@"string"] || [name isEqualToString:@"mutableString"]) && key) {
    [values setObject:[[child->_text copy] autorelease] forKey:key];
  }
  if ([name isEqualToString:@"attributedString"]) {
    NSMutableString *text = [NSMutableString string];
    for (TBElement *fragment in [child list:@"fragments"]) {
      [text appendString:[fragment attribute:@"content"] ?: [fragment textForKey:@"content"] ?: @""];
    }
    TBWarn(file->_path, child, @"attributed text loses its attributes");
    [values setObject:text forKey:@"text"];
  }
  if ([name isEqualToString:@"size"] && [key isEqualToString:@"contentSize"]) {
    [values setObject:[NSValue valueWithCGSize:rect(child).size] forKey:key];
  }
  if ([name isEqualToString:@"state"] && [key isEqualToString:@"normal"]) {
    for (NSString *each in [NSArray arrayWithObjects:@"title", @"image", @"backgroundImage", nil]) {
      if ([child attribute:each]) [values setObject:[child attribute:each] forKey:each];
    }
    UIColor *ink = TBColor([child childForKey:@"titleColor"], file);
    if (ink) [values setObject:ink forKey:@"titleColor"];
  }
  if ([name isEqualToString:@"segments"]) {
    NSMutableArray *titles = [NSMutableArray array];
    for (TBElement *segment in child->_children) [titles addObject:[segment attribute:@"title"] ?: @""];
    [values setObject:titles forKey:name];
  }
}

/// Returns the objects that the children of an element describe.
static NSArray *readList(TBElement *element, BOOL isView, TBNibFile *file) {
  NSMutableArray *list = [NSMutableArray array];
  for (TBElement *each in element->_children) {
    TBNibObject *made = TBReadObject(each, isView, file);
    if (made) [list addObject:made];
  }
  return list;
}

/// Reads a child element that is a bar, an item of a bar, or a list of items; or another object that is a value.
static void readBars(TBElement *child, TBNibObject *object, TBNibFile *file) {
  static NSArray *keys, *lists;
  if (!keys) {
    keys = [[@"navigationItem tabBarItem navigationBar toolbar tabBar leftBarButtonItem rightBarButtonItem backBarButtonItem "
        @"titleView customView contentView tableHeaderView tableFooterView accessoryView editingAccessoryView backgroundView "
        @"selectedBackgroundView" componentsSeparatedByString:@" "] retain];
    lists = [[@"items toolbarItems leftBarButtonItems rightBarButtonItems viewControllers" componentsSeparatedByString:@" "] retain];
  }
  NSString *key = [child attribute:@"key"];
  if ([key isEqualToString:@"contentView"] && ![child->_name isEqualToString:@"tableViewCellContentView"]) return;
  if (key && [keys containsObject:key] && ![child->_name isEqualToString:@"nil"]) {
    TBNibObject *made = TBReadObject(child, NO, file);
    if (made) [object->_values setObject:made forKey:key];
  }
  NSString *list = [lists containsObject:child->_name] ? child->_name : key && [lists containsObject:key] ? key : nil;
  if (list) [object->_lists setObject:readList(child, NO, file) forKey:list];
}

/// Reads a table's sections with cells.
static void readSections(TBElement *element, TBNibObject *object, TBNibFile *file) {
  NSMutableArray *sections = [NSMutableArray array], *cells = [NSMutableArray array];
  for (TBElement *each in element->_children) {
    if (![each->_name isEqualToString:@"tableViewSection"]) continue;
    TBTableSection *section = [[[TBTableSection alloc] init] autorelease];
    section->_header = [[each attribute:@"headerTitle"] copy];
    section->_footer = [[each attribute:@"footerTitle"] copy];
    section->_cells = [[NSMutableArray alloc] init];
    for (TBElement *cell in [each list:@"cells"]) {
      TBNibObject *made = TBReadObject(cell, YES, file);
      if (made) [section->_cells addObject:made];
    }
    [cells addObjectsFromArray:section->_cells];
    [sections addObject:section];
  }
  [object->_values setObject:sections forKey:@"sections"];
  // The other objects find the cells in this list.
  [object->_lists setObject:cells forKey:@"cells"];
}

/// Reads the child elements of an object.
static void readChildren(TBElement *element, TBNibObject *object, TBNibFile *file) {
  for (TBElement *child in element->_children) {
    NSString *key = [child attribute:@"key"], *name = child->_name;
    readValue(child, object, file);
    readBars(child, object, file);
    if ([name isEqualToString:@"sections"]) readSections(child, object, file);
    // The contents of an effect's view are its subviews. A cell's contents are in a view that exists.
    BOOL isCell = [element->_name isEqualToString:@"tableViewCell"];
    BOOL isList = [name isEqualToString:@"subviews"], isContent = [key isEqualToString:@"contentView"] && !isCell;
    for (TBElement *view in isList ? child->_children : isContent ? [NSArray arrayWithObject:child] : nil) {
      TBNibObject *made = TBReadObject(view, YES, file);
      if (made) [object->_subviews addObject:made];
    }
    for (TBElement *each in [name isEqualToString:@"constraints"] ? child->_children : nil) {
      TBNibConstraint *constraint = [[[TBNibConstraint alloc] init] autorelease];
      constraint->_element = [each retain];
      constraint->_holder = [object->_identifier copy];
      [file->_constraints addObject:constraint];
    }
    if ([name isEqualToString:@"viewLayoutGuide"] && [child attribute:@"id"]) {
      [file->_guides setObject:child forKey:[child attribute:@"id"]];
      [file->_guideViews setObject:object->_identifier forKey:[child attribute:@"id"]];
    }
    // A controller's view, or a window's controller.
    if ([key isEqualToString:@"view"] || [key isEqualToString:@"rootViewController"]) {
      TBNibObject *made = TBReadObject(child, NO, file);
      if (made) [object->_values setObject:made forKey:key];
    }
  }
}

TBNibObject *TBReadObject(TBElement *element, BOOL isView, TBNibFile *file) {
  TBNibObject *object = [[[TBNibObject alloc] init] autorelease];
  object->_identifier = [([element attribute:@"id"] ?: @"") copy];
  object->_element = [element retain];
  object->_customClass = [[element attribute:@"customClass"] copy];
  if ([element->_name isEqualToString:@"placeholder"]) {
    readConnections(element, object->_identifier, file);
    return object;
  }
  NSString *className = classFor(element, isView, file);
  if (!className) return nil;
  object->_className = [className copy];
  for (NSString *attribute in element->_attributes) {
    NSString *property = propertyFor(attribute), *value = [element attribute:attribute];
    if (!property) continue;
    BOOL isText = [[NSArray arrayWithObjects:@"text", @"title", @"image", @"highlightedImage", @"nibName", @"placeholder",
        @"badgeValue", @"selectedImage", @"landscapeImagePhone", nil]
        containsObject:property];
    [object->_values setObject:isText ? (id)value : number(value) forKey:property];
  }
  readNames(element, object->_values);
  // These defaults apply only to nib files.
  BOOL isPassive = [className isEqualToString:@"UILabel"] || [className isEqualToString:@"UIImageView"];
  if (isPassive && ![element attribute:@"userInteractionEnabled"]) {
    [object->_values setObject:[NSNumber numberWithBool:YES] forKey:@"userInteractionEnabled"];
  }
  if ([[element attribute:@"translatesAutoresizingMaskIntoConstraints"] isEqualToString:@"NO"] && ![element isOn:@"fixedFrame"]) {
    [object->_values setObject:[NSNumber numberWithBool:NO] forKey:@"translatesAutoresizingMaskIntoConstraints"];
  }
  readChildren(element, object, file);
  readConnections(element, object->_identifier, file);
  return object;
}

void TBReadDocument(TBElement *document, TBNibFile *file) {
  for (TBElement *element in [document list:@"objects"]) {
    TBNibObject *object = TBReadObject(element, NO, file);
    if (object) [file->_roots addObject:object];
  }
}

TBNibObject *TBReadItems(TBElement *controller, TBNibFile *file) {
  TBNibObject *owner = [[[TBNibObject alloc] init] autorelease];
  owner->_identifier = [[controller attribute:@"id"] copy];
  TBReadConstants(controller, owner->_values);
  for (NSString *attribute in controller->_attributes) {
    if ([attribute isEqualToString:@"title"] || !propertyFor(attribute)) continue;
    [owner->_values setObject:number([controller attribute:attribute]) forKey:propertyFor(attribute)];
  }
  for (TBElement *child in controller->_children) readBars(child, owner, file);
  return owner;
}

void TBReadScene(TBScene *scene, TBNibFile *file) {
  TBElement *controller = scene->_controller;
  TBNibObject *owner = scene->_owner;
  [file->_roots addObject:owner];
  [file->_connections addObjectsFromArray:scene->_connections];
  readConnections(controller, owner->_identifier, file);
  TBElement *view = [controller childForKey:@"view"];
  file->_rootView = view ? [TBReadObject(view, YES, file) retain] : nil;
  if (file->_rootView) [file->_roots addObject:file->_rootView];
  for (TBElement *guide in file->_rootView ? [controller list:@"layoutGuides"] : nil) {
    if (![guide attribute:@"id"]) continue;
    [file->_guides setObject:guide forKey:[guide attribute:@"id"]];
    [file->_guideViews setObject:file->_rootView->_identifier forKey:[guide attribute:@"id"]];
  }
  for (TBElement *element in [scene->_scene list:@"objects"]) {
    TBNibObject *object = element == controller ? nil : TBReadObject(element, NO, file);
    if (object) [file->_roots addObject:object];
  }
}
