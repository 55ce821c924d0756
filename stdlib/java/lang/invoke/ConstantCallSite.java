// A call site whose target stays.
package java.lang.invoke;

public non-sealed class ConstantCallSite extends CallSite {
  private final MethodHandle target;
  private boolean frozen;  // the constructor has ended

  public ConstantCallSite(MethodHandle target) {
    super(target.type());
    this.target = target;
    frozen = true;
  }

  // The hook is called with this site, and gives its target.
  protected ConstantCallSite(MethodType targetType, MethodHandle createTargetHook) throws Throwable {
    super(targetType);
    MethodHandle made = (MethodHandle) createTargetHook.invokeWithArguments(this);
    target = checked(made);
    frozen = true;
  }

  @Override
  public final MethodHandle getTarget() {
    if (!frozen) throw new IllegalStateException();
    return target;
  }

  @Override
  public final void setTarget(MethodHandle ignore) {
    throw new UnsupportedOperationException();
  }

  @Override
  public final MethodHandle dynamicInvoker() {
    return getTarget();
  }
}
