// Is told of notifications.
package javax.management;

import java.util.EventListener;

@FunctionalInterface
public interface NotificationListener extends EventListener {
  void handleNotification(Notification notification, Object handback);
}
