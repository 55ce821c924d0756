// A StringBuilder in two threads: its accesses race. With a StringBuffer they would not.
// expect race: StringBuilderShared.text (a StringBuilder, which is not thread-safe)
public class StringBuilderShared {
  static final StringBuilder text = new StringBuilder();

  public static void main(String[] args) {
    new Thread(() -> text.append("a")).start();
    new Thread(() -> text.append("b")).start();
  }
}
