// A constructor of a bean.
package javax.management;

import java.lang.reflect.Constructor;
import java.util.Arrays;
import java.util.Objects;

public class MBeanConstructorInfo extends MBeanFeatureInfo implements Cloneable {
  private static final long serialVersionUID = 4433990064191844427L;

  private final MBeanParameterInfo[] signature;

  public MBeanConstructorInfo(String description, Constructor<?> constructor) {
    this(constructor.getName(), description, MBeanOperationInfo.parametersOf(constructor));
  }

  public MBeanConstructorInfo(String name, String description, MBeanParameterInfo[] signature) {
    this(name, description, signature, null);
  }

  public MBeanConstructorInfo(String name, String description, MBeanParameterInfo[] signature, Descriptor descriptor) {
    super(name, description, descriptor);
    this.signature = signature == null ? new MBeanParameterInfo[0] : signature.clone();
  }

  @Override
  public Object clone() {
    return new MBeanConstructorInfo(getName(), getDescription(), signature, getDescriptor());
  }

  public MBeanParameterInfo[] getSignature() {
    return signature.clone();
  }

  @Override
  public boolean equals(Object object) {
    return object instanceof MBeanConstructorInfo && super.equals(object)
        && Arrays.equals(signature, ((MBeanConstructorInfo) object).signature);
  }

  @Override
  public int hashCode() {
    return Objects.hash(getName()) ^ Arrays.hashCode(signature);
  }

  @Override
  public String toString() {
    return getClass().getName() + "[description=" + getDescription() + ", name=" + getName() + ", signature="
        + Arrays.asList(signature) + ", descriptor=" + getDescriptor() + "]";
  }
}
