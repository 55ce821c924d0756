public class IllegalEscape {
  public static void main(String[] args) {
    String s = "a\qb"; // expect error: illegal escape character
  }
}
