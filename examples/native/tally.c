/* A library of one's own for Tally.java:  cc -shared -fPIC -O2 -o libtally.so tally.c */
#include <stdint.h>
#include <stdio.h>
#include <string.h>

/* Depends on its arguments only. */
double mean(const double *values, int32_t count) {
  double sum = 0;
  for (int32_t i = 0; i < count; ++i) sum += values[i];
  return count == 0 ? 0 : sum / count;
}

/* Changes the array that it is given. */
void running_sums(int64_t *values, int32_t count) {
  for (int32_t i = 1; i < count; ++i) values[i] += values[i - 1];
}

/* Has a memory of its own: what it answers depends on all calls before. */
int64_t next_ticket(void) {
  static int64_t tickets;
  return ++tickets;
}

/* The string lives here; the caller copies it. */
const char *label(const char *name, int64_t ticket) {
  static char text[128];
  snprintf(text, sizeof text, "%.100s-%04lld", name, (long long)ticket);
  return text;
}

/* Does something that cannot be taken back. */
int32_t announce(const char *text) {
  fprintf(stderr, "announced: %s\n", text);
  return (int32_t)strlen(text);
}
