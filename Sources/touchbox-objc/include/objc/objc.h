// The Objective-C language's types, for GCC's runtime with ObjFW's ABI.
#ifndef TOUCHBOX_OBJC_H
#define TOUCHBOX_OBJC_H
#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

// GNUstep's headers test this to determine the runtime.
#define __GNU_LIBOBJC__ 20110608

typedef unsigned char BOOL;
#define YES __objc_yes
#define NO __objc_no
typedef const struct objc_selector *SEL;
typedef struct objc_class *Class;
typedef struct objc_object {
  Class isa;
} *id;
typedef id (*IMP)(id, SEL, ...);
#define nil ((id)0)
#define Nil ((Class)0)
#ifdef __OBJC__
@class Protocol;
#else
typedef struct objc_object Protocol;
#endif

const char *sel_getName(SEL selector);
SEL sel_registerName(const char *name);
const char *object_getClassName(id object);

#ifdef __cplusplus
}
#endif
#endif
