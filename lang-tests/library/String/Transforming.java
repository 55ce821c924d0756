// substring, trim, strip, case, replace, repeat, chars.
public class Transforming {
  public static void main(String[] args) {
    String s = "  Hello, World \t\n";
    System.out.println("[" + s.trim() + "][" + s.strip() + "][" + s.stripLeading() + "][" + s.stripTrailing().length() + "]");
    System.out.println("\u2003x\u2003".trim().length() + " " + "\u2003x\u2003".strip().length());
    System.out.println("Hello".toLowerCase() + "Hello".toUpperCase() + "stra\u00dfe".toUpperCase());
    System.out.println("banana".replace('a', 'o') + " " + "banana".replace("an", "<>") + " " + "aaa".replace("aa", "b") + " " + "abc".replace("", "-"));
    System.out.println("ab".repeat(3) + "x".repeat(0) + "|");
    System.out.println("hello".substring(2) + " " + "hello".substring(1, 3) + " " + "hello".substring(5).isEmpty());
    System.out.println("hello".subSequence(1, 4));
    System.out.println(" ".isBlank() + " " + " ".isEmpty() + " " + "".isBlank());
    System.out.println("a-b".concat("-c"));
    System.out.println("x".compareTo("xyz") + " " + "apple".compareTo("banana") + " " + "a".compareToIgnoreCase("A"));
    System.out.println("  indent".indent(2).replace(' ', '.') + "|");
    System.out.println(String.valueOf(new char[] {'a', 'b', 'c'}, 1, 2) + String.copyValueOf(new char[] {'z'}));
    System.out.println("translate\\tescape".translateEscapes());
  }
}
// expect: [Hello, World][Hello, World][Hello, World 	
// expect: ][14]
// expect: 3 1
// expect: helloHELLOSTRASSE
// expect: bonono b<><>a ba -a-b-c-
// expect: ababab|
// expect: llo el true
// expect: ell
// expect: true false true
// expect: a-b-c
// expect: -2 -1 0
// expect: ....indent
// expect: |
// expect: bcz
// expect: translate	escape
