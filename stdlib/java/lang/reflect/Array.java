// Arrays whose type is known only at run time.
package java.lang.reflect;

import heddle.VM;

public final class Array {
  private Array() {}

  public static Object newInstance(Class<?> componentType, int length) {
    if (componentType == void.class) throw new IllegalArgumentException();
    return VM.newArrayOf(componentType, length);
  }

  public static Object newInstance(Class<?> componentType, int... dimensions) {
    if (dimensions.length == 0) throw new IllegalArgumentException("Empty dimensions array");
    return newInstance(componentType, dimensions, 0);
  }

  private static Object newInstance(Class<?> componentType, int[] dimensions, int from) {
    if (from == dimensions.length - 1) return newInstance(componentType, dimensions[from]);
    Object first = newInstance(componentType, dimensions, from + 1);
    Object[] array = (Object[]) newInstance(first.getClass(), dimensions[from]);
    for (int i = 0; i < array.length; i++) {
      array[i] = i == 0 ? first : newInstance(componentType, dimensions, from + 1);
    }
    return array;
  }

  private static IllegalArgumentException notAnArray() {
    return new IllegalArgumentException("Argument is not an array");
  }

  public static int getLength(Object array) {
    if (array instanceof Object[]) return ((Object[]) array).length;
    if (array instanceof int[]) return ((int[]) array).length;
    if (array instanceof long[]) return ((long[]) array).length;
    if (array instanceof double[]) return ((double[]) array).length;
    if (array instanceof boolean[]) return ((boolean[]) array).length;
    if (array instanceof char[]) return ((char[]) array).length;
    if (array instanceof byte[]) return ((byte[]) array).length;
    if (array instanceof short[]) return ((short[]) array).length;
    if (array instanceof float[]) return ((float[]) array).length;
    if (array == null) throw new NullPointerException();
    throw notAnArray();
  }

  private static void check(Object array, int index) {
    int length = getLength(array);
    if (index < 0 || index >= length) throw new ArrayIndexOutOfBoundsException();
  }

  public static Object get(Object array, int index) {
    check(array, index);
    return $get(array, index);
  }

  // For java.lang.invoke: the same with a message about an index out of bounds.
  public static Object $get(Object array, int index) {
    if (array instanceof Object[]) return ((Object[]) array)[index];
    if (array instanceof int[]) return ((int[]) array)[index];
    if (array instanceof long[]) return ((long[]) array)[index];
    if (array instanceof double[]) return ((double[]) array)[index];
    if (array instanceof boolean[]) return ((boolean[]) array)[index];
    if (array instanceof char[]) return ((char[]) array)[index];
    if (array instanceof byte[]) return ((byte[]) array)[index];
    if (array instanceof short[]) return ((short[]) array)[index];
    if (array instanceof float[]) return ((float[]) array)[index];
    if (array == null) throw new NullPointerException();
    throw notAnArray();
  }

  public static void set(Object array, int index, Object value) {
    int length = getLength(array);
    if (value == null && !(array instanceof Object[])) throw new IllegalArgumentException();
    if (index < 0 || index >= length) throw new ArrayIndexOutOfBoundsException();
    $set(array, index, value);
  }

  // As $get: a box is unboxed, and its value widened (JLS 5.1.2).
  public static void $set(Object array, int index, Object value) {
    if (array instanceof Object[]) {
      if (value != null && !array.getClass().getComponentType().isInstance(value)) {
        throw new IllegalArgumentException("array element type mismatch");
      }
      ((Object[]) array)[index] = value;
      return;
    }
    Object element = converted(value, array.getClass().getComponentType());
    if (array instanceof int[]) ((int[]) array)[index] = (Integer) element;
    else if (array instanceof long[]) ((long[]) array)[index] = (Long) element;
    else if (array instanceof double[]) ((double[]) array)[index] = (Double) element;
    else if (array instanceof float[]) ((float[]) array)[index] = (Float) element;
    else if (array instanceof boolean[]) ((boolean[]) array)[index] = (Boolean) element;
    else if (array instanceof char[]) ((char[]) array)[index] = (Character) element;
    else if (array instanceof byte[]) ((byte[]) array)[index] = (Byte) element;
    else ((short[]) array)[index] = (Short) element;
  }

  private static Object converted(Object value, Class<?> type) {
    Object result = heddle.Reflection.converted(value, type);
    if (result == heddle.Reflection.misfit()) throw new IllegalArgumentException("argument type mismatch");
    return result;
  }

  // --- one primitive type

  private static void ensurePrimitive(Object array) {
    getLength(array);
    if (array instanceof Object[]) throw new IllegalArgumentException("Argument is not an array of primitive type");
  }

  private static Object get(Object array, int index, Class<?> type) {
    ensurePrimitive(array);
    check(array, index);
    return converted($get(array, index), type);
  }

  private static void setPrimitive(Object array, int index, Object value) {
    ensurePrimitive(array);
    set(array, index, value);
  }

  public static boolean getBoolean(Object array, int index) {
    return (Boolean) get(array, index, boolean.class);
  }

  public static void setBoolean(Object array, int index, boolean value) {
    setPrimitive(array, index, value);
  }

  public static byte getByte(Object array, int index) {
    return (Byte) get(array, index, byte.class);
  }

  public static void setByte(Object array, int index, byte value) {
    setPrimitive(array, index, value);
  }

  public static char getChar(Object array, int index) {
    return (Character) get(array, index, char.class);
  }

  public static void setChar(Object array, int index, char value) {
    setPrimitive(array, index, value);
  }

  public static short getShort(Object array, int index) {
    return (Short) get(array, index, short.class);
  }

  public static void setShort(Object array, int index, short value) {
    setPrimitive(array, index, value);
  }

  public static int getInt(Object array, int index) {
    return (Integer) get(array, index, int.class);
  }

  public static void setInt(Object array, int index, int value) {
    setPrimitive(array, index, value);
  }

  public static long getLong(Object array, int index) {
    return (Long) get(array, index, long.class);
  }

  public static void setLong(Object array, int index, long value) {
    setPrimitive(array, index, value);
  }

  public static float getFloat(Object array, int index) {
    return (Float) get(array, index, float.class);
  }

  public static void setFloat(Object array, int index, float value) {
    setPrimitive(array, index, value);
  }

  public static double getDouble(Object array, int index) {
    return (Double) get(array, index, double.class);
  }

  public static void setDouble(Object array, int index, double value) {
    setPrimitive(array, index, value);
  }
}
