// Text blocks: incidental white space goes, escapes are read last.
public class TextBlocks {
  public static void main(String[] args) {
    String a = """
        first
          second
        third
        """;
    System.out.print(a);
    String b = """
        no newline at the end \
        because of the backslash""";
    System.out.println(b + "|");
    String c = """
        quotes "inside" and ""\" three
        tab\there, trailing\040\040
        kept\s\s
        """;
    System.out.println(c.replace(' ', '.'));
    String d = """
        deeper
      outer
          """;
    System.out.println(d.replace(' ', '.'));
    System.out.println("""
        a
        b""".equals("a\nb"));
    System.out.println("""
        x = %d
        """.length());
    String e = """

        blank above

        """;
    System.out.println(e.length());
  }
}
// expect: first
// expect:   second
// expect: third
// expect: no newline at the end because of the backslash|
// expect: quotes."inside".and.""".three
// expect: tab	here,.trailing..
// expect: kept..
// expect:
// expect: ..deeper
// expect: outer
// expect:
// expect: true
// expect: 7
// expect: 14
