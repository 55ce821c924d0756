// A table: rows of one type, found by some of their items.
package javax.management.openmbean;

import java.util.Collection;
import java.util.Set;

public interface TabularData {
  TabularType getTabularType();

  // The key of a row.
  Object[] calculateIndex(CompositeData value);

  int size();

  boolean isEmpty();

  boolean containsKey(Object[] key);

  boolean containsValue(CompositeData value);

  CompositeData get(Object[] key);

  void put(CompositeData value);

  CompositeData remove(Object[] key);

  void putAll(CompositeData[] values);

  void clear();

  // Lists.
  Set<?> keySet();

  Collection<?> values();

  boolean equals(Object object);

  int hashCode();

  String toString();
}
