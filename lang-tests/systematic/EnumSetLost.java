// An enum set is one word: who removes what is not there writes it, and may undo what another thread adds. (OpenJDK with -Xint: lost in 23 of
// 2,000,000 runs.)
// explore: proof
// explore: all
// explore: proof -- contains
// expect race: EnumSet
import java.util.EnumSet;

public class EnumSetLost {
  enum Flag { READY, CLOSED }

  public static void main(String[] args) throws InterruptedException {
    EnumSet<Flag> flags = EnumSet.noneOf(Flag.class);
    boolean contains = args.length > 0;
    Thread t = new Thread(() -> { if (contains) flags.contains(Flag.CLOSED); else flags.remove(Flag.CLOSED); });
    t.start();
    flags.add(Flag.READY);
    t.join();
  }
}
