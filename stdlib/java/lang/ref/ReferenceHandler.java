// Gives cleared references to their queues. The VM makes and starts this thread, without its constructor,
// when there is the first one.
package java.lang.ref;

final class ReferenceHandler extends Thread {
  // Waits until there is one.
  private static native Reference<?> take();

  @Override
  public void run() {
    while (true) take().enqueueCleared();
  }
}
