// Texts that start with another.
package org.hamcrest.core;

import org.hamcrest.Matcher;

public class StringStartsWith extends SubstringMatcher {
  public StringStartsWith(String substring) {
    this(false, substring);
  }

  public StringStartsWith(boolean ignoringCase, String substring) {
    super("starting with", ignoringCase, substring);
  }

  @Override
  protected boolean evalSubstringOf(String s) {
    return s.startsWith(converted(substring));
  }

  public static Matcher<String> startsWith(String prefix) {
    return new StringStartsWith(false, prefix);
  }

  public static Matcher<String> startsWithIgnoringCase(String prefix) {
    return new StringStartsWith(true, prefix);
  }
}
