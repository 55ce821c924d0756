// Objects with getters as values with an item for each. Back they come by a static method "from(CompositeData)", by a constructor
// whose parameters are named by an annotation, or by a constructor without parameters and setters; proxies of the interface
// are not made.
package javax.management;

import java.beans.ConstructorProperties;
import java.io.InvalidObjectException;
import java.lang.annotation.Annotation;
import java.lang.reflect.Constructor;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import javax.management.openmbean.CompositeData;
import javax.management.openmbean.CompositeDataSupport;
import javax.management.openmbean.CompositeType;
import javax.management.openmbean.OpenDataException;
import javax.management.openmbean.OpenType;

final class CompositeConversion extends OpenConversion {
  private final Map<String, Method> getters;
  private final Map<String, OpenConversion> items;

  private CompositeConversion(Class<?> c, CompositeType type, Map<String, Method> getters, Map<String, OpenConversion> items) {
    super(c, type, CompositeData.class);
    this.getters = getters;
    this.items = items;
  }

  static OpenConversion of(Class<?> c, List<Class<?>> within) throws NoneException, OpenDataException {
    if (c == Object.class || within.contains(c)) throw new NoneException();
    Map<String, Method> getters = gettersOf(c);
    if (getters.isEmpty()) throw new NoneException();
    List<Class<?>> inner = new ArrayList<>(within);
    inner.add(c);
    Map<String, OpenConversion> items = new TreeMap<>();
    for (Map.Entry<String, Method> getter : getters.entrySet()) {
      items.put(getter.getKey(), of(getter.getValue().getGenericReturnType(), inner));
    }
    return new CompositeConversion(c, typeOf(c.getName(), items), getters, items);
  }

  private static CompositeType typeOf(String name, Map<String, OpenConversion> items) throws OpenDataException {
    String[] names = items.keySet().toArray(new String[0]);
    OpenType<?>[] types = new OpenType<?>[names.length];
    for (int i = 0; i < names.length; i++) types[i] = items.get(names[i]).openType;
    return new CompositeType(name, name, names, names, types);
  }

  private static Map<String, Method> gettersOf(Class<?> c) {
    Map<String, Method> result = new TreeMap<>();
    for (Method method : c.getMethods()) {
      if (method.getParameterCount() != 0 || Modifier.isStatic(method.getModifiers()) || method.getName().equals("getClass")) continue;
      String name = BeanInterface.attributeOf(method);
      if (name.isEmpty() || method.getDeclaringClass() == Enum.class && name.equals("DeclaringClass")) continue;
      method.setAccessible(true);
      result.put(decapitalised(name), method);
    }
    return result;
  }

  // As java.beans.Introspector.decapitalize: two capitals at the beginning stay.
  private static String decapitalised(String name) {
    if (name.length() > 1 && Character.isUpperCase(name.charAt(0)) && Character.isUpperCase(name.charAt(1))) return name;
    return Character.toLowerCase(name.charAt(0)) + name.substring(1);
  }

  @Override
  Object toOpen(Object value) {
    if (value == null) return null;
    Map<String, Object> contents = new TreeMap<>();
    try {
      for (Map.Entry<String, Method> getter : getters.entrySet()) {
        String name = getter.getKey();
        contents.put(name, items.get(name).toOpen(getter.getValue().invoke(value)));
      }
      return new CompositeDataSupport((CompositeType) openType, contents);
    } catch (ReflectiveOperationException | OpenDataException e) {
      throw new IllegalArgumentException(e);
    }
  }

  @Override
  Object fromOpen(Object value) throws InvalidObjectException {
    if (value == null) return null;
    CompositeData data = (CompositeData) value;
    Class<?> c = (Class<?>) original;
    try {
      Method from = from(c);
      if (from != null) return from.invoke(null, data);
      for (Constructor<?> constructor : c.getConstructors()) {
        String[] names = namesOf(constructor);
        if (names != null) return constructor.newInstance(argumentsOf(names, data));
      }
      return bySetters(c, data);
    } catch (InvocationTargetException e) {
      throw failure(c, e.getTargetException());
    } catch (ReflectiveOperationException e) {
      throw failure(c, e);
    }
  }

  private static InvalidObjectException failure(Class<?> c, Throwable cause) {
    InvalidObjectException e = new InvalidObjectException("Do not know how to make a " + c.getName() + " from a CompositeData");
    e.initCause(cause);
    return e;
  }

  private static Method from(Class<?> c) {
    try {
      Method from = c.getMethod("from", CompositeData.class);
      return Modifier.isStatic(from.getModifiers()) && from.getReturnType() == c ? from : null;
    } catch (NoSuchMethodException e) {
      return null;
    }
  }

  // Null: it has no such annotation.
  private static String[] namesOf(Constructor<?> constructor) {
    for (Annotation annotation : constructor.getDeclaredAnnotations()) {
      if (annotation instanceof ConstructorParameters) return ((ConstructorParameters) annotation).value();
      if (annotation instanceof ConstructorProperties) return ((ConstructorProperties) annotation).value();
    }
    return null;
  }

  private Object[] argumentsOf(String[] names, CompositeData data) throws InvalidObjectException {
    Object[] arguments = new Object[names.length];
    for (int i = 0; i < names.length; i++) {
      if (data.containsKey(names[i])) arguments[i] = items.get(names[i]).fromOpen(data.get(names[i]));
    }
    return arguments;
  }

  private Object bySetters(Class<?> c, CompositeData data) throws ReflectiveOperationException, InvalidObjectException {
    Object result = c.getConstructor().newInstance();
    for (Map.Entry<String, Method> getter : getters.entrySet()) {
      String name = getter.getKey();
      if (!data.containsKey(name)) continue;
      String setter = "set" + BeanInterface.attributeOf(getter.getValue());
      c.getMethod(setter, getter.getValue().getReturnType()).invoke(result, items.get(name).fromOpen(data.get(name)));
    }
    return result;
  }
}
