// A field of a class as it stands in serialised objects.
package java.io;

import java.lang.reflect.Field;

public class ObjectStreamField implements Comparable<Object> {
  private final String name;
  private final String signature;
  private final Class<?> type;
  private final boolean unshared;
  private int offset;
  Field field;  // null: the class has none

  public ObjectStreamField(String name, Class<?> type) {
    this(name, type, false);
  }

  public ObjectStreamField(String name, Class<?> type, boolean unshared) {
    if (name == null) throw new NullPointerException();
    this.name = name;
    this.type = type;
    this.unshared = unshared;
    signature = StandIns.descriptor(type);
  }

  // As a stream says it: the class of a reference is not known.
  ObjectStreamField(String name, String signature) {
    this.name = name;
    this.signature = signature;
    unshared = false;
    switch (signature.isEmpty() ? ' ' : signature.charAt(0)) {
      case 'L':
      case '[':
        type = Object.class;
        break;
      case 'Z': case 'B': case 'C': case 'S': case 'I': case 'J': case 'F': case 'D':
        type = heddle.Reflection.ofDescriptor(signature.substring(0, 1));
        break;
      default: throw new IllegalArgumentException("illegal signature");
    }
  }

  // That of a class, for what a stream says about it.
  ObjectStreamField(ObjectStreamField said, ObjectStreamField own) {
    name = said.name;
    signature = said.signature;
    type = own.type;
    unshared = own.unshared;
    field = own.field;
  }

  public String getName() {
    return name;
  }

  public Class<?> getType() {
    return type;
  }

  public char getTypeCode() {
    return signature.charAt(0);
  }

  // Null for primitive types.
  public String getTypeString() {
    return isPrimitive() ? null : signature;
  }

  String signature() {
    return signature;
  }

  public int getOffset() {
    return offset;
  }

  protected void setOffset(int offset) {
    this.offset = offset;
  }

  public boolean isPrimitive() {
    return getTypeCode() != 'L' && getTypeCode() != '[';
  }

  public boolean isUnshared() {
    return unshared;
  }

  // Bytes of a value; references count in their own way.
  int size() {
    switch (getTypeCode()) {
      case 'Z': case 'B': return 1;
      case 'C': case 'S': return 2;
      case 'I': case 'F': return 4;
      case 'J': case 'D': return 8;
      default: return 0;
    }
  }

  // Primitive fields come first, and then it is by the names.
  @Override
  public int compareTo(Object obj) {
    ObjectStreamField other = (ObjectStreamField) obj;
    if (isPrimitive() != other.isPrimitive()) return isPrimitive() ? -1 : 1;
    return name.compareTo(other.name);
  }

  @Override
  public String toString() {
    return signature + ' ' + name;
  }
}
