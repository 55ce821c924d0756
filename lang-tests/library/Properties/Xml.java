// Properties as XML: what is written, in which encodings, and what is read of documents that others write.
import java.io.*;
import java.util.*;

public class Xml {
  interface Try {
    Object run() throws Throwable;
  }

  static void show(String what, Try t) {
    String text;
    try {
      text = String.valueOf(t.run());
    } catch (InvalidPropertiesFormatException e) {
      text = "no properties";
    } catch (Throwable e) {
      text = e.toString();
    }
    StringBuilder out = new StringBuilder();
    for (char c : text.toCharArray()) out.append(c >= ' ' && c < 127 ? "" + c : String.format("\\%x", (int) c));
    System.out.println(what + " -> " + out);
  }

  static String store(Properties p, String comment, String encoding) throws IOException {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    p.storeToXML(out, comment, encoding);
    return out.toString(encoding);
  }

  static Object load(byte[] document) throws IOException {
    Properties p = new Properties();
    p.loadFromXML(new ByteArrayInputStream(document));
    return new TreeMap<>(p);
  }

  public static void main(String[] args) {
    Properties p = new Properties();
    p.setProperty("a", "b<&>\"'\n\t\u00e9 x");
    p.setProperty("k&<\"'>\n", "");
    p.setProperty("\u20ac", "\u20ac\ud83d\ude00");
    for (String encoding : new String[] {"UTF-8", "ISO-8859-1", "US-ASCII", "UTF-16"}) {
      show(encoding, () -> store(p, "c <&> \"\u00e9\"", encoding));
      show("read again", () -> load(store(p, "", encoding).getBytes(encoding)));
    }
    show("in another encoding", () -> store(p, null, "none"));
    show("to nowhere", () -> {
      p.storeToXML(null, "");
      return "stored";
    });
    show("defaults and objects", () -> {
      Properties more = new Properties(p);
      String defaults = store(more, null, "UTF-8");
      more.put("x", 1);
      return defaults + store(more, null, "UTF-8");
    });
    String type = "<!DOCTYPE properties SYSTEM \"http://java.sun.com/dtd/properties.dtd\">";
    String[] documents = {
      "<properties/>", "<properties></properties>\n", "<properties version='1.0'>\n <comment>c</comment>\n <entry key=\"a\">b</entry>\n</properties>",
      "<properties><entry key='a'>b<!-- c -->d<![CDATA[<e>]]>&lt;&#65;&#x42;&quot;</entry><entry key='a'/><entry key='k'></entry></properties>",
      "<!-- c --><properties><entry  key = \"a&amp;b\tc\" x='y' >  x \r\n y </entry ></properties ><!-- d -->", "<properties>text</properties>",
      "<properties><entry key=\"a\">&foo;x]]></entry></properties>", "<properties><entry>b</entry></properties>", "<properties><x/></properties>", "<props/>",
      "<properties><entry key=\"a\">b</entry>", "<properties><entry key=\"a\">x<b/></entry></properties>", "<properties><comment/><comment/></properties>",
      "<properties><entry key=\"a\">x & y</entry></properties>", "<properties><entry key=\"a<\">x</entry></properties>", "<properties/><properties/>", ""
    };
    for (String s : documents) show(s.replace("\r", " ").replace("\n", " "), () -> load((type + s).getBytes("UTF-8")));
    show("without a type", () -> load("<properties/>".getBytes("UTF-8")));
    show("with entities of its own", () -> load("<!DOCTYPE properties [<!ENTITY x \"y\">]><properties/>".getBytes("UTF-8")));
    show("nothing", () -> load(new byte[0]));
    show("the stream", () -> {
      String[] state = {"open"};
      new Properties().loadFromXML(new ByteArrayInputStream((type + "<properties/>").getBytes("UTF-8")) {
        @Override
        public void close() {
          state[0] = "closed";
        }
      });
      return state[0];
    });
    show("no stream", () -> {
      new Properties().loadFromXML(null);
      return "loaded";
    });
  }
}
// expect: UTF-8 -> <?xml version="1.0" encoding="UTF-8"?>\a<!DOCTYPE properties SYSTEM "http://java.sun.com/dtd/properties.dtd">\a<properties>\a<comment>c &lt;&amp;&gt; "\e9"</comment>\a<entry key="a">b&lt;&amp;&gt;"'\a\9\e9 x</entry>\a<entry key="k&amp;&lt;&quot;'&gt;\a"></entry>\a<entry key="\20ac">\20ac&#xd83d;&#xde00;</entry>\a</properties>\a
// expect: read again -> {a=b<&>"'\a\9\e9 x, k&<"'> =, \20ac=\20ac\d83d\de00}
// expect: ISO-8859-1 -> <?xml version="1.0" encoding="ISO-8859-1"?>\a<!DOCTYPE properties SYSTEM "http://java.sun.com/dtd/properties.dtd">\a<properties>\a<comment>c &lt;&amp;&gt; "\e9"</comment>\a<entry key="a">b&lt;&amp;&gt;"'\a\9\e9 x</entry>\a<entry key="k&amp;&lt;&quot;'&gt;\a"></entry>\a<entry key="&#x20ac;">&#x20ac;&#xd83d;&#xde00;</entry>\a</properties>\a
// expect: read again -> {a=b<&>"'\a\9\e9 x, k&<"'> =, \20ac=\20ac\d83d\de00}
// expect: US-ASCII -> <?xml version="1.0" encoding="US-ASCII"?>\a<!DOCTYPE properties SYSTEM "http://java.sun.com/dtd/properties.dtd">\a<properties>\a<comment>c &lt;&amp;&gt; "&#xe9;"</comment>\a<entry key="a">b&lt;&amp;&gt;"'\a\9&#xe9; x</entry>\a<entry key="k&amp;&lt;&quot;'&gt;\a"></entry>\a<entry key="&#x20ac;">&#x20ac;&#xd83d;&#xde00;</entry>\a</properties>\a
// expect: read again -> {a=b<&>"'\a\9\e9 x, k&<"'> =, \20ac=\20ac\d83d\de00}
// expect: UTF-16 -> <?xml version="1.0" encoding="UTF-16"?>\a<!DOCTYPE properties SYSTEM "http://java.sun.com/dtd/properties.dtd">\a<properties>\a<comment>c &lt;&amp;&gt; "\e9"</comment>\a<entry key="a">b&lt;&amp;&gt;"'\a\9\e9 x</entry>\a<entry key="k&amp;&lt;&quot;'&gt;\a"></entry>\a<entry key="\20ac">\20ac&#xd83d;&#xde00;</entry>\a</properties>\a
// expect: read again -> {a=b<&>"'\a\9\e9 x, k&<"'> =, \20ac=\20ac\d83d\de00}
// expect: in another encoding -> java.io.UnsupportedEncodingException: none
// expect: to nowhere -> java.lang.NullPointerException: OutputStream
// expect: defaults and objects -> java.lang.ClassCastException: Keys and values in Properties must be Strings
// expect: <properties/> -> {}
// expect: <properties></properties>  -> {}
// expect: <properties version='1.0'>  <comment>c</comment>  <entry key="a">b</entry> </properties> -> {a=b}
// expect: <properties><entry key='a'>b<!-- c -->d<![CDATA[<e>]]>&lt;&#65;&#x42;&quot;</entry><entry key='a'/><entry key='k'></entry></properties> -> {a=, k=}
// expect: <!-- c --><properties><entry  key = "a&amp;b	c" x='y' >  x    y </entry ></properties ><!-- d --> -> {a&b c=  x \a y }
// expect: <properties>text</properties> -> {}
// expect: <properties><entry key="a">&foo;x]]></entry></properties> -> {a=x]]>}
// expect: <properties><entry>b</entry></properties> -> no properties
// expect: <properties><x/></properties> -> no properties
// expect: <props/> -> no properties
// expect: <properties><entry key="a">b</entry> -> no properties
// expect: <properties><entry key="a">x<b/></entry></properties> -> no properties
// expect: <properties><comment/><comment/></properties> -> no properties
// expect: <properties><entry key="a">x & y</entry></properties> -> no properties
// expect: <properties><entry key="a<">x</entry></properties> -> no properties
// expect: <properties/><properties/> -> no properties
// expect:  -> no properties
// expect: without a type -> no properties
// expect: with entities of its own -> no properties
// expect: nothing -> no properties
// expect: the stream -> closed
// expect: no stream -> java.lang.NullPointerException
