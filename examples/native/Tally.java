// Functions of a C file of one's own, tally.c, one of each kind.
//
//   cc -shared -fPIC -O2 -o libtally.so tally.c
//   vm Tally.java
//   vm --systematic --allow-native Tally.java
//
// A library named with a slash is looked for from the directory in which vm runs.
import heddle.Native;
import heddle.Native.Effect;
import java.util.Arrays;

public class Tally {
  static final String LIBRARY = "./libtally.so";

  @Native(library = LIBRARY, effect = Effect.PURE)
  static native double mean(double[] values, int count);

  @Native(library = LIBRARY, symbol = "running_sums", effect = Effect.PURE)
  static native void runningSums(long[] values, int count);

  // LOGGED, as nothing else is said: each call of a thread gets its ticket once, and keeps it on every path.
  @Native(library = LIBRARY, symbol = "next_ticket")
  static native long nextTicket();

  @Native(library = LIBRARY)
  static native String label(String name, long ticket);

  // Exploring the schedules must not announce anything twice.
  @Native(library = LIBRARY, effect = Effect.IRREVERSIBLE)
  static native int announce(String text);

  static int announced;

  public static void main(String[] args) throws InterruptedException {
    System.out.println("mean " + mean(new double[] {1, 2, 4.5}, 3));
    long[] sums = {1, 2, 3, 4};
    runningSums(sums, sums.length);
    System.out.println("sums " + Arrays.toString(sums));

    Runnable worker = () -> {
      int length = announce(label("worker", nextTicket()));
      synchronized (Tally.class) {
        announced += length;
      }
    };
    Thread a = new Thread(worker), b = new Thread(worker);
    a.start();
    b.start();
    a.join();
    b.join();
    System.out.println("announced " + announced + " characters");
  }
}
