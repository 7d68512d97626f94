// The data that clang emits for classes, categories, and protocols with -fobjc-runtime=objfw, and its registration
// with GCC's runtime.
#pragma once
#include <objc/runtime.h>

struct IvarEntry {
  const char *name, *type;
  int offset;
};
struct IvarList {
  int count;
  struct IvarEntry entries[];
};
struct ProtocolList;
struct ProtocolData {
  void *isa;
  const char *name;
  struct ProtocolList *adopted;
};
struct ProtocolList {
  struct ProtocolList *next;
  size_t count;
  struct ProtocolData *entries[];
};
struct ClassData {
  struct ClassData *isa;
  const char *superclass, *name;
  long version;
  unsigned long info;
  long size;
  struct IvarList *ivars;
  void *methods, *dispatchTable, *subclasses, *sibling;
  struct ProtocolList *protocols;
  void *collector;
  long abiVersion;
  int **ivarOffsets;
  void *properties;
};
struct CategoryData {
  const char *name, *className;
  void *methods, *classMethods;
  struct ProtocolList *protocols;
};
struct SymbolTable {
  unsigned long selectorCount;
  void *selectors;
  unsigned short classCount, categoryCount;
  void *definitions[];
};
struct ModuleData {
  unsigned long version, size;
  const char *name;
  struct SymbolTable *symbols;
};

/// Registers all modules that have been loaded so far. Modules loaded later require another call.
void TBRegisterModules(void);
/// Marks the modules that have been loaded so far as the host's own.
void TBMarkOwnModules(void);
/// Returns the name of an app class, by index in link order, or NULL after the last one.
const char *TBAppClass(int index);
/// Returns whether a class belongs to the app rather than to the host or a library.
int TBIsAppClass(Class cls);
