// Matchers of texts that differ only in a condition and in how they describe it.
package org.hamcrest.text;

import java.util.function.Predicate;
import org.hamcrest.Description;
import org.hamcrest.TypeSafeMatcher;

final class StringMatching extends TypeSafeMatcher<String> {
  private final Predicate<String> condition;
  private final String before;
  private final Object value;  // null: none in the description
  private final String after;

  StringMatching(Predicate<String> condition, String before, Object value, String after) {
    super(String.class);
    this.condition = condition;
    this.before = before;
    this.value = value;
    this.after = after;
  }

  StringMatching(Predicate<String> condition, String description) {
    this(condition, description, null, "");
  }

  @Override
  public boolean matchesSafely(String item) {
    return condition.test(item);
  }

  @Override
  public void describeTo(Description description) {
    description.appendText(before);
    if (value != null) description.appendValue(value);
    description.appendText(after);
  }
}
