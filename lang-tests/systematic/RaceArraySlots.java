// HandOverArraySlots broken: main reads the other's slot without looking whether it is done.
// expect race: element 0 of
// explore: proof
// explore: all
public class RaceArraySlots {
  static final int[] slots = new int[2];
  static int done;

  static void fill(int i) {
    slots[i] = i + 1;
    synchronized (slots) {
      done++;
    }
  }

  public static void main(String[] args) {
    new Thread(() -> fill(0)).start();
    fill(1);
    boolean all;
    synchronized (slots) {
      all = done == 2;
    }
    if (all || true) assert slots[0] + slots[1] <= 3;
  }
}
