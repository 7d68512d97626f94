// Arrays and sets of objects that Swift passes to Objective-C.
#import "TBPrivate.h"

/// A set of touches that iterates in finger order in every process.
@interface TBTouchSet : NSSet {
 @public
  NSArray *_touches;
}
@end
@implementation TBTouchSet
- (NSUInteger)count {
  return [_touches count];
}
- (id)member:(id)object {
  return [_touches indexOfObjectIdenticalTo:object] == NSNotFound ? nil : object;
}
- (NSEnumerator *)objectEnumerator {
  return [_touches objectEnumerator];
}
- (id)anyObject {
  return [_touches count] ? [_touches objectAtIndex:0] : nil;
}
- (NSArray *)allObjects {
  return [[_touches retain] autorelease];
}
- (NSUInteger)countByEnumeratingWithState:(NSFastEnumerationState *)state objects:(id *)objects count:(NSUInteger)count {
  return [_touches countByEnumeratingWithState:state objects:objects count:count];
}
- (id)copyWithZone:(NSZone *)zone {
  return [self retain];
}
- (void)dealloc {
  [_touches release];
  [super dealloc];
}
@end

void *TBMakeArray(void **objects, long count) { return [[NSArray alloc] initWithObjects:(id *)objects count:count]; }

void *TBMakeTouchSet(void **objects, long count) {
  TBTouchSet *set = (TBTouchSet *)NSAllocateObject([TBTouchSet class], 0, NULL);
  set->_touches = TBMakeArray(objects, count);
  return set;
}

long TBGetObjects(void *collection, void **objects, long capacity) {
  long count = 0;
  for (id object in (id)collection) {
    if (count < capacity) objects[count] = object;
    count++;
  }
  return count;
}
