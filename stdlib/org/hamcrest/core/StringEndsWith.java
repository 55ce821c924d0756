// Texts that end with another.
package org.hamcrest.core;

import org.hamcrest.Matcher;

public class StringEndsWith extends SubstringMatcher {
  public StringEndsWith(String substring) {
    this(false, substring);
  }

  public StringEndsWith(boolean ignoringCase, String substring) {
    super("ending with", ignoringCase, substring);
  }

  @Override
  protected boolean evalSubstringOf(String s) {
    return s.endsWith(converted(substring));
  }

  public static Matcher<String> endsWith(String suffix) {
    return new StringEndsWith(false, suffix);
  }

  public static Matcher<String> endsWithIgnoringCase(String suffix) {
    return new StringEndsWith(true, suffix);
  }
}
