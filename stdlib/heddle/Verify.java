// What the tester offers to a program.
package heddle;

public final class Verify {
  private Verify() {}

  // One of 0 .. n-1. Under exploration each of them; in a plain run 0.
  public static native int choose(int n);

  // Ends the path, without a finding, unless the condition holds.
  public static native void assume(boolean condition);
}
