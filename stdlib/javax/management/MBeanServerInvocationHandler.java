// What a proxy of a bean does when its methods are called: it asks the server.
package javax.management;

import java.lang.reflect.InvocationHandler;
import java.lang.reflect.Method;
import java.lang.reflect.Proxy;
import java.util.Arrays;
import java.util.List;

public class MBeanServerInvocationHandler implements InvocationHandler {
  private final MBeanServerConnection connection;
  private final ObjectName objectName;
  private final boolean mxbean;
  private final BeanInterface face;  // null: the one of the method that is called

  public MBeanServerInvocationHandler(MBeanServerConnection connection, ObjectName objectName) {
    this(connection, objectName, false);
  }

  public MBeanServerInvocationHandler(MBeanServerConnection connection, ObjectName objectName, boolean isMXBean) {
    this(connection, objectName, isMXBean, null);
  }

  MBeanServerInvocationHandler(MBeanServerConnection connection, ObjectName objectName, BeanInterface face) {
    this(connection, objectName, face.mxbean, face);
  }

  private MBeanServerInvocationHandler(
      MBeanServerConnection connection, ObjectName objectName, boolean mxbean, BeanInterface face) {
    if (connection == null) throw new IllegalArgumentException("Null connection");
    if (objectName == null) throw new IllegalArgumentException("Null object name");
    this.connection = connection;
    this.objectName = objectName;
    this.mxbean = mxbean;
    this.face = face;
  }

  public static <T> T newProxyInstance(
      MBeanServerConnection connection, ObjectName objectName, Class<T> interfaceClass, boolean notificationBroadcaster) {
    return JMX.newMBeanProxy(connection, objectName, interfaceClass, notificationBroadcaster);
  }

  public MBeanServerConnection getMBeanServerConnection() {
    return connection;
  }

  public ObjectName getObjectName() {
    return objectName;
  }

  public boolean isMXBean() {
    return mxbean;
  }

  @Override
  public Object invoke(Object proxy, Method method, Object[] args) throws Throwable {
    Class<?> declaring = method.getDeclaringClass();
    if (declaring == NotificationBroadcaster.class || declaring == NotificationEmitter.class) return broadcast(method, args);
    if (declaring == Object.class) return local(proxy, method, args);
    try {
      return remote(method, args == null ? new Object[0] : args);
    } catch (MBeanException e) {
      throw e.getTargetException();
    } catch (RuntimeMBeanException e) {
      throw e.getTargetException();
    } catch (RuntimeErrorException e) {
      throw e.getTargetError();
    }
  }

  private Object remote(Method method, Object[] args) throws Exception {
    BeanInterface known = face != null ? face : BeanInterface.of(method.getDeclaringClass(), mxbean);
    String name = BeanInterface.attributeOf(method);
    if (name.isEmpty()) return call(operation(known, method), args);
    Conversion conversion = known.attributes.get(name).conversion;
    if (args.length == 0) return conversion.fromOpen(connection.getAttribute(objectName, name));
    connection.setAttribute(objectName, new Attribute(name, conversion.toOpen(args[0])));
    return null;
  }

  private static BeanOperation operation(BeanInterface face, Method method) {
    for (BeanOperation each : face.operations.get(method.getName())) {
      if (Arrays.equals(each.method.getParameterTypes(), method.getParameterTypes())) return each;
    }
    throw new IllegalArgumentException("Unsupported method: " + method);
  }

  private Object call(BeanOperation operation, Object[] args) throws Exception {
    Object[] converted = new Object[args.length];
    for (int i = 0; i < args.length; i++) converted[i] = operation.parameters[i].toOpen(args[i]);
    Object result = connection.invoke(objectName, operation.method.getName(), converted, operation.signature());
    return operation.result.fromOpen(result);
  }

  private Object broadcast(Method method, Object[] args) throws Exception {
    if (method.getName().equals("getNotificationInfo")) return connection.getMBeanInfo(objectName).getNotifications();
    NotificationListener listener = (NotificationListener) args[0];
    if (method.getName().equals("addNotificationListener")) {
      connection.addNotificationListener(objectName, listener, (NotificationFilter) args[1], args[2]);
    } else if (args.length == 1) {
      connection.removeNotificationListener(objectName, listener);
    } else {
      connection.removeNotificationListener(objectName, listener, (NotificationFilter) args[1], args[2]);
    }
    return null;
  }

  private Object local(Object proxy, Method method, Object[] args) {
    switch (method.getName()) {
      case "equals": return isLike(proxy, args[0]);
      case "hashCode": return objectName.hashCode() + connection.hashCode();
      default: return (mxbean ? "MX" : "M") + "BeanProxy(" + connection + "[" + objectName + "])";
    }
  }

  private boolean isLike(Object proxy, Object other) {
    if (proxy == other) return true;
    if (other == null || !Proxy.isProxyClass(other.getClass())) return false;
    if (!(Proxy.getInvocationHandler(other) instanceof MBeanServerInvocationHandler)) return false;
    MBeanServerInvocationHandler handler = (MBeanServerInvocationHandler) Proxy.getInvocationHandler(other);
    return connection.equals(handler.connection) && objectName.equals(handler.objectName)
        && List.of(proxy.getClass().getInterfaces()).equals(List.of(other.getClass().getInterfaces()));
  }
}
