// A bean that sends notifications.
package javax.management;

public interface NotificationBroadcaster {
  void addNotificationListener(NotificationListener listener, NotificationFilter filter, Object handback);

  // With whatever filter and handback it has been added.
  void removeNotificationListener(NotificationListener listener) throws ListenerNotFoundException;

  MBeanNotificationInfo[] getNotificationInfo();
}
