// Runs a command and tells what it cost: wall, user and system seconds, and its peak memory in KiB.
// A process of its own, as a child's peak memory starts at that of whoever starts it.
//
// measure INPUT COMMAND ARGUMENT…
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

static double seconds(struct timeval time) { return time.tv_sec + time.tv_usec / 1e6; }

int main(int count, char **arguments) {
  if (count < 3) return 2;
  int input = open(arguments[1], O_RDONLY);
  int nowhere = open("/dev/null", O_WRONLY);
  if (input < 0 || nowhere < 0) return 2;
  struct timespec start, end;
  clock_gettime(CLOCK_MONOTONIC, &start);
  pid_t child = fork();
  if (child == 0) {
    dup2(input, 0);
    dup2(nowhere, 1);
    execvp(arguments[2], arguments + 2);
    _exit(127);
  }
  int status;
  struct rusage used;
  if (child < 0 || wait4(child, &status, 0, &used) != child) return 2;
  clock_gettime(CLOCK_MONOTONIC, &end);
#ifdef __APPLE__
  used.ru_maxrss /= 1024;
#endif
  printf("%.6f %.6f %.6f %ld\n",
         (end.tv_sec - start.tv_sec) + (end.tv_nsec - start.tv_nsec) / 1e9,
         seconds(used.ru_utime), seconds(used.ru_stime), used.ru_maxrss);
  return WIFEXITED(status) ? WEXITSTATUS(status) : 1;
}
