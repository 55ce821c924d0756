// Values of an MXBean's types as values of open types, and back, as the documentation of javax.management.MXBean has it.
package javax.management;

import java.io.InvalidObjectException;
import java.lang.reflect.Array;
import java.lang.reflect.GenericArrayType;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.Type;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SortedSet;
import java.util.TreeSet;
import javax.management.openmbean.ArrayType;
import javax.management.openmbean.OpenDataException;
import javax.management.openmbean.OpenType;
import javax.management.openmbean.SimpleType;

abstract class OpenConversion extends Conversion {
  private static final List<SimpleType<?>> SIMPLE = List.of(SimpleType.VOID, SimpleType.BOOLEAN, SimpleType.CHARACTER,
      SimpleType.BYTE, SimpleType.SHORT, SimpleType.INTEGER, SimpleType.LONG, SimpleType.FLOAT, SimpleType.DOUBLE, SimpleType.STRING,
      SimpleType.BIGDECIMAL, SimpleType.BIGINTEGER, SimpleType.DATE, SimpleType.OBJECTNAME);

  // There is no open type for it.
  static final class NoneException extends Exception {
    private static final long serialVersionUID = 1;
  }

  final Type original;
  final OpenType<?> openType;
  final Class<?> seen;  // the class of its open values

  OpenConversion(Type original, OpenType<?> openType, Class<?> seen) {
    this.original = original;
    this.openType = openType;
    this.seen = seen;
  }

  @Override
  String typeName() {
    return seen.getName();
  }

  @Override
  Descriptor descriptor() {
    String[] names = {JMX.OPEN_TYPE_FIELD, JMX.ORIGINAL_TYPE_FIELD};
    String name = original instanceof Class ? ((Class<?>) original).getName() : original.toString();
    return new ImmutableDescriptor(names, new Object[] {openType, name});
  }

  @Override
  boolean takes(Object value) {
    return value == null ? !seen.isPrimitive() : openType.isValue(value);
  }

  static OpenConversion of(Type type) throws NoneException {
    try {
      return of(type, new ArrayList<>());
    } catch (OpenDataException e) {
      throw new NoneException();
    }
  }

  // `within`: the classes whose items are being looked at; none may contain itself.
  static OpenConversion of(Type type, List<Class<?>> within) throws NoneException, OpenDataException {
    if (type instanceof Class) return ofClass((Class<?>) type, within);
    if (type instanceof GenericArrayType) return new OfArray(type, of(((GenericArrayType) type).getGenericComponentType(), within));
    if (!(type instanceof ParameterizedType)) throw new NoneException();
    Class<?> raw = (Class<?>) ((ParameterizedType) type).getRawType();
    Type[] arguments = ((ParameterizedType) type).getActualTypeArguments();
    if (raw == List.class || raw == Set.class || raw == SortedSet.class) {
      return new OfCollection(type, raw, of(arguments[0], within));
    }
    if (MapConversion.handles(raw)) return new MapConversion(type, raw, of(arguments[0], within), of(arguments[1], within));
    return CompositeConversion.of(raw, within);
  }

  private static OpenConversion ofClass(Class<?> c, List<Class<?>> within) throws NoneException, OpenDataException {
    SimpleType<?> simple = simpleOf(c);
    if (simple != null) return new Same(c, simple);
    if (c.isArray()) {
      if (isOfPrimitives(c)) return new Same(c, ArrayType.getPrimitiveArrayType(c));
      return new OfArray(c, of(c.getComponentType(), within));
    }
    if (c.isEnum()) return new OfEnum(c);
    return CompositeConversion.of(c, within);
  }

  private static SimpleType<?> simpleOf(Class<?> c) {
    String name = c.isPrimitive() && c != void.class ? boxOf(c).getName() : c.getName();
    for (SimpleType<?> each : SIMPLE) {
      if (each.getClassName().equals(name)) return each;
    }
    return null;
  }

  private static Class<?> boxOf(Class<?> primitive) {
    return Array.get(Array.newInstance(primitive, 1), 0).getClass();
  }

  private static boolean isOfPrimitives(Class<?> c) {
    Class<?> element = c;
    while (element.isArray()) element = element.getComponentType();
    return element.isPrimitive();
  }

  static Class<?> arrayOf(Class<?> component) {
    return Array.newInstance(component, 0).getClass();
  }

  // Its values are open already.
  private static final class Same extends OpenConversion {
    Same(Class<?> c, OpenType<?> openType) {
      super(c, openType, c);
    }

    @Override
    Object toOpen(Object value) {
      return value;
    }

    @Override
    Object fromOpen(Object value) {
      return value;
    }
  }

  // Constants by their names.
  private static final class OfEnum extends OpenConversion {
    OfEnum(Class<?> c) {
      super(c, SimpleType.STRING, String.class);
    }

    @Override
    Object toOpen(Object value) {
      return value == null ? null : ((Enum<?>) value).name();
    }

    @Override
    Object fromOpen(Object value) throws InvalidObjectException {
      if (value == null) return null;
      try {
        return constant((Class<?>) original, (String) value);
      } catch (IllegalArgumentException | ClassCastException e) {
        InvalidObjectException trouble = new InvalidObjectException("Cannot convert to enum: " + value);
        trouble.initCause(e);
        throw trouble;
      }
    }

    @SuppressWarnings({"unchecked", "rawtypes"})
    private static Object constant(Class<?> c, String name) {
      return Enum.valueOf((Class) c, name);
    }
  }

  private static final class OfArray extends OpenConversion {
    private final OpenConversion element;

    OfArray(Type type, OpenConversion element) throws OpenDataException {
      super(type, ArrayType.getArrayType(element.openType), arrayOf(element.seen));
      this.element = element;
    }

    @Override
    Object toOpen(Object value) {
      if (value == null) return null;
      int length = Array.getLength(value);
      Object result = Array.newInstance(element.seen, length);
      for (int i = 0; i < length; i++) Array.set(result, i, element.toOpen(Array.get(value, i)));
      return result;
    }

    @Override
    Object fromOpen(Object value) throws InvalidObjectException {
      if (value == null) return null;
      int length = Array.getLength(value);
      Object result = Array.newInstance(classOf(element.original), length);
      for (int i = 0; i < length; i++) Array.set(result, i, element.fromOpen(Array.get(value, i)));
      return result;
    }

    private static Class<?> classOf(Type type) {
      if (type instanceof Class) return (Class<?>) type;
      if (type instanceof ParameterizedType) return (Class<?>) ((ParameterizedType) type).getRawType();
      return arrayOf(classOf(((GenericArrayType) type).getGenericComponentType()));
    }
  }

  // Arrays of their elements.
  private static final class OfCollection extends OpenConversion {
    private final Class<?> raw;
    private final OpenConversion element;

    OfCollection(Type type, Class<?> raw, OpenConversion element) throws OpenDataException {
      super(type, ArrayType.getArrayType(element.openType), arrayOf(element.seen));
      this.raw = raw;
      this.element = element;
    }

    @Override
    Object toOpen(Object value) {
      if (value == null) return null;
      Collection<?> all = (Collection<?>) value;
      Object result = Array.newInstance(element.seen, all.size());
      int n = 0;
      for (Object each : all) Array.set(result, n++, element.toOpen(each));
      return result;
    }

    @Override
    Object fromOpen(Object value) throws InvalidObjectException {
      if (value == null) return null;
      Collection<Object> result = raw == SortedSet.class ? new TreeSet<>() : raw == Set.class ? new HashSet<>() : new ArrayList<>();
      for (int i = 0, n = Array.getLength(value); i < n; i++) result.add(element.fromOpen(Array.get(value, i)));
      return result;
    }
  }
}
