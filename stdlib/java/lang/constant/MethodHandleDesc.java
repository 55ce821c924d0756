// The nominal descriptor of a method handle.
package java.lang.constant;

public sealed interface MethodHandleDesc extends ConstantDesc permits ConvertedHandle, DirectMethodHandleDesc {
  // `lookupDescriptor` is the type of a field, or of a method without its receiver.
  static DirectMethodHandleDesc of(DirectMethodHandleDesc.Kind kind, ClassDesc owner, String name, String lookupDescriptor) {
    switch (kind) {
      case GETTER:
      case SETTER:
      case STATIC_GETTER:
      case STATIC_SETTER: return ofField(kind, owner, name, ClassDesc.ofDescriptor(lookupDescriptor));
      default: return new NamedHandle(kind, owner, name, MethodTypeDesc.ofDescriptor(lookupDescriptor));
    }
  }

  static DirectMethodHandleDesc ofMethod(DirectMethodHandleDesc.Kind kind, ClassDesc owner, String name, MethodTypeDesc lookupMethodType) {
    if (kind == null) {
      throw new NullPointerException("Cannot invoke \"java.lang.constant.DirectMethodHandleDesc$Kind.ordinal()\" because \"kind\" is null");
    }
    switch (kind) {
      case GETTER:
      case SETTER:
      case STATIC_GETTER:
      case STATIC_SETTER: throw new IllegalArgumentException(kind.toString());
      default: return new NamedHandle(kind, owner, name, lookupMethodType);
    }
  }

  static DirectMethodHandleDesc ofField(DirectMethodHandleDesc.Kind kind, ClassDesc owner, String fieldName, ClassDesc fieldType) {
    switch (kind) {
      case GETTER: return new NamedHandle(kind, owner, fieldName, MethodTypeDesc.of(fieldType, owner));
      case SETTER: return new NamedHandle(kind, owner, fieldName, MethodTypeDesc.of(ConstantDescs.CD_void, owner, fieldType));
      case STATIC_GETTER: return new NamedHandle(kind, owner, fieldName, MethodTypeDesc.of(fieldType));
      case STATIC_SETTER: return new NamedHandle(kind, owner, fieldName, MethodTypeDesc.of(ConstantDescs.CD_void, fieldType));
      default: throw new IllegalArgumentException(kind.toString());
    }
  }

  static DirectMethodHandleDesc ofConstructor(ClassDesc owner, ClassDesc... paramTypes) {
    return ofMethod(DirectMethodHandleDesc.Kind.CONSTRUCTOR, owner, ConstantDescs.DEFAULT_NAME, MethodTypeDesc.of(ConstantDescs.CD_void, paramTypes));
  }

  default MethodHandleDesc asType(MethodTypeDesc type) {
    return invocationType().equals(type) ? this : new ConvertedHandle(this, type);
  }

  // The type of its call: with a receiver, and for a constructor with its class as the result.
  MethodTypeDesc invocationType();

  boolean equals(Object o);
}
