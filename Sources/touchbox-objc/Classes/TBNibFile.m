// Reads nib files: parses the XML and determines the format.
#import "TBNib.h"

@implementation TBNibObject
- (id)init {
  _values = [[NSMutableDictionary alloc] init];
  _subviews = [[NSMutableArray alloc] init];
  _lists = [[NSMutableDictionary alloc] init];
  return self;
}
- (void)dealloc {
  [_identifier release];
  [_element release];
  [_className release];
  [_customClass release];
  [_values release];
  [_subviews release];
  [_lists release];
  [_made release];
  [super dealloc];
}
@end

NSArray *TBChildren(TBNibObject *object) {
  NSMutableArray *children = [NSMutableArray arrayWithArray:object->_subviews];
  for (NSString *key in [[object->_values allKeys] sortedArrayUsingSelector:@selector(compare:)]) {
    id value = [object->_values objectForKey:key];
    if ([value isKindOfClass:[TBNibObject class]]) [children addObject:value];
  }
  for (NSString *key in [[object->_lists allKeys] sortedArrayUsingSelector:@selector(compare:)]) {
    [children addObjectsFromArray:[object->_lists objectForKey:key]];
  }
  return children;
}

@implementation TBNibConnection
- (void)dealloc {
  [_source release];
  [_destination release];
  [_label release];
  [_element release];
  [super dealloc];
}
@end

@implementation TBNibConstraint
- (void)dealloc {
  [_element release];
  [_holder release];
  [super dealloc];
}
@end

@implementation TBElement
- (id)init {
  _children = [[NSMutableArray alloc] init];
  _text = [[NSMutableString alloc] init];
  return self;
}
- (void)dealloc {
  [_name release];
  [_attributes release];
  [_children release];
  [_text release];
  [super dealloc];
}
- (NSString *)attribute:(NSString *)name {
  return [_attributes objectForKey:name];
}
- (TBElement *)childForKey:(NSString *)key {
  for (TBElement *child in _children) {
    if ([[child attribute:@"key"] isEqualToString:key]) return child;
  }
  return nil;
}
- (NSString *)textForKey:(NSString *)key {
  TBElement *child = [self childForKey:key];
  return child ? child->_text : nil;
}
- (NSArray *)childrenNamed:(NSString *)name {
  NSMutableArray *found = [NSMutableArray array];
  for (TBElement *child in _children) {
    if ([child->_name isEqualToString:name]) [found addObject:child];
  }
  return found;
}
- (NSArray *)list:(NSString *)name {
  NSMutableArray *found = [NSMutableArray array];
  for (TBElement *child in [self childrenNamed:name]) [found addObjectsFromArray:child->_children];
  return found;
}
- (BOOL)isOn:(NSString *)name {
  return [[self attribute:name] isEqualToString:@"YES"];
}
- (TBElement *)elementWith:(NSString *)value forAttribute:(NSString *)name {
  if ([[self attribute:name] isEqualToString:value]) return self;
  for (TBElement *child in _children) {
    TBElement *found = [child elementWith:value forAttribute:name];
    if (found) return found;
  }
  return nil;
}
@end

/// Creates elements from parser events.
@interface TBElementReader : NSObject {
 @public
  NSMutableArray *_open;
  TBElement *_root;
}
@end
@implementation TBElementReader
- (id)init {
  _open = [[NSMutableArray alloc] init];
  return self;
}
- (void)dealloc {
  [_open release];
  [_root release];
  [super dealloc];
}
- (void)parser:(NSXMLParser *)parser
    didStartElement:(NSString *)name
       namespaceURI:(NSString *)uri
      qualifiedName:(NSString *)qualifiedName
         attributes:(NSDictionary *)attributes {
  TBElement *element = [[[TBElement alloc] init] autorelease];
  element->_name = [name copy];
  element->_line = (int)[parser lineNumber];
  element->_attributes = [attributes copy];
  TBElement *parent = [_open lastObject];
  if (parent) [parent->_children addObject:element];
  if (!_root) _root = [element retain];
  [_open addObject:element];
}
- (void)parser:(NSXMLParser *)parser foundCharacters:(NSString *)characters {
  TBElement *element = [_open lastObject];
  if (element) [element->_text appendString:characters];
}
- (void)parser:(NSXMLParser *)parser
    didEndElement:(NSString *)name
     namespaceURI:(NSString *)uri
    qualifiedName:(NSString *)qualifiedName {
  [_open removeLastObject];
}
@end

static void refuse(NSString *path, int line) {
  NSString *text = [NSString stringWithFormat:@"%@:%d: cannot be read; expected a file of Xcode", path, line];
  tbs_warn([text UTF8String]);
}

TBElement *TBReadXML(NSString *path) {
  NSXMLParser *parser = [[[NSXMLParser alloc] initWithData:[NSData dataWithContentsOfFile:path]] autorelease];
  TBElementReader *reader = [[[TBElementReader alloc] init] autorelease];
  [parser setDelegate:(id)reader];
  if ([parser parse] && reader->_root) return [[reader->_root retain] autorelease];
  refuse(path, (int)[parser lineNumber]);
  return nil;
}

@implementation TBNibFile
- (id)init {
  _roots = [[NSMutableArray alloc] init];
  _connections = [[NSMutableArray alloc] init];
  _constraints = [[NSMutableArray alloc] init];
  _guides = [[NSMutableDictionary alloc] init];
  _guideViews = [[NSMutableDictionary alloc] init];
  return self;
}
- (void)dealloc {
  [_roots release];
  [_connections release];
  [_constraints release];
  [_guides release];
  [_guideViews release];
  [_rootView release];
  [_document release];
  [_path release];
  [super dealloc];
}

+ (TBNibFile *)fileAt:(NSString *)path {
  TBElement *root = TBReadXML(path);
  if (!root) return nil;
  TBNibFile *file = [[[TBNibFile alloc] init] autorelease];
  file->_path = [path copy];
  if ([root->_name isEqualToString:@"archive"]) {
    TBReadArchive(root, file);
  } else if ([root->_name isEqualToString:@"document"]) {
    file->_document = [root retain];
    TBReadDocument(root, file);
  }
  if ([file->_roots count]) return file;
  refuse(path, 1);
  return nil;
}

static TBNibObject *find(NSArray *objects, NSString *identifier) {
  for (TBNibObject *object in objects) {
    if ([object->_identifier isEqualToString:identifier]) return object;
    TBNibObject *found = nil;
    if (!found) found = find(TBChildren(object), identifier);
    if (found) return found;
  }
  return nil;
}
- (TBNibObject *)objectWithIdentifier:(NSString *)identifier {
  return find(_roots, identifier);
}
@end
