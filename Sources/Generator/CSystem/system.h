// The C library for Embedded Swift, which has no module Glibc.
#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <pthread.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/file.h>
#include <sys/inotify.h>
#include <sys/stat.h>
#include <sys/time.h>
#include <time.h>
#include <unistd.h>

// Swift calls no functions with arguments of any number.
static inline int system_open(const char *path, int flags, mode_t mode) {
  return open(path, flags, mode);
}
