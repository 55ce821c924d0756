// Initialiser blocks may throw what all constructors declare.
public class InstanceInitWithExceptions {
  static class R {
    final String s;
    { if (count++ == 1) throw new java.io.IOException("block"); }
    R() throws java.io.IOException { s = "ok" + count; }
    static int count;
  }

  public static void main(String[] args) {
    for (int i = 0; i < 3; i++) {
      try {
        System.out.println(new R().s);
      } catch (java.io.IOException e) {
        System.out.println(e.getMessage());
      }
    }
  }
}
// expect: ok1
// expect: block
// expect: ok3
