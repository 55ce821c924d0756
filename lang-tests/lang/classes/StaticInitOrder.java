// Static initialisers run in textual order, on first use.
public class StaticInitOrder {
  static class Log {
    static { System.out.print("Log "); }
    static int say(String s, int v) { System.out.print(s + " "); return v; }
  }
  static class A {
    static int x = Log.say("A.x", 1);
    static { Log.say("A.block:" + x + ":" + A.y, 0); y = 7; }
    static int y = Log.say("A.y", 2);
    static final int CONST = 5;
    static final Integer BOX = Log.say("A.BOX", 9);
  }

  public static void main(String[] args) {
    System.out.println("start");
    System.out.println(A.CONST);
    System.out.println("still nothing");
    System.out.println(A.y);
    System.out.println(A.x + " " + A.BOX);
  }
}
// expect: start
// expect: 5
// expect: still nothing
// expect: Log A.x A.block:1:0 A.y A.BOX 2
// expect: 1 9
