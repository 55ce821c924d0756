// A parameter of an operation or constructor.
package javax.management;

import java.util.Objects;

public class MBeanParameterInfo extends MBeanFeatureInfo implements Cloneable {
  private static final long serialVersionUID = 7432616882776782338L;

  private final String type;

  public MBeanParameterInfo(String name, String type, String description) {
    this(name, type, description, null);
  }

  public MBeanParameterInfo(String name, String type, String description, Descriptor descriptor) {
    super(name, description, descriptor);
    this.type = type;
  }

  @Override
  public Object clone() {
    return new MBeanParameterInfo(getName(), type, getDescription(), getDescriptor());
  }

  public String getType() {
    return type;
  }

  @Override
  public boolean equals(Object object) {
    return object instanceof MBeanParameterInfo && super.equals(object)
        && Objects.equals(getType(), ((MBeanParameterInfo) object).getType());
  }

  @Override
  public int hashCode() {
    return Objects.hash(getName(), getType());
  }

  @Override
  public String toString() {
    return getClass().getName() + "[description=" + getDescription() + ", name=" + getName() + ", type=" + getType()
        + ", descriptor=" + getDescriptor() + "]";
  }
}
