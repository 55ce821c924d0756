// A bean of a server, with its name and those who listen to it through the server.
package javax.management;

import heddle.Monitor;
import java.util.IdentityHashMap;
import java.util.Map;

final class RegisteredBean {
  final Object resource;  // whose code the program knows
  final DynamicMBean bean;
  ObjectName name;        // set before others see it

  private final Monitor lock = new Monitor();
  private final Map<NotificationListener, NotificationListener> listeners = new IdentityHashMap<>();  // guarded by the lock

  RegisteredBean(Object object) throws NotCompliantMBeanException {
    if (object instanceof DynamicMBean) {
      bean = (DynamicMBean) object;
      if (bean.getMBeanInfo() == null) {
        throw new NotCompliantMBeanException("Bad getMBeanInfo()");
      }
    } else {
      bean = new InterfaceBean(object, BeanInterface.ofBean(object.getClass()));
    }
    resource = object instanceof StandardMBean ? ((StandardMBean) object).getImplementation() : object;
  }

  // Whether its objects can be beans.
  static void check(Class<?> c) throws NotCompliantMBeanException {
    if (!DynamicMBean.class.isAssignableFrom(c)) BeanInterface.ofBean(c);
  }

  MBeanInfo info() {
    return bean.getMBeanInfo();
  }

  String className() {
    return bean instanceof InterfaceBean ? resource.getClass().getName() : info().getClassName();
  }

  // What a bean has thrown, as the server hands it on.
  static RuntimeException wrapped(Throwable t) {
    if (t instanceof JMRuntimeException) return (RuntimeException) t;
    return wrapped(t, t.toString(), t.toString());
  }

  private static RuntimeException wrapped(Throwable t, String ofException, String ofError) {
    if (t instanceof Error) return new RuntimeErrorException((Error) t, ofError);
    return new RuntimeMBeanException((RuntimeException) t, ofException);
  }

  private static RuntimeException thrownIn(String method, Throwable t) {
    return wrapped(t, "RuntimeException thrown in " + method + " method", "Error thrown in " + method + " method");
  }

  // --- callbacks

  private MBeanRegistration callbacks() {
    if (bean instanceof MBeanRegistration) return (MBeanRegistration) bean;
    return resource instanceof MBeanRegistration ? (MBeanRegistration) resource : null;
  }

  // The name that the bean chooses; null: it takes the one that is asked for.
  ObjectName preRegister(MBeanServer server, ObjectName asked) throws MBeanRegistrationException {
    MBeanRegistration callbacks = callbacks();
    if (callbacks == null) return asked;
    try {
      return callbacks.preRegister(server, asked);
    } catch (RuntimeException | Error e) {
      throw thrownIn("preRegister", e);
    } catch (MBeanRegistrationException e) {
      throw e;
    } catch (Exception e) {
      throw new MBeanRegistrationException(e, "Exception thrown in preRegister method");
    }
  }

  void postRegister(boolean done) {
    MBeanRegistration callbacks = callbacks();
    if (callbacks == null) return;
    try {
      callbacks.postRegister(done);
    } catch (RuntimeException | Error e) {
      String end = " thrown in postRegister method: rethrowing <" + e + ">, but keeping the MBean registered";
      throw wrapped(e, "RuntimeException" + end, "Error" + end);
    }
  }

  void preDeregister() throws MBeanRegistrationException {
    MBeanRegistration callbacks = callbacks();
    if (callbacks == null) return;
    try {
      callbacks.preDeregister();
    } catch (RuntimeException | Error e) {
      throw thrownIn("preDeregister", e);
    } catch (MBeanRegistrationException e) {
      throw e;
    } catch (Exception e) {
      throw new MBeanRegistrationException(e, "Exception thrown in preDeregister method");
    }
  }

  void postDeregister() {
    MBeanRegistration callbacks = callbacks();
    if (callbacks == null) return;
    try {
      callbacks.postDeregister();
    } catch (RuntimeException | Error e) {
      String end = " thrown in postDeregister method: rethrowing <" + e + ">, although the MBean is sucessfully unregistered";
      throw wrapped(e, "RuntimeException" + end, "Error" + end);
    }
  }

  // --- notifications

  NotificationBroadcaster broadcaster() {
    return notifier(NotificationBroadcaster.class);
  }

  NotificationEmitter emitter() {
    return notifier(NotificationEmitter.class);
  }

  private <T> T notifier(Class<T> kind) {
    if (kind.isInstance(bean)) return kind.cast(bean);
    if (kind.isInstance(resource)) return kind.cast(resource);
    throw new RuntimeOperationsException(new IllegalArgumentException(name.getCanonicalName()),
        "MBean " + name.getCanonicalName() + " does not implement " + kind.getName());
  }

  // Who listens through the server sees the bean's name as the source of its notifications.
  NotificationListener listenerFor(NotificationListener listener) {
    synchronized (lock) {
      lock.handOver();
      return listeners.computeIfAbsent(listener, l -> (notification, handback) -> {
        if (notification.getSource() == resource) notification.setSource(name);
        l.handleNotification(notification, handback);
      });
    }
  }

  NotificationListener knownListener(NotificationListener listener) throws ListenerNotFoundException {
    NotificationListener known;
    synchronized (lock) {
      lock.observe();
      known = listeners.get(listener);
    }
    if (known == null) throw new ListenerNotFoundException("Unknown listener");
    return known;
  }
}
