// How a formatter makes a date and a time of the fields that it has read.
package java.time.format;

public enum ResolverStyle {
  STRICT, SMART, LENIENT
}
