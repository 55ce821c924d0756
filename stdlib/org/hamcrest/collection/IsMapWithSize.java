// Maps by their size.
package org.hamcrest.collection;

import java.util.Map;
import org.hamcrest.FeatureMatcher;
import org.hamcrest.Matcher;
import org.hamcrest.core.IsEqual;

public final class IsMapWithSize<K, V> extends FeatureMatcher<Map<? extends K, ? extends V>, Integer> {
  public IsMapWithSize(Matcher<? super Integer> sizeMatcher) {
    super(sizeMatcher, "a map with size", "map size");
  }

  @Override
  protected Integer featureValueOf(Map<? extends K, ? extends V> actual) {
    return actual.size();
  }

  public static <K, V> Matcher<Map<? extends K, ? extends V>> aMapWithSize(Matcher<? super Integer> sizeMatcher) {
    return new IsMapWithSize<>(sizeMatcher);
  }

  public static <K, V> Matcher<Map<? extends K, ? extends V>> aMapWithSize(int size) {
    return IsMapWithSize.<K, V>aMapWithSize(IsEqual.equalTo(size));
  }

  public static <K, V> Matcher<Map<? extends K, ? extends V>> anEmptyMap() {
    return IsMapWithSize.<K, V>aMapWithSize(0);
  }
}
