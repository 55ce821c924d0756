// A bean that sends notifications, and whose listeners can be removed one by one.
package javax.management;

public interface NotificationEmitter extends NotificationBroadcaster {
  void removeNotificationListener(NotificationListener listener, NotificationFilter filter, Object handback)
      throws ListenerNotFoundException;
}
