// Bits from bytes and back: the lowest bit of the first byte is bit 0, and zeros at the end are left out.
import java.util.Arrays;
import java.util.BitSet;
import java.util.Random;

public class Bytes {
  static void show(byte[] bytes) {
    BitSet set = BitSet.valueOf(bytes);
    System.out.println(Arrays.toString(bytes) + " " + set + " " + set.length() + " " + set.cardinality() + " "
        + Arrays.toString(set.toByteArray()) + " " + Arrays.toString(set.toLongArray()));
  }

  public static void main(String[] args) {
    show(new byte[0]);
    show(new byte[] {0, 0, 0});
    show(new byte[] {1});
    show(new byte[] {-128});
    show(new byte[] {-1, 0, 5, 0});
    show(new byte[] {0, 0, 0, 0, 0, 0, 0, -1, 1});
    show(new byte[] {1, 2, 3, 4, 5, 6, 7, 8, 0, 0, 0, 0, 0, 0, 0, 0, 0});
    BitSet set = BitSet.valueOf(new byte[] {3});
    set.set(70);
    set.clear(0);
    System.out.println(set + " " + Arrays.toString(set.toByteArray()));
    set.clear(70);
    System.out.println(set + " " + Arrays.toString(set.toByteArray()));
    System.out.println(new BitSet(1000).toByteArray().length);
    Random random = new Random(5);
    int hash = 0;
    for (int i = 0; i < 500; i++) {
      byte[] bytes = new byte[random.nextInt(40)];
      random.nextBytes(bytes);
      BitSet b = BitSet.valueOf(bytes);
      hash = 31 * hash + b.hashCode() + Arrays.hashCode(b.toByteArray());
      if (!BitSet.valueOf(b.toByteArray()).equals(b)) System.out.println("differs: " + b);
    }
    System.out.println(hash);
    byte[] given = {1};
    BitSet own = BitSet.valueOf(given);
    given[0] = 2;
    System.out.println(own);
    try {
      BitSet.valueOf((byte[]) null);
    } catch (NullPointerException e) {
      System.out.println("null");
    }
  }
}
// expect: [] {} 0 0 [] []
// expect: [0, 0, 0] {} 0 0 [] []
// expect: [1] {0} 1 1 [1] [1]
// expect: [-128] {7} 8 1 [-128] [128]
// expect: [-1, 0, 5, 0] {0, 1, 2, 3, 4, 5, 6, 7, 16, 18} 19 10 [-1, 0, 5] [327935]
// expect: [0, 0, 0, 0, 0, 0, 0, -1, 1] {56, 57, 58, 59, 60, 61, 62, 63, 64} 65 9 [0, 0, 0, 0, 0, 0, 0, -1, 1] [-72057594037927936, 1]
// expect: [1, 2, 3, 4, 5, 6, 7, 8, 0, 0, 0, 0, 0, 0, 0, 0, 0] {0, 9, 16, 17, 26, 32, 34, 41, 42, 48, 49, 50, 59} 60 13 [1, 2, 3, 4, 5, 6, 7, 8] [578437695752307201]
// expect: {1, 70} [2, 0, 0, 0, 0, 0, 0, 0, 64]
// expect: {1} [2]
// expect: 0
// expect: -1143642902
// expect: {0}
// expect: null
