// Makes matchers of elements from values.
package org.hamcrest.collection;

import java.util.ArrayList;
import java.util.List;
import org.hamcrest.Matcher;
import org.hamcrest.core.IsEqual;

final class ElementMatchers {
  private ElementMatchers() {}

  @SafeVarargs
  static <E> List<Matcher<? super E>> equalTo(E... items) {
    List<Matcher<? super E>> matchers = new ArrayList<>();
    for (E item : items) matchers.add(IsEqual.equalTo(item));
    return matchers;
  }

  // A matcher that is null stands for null.
  @SafeVarargs
  static <E> List<Matcher<? super E>> of(Matcher<? super E>... given) {
    List<Matcher<? super E>> matchers = new ArrayList<>();
    for (Matcher<? super E> matcher : given) matchers.add(matcher == null ? IsEqual.<E>equalTo(null) : matcher);
    return matchers;
  }
}
