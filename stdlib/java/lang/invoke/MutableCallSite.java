// A call site whose target is an ordinary variable.
package java.lang.invoke;

import java.util.Objects;

public non-sealed class MutableCallSite extends CallSite {
  private static volatile int barrier;

  private MethodHandle target;

  public MutableCallSite(MethodType type) {
    super(type);
    target = uninitialized(type);
  }

  public MutableCallSite(MethodHandle target) {
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

  // What the targets are now, all threads see that look for them after this call: it writes and reads a volatile variable.
  public static void syncAll(MutableCallSite[] sites) {
    if (sites.length == 0) return;
    barrier = 0;
    for (MutableCallSite site : sites) Objects.requireNonNull(site);
  }
}
