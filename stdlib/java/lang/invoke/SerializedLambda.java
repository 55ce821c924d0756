// What stands in streams of objects for a lambda or method reference: where it is made, what its interface and its method are, and
// what it has captured.
package java.lang.invoke;

import java.io.Serializable;
import java.util.Objects;

public final class SerializedLambda implements Serializable {
  private static final long serialVersionUID = 8025925345765570181L;

  private final Class<?> capturingClass;
  private final String functionalInterfaceClass;
  private final String functionalInterfaceMethodName;
  private final String functionalInterfaceMethodSignature;
  private final String implClass;
  private final String implMethodName;
  private final String implMethodSignature;
  private final int implMethodKind;
  private final String instantiatedMethodType;
  private final Object[] capturedArgs;

  public SerializedLambda(Class<?> capturingClass, String functionalInterfaceClass, String functionalInterfaceMethodName,
      String functionalInterfaceMethodSignature, int implMethodKind, String implClass, String implMethodName, String implMethodSignature,
      String instantiatedMethodType, Object[] capturedArgs) {
    this.capturingClass = Objects.requireNonNull(capturingClass);
    this.capturedArgs = Objects.requireNonNull(capturedArgs).clone();
    this.functionalInterfaceClass = Objects.requireNonNull(functionalInterfaceClass);
    this.functionalInterfaceMethodName = Objects.requireNonNull(functionalInterfaceMethodName);
    this.functionalInterfaceMethodSignature = Objects.requireNonNull(functionalInterfaceMethodSignature);
    this.implMethodKind = implMethodKind;
    this.implClass = Objects.requireNonNull(implClass);
    this.implMethodName = Objects.requireNonNull(implMethodName);
    this.implMethodSignature = Objects.requireNonNull(implMethodSignature);
    this.instantiatedMethodType = Objects.requireNonNull(instantiatedMethodType);
  }

  public String getCapturingClass() {
    return capturingClass.getName().replace('.', '/');
  }

  public String getFunctionalInterfaceClass() {
    return functionalInterfaceClass;
  }

  public String getFunctionalInterfaceMethodName() {
    return functionalInterfaceMethodName;
  }

  public String getFunctionalInterfaceMethodSignature() {
    return functionalInterfaceMethodSignature;
  }

  public String getImplClass() {
    return implClass;
  }

  public String getImplMethodName() {
    return implMethodName;
  }

  public String getImplMethodSignature() {
    return implMethodSignature;
  }

  // One of the constants of MethodHandleInfo.
  public int getImplMethodKind() {
    return implMethodKind;
  }

  public final String getInstantiatedMethodType() {
    return instantiatedMethodType;
  }

  public int getCapturedArgCount() {
    return capturedArgs.length;
  }

  public Object getCapturedArg(int i) {
    return capturedArgs[i];
  }

  private Object readResolve() throws java.io.ObjectStreamException {
    return heddle.LambdaForm.restored(capturingClass, this);
  }

  @Override
  public String toString() {
    return "SerializedLambda[capturingClass=" + capturingClass + ", functionalInterfaceMethod=" + functionalInterfaceClass + '.'
        + functionalInterfaceMethodName + ':' + functionalInterfaceMethodSignature + ", implementation="
        + MethodHandleInfo.referenceKindToString(implMethodKind) + ' ' + implClass + '.' + implMethodName + ':' + implMethodSignature
        + ", instantiatedMethodType=" + instantiatedMethodType + ", numCaptured=" + capturedArgs.length + ']';
  }
}
