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

#ifdef __cplusplus
}
#endif
#endif
