// Texts that match a regular expression as a whole.
package org.hamcrest.text;

import java.util.regex.Pattern;
import org.hamcrest.Matcher;

public final class MatchesPattern {
  private MatchesPattern() {}

  public static Matcher<String> matchesPattern(Pattern pattern) {
    return new StringMatching(s -> pattern.matcher(s).matches(), "a string matching the pattern '" + pattern + "'");
  }

  public static Matcher<String> matchesPattern(String regex) {
    return matchesPattern(Pattern.compile(regex));
  }
}
