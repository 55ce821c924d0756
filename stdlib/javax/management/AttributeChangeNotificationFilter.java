// Lets through the changes of some attributes.
package javax.management;

import java.util.Vector;

public class AttributeChangeNotificationFilter implements NotificationFilter {
  private static final long serialVersionUID = 1;

  private final Vector<String> enabled = new Vector<>();

  @Override
  public synchronized boolean isNotificationEnabled(Notification notification) {
    return AttributeChangeNotification.ATTRIBUTE_CHANGE.equals(notification.getType())
        && notification instanceof AttributeChangeNotification
        && enabled.contains(((AttributeChangeNotification) notification).getAttributeName());
  }

  public synchronized void enableAttribute(String name) throws IllegalArgumentException {
    if (name == null) throw new IllegalArgumentException("The name cannot be null.");
    if (!enabled.contains(name)) enabled.add(name);
  }

  public synchronized void disableAttribute(String name) {
    enabled.remove(name);
  }

  public synchronized void disableAllAttributes() {
    enabled.clear();
  }

  public synchronized Vector<String> getEnabledAttributes() {
    return enabled;
  }
}
