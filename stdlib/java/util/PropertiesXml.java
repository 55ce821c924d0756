// Properties as XML documents, of the type in the class's documentation. What is read is no more of XML than that needs.
package java.util;

import java.io.IOException;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.Writer;
import java.nio.charset.Charset;
import java.nio.charset.CharsetEncoder;
import java.nio.charset.IllegalCharsetNameException;
import java.nio.charset.StandardCharsets;
import java.nio.charset.UnsupportedCharsetException;

class PropertiesXml {
  private static final String TYPE = "<!DOCTYPE properties SYSTEM \"http://java.sun.com/dtd/properties.dtd\">";

  // --- writing

  static void store(Properties properties, OutputStream out, String comment, Charset charset) throws IOException {
    CharsetEncoder encoder = charset.newEncoder();
    StringBuilder text = new StringBuilder("<?xml version=\"1.0\" encoding=\"" + charset.name() + "\"?>\n" + TYPE + "\n<properties>\n");
    if (comment != null && !comment.isEmpty()) {
      text.append("<comment>");
      append(text, comment, encoder, false);
      text.append("</comment>\n");
    }
    synchronized (properties) {
      for (Map.Entry<Object, Object> e : properties.entrySet()) {
        if (!(e.getKey() instanceof String) || !(e.getValue() instanceof String)) {
          throw new ClassCastException("Keys and values in Properties must be Strings");
        }
        text.append("<entry key=\"");
        append(text, (String) e.getKey(), encoder, true);
        text.append("\">");
        append(text, (String) e.getValue(), encoder, false);
        text.append("</entry>\n");
      }
    }
    Writer writer = new OutputStreamWriter(out, charset);
    writer.write(text.append("</properties>\n").toString());
    writer.flush();
  }

  private static void append(StringBuilder text, String s, CharsetEncoder encoder, boolean quoted) {
    for (int i = 0; i < s.length(); i++) {
      char c = s.charAt(i);
      if (c == '<') text.append("&lt;");
      else if (c == '>') text.append("&gt;");
      else if (c == '&') text.append("&amp;");
      else if (c == '"' && quoted) text.append("&quot;");
      else if (encoder.canEncode(c)) text.append(c);
      else text.append("&#x").append(Integer.toHexString(c)).append(';');
    }
  }

  // --- reading

  private final String text;
  private int at;

  private PropertiesXml(String text) {
    this.text = text.replace("\r\n", "\n").replace('\r', '\n');
  }

  static void load(Properties properties, byte[] document) throws IOException {
    Charset charset = StandardCharsets.UTF_8;
    boolean wide = document.length > 1 && (document[0] & document[1] & 0xfe) == 0xfe;  // a mark of the order of bytes
    if (wide) {
      charset = StandardCharsets.UTF_16;
    } else {
      String begin = new String(document, 0, Math.min(document.length, 200), StandardCharsets.ISO_8859_1);
      int end = begin.indexOf("?>");
      int name = begin.startsWith("<?xml") && end > 0 ? begin.indexOf("encoding", 5) : -1;
      if (name > 0 && name < end) {
        String[] parts = begin.substring(name, end).split("[\"']");
        try {
          if (parts.length > 1) charset = Charset.forName(parts[1]);
        } catch (IllegalCharsetNameException | UnsupportedCharsetException e) {
          throw new InvalidPropertiesFormatException(e);
        }
      }
    }
    new PropertiesXml(new String(document, charset)).document(properties);
  }

  private InvalidPropertiesFormatException wrong(String what) {
    return new InvalidPropertiesFormatException(what + " at character " + at);
  }

  private boolean take(String s) {
    if (!text.startsWith(s, at)) return false;
    at += s.length();
    return true;
  }

  private void demand(String s) throws IOException {
    if (!take(s)) throw wrong("Expected " + s);
  }

  // What comes before `end`, which is passed as well.
  private String upTo(String end) throws IOException {
    int i = text.indexOf(end, at);
    if (i < 0) throw wrong("Missing " + end);
    String s = text.substring(at, i);
    at = i + end.length();
    return s;
  }

  private void passBlanks() {
    while (at < text.length() && text.charAt(at) <= ' ') at++;
  }

  // Blanks, comments and instructions.
  private void passMisc() throws IOException {
    while (true) {
      passBlanks();
      if (take("<!--")) upTo("-->");
      else if (take("<?")) upTo("?>");
      else return;
    }
  }

  private void document(Properties properties) throws IOException {
    take("\ufeff");
    passMisc();
    demand("<!DOCTYPE");
    if (upTo(">").indexOf('[') >= 0) throw wrong("A type of its own");
    passMisc();
    demand("<properties");
    boolean commented = false;
    if (attributes(null)) {
      while (true) {
        int before = at;
        characters();  // Texts between elements do not count.
        if (take("</properties")) break;
        if (take("<comment")) {
          if (commented) throw wrong("A second comment");
          commented = true;
          if (attributes(null)) end("comment");
        } else {
          demand("<entry");
          String[] key = new String[1];
          boolean open = attributes(key);
          if (key[0] == null) throw wrong("An entry without a key");
          properties.put(key[0], open ? end("entry") : "");
        }
        if (at == before) throw wrong("No element");
      }
      passBlanks();
      demand(">");
    }
    passMisc();
    if (at < text.length()) throw wrong("More behind the end");
  }

  private String end(String name) throws IOException {
    String s = characters();
    demand("</" + name);
    passBlanks();
    demand(">");
    return s;
  }

  // The rest of a tag. True: it is one that begins an element, false: that is all of it. `key` takes the value of that name.
  private boolean attributes(String[] key) throws IOException {
    while (true) {
      int begin = at;
      passBlanks();
      if (take("/>")) return false;
      if (take(">")) return true;
      int name = at;
      while (at < text.length() && (Character.isLetterOrDigit(text.charAt(at)) || "_:-.".indexOf(text.charAt(at)) >= 0)) at++;
      if (at == name || begin == name) throw wrong("No attribute");
      String attribute = text.substring(name, at);
      passBlanks();
      demand("=");
      passBlanks();
      char quote = at < text.length() ? text.charAt(at++) : 0;
      if (quote != '"' && quote != '\'') throw wrong("No value");
      String value = upTo(String.valueOf(quote));
      if (value.indexOf('<') >= 0) throw wrong("A sign < in a value");
      if (key != null && attribute.equals("key")) key[0] = resolved(value.replace('\n', ' ').replace('\t', ' '));
    }
  }

  // Up to the next tag, without comments.
  private String characters() throws IOException {
    StringBuilder out = new StringBuilder();
    while (true) {
      int next = text.indexOf('<', at);
      if (next < 0) throw wrong("The document ends within an element");
      out.append(resolved(text.substring(at, next)));
      at = next;
      if (take("<!--")) upTo("-->");
      else if (take("<![CDATA[")) out.append(upTo("]]>"));
      else if (take("<?")) upTo("?>");
      else return out.toString();
    }
  }

  // With the characters that are written as &name; or by their numbers. Names that are not known stand for nothing.
  private String resolved(String s) throws IOException {
    if (s.indexOf('&') < 0) return s;
    StringBuilder out = new StringBuilder();
    for (int i = 0; i < s.length(); i++) {
      char c = s.charAt(i);
      if (c != '&') {
        out.append(c);
        continue;
      }
      int end = s.indexOf(';', i);
      if (end < 0 || end == i + 1) throw wrong("A sign & alone");
      String name = s.substring(i + 1, end);
      i = end;
      if (name.startsWith("#")) {
        try {
          int code = name.startsWith("#x") ? Integer.parseInt(name.substring(2), 16) : Integer.parseInt(name.substring(1));
          out.append(Character.toChars(code));
        } catch (IllegalArgumentException e) {
          throw wrong("No character &" + name + ";");
        }
        continue;
      }
      for (int k = 0; k < name.length(); k++) {
        if (!Character.isLetterOrDigit(name.charAt(k)) && "_:-.".indexOf(name.charAt(k)) < 0) throw wrong("A sign & alone");
      }
      int known = List.of("lt", "gt", "amp", "quot", "apos").indexOf(name);
      if (known >= 0) out.append("<>&\"'".charAt(known));
    }
    return out.toString();
  }
}
