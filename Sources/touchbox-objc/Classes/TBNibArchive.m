// The xib file format before Xcode 5: an archive of objects with a table of connections.
#import "TBNib.h"

/// Returns the elements of an array, which the format represents in two ways.
static NSArray *elements(TBElement *array) {
  NSMutableArray *result = [NSMutableArray array];
  for (TBElement *child in array ? array->_children : nil) {
    if (![[child attribute:@"key"] isEqualToString:@"EncodedWithXMLCoder"]) [result addObject:child];
  }
  return result;
}

static NSString *classOf(TBElement *element) { return [element attribute:@"class"]; }

/// Returns the numbers in Base64-encoded text, such as `MSAxIDEAA` for "1 1 1".
static NSArray *numbersIn(NSString *base64) {
  static const char letters[] = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
  NSMutableString *text = [NSMutableString string];
  unsigned bits = 0;
  int count = 0;
  for (NSUInteger i = 0; i < [base64 length]; i++) {
    const char *found = strchr(letters, (char)[base64 characterAtIndex:i]);
    if (!found || !*found) continue;
    bits = bits << 6 | (unsigned)(found - letters);
    count += 6;
    if (count < 8) continue;
    count -= 8;
    char c = (char)(bits >> count & 0xFF);
    if (c) [text appendFormat:@"%c", c];
  }
  return [text componentsSeparatedByString:@" "];
}

static UIColor *color(TBElement *element) {
  NSString *white = [element textForKey:@"NSWhite"], *rgb = [element textForKey:@"NSRGB"];
  NSArray *numbers = numbersIn(white ?: rgb ?: @"");
  CGFloat parts[4] = {0, 0, 0, 1};
  for (NSUInteger i = 0; i < [numbers count] && i < 4; i++) parts[i] = [[numbers objectAtIndex:i] doubleValue];
  if (white) return [UIColor colorWithWhite:parts[0] alpha:[numbers count] > 1 ? parts[1] : 1];
  return rgb ? [UIColor colorWithRed:parts[0] green:parts[1] blue:parts[2] alpha:parts[3]] : nil;
}

static CGRect frame(TBElement *element) {
  NSString *text = [element textForKey:@"NSFrame"], *size = [element textForKey:@"NSFrameSize"];
  if (text) return CGRectFromString(text);
  return (CGRect){CGPointZero, size ? CGSizeFromString(size) : CGSizeZero};
}

/// Returns a value's text. The value may be a reference to an earlier string.
static NSString *string(TBElement *element, NSString *key) { return [element textForKey:key]; }

static void copyNumbers(TBElement *element, TBNibObject *object) {
  static NSString *const pairs[] = {
      @"IBUIMultipleTouchEnabled", @"multipleTouchEnabled", @"IBUIUserInteractionEnabled", @"userInteractionEnabled",
      @"IBUIClipsSubviews", @"clipsToBounds", @"IBUIOpaque", @"opaque", @"IBUIHidden", @"hidden", @"IBUIAlpha", @"alpha",
      @"IBUITag", @"tag", @"IBUIContentMode", @"contentMode", @"IBUITextAlignment", @"textAlignment",
      @"IBUINumberOfLines", @"numberOfLines", @"IBUIButtonType", @"buttonType", @"IBUIValue", @"value",
      @"IBUIMinValue", @"minimumValue", @"IBUIMaxValue", @"maximumValue", @"IBUIOn", @"on", @"IBUIProgress", @"progress",
      @"IBNumberOfPages", @"numberOfPages", @"IBCurrentPage", @"currentPage", @"IBUIPagingEnabled", @"pagingEnabled",
      @"IBUIEnabled", @"enabled", @"IBUIBorderStyle", @"borderStyle", @"IBUIClearButtonMode", @"clearButtonMode",
      @"IBUIClearsOnBeginEditing", @"clearsOnBeginEditing", @"IBUIMinimumFontSize", @"minimumFontSize",
      @"IBUIEditable", @"editable", @"IBUIRowHeight", @"rowHeight", @"IBUISectionHeaderHeight", @"sectionHeaderHeight",
      @"IBUISectionFooterHeight", @"sectionFooterHeight", @"IBUISeparatorStyle", @"separatorStyle",
      @"IBUIAccessoryType", @"accessoryType", @"IBUISelectionStyle", @"selectionStyle", @"IBUIBarStyle", @"barStyle",
      @"IBUITranslucent", @"translucent", @"IBUIWidth", @"width", @"IBUISystemItemIdentifier", @"systemItem",
      @"IBUIHidesBottomBarWhenPushed", @"hidesBottomBarWhenPushed"};
  for (unsigned i = 0; i < sizeof pairs / sizeof *pairs; i += 2) {
    NSString *text = [element textForKey:pairs[i]];
    if (!text) continue;
    BOOL isFlag = [text isEqualToString:@"YES"] || [text isEqualToString:@"NO"];
    NSNumber *value = isFlag ? [NSNumber numberWithBool:[text isEqualToString:@"YES"]]
                             : [NSNumber numberWithDouble:[text doubleValue]];
    [object->_values setObject:value forKey:pairs[i + 1]];
  }
  NSString *style = [element textForKey:@"IBUIStyle"];
  if (style) {
    NSString *key = [object->_className isEqualToString:@"UITableView"] ? @"tableStyle"
        : [object->_className isEqualToString:@"UITableViewCell"] ? @"cellStyle" : @"style";
    [object->_values setObject:[NSNumber numberWithInt:[style intValue]] forKey:key];
  }
  TBElement *traits = [element childForKey:@"IBUITextInputTraits"];
  for (NSString *each in traits ? [@"autocapitalizationType autocorrectionType keyboardType keyboardAppearance returnKeyType"
                                      componentsSeparatedByString:@" "] : nil) {
    NSString *key = [NSString stringWithFormat:@"IBUI%@%@", [[each substringToIndex:1] uppercaseString], [each substringFromIndex:1]];
    // In a nib file, text has no automatic capitals unless a number says so.
    BOOL isZero = [each isEqualToString:@"autocapitalizationType"];
    NSString *text = [traits textForKey:key] ?: isZero ? @"0" : nil;
    if (text) [object->_values setObject:[NSNumber numberWithInt:[text intValue]] forKey:each];
  }
  if ([[traits textForKey:@"IBUISecureTextEntry"] isEqualToString:@"YES"]) {
    [object->_values setObject:[NSNumber numberWithBool:YES] forKey:@"secureTextEntry"];
  }
  int flags = (int)[[element textForKey:@"NSvFlags"] longLongValue];
  [object->_values setObject:[NSNumber numberWithInt:flags & 63] forKey:@"autoresizingMask"];
  if (flags < 0) [object->_values setObject:[NSNumber numberWithBool:YES] forKey:@"hidden"];
}

/// The archive that is being read, in which references are resolved.
static TBElement *root;

static TBNibObject *readObject(TBElement *element);

/// Reads bars and their items, and the controllers of a navigation or tab bar controller.
static void readBars(TBElement *element, TBNibObject *object) {
  static NSString *const values[] = {
      @"IBUINavigationItem", @"navigationItem", @"IBUITabBarItem", @"tabBarItem", @"IBUINavigationBar", @"navigationBar",
      @"IBUILeftBarButtonItem", @"leftBarButtonItem", @"IBUIRightBarButtonItem", @"rightBarButtonItem",
      @"IBUIBackBarButtonItem", @"backBarButtonItem", @"IBUITitleView", @"titleView", @"IBUICustomView", @"customView",
      @"IBUITableHeaderView", @"tableHeaderView", @"IBUITableFooterView", @"tableFooterView"};
  for (unsigned i = 0; i < sizeof values / sizeof *values; i += 2) {
    TBElement *child = [element childForKey:values[i]];
    TBNibObject *made = child ? readObject(child) : nil;
    if (made) [object->_values setObject:made forKey:values[i + 1]];
  }
  static NSString *const lists[] = {@"IBUIViewControllers", @"viewControllers", @"IBUIItems", @"items",
                                    @"IBUIToolbarItems", @"toolbarItems"};
  for (unsigned i = 0; i < sizeof lists / sizeof *lists; i += 2) {
    NSMutableArray *list = [NSMutableArray array];
    for (TBElement *child in elements([element childForKey:lists[i]])) {
      BOOL isReference = [child->_name isEqualToString:@"reference"];
      // The selected controller of a tab bar controller precedes the list.
      TBElement *found = isReference ? [root elementWith:[child attribute:@"ref"] forAttribute:@"id"] : child;
      TBNibObject *made = found ? readObject(found) : nil;
      if (made) [list addObject:made];
    }
    if ([list count]) [object->_lists setObject:list forKey:lists[i + 1]];
  }
}

static TBNibObject *readObject(TBElement *element) {
  NSString *archived = classOf(element);
  BOOL isProxy = [archived isEqualToString:@"IBProxyObject"];
  if (!isProxy && ![archived hasPrefix:@"IBUI"]) return nil;
  TBNibObject *object = [[[TBNibObject alloc] init] autorelease];
  object->_identifier = [[element attribute:@"id"] copy];
  if (isProxy) return object;
  BOOL isCustom = [archived isEqualToString:@"IBUICustomObject"];
  object->_className = [isCustom ? @"NSObject" : [archived substringFromIndex:2] copy];
  object->_frame = frame(element);
  copyNumbers(element, object);
  static NSString *const texts[] = {@"IBUIText", @"text", @"IBUINormalTitle", @"title", @"IBUINibName", @"nibName",
                                    @"IBUIPlaceholder", @"placeholder", @"IBUITitle", @"title",
                                    @"IBUIReuseIdentifier", @"reuseIdentifier", @"IBUIBadgeValue", @"badgeValue"};
  for (unsigned i = 0; i < sizeof texts / sizeof *texts; i += 2) {
    NSString *text = string(element, texts[i]);
    if (text) [object->_values setObject:[[text copy] autorelease] forKey:texts[i + 1]];
  }
  static NSString *const colors[] = {@"IBUIBackgroundColor", @"backgroundColor", @"IBUITextColor", @"textColor",
                                     @"IBUINormalTitleColor", @"titleColor"};
  for (unsigned i = 0; i < sizeof colors / sizeof *colors; i += 2) {
    TBElement *child = [element childForKey:colors[i]];
    if (child && color(child)) [object->_values setObject:color(child) forKey:colors[i + 1]];
  }
  TBElement *font = [element childForKey:@"IBUIFont"];
  CGFloat size = [[font textForKey:@"NSSize"] doubleValue];
  if (size > 0) {
    BOOL isBold = [[font textForKey:@"NSName"] rangeOfString:@"Bold"].location != NSNotFound;
    [object->_values setObject:isBold ? [UIFont boldSystemFontOfSize:size] : [UIFont systemFontOfSize:size] forKey:@"font"];
  }
  NSString *image = [[element childForKey:@"IBUIImage"] textForKey:@"NSResourceName"];
  if (image) [object->_values setObject:[[image copy] autorelease] forKey:@"image"];
  for (TBElement *view in elements([element childForKey:@"NSSubviews"])) {
    TBNibObject *made = readObject(view);
    if (made) [object->_subviews addObject:made];
  }
  NSString *content = [[element childForKey:@"IBUIContentView"] attribute:@"ref"];
  for (TBNibObject *each in [NSArray arrayWithArray:object->_subviews]) {
    if (!content || ![each->_identifier isEqualToString:content]) continue;
    // A cell's contents are in a view that exists.
    [object->_values setObject:each forKey:@"contentView"];
    [object->_subviews removeObject:each];
  }
  readBars(element, object);
  TBElement *view = [element childForKey:@"IBUIView"];
  TBNibObject *made = view ? readObject(view) : nil;
  if (made) [object->_values setObject:made forKey:@"view"];
  return object;
}

static void readConnection(TBElement *record, TBNibFile *file) {
  TBElement *connection = [record childForKey:@"connection"];
  NSString *kind = classOf(connection);
  BOOL isAction = [kind isEqualToString:@"IBCocoaTouchEventConnection"];
  if (!isAction && ![kind isEqualToString:@"IBCocoaTouchOutletConnection"]) return;
  TBNibConnection *made = [[[TBNibConnection alloc] init] autorelease];
  made->_isAction = isAction;
  made->_label = [[connection textForKey:@"label"] copy];
  made->_source = [[[connection childForKey:@"source"] attribute:@"ref"] copy];
  made->_destination = [[[connection childForKey:@"destination"] attribute:@"ref"] copy];
  int event = [[connection textForKey:@"IBEventType"] intValue];
  made->_events = event > 0 ? 1u << (event - 1) : UIControlEventTouchUpInside;
  [file->_connections addObject:made];
}

/// Returns the custom classes by object number, such as "12" for the property `12.CustomClassName`.
static NSDictionary *customClasses(TBElement *properties) {
  NSMutableDictionary *classes = [NSMutableDictionary dictionary];
  NSArray *keys = elements([properties childForKey:@"dict.sortedKeys"]);
  NSArray *values = elements([properties childForKey:@"dict.values"]);
  for (NSUInteger i = 0; i < [keys count] && i < [values count]; i++) {
    TBElement *key = [keys objectAtIndex:i], *value = [values objectAtIndex:i];
    if ([key->_text hasSuffix:@".CustomClassName"]) {
      [classes setObject:value->_text forKey:[key->_text substringToIndex:[key->_text length] - 16]];
    }
  }
  // In the later form, each value contains its key.
  for (TBElement *value in elements(properties)) {
    NSString *key = [value attribute:@"key"];
    if ([key hasSuffix:@".CustomClassName"]) [classes setObject:value->_text forKey:[key substringToIndex:[key length] - 16]];
  }
  return classes;
}

void TBReadArchive(TBElement *archive, TBNibFile *file) {
  root = archive;
  TBElement *data = [[archive childrenNamed:@"data"] lastObject];
  for (TBElement *element in elements([data childForKey:@"IBDocument.RootObjects"])) {
    TBNibObject *object = readObject(element);
    if (object) [file->_roots addObject:object];
  }
  TBElement *objects = [data childForKey:@"IBDocument.Objects"];
  for (TBElement *record in elements([objects childForKey:@"connectionRecords"])) readConnection(record, file);
  NSDictionary *classes = customClasses([objects childForKey:@"flattenedProperties"]);
  TBElement *records = [objects childForKey:@"objectRecords"];
  for (TBElement *record in elements([records childForKey:@"orderedObjects"])) {
    NSString *name = [classes objectForKey:[record textForKey:@"objectID"] ?: @""];
    TBNibObject *object = [file objectWithIdentifier:[[record childForKey:@"object"] attribute:@"ref"]];
    if (name && object) object->_customClass = [name copy];
  }
}
