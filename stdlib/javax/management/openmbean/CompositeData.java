// A value that has named items.
package javax.management.openmbean;

import java.util.Collection;

public interface CompositeData {
  CompositeType getCompositeType();

  Object get(String key);

  Object[] getAll(String[] keys);

  boolean containsKey(String key);

  boolean containsValue(Object value);

  Collection<?> values();

  boolean equals(Object object);

  int hashCode();

  String toString();
}
