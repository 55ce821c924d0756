// Permissions as texts: rwxr-x---.
package java.nio.file.attribute;

import java.util.EnumSet;
import java.util.HashSet;
import java.util.Objects;
import java.util.Set;

public final class PosixFilePermissions {
  private static final String LETTERS = "rwxrwxrwx";  // in the order of PosixFilePermission

  private PosixFilePermissions() {}

  public static String toString(Set<PosixFilePermission> perms) {
    StringBuilder b = new StringBuilder();
    for (PosixFilePermission each : PosixFilePermission.values()) b.append(perms.contains(each) ? LETTERS.charAt(each.ordinal()) : '-');
    return b.toString();
  }

  public static Set<PosixFilePermission> fromString(String perms) {
    if (perms.length() != LETTERS.length()) throw new IllegalArgumentException("Invalid mode");
    Set<PosixFilePermission> found = EnumSet.noneOf(PosixFilePermission.class);
    for (PosixFilePermission each : PosixFilePermission.values()) {
      char c = perms.charAt(each.ordinal());
      if (c == LETTERS.charAt(each.ordinal())) found.add(each);
      else if (c != '-') throw new IllegalArgumentException("Invalid mode");
    }
    return found;
  }

  public static FileAttribute<Set<PosixFilePermission>> asFileAttribute(Set<PosixFilePermission> perms) {
    Set<PosixFilePermission> copy = new HashSet<>(perms);
    for (PosixFilePermission each : copy) Objects.requireNonNull(each);
    return new FileAttribute<>() {
      @Override
      public String name() {
        return "posix:permissions";
      }

      @Override
      public Set<PosixFilePermission> value() {
        return Set.copyOf(copy);
      }
    };
  }
}
