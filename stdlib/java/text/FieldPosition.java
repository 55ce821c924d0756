// Which field of a formatted text is asked for, and where it is: the first one of its kind that is not empty.
package java.text;

import java.util.Objects;

public class FieldPosition {
  private final int field;
  private final Format.Field attribute;  // null: the number counts
  private int beginIndex;
  private int endIndex;

  public FieldPosition(int field) {
    this(null, field);
  }

  public FieldPosition(Format.Field attribute) {
    this(attribute, -1);
  }

  public FieldPosition(Format.Field attribute, int fieldID) {
    this.attribute = attribute;
    field = fieldID;
  }

  public Format.Field getFieldAttribute() {
    return attribute;
  }

  public int getField() {
    return field;
  }

  public int getBeginIndex() {
    return beginIndex;
  }

  public int getEndIndex() {
    return endIndex;
  }

  public void setBeginIndex(int bi) {
    beginIndex = bi;
  }

  public void setEndIndex(int ei) {
    endIndex = ei;
  }

  // Begins to look for the field.
  FieldListener search() {
    beginIndex = 0;
    endIndex = 0;
    return this::found;
  }

  private void found(int id, Format.Field of, int begin, int end) {
    boolean asked = attribute == null ? id == field : attribute == of;
    if (!asked || beginIndex != endIndex) return;
    beginIndex = begin;
    endIndex = end;
  }

  @Override
  public boolean equals(Object obj) {
    if (!(obj instanceof FieldPosition)) return false;
    FieldPosition other = (FieldPosition) obj;
    return field == other.field && beginIndex == other.beginIndex && endIndex == other.endIndex
        && Objects.equals(attribute, other.attribute);
  }

  @Override
  public int hashCode() {
    return field << 24 | beginIndex << 16 | endIndex;
  }

  @Override
  public String toString() {
    return getClass().getName() + "[field=" + field + ",attribute=" + attribute + ",beginIndex=" + beginIndex + ",endIndex=" + endIndex
        + ']';
  }
}
