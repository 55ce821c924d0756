/* Every type that can go in and out, for native_test.py. */
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>

bool not_(bool x) { return !x; }
int8_t next_byte(int8_t x) { return (int8_t)(x + 1); }
uint16_t next_char(uint16_t x) { return (uint16_t)(x + 1); }
int16_t next_short(int16_t x) { return (int16_t)(x + 1); }
int32_t next_int(int32_t x) { return (int32_t)((uint32_t)x + 1u); }
int64_t next_long(int64_t x) { return (int64_t)((uint64_t)x + 1u); }
float half_float(float x) { return x / 2; }
double half_double(double x) { return x / 2; }

/* More than fit into registers, banks mixed. */
double many(bool a, int8_t b, uint16_t c, int16_t d, int32_t e, int64_t f, float g, double h, int32_t i, int32_t j, int32_t k,
            double l, double m, double n, double o, double p, double q, double r, float s) {
  return a + 2 * b + 3 * c + 4 * d + 5 * e + 6.0 * f + 7 * g + 8 * h + 9 * i + 10 * j + 11 * k + 12 * l + 13 * m + 14 * n +
         15 * o + 16 * p + 17 * q + 18 * r + 19 * s;
}

int32_t bytes_of(const char *s) { return s == NULL ? -1 : (int32_t)strlen(s); }
const char *same(const char *s) { return s; }
const char *not_utf8(void) { return "a\xff\xc0z"; }
const char *twice(const char *s) {
  static char text[256];
  snprintf(text, sizeof text, "%s%s", s, s);
  return text;
}

#define REVERSE(name, type)                 \
  int32_t name(type *x, int32_t n) {        \
    if (x == NULL) return -1;               \
    for (int32_t i = 0; i < n / 2; ++i) {   \
      type t = x[i];                        \
      x[i] = x[n - 1 - i];                  \
      x[n - 1 - i] = t;                     \
    }                                       \
    return n;                               \
  }
REVERSE(reverse_booleans, bool)
REVERSE(reverse_bytes, int8_t)
REVERSE(reverse_chars, uint16_t)
REVERSE(reverse_shorts, int16_t)
REVERSE(reverse_ints, int32_t)
REVERSE(reverse_longs, int64_t)
REVERSE(reverse_floats, float)
REVERSE(reverse_doubles, double)

void swap_arrays(int32_t *a, int32_t *b, int32_t n) {
  for (int32_t i = 0; i < n; ++i) {
    int32_t t = a[i];
    a[i] = b[i];
    b[i] = t;
  }
}
void write_behind(int8_t *x, int32_t n) { x[n] = 1; }

int64_t count(void) {
  static int64_t calls;
  return ++calls;
}
int32_t say(const char *what) {
  fprintf(stderr, "said %s\n", what);
  return (int32_t)strlen(what);
}
int32_t set_flag(int32_t *x, int32_t value) {
  int32_t old = x[0];
  x[0] = value;
  return old;
}
