// At least one element matches.
package org.hamcrest.core;

import java.util.ArrayList;
import java.util.List;
import org.hamcrest.Description;
import org.hamcrest.Matcher;
import org.hamcrest.TypeSafeDiagnosingMatcher;

public class IsIterableContaining<T> extends TypeSafeDiagnosingMatcher<Iterable<? super T>> {
  private final Matcher<? super T> elementMatcher;

  public IsIterableContaining(Matcher<? super T> elementMatcher) {
    super(Iterable.class);
    this.elementMatcher = elementMatcher;
  }

  @Override
  protected boolean matchesSafely(Iterable<? super T> collection, Description mismatchDescription) {
    if (!collection.iterator().hasNext()) {
      mismatchDescription.appendText("was empty");
      return false;
    }
    for (Object item : collection) {
      if (elementMatcher.matches(item)) return true;
    }
    String before = "mismatches were: [";
    for (Object item : collection) {
      mismatchDescription.appendText(before);
      elementMatcher.describeMismatch(item, mismatchDescription);
      before = ", ";
    }
    mismatchDescription.appendText("]");
    return false;
  }

  @Override
  public void describeTo(Description description) {
    description.appendText("a collection containing ").appendDescriptionOf(elementMatcher);
  }

  public static <T> Matcher<Iterable<? super T>> hasItem(Matcher<? super T> itemMatcher) {
    return new IsIterableContaining<>(itemMatcher);
  }

  public static <T> Matcher<Iterable<? super T>> hasItem(T item) {
    return new IsIterableContaining<>(IsEqual.equalTo(item));
  }

  @SafeVarargs
  public static <T> Matcher<Iterable<T>> hasItems(Matcher<? super T>... itemMatchers) {
    List<Matcher<? super Iterable<T>>> all = new ArrayList<>();
    for (Matcher<? super T> matcher : itemMatchers) all.add(new IsIterableContaining<T>(matcher));
    return AllOf.allOf(all);
  }

  @SafeVarargs
  public static <T> Matcher<Iterable<T>> hasItems(T... items) {
    List<Matcher<? super Iterable<T>>> all = new ArrayList<>();
    for (T item : items) all.add(IsIterableContaining.<T>hasItem(item));
    return AllOf.allOf(all);
  }
}
