// Texts that match a regular expression as a whole.
package org.hamcrest.core;

import java.util.regex.Pattern;
import org.hamcrest.Description;
import org.hamcrest.Matcher;
import org.hamcrest.TypeSafeDiagnosingMatcher;

public class StringRegularExpression extends TypeSafeDiagnosingMatcher<String> {
  private final Pattern pattern;

  protected StringRegularExpression(Pattern pattern) {
    super(String.class);
    this.pattern = pattern;
  }

  @Override
  protected boolean matchesSafely(String actual, Description mismatchDescription) {
    if (pattern.matcher(actual).matches()) return true;
    mismatchDescription.appendText("the string was ").appendValue(actual);
    return false;
  }

  @Override
  public void describeTo(Description description) {
    description.appendText("a string matching the pattern ").appendValue(pattern);
  }

  public static Matcher<String> matchesRegex(Pattern pattern) {
    return new StringRegularExpression(pattern);
  }

  public static Matcher<String> matchesRegex(String regex) {
    return matchesRegex(Pattern.compile(regex));
  }
}
