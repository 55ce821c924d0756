import java.io.IOException;
import java.io.PrintStream;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.lang.reflect.Constructor;
import java.lang.reflect.Field;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.ThreadLocalRandom;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicIntegerArray;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.locks.LockSupport;

/**
 * Runs litmus programs (run.py) many times on OpenJDK, all in one JVM, and counts the outcomes.
 *
 * Arguments: the folder of the class files, a file with a line "NAME MODE FRESH NAPS THREADS" for each program, milliseconds and trials for each
 * program. MODE "workers": the program's threads are played by workers that stay, tens of thousands of trials a second; "threads": the program
 * starts its own, because it looks at them. FRESH "fresh": each trial has a new class loader, so that classes are initialised again.
 * Prints "NAME<tab>OUTCOME<tab>COUNT" lines. Threads that all stand still for ever are the outcome "hang".
 */
public class Litmus {
  public interface Program {
    void thread(int i);
    void run() throws InterruptedException;
    String end() throws InterruptedException;
  }

  static final PrintStream OUT = System.out;
  static final int ROUND = 32;            // instances that the workers go through without the main thread
  static final int LOADER_LIFE = 4_000;   // trials of one class loader: enough for the compilers
  // A hang: nobody ran in so many snapshots, so many milliseconds apart. Once a program has been seen to hang less is enough.
  static final int STILL = 16, PAUSE = 25, STILL_AGAIN = 4, PAUSE_AGAIN = 8;
  static volatile boolean hung;
  static final long ENDLESS = 15_000_000_000L; // a trial that takes longer counts as a hang, too
  static final int MAX_HANGS = 100;       // after so many the program is left: their threads stay
  static volatile boolean naps;
  static volatile int sink;
  static final AtomicLong UNIQUE = new AtomicLong();

  // ---- What programs call.

  public static String unique() { return "unique" + UNIQUE.incrementAndGet(); }

  /** Called between operations, and inside of lambdas: sometimes it gives way, sometimes it burns time. */
  public static void noise() {
    int r = ThreadLocalRandom.current().nextInt();
    switch (r >>> 27) {
      case 0, 1, 2 -> Thread.yield();
      case 3, 4, 5, 6 -> burn(100);
      case 7, 8, 9 -> burn(1_500);
      case 10 -> burn(20_000);
      case 11 -> { if (naps) LockSupport.parkNanos(20_000); }
      default -> {}
    }
  }

  static void burn(int n) {
    int x = n;
    for (int i = 0; i < n; i++)
      x = x * 31 + i;
    sink = x;
  }

  // ---- Classes.

  static final class Loader extends ClassLoader {
    final Map<String, byte[]> classes;

    Loader(Map<String, byte[]> classes) {
      super(Litmus.class.getClassLoader());
      this.classes = classes;
      setDefaultAssertionStatus(true);
    }

    @Override protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
      synchronized (getClassLoadingLock(name)) {
        byte[] bytes = classes.get(name);
        if (bytes == null)
          return super.loadClass(name, resolve);
        Class<?> loaded = findLoadedClass(name);
        return loaded != null ? loaded : defineClass(name, bytes, 0, bytes.length);
      }
    }
  }

  static final class Source {
    final String name;
    final boolean threads, fresh, naps;
    final int size;
    final Map<String, byte[]> classes = new HashMap<>();
    Constructor<?> constructor;
    int uses;

    Source(Path directory, String line) throws IOException {
      String[] words = line.split(" ");
      name = words[0];
      threads = words[1].equals("threads");
      fresh = words[2].equals("fresh");
      naps = words[3].equals("naps");
      size = Integer.parseInt(words[4]);
      try (DirectoryStream<Path> files = Files.newDirectoryStream(directory, name + "{.class,$*.class}")) {
        for (Path file : files) {
          String n = file.getFileName().toString();
          classes.put(n.substring(0, n.length() - 6), Files.readAllBytes(file));
        }
      }
    }

    Program make() throws ReflectiveOperationException {
      if (constructor == null || fresh || ++uses >= LOADER_LIFE) {
        constructor = Class.forName(name, true, new Loader(classes)).getConstructor();
        uses = 0;
      }
      return (Program) constructor.newInstance();
    }
  }

  // ---- Trials with the program's own threads.

  static volatile String outcome;

  /** Counts the snapshots in which threads do nothing; a thread that waits for a class to be initialised is RUNNABLE, but uses no time. */
  static final class Watch {
    static final ThreadMXBean TIMES = ManagementFactory.getThreadMXBean();
    final Map<Thread, Long> used = new HashMap<>();
    int still;

    boolean stands(Thread t) {
      Thread.State s = t.getState();
      if (s == Thread.State.TIMED_WAITING)
        return false;
      if (s != Thread.State.RUNNABLE)
        return s != Thread.State.NEW;
      Long now = TIMES.getThreadCpuTime(t.getId());
      return now.equals(used.put(t, now));
    }

    boolean hang(List<Thread> threads) {
      boolean all = true;
      for (Thread t : threads)
        all &= stands(t);
      still = all ? still + 1 : 0;
      return still >= (hung ? STILL_AGAIN : STILL);
    }
  }

  static int pause() { return hung ? PAUSE_AGAIN : PAUSE; }

  static List<Thread> members(ThreadGroup group) {
    Thread[] threads = new Thread[group.activeCount() + 8];
    return Arrays.asList(threads).subList(0, group.enumerate(threads));
  }

  static String withOwnThreads(Source source) throws Exception {
    outcome = null;
    ThreadGroup group = new ThreadGroup("main");
    resetThreadNames();
    Thread runner = new Thread(group, () -> {
      try {
        Program p = source.make();
        p.run();
        outcome = p.end();
      } catch (Throwable e) {
        outcome = "failed: " + e;
      }
    }, "main");
    runner.setDaemon(true); // so are the threads that it makes
    runner.start();
    runner.join(pause());
    long begun = System.nanoTime();
    for (Watch watch = new Watch(); runner.isAlive();) {
      if (watch.hang(members(group)))
        return "hang";
      if (System.nanoTime() - begun > ENDLESS)
        return "hang";
      runner.join(pause());
    }
    return outcome;
  }

  /** So that the first unnamed thread of each trial is Thread-0. */
  static void resetThreadNames() throws ReflectiveOperationException {
    Field f = Thread.class.getDeclaredField("threadInitNumber");
    f.setAccessible(true);
    f.setInt(null, 0);
  }

  // ---- Trials by workers.

  static final class Crew {
    final int size;
    final Thread[] workers;
    final AtomicIntegerArray position;   // of each worker: the instance that it is at
    final AtomicIntegerArray atBarrier;  // of each worker
    final AtomicInteger done = new AtomicInteger();
    volatile Program[] round;
    volatile AtomicIntegerArray arrived;
    volatile int generation;
    volatile boolean over;

    Crew(int size) {
      this.size = size;
      position = new AtomicIntegerArray(size);
      atBarrier = new AtomicIntegerArray(size);
      workers = new Thread[size];
      for (int i = 0; i < size; i++) {
        int me = i;
        workers[i] = new Thread(() -> work(me));
        workers[i].setDaemon(true);
        workers[i].start();
      }
    }

    void work(int me) {
      for (int seen = 0; !over;) {
        for (int spins = 0; generation == seen && !over; spins++) {
          if (spins > 200)
            Thread.yield();
          else
            Thread.onSpinWait();
        }
        if (over)
          return;
        seen = generation;
        Program[] programs = round;
        AtomicIntegerArray here = arrived;
        for (int j = 0; j < programs.length; j++) {
          position.set(me, j);
          atBarrier.set(me, 1);
          here.incrementAndGet(j);
          for (int spins = 0; here.get(j) < size; spins++) {
            if (over)
              return;
            if (spins > 100)
              Thread.yield();
          }
          atBarrier.set(me, 0);
          int r = ThreadLocalRandom.current().nextInt();
          switch (r >>> 28) {
            case 0, 1, 2, 3 -> burn(r & 63);
            case 4, 5 -> burn(r & 511);
            case 6 -> burn(r & 4095);
            case 7 -> Thread.yield();
            default -> {}
          }
          programs[j].thread(me);
        }
        position.set(me, programs.length);
        done.incrementAndGet();
      }
    }

    List<Thread> busy() {
      List<Thread> busy = new ArrayList<>();
      for (int i = 0; i < size; i++)
        if (position.get(i) != ROUND && atBarrier.get(i) == 0)
          busy.add(workers[i]);
      return busy;
    }

    /** Plays a round; how many of its instances came to their end. */
    int play(Program[] programs) throws InterruptedException {
      round = programs;
      arrived = new AtomicIntegerArray(programs.length);
      done.set(0);
      for (int i = 0; i < size; i++)
        position.set(i, 0);
      generation++;
      long begun = System.nanoTime();
      for (Watch watch = new Watch(); done.get() < size;) {
        LockSupport.parkNanos(30_000);
        if (System.nanoTime() - begun < 1_000_000L * pause())
          continue;
        Thread.sleep(pause());
        List<Thread> busy = busy();
        if (!busy.isEmpty() && watch.hang(busy) || System.nanoTime() - begun > ENDLESS) {
          over = true;
          int least = programs.length;
          for (int i = 0; i < size; i++)
            least = Math.min(least, position.get(i));
          return least;
        }
      }
      return programs.length;
    }
  }

  static String endOf(Program p) {
    try {
      return p.end();
    } catch (Throwable e) {
      return "failed: " + e;
    }
  }

  static Map<String, Integer> observe(Source source, long nanos, int trials) throws Exception {
    naps = source.naps;
    hung = false;
    Map<String, Integer> observed = new TreeMap<>();
    long deadline = System.nanoTime() + nanos;
    Crew crew = null;
    for (int trial = 0; trial < trials && System.nanoTime() < deadline && observed.getOrDefault("hang", 0) < MAX_HANGS;) {
      if (source.threads) {
        observed.merge(withOwnThreads(source), 1, Integer::sum);
        hung = observed.containsKey("hang");
        trial++;
        continue;
      }
      if (crew == null || crew.over)
        crew = new Crew(source.size);
      Program[] programs = new Program[ROUND];
      for (int i = 0; i < ROUND; i++)
        programs[i] = source.make();
      int ended = crew.play(programs);
      for (int i = 0; i < ended; i++)
        observed.merge(endOf(programs[i]), 1, Integer::sum);
      if (ended < ROUND) {
        observed.merge("hang", 1, Integer::sum);
        hung = true;
      }
      trial += ROUND;
    }
    if (crew != null)
      crew.over = true;
    // What a trial that hangs may leave behind.
    System.setOut(OUT);
    System.clearProperty("litmus");
    System.clearProperty("litmus2");
    Thread.setDefaultUncaughtExceptionHandler(null);
    return observed;
  }

  public static void main(String[] args) throws Exception {
    Path directory = Path.of(args[0]);
    long nanos = Long.parseLong(args[2]) * 1_000_000;
    int trials = Integer.parseInt(args[3]);
    List<Source> sources = new ArrayList<>();
    for (String line : Files.readAllLines(Path.of(args[1])))
      sources.add(new Source(directory, line));
    int status = 0;
    for (Source source : sources) {
      try {
        observe(source, nanos, trials).forEach((text, count) ->
            OUT.println(source.name + "\t" + text.replace("\t", " ").replace("\n", "/") + "\t" + count));
      } catch (Throwable e) {
        System.err.println(source.name + " cannot be run: " + e);
        e.printStackTrace();
        status = 1;
      }
      OUT.flush();
    }
    Runtime.getRuntime().halt(status); // threads that hang and all
  }
}
