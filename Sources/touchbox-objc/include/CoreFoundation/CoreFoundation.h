// The part of Core Foundation that touch code uses: reference counting and collections of pointers.
//
// Collections are also Foundation objects, as on iOS: a CFMutableDictionaryRef is an NSMutableDictionary.
#ifndef TOUCHBOX_CORE_FOUNDATION_H
#define TOUCHBOX_CORE_FOUNDATION_H
#include <objc/objc.h>

#ifdef __cplusplus
extern "C" {
#endif

typedef const void *CFTypeRef;
typedef const struct __CFAllocator *CFAllocatorRef;
typedef const struct __CFString *CFStringRef;
typedef const struct __CFArray *CFArrayRef;
typedef struct __CFMutableArray *CFMutableArrayRef;
typedef const struct __CFDictionary *CFDictionaryRef;
typedef struct __CFMutableDictionary *CFMutableDictionaryRef;
typedef const struct __CFSet *CFSetRef;
typedef struct __CFMutableSet *CFMutableSetRef;
typedef long CFIndex;
typedef unsigned char Boolean;
typedef double CFTimeInterval;
typedef double CFAbsoluteTime;

/// A collection's treatment of its pointers: whether they are objects that it retains.
typedef struct {
  int retainsObjects;
} CFDictionaryKeyCallBacks, CFDictionaryValueCallBacks, CFArrayCallBacks, CFSetCallBacks;
extern const CFDictionaryKeyCallBacks kCFTypeDictionaryKeyCallBacks TOUCHBOX_SYMBOL(kCFTypeDictionaryKeyCallBacks);
extern const CFDictionaryKeyCallBacks kCFCopyStringDictionaryKeyCallBacks TOUCHBOX_SYMBOL(kCFCopyStringDictionaryKeyCallBacks);
extern const CFDictionaryValueCallBacks kCFTypeDictionaryValueCallBacks TOUCHBOX_SYMBOL(kCFTypeDictionaryValueCallBacks);
extern const CFArrayCallBacks kCFTypeArrayCallBacks TOUCHBOX_SYMBOL(kCFTypeArrayCallBacks);
extern const CFSetCallBacks kCFTypeSetCallBacks TOUCHBOX_SYMBOL(kCFTypeSetCallBacks);
#define kCFAllocatorDefault NULL

CFTypeRef CFRetain(CFTypeRef object) TOUCHBOX_SYMBOL(CFRetain);
void CFRelease(CFTypeRef object) TOUCHBOX_SYMBOL(CFRelease);
CFIndex CFGetRetainCount(CFTypeRef object) TOUCHBOX_SYMBOL(CFGetRetainCount);
Boolean CFEqual(CFTypeRef first, CFTypeRef second) TOUCHBOX_SYMBOL(CFEqual);
void CFShow(CFTypeRef object) TOUCHBOX_SYMBOL(CFShow);
CFAbsoluteTime CFAbsoluteTimeGetCurrent(void) TOUCHBOX_SYMBOL(CFAbsoluteTimeGetCurrent);

CFMutableDictionaryRef CFDictionaryCreateMutable(CFAllocatorRef allocator, CFIndex capacity, const CFDictionaryKeyCallBacks *keys, const CFDictionaryValueCallBacks *values) TOUCHBOX_SYMBOL(CFDictionaryCreateMutable);
CFIndex CFDictionaryGetCount(const void *dictionary) TOUCHBOX_SYMBOL(CFDictionaryGetCount);
const void *CFDictionaryGetValue(const void *dictionary, const void *key) TOUCHBOX_SYMBOL(CFDictionaryGetValue);
Boolean CFDictionaryContainsKey(const void *dictionary, const void *key) TOUCHBOX_SYMBOL(CFDictionaryContainsKey);
Boolean CFDictionaryGetValueIfPresent(const void *dictionary, const void *key, const void **value) TOUCHBOX_SYMBOL(CFDictionaryGetValueIfPresent);
void CFDictionaryGetKeysAndValues(const void *dictionary, const void **keys, const void **values) TOUCHBOX_SYMBOL(CFDictionaryGetKeysAndValues);
void CFDictionarySetValue(CFMutableDictionaryRef dictionary, const void *key, const void *value) TOUCHBOX_SYMBOL(CFDictionarySetValue);
void CFDictionaryAddValue(CFMutableDictionaryRef dictionary, const void *key, const void *value) TOUCHBOX_SYMBOL(CFDictionaryAddValue);
void CFDictionaryReplaceValue(CFMutableDictionaryRef dictionary, const void *key, const void *value) TOUCHBOX_SYMBOL(CFDictionaryReplaceValue);
void CFDictionaryRemoveValue(CFMutableDictionaryRef dictionary, const void *key) TOUCHBOX_SYMBOL(CFDictionaryRemoveValue);
void CFDictionaryRemoveAllValues(CFMutableDictionaryRef dictionary) TOUCHBOX_SYMBOL(CFDictionaryRemoveAllValues);

/// A range of indexes.
typedef struct {
  CFIndex location, length;
} CFRange;
static inline CFRange CFRangeMake(CFIndex location, CFIndex length) { return (CFRange){location, length}; }
typedef void (*CFArrayApplierFunction)(const void *value, void *context);
typedef void (*CFSetApplierFunction)(const void *value, void *context);
enum { kCFNotFound = -1 };

CFMutableArrayRef CFArrayCreateMutable(CFAllocatorRef allocator, CFIndex capacity, const CFArrayCallBacks *callbacks) TOUCHBOX_SYMBOL(CFArrayCreateMutable);
CFArrayRef CFArrayCreate(CFAllocatorRef allocator, const void **values, CFIndex count, const CFArrayCallBacks *callbacks) TOUCHBOX_SYMBOL(CFArrayCreate);
CFIndex CFArrayGetCount(const void *array) TOUCHBOX_SYMBOL(CFArrayGetCount);
const void *CFArrayGetValueAtIndex(const void *array, CFIndex index) TOUCHBOX_SYMBOL(CFArrayGetValueAtIndex);
CFIndex CFArrayGetFirstIndexOfValue(const void *array, CFRange range, const void *value) TOUCHBOX_SYMBOL(CFArrayGetFirstIndexOfValue);
Boolean CFArrayContainsValue(const void *array, CFRange range, const void *value) TOUCHBOX_SYMBOL(CFArrayContainsValue);
void CFArrayAppendValue(CFMutableArrayRef array, const void *value) TOUCHBOX_SYMBOL(CFArrayAppendValue);
void CFArrayInsertValueAtIndex(CFMutableArrayRef array, CFIndex index, const void *value) TOUCHBOX_SYMBOL(CFArrayInsertValueAtIndex);
void CFArraySetValueAtIndex(CFMutableArrayRef array, CFIndex index, const void *value) TOUCHBOX_SYMBOL(CFArraySetValueAtIndex);
void CFArrayRemoveValueAtIndex(CFMutableArrayRef array, CFIndex index) TOUCHBOX_SYMBOL(CFArrayRemoveValueAtIndex);
void CFArrayRemoveAllValues(CFMutableArrayRef array) TOUCHBOX_SYMBOL(CFArrayRemoveAllValues);
void CFArrayExchangeValuesAtIndices(CFMutableArrayRef array, CFIndex first, CFIndex second) TOUCHBOX_SYMBOL(CFArrayExchangeValuesAtIndices);
void CFArrayApplyFunction(const void *array, CFRange range, CFArrayApplierFunction function, void *context) TOUCHBOX_SYMBOL(CFArrayApplyFunction);
CFMutableSetRef CFSetCreateMutable(CFAllocatorRef allocator, CFIndex capacity, const CFSetCallBacks *callbacks) TOUCHBOX_SYMBOL(CFSetCreateMutable);
CFIndex CFSetGetCount(const void *set) TOUCHBOX_SYMBOL(CFSetGetCount);
const void *CFSetGetValue(const void *set, const void *value) TOUCHBOX_SYMBOL(CFSetGetValue);
Boolean CFSetContainsValue(const void *set, const void *value) TOUCHBOX_SYMBOL(CFSetContainsValue);
void CFSetGetValues(const void *set, const void **values) TOUCHBOX_SYMBOL(CFSetGetValues);
void CFSetAddValue(CFMutableSetRef set, const void *value) TOUCHBOX_SYMBOL(CFSetAddValue);
void CFSetSetValue(CFMutableSetRef set, const void *value) TOUCHBOX_SYMBOL(CFSetSetValue);
void CFSetRemoveValue(CFMutableSetRef set, const void *value) TOUCHBOX_SYMBOL(CFSetRemoveValue);
void CFSetRemoveAllValues(CFMutableSetRef set) TOUCHBOX_SYMBOL(CFSetRemoveAllValues);
void CFSetApplyFunction(const void *set, CFSetApplierFunction function, void *context) TOUCHBOX_SYMBOL(CFSetApplyFunction);

#ifdef __cplusplus
}
#endif
#endif
