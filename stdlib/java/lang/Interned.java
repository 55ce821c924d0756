// The strings that String.intern has chosen: the first of each text, unless it is that of a literal.
package java.lang;

import java.util.HashMap;

final class Interned {
  private static HashMap<String, String> chosen;

  private Interned() {}

  static synchronized String choose(String s) {
    if (chosen == null) chosen = new HashMap<>();
    String first = chosen.putIfAbsent(s, s);
    return first == null ? s : first;
  }
}
