// The current xib file format: an element for each object, with attributes for its values.
#import "TBNib.h"

static NSNumber *number(NSString *text) {
  if ([text isEqualToString:@"YES"] || [text isEqualToString:@"NO"]) return [NSNumber numberWithBool:[text isEqualToString:@"YES"]];
  return [NSNumber numberWithDouble:[text doubleValue]];
}

static CGRect rect(TBElement *element) {
  return CGRectMake([[element attribute:@"x"] doubleValue], [[element attribute:@"y"] doubleValue],
                    [[element attribute:@"width"] doubleValue], [[element attribute:@"height"] doubleValue]);
}

static UIColor *color(TBElement *element) {
  if (!element) return nil;
  NSString *alpha = [element attribute:@"alpha"];
  CGFloat opacity = alpha ? [alpha doubleValue] : 1;
  if ([element attribute:@"white"]) {
    return [UIColor colorWithWhite:[[element attribute:@"white"] doubleValue] alpha:opacity];
  }
  if ([element attribute:@"red"]) {
    return [UIColor colorWithRed:[[element attribute:@"red"] doubleValue]
                           green:[[element attribute:@"green"] doubleValue]
                            blue:[[element attribute:@"blue"] doubleValue]
                           alpha:opacity];
  }
  NSString *name = [element attribute:@"cocoaTouchSystemColor"];
  if ([name hasPrefix:@"lightText"] || [name hasPrefix:@"group"]) return [UIColor colorWithWhite:0.9 alpha:1];
  return name ? [UIColor blackColor] : nil;
}

/// The elements' classes, and the properties that their attributes set.
static NSDictionary *table(void) {
  static NSDictionary *result;
  if (!result) {
    result = [[NSDictionary dictionaryWithObjectsAndKeys:
        @"UIView", @"view", @"UILabel", @"label", @"UIButton", @"button", @"UIImageView", @"imageView",
        @"UISlider", @"slider", @"UISwitch", @"switch", @"UISegmentedControl", @"segmentedControl",
        @"UIProgressView", @"progressView", @"UIActivityIndicatorView", @"activityIndicatorView",
        @"UIPageControl", @"pageControl", @"UIStepper", @"stepper", @"UIScrollView", @"scrollView",
        @"UITextField", @"textField", @"UIControl", @"control", @"UIWindow", @"window",
        @"UIViewController", @"viewController", @"NSObject", @"customObject",
        @"UITapGestureRecognizer", @"tapGestureRecognizer", @"UIPanGestureRecognizer", @"panGestureRecognizer",
        @"UIPinchGestureRecognizer", @"pinchGestureRecognizer", @"UIRotationGestureRecognizer",
        @"rotationGestureRecognizer", @"UISwipeGestureRecognizer", @"swipeGestureRecognizer",
        @"UILongPressGestureRecognizer", @"pongPressGestureRecognizer", nil] retain];
  }
  return result;
}

static NSString *propertyFor(NSString *attribute) {
  static NSDictionary *names;
  if (!names) {
    names = [[NSDictionary dictionaryWithObjectsAndKeys:
        @"clipsToBounds", @"clipsSubviews", @"minimumValue", @"minValue", @"maximumValue", @"maxValue",
        @"adjustsFontSizeToFitWidth", @"adjustsFontSizeToFit", @"numberOfTapsRequired", @"numberOfTapsRequired",
        @"numberOfTouchesRequired", @"numberOfTouchesRequired", @"minimumNumberOfTouches", @"minimumNumberOfTouches",
        @"maximumNumberOfTouches", @"maximumNumberOfTouches", nil] retain];
  }
  NSString *known = [names objectForKey:attribute];
  if (known) return known;
  NSArray *same = [NSArray arrayWithObjects:@"opaque", @"hidden", @"alpha", @"tag", @"multipleTouchEnabled", @"exclusiveTouch",
      @"userInteractionEnabled", @"text", @"title", @"image", @"numberOfLines", @"value", @"on", @"progress", @"enabled",
      @"selected", @"numberOfPages", @"currentPage", @"pagingEnabled", @"bounces", @"nibName", @"momentary",
      @"selectedSegmentIndex", @"placeholder", @"animating", nil];
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
  NSString *type = [element attribute:@"type"], *name = [element attribute:@"name"];
  if (name) return [UIFont fontWithName:name size:size];
  return [type hasPrefix:@"bold"] ? [UIFont boldSystemFontOfSize:size]
      : [type hasPrefix:@"italic"] ? [UIFont italicSystemFontOfSize:size] : [UIFont systemFontOfSize:size];
}

static void readConnections(TBElement *element, NSString *source, TBNibFile *file) {
  for (TBElement *list in [element childrenNamed:@"connections"]) {
    for (TBElement *each in list->_children) {
      TBNibConnection *connection = [[[TBNibConnection alloc] init] autorelease];
      connection->_isAction = [each->_name isEqualToString:@"action"];
      connection->_source = [source copy];
      connection->_destination = [[each attribute:@"destination"] copy];
      connection->_label = [[each attribute:connection->_isAction ? @"selector" : @"property"] copy];
      NSNumber *event = indexIn([each attribute:@"eventType"],
          @"touchDown touchDownRepeat touchDragInside touchDragOutside touchDragEnter touchDragExit touchUpInside "
          @"touchUpOutside touchCancel");
      BOOL changes = [[each attribute:@"eventType"] isEqualToString:@"valueChanged"];
      connection->_events = changes ? UIControlEventValueChanged : 1u << [event intValue];
      [file->_connections addObject:connection];
    }
  }
}

static TBNibObject *readObject(TBElement *element, TBNibFile *file) {
  TBNibObject *object = [[[TBNibObject alloc] init] autorelease];
  object->_identifier = [[element attribute:@"id"] copy];
  object->_customClass = [[element attribute:@"customClass"] copy];
  if ([element->_name isEqualToString:@"placeholder"]) {
    readConnections(element, object->_identifier, file);
    return object;
  }
  NSString *className = [table() objectForKey:element->_name];
  if (!className) return nil;
  object->_className = [className copy];
  for (NSString *attribute in element->_attributes) {
    NSString *property = propertyFor(attribute), *value = [element attribute:attribute];
    if (!property) continue;
    BOOL isText = [[NSArray arrayWithObjects:@"text", @"title", @"image", @"nibName", @"placeholder", nil] containsObject:property];
    [object->_values setObject:isText ? (id)value : number(value) forKey:property];
  }
  NSString *mode = [element attribute:@"contentMode"], *alignment = [element attribute:@"textAlignment"];
  if (mode) {
    [object->_values setObject:indexIn(mode, @"scaleToFill scaleAspectFit scaleAspectFill redraw center top bottom left right "
                                             @"topLeft topRight bottomLeft bottomRight") forKey:@"contentMode"];
  }
  if (alignment) [object->_values setObject:indexIn(alignment, @"left center right justified") forKey:@"textAlignment"];
  if ([element attribute:@"buttonType"]) {
    [object->_values setObject:indexIn([element attribute:@"buttonType"], @"custom roundedRect detailDisclosure infoLight infoDark contactAdd")
                        forKey:@"buttonType"];
    if ([[element attribute:@"buttonType"] isEqualToString:@"system"]) {
      [object->_values setObject:[NSNumber numberWithInt:1] forKey:@"buttonType"];
    }
  }
  for (TBElement *child in element->_children) {
    NSString *key = [child attribute:@"key"];
    if ([key isEqualToString:@"frame"]) object->_frame = rect(child);
    if ([key isEqualToString:@"autoresizingMask"]) {
      [object->_values setObject:[NSNumber numberWithUnsignedInteger:autoresizing(child)] forKey:@"autoresizingMask"];
    }
    if ([child->_name isEqualToString:@"color"] && color(child)) [object->_values setObject:color(child) forKey:key];
    if ([child->_name isEqualToString:@"fontDescription"] && font(child)) [object->_values setObject:font(child) forKey:@"font"];
    if ([child->_name isEqualToString:@"string"] && key) [object->_values setObject:[[child->_text copy] autorelease] forKey:key];
    if ([child->_name isEqualToString:@"state"] && [key isEqualToString:@"normal"]) {
      for (NSString *name in [NSArray arrayWithObjects:@"title", @"image", @"backgroundImage", nil]) {
        if ([child attribute:name]) [object->_values setObject:[child attribute:name] forKey:name];
      }
      UIColor *ink = color([child childForKey:@"titleColor"]);
      if (ink) [object->_values setObject:ink forKey:@"titleColor"];
    }
    if ([child->_name isEqualToString:@"segments"]) {
      NSMutableArray *titles = [NSMutableArray array];
      for (TBElement *segment in child->_children) [titles addObject:[segment attribute:@"title"] ?: @""];
      [object->_values setObject:titles forKey:@"segments"];
    }
    BOOL isChild = [child->_name isEqualToString:@"subviews"];
    for (TBElement *view in isChild ? child->_children : nil) {
      TBNibObject *made = readObject(view, file);
      if (made) [object->_subviews addObject:made];
    }
    // A controller's view, or a window's controller.
    if ([key isEqualToString:@"view"] || [key isEqualToString:@"rootViewController"]) {
      TBNibObject *made = readObject(child, file);
      if (made) [object->_values setObject:made forKey:key];
    }
  }
  readConnections(element, object->_identifier, file);
  return object;
}

void TBReadDocument(TBElement *document, TBNibFile *file) {
  for (TBElement *objects in [document childrenNamed:@"objects"]) {
    for (TBElement *element in objects->_children) {
      TBNibObject *object = readObject(element, file);
      if (object) [file->_roots addObject:object];
    }
  }
}
