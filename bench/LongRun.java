// A long plain run: allocates as many gigabytes as the argument says (1), beside some 75 MB that live. What lives is
// replaced slowly, in another order than it was made; how large arrays are changes in the course of time, so that what dies
// leaves holes of sizes that are no longer asked for.
//
//   /usr/bin/time -v build/vm bench/LongRun.java 300
public class LongRun {
  static final int SLOTS = 8192;

  static class Node {
    Node left, right;
    long key;
    byte[] load;
  }

  static long allocated;
  static int seed = 12345;

  static int random(int below) {
    seed = seed * 1103515245 + 12345;
    return (seed >>> 8) % below;
  }

  static byte[] array(int size) {
    allocated += size + 16;
    return new byte[size];
  }

  // A tree of 2^depth - 1 nodes; every second one has an array.
  static Node tree(int depth, int size) {
    Node n = new Node();
    allocated += 40;
    n.key = depth;
    if ((depth & 1) == 0) n.load = array(size);
    if (depth > 1) {
      n.left = tree(depth - 1, size);
      n.right = tree(depth - 1, size);
    }
    return n;
  }

  static long sum(Node n) {
    return n == null ? 0 : n.key + (n.load == null ? 0 : n.load.length) + sum(n.left) + sum(n.right);
  }

  public static void main(String[] args) {
    long until = (args.length > 0 ? Long.parseLong(args[0]) : 1) << 30;
    Node[] live = new Node[SLOTS];
    long checked = 0;
    int round = 0;
    while (allocated < until) {
      // Sizes go up and down between 16 bytes and 64 KB.
      int phase = (round >>> 8) % 24;
      int size = 16 << (phase < 12 ? phase : 23 - phase);
      for (int i = 0; i < 64; i++) {
        byte[] garbage = array(size + random(size));
        garbage[i % garbage.length] = 1;
        checked += garbage.length & 1;
      }
      // One slot gets another tree, of about 15 KB whatever the size of its arrays.
      int at = random(SLOTS);
      Node old = live[at];
      if (old != null && (round & 255) == 0) checked += sum(old);
      live[at] = size < 512 ? tree(7, size / 4) : size < 4096 ? tree(4, size / 2) : tree(2, 12000);
      round++;
    }
    for (Node n : live) checked += sum(n);
    System.out.println(round + " rounds, checked " + checked);
  }
}
