// An attribute of a bean.
package javax.management;

import java.lang.reflect.Method;
import java.util.Objects;

public class MBeanAttributeInfo extends MBeanFeatureInfo implements Cloneable {
  private static final long serialVersionUID = 8644704819898565848L;

  private final String attributeType;
  private final boolean readable;
  private final boolean writable;
  private final boolean is;

  public MBeanAttributeInfo(String name, String type, String description, boolean isReadable, boolean isWritable, boolean isIs) {
    this(name, type, description, isReadable, isWritable, isIs, null);
  }

  public MBeanAttributeInfo(String name, String type, String description, boolean isReadable, boolean isWritable, boolean isIs,
      Descriptor descriptor) {
    super(name, description, descriptor);
    if (isIs && !isReadable) throw new IllegalArgumentException("Cannot have an \"is\" getter for a non-readable attribute");
    if (isIs && !type.equals("java.lang.Boolean") && !type.equals("boolean")) {
      throw new IllegalArgumentException("Cannot have an \"is\" getter for a non-boolean attribute");
    }
    attributeType = type;
    readable = isReadable;
    writable = isWritable;
    is = isIs;
  }

  public MBeanAttributeInfo(String name, String description, Method getter, Method setter) throws IntrospectionException {
    this(name, typeOf(getter, setter), description, getter != null, setter != null, getter != null && getter.getName().startsWith("is"));
  }

  private static String typeOf(Method getter, Method setter) throws IntrospectionException {
    Class<?> read = null, written = null;
    if (getter != null) {
      if (getter.getParameterCount() != 0) throw new IntrospectionException("bad getter arg count");
      read = getter.getReturnType();
      if (read == void.class) throw new IntrospectionException("getter " + getter.getName() + " returns void");
    }
    if (setter != null) {
      if (setter.getParameterCount() != 1) throw new IntrospectionException("bad setter arg count");
      written = setter.getParameterTypes()[0];
      if (read != null && read != written) throw new IntrospectionException("type mismatch between getter and setter");
    }
    if (read == null && written == null) throw new IntrospectionException("getter and setter cannot both be null");
    return (read == null ? written : read).getName();
  }

  @Override
  public Object clone() {
    return new MBeanAttributeInfo(getName(), attributeType, getDescription(), readable, writable, is, getDescriptor());
  }

  public String getType() {
    return attributeType;
  }

  public boolean isReadable() {
    return readable;
  }

  public boolean isWritable() {
    return writable;
  }

  public boolean isIs() {
    return is;
  }

  @Override
  public boolean equals(Object object) {
    if (!(object instanceof MBeanAttributeInfo) || !super.equals(object)) return false;
    MBeanAttributeInfo other = (MBeanAttributeInfo) object;
    return Objects.equals(getType(), other.getType()) && isReadable() == other.isReadable() && isWritable() == other.isWritable()
        && isIs() == other.isIs();
  }

  @Override
  public int hashCode() {
    return Objects.hash(getName(), getType());
  }

  @Override
  public String toString() {
    String access = !readable ? (writable ? "write-only" : "no-access") : writable ? "read/write" : "read-only";
    return getClass().getName() + "[description=" + getDescription() + ", name=" + getName() + ", type=" + getType() + ", " + access
        + (is ? ", isIs" : "") + ", descriptor=" + getDescriptor() + "]";
  }
}
