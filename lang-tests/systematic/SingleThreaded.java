// One thread: one schedule.
// expect clean
// explore: proof schedules=1
// explore: all schedules=1
// explore: exitblock schedules=1
// explore: rw schedules=1
public class SingleThreaded {
  static volatile int v;

  public static void main(String[] args) {
    Object o = new Object();
    int sum = 0;
    for (int i = 0; i < 10; i++) {
      synchronized (o) {
        v = v + i;
        sum += v;
      }
    }
    assert sum == 165;
  }
}
