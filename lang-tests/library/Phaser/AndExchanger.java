// Phaser phases, Exchanger swaps.
import java.util.concurrent.*;

public class AndExchanger {
  public static void main(String[] args) throws InterruptedException {
    Phaser p = new Phaser(1) {
      @Override protected boolean onAdvance(int phase, int parties) { System.out.println("phase " + phase + " of " + parties); return phase == 2; }
    };
    Thread t = new Thread(() -> { p.register(); });
    t.start();
    t.join();
    Thread w = new Thread(() -> { while (!p.isTerminated()) p.arriveAndAwaitAdvance(); });
    w.start();
    while (!p.isTerminated()) p.arriveAndAwaitAdvance();
    w.join();
    System.out.println(p.isTerminated());
    Exchanger<String> e = new Exchanger<>();
    String[] got = new String[1];
    Thread x = new Thread(() -> { try { got[0] = e.exchange("from thread"); } catch (InterruptedException i) { } });
    x.start();
    System.out.println(e.exchange("from main"));
    x.join();
    System.out.println(got[0]);
  }
}
// expect: phase 0 of 2
// expect: phase 1 of 2
// expect: phase 2 of 2
// expect: true
// expect: from thread
// expect: from main
