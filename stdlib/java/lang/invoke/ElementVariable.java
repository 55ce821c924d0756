// The elements of arrays of one class.
package java.lang.invoke;

import java.lang.reflect.Array;

final class ElementVariable extends Place {
  private final Class<?> arrayClass;

  ElementVariable(Class<?> arrayClass) {
    this(arrayClass, false);
  }

  private ElementVariable(Class<?> arrayClass, boolean exact) {
    super(arrayClass.getComponentType(), exact, arrayClass, int.class);
    this.arrayClass = arrayClass;
  }

  @Override
  VarHandle with(boolean exact) {
    return new ElementVariable(arrayClass, exact);
  }

  // "int array", as messages of exceptions call an array with elements of that type.
  static String words(Class<?> element) {
    return (!element.isPrimitive() ? "object" : element == byte.class || element == boolean.class ? "byte/boolean" : element.getName()) + " array";
  }

  // What is stored in an array must be of its class (JLS 10.5). `named`: the message names what it is.
  static void checkStore(Object array, Object value, boolean named) {
    Class<?> element = array.getClass().getComponentType();
    if (value == null || element.isPrimitive() || element.isInstance(value)) return;
    throw named ? new ArrayStoreException(value.getClass().getName()) : new ArrayStoreException();
  }

  @Override
  Object load(Object[] args) {
    if (args[0] == null) throw new NullPointerException("Cannot load from " + words(varType()) + " because \"array\" is null");
    return Array.$get(args[0], (Integer) args[1]);
  }

  @Override
  void store(Object[] args, Object value) {
    if (args[0] == null) throw new NullPointerException("Cannot store to " + words(varType()) + " because \"array\" is null");
    holder(args, true);
    checkStore(args[0], value, true);
    Array.$set(args[0], (Integer) args[1], value);
  }

  @Override
  Object holder(Object[] args, boolean write) {
    if (args[0] == null) throw new NullPointerException("Cannot read the array length because \"array\" is null");
    int length = Array.getLength(args[0]), index = (Integer) args[1];
    if (index < 0 || index >= length) throw new ArrayIndexOutOfBoundsException("Index " + index + " out of bounds for length " + length);
    return args[0];
  }

  @Override
  long where(Object[] args) {
    return (Integer) args[1];
  }

  @Override
  Object storable(Object holder, Object value) {
    checkStore(holder, value, false);
    return value;
  }
}
