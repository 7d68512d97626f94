// User-defined attributes and colors in the current nib file format, and warnings about nib files.
#import "TBNib.h"

void TBWarn(NSString *path, TBElement *element, NSString *format, ...) {
  static NSMutableSet *known;
  if (!known) known = [[NSMutableSet alloc] init];
  va_list arguments;
  va_start(arguments, format);
  NSString *text = [[[NSString alloc] initWithFormat:format arguments:arguments] autorelease];
  va_end(arguments);
  NSString *line = element ? [NSString stringWithFormat:@":%d", element->_line] : @"";
  NSString *message = [NSString stringWithFormat:@"%@%@: %@", [path lastPathComponent], line, text];
  // A controller's scene may be loaded many times.
  if ([known containsObject:message]) return;
  [known addObject:message];
  tbs_warn([message UTF8String]);
}

static UIColor *literal(TBElement *element) {
  NSString *alpha = [element attribute:@"alpha"];
  CGFloat opacity = alpha ? [alpha doubleValue] : 1;
  if ([element attribute:@"white"]) {
    return [UIColor colorWithWhite:[[element attribute:@"white"] doubleValue] alpha:opacity];
  }
  if (![element attribute:@"red"]) return nil;
  return [UIColor colorWithRed:[[element attribute:@"red"] doubleValue]
                         green:[[element attribute:@"green"] doubleValue]
                          blue:[[element attribute:@"blue"] doubleValue]
                         alpha:opacity];
}

UIColor *TBColor(TBElement *element, TBNibFile *file) {
  if (!element) return nil;
  UIColor *known = literal(element);
  if (known) return known;
  NSString *image = [element attribute:@"patternImage"];
  UIImage *pattern = image ? [UIImage imageNamed:image] : nil;
  if (pattern) return [UIColor colorWithPatternImage:pattern];
  NSString *system = [element attribute:@"systemColor"] ?: [element attribute:@"cocoaTouchSystemColor"];
  NSString *name = system ?: [element attribute:@"name"];
  SEL selector = NSSelectorFromString(name);
  if (system && [UIColor respondsToSelector:selector]) return [UIColor performSelector:selector];
  for (TBElement *resource in [file->_document list:@"resources"]) {
    if ([[resource attribute:@"name"] isEqualToString:name]) return literal([[resource childrenNamed:@"color"] lastObject]);
  }
  if ([name hasPrefix:@"lightText"] || [name hasPrefix:@"group"]) return [UIColor colorWithWhite:0.9 alpha:1];
  if (name) TBWarn(file->_path, element, @"there is no color %@; the standard color is used", name);
  return nil;
}

/// Returns the value that an attribute's element contains, or nil.
static id valueOf(TBElement *attribute, TBNibFile *file) {
  NSString *type = [attribute attribute:@"type"], *value = [attribute attribute:@"value"];
  if ([type isEqualToString:@"boolean"]) return [NSNumber numberWithBool:[value isEqualToString:@"YES"]];
  if ([type isEqualToString:@"image"]) return [UIImage imageNamed:value];
  TBElement *child = [attribute->_children count] ? [attribute->_children objectAtIndex:0] : nil;
  if (!child) return value;
  if ([child->_name isEqualToString:@"color"]) return TBColor(child, file);
  if ([child->_name isEqualToString:@"real"] || [child->_name isEqualToString:@"integer"]) {
    return [NSNumber numberWithDouble:[[child attribute:@"value"] doubleValue]];
  }
  CGFloat x = [[child attribute:@"x"] doubleValue], y = [[child attribute:@"y"] doubleValue];
  CGFloat width = [[child attribute:@"width"] doubleValue], height = [[child attribute:@"height"] doubleValue];
  if ([child->_name isEqualToString:@"point"]) return [NSValue valueWithCGPoint:CGPointMake(x, y)];
  if ([child->_name isEqualToString:@"size"]) return [NSValue valueWithCGSize:CGSizeMake(width, height)];
  if ([child->_name isEqualToString:@"rect"]) return [NSValue valueWithCGRect:CGRectMake(x, y, width, height)];
  return [[child->_text copy] autorelease];
}

void TBSetRuntimeAttributes(TBNibObject *object, TBNibFile *file) {
  for (TBElement *attribute in [object->_element list:@"userDefinedRuntimeAttributes"]) {
    NSString *path = [attribute attribute:@"keyPath"];
    @try {
      [object->_made setValue:valueOf(attribute, file) forKeyPath:path];
    } @catch (NSException *exception) {
      // As on iOS, the app continues.
      TBWarn(file->_path, attribute, @"%@ has no property %@; the attribute is left out",
             NSStringFromClass([object->_made class]), path);
    }
  }
}
