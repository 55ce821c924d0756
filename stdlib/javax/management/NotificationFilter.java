// Chooses the notifications that a listener is told of.
package javax.management;

import java.io.Serializable;

@FunctionalInterface
public interface NotificationFilter extends Serializable {
  boolean isNotificationEnabled(Notification notification);
}
