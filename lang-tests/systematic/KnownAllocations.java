// Blocks that allocate are known, too (docs/algorithms.md, "Known blocks"): at one address lie objects of other classes,
// other texts and other elements on other paths, and who reads them must do what he would do if he were run.
// --check-digests runs what is known all the same; without the cache most blocks come again.
// explore: proof --no-cache --check-digests -- text
// explore: proof --no-cache --check-digests -- elements
// explore: --outcomes --no-cache outcomes=15 -- text elements
// explore: --outcomes --check-digests outcomes=15 -- text elements
// expect clean
import java.util.Arrays;

public class KnownAllocations {
  static class A {}

  static class B {}

  static final Object lock = new Object();
  static Object latest;
  static int[] turns;
  static String text;
  static boolean texts, copies;
  static int turn, seen, letters, elements;

  static void work(int who) {
    synchronized (lock) {  // of the same size, so that either may lie at either place
      if (who == 0) latest = new A();
      else latest = new B();
    }
    Object kept;
    synchronized (lock) {
      kept = latest;
      seen = seen * 2 + (kept instanceof A ? 1 : 0);
    }
    synchronized (lock) {  // made by the same thread at the same place, and yet another one
      turn++;
      if (who == 0) text = "turn " + turn;
      if (who == 0) turns = new int[] {turn, 0};
    }
    synchronized (lock) {
      if (kept instanceof A) seen += 10;
      if (texts && text != null) letters = letters * 3 + (text.charAt(5) - '0');
      if (copies && turns != null) {
        int[] copy = new int[2];
        System.arraycopy(turns, 0, copy, 0, 2);
        elements = elements * 3 + copy[0];
      }
    }
  }

  public static void main(String[] args) throws InterruptedException {
    texts = Arrays.asList(args).contains("text");
    copies = Arrays.asList(args).contains("elements");
    Thread one = new Thread(() -> work(0)), other = new Thread(() -> work(1));
    one.start();
    other.start();
    one.join();
    other.join();
    System.out.println(seen + " " + letters + " " + elements);
  }
}
