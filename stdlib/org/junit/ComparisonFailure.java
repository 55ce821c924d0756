// Two texts differ. The message shows where: what they have in common is left out but for a few characters.
package org.junit;

public class ComparisonFailure extends AssertionError {
  private static final int CONTEXT = 20;  // so many common characters are shown on each side

  private final String expected;
  private final String actual;

  public ComparisonFailure(String message, String expected, String actual) {
    super(message);
    this.expected = expected;
    this.actual = actual;
  }

  @Override
  public String getMessage() {
    String message = super.getMessage();
    if (expected == null || actual == null || expected.equals(actual)) return Assert.format(message, expected, actual);
    int limit = Math.min(expected.length(), actual.length());
    int prefix = 0;
    while (prefix < limit && expected.charAt(prefix) == actual.charAt(prefix)) prefix++;
    int suffix = 0;
    while (suffix < limit - prefix && fromEnd(expected, suffix) == fromEnd(actual, suffix)) suffix++;
    return Assert.format(message, compact(expected, prefix, suffix), compact(actual, prefix, suffix));
  }

  private static char fromEnd(String text, int distance) {
    return text.charAt(text.length() - 1 - distance);
  }

  private static String compact(String text, int prefix, int suffix) {
    int end = text.length() - suffix;
    String before = prefix <= CONTEXT ? text.substring(0, prefix) : "..." + text.substring(prefix - CONTEXT, prefix);
    String after = suffix <= CONTEXT ? text.substring(end) : text.substring(end, end + CONTEXT) + "...";
    return before + "[" + text.substring(prefix, end) + "]" + after;
  }

  public String getActual() {
    return actual;
  }

  public String getExpected() {
    return expected;
  }
}
