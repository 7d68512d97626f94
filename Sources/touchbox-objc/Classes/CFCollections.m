// Arrays and sets of Core Foundation, which may contain pointers that are not objects.
#import "TBPrivate.h"

/// The pointers in a collection, in order.
typedef struct {
  const void **values;
  NSUInteger count, capacity;
  BOOL retains;
} Pointers;

static NSUInteger find(const Pointers *list, const void *value) {
  NSUInteger index = 0;
  while (index < list->count && list->values[index] != value &&
         !(list->retains && [(id)list->values[index] isEqual:(id)value])) index++;
  return index;
}
static void insert(Pointers *list, const void *value, NSUInteger index) {
  if (list->count == list->capacity) {
    list->capacity = list->capacity ? 2 * list->capacity : 8;
    list->values = realloc(list->values, list->capacity * sizeof *list->values);
  }
  if (list->retains) [(id)value retain];
  memmove(list->values + index + 1, list->values + index, (list->count++ - index) * sizeof *list->values);
  list->values[index] = value;
}
static void removeAt(Pointers *list, NSUInteger index) {
  if (list->retains) [(id)list->values[index] autorelease];
  list->count--;
  memmove(list->values + index, list->values + index + 1, (list->count - index) * sizeof *list->values);
}
static void destroy(Pointers *list) {
  while (list->count) removeAt(list, list->count - 1);
  free(list->values);
}
static void check(const Pointers *list, NSUInteger index, BOOL isEndValid) {
  if (index < list->count || (isEndValid && index == list->count)) return;
  [NSException raise:NSRangeException format:@"index %d beyond bounds of an array with %d values", (int)index, (int)list->count];
}

@interface TBPointerArray : NSMutableArray {
 @public
  Pointers _list;
}
@end
@implementation TBPointerArray
- (id)initWithCapacity:(NSUInteger)capacity {
  return self;
}
- (NSUInteger)count {
  return _list.count;
}
- (id)objectAtIndex:(NSUInteger)index {
  check(&_list, index, NO);
  return (id)_list.values[index];
}
- (void)insertObject:(id)object atIndex:(NSUInteger)index {
  check(&_list, index, YES);
  insert(&_list, object, index);
}
- (void)addObject:(id)object {
  insert(&_list, object, _list.count);
}
- (void)removeObjectAtIndex:(NSUInteger)index {
  check(&_list, index, NO);
  removeAt(&_list, index);
}
- (void)removeLastObject {
  [self removeObjectAtIndex:_list.count - 1];
}
- (void)removeAllObjects {
  while (_list.count) removeAt(&_list, _list.count - 1);
}
- (void)replaceObjectAtIndex:(NSUInteger)index withObject:(id)object {
  [self insertObject:object atIndex:index];
  removeAt(&_list, index + 1);
}
- (void)dealloc {
  destroy(&_list);
  [super dealloc];
}
@end

@interface TBPointerSet : NSMutableSet {
 @public
  Pointers _list;
}
@end
@implementation TBPointerSet
- (id)initWithCapacity:(NSUInteger)capacity {
  return self;
}
- (NSUInteger)count {
  return _list.count;
}
- (id)member:(id)object {
  NSUInteger index = find(&_list, object);
  return index < _list.count ? (id)_list.values[index] : nil;
}
- (NSEnumerator *)objectEnumerator {
  return [[NSArray arrayWithObjects:(id *)_list.values count:_list.count] objectEnumerator];
}
- (NSUInteger)countByEnumeratingWithState:(NSFastEnumerationState *)state objects:(id *)objects count:(NSUInteger)count {
  return [[NSArray arrayWithObjects:(id *)_list.values count:_list.count] countByEnumeratingWithState:state
                                                                                              objects:objects
                                                                                                count:count];
}
- (void)addObject:(id)object {
  if (find(&_list, object) == _list.count) insert(&_list, object, _list.count);
}
- (void)removeObject:(id)object {
  NSUInteger index = find(&_list, object);
  if (index < _list.count) removeAt(&_list, index);
}
- (void)removeAllObjects {
  while (_list.count) removeAt(&_list, _list.count - 1);
}
- (void)dealloc {
  destroy(&_list);
  [super dealloc];
}
@end

// MARK: - Arrays

CFMutableArrayRef CFArrayCreateMutable(CFAllocatorRef allocator, CFIndex capacity, const CFArrayCallBacks *callbacks) {
  TBPointerArray *array = (TBPointerArray *)NSAllocateObject([TBPointerArray class], 0, NULL);
  array->_list.retains = callbacks && callbacks->retainsObjects;
  return (CFMutableArrayRef)array;
}
CFArrayRef CFArrayCreate(CFAllocatorRef allocator, const void **values, CFIndex count, const CFArrayCallBacks *callbacks) {
  CFMutableArrayRef array = CFArrayCreateMutable(allocator, count, callbacks);
  for (CFIndex i = 0; i < count; i++) CFArrayAppendValue(array, values[i]);
  return (CFArrayRef)array;
}
CFIndex CFArrayGetCount(const void *array) { return [(NSArray *)array count]; }
const void *CFArrayGetValueAtIndex(const void *array, CFIndex index) { return [(NSArray *)array objectAtIndex:index]; }
CFIndex CFArrayGetFirstIndexOfValue(const void *array, CFRange range, const void *value) {
  for (CFIndex i = range.location; i < range.location + range.length; i++) {
    const void *each = CFArrayGetValueAtIndex(array, i);
    if (each == value) return i;
    BOOL isPointer = [(id)array isKindOfClass:[TBPointerArray class]] && !((TBPointerArray *)array)->_list.retains;
    if (!isPointer && [(id)each isEqual:(id)value]) return i;
  }
  return kCFNotFound;
}
Boolean CFArrayContainsValue(const void *array, CFRange range, const void *value) {
  return CFArrayGetFirstIndexOfValue(array, range, value) != kCFNotFound;
}
void CFArrayAppendValue(CFMutableArrayRef array, const void *value) { [(NSMutableArray *)array addObject:(id)value]; }
void CFArrayInsertValueAtIndex(CFMutableArrayRef array, CFIndex index, const void *value) {
  [(NSMutableArray *)array insertObject:(id)value atIndex:index];
}
void CFArraySetValueAtIndex(CFMutableArrayRef array, CFIndex index, const void *value) {
  if (index == CFArrayGetCount(array)) return CFArrayAppendValue(array, value);
  [(NSMutableArray *)array replaceObjectAtIndex:index withObject:(id)value];
}
void CFArrayRemoveValueAtIndex(CFMutableArrayRef array, CFIndex index) { [(NSMutableArray *)array removeObjectAtIndex:index]; }
void CFArrayRemoveAllValues(CFMutableArrayRef array) { [(NSMutableArray *)array removeAllObjects]; }
void CFArrayExchangeValuesAtIndices(CFMutableArrayRef array, CFIndex first, CFIndex second) {
  [(NSMutableArray *)array exchangeObjectAtIndex:first withObjectAtIndex:second];
}
void CFArrayApplyFunction(const void *array, CFRange range, CFArrayApplierFunction function, void *context) {
  for (CFIndex i = range.location; i < range.location + range.length; i++) function(CFArrayGetValueAtIndex(array, i), context);
}

// MARK: - Sets

CFMutableSetRef CFSetCreateMutable(CFAllocatorRef allocator, CFIndex capacity, const CFSetCallBacks *callbacks) {
  TBPointerSet *set = (TBPointerSet *)NSAllocateObject([TBPointerSet class], 0, NULL);
  set->_list.retains = callbacks && callbacks->retainsObjects;
  return (CFMutableSetRef)set;
}
CFIndex CFSetGetCount(const void *set) { return [(NSSet *)set count]; }
const void *CFSetGetValue(const void *set, const void *value) { return [(NSSet *)set member:(id)value]; }
Boolean CFSetContainsValue(const void *set, const void *value) { return CFSetGetValue(set, value) != NULL; }
void CFSetGetValues(const void *set, const void **values) {
  for (id each in (NSSet *)set) *values++ = each;
}
void CFSetAddValue(CFMutableSetRef set, const void *value) { [(NSMutableSet *)set addObject:(id)value]; }
void CFSetSetValue(CFMutableSetRef set, const void *value) {
  CFSetRemoveValue(set, value);
  CFSetAddValue(set, value);
}
void CFSetRemoveValue(CFMutableSetRef set, const void *value) { [(NSMutableSet *)set removeObject:(id)value]; }
void CFSetRemoveAllValues(CFMutableSetRef set) { [(NSMutableSet *)set removeAllObjects]; }
void CFSetApplyFunction(const void *set, CFSetApplierFunction function, void *context) {
  for (id each in (NSSet *)set) function(each, context);
}
