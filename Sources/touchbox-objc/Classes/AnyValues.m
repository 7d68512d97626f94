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

// MARK: - Blocks and messages

void *TBCopyBlock(void *block) { return _Block_copy(block); }
void TBCallBlockWithNumber(void *block, long number) { TB_BEGIN((void (^)(long))block)(number); TB_END }
void TBCallBlockWithObject(void *block, void *object) { TB_BEGIN((void (^)(id))block)(object); TB_END }

void TBSendMessage(void *target, const char *selector, void *argument) {
  TB_BEGIN
  SEL message = sel_registerName(selector);
  ((void (*)(id, SEL, id))objc_msg_lookup((id)target, message))(target, message, argument);
  TB_END
}
