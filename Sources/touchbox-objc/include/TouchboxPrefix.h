// Included before each Objective-C file, and before GNUstep's headers.
#ifndef TOUCHBOX_PREFIX_H
#define TOUCHBOX_PREFIX_H

// GNUstep's library has no symbols for its classes in this ABI. Weakly imported classes are looked up by
// name.
#include <GNUstepBase/GSVersionMacros.h>
#undef GS_EXPORT_CLASS
#define GS_EXPORT_CLASS __attribute__((weak_import))

// Functions that also exist in the program's libraries are renamed.
#define TOUCHBOX_SYMBOL(name) __asm__("touchbox_" #name)

// Redirects a program's output to the phone's log.
#include <stdarg.h>
#include <stdio.h>
int printf(const char *format, ...) TOUCHBOX_SYMBOL(printf);
int vprintf(const char *format, va_list arguments) TOUCHBOX_SYMBOL(vprintf);
int puts(const char *line) TOUCHBOX_SYMBOL(puts);
int putchar(int character) TOUCHBOX_SYMBOL(putchar);

#endif
