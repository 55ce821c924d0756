// Base of all enum classes.
package java.lang;

public abstract class Enum<E extends Enum<E>> implements Comparable<E>, java.io.Serializable, java.lang.constant.Constable {
  private final String name;
  private final int ordinal;

  protected Enum(String name, int ordinal) {
    this.name = name;
    this.ordinal = ordinal;
  }

  public final String name() {
    return name;
  }

  public final int ordinal() {
    return ordinal;
  }

  @Override
  public String toString() {
    return name;
  }

  @Override
  public final boolean equals(Object other) {
    return this == other;
  }

  @Override
  public final int hashCode() {
    return super.hashCode();
  }

  @Override
  protected final Object clone() throws CloneNotSupportedException {
    throw new CloneNotSupportedException();
  }

  @Override
  public final int compareTo(E o) {
    Enum<?> other = o;
    if (getClass() != other.getClass() && getDeclaringClass() != other.getDeclaringClass()) {
      throw new ClassCastException();
    }
    return ordinal - other.ordinal;
  }

  @SuppressWarnings("unchecked")
  public final Class<E> getDeclaringClass() {
    Class<?> self = getClass();
    Class<?> parent = self.getSuperclass();
    return (Class<E>) (parent == Enum.class ? self : parent);
  }

  public static <T extends Enum<T>> T valueOf(Class<T> enumClass, String name) {
    if (name == null) throw new NullPointerException("Name is null");
    T[] constants = enumClass.getEnumConstants();
    if (constants == null) {
      throw new IllegalArgumentException(enumClass.getName() + " is not an enum class");
    }
    for (T constant : constants) {
      if (((Enum<?>) constant).name.equals(name)) return constant;
    }
    throw new IllegalArgumentException(
        "No enum constant " + enumClass.getCanonicalName() + "." + name);
  }

  @Override
  @Deprecated
  protected final void finalize() {}

  @Override
  public final java.util.Optional<EnumDesc<E>> describeConstable() {
    return heddle.Reflection.described(this);
  }

  // The nominal descriptor of an enum constant.
  public static final class EnumDesc<E extends Enum<E>> extends java.lang.constant.DynamicConstantDesc<E> {
    private EnumDesc(java.lang.constant.ClassDesc constantType, String constantName) {
      super(java.lang.constant.ConstantDescs.BSM_ENUM_CONSTANT, java.util.Objects.requireNonNull(constantName),
          java.util.Objects.requireNonNull(constantType));
    }

    public static <E extends Enum<E>> EnumDesc<E> of(java.lang.constant.ClassDesc enumClass, String constantName) {
      return new EnumDesc<>(enumClass, constantName);
    }

    @Override
    @SuppressWarnings("unchecked")
    public E resolveConstantDesc(java.lang.invoke.MethodHandles.Lookup lookup) throws ReflectiveOperationException {
      return Enum.valueOf((Class<E>) constantType().resolveConstantDesc(lookup), constantName());
    }

    @Override
    public String toString() {
      return "EnumDesc[" + constantType().displayName() + "." + constantName() + "]";
    }
  }
}
