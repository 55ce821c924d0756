// Annotations at run time: what heddle.Reflection.annotations says, as objects.
package java.lang.reflect;

import java.lang.annotation.Annotation;
import java.lang.annotation.AnnotationFormatError;
import java.lang.annotation.Inherited;
import java.lang.annotation.Repeatable;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

public final class Annotations {
  private final String text;
  private int at;

  private Annotations(String text) {
    this.text = text;
  }

  // --- for java.lang.Class and this package

  public static Annotation[] parse(String text) {
    return contained(new Annotations(text).annotations()).toArray(new Annotation[0]);
  }

  // The class's own, and those that its superclasses have and hand on (@Inherited).
  public static Annotation[] withInherited(Class<?> c) {
    Map<Class<?>, Annotation> all = new LinkedHashMap<>();
    Class<?> above = c.getSuperclass();
    if (above != null) {
      for (Annotation a : above.getAnnotations()) {
        if (a.annotationType().isAnnotationPresent(Inherited.class)) all.put(a.annotationType(), a);
      }
    }
    for (Annotation a : c.getDeclaredAnnotations()) all.put(a.annotationType(), a);
    return all.values().toArray(new Annotation[0]);
  }

  // Those of that type, also in the container that @Repeatable names.
  @SuppressWarnings("unchecked")
  static <T extends Annotation> T[] byType(Annotation[] all, Class<T> type) {
    List<T> found = new ArrayList<>();
    Repeatable repeatable = type.getDeclaredAnnotation(Repeatable.class);
    for (Annotation a : all) {
      if (a.annotationType() == type) {
        found.add((T) a);
      } else if (repeatable != null && a.annotationType() == repeatable.value()) {
        Object[] inside = (Object[]) ((Values) Proxy.getInvocationHandler(a)).values.get("value");
        for (Object each : inside) found.add((T) each);
      }
    }
    return found.toArray((T[]) Array.newInstance(type, 0));
  }

  static Object defaultOf(Method method) {
    String text = heddle.Reflection.annotationDefault(method.declaring, method.index);
    return text == null ? null : new Annotations(text).value(method.getReturnType());
  }

  // --- reading

  // The compiler writes what stands more than once as it stands; programs see its container (JLS 9.7.5), at the place of the first.
  private static List<Annotation> contained(List<Annotation> all) {
    List<Annotation> result = new ArrayList<>();
    for (int i = 0; i < all.size(); i++) {
      Class<? extends Annotation> type = all.get(i).annotationType();
      List<Annotation> same = new ArrayList<>();
      for (Annotation each : all) {
        if (each.annotationType() == type) same.add(each);
      }
      if (same.size() == 1) {
        result.add(all.get(i));
      } else if (same.get(0) == all.get(i)) {
        Class<? extends Annotation> container = containerOf(type);
        Map<String, Object> values = defaults(container);
        values.put("value", same.toArray((Object[]) Array.newInstance(type, 0)));
        result.add(make(container, values));
      }
    }
    return result;
  }

  // Looks for @Repeatable in what the compiler wrote, since the type may stand more than once on its own declaration.
  private static Class<? extends Annotation> containerOf(Class<? extends Annotation> type) {
    for (Annotation a : new Annotations(heddle.Reflection.annotations(type, 0, 0, 0)).annotations()) {
      if (a instanceof Repeatable) return ((Repeatable) a).value();
    }
    throw new AnnotationFormatError("no container for " + type);
  }

  private List<Annotation> annotations() {
    List<Annotation> result = new ArrayList<>();
    for (long left = number(); left > 0; left--) result.add(annotation());
    return result;
  }

  private long number() {
    int end = text.indexOf(';', at);
    long result = Long.parseLong(text, at, end, 10);
    at = end + 1;
    return result;
  }

  private String text() {
    int length = (int) number();
    at += length;
    return text.substring(at - length, at);
  }

  @SuppressWarnings("unchecked")
  private Annotation annotation() {
    Class<? extends Annotation> type = (Class<? extends Annotation>) heddle.Reflection.load(text());
    Map<String, Object> values = defaults(type);
    for (long left = number(); left > 0; left--) {
      int before = at;
      String name = text();
      at = before;
      try {
        values.put(name, value(type.getDeclaredMethod(name).getReturnType()));
      } catch (NoSuchMethodException e) {
        throw new InternalError(e);
      }
    }
    return make(type, values);
  }

  // What has a default comes first, in the order of a HashMap, as on OpenJDK; then what the annotation gives, as it stands there.
  private static Map<String, Object> defaults(Class<?> type) {
    Map<String, Object> values = new HashMap<>(0);
    for (Method m : type.getDeclaredMethods()) {
      Object value = m.getDefaultValue();
      if (value != null) values.put(m.getName(), value);
    }
    return new LinkedHashMap<>(values);
  }

  private static Annotation make(Class<? extends Annotation> type, Map<String, Object> values) {
    return (Annotation) Proxy.make(new Class<?>[] {type}, new Values(type, values));
  }

  // A value for an element of that type.
  @SuppressWarnings({"unchecked", "rawtypes"})
  private Object value(Class<?> type) {
    text();  // the name
    char kind = text.charAt(at++);
    if (kind != '[' && type.isArray()) {  // one value stands for an array with it alone
      Object array = Array.newInstance(type.getComponentType(), 1);
      Array.set(array, 0, payload(kind, type.getComponentType()));
      return array;
    }
    return payload(kind, type);
  }

  @SuppressWarnings({"unchecked", "rawtypes"})
  private Object payload(char kind, Class<?> type) {
    switch (kind) {
      case 'i': return integral(number(), type);
      case 'd': {
        double value = Double.longBitsToDouble(number());
        return type == float.class ? (Object) (float) value : (Object) value;
      }
      case 'c': return classNamed(text());
      case 'e': return Enum.valueOf((Class) type, text());
      case '@': return annotation();
      case '[': {
        int length = (int) number();
        Object array = Array.newInstance(type.getComponentType(), length);
        for (int i = 0; i < length; i++) Array.set(array, i, value(type.getComponentType()));
        return array;
      }
      default: return text();
    }
  }

  private static Class<?> classNamed(String name) {
    switch (name) {
      case "boolean": return boolean.class;
      case "byte": return byte.class;
      case "char": return char.class;
      case "short": return short.class;
      case "int": return int.class;
      case "long": return long.class;
      case "float": return float.class;
      case "double": return double.class;
      case "void": return void.class;
      default: return heddle.Reflection.load(name);
    }
  }

  private static Object integral(long value, Class<?> type) {
    if (type == boolean.class) return value != 0;
    if (type == byte.class) return (byte) value;
    if (type == char.class) return (char) value;
    if (type == short.class) return (short) value;
    if (type == int.class) return (int) value;
    if (type == float.class) return (float) value;
    return type == double.class ? (Object) (double) value : (Object) value;
  }

  // --- the objects

  // The handler of an annotation's proxy.
  private static final class Values implements InvocationHandler, java.io.Serializable {
    final Class<? extends Annotation> type;
    final Map<String, Object> values;

    Values(Class<? extends Annotation> type, Map<String, Object> values) {
      this.type = type;
      this.values = values;
    }

    @Override
    public Object invoke(Object proxy, Method method, Object[] args) {
      String name = method.getName();
      if (args != null) return isEqual(args[0]);
      Object value = values.get(name);
      if (value != null) return value.getClass().isArray() && Array.getLength(value) > 0 ? copy(value) : value;
      switch (name) {
        case "toString": return describe();
        case "hashCode": return hash();
        case "annotationType": return type;
        default: throw new IncompatibleClassChangeError(name);
      }
    }

    private static Object copy(Object array) {
      int length = Array.getLength(array);
      Object result = Array.newInstance(array.getClass().getComponentType(), length);
      System.arraycopy(array, 0, result, 0, length);
      return result;
    }

    private boolean isEqual(Object other) {
      if (!type.isInstance(other)) return false;
      InvocationHandler handler = Proxy.isProxyClass(other.getClass()) ? Proxy.getInvocationHandler(other) : null;
      for (Map.Entry<String, Object> each : values.entrySet()) {
        Object theirs;
        try {
          if (handler instanceof Values) {
            theirs = ((Values) handler).values.get(each.getKey());
          } else {  // a class of the program's that implements the annotation's interface
            Method element = type.getDeclaredMethod(each.getKey());
            element.setAccessible(true);
            theirs = element.invoke(other);
          }
        } catch (ReflectiveOperationException e) {
          return false;
        }
        if (!Arrays.deepEquals(new Object[] {each.getValue()}, new Object[] {theirs})) return false;
      }
      return true;
    }

    // Annotation.hashCode
    private int hash() {
      int result = 0;
      for (Map.Entry<String, Object> each : values.entrySet()) {
        Object v = each.getValue();
        int own = v.getClass().isArray() ? Arrays.deepHashCode(new Object[] {v}) - 31 : v.hashCode();
        result += (127 * each.getKey().hashCode()) ^ own;
      }
      return result;
    }

    private String describe() {
      StringBuilder out = new StringBuilder("@").append(type.getName()).append('(');
      boolean alone = values.size() == 1;
      boolean first = true;
      for (Map.Entry<String, Object> each : values.entrySet()) {
        if (!first) out.append(", ");
        first = false;
        if (!alone || !each.getKey().equals("value")) out.append(each.getKey()).append('=');
        append(out, each.getValue());
      }
      return out.append(')').toString();
    }

    private static void append(StringBuilder out, Object value) {
      if (value.getClass().isArray()) {
        out.append('{');
        for (int i = 0; i < Array.getLength(value); i++) {
          if (i > 0) out.append(", ");
          append(out, Array.get(value, i));
        }
        out.append('}');
      } else if (value instanceof String) {
        out.append('"');
        for (char c : ((String) value).toCharArray()) quoted(out, c);
        out.append('"');
      } else if (value instanceof Character) {
        out.append('\'');
        quoted(out, (Character) value);
        out.append('\'');
      } else if (value instanceof Long) {
        out.append(value).append('L');
      } else if (value instanceof Byte) {
        out.append("(byte)0x").append(String.format("%02x", (Byte) value));
      } else if (value instanceof Float) {
        number(out, (Float) value, "f");
      } else if (value instanceof Double) {
        number(out, (Double) value, "");
      } else if (value instanceof Class) {
        out.append(((Class<?>) value).getTypeName()).append(".class");
      } else if (value instanceof Enum) {
        out.append(((Enum<?>) value).name());
      } else {
        out.append(value);
      }
    }

    private static void number(StringBuilder out, double value, String suffix) {
      if (Double.isNaN(value)) out.append("0.0").append(suffix).append("/0.0").append(suffix);
      else if (Double.isInfinite(value)) out.append(value < 0 ? "-1.0" : "1.0").append(suffix).append("/0.0").append(suffix);
      else out.append(suffix.isEmpty() ? Double.toString(value) : Float.toString((float) value)).append(suffix);
    }

    private static void quoted(StringBuilder out, char c) {
      switch (c) {
        case '\b': out.append("\\b"); break;
        case '\f': out.append("\\f"); break;
        case '\n': out.append("\\n"); break;
        case '\r': out.append("\\r"); break;
        case '\t': out.append("\\t"); break;
        case '\\':
        case '"':
        case '\'': out.append('\\').append(c); break;
        default: out.append(c);
      }
    }
  }
}
