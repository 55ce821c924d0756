// Properties in the format of files: escapes, lines that go on, comments, both ways; and what is wrong with a text.
import java.io.*;
import java.util.*;

public class PropertiesFiles {
  static void show(Properties p) {
    for (String name : new TreeSet<>(p.stringPropertyNames())) {
      StringBuilder shown = new StringBuilder();
      for (char c : (name + " -> " + p.getProperty(name)).toCharArray()) {
        if (c < 32 || c > 126) shown.append(String.format("<%x>", (int) c));
        else shown.append(c);
      }
      System.out.println(shown + "|");
    }
  }

  static Properties load(String text) {
    Properties p = new Properties();
    try {
      p.load(new StringReader(text));
    } catch (IOException | RuntimeException e) {
      System.out.println(e.toString().replace('\\', '/'));
    }
    return p;
  }

  public static void main(String[] args) throws IOException {
    show(load("a=1\nb : 2\nc 3\n  d\t=\t4  \ne\n=empty key\nf==x\ng=:y\nh = = z\n# comment\\\ni=5\n   ! another\nj=\\\n  k\nl=a\\\n   b\\\n\n#c\nm=x\\\\\nn=y\\\\\\\n  z\r\no=1\rp=2\n\n  \n\fq\f=\f3"));
    show(load("a\\ b=c\\td\nk\\=l=m\\nn\nx\\:y:z\\u0041\\u00e9\\uABCD\nend=back\\\\\nodd=\\q\\\"\\'\nlast=a\\"));
    for (String bad : List.of("a=\\u12", "a=\\u12g4", "\\u=b", "a=\\uu0041", "a=\\u")) load(bad);
    Properties p = new Properties();
    p.setProperty(" lead ing ", " two  spaces ");
    p.setProperty("k=:#!\\", "v=:#!\\");
    p.setProperty("tab\tnew\nret\rfeed\f", "tab\tnew\nret\rfeed\f");
    p.setProperty("\u00e9\u20ac\u0007", "\u00e9\u20ac\u0007~\u007f");
    p.setProperty("", "");
    for (String comment : new String[] {null, "one", "two\nlines", "a\r\nb\rc\n#d\n!e\n", "\u00e9\u20ac"}) {
      StringWriter text = new StringWriter();
      p.store(text, comment);
      ByteArrayOutputStream bytes = new ByteArrayOutputStream();
      p.store(bytes, comment);
      for (String stored : List.of(text.toString(), bytes.toString("ISO-8859-1"))) {
        List<String> lines = new ArrayList<>();
        for (String line : stored.split("\n")) lines.add(line.matches("#[A-Z][a-z]{2} [A-Z][a-z]{2} \\d\\d .* \\d{4}") ? "#DATE" : line);
        int date = lines.indexOf("#DATE");
        Collections.sort(lines.subList(date + 1, lines.size()));
        for (String line : lines) {
          StringBuilder shown = new StringBuilder();
          for (char c : line.toCharArray()) shown.append(c < 32 || c > 126 ? String.format("<%x>", (int) c) : String.valueOf(c));
          System.out.println(shown);
        }
      }
      Properties back = new Properties(), again = new Properties();
      back.load(new StringReader(text.toString()));
      again.load(new ByteArrayInputStream(bytes.toByteArray()));
      System.out.println(back.equals(p) + " " + again.equals(p));
    }
    Properties one = new Properties();
    one.setProperty("long", "x".repeat(50));
    one.list(System.out);
    System.out.println(new Scanner("a b  c\nd").tokens().map(String::toUpperCase).toList());
  }
}
// expect:  -> empty key|
// expect: a -> 1|
// expect: b -> 2|
// expect: c -> 3|
// expect: d -> 4  |
// expect: e -> |
// expect: f -> =x|
// expect: g -> :y|
// expect: h -> = z|
// expect: i -> 5|
// expect: j -> k|
// expect: l -> ab|
// expect: m -> x\|
// expect: n -> y\z|
// expect: o -> 1|
// expect: p -> 2|
// expect: q -> 3|
// expect: a b -> c<9>d|
// expect: end -> back\|
// expect: k=l -> m<a>n|
// expect: last -> a|
// expect: odd -> q"'|
// expect: x:y -> zA<e9><abcd>|
// expect: java.lang.IllegalArgumentException: Malformed /uxxxx encoding.
// expect: java.lang.IllegalArgumentException: Malformed /uxxxx encoding.
// expect: java.lang.IllegalArgumentException: Malformed /uxxxx encoding.
// expect: java.lang.IllegalArgumentException: Malformed /uxxxx encoding.
// expect: java.lang.IllegalArgumentException: Malformed /uxxxx encoding.
// expect: #DATE
// expect: =
// expect: \ lead\ ing\ =\ two  spaces 
// expect: k\=\:\#\!\\=v\=\:\#\!\\
// expect: tab\tnew\nret\rfeed\f=tab\tnew\nret\rfeed\f
// expect: <e9><20ac><7>=<e9><20ac><7>~<7f>
// expect: #DATE
// expect: =
// expect: \ lead\ ing\ =\ two  spaces 
// expect: \u00E9\u20AC\u0007=\u00E9\u20AC\u0007~\u007F
// expect: k\=\:\#\!\\=v\=\:\#\!\\
// expect: tab\tnew\nret\rfeed\f=tab\tnew\nret\rfeed\f
// expect: true true
// expect: #one
// expect: #DATE
// expect: =
// expect: \ lead\ ing\ =\ two  spaces 
// expect: k\=\:\#\!\\=v\=\:\#\!\\
// expect: tab\tnew\nret\rfeed\f=tab\tnew\nret\rfeed\f
// expect: <e9><20ac><7>=<e9><20ac><7>~<7f>
// expect: #one
// expect: #DATE
// expect: =
// expect: \ lead\ ing\ =\ two  spaces 
// expect: \u00E9\u20AC\u0007=\u00E9\u20AC\u0007~\u007F
// expect: k\=\:\#\!\\=v\=\:\#\!\\
// expect: tab\tnew\nret\rfeed\f=tab\tnew\nret\rfeed\f
// expect: true true
// expect: #two
// expect: #lines
// expect: #DATE
// expect: =
// expect: \ lead\ ing\ =\ two  spaces 
// expect: k\=\:\#\!\\=v\=\:\#\!\\
// expect: tab\tnew\nret\rfeed\f=tab\tnew\nret\rfeed\f
// expect: <e9><20ac><7>=<e9><20ac><7>~<7f>
// expect: #two
// expect: #lines
// expect: #DATE
// expect: =
// expect: \ lead\ ing\ =\ two  spaces 
// expect: \u00E9\u20AC\u0007=\u00E9\u20AC\u0007~\u007F
// expect: k\=\:\#\!\\=v\=\:\#\!\\
// expect: tab\tnew\nret\rfeed\f=tab\tnew\nret\rfeed\f
// expect: true true
// expect: #a
// expect: #b
// expect: #c
// expect: #d
// expect: !e
// expect: #
// expect: #DATE
// expect: =
// expect: \ lead\ ing\ =\ two  spaces 
// expect: k\=\:\#\!\\=v\=\:\#\!\\
// expect: tab\tnew\nret\rfeed\f=tab\tnew\nret\rfeed\f
// expect: <e9><20ac><7>=<e9><20ac><7>~<7f>
// expect: #a
// expect: #b
// expect: #c
// expect: #d
// expect: !e
// expect: #
// expect: #DATE
// expect: =
// expect: \ lead\ ing\ =\ two  spaces 
// expect: \u00E9\u20AC\u0007=\u00E9\u20AC\u0007~\u007F
// expect: k\=\:\#\!\\=v\=\:\#\!\\
// expect: tab\tnew\nret\rfeed\f=tab\tnew\nret\rfeed\f
// expect: true true
// expect: #<e9>\u20AC
// expect: #DATE
// expect: =
// expect: \ lead\ ing\ =\ two  spaces 
// expect: k\=\:\#\!\\=v\=\:\#\!\\
// expect: tab\tnew\nret\rfeed\f=tab\tnew\nret\rfeed\f
// expect: <e9><20ac><7>=<e9><20ac><7>~<7f>
// expect: #<e9>\u20AC
// expect: #DATE
// expect: =
// expect: \ lead\ ing\ =\ two  spaces 
// expect: \u00E9\u20AC\u0007=\u00E9\u20AC\u0007~\u007F
// expect: k\=\:\#\!\\=v\=\:\#\!\\
// expect: tab\tnew\nret\rfeed\f=tab\tnew\nret\rfeed\f
// expect: true true
// expect: -- listing properties --
// expect: long=xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx...
// expect: [A, B, C, D]
