// A part of what can be managed of a bean.
package javax.management;

import java.io.Serializable;
import java.util.Objects;

public class MBeanFeatureInfo implements Serializable, DescriptorRead {
  private static final long serialVersionUID = 3952882688968447265L;

  protected String name;
  protected String description;

  private final Descriptor descriptor;

  public MBeanFeatureInfo(String name, String description) {
    this(name, description, null);
  }

  public MBeanFeatureInfo(String name, String description, Descriptor descriptor) {
    this.name = name;
    this.description = description;
    this.descriptor = descriptor == null ? ImmutableDescriptor.EMPTY_DESCRIPTOR : descriptor;
  }

  public String getName() {
    return name;
  }

  public String getDescription() {
    return description;
  }

  @Override
  public Descriptor getDescriptor() {
    return (Descriptor) descriptor.clone();
  }

  @Override
  public boolean equals(Object object) {
    if (!(object instanceof MBeanFeatureInfo)) return false;
    MBeanFeatureInfo other = (MBeanFeatureInfo) object;
    return Objects.equals(getName(), other.getName()) && Objects.equals(getDescription(), other.getDescription())
        && Objects.equals(getDescriptor(), other.getDescriptor());
  }

  @Override
  public int hashCode() {
    return Objects.hashCode(getName()) ^ Objects.hashCode(getDescription()) ^ Objects.hashCode(getDescriptor());
  }
}
