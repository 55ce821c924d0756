// The nominal descriptor of a constant that a bootstrap method makes (JVMS 4.4.10).
package java.lang.constant;

import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;

public abstract non-sealed class DynamicConstantDesc<T> implements ConstantDesc {
  private final DirectMethodHandleDesc bootstrapMethod;
  private final ConstantDesc[] bootstrapArgs;
  private final String constantName;
  private final ClassDesc constantType;

  protected DynamicConstantDesc(DirectMethodHandleDesc bootstrapMethod, String constantName, ClassDesc constantType, ConstantDesc... bootstrapArgs) {
    this.bootstrapMethod = Objects.requireNonNull(bootstrapMethod);
    this.constantName = Names.checkMember(Objects.requireNonNull(constantName), true);
    this.constantType = Objects.requireNonNull(constantType);
    this.bootstrapArgs = Objects.requireNonNull(bootstrapArgs).clone();
    for (ConstantDesc each : this.bootstrapArgs) Objects.requireNonNull(each);
  }

  // One without behaviour of its own.
  private static final class Anonymous<T> extends DynamicConstantDesc<T> {
    Anonymous(DirectMethodHandleDesc bootstrapMethod, String constantName, ClassDesc constantType, ConstantDesc... bootstrapArgs) {
      super(bootstrapMethod, constantName, constantType, bootstrapArgs);
    }
  }

  // The descriptor of that constant: of another class where there is one for such constants.
  public static <T> ConstantDesc ofCanonical(DirectMethodHandleDesc bootstrapMethod, String constantName, ClassDesc constantType,
      ConstantDesc[] bootstrapArgs) {
    DynamicConstantDesc<T> plain = ofNamed(bootstrapMethod, constantName, constantType, bootstrapArgs);
    return plain.canonical();
  }

  private ConstantDesc canonical() {
    ConstantDesc[] args = bootstrapArgs;
    boolean ofVariable = constantType.equals(ConstantDescs.CD_VarHandle);
    if (bootstrapMethod.equals(ConstantDescs.BSM_PRIMITIVE_CLASS)) {
      if (args.length == 0 && constantType.equals(ConstantDescs.CD_Class)) return ClassDesc.ofDescriptor(constantName);
    } else if (bootstrapMethod.equals(ConstantDescs.BSM_ENUM_CONSTANT)) {
      if (args.length == 0) return Enum.EnumDesc.of(constantType, constantName);
    } else if (bootstrapMethod.equals(ConstantDescs.BSM_NULL_CONSTANT)) {
      if (args.length == 0) return ConstantDescs.NULL;
    } else if (bootstrapMethod.equals(ConstantDescs.BSM_VARHANDLE_FIELD)) {
      if (args.length == 2 && ofVariable) return VarHandle.VarHandleDesc.ofField((ClassDesc) args[0], constantName, (ClassDesc) args[1]);
    } else if (bootstrapMethod.equals(ConstantDescs.BSM_VARHANDLE_STATIC_FIELD)) {
      if (args.length == 2 && ofVariable) return VarHandle.VarHandleDesc.ofStaticField((ClassDesc) args[0], constantName, (ClassDesc) args[1]);
    } else if (bootstrapMethod.equals(ConstantDescs.BSM_VARHANDLE_ARRAY)) {
      if (args.length == 1 && ofVariable) return VarHandle.VarHandleDesc.ofArray((ClassDesc) args[0]);
    }
    return this;
  }

  public static <T> DynamicConstantDesc<T> ofNamed(DirectMethodHandleDesc bootstrapMethod, String constantName, ClassDesc constantType,
      ConstantDesc... bootstrapArgs) {
    return new Anonymous<>(bootstrapMethod, constantName, constantType, bootstrapArgs);
  }

  public static <T> DynamicConstantDesc<T> of(DirectMethodHandleDesc bootstrapMethod, ConstantDesc... bootstrapArgs) {
    return ofNamed(bootstrapMethod, ConstantDescs.DEFAULT_NAME, bootstrapMethod.invocationType().returnType(), bootstrapArgs);
  }

  public static <T> DynamicConstantDesc<T> of(DirectMethodHandleDesc bootstrapMethod) {
    return of(bootstrapMethod, new ConstantDesc[0]);
  }

  public String constantName() {
    return constantName;
  }

  public ClassDesc constantType() {
    return constantType;
  }

  public DirectMethodHandleDesc bootstrapMethod() {
    return bootstrapMethod;
  }

  public ConstantDesc[] bootstrapArgs() {
    return bootstrapArgs.clone();
  }

  public List<ConstantDesc> bootstrapArgsList() {
    return List.of(bootstrapArgs);
  }

  // What the bootstrap method makes. An exception of it, or on the way to it, is the cause of a BootstrapMethodError; errors are thrown as they are.
  @SuppressWarnings("unchecked")
  public T resolveConstantDesc(MethodHandles.Lookup lookup) throws ReflectiveOperationException {
    try {
      MethodHandle method = (MethodHandle) bootstrapMethod.resolveConstantDesc(lookup);
      if (method.type().parameterCount() < 2 || !MethodHandles.Lookup.class.isAssignableFrom(method.type().parameterType(0))) {
        throw new BootstrapMethodError("Invalid bootstrap method declared for resolving a dynamic constant: " + bootstrapMethod);
      }
      Object[] all = new Object[3 + bootstrapArgs.length];
      all[0] = lookup;
      all[1] = constantName;
      all[2] = constantType.resolveConstantDesc(lookup);
      for (int i = 0; i < bootstrapArgs.length; i++) all[3 + i] = bootstrapArgs[i].resolveConstantDesc(lookup);
      return (T) method.invokeWithArguments(all);
    } catch (Error e) {
      throw e;
    } catch (Throwable t) {
      throw new BootstrapMethodError(t);
    }
  }

  @Override
  public final boolean equals(Object o) {
    if (!(o instanceof DynamicConstantDesc)) return false;
    DynamicConstantDesc<?> other = (DynamicConstantDesc<?>) o;
    return bootstrapMethod.equals(other.bootstrapMethod) && constantName.equals(other.constantName)
        && constantType.equals(other.constantType) && Arrays.equals(bootstrapArgs, other.bootstrapArgs);
  }

  @Override
  public final int hashCode() {
    return 31 * Objects.hash(bootstrapMethod, constantName, constantType) + Arrays.hashCode(bootstrapArgs);
  }

  @Override
  public String toString() {
    return "DynamicConstantDesc[" + bootstrapMethod.owner().displayName() + "::" + bootstrapMethod.methodName() + "("
        + text(constantName, bootstrapArgs) + ")" + constantType.displayName() + "]";
  }

  // "name/1,two"; the default name is left out.
  static String text(String name, ConstantDesc[] args) {
    StringBuilder text = new StringBuilder(name.equals(ConstantDescs.DEFAULT_NAME) ? "" : name + "/");
    for (int i = 0; i < args.length; i++) text.append(i == 0 ? "" : ",").append(args[i]);
    return text.toString();
  }
}
