// A place whose target is called by its dynamic invoker.
package java.lang.invoke;

import java.util.Objects;

public abstract sealed class CallSite permits ConstantCallSite, MutableCallSite, VolatileCallSite {
  private final MethodType type;

  CallSite(MethodType type) {
    this.type = Objects.requireNonNull(type);
  }

  // What a site without a target calls.
  static MethodHandle uninitialized(MethodType type) {
    return new MadeHandle(type, args -> {
      throw new IllegalStateException("uninitialized call site");
    });
  }

  public MethodType type() {
    return type;
  }

  public abstract MethodHandle getTarget();

  public abstract void setTarget(MethodHandle newTarget);

  public abstract MethodHandle dynamicInvoker();

  // Calls the target of the moment.
  final MethodHandle invoker() {
    return new MadeHandle(type, args -> getTarget().call(args));
  }

  final MethodHandle checked(MethodHandle newTarget) {
    if (!newTarget.type().equals(type)) throw new WrongMethodTypeException(newTarget + " should be of type " + type);
    return newTarget;
  }
}
