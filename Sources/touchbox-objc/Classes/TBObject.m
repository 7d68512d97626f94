// Objects with a Swift counterpart, and the deallocation of all objects.
#import "TBPrivate.h"

extern void *swift_retain(void *object);
extern void swift_release(void *object);
extern unsigned long swift_retainCount(void *object);

@implementation TBObject
+ (const char *)touchboxClassName {
  return "TBObject";
}

static inline BOOL countsInSwift(TBObject *object) { return object->_peer && !object->_ownsPeer; }

- (id)retain {
  if (!countsInSwift(self)) return [super retain];
  swift_retain(_peer);
  return self;
}
- (oneway void)release {
  if (!countsInSwift(self)) return [super release];
  swift_release(_peer);
}
- (NSUInteger)retainCount {
  return countsInSwift(self) ? swift_retainCount(_peer) : [super retainCount];
}
- (void)dealloc {
  if (_ownsPeer) swift_release(_peer);
  [super dealloc];
}

- (NSUInteger)hash {
  return tbs_hash(self);
}
- (BOOL)isEqual:(id)other {
  if (other == self) return YES;
  return _ownsPeer && [other isKindOfClass:[TBObject class]] && tbs_isEqual(self, other);
}
- (id)copyWithZone:(NSZone *)zone {
  return [self retain];
}
- (NSString *)description {
  return [NSString stringWithFormat:@"<%s: %p>", class_getName([self class]), self];
}
@end

id TBAttach(id object, void *peer) {
  if (!peer) {
    [object release];
    return nil;
  }
  TBObject *attached = object;
  attached->_peer = peer;
  attached->_ownsPeer = 1;
  return object;
}

void *TBMakeWrapper(const char *className, void *peer) {
  TBObject *object = (TBObject *)NSAllocateObject(objc_lookUpClass(className), 0, NULL);
  object->_peer = peer;
  return object;
}

void *TBMakeBox(const char *className, void *peer) {
  return peer ? TBAttach(NSAllocateObject(objc_lookUpClass(className), 0, NULL), peer) : NULL;
}

/// The object for a Core Graphics structure or class.
@interface TBReference : TBObject
@end
@implementation TBReference
@end

// MARK: - Deallocation

// The most recently deallocated objects keep their memory for a while. Sending them any message ends the app.
enum { graveCount = 4096 };
static struct {
  id object;
  Class cls;
} graves[graveCount];
static unsigned nextGrave;
static Class deallocatedClass;
static void (*deallocRoot)(id, SEL);

/// The class of deallocated objects. It has no superclass, so it implements no methods.
NS_ROOT_CLASS
@interface TBDeallocated {
  Class isa;
}
@end
@implementation TBDeallocated
+ (void)initialize {
}
static id answer(id object, SEL selector) {
  const char *name = "an object";
  for (unsigned i = 0; i < graveCount; i++) {
    if (graves[i].object == object) name = class_getName(graves[i].cls);
  }
  NSString *text = [NSString stringWithFormat:@"-[%s %s]: message sent to deallocated instance %p",
                                              name, sel_getName(selector), object];
  void *frames[64];
  extern int backtrace(void **buffer, int size);
  tbs_end([text UTF8String], frames, backtrace(frames, 64));
  abort();
}
+ (BOOL)resolveInstanceMethod:(SEL)selector {
  return class_addMethod((Class)self, selector, (IMP)answer, "@@:");
}
@end

static SEL destroySelector;

/// Releases the instance variables that ARC retains. The compiler generates a method for this in each class.
static void destroyVariables(id object) {
  Class cls = object_getClass(object);
  if (!class_respondsToSelector(cls, destroySelector)) return;
  IMP last = NULL;
  for (; cls && class_respondsToSelector(cls, destroySelector); cls = class_getSuperclass(cls)) {
    IMP own = class_getMethodImplementation(cls, destroySelector);
    if (own != last) own(object, destroySelector);
    last = own;
  }
}

static void deallocObject(id object, SEL selector) {
  destroyVariables(object);
  TBClearWeakReferences(object);
  TBReleaseAssociatedObjects(object);
  typeof(graves[0]) *grave = &graves[nextGrave++ % graveCount];
  if (grave->object) {
    // Only the memory remains to be freed.
    *(Class *)grave->object = [NSObject class];
    deallocRoot(grave->object, selector);
  }
  grave->object = object;
  grave->cls = object_getClass(object);
  *(Class *)object = deallocatedClass;
}

void TBStartObjects(void) {
  deallocatedClass = objc_lookUpClass("TBDeallocated");
  destroySelector = sel_registerName(".cxx_destruct");
  Method method = class_getInstanceMethod([NSObject class], @selector(dealloc));
  deallocRoot = (void (*)(id, SEL))method_setImplementation(method, (IMP)deallocObject);
}
