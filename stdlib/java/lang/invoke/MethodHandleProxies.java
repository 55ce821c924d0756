// Objects of interfaces with one method that call a method handle. Written from the class's documentation.
package java.lang.invoke;

import java.lang.reflect.InvocationHandler;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.lang.reflect.Proxy;

public class MethodHandleProxies {
  private MethodHandleProxies() {}

  private static final class Wrapper implements InvocationHandler {
    private final Class<?> type;
    private final MethodHandle target;
    private final MethodHandle called;  // of the method's type
    private final Method method;

    Wrapper(Class<?> type, MethodHandle target, Method method) {
      this.type = type;
      this.target = target;
      this.method = method;
      called = target.asType(Members.type(method));
    }

    @Override
    public Object invoke(Object proxy, Method m, Object[] args) throws Throwable {
      if (m.getDeclaringClass() == Object.class) {
        switch (m.getName()) {
          case "equals": return proxy == args[0];
          case "hashCode": return System.identityHashCode(proxy);
          default: return proxy.getClass().getName() + '@' + Integer.toHexString(System.identityHashCode(proxy));
        }
      }
      if (!m.getName().equals(method.getName())) {
        if (m.isDefault()) return m.call(proxy, args == null ? new Object[0] : args);
        throw new InternalError("not a method of " + type + ": " + m);
      }
      MethodHandle handle = m.equals(method) ? called : target.asType(Members.type(m));
      return handle.call(args == null ? new Object[0] : args.clone());
    }
  }

  public static <T> T asInterfaceInstance(Class<T> intfc, MethodHandle target) {
    if (!intfc.isInterface() || !Modifier.isPublic(intfc.getModifiers())) {
      throw new IllegalArgumentException("not a public interface: " + intfc.getName());
    }
    Method method = null;
    for (Method m : intfc.getMethods()) {
      if (!Modifier.isAbstract(m.getModifiers()) || isOfObject(m)) continue;
      if (method != null && !m.getName().equals(method.getName())) throw notSingle(intfc);
      method = m;
    }
    if (method == null) throw notSingle(intfc);
    return intfc.cast(Proxy.newProxyInstance(intfc.getClassLoader(), new Class<?>[] {intfc}, new Wrapper(intfc, target, method)));
  }

  private static IllegalArgumentException notSingle(Class<?> intfc) {
    return new IllegalArgumentException("not a single-method interface: " + intfc.getName());
  }

  private static boolean isOfObject(Method m) {
    switch (m.getName()) {
      case "toString": return m.getParameterCount() == 0 && m.getReturnType() == String.class;
      case "hashCode": return m.getParameterCount() == 0 && m.getReturnType() == int.class;
      case "equals": return m.getParameterCount() == 1 && m.getParameterTypes()[0] == Object.class && m.getReturnType() == boolean.class;
      default: return false;
    }
  }

  public static boolean isWrapperInstance(Object x) {
    return x != null && Proxy.isProxyClass(x.getClass()) && Proxy.getInvocationHandler(x) instanceof Wrapper;
  }

  private static Wrapper wrapper(Object x) {
    if (!isWrapperInstance(x)) throw new IllegalArgumentException("not a wrapper instance");
    return (Wrapper) Proxy.getInvocationHandler(x);
  }

  public static MethodHandle wrapperInstanceTarget(Object x) {
    return wrapper(x).target;
  }

  public static Class<?> wrapperInstanceType(Object x) {
    return wrapper(x).type;
  }
}
