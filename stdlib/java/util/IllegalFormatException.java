// A format string is malformed or does not fit its arguments.
package java.util;

public class IllegalFormatException extends IllegalArgumentException {
  IllegalFormatException() {}
}
