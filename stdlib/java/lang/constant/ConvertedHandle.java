// A method handle by asType.
package java.lang.constant;

import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.util.Objects;

final class ConvertedHandle implements MethodHandleDesc {
  private final MethodHandleDesc underlying;
  private final MethodTypeDesc type;

  ConvertedHandle(MethodHandleDesc underlying, MethodTypeDesc type) {
    this.underlying = underlying;
    this.type = Objects.requireNonNull(type);
  }

  @Override
  public MethodTypeDesc invocationType() {
    return type;
  }

  @Override
  public MethodHandle resolveConstantDesc(MethodHandles.Lookup lookup) throws ReflectiveOperationException {
    MethodHandle handle = (MethodHandle) underlying.resolveConstantDesc(lookup);
    MethodType to = (MethodType) type.resolveConstantDesc(lookup);
    return handle.asType(to);
  }

  @Override
  public boolean equals(Object o) {
    return o instanceof ConvertedHandle && ((ConvertedHandle) o).underlying.equals(underlying) && ((ConvertedHandle) o).type.equals(type);
  }

  @Override
  public int hashCode() {
    return Objects.hash(underlying, type);
  }

  @Override
  public String toString() {
    return underlying + ".asType" + type.displayDescriptor();
  }
}
