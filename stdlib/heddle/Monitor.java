// What the classes of java.util.concurrent synchronize on: never one of their own public objects, which
// programs may use as monitors, too. Also a wait set (VM.await).
//
// A monitor orders what threads do, but hands nothing over in the eyes of Eraser, which wants to see the same lock
// held at both accesses. A class that hands data over, from the thread that puts to the one that takes, from countDown
// to await, says so while it holds the monitor: publish() before, observe() after. Nobody but Eraser looks at that: it
// is no operation, and no shared memory (tester/hidden_state.h).
package heddle;

public class Monitor {
  private int clock;  // its value means nothing

  public final void publish() {
    clock = 0;
  }

  public final void observe() {
    int unused = clock;
  }

  // Both.
  public final void handOver() {
    observe();
    publish();
  }
}
