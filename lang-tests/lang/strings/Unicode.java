// Characters beyond the basic plane take two chars.
public class Unicode {
  public static void main(String[] args) {
    String s = "a\u00e9\u4e2d\ud83d\ude00z";
    System.out.println(s);
    System.out.println(s.length() + " " + s.codePointCount(0, s.length()));
    for (int i = 0; i < s.length(); i++) System.out.print((int) s.charAt(i) + " ");
    System.out.println();
    System.out.println(s.codePointAt(3) + " " + Character.isSurrogate(s.charAt(3)));
    System.out.println(Character.toChars(128512).length + " " + Character.charCount(65));
    System.out.println(new StringBuilder(s).reverse());
    System.out.println(s.toUpperCase());
    System.out.println(s.indexOf("\u4e2d") + " " + s.indexOf(128512));
    int größe = 3;
    System.out.println("größe".length() + größe);
    char \u0061b = 'q';
    System.out.println(ab);
  }
}
// expect: aé中😀z
// expect: 6 5
// expect: 97 233 20013 55357 56832 122 
// expect: 128512 true
// expect: 2 1
// expect: z😀中éa
// expect: AÉ中😀Z
// expect: 2 3
// expect: 8
// expect: q
