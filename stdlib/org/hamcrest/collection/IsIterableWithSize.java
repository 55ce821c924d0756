// Iterables by the number of their elements.
package org.hamcrest.collection;

import org.hamcrest.FeatureMatcher;
import org.hamcrest.Matcher;
import org.hamcrest.core.IsEqual;

public class IsIterableWithSize<E> extends FeatureMatcher<Iterable<E>, Integer> {
  public IsIterableWithSize(Matcher<? super Integer> sizeMatcher) {
    super(sizeMatcher, "an iterable with size", "iterable size");
  }

  @Override
  protected Integer featureValueOf(Iterable<E> actual) {
    int size = 0;
    for (E element : actual) size++;
    return size;
  }

  public static <E> Matcher<Iterable<E>> iterableWithSize(Matcher<? super Integer> sizeMatcher) {
    return new IsIterableWithSize<>(sizeMatcher);
  }

  public static <E> Matcher<Iterable<E>> iterableWithSize(int size) {
    return iterableWithSize(IsEqual.equalTo(size));
  }
}
