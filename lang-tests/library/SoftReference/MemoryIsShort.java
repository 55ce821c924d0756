// Soft references keep their objects until memory is short.
// options: --heap 32m
// openjdk: skip a small heap is needed
import java.lang.ref.*;
import java.util.*;

public class MemoryIsShort {
  static SoftReference<byte[]> make(ReferenceQueue<Object> q) {
    return new SoftReference<>(new byte[4_000_000], q);
  }

  public static void main(String[] args) throws Exception {
    ReferenceQueue<Object> q = new ReferenceQueue<>();
    SoftReference<byte[]> soft = make(q);
    System.gc();
    System.out.println(soft.get() != null); // expect: true
    for (int i = 0; i < 100; i++) {
      byte[] garbage = new byte[4_000_000];
    }
    System.out.println(soft.get() != null); // expect: true
    byte[] large = new byte[30_000_000]; // fits only without it
    System.out.println(soft.get() == null); // expect: true
    System.out.println(q.remove() == soft); // expect: true
    soft = make(q);
    List<byte[]> all = new ArrayList<>();
    large = null;
    try {
      while (true) all.add(new byte[1_000_000]);
    } catch (OutOfMemoryError e) {
      int n = all.size();
      all = null;
      System.out.println(e.getMessage() + " " + (n > 25)); // expect: Java heap space true
    }
    System.out.println(soft.get() == null); // expect: true
  }
}
