// Everything that dereferences null throws.
public class NullPointers {
  static class Node { int value; Node next; int[] data; void call() {} static int shared = 9; }
  static void run(String what, Runnable r) {
    try {
      r.run();
      System.out.println(what + ": fine");
    } catch (NullPointerException e) {
      System.out.println(what + ": null");
    }
  }

  public static void main(String[] args) {
    Node none = null;
    Node node = new Node();
    Integer boxed = null;
    String s = null;
    run("field read", () -> System.out.println(none.value));
    run("field write", () -> none.value = 1);
    run("call", () -> none.call());
    run("chain", () -> System.out.println(node.next.value));
    run("array read", () -> System.out.println(node.data[0]));
    run("array length", () -> System.out.println(node.data.length));
    run("unboxing", () -> { int i = boxed; });
    run("synchronized", () -> { synchronized (none) { System.out.println("in"); } });
    run("throw", () -> { throw null; });
    run("string method", () -> s.length());
    run("string concatenation", () -> System.out.println(s + null));
    run("string switch", () -> { switch (s) { default: } });
    run("static through null", () -> System.out.println(none.shared));
    run("instanceof", () -> System.out.println(none instanceof Node));
    run("cast", () -> System.out.println((Node) (Object) null));
    run("method reference", () -> { Runnable r = none::call; });
    run("equals", () -> System.out.println(s == null));
  }
}
// expect: field read: null
// expect: field write: null
// expect: call: null
// expect: chain: null
// expect: array read: null
// expect: array length: null
// expect: unboxing: null
// expect: synchronized: null
// expect: throw: null
// expect: string method: null
// expect: nullnull
// expect: string concatenation: fine
// expect: string switch: null
// expect: 9
// expect: static through null: fine
// expect: false
// expect: instanceof: fine
// expect: null
// expect: cast: fine
// expect: method reference: null
// expect: true
// expect: equals: fine
