// Included before each Objective-C file, and before GNUstep's headers.
#ifndef TOUCHBOX_PREFIX_H
#define TOUCHBOX_PREFIX_H

// GNUstep's library has no symbols for its classes in this ABI. References to weakly imported classes are
// looked up by name.
#include <GNUstepBase/GSVersionMacros.h>
#undef GS_EXPORT_CLASS
#define GS_EXPORT_CLASS __attribute__((weak_import))

// The phone's log receives what a program prints.
#include <stdarg.h>
#include <stdio.h>
int printf(const char *format, ...) __asm__("touchbox_printf");
int vprintf(const char *format, va_list arguments) __asm__("touchbox_vprintf");
int puts(const char *line) __asm__("touchbox_puts");
int putchar(int character) __asm__("touchbox_putchar");

#endif
