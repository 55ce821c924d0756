// Proxies of beans, and the names of fields of descriptors.
package javax.management;

import java.lang.reflect.Modifier;
import java.lang.reflect.Proxy;

public class JMX {
  public static final String DEFAULT_VALUE_FIELD = "defaultValue";
  public static final String IMMUTABLE_INFO_FIELD = "immutableInfo";
  public static final String INTERFACE_CLASS_NAME_FIELD = "interfaceClassName";
  public static final String LEGAL_VALUES_FIELD = "legalValues";
  public static final String MAX_VALUE_FIELD = "maxValue";
  public static final String MIN_VALUE_FIELD = "minValue";
  public static final String MXBEAN_FIELD = "mxbean";
  public static final String OPEN_TYPE_FIELD = "openType";
  public static final String ORIGINAL_TYPE_FIELD = "originalType";

  private JMX() {}

  public static <T> T newMBeanProxy(MBeanServerConnection connection, ObjectName objectName, Class<T> interfaceClass) {
    return newMBeanProxy(connection, objectName, interfaceClass, false);
  }

  public static <T> T newMBeanProxy(
      MBeanServerConnection connection, ObjectName objectName, Class<T> interfaceClass, boolean notificationEmitter) {
    return proxy(connection, objectName, interfaceClass, notificationEmitter, false);
  }

  public static <T> T newMXBeanProxy(MBeanServerConnection connection, ObjectName objectName, Class<T> interfaceClass) {
    return newMXBeanProxy(connection, objectName, interfaceClass, false);
  }

  public static <T> T newMXBeanProxy(
      MBeanServerConnection connection, ObjectName objectName, Class<T> interfaceClass, boolean notificationEmitter) {
    return proxy(connection, objectName, interfaceClass, notificationEmitter, true);
  }

  private static <T> T proxy(MBeanServerConnection connection, ObjectName objectName, Class<T> interfaceClass,
      boolean notificationEmitter, boolean mxbean) {
    BeanInterface face;
    try {
      face = BeanInterface.of(interfaceClass, mxbean);
    } catch (NotCompliantMBeanException e) {
      throw new IllegalArgumentException(e);
    }
    MBeanServerInvocationHandler handler = new MBeanServerInvocationHandler(connection, objectName, face);
    Class<?>[] interfaces =
        notificationEmitter ? new Class<?>[] {interfaceClass, NotificationEmitter.class} : new Class<?>[] {interfaceClass};
    return interfaceClass.cast(Proxy.newProxyInstance(interfaceClass.getClassLoader(), interfaces, handler));
  }

  public static boolean isMXBeanInterface(Class<?> interfaceClass) {
    if (!interfaceClass.isInterface() || !Modifier.isPublic(interfaceClass.getModifiers())) return false;
    MXBean mark = interfaceClass.getAnnotation(MXBean.class);
    return mark != null ? mark.value() : interfaceClass.getName().endsWith("MXBean");
  }
}
