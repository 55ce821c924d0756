// A call site whose target is a volatile variable.
package java.lang.invoke;

public non-sealed class VolatileCallSite extends CallSite {
  private volatile MethodHandle target;

  public VolatileCallSite(MethodType type) {
    super(type);
    target = uninitialized(type);
  }

  public VolatileCallSite(MethodHandle target) {
    super(target.type());
    this.target = target;
  }

  @Override
  public final MethodHandle getTarget() {
    return target;
  }

  @Override
  public void setTarget(MethodHandle newTarget) {
    target = checked(newTarget);
  }

  @Override
  public final MethodHandle dynamicInvoker() {
    return invoker();
  }
}
