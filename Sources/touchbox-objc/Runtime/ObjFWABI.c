// Lets code that clang compiled for ObjFW's runtime run on GCC's libobjc.
//
// Debian's GNUstep uses GCC's libobjc, for which clang supports neither ARC nor automatic instance variables. For
// ObjFW's runtime, clang supports both, and the code calls the same functions (objc_msg_lookup, objc_msg_lookup_super,
// the exception personality). The differences in its data are corrected here before the data is registered:
//
// - A module's version is 9, not 8, and its header has a different size.
// - A protocol's version is 3, not 2.
// - A class's size and its instance variable offsets do not include the superclass.
//
// All modules register by calling __objc_exec_class, which the linker redirects here (--wrap).
#include "ObjFWABI.h"
#include <string.h>

void __real___objc_exec_class(struct ModuleData *module);

static struct ModuleData **modules;
static int moduleCount, moduleCapacity, registeredCount, ownCount;

void __wrap___objc_exec_class(struct ModuleData *module) {
  if (moduleCount == moduleCapacity) {
    moduleCapacity = moduleCapacity ? 2 * moduleCapacity : 64;
    modules = realloc(modules, sizeof *modules * moduleCapacity);
  }
  modules[moduleCount++] = module;
}

static void correctProtocols(struct ProtocolList *list) {
  for (; list; list = list->next) {
    for (size_t i = 0; i < list->count; i++) {
      struct ProtocolData *protocol = list->entries[i];
      if ((size_t)protocol->isa != 3) continue;
      protocol->isa = (void *)2;
      correctProtocols(protocol->adopted);
    }
  }
}

/// Returns a class that is not registered yet.
static struct ClassData *pendingClass(const char *name) {
  for (int i = registeredCount; i < moduleCount; i++) {
    struct SymbolTable *symbols = modules[i]->symbols;
    for (int j = 0; j < symbols->classCount; j++) {
      struct ClassData *cls = symbols->definitions[j];
      if (!strcmp(cls->name, name)) return cls;
    }
  }
  return NULL;
}

/// Adds the superclass's size to a class's size, which is negative until this is done.
static void correctClass(struct ClassData *cls) {
  if (cls->size > 0) return;
  long base = 0;
  if (cls->superclass) {
    struct ClassData *superclass = pendingClass(cls->superclass);
    if (superclass) {
      correctClass(superclass);
    } else {
      superclass = (struct ClassData *)objc_lookUpClass(cls->superclass);
    }
    if (superclass) base = superclass->size;
  }
  cls->size = base - cls->size;
  if (!cls->ivars) return;
  for (int i = 0; i < cls->ivars->count; i++) {
    cls->ivars->entries[i].offset += base;
    if (cls->ivarOffsets) *cls->ivarOffsets[i] += base;
  }
}

static void correctModule(struct ModuleData *module) {
  module->version = 8;
  module->size = sizeof *module;
  struct SymbolTable *symbols = module->symbols;
  for (int i = 0; i < symbols->classCount; i++) {
    struct ClassData *cls = symbols->definitions[i];
    correctClass(cls);
    correctProtocols(cls->protocols);
    correctProtocols(cls->isa->protocols);
  }
  for (int i = 0; i < symbols->categoryCount; i++) {
    struct CategoryData *category = symbols->definitions[symbols->classCount + i];
    correctProtocols(category->protocols);
  }
}

void TBRegisterModules(void) {
  for (int i = registeredCount; i < moduleCount; i++) correctModule(modules[i]);
  int first = registeredCount;
  registeredCount = moduleCount;
  for (int i = first; i < moduleCount; i++) __real___objc_exec_class(modules[i]);
}

void TBMarkOwnModules(void) { ownCount = moduleCount; }

static struct ClassData *appClass(int index) {
  for (int i = ownCount; i < moduleCount; i++) {
    struct SymbolTable *symbols = modules[i]->symbols;
    if (index < symbols->classCount) return symbols->definitions[index];
    index -= symbols->classCount;
  }
  return NULL;
}

const char *TBAppClass(int index) {
  struct ClassData *cls = appClass(index);
  return cls ? cls->name : NULL;
}

int TBIsAppClass(Class cls) {
  for (int i = 0; appClass(i); i++) {
    if ((Class)appClass(i) == cls) return 1;
  }
  return 0;
}

// Functions in ObjFW's runtime for which GCC's has a single name, regardless of the result type.
IMP objc_msg_lookup_stret(id receiver, SEL selector) { return objc_msg_lookup(receiver, selector); }
IMP objc_msg_lookup_super_stret(struct objc_super *super, SEL selector) {
  return objc_msg_lookup_super(super, selector);
}
