// The open type of values that have named items.
package javax.management.openmbean;

import java.util.Collections;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;

public class CompositeType extends OpenType<CompositeData> {
  private static final long serialVersionUID = -5366242454346948798L;

  private final TreeMap<String, String> descriptions = new TreeMap<>();
  private final TreeMap<String, OpenType<?>> types = new TreeMap<>();

  public CompositeType(String typeName, String description, String[] itemNames, String[] itemDescriptions, OpenType<?>[] itemTypes)
      throws OpenDataException {
    super(CompositeData.class.getName(), typeName, description);
    checkGiven(itemNames, "itemNames");
    checkGiven(itemDescriptions, "itemDescriptions");
    checkGiven(itemTypes, "itemTypes");
    if (itemNames.length != itemDescriptions.length || itemNames.length != itemTypes.length) {
      throw new IllegalArgumentException("Array arguments itemNames[], itemDescriptions[] and itemTypes[] should be of same length "
          + "(got " + itemNames.length + ", " + itemDescriptions.length + " and " + itemTypes.length + ").");
    }
    for (int i = 0; i < itemNames.length; i++) {
      String name = itemNames[i].trim();
      if (descriptions.put(name, itemDescriptions[i].trim()) != null) {
        throw new OpenDataException("Argument's element itemNames[" + i + "]=\"" + itemNames[i] + "\" duplicates a previous item names.");
      }
      types.put(name, itemTypes[i]);
    }
  }

  private static void checkGiven(Object[] array, String what) {
    if (array == null || array.length == 0) throw new IllegalArgumentException("Argument " + what + "[] cannot be null or empty.");
    for (int i = 0; i < array.length; i++) {
      Object each = array[i];
      if (each == null) throw new IllegalArgumentException("Argument's element " + what + "[" + i + "] cannot be null.");
      if (each instanceof String && ((String) each).trim().isEmpty()) {
        throw new IllegalArgumentException("Argument's element " + what + "[" + i + "] cannot be an empty string.");
      }
    }
  }

  public boolean containsKey(String itemName) {
    return itemName != null && types.containsKey(itemName);
  }

  public String getDescription(String itemName) {
    return itemName == null ? null : descriptions.get(itemName);
  }

  public OpenType<?> getType(String itemName) {
    return itemName == null ? null : types.get(itemName);
  }

  public Set<String> keySet() {
    return Collections.unmodifiableSet(types.keySet());
  }

  @Override
  public boolean isValue(Object object) {
    return object instanceof CompositeData && isAssignableFrom(((CompositeData) object).getCompositeType());
  }

  @Override
  boolean isAssignableFrom(OpenType<?> type) {
    if (!(type instanceof CompositeType) || !getTypeName().equals(type.getTypeName())) return false;
    for (Map.Entry<String, OpenType<?>> item : types.entrySet()) {
      OpenType<?> other = ((CompositeType) type).getType(item.getKey());
      if (other == null || !item.getValue().isAssignableFrom(other)) return false;
    }
    return true;
  }

  @Override
  public boolean equals(Object object) {
    if (!(object instanceof CompositeType)) return false;
    CompositeType other = (CompositeType) object;
    return getTypeName().equals(other.getTypeName()) && types.equals(other.types);
  }

  @Override
  public int hashCode() {
    int hash = getTypeName().hashCode();
    for (Map.Entry<String, OpenType<?>> item : types.entrySet()) hash += item.getKey().hashCode() + item.getValue().hashCode();
    return hash;
  }

  @Override
  public String toString() {
    StringBuilder text = new StringBuilder(getClass().getName()).append("(name=").append(getTypeName()).append(",items=(");
    String between = "";
    for (Map.Entry<String, OpenType<?>> item : types.entrySet()) {
      text.append(between).append("(itemName=").append(item.getKey()).append(",itemType=").append(item.getValue()).append(')');
      between = ",";
    }
    return text.append("))").toString();
  }
}
