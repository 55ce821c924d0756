// The one class of DirectMethodHandleDesc.
package java.lang.constant;

import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.util.Objects;

final class NamedHandle implements DirectMethodHandleDesc {
  private final Kind kind;
  private final ClassDesc owner;
  private final String name;
  private final MethodTypeDesc invocationType;

  // `type` is the invocation type of an access to a field, and the type that a method is looked up by.
  NamedHandle(Kind kind, ClassDesc owner, String name, MethodTypeDesc type) {
    boolean isConstructor = kind == Kind.CONSTRUCTOR;
    Objects.requireNonNull(kind);
    if (!owner.isClassOrInterface()) throw new IllegalArgumentException("not a class or interface type: " + owner);
    this.kind = kind;
    this.owner = owner;
    this.name = isConstructor ? "<init>" : Names.checkMember(name, !kind.isField());
    Objects.requireNonNull(type);
    if (isConstructor && !type.returnType().descriptorString().equals("V")) {
      throw new IllegalArgumentException("Expected type of (T*)V for constructor, found " + type);
    }
    invocationType = kind.isField() ? type : isConstructor ? type.changeReturnType(owner)
        : kind == Kind.STATIC || kind == Kind.INTERFACE_STATIC ? type : type.insertParameterTypes(0, owner);
  }

  @Override
  public Kind kind() {
    return kind;
  }

  @Override
  public int refKind() {
    return kind.refKind;
  }

  @Override
  public boolean isOwnerInterface() {
    return kind.isInterface;
  }

  @Override
  public ClassDesc owner() {
    return owner;
  }

  @Override
  public String methodName() {
    return name;
  }

  @Override
  public MethodTypeDesc invocationType() {
    return invocationType;
  }

  // The type of the field.
  private ClassDesc fieldType() {
    return kind == Kind.GETTER || kind == Kind.STATIC_GETTER ? invocationType.returnType()
        : invocationType.parameterType(invocationType.parameterCount() - 1);
  }

  // The type that the method is looked up by.
  private MethodTypeDesc methodType() {
    switch (kind) {
      case CONSTRUCTOR: return invocationType.changeReturnType(ConstantDescs.CD_void);
      case STATIC:
      case INTERFACE_STATIC: return invocationType;
      default: return invocationType.dropParameterTypes(0, 1);
    }
  }

  @Override
  public String lookupDescriptor() {
    return kind.isField() ? fieldType().descriptorString() : methodType().descriptorString();
  }

  @Override
  public MethodHandle resolveConstantDesc(MethodHandles.Lookup lookup) throws ReflectiveOperationException {
    Class<?> c = (Class<?>) owner.resolveConstantDesc(lookup);
    if (kind.isField()) {
      Class<?> type = (Class<?>) fieldType().resolveConstantDesc(lookup);
      switch (kind) {
        case GETTER: return lookup.findGetter(c, name, type);
        case SETTER: return lookup.findSetter(c, name, type);
        case STATIC_GETTER: return lookup.findStaticGetter(c, name, type);
        default: return lookup.findStaticSetter(c, name, type);
      }
    }
    MethodType type = (MethodType) methodType().resolveConstantDesc(lookup);
    switch (kind) {
      case STATIC:
      case INTERFACE_STATIC: return lookup.findStatic(c, name, type);
      case SPECIAL:
      case INTERFACE_SPECIAL: return lookup.findSpecial(c, name, type, lookup.lookupClass());
      case CONSTRUCTOR: return lookup.findConstructor(c, type);
      default: return lookup.findVirtual(c, name, type);
    }
  }

  @Override
  public boolean equals(Object o) {
    if (!(o instanceof NamedHandle)) return false;
    NamedHandle other = (NamedHandle) o;
    return kind == other.kind && owner.equals(other.owner) && name.equals(other.name) && invocationType.equals(other.invocationType);
  }

  @Override
  public int hashCode() {
    return Objects.hash(kind.name(), owner, name, invocationType);
  }

  @Override
  public String toString() {
    return "MethodHandleDesc[" + kind + "/" + owner.displayName() + "::" + name + invocationType.displayDescriptor() + "]";
  }
}
