// Objects that implement interfaces by handing each call to a handler. Their classes are made by the VM
// (vm/bytecode/proxy_image.h) and are subclasses of this one.
package java.lang.reflect;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

public class Proxy implements java.io.Serializable {
  protected InvocationHandler h;

  protected Proxy(InvocationHandler h) {
    if (h == null) throw new NullPointerException();
    this.h = h;
  }

  // `loader` means nothing: there is one.
  public static Object newProxyInstance(ClassLoader loader, Class<?>[] interfaces, InvocationHandler h) {
    if (h == null) throw new NullPointerException();
    return make(interfaces, h);
  }

  static Object make(Class<?>[] interfaces, InvocationHandler h) {
    StringBuilder names = new StringBuilder();
    for (int i = 0; i < interfaces.length; i++) {
      Class<?> each = interfaces[i];
      if (!each.isInterface()) throw new IllegalArgumentException(each.getName() + " is not an interface");
      if (heddle.Reflection.hasFlag(each, 0x20000)) throw new IllegalArgumentException(each.getName() + " is a sealed interface");
      for (int j = 0; j < i; j++) {
        if (interfaces[j] == each) throw new IllegalArgumentException("repeated interface: " + each.getName());
      }
      names.append('#').append(each.getName().replace('.', '/'));
    }
    if (interfaces.length > 1) checkResults(interfaces);
    Class<?> made = names.length() == 0 ? Proxy.class : heddle.Reflection.proxyClass(names.toString());
    if (made == null) throw new IllegalArgumentException("no proxy class for " + names);
    try {
      Proxy result = (Proxy) heddle.Reflection.allocate(made);
      result.h = h;
      return result;
    } catch (InstantiationException e) {
      throw new InternalError(e);
    }
  }

  public static boolean isProxyClass(Class<?> cl) {
    return Proxy.class.isAssignableFrom(cl) && cl != Proxy.class;
  }

  public static InvocationHandler getInvocationHandler(Object proxy) {
    if (!isProxyClass(proxy.getClass())) throw new IllegalArgumentException("not a proxy instance");
    return ((Proxy) proxy).h;
  }

  // What the methods of proxies' classes call: method `index` of `declaring` has been called.
  final Object dispatch(Class<?> declaring, int index, Object[] arguments) throws Throwable {
    Method method = Method.of(declaring, index);
    Object result;
    try {
      result = h.invoke(this, method, arguments.length == 0 ? null : arguments);
    } catch (RuntimeException | Error e) {
      throw e;
    } catch (Throwable t) {
      if (isDeclared(method, t)) throw t;
      if (h instanceof heddle.FunctionHandler) throw t;
      throw new UndeclaredThrowableException(t);
    }
    Class<?> type = method.getReturnType();
    return result == null && type.isPrimitive() && type != void.class ? unboxed(type) : result;
  }

  // Whether each interface that has the method, with that type of result, declares the exception.
  private boolean isDeclared(Method method, Throwable t) {
    if (!declares(method, t)) return false;
    for (Class<?> each : getClass().getInterfaces()) {
      for (Method other : each.getMethods()) {
        boolean same = other.getReturnType() == method.getReturnType() && signature(other).equals(signature(method));
        if (same && !declares(other, t)) return false;
      }
    }
    return true;
  }

  private static boolean declares(Method method, Throwable t) {
    for (Class<?> declared : method.getExceptionTypes()) {
      if (declared.isInstance(t)) return true;
    }
    return false;
  }

  private static String signature(Method method) {
    StringBuilder out = new StringBuilder(method.getName()).append('(');
    for (Class<?> each : method.getParameterTypes()) {
      if (out.charAt(out.length() - 1) != '(') out.append(',');
      out.append(each.getTypeName());
    }
    return out.append(')').toString();
  }

  // Of methods of several interfaces that look the same one has to have a result that does for all.
  private static void checkResults(Class<?>[] interfaces) {
    Map<String, Set<Class<?>>> results = new LinkedHashMap<>();
    for (Class<?> each : interfaces) {
      for (Method method : each.getMethods()) {
        if (Modifier.isStatic(method.getModifiers())) continue;
        results.computeIfAbsent(signature(method), s -> new LinkedHashSet<>()).add(method.getReturnType());
      }
    }
    results.forEach((signature, types) -> {
      if (types.size() < 2) return;
      String what = "methods with same signature " + signature + " but incompatible return types: ";
      List<Class<?>> narrow = new ArrayList<>();  // those that no other one is narrower than
      for (Class<?> type : types) {
        if (type.isPrimitive()) throw new IllegalArgumentException(what + type + " and others");
        boolean narrowest = true;
        for (Class<?> other : types) narrowest &= other == type || !type.isAssignableFrom(other);
        if (narrowest) narrow.add(type);
      }
      if (narrow.size() > 1) throw new IllegalArgumentException(what + narrow);
    });
  }

  // A handler has given null for a primitive type.
  private static Object unboxed(Class<?> type) {
    throw new NullPointerException("Cannot invoke \"" + box(type) + "\" because the return value of \"java.lang.reflect.InvocationHandler.invoke(Object, java.lang.reflect.Method, Object[])\" is null");
  }

  private static String box(Class<?> type) {
    String name = type == int.class ? "Integer" : type == char.class ? "Character"
        : Character.toUpperCase(type.getName().charAt(0)) + type.getName().substring(1);
    return "java.lang." + name + '.' + type.getName() + "Value()";
  }

  // --- what Object declares goes to the handler, too; `type`: null, or a primitive one

  private Object objects(Class<?> type, String name, Object... arguments) {
    try {
      Method method = name.equals("equals") ? Object.class.getMethod(name, Object.class) : Object.class.getMethod(name);
      Object result = h.invoke(this, method, arguments.length == 0 ? null : arguments);
      return result == null && type != null ? unboxed(type) : result;
    } catch (RuntimeException | Error e) {
      throw e;
    } catch (Throwable t) {
      throw new UndeclaredThrowableException(t);
    }
  }

  @Override
  public final boolean equals(Object obj) {
    return (Boolean) objects(boolean.class, "equals", obj);
  }

  @Override
  public final int hashCode() {
    return (Integer) objects(int.class, "hashCode");
  }

  @Override
  public final String toString() {
    return (String) objects(null, "toString");
  }
}
