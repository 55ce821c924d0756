// Texts that differ at most in the number of their spaces.
package org.hamcrest.text;

import org.hamcrest.Matcher;

public final class IsEqualCompressingWhiteSpace {
  private IsEqualCompressingWhiteSpace() {}

  private static String compressed(String s) {
    return s.replaceAll("\\s+", " ").trim();
  }

  public static Matcher<String> equalToCompressingWhiteSpace(String expectedString) {
    if (expectedString == null) throw new IllegalArgumentException("Non-null value required");
    return new StringMatching(
        s -> compressed(s).equals(compressed(expectedString)),
        "a string equal to ",
        expectedString,
        " compressing white space");
  }

  @Deprecated
  public static Matcher<String> equalToIgnoringWhiteSpace(String expectedString) {
    return equalToCompressingWhiteSpace(expectedString);
  }
}
