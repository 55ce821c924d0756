// Takes the calls of a proxy's methods.
package java.lang.reflect;

public interface InvocationHandler {
  Object invoke(Object proxy, Method method, Object[] args) throws Throwable;

  // Calls a default method of one of the proxy's interfaces.
  static Object invokeDefault(Object proxy, Method method, Object... args) throws Throwable {
    if (!Proxy.isProxyClass(proxy.getClass())) throw new IllegalArgumentException("'proxy' is not a proxy instance");
    if (!method.isDefault()) throw new IllegalArgumentException("\"" + method + "\" is not a default method");
    if (!method.getDeclaringClass().isInstance(proxy)) {
      throw new IllegalArgumentException("\"" + method.getDeclaringClass() + "\" is not a proxy interface");
    }
    return heddle.Reflection.access(method.getDeclaringClass(), 'd', method.index).apply(proxy, method.converted(args));
  }
}
