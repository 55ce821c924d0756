// Unicode escapes are translated before anything else.
public class UnicodeEscapes {
  public static void main(String[] args) {
    String s = "\u0022.length() + \u0022";
    System.out.println(s);
    char \u0063\u0068 = '\u005c\u005c';
    System.out.println(ch);
    System.out.println("\u00e4\u00f6".length() + "\\u0041" + '\u0041');
    int x = 1; // the next line is code \u000a x = 2;
    System.out.println(x);
    System.out.println("caf\u00e9".equals("café") + " " + "日本".length());
    System.out.println("tab\there" + "\0null".length() + "\101\60\7".length());
    System.out.println("\s\s|" + """
      line \
      joined
      "quoted" \""" \t tab
      """);
  }
}
// expect: 0
// expect: \
// expect: 2\u0041A
// expect: 2
// expect: true 2
// expect: tab	here53
// expect:   |line joined
// expect: "quoted" """ 	 tab
// expect:
