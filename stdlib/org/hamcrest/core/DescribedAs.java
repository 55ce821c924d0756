// A matcher with another description, in which %0, %1 ... stand for values.
package org.hamcrest.core;

import org.hamcrest.BaseMatcher;
import org.hamcrest.Description;
import org.hamcrest.Matcher;

public class DescribedAs<T> extends BaseMatcher<T> {
  private final String template;
  private final Matcher<T> matcher;
  private final Object[] values;

  public DescribedAs(String descriptionTemplate, Matcher<T> matcher, Object[] values) {
    this.template = descriptionTemplate;
    this.matcher = matcher;
    this.values = values.clone();
  }

  @Override
  public boolean matches(Object o) {
    return matcher.matches(o);
  }

  @Override
  public void describeTo(Description description) {
    int from = 0;
    for (int at = template.indexOf('%'); at >= 0; at = template.indexOf('%', at + 1)) {
      int end = at + 1;
      while (end < template.length() && Character.isDigit(template.charAt(end))) end++;
      if (end == at + 1) continue;
      description.appendText(template.substring(from, at));
      description.appendValue(values[Integer.parseInt(template.substring(at + 1, end))]);
      from = end;
    }
    description.appendText(template.substring(from));
  }

  @Override
  public void describeMismatch(Object item, Description description) {
    matcher.describeMismatch(item, description);
  }

  public static <T> Matcher<T> describedAs(String description, Matcher<T> matcher, Object... values) {
    return new DescribedAs<>(description, matcher, values);
  }
}
