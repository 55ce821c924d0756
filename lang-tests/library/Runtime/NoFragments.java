// Small survivors among large garbage leave no holes that could not be used: what they leave of the memory is there in
// one piece.
// options: --heap 32m
// openjdk: skip a small heap is needed
import java.util.*;

public class NoFragments {
  public static void main(String[] args) {
    List<byte[]> survivors = new ArrayList<>();
    for (int i = 0; i < 1_500; i++) {
      survivors.add(new byte[64]);
      byte[] garbage = new byte[10_000 + i % 10 * 5000];
    }
    byte[] large = new byte[29_000_000];
    System.out.println(survivors.size() + " " + large.length); // expect: 1500 29000000
    large = null;
    for (int i = 0; i < 1_500; i += 2) survivors.set(i, null);
    large = new byte[29_500_000];
    System.out.println(large.length); // expect: 29500000
    // Memory ends where it must, can be had again, and the message is OpenJDK's.
    large = null;
    int caught = 0;
    for (int i = 0; i < 3; i++) {
      try {
        List<int[]> all = new ArrayList<>();
        while (true) all.add(new int[100_000]);
      } catch (OutOfMemoryError e) {
        if (e.getMessage().equals("Java heap space")) caught++;
      }
    }
    System.out.println(caught); // expect: 3
    large = new byte[29_500_000];
    System.out.println(large.length); // expect: 29500000
    try {
      System.out.println(new long[Integer.MAX_VALUE / 2].length);
    } catch (OutOfMemoryError e) {
      System.out.println(e.getMessage()); // expect: Java heap space
    }
    try {
      System.out.println(new long[Integer.MAX_VALUE].length);
    } catch (OutOfMemoryError e) {
      System.out.println(e.getMessage()); // expect: Requested array size exceeds VM limit
    }
  }
}
