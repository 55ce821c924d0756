// valueOf for every type, bytes, char arrays, format.
public class ValueOf {
  public static void main(String[] args) {
    System.out.println(String.valueOf(1) + String.valueOf(2L) + String.valueOf('c') + String.valueOf(1.5f) + String.valueOf(2.5) + String.valueOf(true) + String.valueOf((Object) null));
    System.out.println(new String(new char[] {'x', 'y', 'z'}, 1, 2) + new String() + new String("copy") + new String(new StringBuilder("sb")));
    byte[] bytes = "h\u00e9".getBytes(java.nio.charset.StandardCharsets.UTF_8);
    System.out.println(bytes.length + " " + bytes[1] + " " + new String(bytes, java.nio.charset.StandardCharsets.UTF_8));
    char[] dst = new char[5];
    java.util.Arrays.fill(dst, '.');
    "hello".getChars(1, 4, dst, 1);
    System.out.println(new String(dst));
    System.out.println("%d-%s".formatted(5, "x"));
    System.out.println("abc".contentEquals(new StringBuilder("abc")) + " " + "abc".equals(new StringBuilder("abc")));
    CharSequence cs = "chars";
    System.out.println(cs.length() + " " + cs.charAt(2) + " " + cs.subSequence(0, 2) + " " + CharSequence.compare("a", "b"));
    System.out.println("x".toString() + "abc".codePointAt(1) + " " + "abc".codePointBefore(1));
  }
}
// expect: 12c1.52.5truenull
// expect: yzcopysb
// expect: 3 -61 hé
// expect: .ell.
// expect: 5-x
// expect: true false
// expect: 5 a ch -1
// expect: x98 97
