// Random walks over the buffers of java.nio: each step does something to one of a few buffers, which share contents as they come
// out of slices, duplicates and views, and folds what it gave or threw, and how the buffer stands then, into a digest. With the
// argument of a type's name and a number of steps these are printed one by one.
import java.nio.Buffer;
import java.util.Random;

public class Main {
  static final Kind[] KINDS = {
    new ByteKind(), new CharKind(), new ShortKind(), new IntKind(), new LongKind(), new FloatKind(), new DoubleKind()
  };
  static final int POOL = 4;

  static String standing(Buffer b) {
    return b.position() + "/" + b.limit() + "/" + b.capacity();
  }

  static long fold(long h, String text) {
    for (int i = 0; i < text.length(); i++) h = (h ^ text.charAt(i)) * 0x100000001b3L;
    return h;
  }

  // A number that is often inside of what a small buffer has, and sometimes is not.
  static int place(Random r) {
    return r.nextInt(8) == 0 ? r.nextInt(30) - 6 : r.nextInt(7);
  }

  static void walk(int kind, long seed, int steps, boolean tell) {
    Random r = new Random(seed);
    Buffer[][] pools = new Buffer[KINDS.length][POOL];
    for (int k = 0; k < KINDS.length; k++) {
      for (int i = 0; i < POOL; i++) pools[k][i] = KINDS[k].make(r.nextInt(6), r.nextInt(100), 4 + r.nextInt(8));
    }
    long digest = 0;
    int threw = 0;
    for (int step = 1; step <= steps; step++) {
      int k = kind == 0 && r.nextInt(4) == 0 ? r.nextInt(KINDS.length) : kind;  // its views, too
      Kind of = KINDS[k];
      Buffer[] pool = pools[k];
      if (r.nextInt(12) == 0) pool[r.nextInt(POOL)] = of.make(r.nextInt(6), r.nextInt(100), 4 + r.nextInt(16));
      Buffer b = pool[r.nextInt(POOL)];
      Buffer o = pool[r.nextInt(POOL)];
      if (r.nextInt(3) == 0) b.clear();
      int op = r.nextInt(of.operations());
      int x = r.nextInt(200) - 100;
      int y = place(r);
      int z = place(r);
      String told;
      try {
        Object result = of.apply(op, b, o, x, y, z);
        if (result instanceof Buffer) {
          Buffer made = (Buffer) result;
          told = standing(made) + " " + made;
          for (int i = 0; i < KINDS.length; i++) if (KINDS[i].has(made)) pools[i][r.nextInt(POOL)] = made;
        } else {
          told = String.valueOf(result);
        }
      } catch (RuntimeException e) {
        // (Compiled code of OpenJDK gives some of them the index for a message.)
        boolean vague = e instanceof IndexOutOfBoundsException && e.getMessage() != null && e.getMessage().length() < 4;
        told = vague ? e.getClass().getName() : e.toString();
        threw++;
      }
      told += " " + standing(b) + " " + standing(o) + " " + b.hashCode();
      if (tell) System.out.println(step + ": " + of.getClass().getName() + " " + op + " " + x + " " + y + " " + z + ": " + told);
      digest = fold(digest, told);
    }
    System.out.println(KINDS[kind].getClass().getName() + " " + Long.toHexString(digest) + ", threw " + threw);
  }

  public static void main(String[] args) {
    if (args.length > 0) {
      for (int k = 0; k < KINDS.length; k++) {
        if (KINDS[k].getClass().getName().equals(args[0])) walk(k, Long.parseLong(args[1]), Integer.parseInt(args[2]), true);
      }
      return;
    }
    for (int k = 0; k < KINDS.length; k++) {
      for (int seed = 1; seed <= 3; seed++) walk(k, seed, k == 0 ? 800 : 300, false);
    }
  }
}
// expect: ByteKind 574d55d75d533df7, threw 226
// expect: ByteKind 437b2852bca4bfe5, threw 222
// expect: ByteKind 51ffff8ebb2cd873, threw 191
// expect: CharKind 3b18512f24f8a7f4, threw 106
// expect: CharKind 6602b8eb48cdb610, threw 94
// expect: CharKind bf5294eae0365bf9, threw 63
// expect: ShortKind 4774ba18161787c9, threw 70
// expect: ShortKind 2c6cc1d548f83ad3, threw 62
// expect: ShortKind cb993bfae900092e, threw 60
// expect: IntKind a593ac35f4bd03b3, threw 70
// expect: IntKind 8d02a8c307d00655, threw 65
// expect: IntKind 1e4b459c91f13cd4, threw 69
// expect: LongKind baabc952d60ae352, threw 70
// expect: LongKind 8d4714cb0a419c54, threw 65
// expect: LongKind e31c99d1ed4171b1, threw 65
// expect: FloatKind 5d91c9d1c9c6619f, threw 70
// expect: FloatKind d49ee88c2a333573, threw 66
// expect: FloatKind a521d62dbd986c24, threw 65
// expect: DoubleKind fa1f6211648f22d7, threw 70
// expect: DoubleKind 2d61f2f882a9716b, threw 66
// expect: DoubleKind db93d552bb8bd202, threw 60
