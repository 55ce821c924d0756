// The open type of tables: rows of one type, found by some of their items.
package javax.management.openmbean;

import java.util.List;

public class TabularType extends OpenType<TabularData> {
  private static final long serialVersionUID = 6554071860220659261L;

  private final CompositeType rowType;
  private final List<String> indexNames;

  public TabularType(String typeName, String description, CompositeType rowType, String[] indexNames) throws OpenDataException {
    super(TabularData.class.getName(), typeName, description);
    if (rowType == null) throw new IllegalArgumentException("Argument rowType cannot be null.");
    if (indexNames == null || indexNames.length == 0) {
      throw new IllegalArgumentException("Argument indexNames[] cannot be null or empty.");
    }
    for (int i = 0; i < indexNames.length; i++) {
      if (indexNames[i] == null || indexNames[i].trim().isEmpty()) {
        throw new IllegalArgumentException("Argument's element indexNames[" + i + "] cannot be null or empty.");
      }
      if (!rowType.containsKey(indexNames[i])) {
        throw new OpenDataException("Argument's element value indexNames[" + i + "]=\"" + indexNames[i]
            + "\" is not a valid item name for rowType.");
      }
    }
    this.rowType = rowType;
    this.indexNames = List.of(indexNames);
  }

  public CompositeType getRowType() {
    return rowType;
  }

  public List<String> getIndexNames() {
    return indexNames;
  }

  @Override
  public boolean isValue(Object object) {
    return object instanceof TabularData && isAssignableFrom(((TabularData) object).getTabularType());
  }

  @Override
  boolean isAssignableFrom(OpenType<?> type) {
    if (!(type instanceof TabularType)) return false;
    TabularType other = (TabularType) type;
    return getTypeName().equals(other.getTypeName()) && indexNames.equals(other.indexNames) && rowType.isAssignableFrom(other.rowType);
  }

  @Override
  public boolean equals(Object object) {
    if (!(object instanceof TabularType)) return false;
    TabularType other = (TabularType) object;
    return getTypeName().equals(other.getTypeName()) && rowType.equals(other.rowType) && indexNames.equals(other.indexNames);
  }

  @Override
  public int hashCode() {
    int hash = getTypeName().hashCode() + rowType.hashCode();
    for (String name : indexNames) hash += name.hashCode();
    return hash;
  }

  @Override
  public String toString() {
    return getClass().getName() + "(name=" + getTypeName() + ",rowType=" + rowType + ",indexNames=(" + String.join(",", indexNames) + "))";
  }
}
