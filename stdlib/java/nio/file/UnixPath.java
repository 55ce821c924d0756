// The only kind of paths there is.
package java.nio.file;

import java.io.IOException;
import java.net.URI;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

final class UnixPath implements Path {
  private final String path;      // no doubled slashes, none at the end
  private final String[] names;   // {""} for the empty path

  UnixPath(String text) {
    int bad = text.indexOf('\0');
    if (bad >= 0) throw new InvalidPathException(text, "Nul character not allowed");
    List<String> parts = new ArrayList<>();
    int n = text.length();
    for (int at = 0; at < n; ) {
      int end = text.indexOf('/', at);
      if (end < 0) end = n;
      if (end > at) parts.add(text.substring(at, end));
      at = end + 1;
    }
    if (n == 0) parts.add("");
    names = parts.toArray(new String[0]);
    path = (text.startsWith("/") ? "/" : "") + String.join("/", parts);
  }

  private static UnixPath of(boolean absolute, List<String> parts) {
    return new UnixPath((absolute ? "/" : "") + String.join("/", parts));
  }

  @Override
  public FileSystem getFileSystem() {
    return FileDoor.get().fileSystem();
  }

  @Override
  public URI toUri() {
    return FileDoor.get().toUri(toAbsolutePath().toString(), kind() == DIRECTORY);
  }

  // vm::FileKind
  private static final int MISSING = 0;
  private static final int DIRECTORY = 2;

  private int kind() {
    return (int) heddle.VM.fileStatus(isEmpty() ? "." : path, 0) & 3;
  }

  private boolean isEmpty() {
    return path.isEmpty();
  }

  @Override
  public boolean isAbsolute() {
    return path.startsWith("/");
  }

  @Override
  public Path getRoot() {
    return isAbsolute() ? new UnixPath("/") : null;
  }

  @Override
  public Path getFileName() {
    return names.length == 0 ? null : new UnixPath(names[names.length - 1]);
  }

  @Override
  public Path getParent() {
    if (names.length == 0) return null;
    if (names.length == 1) return getRoot();
    return subpath0(0, names.length - 1, isAbsolute());
  }

  @Override
  public int getNameCount() {
    return names.length;
  }

  @Override
  public Path getName(int index) {
    if (index < 0 || index >= names.length) throw new IllegalArgumentException();
    return new UnixPath(names[index]);
  }

  private UnixPath subpath0(int begin, int end, boolean absolute) {
    List<String> parts = new ArrayList<>();
    for (int i = begin; i < end; i++) parts.add(names[i]);
    return of(absolute, parts);
  }

  @Override
  public Path subpath(int beginIndex, int endIndex) {
    if (beginIndex < 0 || endIndex > names.length || beginIndex >= endIndex) throw new IllegalArgumentException();
    return subpath0(beginIndex, endIndex, false);
  }

  @Override
  public boolean startsWith(Path other) {
    UnixPath that = (UnixPath) Objects.requireNonNull(other);
    if (that.isAbsolute() != isAbsolute() || that.names.length > names.length) return false;
    for (int i = 0; i < that.names.length; i++) {
      if (!that.names[i].equals(names[i])) return false;
    }
    return that.isEmpty() == isEmpty();
  }

  @Override
  public boolean endsWith(Path other) {
    UnixPath that = (UnixPath) Objects.requireNonNull(other);
    int more = names.length - that.names.length;
    if (more < 0 || that.isAbsolute() && (more > 0 || !isAbsolute())) return false;
    for (int i = 0; i < that.names.length; i++) {
      if (!that.names[i].equals(names[more + i])) return false;
    }
    return that.isEmpty() == isEmpty() && (that.names.length > 0 || path.equals(that.path));
  }

  @Override
  public Path normalize() {
    List<String> parts = new ArrayList<>();
    for (String name : names) {
      int n = parts.size();
      if (name.equals(".")) continue;
      if (!name.equals("..")) {
        parts.add(name);
      } else if (n > 0 && !parts.get(n - 1).equals("..")) {
        parts.remove(n - 1);
      } else if (!isAbsolute()) {
        parts.add(name);
      }
    }
    return of(isAbsolute(), parts);
  }

  @Override
  public Path resolve(Path other) {
    UnixPath that = (UnixPath) Objects.requireNonNull(other);
    if (that.isAbsolute() || isEmpty()) return that;
    if (that.isEmpty()) return this;
    return new UnixPath(path + "/" + that.path);
  }

  @Override
  public Path relativize(Path other) {
    UnixPath that = (UnixPath) Objects.requireNonNull(other);
    if (that.path.equals(path)) return new UnixPath("");
    if (that.isAbsolute() != isAbsolute()) throw new IllegalArgumentException("'other' is different type of Path");
    if (isEmpty()) return that;
    int common = 0;
    while (common < names.length && common < that.names.length && names[common].equals(that.names[common])) common++;
    List<String> parts = new ArrayList<>();
    for (int i = common; i < names.length; i++) parts.add("..");
    if (!that.isEmpty()) {
      for (int i = common; i < that.names.length; i++) parts.add(that.names[i]);
    }
    return of(false, parts);
  }

  @Override
  public Path toAbsolutePath() {
    return isAbsolute() ? this : new UnixPath(heddle.VM.property("user.dir")).resolve(this);
  }

  @Override
  public Path toRealPath(LinkOption... options) throws IOException {
    if (kind() == MISSING) {
      int error = (int) heddle.VM.fileStatus(isEmpty() ? "." : path, 3);
      if (error == 2) throw new NoSuchFileException(path);  // ENOENT
      if (error == 13) throw new AccessDeniedException(path);  // EACCES
      throw new FileSystemException(path, null, heddle.VM.errorText(error));
    }
    return toAbsolutePath().normalize();
  }

  @Override
  public int compareTo(Path other) {
    return path.compareTo(((UnixPath) other).path);
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof UnixPath && path.equals(((UnixPath) other).path);
  }

  @Override
  public int hashCode() {
    return path.hashCode();
  }

  @Override
  public String toString() {
    return path;
  }
}
