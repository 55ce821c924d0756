// What the classes of java.util.concurrent synchronize on: never one of their own public objects, which
// programs may use as monitors, too. Also a wait set (VM.await).
//
// A monitor orders what threads do, but hands nothing over in the eyes of the race detector, which wants
// to see the same lock held at both accesses. A class that hands data over, from the thread that puts to
// the one that takes, from countDown to await, says so: publish() before, observe() after.
package heddle;

public class Monitor {
  private volatile int clock;  // its value means nothing

  public final void publish() {
    clock = 0;
  }

  public final void observe() {
    int unused = clock;
  }

  // Both, in one operation.
  public final void handOver() {
    VM.getAndSetInt(this, "clock", 0);
  }
}
