// A way to write text as bytes. Those that the library has are in StandardCharsets and OtherCharsets; a program may make
// its own, but not register them.
package java.nio.charset;

import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashSet;
import java.util.Locale;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;

public abstract class Charset implements Comparable<Charset> {
  private final String name;
  private final String aliases;  // with a space between them

  protected Charset(String canonicalName, String[] aliases) {
    this(canonicalName, aliases == null ? "" : String.join(" ", aliases));
    checkName(canonicalName);
    if (aliases != null) for (String each : aliases) checkName(each);
  }

  Charset(String name, String aliases) {
    this.name = name;
    this.aliases = aliases;
  }

  private static void checkName(String name) {
    boolean legal = !name.isEmpty();
    for (int i = 0; i < name.length(); i++) {
      char c = name.charAt(i);
      boolean letter = c >= 'A' && c <= 'Z' || c >= 'a' && c <= 'z' || c >= '0' && c <= '9';
      legal &= letter || i > 0 && "-+:_.".indexOf(c) >= 0;
    }
    if (!legal) throw new IllegalCharsetNameException(name);
  }

  private boolean isCalled(String other) {
    if (name.equalsIgnoreCase(other)) return true;
    if (aliases.length() < other.length()) return false;
    for (String each : aliases.split(" ")) {
      if (each.equalsIgnoreCase(other)) return true;
    }
    return false;
  }

  // Null: there is none.
  private static Charset find(String name) {
    if (name == null) throw new IllegalArgumentException("Null charset name");
    for (Charset each : StandardCharsets.ALL) if (each.isCalled(name)) return each;
    for (Charset each : OtherCharsets.ALL) if (each.isCalled(name)) return each;
    checkName(name);
    return null;
  }

  public static boolean isSupported(String charsetName) {
    return find(charsetName) != null;
  }

  public static Charset forName(String charsetName) {
    Charset found = find(charsetName);
    if (found == null) throw new UnsupportedCharsetException(charsetName);
    return found;
  }

  public static SortedMap<String, Charset> availableCharsets() {
    TreeMap<String, Charset> all = new TreeMap<>(String.CASE_INSENSITIVE_ORDER);
    for (Charset each : StandardCharsets.ALL) all.put(each.name, each);
    for (Charset each : OtherCharsets.ALL) all.put(each.name, each);
    return Collections.unmodifiableSortedMap(all);
  }

  public static Charset defaultCharset() {
    return StandardCharsets.UTF_8;
  }

  public final String name() {
    return name;
  }

  public final Set<String> aliases() {
    HashSet<String> all = new HashSet<>();
    if (!aliases.isEmpty()) all.addAll(Arrays.asList(aliases.split(" ")));
    return Collections.unmodifiableSet(all);
  }

  public String displayName() {
    return name;
  }

  public String displayName(Locale locale) {
    return name;
  }

  public final boolean isRegistered() {
    return !name.startsWith("X-") && !name.startsWith("x-");
  }

  boolean isOfLibrary() {
    return false;
  }

  public abstract boolean contains(Charset cs);

  public abstract CharsetDecoder newDecoder();

  public abstract CharsetEncoder newEncoder();

  public boolean canEncode() {
    return true;
  }

  public final CharBuffer decode(ByteBuffer bb) {
    try {
      return newDecoder()
          .onMalformedInput(CodingErrorAction.REPLACE)
          .onUnmappableCharacter(CodingErrorAction.REPLACE)
          .decode(bb);
    } catch (CharacterCodingException e) {
      throw new Error(e);
    }
  }

  public final ByteBuffer encode(CharBuffer cb) {
    try {
      return newEncoder()
          .onMalformedInput(CodingErrorAction.REPLACE)
          .onUnmappableCharacter(CodingErrorAction.REPLACE)
          .encode(cb);
    } catch (CharacterCodingException e) {
      throw new Error(e);
    }
  }

  public final ByteBuffer encode(String str) {
    return encode(CharBuffer.wrap(str));
  }

  @Override
  public final int compareTo(Charset that) {
    return name.compareToIgnoreCase(that.name);
  }

  @Override
  public final int hashCode() {
    return name.hashCode();
  }

  @Override
  public final boolean equals(Object ob) {
    return this == ob || ob instanceof Charset && name.equals(((Charset) ob).name);
  }

  @Override
  public final String toString() {
    return name;
  }
}
