public class PatternOutOfScope {
  public static void main(String[] args) {
    Object o = "s";
    if (o instanceof String s || o == null) System.out.println("x");
    System.out.println(s); // expect error: cannot find symbol
  }
}
