// A local class that captures a variable, and whose superclass captures another one of the same name.
public class CapturedTwiceByName {
  static String run() {
    String word = "outer";
    class First {
      String first() { return word; }
    }
    class Second {
      String make() {
        String word = "inner";
        class Third extends First {
          int val$word = 4;

          String third() { return word + " " + first() + " " + val$word; }
        }
        return new Third().third();
      }
    }
    return new Second().make();
  }

  public static void main(String[] args) throws Exception {
    System.out.println(Class.forName("CapturedTwiceByName$1Second$1Third").getSuperclass());
    System.out.println(run());
  }
}
// expect: class CapturedTwiceByName$1First
// expect: inner outer 4
