// The nominal descriptor of a call site that a bootstrap method links (JVMS 6.5, invokedynamic).
package java.lang.constant;

import java.lang.invoke.CallSite;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.util.Arrays;
import java.util.Objects;

public class DynamicCallSiteDesc {
  private final DirectMethodHandleDesc bootstrapMethod;
  private final ConstantDesc[] bootstrapArgs;
  private final String invocationName;
  private final MethodTypeDesc invocationType;

  private DynamicCallSiteDesc(DirectMethodHandleDesc bootstrapMethod, String invocationName, MethodTypeDesc invocationType, ConstantDesc[] bootstrapArgs) {
    this.invocationName = Names.checkMember(Objects.requireNonNull(invocationName), true);
    this.invocationType = Objects.requireNonNull(invocationType);
    this.bootstrapMethod = Objects.requireNonNull(bootstrapMethod);
    this.bootstrapArgs = bootstrapArgs.clone();
    for (ConstantDesc each : this.bootstrapArgs) Objects.requireNonNull(each);
  }

  public static DynamicCallSiteDesc of(DirectMethodHandleDesc bootstrapMethod, String invocationName, MethodTypeDesc invocationType,
      ConstantDesc... bootstrapArgs) {
    return new DynamicCallSiteDesc(bootstrapMethod, invocationName, invocationType, bootstrapArgs);
  }

  public static DynamicCallSiteDesc of(DirectMethodHandleDesc bootstrapMethod, String invocationName, MethodTypeDesc invocationType) {
    return new DynamicCallSiteDesc(bootstrapMethod, invocationName, invocationType, new ConstantDesc[0]);
  }

  public static DynamicCallSiteDesc of(DirectMethodHandleDesc bootstrapMethod, MethodTypeDesc invocationType) {
    return of(bootstrapMethod, ConstantDescs.DEFAULT_NAME, invocationType);
  }

  public DynamicCallSiteDesc withArgs(ConstantDesc... bootstrapArgs) {
    return new DynamicCallSiteDesc(bootstrapMethod, invocationName, invocationType, bootstrapArgs);
  }

  public DynamicCallSiteDesc withNameAndType(String invocationName, MethodTypeDesc invocationType) {
    return new DynamicCallSiteDesc(bootstrapMethod, invocationName, invocationType, bootstrapArgs);
  }

  public String invocationName() {
    return invocationName;
  }

  public MethodTypeDesc invocationType() {
    return invocationType;
  }

  public MethodHandleDesc bootstrapMethod() {
    return bootstrapMethod;
  }

  public ConstantDesc[] bootstrapArgs() {
    return bootstrapArgs.clone();
  }

  public CallSite resolveCallSiteDesc(MethodHandles.Lookup lookup) throws Throwable {
    if (!bootstrapMethod.invocationType().parameterType(0).equals(ConstantDescs.CD_MethodHandles_Lookup)) {
      throw new IllegalArgumentException("Only bootstrap methods whose first parameter is MethodHandles.Lookup supported");
    }
    MethodHandle method = (MethodHandle) bootstrapMethod.resolveConstantDesc(lookup);
    Object[] all = new Object[3 + bootstrapArgs.length];
    all[0] = lookup;
    all[1] = invocationName;
    all[2] = invocationType.resolveConstantDesc(lookup);
    for (int i = 0; i < bootstrapArgs.length; i++) all[3 + i] = bootstrapArgs[i].resolveConstantDesc(lookup);
    return (CallSite) method.invokeWithArguments(all);
  }

  @Override
  public final boolean equals(Object o) {
    if (!(o instanceof DynamicCallSiteDesc)) return false;
    DynamicCallSiteDesc other = (DynamicCallSiteDesc) o;
    return bootstrapMethod.equals(other.bootstrapMethod) && invocationName.equals(other.invocationName)
        && invocationType.equals(other.invocationType) && Arrays.equals(bootstrapArgs, other.bootstrapArgs);
  }

  @Override
  public final int hashCode() {
    return 31 * Objects.hash(bootstrapMethod, invocationName, invocationType) + Arrays.hashCode(bootstrapArgs);
  }

  @Override
  public String toString() {
    return "DynamicCallSiteDesc[" + bootstrapMethod.owner().displayName() + "::" + bootstrapMethod.methodName() + "("
        + DynamicConstantDesc.text(invocationName, bootstrapArgs) + "):" + invocationType.displayDescriptor() + "]";
  }
}
