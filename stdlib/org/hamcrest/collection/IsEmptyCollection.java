// Collections without elements.
package org.hamcrest.collection;

import java.util.Collection;
import org.hamcrest.Description;
import org.hamcrest.Matcher;
import org.hamcrest.TypeSafeMatcher;

public class IsEmptyCollection<E> extends TypeSafeMatcher<Collection<? extends E>> {
  public IsEmptyCollection() {
    super(Collection.class);
  }

  @Override
  public boolean matchesSafely(Collection<? extends E> item) {
    return item.isEmpty();
  }

  @Override
  public void describeMismatchSafely(Collection<? extends E> item, Description mismatchDescription) {
    mismatchDescription.appendValue(item);
  }

  @Override
  public void describeTo(Description description) {
    description.appendText("an empty collection");
  }

  public static <E> Matcher<Collection<? extends E>> empty() {
    return new IsEmptyCollection<>();
  }

  @SuppressWarnings({"unchecked", "rawtypes"})
  public static <E> Matcher<Collection<E>> emptyCollectionOf(Class<E> unusedToForceReturnType) {
    return (Matcher) empty();
  }
}
