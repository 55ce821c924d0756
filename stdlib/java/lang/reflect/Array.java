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

  public static Object get(Object array, int index) {
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
    if (array == null) throw new NullPointerException();
    if (!array.getClass().isArray()) throw notAnArray();
    if (array instanceof Object[]) {
      if (value != null && !array.getClass().getComponentType().isInstance(value)) {
        throw new IllegalArgumentException("array element type mismatch");
      }
      ((Object[]) array)[index] = value;
    } else if (array instanceof int[] && value instanceof Integer) {
      ((int[]) array)[index] = (Integer) value;
    } else if (array instanceof long[] && isWhole(value)) {
      ((long[]) array)[index] = ((Number) value).longValue();
    } else if (array instanceof double[] && value instanceof Number) {
      ((double[]) array)[index] = ((Number) value).doubleValue();
    } else if (array instanceof float[] && (isWhole(value) || value instanceof Float)) {
      ((float[]) array)[index] = ((Number) value).floatValue();
    } else if (array instanceof boolean[] && value instanceof Boolean) {
      ((boolean[]) array)[index] = (Boolean) value;
    } else if (array instanceof char[] && value instanceof Character) {
      ((char[]) array)[index] = (Character) value;
    } else if (array instanceof byte[] && value instanceof Byte) {
      ((byte[]) array)[index] = (Byte) value;
    } else if (array instanceof short[] && (value instanceof Short || value instanceof Byte)) {
      ((short[]) array)[index] = ((Number) value).shortValue();
    } else {
      throw new IllegalArgumentException("argument type mismatch");
    }
  }

  private static boolean isWhole(Object value) {
    return value instanceof Long || value instanceof Integer || value instanceof Short || value instanceof Byte;
  }

  public static int getInt(Object array, int index) {
    return ((Number) get(array, index)).intValue();
  }

  public static long getLong(Object array, int index) {
    return ((Number) get(array, index)).longValue();
  }

  public static double getDouble(Object array, int index) {
    return ((Number) get(array, index)).doubleValue();
  }

  public static boolean getBoolean(Object array, int index) {
    return (Boolean) get(array, index);
  }

  public static char getChar(Object array, int index) {
    return (Character) get(array, index);
  }

  public static byte getByte(Object array, int index) {
    return (Byte) get(array, index);
  }

  public static void setInt(Object array, int index, int value) {
    set(array, index, value);
  }

  public static void setLong(Object array, int index, long value) {
    set(array, index, value);
  }

  public static void setDouble(Object array, int index, double value) {
    set(array, index, value);
  }

  public static void setBoolean(Object array, int index, boolean value) {
    set(array, index, value);
  }

  public static void setChar(Object array, int index, char value) {
    set(array, index, value);
  }
}
