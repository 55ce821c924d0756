// this(...) delegates; arguments may use static members and parameters.
public class ThisCalls {
  static int made;
  final int id;
  final String name;
  ThisCalls() { this("default"); }
  ThisCalls(String name) { this(name, next()); }
  ThisCalls(String name, int id) {
    this.name = name;
    this.id = id;
  }
  ThisCalls(ThisCalls other) { this(other.name + "'", other.id * 10); }
  static int next() { return ++made; }
  public String toString() { return name + "#" + id; }

  public static void main(String[] args) {
    System.out.println(new ThisCalls());
    System.out.println(new ThisCalls("x"));
    System.out.println(new ThisCalls("y", 50));
    System.out.println(new ThisCalls(new ThisCalls(new ThisCalls())));
    System.out.println(made);
  }
}
// expect: default#1
// expect: x#2
// expect: y#50
// expect: default''#300
// expect: 3
