// Random trees of phasers, and random arrivals, registrations and ends: what each call gives, which phases onAdvance sees, and what each
// phaser says of itself. Threads wait in some of them; nothing else happens until they do.
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.Phaser;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

public class RandomPhasers {
  private final Random random;
  private final StringBuilder log = new StringBuilder();
  private final List<Phaser> phasers = new ArrayList<>();
  private final List<Waiter> waiters = new ArrayList<>();

  RandomPhasers(long seed) {
    random = new Random(seed);
  }

  private interface Call {
    Object get() throws Exception;
  }

  private static String outcome(Call call) {
    try {
      return String.valueOf(call.get());
    } catch (Exception e) {
      return e.getClass().getSimpleName() + ":" + withoutHash(String.valueOf(e.getMessage()));
    }
  }

  private static String withoutHash(String text) {
    return text.replaceAll("@[0-9a-f]+", "@").replaceAll("RandomPhasers\\$|java.util.concurrent.", "");
  }

  private class Logging extends Phaser {
    final int last;

    Logging(Phaser parent, int parties, int last) {
      super(parent, parties);
      this.last = last;
    }

    @Override
    protected boolean onAdvance(int phase, int parties) {
      log.append("<").append(phase).append(' ').append(parties).append("> ");
      if (last == 3 && phase == 1 && parties > 0) throw new IllegalStateException("onAdvance");
      if (last == 4 && phase == 2) forceTermination();
      return phase >= last || parties == 0 && last % 2 == 0;
    }
  }

  // A thread that makes one call, which may have to wait for the root's next phase.
  private static class Waiter extends Thread {
    final Call call;
    final Phaser root;
    final boolean interruptible, registers;
    final int phase;
    volatile String result = "waits";

    Waiter(Phaser root, String kind, Call call) {
      this.root = root;
      interruptible = kind.equals("interruptible");
      registers = kind.equals("register");
      this.call = call;
      phase = root.getPhase();
      setDaemon(true);
    }

    @Override
    public void run() {
      result = outcome(call);
    }

    boolean waits() {
      return result.equals("waits");
    }

    // Until it has ended or waits.
    void settle() throws InterruptedException {
      while (root.getPhase() == phase && getState() != State.WAITING && getState() != State.BLOCKED && waits()) Thread.sleep(0, 1000);
      if (root.getPhase() != phase) join();
    }
  }

  private void add() {
    Phaser parent = phasers.isEmpty() || random.nextInt(3) == 0 ? null : phasers.get(random.nextInt(phasers.size()));
    int parties = random.nextInt(20) == 0 ? 65535 + random.nextInt(3) : random.nextInt(4), kind = random.nextInt(3);
    int last = random.nextInt(6);
    if (parties > 0 && full(parent)) return;
    String made = outcome(() -> {
      Phaser p = kind == 0 ? new Logging(parent, parties, last)
          : parent == null ? parties == 0 ? new Phaser() : new Phaser(parties) : new Phaser(parent, parties);
      phasers.add(p);
      return "+" + parties;
    });
    log.append(made).append(' ');
  }

  // Who registers where all parties have arrived waits for the root.
  private boolean full(Phaser p) {
    if (waiters.stream().anyMatch(w -> w.registers && w.waits())) return true;
    for (; p != null; p = p.getParent()) {
      if (p.getRegisteredParties() > 0 && p.getUnarrivedParties() == 0) return true;
    }
    return false;
  }

  // (A phaser that its last party leaves while its parent expects nobody is of no use any more on OpenJDK.)
  private static boolean canArrive(Phaser p) {
    return p == null || p.getUnarrivedParties() > 0 && canArrive(p.getParent());
  }

  private void begin(Phaser p, Call call) throws InterruptedException {
    begin(new Waiter(p.getRoot(), "", call));
  }

  private void begin(Waiter w) throws InterruptedException {
    waiters.add(w);
    w.start();
    w.settle();
    log.append(w.result);
  }

  private void act() throws InterruptedException {
    int at = random.nextInt(phasers.size());
    Phaser p = phasers.get(at);
    int phase = p.getPhase() + (random.nextInt(5) == 0 ? random.nextInt(5) - 2 : 0);
    int n = random.nextInt(25) == 0 ? 65534 : random.nextInt(12) == 0 ? -1 : random.nextInt(3);
    int what = random.nextInt(15);
    log.append(at).append("abcdefghijklmno".charAt(what));
    switch (what) {
      case 0: case 1: case 2: case 3: begin(p, p::arrive); break;
      case 4: case 5: if (canArrive(p.getParent())) begin(p, p::arriveAndDeregister); break;
      case 6: begin(new Waiter(p.getRoot(), "register", p::register)); break;
      case 7: begin(new Waiter(p.getRoot(), "register", () -> p.bulkRegister(n))); break;
      case 8: case 9: begin(p, p::arriveAndAwaitAdvance); break;
      case 10: begin(p, () -> p.awaitAdvance(phase)); break;
      case 11: begin(new Waiter(p.getRoot(), "interruptible", () -> p.awaitAdvanceInterruptibly(phase))); break;
      case 12: log.append(outcome(() -> p.awaitAdvanceInterruptibly(phase, 1, TimeUnit.NANOSECONDS))); break;
      case 13: if (!waiters.isEmpty()) interrupt(waiters.get(random.nextInt(waiters.size()))); break;
      default: if (random.nextInt(5) == 0) p.forceTermination();
    }
    log.append(' ');
  }

  private void interrupt(Waiter w) throws InterruptedException {
    w.interrupt();
    if (w.interruptible) w.join();
    log.append(w.result);
  }

  private void show() throws InterruptedException {
    log.append("| ");
    for (Phaser p : phasers) {
      log.append(withoutHash(p.toString())).append(p.getPhase()).append(',').append(p.getRegisteredParties()).append(',');
      log.append(p.getArrivedParties()).append(',').append(p.getUnarrivedParties()).append(p.isTerminated() ? "! " : " ");
    }
    for (Waiter w : waiters) {
      w.settle();
      log.append(w.result).append(' ');
    }
  }

  String run() throws InterruptedException {
    for (int i = 0; i < 3; i++) add();
    if (phasers.isEmpty()) return "none";
    for (int i = 0; i < 40; i++) {
      if (random.nextInt(15) == 0) add(); else act();
      for (Waiter w : waiters) w.settle();
    }
    show();
    for (Phaser p : phasers) p.forceTermination();
    for (Waiter w : waiters) w.join();
    show();
    return log.toString().trim();
  }

  public static void main(String[] args) throws InterruptedException {
    int shown = 1, hash = 1, cases = args.length > 0 ? Integer.parseInt(args[0]) : 60;
    for (int seed = 0; seed < cases; seed++) {
      String line = new RandomPhasers(seed).run();
      hash = 31 * hash + line.hashCode();
      if (seed < shown || args.length > 1) System.out.println(line);
    }
    System.out.println(Integer.toHexString(hash));
  }
}
// expect: IllegalArgumentException:Illegal number of parties +1 +1 1f0 0d0 1c-2147483647 0k1 1h-2147483647 1b-2147483647 1k-2147483647 1d-2147483647 1c-2147483647 1a-2147483647 0kwaits 0a1 0g2 0b2 0g2 1h-2147483647 +3 2lwaits 2lwaits 2iwaits 1a-2147483647 2b0 1j-2147483647 0lwaits 2mTimeoutException:null 1e-2147483647 1a-2147483647 1m-2147483647 0f2 2c0 1b-2147483647 0c2 +3 0o 0mTimeoutException:null 2mTimeoutException:null 1c-2147483647 3kwaits 2d1 3mTimeoutException:null | Phaser@[phase = 3 parties = 2 arrived = 0]3,2,0,2 Phaser@[phase = -2147483647 parties = 0 arrived = 0]-2147483647,0,0,0! Phaser@[phase = 1 parties = 4 arrived = 1]1,4,1,3 Logging@[phase = 1 parties = 3 arrived = 0]1,3,0,3 0 0 -2147483647 1 -2147483647 -2147483647 -2147483647 -2147483647 -2147483647 -2147483647 2 1 2 2 2 -2147483647 1 1 1 -2147483647 0 -2147483647 3 -2147483647 -2147483647 2 0 -2147483647 2 -2147483647 waits 1 | Phaser@[phase = -2147483645 parties = 2 arrived = 0]-2147483645,2,0,2! Phaser@[phase = -2147483647 parties = 0 arrived = 0]-2147483647,0,0,0! Phaser@[phase = -2147483647 parties = 4 arrived = 1]-2147483647,4,1,3! Logging@[phase = -2147483647 parties = 3 arrived = 0]-2147483647,3,0,3! 0 0 -2147483647 1 -2147483647 -2147483647 -2147483647 -2147483647 -2147483647 -2147483647 2 1 2 2 2 -2147483647 1 1 1 -2147483647 0 -2147483647 3 -2147483647 -2147483647 2 0 -2147483647 2 -2147483647 -2147483647 1
// expect: fbe00d3b
