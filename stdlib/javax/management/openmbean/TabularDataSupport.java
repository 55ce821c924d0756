// A table, as a map from lists of items to rows.
package javax.management.openmbean;

import java.io.Serializable;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

public class TabularDataSupport implements TabularData, Map<Object, Object>, Cloneable, Serializable {
  private static final long serialVersionUID = 5720150593236309827L;

  private final Map<Object, CompositeData> rows;
  private final TabularType tabularType;

  public TabularDataSupport(TabularType tabularType) {
    this(tabularType, 16, 0.75f);
  }

  public TabularDataSupport(TabularType tabularType, int initialCapacity, float loadFactor) {
    if (tabularType == null) throw new IllegalArgumentException("Argument tabularType cannot be null.");
    this.tabularType = tabularType;
    rows = new HashMap<>(initialCapacity, loadFactor);
  }

  @Override
  public TabularType getTabularType() {
    return tabularType;
  }

  @Override
  public Object[] calculateIndex(CompositeData value) {
    check(value);
    return keyOf(value).toArray();
  }

  private List<Object> keyOf(CompositeData row) {
    return List.of(row.getAll(tabularType.getIndexNames().toArray(new String[0])));
  }

  private void check(CompositeData row) {
    if (row == null) throw new NullPointerException("Argument value cannot be null.");
    if (tabularType.getRowType().isValue(row)) return;
    throw new InvalidOpenTypeException("Argument value's composite type [" + row.getCompositeType()
        + "] is not assignable to this TabularData instance's row type [" + tabularType.getRowType() + "].");
  }

  private List<Object> checkedKey(Object[] key) {
    if (key == null || key.length == 0) throw new NullPointerException("Argument key cannot be null or empty.");
    List<String> names = tabularType.getIndexNames();
    if (key.length != names.size()) {
      throw new InvalidKeyException("Argument key's length=" + key.length + " is different from the number of item values, which is "
          + names.size() + ", specified for the indexing rows in this TabularData instance.");
    }
    for (int i = 0; i < key.length; i++) {
      OpenType<?> type = tabularType.getRowType().getType(names.get(i));
      if (key[i] != null && !type.isValue(key[i])) {
        throw new InvalidKeyException("Argument element key[" + i + "] is not a value for the open type expected for this element of the"
            + " index, whose name is \"" + names.get(i) + "\" and whose open type is " + type);
      }
    }
    return Arrays.asList(key.clone());
  }

  @Override
  public boolean containsKey(Object key) {
    return key instanceof Object[] && containsKey((Object[]) key);
  }

  @Override
  public boolean containsKey(Object[] key) {
    return key != null && rows.containsKey(Arrays.asList(key));
  }

  @Override
  public boolean containsValue(CompositeData value) {
    return rows.containsValue(value);
  }

  @Override
  public boolean containsValue(Object value) {
    return rows.containsValue(value);
  }

  @Override
  public Object get(Object key) {
    return get((Object[]) key);
  }

  @Override
  public CompositeData get(Object[] key) {
    return rows.get(checkedKey(key));
  }

  // The key is the row's own.
  @Override
  public Object put(Object key, Object value) {
    put((CompositeData) value);
    return value;
  }

  @Override
  public void put(CompositeData value) {
    check(value);
    if (rows.putIfAbsent(keyOf(value), value) != null) {
      throw new KeyAlreadyExistsException("Argument value's index, calculated according to this TabularData instance's tabularType, "
          + "already refers to a value in this table.");
    }
  }

  @Override
  public Object remove(Object key) {
    return remove((Object[]) key);
  }

  @Override
  public CompositeData remove(Object[] key) {
    return rows.remove(checkedKey(key));
  }

  @Override
  public void putAll(Map<?, ?> t) {
    if (t != null) putAll(t.values().toArray(new CompositeData[0]));
  }

  // All or none.
  @Override
  public void putAll(CompositeData[] values) {
    if (values == null) return;
    Map<Object, CompositeData> more = new LinkedHashMap<>();
    for (int i = 0; i < values.length; i++) {
      check(values[i]);
      List<Object> key = keyOf(values[i]);
      if (rows.containsKey(key) || more.put(key, values[i]) != null) {
        throw new KeyAlreadyExistsException("Argument elements values[" + i + "] has an index that is in this table already.");
      }
    }
    rows.putAll(more);
  }

  @Override
  public void clear() {
    rows.clear();
  }

  @Override
  public int size() {
    return rows.size();
  }

  @Override
  public boolean isEmpty() {
    return rows.isEmpty();
  }

  @Override
  public Set<Object> keySet() {
    return rows.keySet();
  }

  @Override
  public Collection<Object> values() {
    return new ArrayList<>(rows.values());
  }

  @Override
  public Set<Map.Entry<Object, Object>> entrySet() {
    return new HashSet<>(new HashMap<Object, Object>(rows).entrySet());
  }

  @Override
  public Object clone() {
    TabularDataSupport copy = new TabularDataSupport(tabularType);
    copy.rows.putAll(rows);
    return copy;
  }

  @Override
  public boolean equals(Object object) {
    if (!(object instanceof TabularData)) return false;
    TabularData other = (TabularData) object;
    if (!tabularType.equals(other.getTabularType()) || size() != other.size()) return false;
    for (CompositeData row : rows.values()) {
      if (!other.containsValue(row)) return false;
    }
    return true;
  }

  @Override
  public int hashCode() {
    int hash = tabularType.hashCode();
    for (CompositeData row : rows.values()) hash += row.hashCode();
    return hash;
  }

  @Override
  public String toString() {
    return getClass().getName() + "(tabularType=" + tabularType + ",contents=" + rows + ")";
  }
}
