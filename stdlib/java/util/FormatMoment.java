// What Formatter sees of a calendar: so that programs that print do not reach all of it.
package java.util;

interface FormatMoment {
  long moment();
}
