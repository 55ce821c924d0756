// Reads the text of an ObjectName.
package javax.management;

import java.util.LinkedHashMap;
import java.util.Map;

final class ObjectNameParser {
  private static final String NOT_IN_KEYS = "*?,:\n";
  private static final String NOT_IN_VALUES = "=:\"\n";

  final String domain;
  final Map<String, String> properties = new LinkedHashMap<>();
  boolean listPattern;

  private final String text;
  private int at;

  ObjectNameParser(String name) throws MalformedObjectNameException {
    text = name.isEmpty() ? "*:*" : name;
    domain = domain();
    if (at == text.length()) throw new MalformedObjectNameException("Key properties cannot be empty");
    properties();
  }

  // What has a backslash in front of it in quoted values, but for the end of a line, which is an 'n' there.
  static boolean isEscaped(char c) {
    return c == '"' || c == '\\' || c == '*' || c == '?';
  }

  private static String shown(char c) {
    return c == '\n' ? "\\n" : String.valueOf(c);
  }

  private String domain() throws MalformedObjectNameException {
    int colon = text.indexOf(':');
    String before = colon < 0 ? text : text.substring(0, colon);
    for (int i = 0; i < before.length(); i++) {
      char c = before.charAt(i);
      if (c == '=' && colon < 0 && i + 1 < before.length()) throw new MalformedObjectNameException("Domain part must be specified");
      if (c == '\n') throw new MalformedObjectNameException("Invalid character '\\n' in domain name");
    }
    at = colon < 0 ? text.length() : colon + 1;
    return before;
  }

  private void properties() throws MalformedObjectNameException {
    while (true) {
      boolean mark = text.charAt(at) == '*';
      if (mark) listMark();
      else property();
      if (at == text.length()) return;
      at++;
      if (at < text.length()) continue;
      if (mark) return;
      throw new MalformedObjectNameException("Invalid ending comma");
    }
  }

  private void listMark() throws MalformedObjectNameException {
    at++;
    if (at < text.length() && text.charAt(at) != ',') {
      throw new MalformedObjectNameException("Invalid character found after '*': end of name or ',' expected");
    }
    if (listPattern) throw new MalformedObjectNameException("Cannot have several '*' characters in pattern property list");
    listPattern = true;
  }

  private void property() throws MalformedObjectNameException {
    String key = key();
    int begin = at;
    at = endOfValue(text, begin);
    if (properties.putIfAbsent(key, text.substring(begin, at)) != null) {
      throw new MalformedObjectNameException("key `" + key + "' already defined");
    }
  }

  private String key() throws MalformedObjectNameException {
    int begin = at;
    for (; at < text.length(); at++) {
      char c = text.charAt(at);
      if (c == '=') {
        if (at == begin) throw new MalformedObjectNameException("Invalid key (empty)");
        return text.substring(begin, at++);
      }
      if (NOT_IN_KEYS.indexOf(c) >= 0) {
        throw new MalformedObjectNameException("Invalid character '" + shown(c) + "' in key part of property");
      }
    }
    throw new MalformedObjectNameException("Unterminated key property part");
  }

  private static int endOfValue(String text, int begin) throws MalformedObjectNameException {
    if (begin < text.length() && text.charAt(begin) == '"') {
      // As on OpenJDK any character may stand there instead of a comma, but for the last.
      int end = endOfQuoted(text, begin);
      if (end + 1 != text.length()) return end;
      throw new MalformedObjectNameException("Invalid ending character `" + text.charAt(end) + "'");
    }
    for (int at = begin; at < text.length(); at++) {
      char c = text.charAt(at);
      if (c == ',') return at;
      if (NOT_IN_VALUES.indexOf(c) >= 0) {
        throw new MalformedObjectNameException("Invalid character '" + shown(c) + "' in value part of property");
      }
    }
    return text.length();
  }

  private static int endOfQuoted(String text, int begin) throws MalformedObjectNameException {
    for (int at = begin + 1; at < text.length(); at++) {
      char c = text.charAt(at);
      if (c == '"') return at + 1;
      if (c == '\n') throw new MalformedObjectNameException("Newline in quoted value");
      if (c != '\\' || ++at == text.length()) continue;
      c = text.charAt(at);
      if (c != 'n' && !isEscaped(c)) throw new MalformedObjectNameException("Invalid escape sequence '\\" + c + "' in quoted value");
    }
    throw new MalformedObjectNameException("Unterminated quoted value");
  }

  // --- of names that are given in parts

  static void checkKey(String key) throws MalformedObjectNameException {
    if (key == null) throw new NullPointerException("Invalid key (null)");
    if (key.isEmpty()) throw new MalformedObjectNameException("Invalid key (empty)");
    for (int i = 0; i < key.length(); i++) {
      char c = key.charAt(i);
      if (c == '=') throw new MalformedObjectNameException("Invalid character in value: `='");  // the key ends in front of it
      if (NOT_IN_KEYS.indexOf(c) >= 0) {
        throw new MalformedObjectNameException("Invalid character in key: `" + shown(c) + "'");
      }
    }
  }

  private static boolean endsInside(String value) {
    return value.indexOf('"', 1) < 0;
  }

  static void checkValue(String value) throws MalformedObjectNameException {
    if (value == null) throw new NullPointerException("Invalid value (null)");
    if (value.startsWith("\"")) {
      if (value.length() == 1 || !value.endsWith("\"")) {
        throw new MalformedObjectNameException(endsInside(value) ? "Missing termination quote" : "Invalid quote");
      }
      if (endOfQuoted(value, 0) < value.length()) throw new MalformedObjectNameException("Invalid quote");
      return;
    }
    for (int i = 0; i < value.length(); i++) {
      char c = value.charAt(i);
      if (c == '\n') throw new MalformedObjectNameException("Invalid character `\\n' in value");
      if (c == ',' || c == '=' || c == ':') throw new MalformedObjectNameException("Invalid character in value: `" + c + "'");
    }
  }
}
