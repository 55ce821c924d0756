// Bits, ranges, logic.
import java.util.BitSet;

public class Basics {
  public static void main(String[] args) {
    BitSet a = new BitSet(), b = new BitSet();
    a.set(1);
    a.set(5, 9);
    a.set(100);
    b.set(6);
    b.set(7, true);
    b.set(200);
    System.out.println(a + " " + a.cardinality() + " " + a.length() + " " + a.size() + " " + a.get(5) + a.get(50));
    System.out.println(a.nextSetBit(2) + " " + a.nextClearBit(5) + " " + a.previousSetBit(99) + " " + a.nextSetBit(101));
    BitSet c = (BitSet) a.clone();
    c.and(b);
    System.out.println(c + " " + a.intersects(b));
    c = (BitSet) a.clone();
    c.or(b);
    c.flip(0, 3);
    System.out.println(c);
    c.xor(a);
    System.out.println(c);
    c.andNot(b);
    c.clear(0);
    System.out.println(c + " " + c.isEmpty() + " " + a.equals(a.clone()) + " " + a.hashCode());
  }
}
// expect: {1, 5, 6, 7, 8, 100} 6 101 128 truefalse
// expect: 5 9 8 -1
// expect: {6, 7} true
// expect: {0, 2, 5, 6, 7, 8, 100, 200}
// expect: {0, 1, 2, 200}
// expect: {1, 2} false true 1296
