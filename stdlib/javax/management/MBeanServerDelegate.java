// The bean by which a server says what it is, and tells who has been registered.
package javax.management;

import heddle.Monitor;

public class MBeanServerDelegate implements MBeanServerDelegateMBean, NotificationEmitter {
  public static final ObjectName DELEGATE_NAME = ObjectName.getInstance(name());

  private static final Monitor lock = new Monitor();
  private static int servers;  // guarded by the lock

  private final NotificationBroadcasterSupport broadcaster = new NotificationBroadcasterSupport();
  private final String id;
  private long sent;  // guarded by the lock

  public MBeanServerDelegate() {
    synchronized (lock) {
      id = "localhost_" + ++servers;
    }
  }

  private static ObjectName name() {
    try {
      return new ObjectName("JMImplementation:type=MBeanServerDelegate");
    } catch (MalformedObjectNameException e) {
      throw new IllegalStateException(e);
    }
  }

  @Override
  public String getMBeanServerId() {
    return id;
  }

  @Override
  public String getSpecificationName() {
    return "Java Management Extensions";
  }

  @Override
  public String getSpecificationVersion() {
    return "1.4";
  }

  @Override
  public String getSpecificationVendor() {
    return "Oracle Corporation";
  }

  @Override
  public String getImplementationName() {
    return "JMX";
  }

  @Override
  public String getImplementationVersion() {
    return System.getProperty("java.version");
  }

  @Override
  public String getImplementationVendor() {
    return System.getProperty("java.vendor");
  }

  @Override
  public MBeanNotificationInfo[] getNotificationInfo() {
    String[] types = {MBeanServerNotification.UNREGISTRATION_NOTIFICATION, MBeanServerNotification.REGISTRATION_NOTIFICATION};
    return new MBeanNotificationInfo[] {new MBeanNotificationInfo(
        types, MBeanServerNotification.class.getName(), "Notifications sent by the MBeanServerDelegate MBean")};
  }

  @Override
  public void addNotificationListener(NotificationListener listener, NotificationFilter filter, Object handback) {
    broadcaster.addNotificationListener(listener, filter, handback);
  }

  @Override
  public void removeNotificationListener(NotificationListener listener) throws ListenerNotFoundException {
    broadcaster.removeNotificationListener(listener);
  }

  @Override
  public void removeNotificationListener(NotificationListener listener, NotificationFilter filter, Object handback)
      throws ListenerNotFoundException {
    broadcaster.removeNotificationListener(listener, filter, handback);
  }

  // One without a number gets the next.
  public void sendNotification(Notification notification) {
    if (notification.getSequenceNumber() < 1) {
      synchronized (lock) {
        notification.setSequenceNumber(++sent);
      }
    }
    broadcaster.sendNotification(notification);
  }
}
