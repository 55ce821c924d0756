// Each thread writes its own slot without a lock (elements are variables of their own, JLS 17.6) and hands it over under one: slots[0] = 1
// hb the unlock behind done++, which synchronizes-with main's last lock if main has seen done == 2.
// expect clean
// explore: proof
// explore: all
public class HandOverArraySlots {
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
    if (all) assert slots[0] + slots[1] == 3;
  }
}
