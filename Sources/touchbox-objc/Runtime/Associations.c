// Associated objects: a list for each object that has any.
#include "ARC.h"

struct Association {
  const void *key;
  id value;
  int isRetained;
  struct Association *next;
};
struct Owner {
  id object;
  struct Association *first;
  struct Owner *next;
};
enum { bucketCount = 1024 };
static struct Owner *buckets[bucketCount];

static struct Owner **ownerOf(id object) {
  struct Owner **owner = &buckets[((uintptr_t)object >> 4) % bucketCount];
  while (*owner && (*owner)->object != object) owner = &(*owner)->next;
  return owner;
}

id objc_getAssociatedObject(id object, const void *key) {
  struct Owner *owner = *ownerOf(object);
  for (struct Association *found = owner ? owner->first : NULL; found; found = found->next) {
    if (found->key == key) return found->value;
  }
  return nil;
}

static void releaseValue(struct Association *association) {
  if (association->isRetained) objc_release(association->value);
}

void objc_setAssociatedObject(id object, const void *key, id value, objc_AssociationPolicy policy) {
  if (!object) return;
  if ((policy & 3) == OBJC_ASSOCIATION_COPY_NONATOMIC && value) {
    SEL copy = sel_registerName("copy");
    value = ((id(*)(id, SEL))objc_msg_lookup(value, copy))(value, copy);
  } else if (policy != OBJC_ASSOCIATION_ASSIGN) {
    objc_retain(value);
  }
  struct Owner **owner = ownerOf(object);
  if (!*owner) {
    *owner = calloc(1, sizeof **owner);
    (*owner)->object = object;
  }
  struct Association **found = &(*owner)->first;
  while (*found && (*found)->key != key) found = &(*found)->next;
  if (!*found) {
    *found = calloc(1, sizeof **found);
    (*found)->key = key;
  }
  struct Association old = **found;
  (*found)->value = value;
  (*found)->isRetained = policy != OBJC_ASSOCIATION_ASSIGN;
  releaseValue(&old);
}

void TBReleaseAssociatedObjects(id object) {
  struct Owner **location = ownerOf(object), *owner = *location;
  if (!owner) return;
  *location = owner->next;
  for (struct Association *next, *each = owner->first; each; each = next) {
    next = each->next;
    releaseValue(each);
    free(each);
  }
  free(owner);
}
