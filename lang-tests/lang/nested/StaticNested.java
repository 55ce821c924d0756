// Static nested classes, interfaces and enums inside classes.
public class StaticNested {
  static class Node<T> {
    T value;
    Node<T> next;
    Node(T v, Node<T> n) { value = v; next = n; }
    static <T> Node<T> of(T v) { return new Node<>(v, null); }
    class Cursor { Node<T> at = Node.this; T step() { T v = at.value; at = at.next; return v; } }
  }
  interface Visitor { enum Mode { ON, OFF } int COUNT = Mode.values().length; }
  static class Outer { static class Mid { static class Low { static String where = "low"; } } }

  public static void main(String[] args) {
    Node<String> list = new Node<>("a", new Node<>("b", Node.of("c")));
    Node<String>.Cursor c = list.new Cursor();
    System.out.println(c.step() + c.step() + c.step());
    System.out.println(Visitor.COUNT + " " + Visitor.Mode.OFF);
    Outer.Mid.Low low = new Outer.Mid.Low();
    System.out.println(low.where + " " + low.getClass().getName() + " " + low.getClass().getSimpleName());
  }
}
// expect: abc
// expect: 2 OFF
// expect: low StaticNested$Outer$Mid$Low Low
