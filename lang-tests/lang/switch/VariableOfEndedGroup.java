// A variable declared behind a statement that never ends normally is in scope in the groups that follow.
public class VariableOfEndedGroup {
  static String of(int n) {
    String result = "";
    switch (n) {
      case 1:
        if (true) break;
        int i = 1;
        Object o = "never";
      default:
        i = 2;
        o = "object";
        result += i + " " + o;
    }
    return result;
  }

  public static void main(String[] args) {
    System.out.println(of(1) + "|" + of(5));
  }
}
// expect: |2 object
