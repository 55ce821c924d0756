// A backslash that is written as a Unicode escape pairs with one that follows, as in javac.
public class EscapedBackslashes {
  public static void main(String[] args) {
    System.out.println("\u005C\]");
    System.out.println("\u005C\u005C]");
    System.out.println("\u005C\\u005C\]");
    System.out.println("\\\u005C\]");
    System.out.println("\\u005C\\]");
    System.out.println("\u005C\u005C\\u005C]");
    System.out.println("\u005Cn|".length());
  }
}
// expect: \]
// expect: \]
// expect: \\]
// expect: \\]
// expect: \u005C\]
// expect: \\u005C]
// expect: 2
