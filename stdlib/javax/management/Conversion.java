// How values of one type are seen by those who manage a bean: as they are, or, of an MXBean, as values of open types.
package javax.management;

import heddle.Reflection;
import java.io.InvalidObjectException;
import java.lang.reflect.Method;
import java.lang.reflect.Type;

abstract class Conversion {
  // The class of the values that are seen.
  abstract String typeName();

  // Null: none.
  abstract Descriptor descriptor();

  abstract Object toOpen(Object value);

  abstract Object fromOpen(Object value) throws InvalidObjectException;

  // Whether it is one of the values that are seen.
  abstract boolean takes(Object value);

  static Conversion ofResult(Method method, boolean mxbean) throws NotCompliantMBeanException {
    return mxbean ? of(method.getGenericReturnType(), method) : new Same(method.getReturnType());
  }

  static Conversion[] ofParameters(Method method, boolean mxbean) throws NotCompliantMBeanException {
    Class<?>[] types = method.getParameterTypes();
    Type[] generic = method.getGenericParameterTypes();
    Conversion[] result = new Conversion[types.length];
    for (int i = 0; i < types.length; i++) result[i] = mxbean ? of(generic[i], method) : new Same(types[i]);
    return result;
  }

  private static Conversion of(Type type, Method method) throws NotCompliantMBeanException {
    if (type == void.class) return new Same(void.class);
    try {
      return OpenConversion.of(type);
    } catch (OpenConversion.NoneException e) {
      String name = method.getDeclaringClass().getName();
      String complaint =
          "Method " + name + "." + method.getName() + " has parameter or return type that cannot be translated into an open type";
      NotCompliantMBeanException trouble = new NotCompliantMBeanException(name + ": " + complaint);
      trouble.initCause(new IllegalArgumentException(complaint));
      throw trouble;
    }
  }

  // Of a standard bean.
  private static final class Same extends Conversion {
    private final Class<?> type;

    Same(Class<?> type) {
      this.type = type;
    }

    @Override
    String typeName() {
      return type.getName();
    }

    @Override
    Descriptor descriptor() {
      return null;
    }

    @Override
    Object toOpen(Object value) {
      return value;
    }

    @Override
    Object fromOpen(Object value) {
      return value;
    }

    @Override
    boolean takes(Object value) {
      return !(type.isPrimitive() && value == null) && Reflection.converted(value, type) != Reflection.misfit();
    }
  }
}
