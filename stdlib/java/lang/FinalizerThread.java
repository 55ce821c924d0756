// Calls finalizers. The VM makes and starts this thread, without its constructor, when the first object
// waits for its finalizer.
package java.lang;

final class FinalizerThread extends Thread {
  // The object that waits first, which will not be given again; waits until there is one.
  private static native Object take();

  @Override
  public void run() {
    while (true) callFinalizer(take());
  }

  // Of its own, so that no register keeps the object while the next one is waited for.
  private static void callFinalizer(Object o) {
    try {
      o.finalize();
    } catch (Throwable t) {
      // JLS 12.6: ignored, and finalization of that object ends.
    }
  }
}
