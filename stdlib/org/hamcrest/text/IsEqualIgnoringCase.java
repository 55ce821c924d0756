// Texts that differ at most in the case of their letters.
package org.hamcrest.text;

import org.hamcrest.Matcher;

public final class IsEqualIgnoringCase {
  private IsEqualIgnoringCase() {}

  public static Matcher<String> equalToIgnoringCase(String expectedString) {
    if (expectedString == null) throw new IllegalArgumentException("Non-null value required");
    return new StringMatching(
        s -> s.equalsIgnoreCase(expectedString), "a string equal to ", expectedString, " ignoring case");
  }
}
