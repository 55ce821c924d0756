import java.lang.reflect.Method;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

// Runs generated programs many times (containment.py): the arguments are the number of runs of each and a file with the
// names of the classes. Prints "CLASS<tab>OUTCOME<tab>COUNT" lines. A program whose threads all stand still has the outcome "stuck".
public class Containment {
  static final int SNAPSHOTS = 12, PAUSE = 25; // nobody ran in that many snapshots, so many milliseconds apart
  static final int MAX_STUCK = 2;              // after so many the program is left: they cost time

  static volatile String outcome;

  static boolean stands(ThreadGroup group) {
    Thread[] threads = new Thread[group.activeCount() + 8];
    int n = group.enumerate(threads);
    for (int i = 0; i < n; i++) {
      Thread.State s = threads[i].getState();
      if (s != Thread.State.BLOCKED && s != Thread.State.WAITING && s != Thread.State.TERMINATED)
        return false;
    }
    return true;
  }

  static String once(Method run, int number) throws Exception {
    outcome = null;
    ThreadGroup group = new ThreadGroup("run " + number);
    Thread runner = new Thread(group, () -> {
      try {
        outcome = (String) run.invoke(null);
      } catch (ReflectiveOperationException e) {
        outcome = "failed: " + e.getCause();
      }
    });
    runner.setDaemon(true); // so are the threads that it makes
    runner.start();
    runner.join(PAUSE);
    for (int still = 0; runner.isAlive();) {
      still = stands(group) ? still + 1 : 0;
      if (still == SNAPSHOTS)
        return "stuck";
      runner.join(PAUSE);
    }
    return outcome;
  }

  public static void main(String[] args) throws Exception {
    int runs = Integer.parseInt(args[0]);
    List<String> names = Files.readAllLines(Path.of(args[1]));
    for (String name : names) {
      Method run = Class.forName(name).getMethod("run");
      Map<String, Integer> seen = new TreeMap<>();
      for (int i = 0; i < runs; i++) {
        Noise.seed(name.hashCode() * 31L + i);
        seen.merge(once(run, i), 1, Integer::sum);
        if (seen.getOrDefault("stuck", 0) >= MAX_STUCK)
          break;
      }
      seen.forEach((text, count) -> System.out.println(name + "\t" + text + "\t" + count));
    }
    System.out.flush();
    Runtime.getRuntime().halt(0); // stuck threads and all
  }
}

// Called between any two operations of a program: sometimes it gives way, sometimes it burns time.
class Noise {
  private static volatile long state;
  private static volatile int sink;

  static void seed(long s) { state = s * 0x9E3779B97F4A7C15L + 1; }

  static void at() {
    long s = state + Thread.currentThread().getId(); // races are welcome here
    s ^= s << 13;
    s ^= s >>> 7;
    s ^= s << 17;
    state = s;
    switch ((int) (s >>> 60)) {
      case 0, 1, 2 -> Thread.yield();
      case 3, 4, 5 -> burn(200);
      case 6, 7 -> burn(5_000);
      case 8 -> burn(40_000);
      default -> {}
    }
  }

  private static void burn(int n) {
    int x = 1;
    for (int i = 0; i < n; i++)
      x = x * 31 + i;
    sink = x;
  }
}
