// The descriptor of a class, an interface or an array class.
package java.lang.constant;

import java.lang.invoke.MethodHandles;

final class ReferenceClass implements ClassDesc {
  private final String descriptor;

  ReferenceClass(String descriptor) {
    Names.checkReference(descriptor);
    this.descriptor = descriptor;
  }

  @Override
  public String descriptorString() {
    return descriptor;
  }

  @Override
  public Class<?> resolveConstantDesc(MethodHandles.Lookup lookup) throws ReflectiveOperationException {
    if (isArray()) return ((Class<?>) componentType().resolveConstantDesc(lookup)).arrayType();
    return lookup.findClass(Names.binary(descriptor));
  }

  @Override
  public boolean equals(Object o) {
    return o instanceof ReferenceClass && ((ReferenceClass) o).descriptor.equals(descriptor);
  }

  @Override
  public int hashCode() {
    return descriptor.hashCode();
  }

  @Override
  public String toString() {
    return "ClassDesc[" + displayName() + "]";
  }
}
