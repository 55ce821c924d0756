// A cache by weak references that is looked into while collections come by themselves: what it gives is never torn, and
// what somebody holds is always there.
import java.lang.ref.*;

public class Cache {
  public static void main(String[] args) {
    @SuppressWarnings("unchecked")
    WeakReference<int[]>[] cache = new WeakReference[64];
    int[][] held = new int[16][];
    int made = 0, bad = 0;
    for (int i = 0; i < 3000; i++) {
      int slot = (i * 7) & 63;
      int[] value = cache[slot] == null ? null : cache[slot].get();
      if (value == null) {
        value = new int[200];
        value[0] = slot;
        cache[slot] = new WeakReference<>(value);
        made++;
      }
      if (value[0] != slot) bad++;
      if (slot < 16) {
        if (held[slot] != null && held[slot] != value) bad++;
        held[slot] = value;
      }
      byte[] garbage = new byte[60000];
    }
    System.out.println(bad + " " + (made >= 64)); // expect: 0 true
  }
}
