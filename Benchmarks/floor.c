// What the work costs at the least: each spec is parsed with libyaml, and files of the size of those
// that mvvmgen makes of it are written. Nothing is checked, and nothing is rendered.
//
// Reads lines of standard input: the path of a spec, and then the path and size of each file.
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>
#include <yaml.h>

static char filling[1 << 16];

static void fail(const char *what) {
  perror(what);
  exit(1);
}

static void parse(const char *path) {
  int file = open(path, O_RDONLY);
  struct stat status;
  if (file < 0 || fstat(file, &status) != 0) fail(path);
  unsigned char *bytes = malloc(status.st_size);
  if (bytes == NULL || read(file, bytes, status.st_size) != status.st_size) fail(path);
  close(file);
  yaml_parser_t parser;
  yaml_parser_initialize(&parser);
  yaml_parser_set_input_string(&parser, bytes, status.st_size);
  for (int done = 0; !done;) {
    yaml_event_t event;
    if (!yaml_parser_parse(&parser, &event)) fail(path);
    done = event.type == YAML_STREAM_END_EVENT;
    yaml_event_delete(&event);
  }
  yaml_parser_delete(&parser);
  free(bytes);
}

static void write_file(const char *path, long size) {
  int file = open(path, O_WRONLY | O_CREAT | O_TRUNC, 0666);
  if (file < 0) fail(path);
  while (size > 0) {
    long part = size < (long)sizeof filling ? size : (long)sizeof filling;
    if (write(file, filling, part) != part) fail(path);
    size -= part;
  }
  close(file);
}

int main(void) {
  static char line[1 << 14];
  memset(filling, 'x', sizeof filling);
  while (fgets(line, sizeof line, stdin) != NULL) {
    parse(strtok(line, "\t\n"));
    for (char *path; (path = strtok(NULL, "\t\n")) != NULL;) {
      write_file(path, atol(strtok(NULL, "\t\n")));
    }
  }
}
