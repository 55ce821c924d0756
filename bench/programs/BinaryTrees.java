// Many short-lived trees beside a long-lived one: the collector's usual benchmark.
public class BinaryTrees {
  static final class Node {
    Node left, right;
  }

  static Node make(int depth) {
    Node n = new Node();
    if (depth > 0) {
      n.left = make(depth - 1);
      n.right = make(depth - 1);
    }
    return n;
  }

  static int count(Node n) {
    return n.left == null ? 1 : 1 + count(n.left) + count(n.right);
  }

  public static void main(String[] args) {
    Node longLived = make(17);
    long nodes = 0;
    for (int depth = 4; depth <= 16; depth += 4) {
      int trees = 1 << (18 - depth);
      for (int i = 0; i < trees; i++) nodes += count(make(depth));
    }
    System.out.println(nodes + " " + count(longLived));
  }
}
