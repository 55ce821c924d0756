// The descriptor of a primitive type or void: a dynamic constant.
package java.lang.constant;

import java.lang.invoke.MethodHandles;

final class PrimitiveClass extends DynamicConstantDesc<Class<?>> implements ClassDesc {
  private final String descriptor;

  private PrimitiveClass(String descriptor) {
    super(ConstantDescs.BSM_PRIMITIVE_CLASS, descriptor, ConstantDescs.CD_Class);
    this.descriptor = descriptor;
  }

  static PrimitiveClass of(String descriptor) {
    if (descriptor.length() != 1 || Names.PRIMITIVES.indexOf(descriptor.charAt(0)) < 0) {
      throw new IllegalArgumentException("not a valid primitive type descriptor: " + descriptor);
    }
    return new PrimitiveClass(descriptor);
  }

  @Override
  public String descriptorString() {
    return descriptor;
  }

  @Override
  public Class<?> resolveConstantDesc(MethodHandles.Lookup lookup) {
    return heddle.Reflection.ofDescriptor(descriptor);
  }

  @Override
  public String toString() {
    return "PrimitiveClassDesc[" + displayName() + "]";
  }
}
