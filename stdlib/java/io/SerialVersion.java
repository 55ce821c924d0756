// The serialVersionUID of classes that declare none.
package java.io;

import java.lang.reflect.Modifier;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

final class SerialVersion {
  private SerialVersion() {}

  // That of OpenJDK's class of that name, in which our classes cannot have the same members; null: not in the list.
  static Long ofLibrary(String className) {
    if (!className.startsWith("java.") && !className.startsWith("sun.")) return null;
    String key = '\n' + className + ' ';
    int at = LibraryVersions.LIST.indexOf(key);
    if (at < 0) return null;
    at += key.length();
    return Long.parseUnsignedLong(LibraryVersions.LIST.substring(at, LibraryVersions.LIST.indexOf('\n', at)), 16);
  }

  private static final int CLASS_BITS = Modifier.PUBLIC | Modifier.FINAL | Modifier.INTERFACE | Modifier.ABSTRACT;
  private static final int FIELD_BITS = Modifier.PUBLIC | Modifier.PRIVATE | Modifier.PROTECTED | Modifier.STATIC | Modifier.FINAL
      | Modifier.VOLATILE | Modifier.TRANSIENT;
  private static final int METHOD_BITS = Modifier.PUBLIC | Modifier.PRIVATE | Modifier.PROTECTED | Modifier.STATIC | Modifier.FINAL
      | Modifier.SYNCHRONIZED | Modifier.NATIVE | Modifier.ABSTRACT | Modifier.STRICT;

  // A member: its words in a line of heddle.Reflection.members.
  private static final class Member {
    final int modifiers;
    final String name;
    final String descriptor;

    Member(int modifiers, String name, String descriptor) {
      this.modifiers = modifiers;
      this.name = name;
      this.descriptor = descriptor;
    }

    static Member of(String line, int bits) {
      List<String> words = heddle.Reflection.words(line, ' ');
      return new Member(Integer.parseInt(words.get(1)) & bits, words.get(2), words.get(3));
    }

    boolean isPrivate() {
      return (modifiers & Modifier.PRIVATE) != 0;
    }

    void write(DataOutputStream out, boolean dots) throws IOException {
      out.writeUTF(name);
      out.writeInt(modifiers);
      out.writeUTF(dots ? descriptor.replace('/', '.') : descriptor);
    }
  }

  private static List<Member> members(Class<?> c, int what, int bits) {
    List<Member> result = new ArrayList<>();
    if (c.isArray()) return result;
    for (String line : heddle.Reflection.lines(heddle.Reflection.members(c, what))) result.add(Member.of(line, bits));
    // javac adds it to classes with an assert statement.
    if (what == heddle.Reflection.FIELDS && has(c, heddle.Reflection.ASSERT)) {
      result.add(new Member(Modifier.STATIC | Modifier.FINAL, "$assertionsDisabled", "Z"));
    }
    result.sort(Comparator.comparing((Member m) -> m.name).thenComparing(m -> m.descriptor));
    return result;
  }

  private static boolean has(Class<?> c, int what) {
    return !c.isArray() && !c.isInterface() && !heddle.Reflection.members(c, what).isEmpty();
  }

  // Source: Java Object Serialization Specification, 4.6, "Stream Unique Identifiers".
  static long computed(Class<?> c) {
    try {
      ByteArrayOutputStream bytes = new ByteArrayOutputStream();
      DataOutputStream out = new DataOutputStream(bytes);
      List<Member> methods = members(c, heddle.Reflection.METHODS, METHOD_BITS);
      out.writeUTF(StandIns.nameOf(c));
      int modifiers = c.getModifiers() & CLASS_BITS;
      if (c.isInterface()) modifiers = methods.isEmpty() ? modifiers & ~Modifier.ABSTRACT : modifiers | Modifier.ABSTRACT;
      out.writeInt(modifiers);
      if (!c.isArray()) {
        List<String> names = new ArrayList<>();
        for (Class<?> each : c.getInterfaces()) names.add(each.getName());
        names.sort(null);
        for (String each : names) out.writeUTF(each);
      }
      for (Member f : members(c, heddle.Reflection.FIELDS, FIELD_BITS)) {
        if (!f.isPrivate() || (f.modifiers & (Modifier.STATIC | Modifier.TRANSIENT)) == 0) f.write(out, false);
      }
      if (has(c, heddle.Reflection.STATIC_INITIALISER) || has(c, heddle.Reflection.ASSERT)) {
        out.writeUTF("<clinit>");
        out.writeInt(Modifier.STATIC);
        out.writeUTF("()V");
      }
      for (Member m : methods) {
        if (!m.isPrivate() && m.name.equals("<init>")) m.write(out, true);
      }
      for (Member m : methods) {
        if (!m.isPrivate() && !m.name.equals("<init>")) m.write(out, true);
      }
      byte[] digest = MessageDigest.getInstance("SHA").digest(bytes.toByteArray());
      long result = 0;
      for (int i = 7; i >= 0; i--) result = result << 8 | digest[i] & 0xff;
      return result;
    } catch (IOException | NoSuchAlgorithmException e) {
      throw new InternalError(e);
    }
  }
}
