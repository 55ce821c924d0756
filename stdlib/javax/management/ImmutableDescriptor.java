// A descriptor that never changes.
package javax.management;

import java.util.Arrays;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;

public class ImmutableDescriptor implements Descriptor {
  private static final long serialVersionUID = 8853308591080540165L;

  public static final ImmutableDescriptor EMPTY_DESCRIPTOR = new ImmutableDescriptor();

  private final SortedMap<String, Object> fields = new TreeMap<>(String.CASE_INSENSITIVE_ORDER);

  public ImmutableDescriptor(String[] fieldNames, Object[] fieldValues) {
    if (fieldNames == null || fieldValues == null) throw new IllegalArgumentException("Null array parameter");
    if (fieldNames.length != fieldValues.length) throw new IllegalArgumentException("Different size arrays");
    for (int i = 0; i < fieldNames.length; i++) add(fieldNames[i], fieldValues[i]);
  }

  public ImmutableDescriptor(String... fields) {
    if (fields == null) throw new IllegalArgumentException("Null fields parameter");
    for (String field : fields) {
      int equals = field.indexOf('=');
      if (equals < 0) throw new IllegalArgumentException("Missing = character: " + field);
      add(field.substring(0, equals), field.substring(equals + 1));
    }
  }

  public ImmutableDescriptor(Map<String, ?> fields) {
    if (fields == null) throw new IllegalArgumentException("Null Map");
    for (Map.Entry<String, ?> field : fields.entrySet()) add(field.getKey(), field.getValue());
  }

  private void add(String name, Object value) {
    if (name == null || name.isEmpty()) throw new IllegalArgumentException("Empty or null field name");
    if (fields.containsKey(name)) throw new IllegalArgumentException("Duplicate field name: " + name);
    fields.put(name, value);
  }

  @Override
  public final Object getFieldValue(String fieldName) {
    checkName(fieldName);
    return fields.get(fieldName);
  }

  private static void checkName(String fieldName) {
    if (fieldName == null || fieldName.isEmpty()) {
      throw new RuntimeOperationsException(new IllegalArgumentException("Null or empty field name"));
    }
  }

  @Override
  public final String[] getFields() {
    String[] result = new String[fields.size()];
    int n = 0;
    for (Map.Entry<String, Object> field : fields.entrySet()) {
      Object value = field.getValue();
      String text = value == null ? "" : value instanceof String ? (String) value : "(" + value + ")";
      result[n++] = field.getKey() + "=" + text;
    }
    return result;
  }

  @Override
  public final String[] getFieldNames() {
    return fields.keySet().toArray(new String[0]);
  }

  @Override
  public final Object[] getFieldValues(String... fieldNames) {
    if (fieldNames == null) return fields.values().toArray();
    Object[] result = new Object[fieldNames.length];
    for (int i = 0; i < result.length; i++) {
      String name = fieldNames[i];
      if (name != null && !name.isEmpty()) result[i] = fields.get(name);
    }
    return result;
  }

  private static RuntimeOperationsException refusal() {
    return new RuntimeOperationsException(new UnsupportedOperationException("Descriptor is read-only"));
  }

  @Override
  public final void setFields(String[] fieldNames, Object[] fieldValues) {
    throw refusal();
  }

  @Override
  public final void setField(String fieldName, Object fieldValue) {
    checkName(fieldName);
    throw refusal();
  }

  @Override
  public final void removeField(String fieldName) {
    if (fieldName != null && fields.containsKey(fieldName)) throw refusal();
  }

  @Override
  public Descriptor clone() {
    return this;
  }

  @Override
  public final boolean isValid() {
    return true;
  }

  @Override
  public boolean equals(Object object) {
    if (!(object instanceof Descriptor)) return false;
    Descriptor other = (Descriptor) object;
    String[] names = getFieldNames(), others = other.getFieldNames();
    if (names.length != others.length) return false;
    Arrays.sort(others, String.CASE_INSENSITIVE_ORDER);
    for (int i = 0; i < names.length; i++) {
      if (!names[i].equalsIgnoreCase(others[i])) return false;
    }
    return Arrays.deepEquals(getFieldValues(names), other.getFieldValues(names));
  }

  @Override
  public int hashCode() {
    int hash = 0;
    for (Map.Entry<String, Object> field : fields.entrySet()) {
      Object[] value = {field.getValue()};
      hash += field.getKey().toLowerCase().hashCode() ^ Arrays.deepHashCode(value) - 31;
    }
    return hash;
  }

  @Override
  public String toString() {
    StringBuilder text = new StringBuilder("{");
    for (Map.Entry<String, Object> field : fields.entrySet()) {
      if (text.length() > 1) text.append(", ");
      text.append(field.getKey()).append('=');
      String value = Arrays.deepToString(new Object[] {field.getValue()});
      text.append(value, 1, value.length() - 1);
    }
    return text.append('}').toString();
  }
}
