// Valid until it is invalidated, for all at once: handles that it guards call their first target until then, and their second one
// from then on.
package java.lang.invoke;

import java.util.Objects;

public class SwitchPoint {
  private volatile boolean invalidated;

  public SwitchPoint() {}

  public boolean hasBeenInvalidated() {
    return invalidated;
  }

  public MethodHandle guardWithTest(MethodHandle target, MethodHandle fallback) {
    if (invalidated) return fallback;
    MethodHandle valid = new MadeHandle(MethodType.methodType(boolean.class), args -> !invalidated);
    return MethodHandles.guardWithTest(valid, target, fallback);
  }

  public static void invalidateAll(SwitchPoint[] switchPoints) {
    for (SwitchPoint each : switchPoints) Objects.requireNonNull(each).invalidated = true;
  }
}
