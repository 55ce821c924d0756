// The messages that name what was null: fields, statics, array elements, results of methods.
public class HelpfulNullPointers {
  static class Node {
    int value;
    int[] data;
    Node next;
    Node getNext() { return next; }
    static Node head;
    void touch() { next.value = 1; }
  }
  static int[][] grid = new int[2][];
  static String text;
  static void run(Runnable r) {
    try {
      r.run();
    } catch (NullPointerException e) {
      System.out.println(e.getMessage());
    }
  }
  static class Use {
    static void fieldOfStatic() { System.out.println(Node.head.value); }
    static void call() { System.out.println(text.length()); }
    static void element() { grid[1][0] = 5; }
    static void length() { System.out.println(grid[0].length); }
    static void result() { System.out.println(new Node().getNext().value); }
    static void chain() { System.out.println(new Node().next.next); }
    static void unbox() { int x = (Integer) make(); }
    static Object make() { return null; }
    static void thrower() { throw (RuntimeException) make(); }
    static void monitor() { synchronized (make()) { System.out.println("in"); } }
    static void load() { System.out.println(new Node().data[3]); }
  }

  public static void main(String[] args) {
    run(Use::fieldOfStatic);
    run(Use::call);
    run(Use::element);
    run(Use::length);
    run(Use::result);
    run(Use::chain);
    run(Use::unbox);
    run(Use::thrower);
    run(Use::monitor);
    run(Use::load);
    run(() -> new Node().touch());
    System.out.println(new NullPointerException().getMessage());
  }
}
// expect: Cannot read field "value" because "HelpfulNullPointers$Node.head" is null
// expect: Cannot invoke "String.length()" because "HelpfulNullPointers.text" is null
// expect: Cannot store to int array because "HelpfulNullPointers.grid[1]" is null
// expect: Cannot read the array length because "HelpfulNullPointers.grid[0]" is null
// expect: Cannot read field "value" because the return value of "HelpfulNullPointers$Node.getNext()" is null
// expect: Cannot read field "next" because "next" is null
// expect: Cannot invoke "java.lang.Integer.intValue()" because the return value of "HelpfulNullPointers$Use.make()" is null
// expect: Cannot throw exception because the return value of "HelpfulNullPointers$Use.make()" is null
// expect: Cannot enter synchronized block because the return value of "HelpfulNullPointers$Use.make()" is null
// expect: Cannot load from int array because "data" is null
// expect: Cannot assign field "value" because "this.next" is null
// expect: null
