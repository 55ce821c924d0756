// A value that has named items, in the order of their names.
package javax.management.openmbean;

import java.io.Serializable;
import java.util.Arrays;
import java.util.Collection;
import java.util.Collections;
import java.util.Map;
import java.util.TreeMap;

public class CompositeDataSupport implements CompositeData, Serializable {
  private static final long serialVersionUID = 8003518976613702244L;

  private final CompositeType compositeType;
  private final TreeMap<String, Object> contents = new TreeMap<>();

  public CompositeDataSupport(CompositeType compositeType, String[] itemNames, Object[] itemValues) throws OpenDataException {
    this(compositeType, items(itemNames, itemValues));
  }

  public CompositeDataSupport(CompositeType compositeType, Map<String, ?> items) throws OpenDataException {
    if (compositeType == null) throw new IllegalArgumentException("Argument compositeType cannot be null.");
    if (items == null || items.isEmpty()) throw new IllegalArgumentException("Null or empty items");
    this.compositeType = compositeType;
    contents.putAll(items);
    if (!contents.keySet().equals(compositeType.keySet())) {
      throw new OpenDataException("Item names do not match CompositeType: names in items but not in CompositeType: "
          + without(contents, compositeType.keySet()) + "; names in CompositeType but not in items: " + missing());
    }
    for (Map.Entry<String, Object> item : contents.entrySet()) {
      OpenType<?> type = compositeType.getType(item.getKey());
      Object value = item.getValue();
      if (value != null && !type.isValue(value)) {
        throw new OpenDataException("Argument value of wrong type for item " + item.getKey() + ": value " + value + ", type " + type);
      }
    }
  }

  private static Map<String, Object> items(String[] names, Object[] values) throws OpenDataException {
    if (names == null || names.length == 0) throw new IllegalArgumentException("Argument itemNames cannot be null or empty");
    if (values == null || values.length == 0) throw new IllegalArgumentException("Argument itemValues cannot be null or empty");
    if (names.length != values.length) {
      throw new IllegalArgumentException("Different lengths: itemNames[" + names.length + "], itemValues[" + values.length + "]");
    }
    Map<String, Object> items = new TreeMap<>();
    for (int i = 0; i < names.length; i++) {
      if (names[i] == null || names[i].isEmpty()) throw new IllegalArgumentException("Null or empty item name");
      if (items.containsKey(names[i])) throw new OpenDataException("Duplicate item name " + names[i]);
      items.put(names[i], values[i]);
    }
    return items;
  }

  private static Collection<String> without(Map<String, Object> items, Collection<String> names) {
    Map<String, Object> rest = new TreeMap<>(items);
    rest.keySet().removeAll(names);
    return rest.keySet();
  }

  private Collection<String> missing() {
    Map<String, Object> all = new TreeMap<>();
    for (String name : compositeType.keySet()) all.put(name, null);
    return without(all, contents.keySet());
  }

  @Override
  public CompositeType getCompositeType() {
    return compositeType;
  }

  @Override
  public Object get(String key) {
    if (key == null || key.trim().isEmpty()) throw new IllegalArgumentException("Argument key cannot be a null or empty String.");
    if (!contents.containsKey(key.trim())) {
      throw new InvalidKeyException(
          "Argument key=\"" + key.trim() + "\" is not an existing item name for this CompositeData instance.");
    }
    return contents.get(key.trim());
  }

  @Override
  public Object[] getAll(String[] keys) {
    Object[] values = new Object[keys == null ? 0 : keys.length];
    for (int i = 0; i < values.length; i++) values[i] = get(keys[i]);
    return values;
  }

  @Override
  public boolean containsKey(String key) {
    return key != null && !key.trim().isEmpty() && contents.containsKey(key);
  }

  @Override
  public boolean containsValue(Object value) {
    return contents.containsValue(value);
  }

  @Override
  public Collection<?> values() {
    return Collections.unmodifiableCollection(contents.values());
  }

  @Override
  public boolean equals(Object object) {
    if (!(object instanceof CompositeData)) return false;
    CompositeData other = (CompositeData) object;
    if (!compositeType.equals(other.getCompositeType())) return false;
    for (Map.Entry<String, Object> item : contents.entrySet()) {
      if (!Arrays.deepEquals(new Object[] {item.getValue()}, new Object[] {other.get(item.getKey())})) return false;
    }
    return true;
  }

  // Of an array the elements count.
  @Override
  public int hashCode() {
    int hash = compositeType.hashCode();
    for (Object value : contents.values()) hash += Arrays.deepHashCode(new Object[] {value}) - 31;
    return hash;
  }

  @Override
  public String toString() {
    StringBuilder text = new StringBuilder(getClass().getName());
    text.append("(compositeType=").append(compositeType).append(",contents={");
    String between = "";
    for (Map.Entry<String, Object> item : contents.entrySet()) {
      String value = Arrays.deepToString(new Object[] {item.getValue()});
      text.append(between).append(item.getKey()).append('=').append(value, 1, value.length() - 1);
      between = ", ";
    }
    return text.append("})").toString();
  }
}
