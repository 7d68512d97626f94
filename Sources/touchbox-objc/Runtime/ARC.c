// The functions that clang calls for automatic reference counting.
//
// Objects count references themselves, so these functions only send messages; see Classes/TBObject.m.
#include "ARC.h"

static SEL retainSelector, releaseSelector, autoreleaseSelector, newSelector;
static Class poolClass;

void TBStartReferenceCounting(void) {
  retainSelector = sel_registerName("retain");
  releaseSelector = sel_registerName("release");
  autoreleaseSelector = sel_registerName("autorelease");
  newSelector = sel_registerName("new");
  poolClass = objc_lookUpClass("NSAutoreleasePool");
}

static id send(id object, SEL selector) {
  return object ? ((id(*)(id, SEL))objc_msg_lookup(object, selector))(object, selector) : object;
}

id objc_retain(id object) { return send(object, retainSelector); }
void objc_release(id object) { send(object, releaseSelector); }
id objc_autorelease(id object) { return send(object, autoreleaseSelector); }
id objc_autoreleaseReturnValue(id object) { return objc_autorelease(object); }
id objc_retainAutorelease(id object) { return objc_autorelease(objc_retain(object)); }
id objc_retainAutoreleaseReturnValue(id object) { return objc_retainAutorelease(object); }
id objc_retainAutoreleasedReturnValue(id object) { return objc_retain(object); }
id objc_retainBlock(id block) { return block ? _Block_copy(block) : block; }

void objc_storeStrong(id *location, id object) {
  id old = *location;
  objc_retain(object);
  *location = object;
  objc_release(old);
}

void *objc_autoreleasePoolPush(void) { return send((id)poolClass, newSelector); }
void objc_autoreleasePoolPop(void *pool) { objc_release(pool); }
