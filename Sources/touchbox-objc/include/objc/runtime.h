// The GCC runtime functions that the project and GNUstep's headers use.
#ifndef TOUCHBOX_OBJC_RUNTIME_H
#define TOUCHBOX_OBJC_RUNTIME_H
#include <objc/objc.h>
#include <stdlib.h>

#ifdef __cplusplus
extern "C" {
#endif
#ifdef __OBJC__
#define TOUCHBOX_UNRETAINED __unsafe_unretained
#else
#define TOUCHBOX_UNRETAINED
#endif

typedef struct objc_ivar *Ivar;
typedef struct objc_property *Property, *objc_property_t;
typedef struct objc_method {
  SEL method_name;
  const char *method_types;
  IMP method_imp;
} *Method;
struct objc_method_description {
  SEL name;
  char *types;
};
struct objc_super {
  TOUCHBOX_UNRETAINED id self;
  Class super_class;
};

id objc_getClass(const char *name);
Class objc_lookUpClass(const char *name);
Class objc_allocateClassPair(Class superclass, const char *name, size_t extraBytes);
void objc_registerClassPair(Class cls);
Protocol *objc_getProtocol(const char *name);

Class class_getSuperclass(Class cls);
const char *class_getName(Class cls);
BOOL class_isMetaClass(Class cls);
size_t class_getInstanceSize(Class cls);
Method class_getInstanceMethod(Class cls, SEL name);
Method class_getClassMethod(Class cls, SEL name);
Method *class_copyMethodList(Class cls, unsigned int *count);
IMP class_getMethodImplementation(Class cls, SEL name);
BOOL class_respondsToSelector(Class cls, SEL name);
BOOL class_addMethod(Class cls, SEL name, IMP implementation, const char *types);
IMP class_replaceMethod(Class cls, SEL name, IMP implementation, const char *types);
BOOL class_addIvar(Class cls, const char *name, size_t size, unsigned char alignment, const char *types);
BOOL class_conformsToProtocol(Class cls, Protocol *protocol);
Ivar class_getInstanceVariable(Class cls, const char *name);
Ivar *class_copyIvarList(Class cls, unsigned int *count);

ptrdiff_t ivar_getOffset(Ivar ivar);
const char *ivar_getName(Ivar ivar);
const char *ivar_getTypeEncoding(Ivar ivar);

IMP method_getImplementation(Method method);
IMP method_setImplementation(Method method, IMP implementation);
const char *method_getTypeEncoding(Method method);
SEL method_getName(Method method);
void method_exchangeImplementations(Method first, Method second);

BOOL sel_isEqual(SEL first, SEL second);
SEL sel_registerTypedName(const char *name, const char *types);
const char *sel_getTypeEncoding(SEL selector);

IMP objc_msg_lookup(TOUCHBOX_UNRETAINED id receiver, SEL selector);
IMP objc_msg_lookup_super(struct objc_super *super, SEL selector);

// How long an associated object is retained.
typedef enum : uintptr_t {
  OBJC_ASSOCIATION_ASSIGN = 0,
  OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1,
  OBJC_ASSOCIATION_COPY_NONATOMIC = 3,
  OBJC_ASSOCIATION_RETAIN = 01401,
  OBJC_ASSOCIATION_COPY = 01403
} objc_AssociationPolicy;
id objc_getAssociatedObject(id object, const void *key);
void objc_setAssociatedObject(id object, const void *key, id value, objc_AssociationPolicy policy);

#define _C_ID '@'
#define _C_CLASS '#'
#define _C_SEL ':'
#define _C_CHR 'c'
#define _C_UCHR 'C'
#define _C_SHT 's'
#define _C_USHT 'S'
#define _C_INT 'i'
#define _C_UINT 'I'
#define _C_LNG 'l'
#define _C_ULNG 'L'
#define _C_LNG_LNG 'q'
#define _C_ULNG_LNG 'Q'
#define _C_FLT 'f'
#define _C_DBL 'd'
#define _C_VOID 'v'

#ifdef __OBJC__
static inline Class object_getClass(id object) {
  return object ? *(Class TOUCHBOX_UNRETAINED *)(__bridge void *)object : Nil;
}
Ivar object_getInstanceVariable(id object, const char *name, void **value);
#else
static inline Class object_getClass(id object) { return object ? *(Class *)object : Nil; }
#endif

#ifdef __cplusplus
}
#endif
#endif
