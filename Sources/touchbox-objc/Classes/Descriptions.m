// Descriptions of collections in Apple's format, with one element per line.
#import "TBPrivate.h"

/// Returns a string as it appears in a collection: in quotation marks unless it is a single word.
static NSString *quoted(NSString *string) {
  static NSCharacterSet *others;
  if (!others) {
    others = [[[NSCharacterSet characterSetWithCharactersInString:
        @"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789_"] invertedSet] retain];
  }
  if ([string length] && [string rangeOfCharacterFromSet:others].location == NSNotFound) return string;
  NSMutableString *result = [NSMutableString stringWithString:@"\""];
  for (NSUInteger i = 0; i < [string length]; i++) {
    unichar c = [string characterAtIndex:i];
    if (c == '"' || c == '\\') {
      [result appendFormat:@"\\%c", c];
    } else if (c == '\n') {
      [result appendString:@"\\n"];
    } else if (c > 126) {
      [result appendFormat:@"\\U%04x", c];
    } else {
      [result appendFormat:@"%C", c];
    }
  }
  [result appendString:@"\""];
  return result;
}

static NSString *text(id object, int level);

static NSString *indented(int level) { return [@"" stringByPaddingToLength:4 * level withString:@" " startingAtIndex:0]; }

/// Returns a list between two brackets, with one element per line.
static NSString *list(id<NSFastEnumeration> elements, NSString *start, NSString *end, int level) {
  NSMutableArray *lines = [NSMutableArray array];
  for (id element in elements) [lines addObject:[indented(level + 1) stringByAppendingString:text(element, level + 1)]];
  NSString *body = [lines componentsJoinedByString:@",\n"];
  return [NSString stringWithFormat:@"%@\n%@%@%@%@", start, body, [lines count] ? @"\n" : @"", indented(level), end];
}

static NSString *text(id object, int level) {
  // Indent a nested collection by one more level.
  NSString *margin = level ? indented(level) : @"";
  if ([object isKindOfClass:[NSString class]]) return quoted(object);
  if ([object isKindOfClass:[NSArray class]]) {
    return [margin stringByAppendingString:list(object, @"(", @")", level)];
  }
  if ([object isKindOfClass:[NSSet class]]) return list(object, @"{(", @")}", level);
  if (![object isKindOfClass:[NSDictionary class]]) return [object description];
  NSArray *keys = [object allKeys];
  BOOL areStrings = YES;
  for (id key in keys) areStrings = areStrings && [key isKindOfClass:[NSString class]];
  if (areStrings) keys = [keys sortedArrayUsingSelector:@selector(compare:)];
  NSMutableString *result = [NSMutableString stringWithFormat:@"%@{\n", margin];
  for (id key in keys) {
    [result appendFormat:@"%@%@ = %@;\n", indented(level + 1), text(key, 0), text([object objectForKey:key], level + 1)];
  }
  [result appendFormat:@"%@}", indented(level)];
  return result;
}

@implementation NSArray (Description)
- (NSString *)description {
  return text(self, 0);
}
- (NSString *)descriptionWithLocale:(id)locale {
  return text(self, 0);
}
- (NSString *)descriptionWithLocale:(id)locale indent:(NSUInteger)level {
  return text(self, (int)level);
}
@end
@implementation NSDictionary (Description)
- (NSString *)description {
  return text(self, 0);
}
- (NSString *)descriptionWithLocale:(id)locale {
  return text(self, 0);
}
- (NSString *)descriptionWithLocale:(id)locale indent:(NSUInteger)level {
  return text(self, (int)level);
}
@end
@implementation NSSet (Description)
- (NSString *)description {
  return text(self, 0);
}
- (NSString *)descriptionWithLocale:(id)locale {
  return text(self, 0);
}
- (NSString *)descriptionWithLocale:(id)locale indent:(NSUInteger)level {
  return text(self, (int)level);
}
@end
