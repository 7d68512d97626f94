// Standard error without the words of libraries.
//
// libpng and libjpeg print what is wrong with a picture, beside the message that Painter makes of the failure. The C
// library's `stderr` is a variable, so a stream takes its place that drops what a decoding thread writes, and passes on
// what others do.
#define _GNU_SOURCE
#include "CPixels.h"

#include <pthread.h>
#include <stdio.h>
#include <unistd.h>

static _Thread_local int quiet_depth;
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
// How many threads are quiet, and the streams.
static int quiet_count;
static FILE *usual, *filtered;

static ssize_t write_errors(void *cookie, const char *bytes, size_t count) {
  (void)cookie;
  return quiet_depth > 0 ? (ssize_t)count : write(STDERR_FILENO, bytes, count);
}

void pixels_begin_quiet(void) {
  quiet_depth += 1;
  pthread_mutex_lock(&lock);
  if (quiet_count++ == 0) {
    if (filtered == NULL) {
      filtered = fopencookie(NULL, "w", (cookie_io_functions_t){.write = write_errors});
      if (filtered != NULL) setvbuf(filtered, NULL, _IONBF, 0);
    }
    usual = stderr;
    if (filtered != NULL) stderr = filtered;
  }
  pthread_mutex_unlock(&lock);
}

void pixels_end_quiet(void) {
  pthread_mutex_lock(&lock);
  if (--quiet_count == 0) stderr = usual;
  pthread_mutex_unlock(&lock);
  quiet_depth -= 1;
}
