// Weak references: a hash table from objects to the locations that refer to them.
//
// Classes/TBObject.m clears the references to an object when it is deallocated. All code runs on the main thread.
#include "ARC.h"
#include <string.h>

struct Entry {
  id object;
  id **locations;
  int count, capacity;
};
static struct Entry *table;
/// The number of slots, a power of two, and the number of slots in use. An object keeps its slot until the table
/// grows, even after its last reference is removed.
static size_t slotCount, usedCount;

static size_t slotOf(id object) {
  size_t slot = (((uintptr_t)object >> 4) * 0x9E3779B97F4A7C15ull >> 20) & (slotCount - 1);
  while (table[slot].object && table[slot].object != object) slot = (slot + 1) & (slotCount - 1);
  return slot;
}

static struct Entry *entryOf(id object) {
  if (!slotCount || !object) return NULL;
  struct Entry *entry = &table[slotOf(object)];
  return entry->object ? entry : NULL;
}

static void grow(void) {
  struct Entry *old = table;
  size_t oldCount = slotCount, live = 0;
  for (size_t i = 0; i < oldCount; i++) live += old[i].count > 0;
  slotCount = slotCount ? slotCount : 256;
  while (live * 4 >= slotCount) slotCount *= 2;
  usedCount = 0;
  table = calloc(slotCount, sizeof *table);
  for (size_t i = 0; i < oldCount; i++) {
    if (!old[i].count) {
      free(old[i].locations);
      continue;
    }
    table[slotOf(old[i].object)] = old[i];
    usedCount++;
  }
  free(old);
}

static void forget(id *location) {
  struct Entry *entry = entryOf(*location);
  if (!entry) return;
  for (int i = 0; i < entry->count; i++) {
    if (entry->locations[i] != location) continue;
    entry->locations[i] = entry->locations[--entry->count];
    return;
  }
}

static void enter(id *location, id object) {
  *location = object;
  if (!object) return;
  if (usedCount * 2 >= slotCount) grow();
  struct Entry *entry = &table[slotOf(object)];
  if (!entry->object) {
    entry->object = object;
    usedCount++;
  }
  if (entry->count == entry->capacity) {
    entry->capacity = 2 * entry->capacity + 2;
    entry->locations = realloc(entry->locations, sizeof(id *) * entry->capacity);
  }
  entry->locations[entry->count++] = location;
}

void TBClearWeakReferences(id object) {
  struct Entry *entry = entryOf(object);
  if (!entry) return;
  for (int i = 0; i < entry->count; i++) *entry->locations[i] = nil;
  entry->count = 0;
}

id objc_initWeak(id *location, id object) {
  enter(location, object);
  return object;
}

id objc_storeWeak(id *location, id object) {
  forget(location);
  enter(location, object);
  return object;
}

void objc_destroyWeak(id *location) {
  forget(location);
  *location = nil;
}

id objc_loadWeakRetained(id *location) { return objc_retain(*location); }
id objc_loadWeak(id *location) { return objc_autorelease(objc_retain(*location)); }
void objc_copyWeak(id *to, id *from) { enter(to, *from); }

void objc_moveWeak(id *to, id *from) {
  enter(to, *from);
  objc_destroyWeak(from);
}
