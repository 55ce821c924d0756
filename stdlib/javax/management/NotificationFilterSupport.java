// Lets through the notifications whose types begin in one of some ways.
package javax.management;

import java.util.Vector;

public class NotificationFilterSupport implements NotificationFilter {
  private static final long serialVersionUID = 1;

  private final Vector<String> enabled = new Vector<>();

  @Override
  public synchronized boolean isNotificationEnabled(Notification notification) {
    String type = notification.getType();
    if (type == null) return false;
    for (String prefix : enabled) {
      if (type.startsWith(prefix)) return true;
    }
    return false;
  }

  public synchronized void enableType(String name) throws IllegalArgumentException {
    if (name == null) throw new IllegalArgumentException("The prefix cannot be null.");
    if (!enabled.contains(name)) enabled.add(name);
  }

  public synchronized void disableType(String name) {
    enabled.remove(name);
  }

  public synchronized void disableAllTypes() {
    enabled.clear();
  }

  public synchronized Vector<String> getEnabledTypes() {
    return enabled;
  }
}
