// Blocks: copying, releasing, and the variables that they capture.
//
// Replaces the compiler's library, which does not retain captured objects. Swift's own libraries also call these
// functions, on several threads.
//
// SeeAlso: clang.llvm.org/docs/Block-ABI-Apple.html
#include "ARC.h"
#include <string.h>

enum {
  referenceMask = 0xFFFE,
  needsFree = 1 << 24,
  hasCopyDispose = 1 << 25,
  isGlobal = 1 << 28,
};
enum {
  fieldIsObject = 3,
  fieldIsBlock = 7,
  fieldIsByref = 8,
  fieldIsWeak = 16,
  byrefCaller = 128,
};

struct Descriptor {
  unsigned long reserved, size;
  void (*copy)(void *to, const void *from);
  void (*dispose)(const void *block);
};
struct Block {
  void *isa;
  int flags, reserved;
  void (*invoke)(void *block, ...);
  struct Descriptor *descriptor;
};
struct Byref {
  void *isa;
  struct Byref *forwarding;
  int flags, size;
  void (*copy)(struct Byref *to, struct Byref *from);
  void (*dispose)(struct Byref *variable);
};

// Each one is a copy of the blocks' class. Only the addresses are part of the ABI.
void *_NSConcreteStackBlock[32], *_NSConcreteMallocBlock[32], *_NSConcreteGlobalBlock[32];
void *_NSConcreteAutoBlock[32], *_NSConcreteFinalizingBlock[32], *_NSConcreteWeakBlockVariable[32];

void TBStartBlocks(Class block) {
  // The start of a class, up to and including its ABI version.
  enum { size = 14 * sizeof(void *) };
  memcpy(_NSConcreteStackBlock, block, size);
  memcpy(_NSConcreteMallocBlock, block, size);
  memcpy(_NSConcreteGlobalBlock, block, size);
}

void *_Block_copy(const void *argument) {
  struct Block *block = (struct Block *)argument;
  if (!block || block->flags & isGlobal) return block;
  if (block->flags & needsFree) {
    __atomic_fetch_add(&block->flags, 2, __ATOMIC_RELAXED);
    return block;
  }
  struct Block *copy = malloc(block->descriptor->size);
  memcpy(copy, block, block->descriptor->size);
  copy->flags = (copy->flags & ~referenceMask) | needsFree | 2;
  copy->isa = _NSConcreteMallocBlock;
  if (copy->flags & hasCopyDispose) block->descriptor->copy(copy, block);
  return copy;
}

void _Block_release(const void *argument) {
  struct Block *block = (struct Block *)argument;
  if (!block || !(block->flags & needsFree)) return;
  if (__atomic_sub_fetch(&block->flags, 2, __ATOMIC_ACQ_REL) & referenceMask) return;
  if (block->flags & hasCopyDispose) block->descriptor->dispose(block);
  free(block);
}

/// Returns a __block variable on the heap, with one more reference.
static struct Byref *retainByref(struct Byref *variable) {
  struct Byref *current = variable->forwarding;
  if (current->flags & needsFree) {
    __atomic_fetch_add(&current->flags, 2, __ATOMIC_RELAXED);
    return current;
  }
  struct Byref *copy = malloc(variable->size);
  memcpy(copy, variable, variable->size);
  // One reference each for the block and the stack.
  copy->flags = (variable->flags & ~referenceMask) | needsFree | 4;
  copy->forwarding = copy;
  variable->forwarding = copy;
  if (variable->flags & hasCopyDispose) variable->copy(copy, variable);
  return copy;
}

static void releaseByref(struct Byref *variable) {
  variable = variable->forwarding;
  if (!(variable->flags & needsFree)) return;
  if (__atomic_sub_fetch(&variable->flags, 2, __ATOMIC_ACQ_REL) & referenceMask) return;
  if (variable->flags & hasCopyDispose) variable->dispose(variable);
  free(variable);
}

void _Block_object_assign(void *destination, const void *object, const int flags) {
  void **location = destination;
  if (flags & byrefCaller) {
    // Without ARC, a __block variable does not retain its object.
    *location = (void *)object;
  } else if (flags & fieldIsByref) {
    *location = retainByref((struct Byref *)object);
  } else if ((flags & fieldIsBlock) == fieldIsBlock) {
    *location = _Block_copy(object);
  } else {
    *location = objc_retain((id)object);
  }
}

void _Block_object_dispose(const void *object, const int flags) {
  if (flags & byrefCaller) return;
  if (flags & fieldIsByref) {
    releaseByref((struct Byref *)object);
  } else if ((flags & fieldIsBlock) == fieldIsBlock) {
    _Block_release(object);
  } else {
    objc_release((id)object);
  }
}
