// The open types of single values.
package javax.management.openmbean;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.Date;
import javax.management.ObjectName;

public final class SimpleType<T> extends OpenType<T> {
  private static final long serialVersionUID = 2215577471957694503L;

  public static final SimpleType<Void> VOID = of(Void.class);
  public static final SimpleType<Boolean> BOOLEAN = of(Boolean.class);
  public static final SimpleType<Character> CHARACTER = of(Character.class);
  public static final SimpleType<Byte> BYTE = of(Byte.class);
  public static final SimpleType<Short> SHORT = of(Short.class);
  public static final SimpleType<Integer> INTEGER = of(Integer.class);
  public static final SimpleType<Long> LONG = of(Long.class);
  public static final SimpleType<Float> FLOAT = of(Float.class);
  public static final SimpleType<Double> DOUBLE = of(Double.class);
  public static final SimpleType<String> STRING = of(String.class);
  public static final SimpleType<BigDecimal> BIGDECIMAL = of(BigDecimal.class);
  public static final SimpleType<BigInteger> BIGINTEGER = of(BigInteger.class);
  public static final SimpleType<Date> DATE = of(Date.class);
  public static final SimpleType<ObjectName> OBJECTNAME = of(ObjectName.class);

  private SimpleType(String className) throws OpenDataException {
    super(className, className, className);
  }

  private static <T> SimpleType<T> of(Class<T> c) {
    try {
      return new SimpleType<>(c.getName());
    } catch (OpenDataException e) {
      throw new IllegalStateException(e);
    }
  }

  @Override
  public boolean isValue(Object object) {
    return object != null && getClassName().equals(object.getClass().getName());
  }

  @Override
  public boolean equals(Object object) {
    return object instanceof SimpleType && getClassName().equals(((SimpleType<?>) object).getClassName());
  }

  @Override
  public int hashCode() {
    return getClassName().hashCode();
  }

  @Override
  public String toString() {
    return SimpleType.class.getName() + "(name=" + getTypeName() + ")";
  }
}
