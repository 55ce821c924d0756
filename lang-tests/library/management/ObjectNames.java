// ObjectName: what is a name, its parts, canonical names, patterns, quotation, order.
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Hashtable;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import javax.management.ObjectName;

public class ObjectNames {
  interface Call {
    Object run() throws Exception;
  }

  static void show(Call call) {
    try {
      Object result = call.run();
      System.out.println(result instanceof Object[] ? Arrays.toString((Object[]) result) : result);
    } catch (Throwable e) {
      System.out.println(e + (e.getCause() == null ? "" : " / " + e.getCause()));
    }
  }

  static final String[] NAMES = {"", "a", ":", "*:*", "a:b=c", "a:", "a:b", "a:b=", "a:=c", "a:b=c,", "a:b=c,,d=e", "a:b=c,b=d", "a:*", "a:*,b=c",
    "a:b=c,*", "a:b=c,*,d=e", "a:b=c,*,*", "a:*,*", "a:b=c*", "a:b=*", "a:b=?x", "a:b*=c", "a:b?=c", "*:b=c", "a?:b=c", "a:b=c\n", "a\n:b=c",
    "a:b\n=c", "a:b=\"x\"", "a:b=\"x", "a:b=\"x\\*\"", "a:b=\"x*\"", "a:b=\"x\\n\"", "a:b=\"x\\y\"", "a:b=\"x\"y", "a:b=x\"y\"", "a:b=x=y",
    "a:b=x:y", "a:b=\"x,y=z:w\"", "a:z=1,b=2,m=3", ":b=c", "a:b:c=d", "a:b,c=d", "a:*b=c", "a:b=c, d=e", "a:b=c,*x", "a:,", "a:b=c,*=d",
    "a:b=c,=d", "a:b= ", "a: =x", "/a/b:c=d", "a:b=\"x\ny\"", "a:b=\"x\\\"\"", "a:b=\"\"", "a:b=\"\\\\\"", "a:b=\"\\?\"", "a=b:c=d", "a=b",
    "a:b=\"x\\", "a:b=\"x\",", "=b", "a:b=c:", "a\nb", "a:*,*,b=c"};

  static String parts(ObjectName n) {
    return n + " | " + n.getCanonicalName() + " | " + n.getDomain() + " | " + n.getKeyPropertyListString() + " | "
        + n.getCanonicalKeyPropertyListString() + " | " + new TreeMap<>(n.getKeyPropertyList()) + " | " + n.isPattern() + " "
        + n.isDomainPattern() + " " + n.isPropertyPattern() + " " + n.isPropertyListPattern() + " " + n.isPropertyValuePattern() + " " + n.hashCode();
  }

  static void inParts() {
    String[][] all = {{"d", "k", "v"}, {null, "k", "v"}, {"d", null, "v"}, {"d", "k", null}, {"d", "", "v"}, {"d", "k", ""}, {"d:", "k", "v"},
      {"d", "k,", "v"}, {"d", "k", "v,"}, {"d", "k=", "v"}, {"d", "*", "v"}, {"d*", "k", "v*"}, {"d", "k", "\"v\"x"}, {"d", "k", "\"v"},
      {"d", "k", "\"v*\""}, {"d", "k", "v\n"}, {"d", "k", "v\""}};
    for (String[] each : all) show(() -> new ObjectName(each[0], each[1], each[2]));
    show(() -> new ObjectName("d", new Hashtable<>(Map.of("b", "1", "a", "2"))).getCanonicalName());
    show(() -> new ObjectName("d", new Hashtable<>()));
    show(() -> new ObjectName("d", (Hashtable<String, String>) null));
    show(() -> new ObjectName("d\n", new Hashtable<>(Map.of("b", "1"))));
    show(() -> new ObjectName("d", new Hashtable<>(Map.of("*", "1"))));
    show(() -> new ObjectName("d", new Hashtable<>(Map.of("b", "1*"))).isPattern());
  }

  static void quotation() {
    show(() -> ObjectName.quote("a*b?c\"d\\e\nf,g=h:i"));
    show(() -> ObjectName.unquote(ObjectName.quote("a*b?c\"d\\e\nf,g=h:i")));
    show(() -> ObjectName.quote(null));
    show(() -> ObjectName.unquote(null));
    String[] quoted = {"\"x\"", "x", "\"", "\"\"", "\"x", "\"a\\nb\"", "\"a\\\\b\"", "\"a\\qb\"", "\"a\\\"", "\"a\"b\"", "\"a*b\"",
      "\"a\\*b\\?\"", "\"a\nb\"", ""};
    for (String each : quoted) show(() -> ObjectName.unquote(each));
  }

  static void patterns() throws Exception {
    String[] patterns = {"*:*", "a:*", "a*:b=c", "?:b=c,*", "*:b=*", "a:b=c", "a:b=?", "a:b=c,*", "a:d=*,*", "a:b=c*", "*b:*", "a:b=\"c*\"",
      "*:b=*c*,d=?", "**a*?:*", "a:b=c*d*e"};
    String[] names = {"a:b=c", "ab:b=c", "a:b=cd", "a:b=c,d=e", "a:d=e,b=c", "b:b=c", "a:b=\"cd\"", "a:b=xcy,d=q", "a:b=cxdyde"};
    for (String pattern : patterns) {
      StringBuilder fits = new StringBuilder(pattern);
      for (String name : names) fits.append(new ObjectName(pattern).apply(new ObjectName(name)) ? " +" : " -");
      System.out.println(fits);
    }
    show(() -> new ObjectName("*:*").apply(new ObjectName("a:*")));
    show(() -> new ObjectName("*:*").apply(null));
    show(() -> ObjectName.WILDCARD.equals(new ObjectName("")));
    show(() -> new ObjectName("a:b=c*,d=e").isPropertyValuePattern("b") + " " + new ObjectName("a:b=c*,d=e").isPropertyValuePattern("d"));
    show(() -> new ObjectName("a:b=c*,d=e").isPropertyValuePattern("x"));
    show(() -> new ObjectName("a:b=c*,d=e").isPropertyValuePattern(null));
  }

  public static void main(String[] args) throws Exception {
    for (String name : NAMES) show(() -> parts(new ObjectName(name)));
    show(() -> new ObjectName(null));
    inParts();
    quotation();
    patterns();
    show(() -> ObjectName.getInstance("a:b=c").equals(new ObjectName("a", "b", "c")) + " " + new ObjectName("a:b=1,c=2").equals(new ObjectName("a:c=2,b=1")));
    show(() -> new ObjectName("a:b=c").getKeyProperty("b") + " " + new ObjectName("a:b=c").getKeyProperty("x"));
    List<ObjectName> names = new ArrayList<>();
    for (String each : new String[] {"b:a=1", "a:type=z,x=1", "a:type=b,y=2", "a:x=3", "a:x=2", "b:type=T"}) names.add(new ObjectName(each));
    Collections.sort(names);
    System.out.println(names);
  }
}
// expect: *:* | *:* | * |  |  | {} | true true true true false 42202
// expect: javax.management.MalformedObjectNameException: Key properties cannot be empty
// expect: javax.management.MalformedObjectNameException: Key properties cannot be empty
// expect: *:* | *:* | * |  |  | {} | true true true true false 42202
// expect: a:b=c | a:b=c | a | b=c | b=c | {b=c} | false false false false false 91405583
// expect: javax.management.MalformedObjectNameException: Key properties cannot be empty
// expect: javax.management.MalformedObjectNameException: Unterminated key property part
// expect: a:b= | a:b= | a | b= | b= | {b=} | false false false false false 2948564
// expect: javax.management.MalformedObjectNameException: Invalid key (empty)
// expect: javax.management.MalformedObjectNameException: Invalid ending comma
// expect: javax.management.MalformedObjectNameException: Invalid character ',' in key part of property
// expect: javax.management.MalformedObjectNameException: key `b' already defined
// expect: a:* | a:* | a |  |  | {} | true false true true false 95057
// expect: a:b=c,* | a:b=c,* | a | b=c | b=c | {b=c} | true false true true false 1941420749
// expect: a:b=c,* | a:b=c,* | a | b=c | b=c | {b=c} | true false true true false 1941420749
// expect: a:b=c,d=e,* | a:b=c,d=e,* | a | b=c,d=e | b=c,d=e | {b=c, d=e} | true false true true false 199367373
// expect: javax.management.MalformedObjectNameException: Cannot have several '*' characters in pattern property list
// expect: javax.management.MalformedObjectNameException: Cannot have several '*' characters in pattern property list
// expect: a:b=c* | a:b=c* | a | b=c* | b=c* | {b=c*} | true false true false true -1461394181
// expect: a:b=* | a:b=* | a | b=* | b=* | {b=*} | true false true false true 91405526
// expect: a:b=?x | a:b=?x | a | b=?x | b=?x | {b=?x} | true false true false true -1461395219
// expect: javax.management.MalformedObjectNameException: Invalid character '*' in key part of property
// expect: javax.management.MalformedObjectNameException: Invalid character '?' in key part of property
// expect: *:b=c | *:b=c | * | b=c | b=c | {b=c} | true true false false false 40611928
// expect: a?:b=c | a?:b=c | a? | b=c | b=c | {b=c} | true true false false false -1457933780
// expect: javax.management.MalformedObjectNameException: Invalid character '\n' in value part of property
// expect: javax.management.MalformedObjectNameException: Invalid character '\n' in domain name
// expect: javax.management.MalformedObjectNameException: Invalid character '\n' in key part of property
// expect: a:b="x" | a:b="x" | a | b="x" | b="x" | {b="x"} | false false false false false 1941360632
// expect: javax.management.MalformedObjectNameException: Unterminated quoted value
// expect: a:b="x\*" | a:b="x\*" | a | b="x\*" | b="x\*" | {b="x\*"} | false false false false false 1631817962
// expect: a:b="x*" | a:b="x*" | a | b="x*" | b="x*" | {b="x*"} | true false true false true 52637730
// expect: a:b="x\n" | a:b="x\n" | a | b="x\n" | b="x\n" | {b="x\n"} | false false false false false 1631820070
// expect: javax.management.MalformedObjectNameException: Invalid escape sequence '\y' in quoted value
// expect: javax.management.MalformedObjectNameException: Invalid ending character `y'
// expect: javax.management.MalformedObjectNameException: Invalid character '"' in value part of property
// expect: javax.management.MalformedObjectNameException: Invalid character '=' in value part of property
// expect: javax.management.MalformedObjectNameException: Invalid character ':' in value part of property
// expect: a:b="x,y=z:w" | a:b="x,y=z:w" | a | b="x,y=z:w" | b="x,y=z:w" | {b="x,y=z:w"} | false false false false false -1623875343
// expect: a:z=1,b=2,m=3 | a:b=2,m=3,z=1 | a | z=1,b=2,m=3 | b=2,m=3,z=1 | {b=2, m=3, z=1} | false false false false false 335941207
// expect: :b=c | :b=c |  | b=c | b=c | {b=c} | false false false false false 1824046
// expect: javax.management.MalformedObjectNameException: Invalid character ':' in key part of property
// expect: javax.management.MalformedObjectNameException: Invalid character ',' in key part of property
// expect: javax.management.MalformedObjectNameException: Invalid character found after '*': end of name or ',' expected
// expect: a:b=c, d=e | a: d=e,b=c | a | b=c, d=e |  d=e,b=c | { d=e, b=c} | false false false false false 992354305
// expect: javax.management.MalformedObjectNameException: Invalid character found after '*': end of name or ',' expected
// expect: javax.management.MalformedObjectNameException: Invalid character ',' in key part of property
// expect: javax.management.MalformedObjectNameException: Invalid character found after '*': end of name or ',' expected
// expect: javax.management.MalformedObjectNameException: Invalid key (empty)
// expect: a:b=  | a:b=  | a | b=  | b=  | {b= } | false false false false false 91405516
// expect: a: =x | a: =x | a |  =x |  =x | { =x} | false false false false false 91342178
// expect: /a/b:c=d | /a/b:c=d | /a/b | c=d | c=d | {c=d} | false false false false false 1934118421
// expect: javax.management.MalformedObjectNameException: Newline in quoted value
// expect: a:b="x\"" | a:b="x\"" | a | b="x\"" | b="x\"" | {b="x\""} | false false false false false 1631817714
// expect: a:b="" | a:b="" | a | b="" | b="" | {b=""} | false false false false false -1461396204
// expect: a:b="\\" | a:b="\\" | a | b="\\" | b="\\" | {b="\\"} | false false false false false 52612372
// expect: a:b="\?" | a:b="\?" | a | b="\?" | b="\?" | {b="\?"} | false false false false false 52611473
// expect: a=b:c=d | a=b:c=d | a=b | c=d | c=d | {c=d} | false false false false false 2027219414
// expect: javax.management.MalformedObjectNameException: Domain part must be specified
// expect: javax.management.MalformedObjectNameException: Unterminated quoted value
// expect: javax.management.MalformedObjectNameException: Invalid ending character `,'
// expect: javax.management.MalformedObjectNameException: Domain part must be specified
// expect: javax.management.MalformedObjectNameException: Invalid character ':' in value part of property
// expect: javax.management.MalformedObjectNameException: Invalid character '\n' in domain name
// expect: javax.management.MalformedObjectNameException: Cannot have several '*' characters in pattern property list
// expect: java.lang.NullPointerException: name cannot be null
// expect: d:k=v
// expect: java.lang.NullPointerException: domain cannot be null
// expect: java.lang.NullPointerException: Invalid key (null)
// expect: java.lang.NullPointerException: Invalid value (null)
// expect: javax.management.MalformedObjectNameException: Invalid key (empty)
// expect: d:k=
// expect: javax.management.MalformedObjectNameException: Invalid domain: d:
// expect: javax.management.MalformedObjectNameException: Invalid character in key: `,'
// expect: javax.management.MalformedObjectNameException: Invalid character in value: `,'
// expect: javax.management.MalformedObjectNameException: Invalid character in value: `='
// expect: javax.management.MalformedObjectNameException: Invalid character in key: `*'
// expect: d*:k=v*
// expect: javax.management.MalformedObjectNameException: Invalid quote
// expect: javax.management.MalformedObjectNameException: Missing termination quote
// expect: d:k="v*"
// expect: javax.management.MalformedObjectNameException: Invalid character `\n' in value
// expect: d:k=v"
// expect: d:a=2,b=1
// expect: javax.management.MalformedObjectNameException: key property list cannot be empty
// expect: java.lang.NullPointerException: key property list cannot be null
// expect: javax.management.MalformedObjectNameException: Invalid domain: d
// expect:
// expect: javax.management.MalformedObjectNameException: Invalid character in key: `*'
// expect: true
// expect: "a\*b\?c\"d\\e\nf,g=h:i"
// expect: a*b?c"d\e
// expect: f,g=h:i
// expect: java.lang.NullPointerException: Cannot invoke "String.length()" because "s" is null
// expect: java.lang.NullPointerException: Cannot invoke "String.length()" because "q" is null
// expect: x
// expect: java.lang.IllegalArgumentException: Argument not quoted
// expect: java.lang.IllegalArgumentException: Argument not quoted
// expect:
// expect: java.lang.IllegalArgumentException: Argument not quoted
// expect: a
// expect: b
// expect: a\b
// expect: java.lang.IllegalArgumentException: Bad character 'q' after backslash
// expect: java.lang.IllegalArgumentException: Trailing backslash
// expect: java.lang.IllegalArgumentException: Invalid unescaped character '"' in the string to unquote
// expect: java.lang.IllegalArgumentException: Invalid unescaped character '*' in the string to unquote
// expect: a*b?
// expect: java.lang.IllegalArgumentException: Invalid unescaped character '
// expect: ' in the string to unquote
// expect: java.lang.IllegalArgumentException: Argument not quoted
// expect: *:* + + + + + + + + +
// expect: a:* + - + + + - + + +
// expect: a*:b=c + + - - - - - - -
// expect: ?:b=c,* + - - + + + - - -
// expect: *:b=* + + + - - + + - +
// expect: a:b=c + - - - - - - - -
// expect: a:b=? + - - - - - - - -
// expect: a:b=c,* + - - + + - - - -
// expect: a:d=*,* - - - + + - - + -
// expect: a:b=c* + - + - - - - - +
// expect: *b:* - + - - - + - - -
// expect: a:b="c*" - - - - - - + - -
// expect: *:b=*c*,d=? - - - + + - - + -
// expect: **a*?:* - + - - - - - - -
// expect: a:b=c*d*e - - - - - - - - +
// expect: false
// expect: java.lang.NullPointerException
// expect: true
// expect: true false
// expect: java.lang.IllegalArgumentException: key property not found
// expect: java.lang.NullPointerException: key property can't be null
// expect: true true
// expect: c null
// expect: [a:x=2, a:x=3, a:type=b,y=2, a:type=z,x=1, b:a=1, b:type=T]
