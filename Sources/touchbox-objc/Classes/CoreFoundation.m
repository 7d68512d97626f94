// Core Foundation; see include/CoreFoundation/CoreFoundation.h.
#import "TBPrivate.h"

const CFDictionaryKeyCallBacks kCFTypeDictionaryKeyCallBacks = {1}, kCFCopyStringDictionaryKeyCallBacks = {1};
const CFDictionaryValueCallBacks kCFTypeDictionaryValueCallBacks = {1};
const CFArrayCallBacks kCFTypeArrayCallBacks = {1};
const CFSetCallBacks kCFTypeSetCallBacks = {1};

CFTypeRef CFRetain(CFTypeRef object) { return [(id)object retain]; }
void CFRelease(CFTypeRef object) { [(id)object release]; }
CFIndex CFGetRetainCount(CFTypeRef object) { return [(id)object retainCount]; }
Boolean CFEqual(CFTypeRef first, CFTypeRef second) { return [(id)first isEqual:(id)second]; }
void CFShow(CFTypeRef object) { tbs_log([[(id)object description] UTF8String]); }
CFAbsoluteTime CFAbsoluteTimeGetCurrent(void) { return tbs_now(); }

/// A dictionary that does not copy its keys and preserves insertion order. Touch code uses only a few keys.
@interface TBDictionary : NSMutableDictionary {
 @public
  BOOL _retainsKeys, _retainsValues;
  const void **_keys, **_values;
  NSUInteger _count, _capacity;
}
@end

@implementation TBDictionary
- (id)initWithCapacity:(NSUInteger)capacity {
  return self;
}
- (NSUInteger)count {
  return _count;
}
- (NSUInteger)indexOf:(const void *)key {
  NSUInteger index = 0;
  while (index < _count && _keys[index] != key && !(_retainsKeys && [(id)_keys[index] isEqual:(id)key])) index++;
  return index;
}
- (const void *)valueFor:(const void *)key {
  NSUInteger index = [self indexOf:key];
  return index < _count ? _values[index] : NULL;
}
- (id)objectForKey:(id)key {
  return (id)[self valueFor:key];
}
- (NSEnumerator *)keyEnumerator {
  return [[NSArray arrayWithObjects:(id *)_keys count:_count] objectEnumerator];
}
- (NSUInteger)countByEnumeratingWithState:(NSFastEnumerationState *)state objects:(id *)objects count:(NSUInteger)count {
  return [[NSArray arrayWithObjects:(id *)_keys count:_count] countByEnumeratingWithState:state objects:objects count:count];
}
- (void)setValue:(const void *)value for:(const void *)key {
  NSUInteger index = [self indexOf:key];
  if (_retainsValues) [(id)value retain];
  if (index < _count) {
    if (_retainsValues) [(id)_values[index] autorelease];
    _values[index] = value;
    return;
  }
  if (_count == _capacity) {
    _capacity = _capacity ? 2 * _capacity : 8;
    _keys = realloc(_keys, _capacity * sizeof *_keys);
    _values = realloc(_values, _capacity * sizeof *_values);
  }
  if (_retainsKeys) [(id)key retain];
  _keys[_count] = key;
  _values[_count++] = value;
}
- (void)setObject:(id)object forKey:(id)key {
  [self setValue:object for:key];
}
- (void)removeFor:(const void *)key {
  NSUInteger index = [self indexOf:key];
  if (index == _count) return;
  if (_retainsKeys) [(id)_keys[index] autorelease];
  if (_retainsValues) [(id)_values[index] autorelease];
  _count--;
  memmove(_keys + index, _keys + index + 1, (_count - index) * sizeof *_keys);
  memmove(_values + index, _values + index + 1, (_count - index) * sizeof *_values);
}
- (void)removeObjectForKey:(id)key {
  [self removeFor:key];
}
- (void)removeAllObjects {
  while (_count) [self removeFor:_keys[_count - 1]];
}
- (void)dealloc {
  [self removeAllObjects];
  free(_keys);
  free(_values);
  [super dealloc];
}
@end

CFMutableDictionaryRef CFDictionaryCreateMutable(
    CFAllocatorRef allocator, CFIndex capacity, const CFDictionaryKeyCallBacks *keys,
    const CFDictionaryValueCallBacks *values) {
  TBDictionary *dictionary = (TBDictionary *)NSAllocateObject([TBDictionary class], 0, NULL);
  dictionary->_retainsKeys = keys && keys->retainsObjects;
  dictionary->_retainsValues = values && values->retainsObjects;
  return (CFMutableDictionaryRef)dictionary;
}

static TBDictionary *own(const void *dictionary) {
  return [(id)dictionary isKindOfClass:[TBDictionary class]] ? (TBDictionary *)dictionary : nil;
}
CFIndex CFDictionaryGetCount(const void *dictionary) { return [(NSDictionary *)dictionary count]; }
const void *CFDictionaryGetValue(const void *dictionary, const void *key) {
  TBDictionary *mine = own(dictionary);
  return mine ? [mine valueFor:key] : [(NSDictionary *)dictionary objectForKey:(id)key];
}
Boolean CFDictionaryContainsKey(const void *dictionary, const void *key) {
  TBDictionary *mine = own(dictionary);
  return mine ? [mine indexOf:key] < mine->_count : [(NSDictionary *)dictionary objectForKey:(id)key] != nil;
}
Boolean CFDictionaryGetValueIfPresent(const void *dictionary, const void *key, const void **value) {
  if (!CFDictionaryContainsKey(dictionary, key)) return NO;
  if (value) *value = CFDictionaryGetValue(dictionary, key);
  return YES;
}
void CFDictionaryGetKeysAndValues(const void *dictionary, const void **keys, const void **values) {
  TBDictionary *mine = own(dictionary);
  for (NSUInteger i = 0; mine && i < mine->_count; i++) {
    if (keys) keys[i] = mine->_keys[i];
    if (values) values[i] = mine->_values[i];
  }
  if (mine) return;
  for (id key in (NSDictionary *)dictionary) {
    if (keys) *keys++ = key;
    if (values) *values++ = [(NSDictionary *)dictionary objectForKey:key];
  }
}
void CFDictionarySetValue(CFMutableDictionaryRef dictionary, const void *key, const void *value) {
  TBDictionary *mine = own(dictionary);
  mine ? [mine setValue:value for:key] : [(NSMutableDictionary *)dictionary setObject:(id)value forKey:(id)key];
}
void CFDictionaryAddValue(CFMutableDictionaryRef dictionary, const void *key, const void *value) {
  if (!CFDictionaryContainsKey(dictionary, key)) CFDictionarySetValue(dictionary, key, value);
}
void CFDictionaryReplaceValue(CFMutableDictionaryRef dictionary, const void *key, const void *value) {
  if (CFDictionaryContainsKey(dictionary, key)) CFDictionarySetValue(dictionary, key, value);
}
void CFDictionaryRemoveValue(CFMutableDictionaryRef dictionary, const void *key) {
  TBDictionary *mine = own(dictionary);
  mine ? [mine removeFor:key] : [(NSMutableDictionary *)dictionary removeObjectForKey:(id)key];
}
void CFDictionaryRemoveAllValues(CFMutableDictionaryRef dictionary) {
  [(NSMutableDictionary *)dictionary removeAllObjects];
}
