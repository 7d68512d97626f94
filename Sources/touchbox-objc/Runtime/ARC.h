// Reference counts, weak references and blocks, for C.
#pragma once
#include <objc/blocks_runtime.h>
#include <objc/runtime.h>

/// Looks up the selectors. Call this after the runtime has started.
void TBStartReferenceCounting(void);
id objc_retain(id object);
void objc_release(id object);
id objc_autorelease(id object);

/// Sets all weak references to an object to nil.
void TBClearWeakReferences(id object);
id objc_initWeak(id *location, id object);
id objc_storeWeak(id *location, id object);
void objc_destroyWeak(id *location);
id objc_loadWeakRetained(id *location);

/// Releases an object's associated objects.
void TBReleaseAssociatedObjects(id object);

/// Makes blocks instances of a class.
void TBStartBlocks(Class block);
