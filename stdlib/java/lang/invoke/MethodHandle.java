// Something that can be called: a method, a constructor, an access to a field, or what MethodHandles has made of such
// handles. Calls of invoke and invokeExact are signature polymorphic (JLS 15.12.3): the VM hands each to `invoke0` or
// `invokeExact0`, with the descriptor of the call and its arguments (vm/bytecode/polymorphic_call.h). From there on it is made
// of calls like others, with frames; those of this package's own methods are not shown in stack traces. Written from the
// class's documentation.
package java.lang.invoke;

import java.util.List;
import java.util.Objects;

public abstract class MethodHandle implements java.lang.constant.Constable {
  private final MethodType type;

  MethodHandle(MethodType type) {
    this.type = type;
  }

  public MethodType type() {
    return type;
  }

  // --- calls

  public final native Object invokeExact(Object... args) throws Throwable;

  public final native Object invoke(Object... args) throws Throwable;

  // The call: the arguments are of the types of the parameters, primitive ones in their boxes, and so is the result. The array
  // is the callee's, to keep or to change.
  abstract Object call(Object[] args) throws Throwable;

  final Object invokeExact0(String descriptor, Object[] args) throws Throwable {
    if (descriptor.equals(type.toMethodDescriptorString())) return call(args);
    throw new WrongMethodTypeException("expected " + type + " but found " + MethodType.of(descriptor));
  }

  final Object invoke0(String descriptor, Object[] args) throws Throwable {
    if (descriptor.equals(type.toMethodDescriptorString())) return call(args);
    return asType(MethodType.of(descriptor)).call(args);
  }

  public Object invokeWithArguments(Object... arguments) throws Throwable {
    Object[] args = arguments == null ? new Object[0] : arguments.clone();
    return asType(MethodType.genericMethodType(args.length)).call(args);
  }

  public Object invokeWithArguments(List<?> arguments) throws Throwable {
    return invokeWithArguments(arguments.toArray());
  }

  // --- other handles made of this one

  public MethodHandle asType(MethodType newType) {
    return newType.equals(type) ? this : converted(newType);
  }

  // As asType of a handle of fixed arity.
  final MethodHandle converted(MethodType to) {
    if (to.equals(type)) return this;
    if (!Conversions.exist(to, type)) throw new WrongMethodTypeException("cannot convert " + this + " to " + to);
    MethodHandle target = asFixedArity();
    MethodType own = target.type();
    return new MadeHandle(to, args -> {
      Conversions.apply(args, to, own);
      return Conversions.apply(target.call(args), own.returnType(), to.returnType());
    });
  }

  public MethodHandle bindTo(Object x) {
    if (type.parameterCount() == 0 || type.parameterType(0).isPrimitive()) {
      throw new IllegalArgumentException("no leading reference parameter");
    }
    return bound(0, type.parameterType(0).cast(x));
  }

  // With these values for the parameters from `first` on, of whose types they are.
  final MethodHandle bound(int first, Object... values) {
    MethodHandle target = asFixedArity();
    return new MadeHandle(type.dropParameterTypes(first, first + values.length),
        args -> target.call(MadeHandle.replaced(args, first, first, values)));
  }

  public MethodHandle asSpreader(Class<?> arrayType, int arrayLength) {
    return asSpreader(type.parameterCount() - arrayLength, arrayType, arrayLength);
  }

  public MethodHandle asSpreader(int pos, Class<?> arrayType, int arrayLength) {
    if (!arrayType.isArray()) throw new IllegalArgumentException("not an array type: " + arrayType);
    int count = type.parameterCount();
    if (arrayLength < 0 || arrayLength > count) throw new IllegalArgumentException("bad spread array length");
    if (pos < 0 || pos + arrayLength > count) throw new IllegalArgumentException("bad spread position");
    MethodType given = type;
    for (int i = pos; i < pos + arrayLength; i++) given = given.changeParameterType(i, arrayType.getComponentType());
    MethodHandle target = asType(given);
    return new MadeHandle(type.replaceParameterTypes(pos, pos + arrayLength, arrayType),
        args -> target.call(MadeHandle.replaced(args, pos, pos + 1, elements(args[pos], arrayLength))));
  }

  private static Object[] elements(Object array, int length) {
    if (array == null && length != 0) throw new NullPointerException("null array reference");
    if (array != null && java.lang.reflect.Array.getLength(array) != length) {
      throw new IllegalArgumentException("array is not of length " + length);
    }
    Object[] result = new Object[length];
    for (int i = 0; i < length; i++) result[i] = java.lang.reflect.Array.$get(array, i);
    return result;
  }

  public MethodHandle asCollector(Class<?> arrayType, int arrayLength) {
    return asCollector(type.parameterCount() - 1, arrayType, arrayLength);
  }

  public MethodHandle asCollector(int pos, Class<?> arrayType, int arrayLength) {
    if (!arrayType.isArray()) throw new IllegalArgumentException("not an array type: " + arrayType);
    if (pos < 0 || pos >= type.parameterCount() || !type.parameterType(pos).isAssignableFrom(arrayType)) {
      throw new IllegalArgumentException("array type not assignable to argument: " + this + ", " + arrayType);
    }
    if (arrayLength < 0 || arrayLength > 255) throw new IllegalArgumentException("array length is not legal: " + arrayLength);
    Class<?>[] collected = new Class<?>[arrayLength];
    java.util.Arrays.fill(collected, arrayType.getComponentType());
    MethodHandle target = asFixedArity();
    return new MadeHandle(type.replaceParameterTypes(pos, pos + 1, collected), args -> {
      Object array = java.lang.reflect.Array.newInstance(arrayType.getComponentType(), arrayLength);
      for (int i = 0; i < arrayLength; i++) java.lang.reflect.Array.$set(array, i, args[pos + i]);
      return target.call(MadeHandle.replaced(args, pos, pos + arrayLength, array));
    });
  }

  // --- variable arity

  public boolean isVarargsCollector() {
    return false;
  }

  public MethodHandle asFixedArity() {
    return this;
  }

  public MethodHandle asVarargsCollector(Class<?> arrayType) {
    Objects.requireNonNull(arrayType);
    if (!arrayType.isArray() || !type.lastParameterType().isAssignableFrom(arrayType)) {
      throw new IllegalArgumentException("array type not assignable to trailing argument: " + this + ", " + arrayType);
    }
    if (isVarargsCollector() && type.lastParameterType() == arrayType) return this;
    return new VarargsHandle(asFixedArity(), arrayType);
  }

  public MethodHandle withVarargs(boolean makeVarargs) {
    if (!makeVarargs) return asFixedArity();
    if (isVarargsCollector()) return this;
    if (!type.lastParameterType().isArray()) throw new IllegalArgumentException("not an array type: " + type.lastParameterType());
    return asVarargsCollector(type.lastParameterType());
  }

  @Override
  public String toString() {
    return "MethodHandle" + type;
  }

  // Empty if it is not the handle of a method, constructor or field.
  @Override
  public java.util.Optional<java.lang.constant.MethodHandleDesc> describeConstable() {
    return heddle.Reflection.described(this);
  }
}
