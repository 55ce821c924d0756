// Iterables without elements.
package org.hamcrest.collection;

import org.hamcrest.Description;
import org.hamcrest.Matcher;
import org.hamcrest.TypeSafeMatcher;

public class IsEmptyIterable<E> extends TypeSafeMatcher<Iterable<? extends E>> {
  public IsEmptyIterable() {
    super(Iterable.class);
  }

  @Override
  public boolean matchesSafely(Iterable<? extends E> iterable) {
    return !iterable.iterator().hasNext();
  }

  @Override
  public void describeMismatchSafely(Iterable<? extends E> iterable, Description mismatchDescription) {
    mismatchDescription.appendValueList("[", ",", "]", iterable);
  }

  @Override
  public void describeTo(Description description) {
    description.appendText("an empty iterable");
  }

  public static <E> Matcher<Iterable<? extends E>> emptyIterable() {
    return new IsEmptyIterable<>();
  }

  @SuppressWarnings({"unchecked", "rawtypes"})
  public static <E> Matcher<Iterable<E>> emptyIterableOf(Class<E> unusedToForceReturnType) {
    return (Matcher) emptyIterable();
  }
}
