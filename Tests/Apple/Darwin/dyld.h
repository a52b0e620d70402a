// Of Mach-O's loader what mvvmgen uses.
#include <stdint.h>

int _NSGetExecutablePath(char *buf, uint32_t *bufsize);
