// Notifications of one class that a bean sends, with their types.
package javax.management;

import java.util.Arrays;
import java.util.Objects;

public class MBeanNotificationInfo extends MBeanFeatureInfo implements Cloneable {
  private static final long serialVersionUID = -3888371564530107064L;

  private final String[] types;

  public MBeanNotificationInfo(String[] notifTypes, String name, String description) {
    this(notifTypes, name, description, null);
  }

  public MBeanNotificationInfo(String[] notifTypes, String name, String description, Descriptor descriptor) {
    super(name, description, descriptor);
    types = notifTypes == null ? new String[0] : notifTypes.clone();
  }

  @Override
  public Object clone() {
    return new MBeanNotificationInfo(types, getName(), getDescription(), getDescriptor());
  }

  public String[] getNotifTypes() {
    return types.clone();
  }

  @Override
  public boolean equals(Object object) {
    return object instanceof MBeanNotificationInfo && super.equals(object)
        && Arrays.equals(types, ((MBeanNotificationInfo) object).types);
  }

  @Override
  public int hashCode() {
    return Objects.hashCode(getName()) ^ Arrays.hashCode(types);
  }

  @Override
  public String toString() {
    return getClass().getName() + "[description=" + getDescription() + ", name=" + getName() + ", notifTypes="
        + Arrays.asList(types) + ", descriptor=" + getDescriptor() + "]";
  }
}
