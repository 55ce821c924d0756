// An operation of a bean.
package javax.management;

import java.lang.reflect.Executable;
import java.lang.reflect.Method;
import java.util.Arrays;
import java.util.Objects;

public class MBeanOperationInfo extends MBeanFeatureInfo implements Cloneable {
  private static final long serialVersionUID = -6178860474881375330L;

  public static final int INFO = 0;         // it only reads
  public static final int ACTION = 1;       // it only writes
  public static final int ACTION_INFO = 2;  // it does both
  public static final int UNKNOWN = 3;

  private static final String[] IMPACTS = {"info", "action", "action/info", "unknown"};

  private final String type;
  private final MBeanParameterInfo[] signature;
  private final int impact;

  public MBeanOperationInfo(String description, Method method) {
    this(method.getName(), description, parametersOf(method), method.getReturnType().getName(), UNKNOWN);
  }

  public MBeanOperationInfo(String name, String description, MBeanParameterInfo[] signature, String type, int impact) {
    this(name, description, signature, type, impact, null);
  }

  public MBeanOperationInfo(String name, String description, MBeanParameterInfo[] signature, String type, int impact,
      Descriptor descriptor) {
    super(name, description, descriptor);
    if (impact < INFO || impact > UNKNOWN) {
      throw new IllegalArgumentException(
          "Argument impact can only be one of ACTION, ACTION_INFO, INFO, or UNKNOWN given value is :" + impact);
    }
    this.signature = signature == null ? new MBeanParameterInfo[0] : signature.clone();
    this.type = type;
    this.impact = impact;
  }

  static MBeanParameterInfo[] parametersOf(Executable executable) {
    Class<?>[] types = executable.getParameterTypes();
    MBeanParameterInfo[] result = new MBeanParameterInfo[types.length];
    for (int i = 0; i < types.length; i++) result[i] = new MBeanParameterInfo("p" + (i + 1), types[i].getName(), "");
    return result;
  }

  @Override
  public Object clone() {
    return new MBeanOperationInfo(getName(), getDescription(), signature, type, impact, getDescriptor());
  }

  public String getReturnType() {
    return type;
  }

  public MBeanParameterInfo[] getSignature() {
    return signature.clone();
  }

  public int getImpact() {
    return impact;
  }

  @Override
  public boolean equals(Object object) {
    if (!(object instanceof MBeanOperationInfo) || !super.equals(object)) return false;
    MBeanOperationInfo other = (MBeanOperationInfo) object;
    return Objects.equals(getReturnType(), other.getReturnType()) && getImpact() == other.getImpact()
        && Arrays.equals(signature, other.signature);
  }

  @Override
  public int hashCode() {
    return Objects.hash(getName(), getReturnType());
  }

  @Override
  public String toString() {
    return getClass().getName() + "[description=" + getDescription() + ", name=" + getName() + ", returnType=" + getReturnType()
        + ", signature=" + Arrays.asList(signature) + ", impact=" + IMPACTS[impact] + ", descriptor=" + getDescriptor() + "]";
  }
}
