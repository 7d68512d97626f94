// Objects for values of Swift, and the reverse; see Bridge/AnyValues.swift.
#import "TBPrivate.h"

void *TBMakeString(const char *text) { return [[NSString alloc] initWithUTF8String:text]; }

void *TBMakeNumber(double number, const char *type) {
  switch (*type) {
    case 'd': return [[NSNumber alloc] initWithDouble:number];
    case 'f': return [[NSNumber alloc] initWithFloat:number];
    case 'c': case 'C': case 'B': return [[NSNumber alloc] initWithBool:number != 0];
    default: return [[NSNumber alloc] initWithInteger:(NSInteger)number];
  }
}

void *TBMakeValue(const void *bytes, const char *type) {
  return [[NSValue valueWithBytes:bytes objCType:type] retain];
}

void *TBMakeData(const void *bytes, unsigned long count) { return [[NSData alloc] initWithBytes:bytes length:count]; }

void *TBMakeDate(double seconds) { return [[NSDate alloc] initWithTimeIntervalSince1970:seconds]; }
double TBDateSeconds(void *date) { return [(NSDate *)date timeIntervalSince1970]; }
void *TBMakeNull(void) { return [[NSNull null] retain]; }

void *TBMakeDictionary(void **keys, void **values, long count) {
  return [[NSDictionary alloc] initWithObjects:(id *)values forKeys:(id *)keys count:count];
}

void *TBMakeText(const char *text) {
  return [[NSMutableAttributedString alloc] initWithString:[NSString stringWithUTF8String:text]];
}
void TBSetAttributes(void *text, void *attributes, long location, long length) {
  [(NSMutableAttributedString *)text setAttributes:attributes range:NSMakeRange(location, length)];
}

int TBKindOfObject(void *object) {
  id value = object;
#define TB_KIND(cls, kind) \
  if ([value isKindOfClass:[cls class]]) return kind;
  TB_KIND(NSString, TBKindString)
  TB_KIND(NSNumber, TBKindNumber)
  TB_KIND(NSValue, TBKindValue)
  TB_KIND(NSArray, TBKindArray)
  TB_KIND(NSDictionary, TBKindDictionary)
  TB_KIND(NSSet, TBKindSet)
  TB_KIND(NSData, TBKindBytes)
  TB_KIND(NSAttributedString, TBKindText)
  TB_KIND(NSNull, TBKindNull)
  TB_KIND(NSDate, TBKindDate)
  TB_KIND(NSIndexPath, TBKindIndexPath)
  TB_KIND(NSIndexSet, TBKindIndexSet)
  return TBKindOther;
}

const char *TBNumberType(void *number) { return [(NSNumber *)number objCType]; }

const void *TBGetBytes(void *data, unsigned long *count) {
  *count = [(NSData *)data length];
  return [(NSData *)data bytes];
}

void *TBDictionaryKeys(void *dictionary) {
  return [(id)dictionary isKindOfClass:[NSDictionary class]] ? [(NSDictionary *)dictionary allKeys] : nil;
}
void *TBDictionaryValue(void *dictionary, void *key) { return [(NSDictionary *)dictionary objectForKey:(id)key]; }

void *TBTextString(void *text) { return [(NSAttributedString *)text string]; }
void *TBTextAttributes(void *text, long location, long *end) {
  NSRange range = {location, 0};
  id attributes = [(NSAttributedString *)text attributesAtIndex:location effectiveRange:&range];
  *end = NSMaxRange(range);
  return attributes;
}

void *TBMakeIndexPath(long section, long row) {
  NSUInteger indexes[] = {(NSUInteger)section, (NSUInteger)row};
  return [[NSIndexPath indexPathWithIndexes:indexes length:2] retain];
}
int TBGetIndexPath(void *object, long *section, long *row) {
  NSIndexPath *path = object;
  if ([path length] != 2) return 0;
  *section = (long)[path indexAtPosition:0];
  *row = (long)[path indexAtPosition:1];
  return 1;
}
void *TBMakeIndexSet(const unsigned long *indexes, long count) {
  NSMutableIndexSet *set = [[NSMutableIndexSet alloc] init];
  for (long i = 0; i < count; i++) [set addIndex:indexes[i]];
  return set;
}
long TBGetIndexes(void *object, unsigned long *indexes, long capacity) {
  NSIndexSet *set = object;
  if (capacity) [set getIndexes:(NSUInteger *)indexes maxCount:capacity inIndexRange:NULL];
  return [set count];
}

// MARK: - Blocks and messages

void *TBCopyBlock(void *block) { return _Block_copy(block); }
void TBCallBlockWithNumber(void *block, long number) { TB_BEGIN((void (^)(long))block)(number); TB_END }
void TBCallBlockWithObject(void *block, void *object) { TB_BEGIN((void (^)(id))block)(object); TB_END }

void TBCallBlockWithObjects(void *block, void *first, void *second) {
  TB_BEGIN((void (^)(id, id))block)(first, second);
  TB_END
}
void *TBMakeObject(void *block) {
  id made = nil;
  TB_BEGIN made = [((id (^)(void))block)() retain];
  TB_END
  return made;
}

/// Owns a Swift function.
@interface TBCompletion : TBObject
@end
@implementation TBCompletion
@end

void TBCallActionBlock(void *block, void *action, void *view, void *completion) {
  TB_BEGIN
  TBCompletion *owner = [TBAttach([TBCompletion alloc], completion) autorelease];
  ((void (^)(id, id, void (^)(BOOL)))block)(action, view, ^(BOOL performed) { tbs_complete(owner->_peer, performed); });
  TB_END
}

void TBRaise(const char *name, const char *reason) {
  TB_BEGIN
  [NSException raise:[NSString stringWithUTF8String:name] format:@"%s", reason];
  TB_END
}

void TBPostNotification(const char *name, void *object, void *info) {
  TB_BEGIN
  [[NSNotificationCenter defaultCenter] postNotificationName:[NSString stringWithUTF8String:name]
                                                      object:(id)object
                                                    userInfo:(id)info];
  TB_END
}

void TBSendMessage(void *target, const char *selector, void *argument) {
  TB_BEGIN
  SEL message = sel_registerName(selector);
  ((void (*)(id, SEL, id))objc_msg_lookup((id)target, message))(target, message, argument);
  TB_END
}
