// assertLinesMatch: an expected line is the actual one, or a pattern of it, or ">> ... >>", which skips as many lines as it
// says, or up to the line that the next expected one fits.
package org.junit.jupiter.api;

import static org.junit.jupiter.api.AssertionFailureBuilder.assertionFailure;

import java.util.List;
import java.util.regex.PatternSyntaxException;
import org.junit.platform.commons.PreconditionViolationException;

final class LinesComparison {
  private static final int SHOWN = 21;  // at most so many characters of a line are shown

  private final List<String> expected;
  private final List<String> actual;
  private final Object message;

  LinesComparison(List<String> expected, List<String> actual, Object message) {
    if (expected == null) throw new PreconditionViolationException("expectedLines must not be null");
    if (actual == null) throw new PreconditionViolationException("actualLines must not be null");
    this.expected = expected;
    this.actual = actual;
    this.message = message;
  }

  void compare() {
    if (expected == actual) return;
    int to = actual.size();
    if (expected.size() > to) throw failure("expected " + expected.size() + " lines, but only got " + to);
    if (expected.size() == to && matchEach()) return;
    int at = 0;
    for (int i = 0; i < expected.size(); i++) {
      String line = expected.get(i);
      if (at == to) {
        throw failure("expected line #" + (i + 1) + ":`" + shown(line) + "` not found - actual lines depleted");
      }
      if (matches(line, actual.get(at))) {
        at++;
      } else if (!isSkip(line)) {
        throw failure(
            "expected line #" + (i + 1) + " doesn't match actual line #" + (at + 1) + System.lineSeparator()
                + "\texpected: `" + line + "`" + System.lineSeparator()
                + "\t  actual: `" + actual.get(at) + "`");
      } else {
        at = skip(i, at);
        if (at < 0) return;
      }
    }
    if (at < to) throw failure("more actual lines than expected: " + (to - at));
  }

  private boolean matchEach() {
    for (int i = 0; i < expected.size(); i++) {
      if (!matches(expected.get(i), actual.get(i))) return false;
    }
    return true;
  }

  // The actual line behind those that expected line i skips; negative: all is well.
  private int skip(int i, int at) {
    int limit = limitOf(expected.get(i));
    int left = actual.size() - at;
    if (i + 1 == expected.size()) {
      if (limit == Integer.MAX_VALUE || limit == left) return -1;
      throw failure("terminal fast-forward(" + limit + ") error: fast-forward(" + left + ") expected");
    }
    if (limit < Integer.MAX_VALUE) {
      if (left < limit) {
        throw failure("fast-forward(" + limit + ") error: not enough actual lines remaining (" + left + ")");
      }
      return at + limit;
    }
    String next = expected.get(i + 1);
    for (; at < actual.size(); at++) {
      if (matches(next, actual.get(at))) return at;
    }
    throw failure("fast-forward(∞) didn't find: `" + shown(next) + "`");
  }

  static boolean isSkip(String line) {
    line = line.trim();
    return line.length() >= 4 && line.startsWith(">>") && line.endsWith(">>");
  }

  // How many lines to skip; Integer.MAX_VALUE if the line does not say that.
  private static int limitOf(String line) {
    line = line.trim();
    String text = line.substring(2, line.length() - 2).trim();
    int limit;
    try {
      limit = Integer.parseInt(text);
    } catch (NumberFormatException e) {
      return Integer.MAX_VALUE;
    }
    if (limit <= 0) {
      throw new PreconditionViolationException("fast-forward(" + limit + ") limit must be greater than zero");
    }
    return limit;
  }

  private static boolean matches(String expected, String actual) {
    if (expected == null) throw new PreconditionViolationException("expected line must not be null");
    if (actual == null) throw new PreconditionViolationException("actual line must not be null");
    if (expected.equals(actual)) return true;
    try {
      return actual.matches(expected);
    } catch (PatternSyntaxException e) {
      return false;
    }
  }

  private static String shown(String line) {
    return line.length() <= SHOWN ? line : line.substring(0, SHOWN - 5) + "[...]";
  }

  private AssertionError failure(String reason) {
    String newline = System.lineSeparator();
    return assertionFailure()
        .message(message)
        .reason(reason)
        .expected(String.join(newline, expected))
        .actual(String.join(newline, actual))
        .includeValuesInMessage(false)
        .build();
  }
}
