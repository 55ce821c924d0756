// Texts that contain others, one behind the other.
package org.hamcrest.text;

import java.util.Arrays;
import org.hamcrest.Description;
import org.hamcrest.Matcher;
import org.hamcrest.TypeSafeMatcher;

public class StringContainsInOrder extends TypeSafeMatcher<String> {
  private final Iterable<String> substrings;

  public StringContainsInOrder(Iterable<String> substrings) {
    super(String.class);
    this.substrings = substrings;
  }

  @Override
  public boolean matchesSafely(String s) {
    int from = 0;
    for (String substring : substrings) {
      int at = s.indexOf(substring, from);
      if (at < 0) return false;
      from = at + 1;
    }
    return true;
  }

  @Override
  public void describeMismatchSafely(String item, Description mismatchDescription) {
    mismatchDescription.appendText("was \"").appendText(item).appendText("\"");
  }

  @Override
  public void describeTo(Description description) {
    description.appendText("a string containing ").appendValueList("", ", ", "", substrings).appendText(" in order");
  }

  public static Matcher<String> stringContainsInOrder(Iterable<String> substrings) {
    return new StringContainsInOrder(substrings);
  }

  public static Matcher<String> stringContainsInOrder(String... substrings) {
    return new StringContainsInOrder(Arrays.asList(substrings));
  }
}
