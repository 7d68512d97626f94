// Starts the runtime, and loads the app's library and its classes.
#include <dlfcn.h>
#include <link.h>
#import "TBPrivate.h"

void TBStartObjects(void);
void TBStartDates(void);
void TBStartGeometry(void);
void TBStartExceptions(void);

static void *library;

const char *TBStart(const char *path) {
  TBMarkOwnModules();
  TBRegisterModules();
  TBStartReferenceCounting();
  // A pool for objects that are autoreleased outside any call. It is never drained.
  [NSAutoreleasePool new];
  [objc_lookUpClass("TBBlock") class];
  TBStartBlocks(objc_lookUpClass("TBBlock"));
  TBStartObjects();
  TBStartDates();
  TBStartGeometry();
  TBStartExceptions();
  library = dlopen(path, RTLD_NOW | RTLD_GLOBAL);
  if (!library) return dlerror();
  TBRegisterModules();
  return NULL;
}

static int findLibrary(struct dl_phdr_info *info, size_t size, void *result) {
  unsigned long *range = result;
  Dl_info own;
  if (!dladdr(dlsym(library, "touchbox_folder"), &own) || (void *)info->dlpi_addr != own.dli_fbase) return 0;
  range[0] = info->dlpi_addr;
  for (int i = 0; i < info->dlpi_phnum; i++) {
    if (info->dlpi_phdr[i].p_type != PT_LOAD) continue;
    unsigned long end = info->dlpi_addr + info->dlpi_phdr[i].p_vaddr + info->dlpi_phdr[i].p_memsz;
    if (end > range[1]) range[1] = end;
  }
  return 1;
}
void TBGetLibraryAddresses(unsigned long *start, unsigned long *end) {
  unsigned long range[2] = {0, 0};
  dl_iterate_phdr(findLibrary, range);
  *start = range[0];
  *end = range[1];
}

static BOOL isOfKind(Class cls, int kind) {
  if (kind == TBKindDelegate) {
    for (Class each = cls; each; each = class_getSuperclass(each)) {
      if (class_conformsToProtocol(each, @protocol(UIApplicationDelegate))) return YES;
    }
    return class_respondsToSelector(cls, @selector(applicationDidFinishLaunching:)) ||
           class_respondsToSelector(cls, @selector(application:didFinishLaunchingWithOptions:));
  }
  Class base = kind == TBKindController ? [UIViewController class] : [UIView class];
  for (Class each = class_getSuperclass(cls); each; each = class_getSuperclass(each)) {
    if (each == base) return YES;
  }
  return NO;
}

const char *TBAppClassOfKind(int kind, int index) {
  const char *name;
  for (int i = 0; (name = TBAppClass(i)); i++) {
    if (isOfKind(objc_lookUpClass(name), kind) && index-- == 0) return name;
  }
  return NULL;
}

int TBRunSelfTest(void) {
  int (*test)(void) = dlsym(library, "touchbox_self_test");
  int result = -1;
  TB_BEGIN if (test) result = test();
  TB_END
  return result;
}

int TBHasMain(void) { return dlsym(library, "touchbox_main") != NULL; }

void TBRunMain(void) {
  int (*run)(int, char **) = dlsym(library, "touchbox_main");
  static char name[] = "app";
  char *arguments[] = {name, NULL};
  TB_BEGIN run(1, arguments);
  if (!TBHasStarted()) tbs_warn("main returned without a call of UIApplicationMain");
  TB_END
}

static const char *text(const char *symbol) {
  const char *found = dlsym(library, symbol);
  return found ? found : "";
}
const char *TBAppFolder(void) { return text("touchbox_folder"); }
const char *TBExcludedFolders(void) { return text("touchbox_excluded"); }
const char *TBOutlets(void) { return text("touchbox_outlets"); }
const char *TBParts(void) { return text("touchbox_parts"); }
int TBIsOldCode(void) { return *text("touchbox_is_old") == '1'; }

// MARK: - Objects

static id begin(const char *className) { return [objc_lookUpClass(className) alloc]; }
static BOOL overrides(Class cls, SEL selector, Class base) {
  return class_getMethodImplementation(cls, selector) != class_getMethodImplementation(base, selector);
}

void *TBInitView(const char *className, TBRect frame) {
  id view = nil;
  TB_BEGIN
  Class cls = objc_lookUpClass(className);
  if (overrides(cls, @selector(initWithCoder:), [UIView class]) && !overrides(cls, @selector(initWithFrame:), [UIView class])) {
    // The class's only initializer is for a nib file.
    view = [[cls alloc] initWithCoder:nil];
    [view setFrame:*(CGRect *)&frame];
  } else {
    view = [[cls alloc] initWithFrame:*(CGRect *)&frame];
  }
  TB_END
  return view;
}
void *TBInitObject(const char *className) {
  id object = nil;
  TB_BEGIN object = [begin(className) init];
  TB_END
  return object;
}
void TBRetain(void *object) { [(id)object retain]; }
void TBRelease(void *object) { [(id)object release]; }
void TBDealloc(void *object) { TB_BEGIN[(id)object dealloc]; TB_END }
const char *TBClassName(void *object) { return class_getName(object_getClass((id)object)); }
int TBRespondsTo(void *object, const char *selector) { return [(id)object respondsToSelector:sel_registerName(selector)]; }
void TBInitWeak(void **location, void *object) { objc_initWeak((id *)location, object); }
void *TBLoadWeak(void **location) { return objc_loadWeakRetained((id *)location); }
void TBDestroyWeak(void **location) { objc_destroyWeak((id *)location); }

unsigned long TBOverrideMask(void *object, const char *selectors) {
  Class cls = object_getClass((id)object);
  Class base = objc_lookUpClass([cls touchboxClassName]);
  unsigned long mask = 0, bit = 1;
  char name[200];
  size_t length = 0;
  for (const char *next = selectors;; next++) {
    if (*next && *next != ' ' && *next != '|') {
      if (length < sizeof name - 1) name[length++] = *next;
      continue;
    }
    name[length] = 0;
    length = 0;
    if (overrides(cls, sel_registerName(name), base)) mask |= bit;
    if (*next != '|') bit <<= 1;
    if (!*next) return mask;
  }
}

unsigned long TBImplementedMask(void *object, const char *selectors) {
  unsigned long mask = 0;
  int index = 0;
  for (NSString *name in [[NSString stringWithUTF8String:selectors] componentsSeparatedByString:@" "]) {
    if ([(id)object respondsToSelector:NSSelectorFromString(name)]) mask |= 1ul << index;
    index++;
  }
  return mask;
}

// MARK: - Reflection

int TBGetInstanceVariable(void *object, int index, TBInstanceVariable *result) {
  for (Class cls = object_getClass((id)object); cls && TBIsAppClass(cls); cls = class_getSuperclass(cls)) {
    struct IvarList *list = ((struct ClassData *)cls)->ivars;
    int count = list ? list->count : 0;
    if (index < count) {
      struct IvarEntry *found = &list->entries[index];
      *result = (TBInstanceVariable){found->name, found->type, found->offset};
      return 1;
    }
    index -= count;
  }
  return 0;
}
int TBHasPeer(void *object) { return [(id)object isKindOfClass:[TBObject class]] && ((TBObject *)object)->_peer; }
char *TBCopyText(void *object) {
  return [(id)object isKindOfClass:[NSString class]] ? strdup([(NSString *)object UTF8String]) : NULL;
}
const char *TBGetValue(void *object, void *bytes, unsigned long capacity) {
  if (![(id)object isKindOfClass:[NSValue class]]) return NULL;
  NSUInteger size = 0;
  const char *type = [(NSValue *)object objCType];
  NSGetSizeAndAlignment(type, &size, NULL);
  if (size > capacity) return NULL;
  [(NSValue *)object getValue:bytes];
  return type;
}
double TBDoubleValue(void *object, int *isNumber) {
  *isNumber = [(id)object isKindOfClass:[NSNumber class]];
  return *isNumber ? [(NSNumber *)object doubleValue] : 0;
}
long TBCount(void *object) {
  return [(id)object respondsToSelector:@selector(count)] ? (long)[(NSArray *)object count] : -1;
}
