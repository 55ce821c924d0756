// What can be managed of a bean.
package javax.management;

import java.io.Serializable;
import java.util.Arrays;
import java.util.Objects;

public class MBeanInfo implements Cloneable, Serializable, DescriptorRead {
  private static final long serialVersionUID = -6451021435135161911L;

  private final String className;
  private final String description;
  private final MBeanAttributeInfo[] attributes;
  private final MBeanConstructorInfo[] constructors;
  private final MBeanOperationInfo[] operations;
  private final MBeanNotificationInfo[] notifications;
  private final Descriptor descriptor;

  public MBeanInfo(String className, String description, MBeanAttributeInfo[] attributes, MBeanConstructorInfo[] constructors,
      MBeanOperationInfo[] operations, MBeanNotificationInfo[] notifications) {
    this(className, description, attributes, constructors, operations, notifications, null);
  }

  public MBeanInfo(String className, String description, MBeanAttributeInfo[] attributes, MBeanConstructorInfo[] constructors,
      MBeanOperationInfo[] operations, MBeanNotificationInfo[] notifications, Descriptor descriptor) {
    this.className = className;
    this.description = description;
    this.attributes = attributes == null ? new MBeanAttributeInfo[0] : attributes.clone();
    this.constructors = constructors == null ? new MBeanConstructorInfo[0] : constructors.clone();
    this.operations = operations == null ? new MBeanOperationInfo[0] : operations.clone();
    this.notifications = notifications == null ? new MBeanNotificationInfo[0] : notifications.clone();
    this.descriptor = descriptor == null ? ImmutableDescriptor.EMPTY_DESCRIPTOR : descriptor;
  }

  @Override
  public Object clone() {
    return new MBeanInfo(className, description, attributes, constructors, operations, notifications, descriptor);
  }

  public String getClassName() {
    return className;
  }

  public String getDescription() {
    return description;
  }

  public MBeanAttributeInfo[] getAttributes() {
    return attributes.clone();
  }

  public MBeanConstructorInfo[] getConstructors() {
    return constructors.clone();
  }

  public MBeanOperationInfo[] getOperations() {
    return operations.clone();
  }

  public MBeanNotificationInfo[] getNotifications() {
    return notifications.clone();
  }

  @Override
  public Descriptor getDescriptor() {
    return (Descriptor) descriptor.clone();
  }

  @Override
  public boolean equals(Object object) {
    if (!(object instanceof MBeanInfo)) return false;
    MBeanInfo other = (MBeanInfo) object;
    return Objects.equals(className, other.className) && Objects.equals(description, other.description)
        && descriptor.equals(other.descriptor) && Arrays.equals(attributes, other.attributes)
        && Arrays.equals(operations, other.operations) && Arrays.equals(constructors, other.constructors)
        && Arrays.equals(notifications, other.notifications);
  }

  @Override
  public int hashCode() {
    return Objects.hash(className, descriptor) ^ Arrays.hashCode(attributes) ^ Arrays.hashCode(operations)
        ^ Arrays.hashCode(constructors) ^ Arrays.hashCode(notifications);
  }

  @Override
  public String toString() {
    return getClass().getName() + "[description=" + getDescription() + ", attributes=" + Arrays.asList(attributes)
        + ", constructors=" + Arrays.asList(constructors) + ", operations=" + Arrays.asList(operations) + ", notifications="
        + Arrays.asList(notifications) + ", descriptor=" + getDescriptor() + "]";
  }
}
