// Natives of the library read and write arrays like anybody else: each of these races with a plain access. (In opposite
// orders: of the races of two blocks only those count that have no other one before them.)
// explore: proof
// explore: all
// expect race: element 1 of NativeCopiesRace.constructed:
// expect race: element 1 of NativeCopiesRace.valued:
// expect race: element 1 of NativeCopiesRace.decoded:
// expect race: element 1 of NativeCopiesRace.filled:
// expect race: element 0 of NativeCopiesRace.threads:
public class NativeCopiesRace {
  static final char[] constructed = {'a', 'b'}, valued = {'a', 'b'}, filled = {'a', 'b'};
  static final byte[] decoded = {'a', 'b'};
  static final Thread[] threads = new Thread[1];

  public static void main(String[] args) {
    new Thread(() -> {
      threads[0] = null;
      filled[1] = 'c';
      decoded[1] = 'c';
      valued[1] = 'c';
      constructed[1] = 'c';
    }).start();
    new String(constructed);
    String.valueOf(valued, 0, 2);
    new String(decoded);
    "xyz".getChars(1, 2, filled, 1);
    Thread.enumerate(threads);
  }
}
