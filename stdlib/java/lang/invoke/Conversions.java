// The conversions of arguments and results between a method handle's type and another one, as MethodHandle.asType and
// MethodHandles.explicitCastArguments define them. Values are in their boxes; void has null.
package java.lang.invoke;

import heddle.Reflection;
import java.lang.reflect.Array;

final class Conversions {
  private Conversions() {}

  private static final Class<?>[] PRIMITIVES = {boolean.class, byte.class, char.class, short.class, int.class, long.class,
      float.class, double.class, void.class};
  private static final Class<?>[] BOXES = {Boolean.class, Byte.class, Character.class, Short.class, Integer.class, Long.class,
      Float.class, Double.class, Void.class};

  // The class of the boxes of a primitive type; another type itself.
  static Class<?> box(Class<?> type) {
    for (int i = 0; i < PRIMITIVES.length; i++) {
      if (PRIMITIVES[i] == type) return BOXES[i];
    }
    return type;
  }

  // The primitive type that has these boxes; null: none.
  static Class<?> primitive(Class<?> type) {
    for (int i = 0; i < BOXES.length; i++) {
      if (BOXES[i] == type) return PRIMITIVES[i];
    }
    return null;
  }

  // The default value (JLS 4.12.5); null for void.
  static Object zero(Class<?> type) {
    return type.isPrimitive() && type != void.class ? Array.$get(Array.newInstance(type, 1), 0) : null;
  }

  // Whether a value of one primitive type is one of the other by widening (JLS 5.1.2), or they are the same.
  private static boolean widens(Class<?> from, Class<?> to) {
    return from == to || Reflection.converted(zero(from), to) != Reflection.misfit();
  }

  // Whether asType converts values of that type.
  static boolean exists(Class<?> from, Class<?> to) {
    if (from == to || from == void.class || to == void.class || from == Object.class || to == Object.class) return true;
    if (from.isPrimitive()) return to.isPrimitive() ? widens(from, to) : to.isAssignableFrom(box(from));
    if (!to.isPrimitive()) return true;
    Class<?> unboxed = primitive(from);
    if (unboxed != null && unboxed != void.class) return widens(unboxed, to);
    return from.isAssignableFrom(box(to));  // such as Number: what it is shows at run time
  }

  // The value of type `from` as one of type `to`, where `exists` says so.
  static Object apply(Object value, Class<?> from, Class<?> to) {
    if (from == to || to == Object.class && from != void.class) return value;
    if (from == void.class || to == void.class) return zero(to);
    if (!to.isPrimitive()) return from.isPrimitive() ? value : to.cast(value);
    return from.isPrimitive() ? Reflection.converted(value, to) : unboxed(value, from, to);
  }

  // Whether a handle of type `own` can be called as one of type `by`.
  static boolean exist(MethodType by, MethodType own) {
    if (by.parameterCount() != own.parameterCount() || !exists(own.returnType(), by.returnType())) return false;
    for (int i = 0; i < own.parameterCount(); i++) {
      if (!exists(by.parameterType(i), own.parameterType(i))) return false;
    }
    return true;
  }

  // The arguments of such a call, in their array; primitive ones last first, as one of two that cannot be converted is told of on
  // OpenJDK. (Of more it is one or another, from run to run.)
  static void apply(Object[] args, MethodType by, MethodType own) {
    for (int i = 0; i < args.length; i++) {
      if (!own.parameterType(i).isPrimitive()) args[i] = apply(args[i], by.parameterType(i), own.parameterType(i));
    }
    for (int i = args.length - 1; i >= 0; i--) {
      if (own.parameterType(i).isPrimitive()) args[i] = apply(args[i], by.parameterType(i), own.parameterType(i));
    }
  }

  private static Object unboxed(Object value, Class<?> from, Class<?> to) {
    if (value == null) throw new NullPointerException(nothingToUnbox(from, to));
    Object result = Reflection.converted(value, to);
    if (result != Reflection.misfit()) return result;
    // What is no number at all is another mistake.
    Object known = value instanceof Boolean || value instanceof Character ? value : (Number) value;
    throw new ClassCastException("Cannot cast " + known.getClass().getName() + " to " + box(to).getName());
  }

  private static String nothingToUnbox(Class<?> from, Class<?> to) {
    if (primitive(from) == to) return "Cannot invoke \"" + from.getName() + "." + to.getName() + "Value()\" because \"x\" is null";
    String asked = to == boolean.class || to == char.class ? "int" : to.getName();
    return "Cannot invoke \"java.lang.Number." + asked + "Value()\" because the return value of "
        + "\"sun.invoke.util.ValueConversions.primitiveConversion(sun.invoke.util.Wrapper, Object, boolean)\" is null";
  }

  // The conversion of explicitCastArguments: to an interface without a question, between primitive types by casts, where
  // boolean is the lowest bit of a byte; null is unboxed to zero.
  static Object cast(Object value, Class<?> from, Class<?> to) {
    if (from == to || from == void.class || to == void.class) return from == to ? value : zero(to);
    if (!to.isPrimitive()) {
      if (to.isInterface()) return value;
      return to.cast(value);
    }
    if (value == null) return zero(to);
    if (value instanceof Boolean && to == boolean.class) return value;
    Object number = value instanceof Boolean ? (Object) (byte) ((Boolean) value ? 1 : 0)
        : value instanceof Character ? (Object) (int) (Character) value : value;
    return narrowed((Number) number, to);
  }

  private static Object narrowed(Number n, Class<?> to) {
    boolean fraction = n instanceof Float || n instanceof Double;
    if (to == double.class) return n.doubleValue();
    if (to == float.class) return n.floatValue();
    if (to == long.class) return n.longValue();
    // (JLS 5.1.3: a fraction becomes an int first.)
    int i = fraction ? n.intValue() : (int) n.longValue();
    if (to == int.class) return i;
    if (to == short.class) return (short) i;
    if (to == char.class) return (char) i;
    return to == byte.class ? (Object) (byte) i : (Object) ((i & 1) != 0);
  }
}
