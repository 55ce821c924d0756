// A handle of variable arity (MethodHandle.asVarargsCollector): plain invoke puts trailing arguments into an array.
package java.lang.invoke;

final class VarargsHandle extends MethodHandle {
  private final MethodHandle target;
  private final Class<?> arrayType;

  VarargsHandle(MethodHandle target, Class<?> arrayType) {
    super(target.type().changeParameterType(target.type().parameterCount() - 1, arrayType));
    this.target = target.converted(type());
    this.arrayType = arrayType;
  }

  @Override
  Object call(Object[] args) throws Throwable {
    return target.call(args);
  }

  @Override
  public boolean isVarargsCollector() {
    return true;
  }

  @Override
  public MethodHandle asFixedArity() {
    return target;
  }

  @Override
  public MethodHandle asType(MethodType newType) {
    if (newType.equals(type())) return this;
    int trailing = type().parameterCount() - 1, collected = newType.parameterCount() - trailing;
    if (collected == 1 && arrayType.isAssignableFrom(newType.lastParameterType())) return converted(newType);
    if (collected < 0) throw new WrongMethodTypeException("cannot build collector");
    return target.asCollector(arrayType, collected).asType(newType);
  }
}
