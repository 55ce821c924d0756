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
      for (int seed = 1; seed <= 3; seed++) walk(k, seed, k == 0 ? 4000 : 1500, false);
    }
  }
}
// expect: ByteKind a5b65c4745543a37, threw 1060
// expect: ByteKind 979c426658fc9dac, threw 1068
// expect: ByteKind 3f854a1eda1eb8f4, threw 1075
// expect: CharKind 49f4a246f3fc0145, threw 499
// expect: CharKind 3ccd3a619e3dec91, threw 494
// expect: CharKind 140a72d922cc4816, threw 434
// expect: ShortKind 7e25251609e37922, threw 348
// expect: ShortKind 9167dac24c443c2d, threw 318
// expect: ShortKind 5de8d5a5b5f737e8, threw 365
// expect: IntKind f8977228e547ff32, threw 348
// expect: IntKind 43adae6d51b4904f, threw 321
// expect: IntKind a9cefdf05b3092b5, threw 374
// expect: LongKind d0c0637262dc8e57, threw 348
// expect: LongKind 7a6b8846b4275a1a, threw 321
// expect: LongKind 558193025d6a8366, threw 370
// expect: FloatKind 54a4e0ef9340686a, threw 348
// expect: FloatKind c2cce2d444783abe, threw 322
// expect: FloatKind 9fd2412a133b62b0, threw 370
// expect: DoubleKind 6d63ec292f2c0aa3, threw 348
// expect: DoubleKind 4a1a41efd7c91d09, threw 322
// expect: DoubleKind d52954c7fde96a13, threw 365
