// A path in the file system: a text with slashes.
package java.nio.file;

import java.io.File;
import java.io.IOException;
import java.net.URI;
import java.util.Iterator;

public interface Path extends Comparable<Path>, Iterable<Path> {
  static Path of(String first, String... more) {
    StringBuilder b = new StringBuilder(first);
    for (String s : more) {
      if (s.isEmpty()) continue;
      if (b.length() > 0) b.append('/');
      b.append(s);
    }
    return new UnixPath(b.toString());
  }

  static Path of(URI uri) {
    return FileDoor.get().of(uri);
  }

  FileSystem getFileSystem();

  boolean isAbsolute();

  Path getRoot();

  Path getFileName();

  Path getParent();

  int getNameCount();

  Path getName(int index);

  Path subpath(int beginIndex, int endIndex);

  boolean startsWith(Path other);

  default boolean startsWith(String other) {
    return startsWith(Path.of(other));
  }

  boolean endsWith(Path other);

  default boolean endsWith(String other) {
    return endsWith(Path.of(other));
  }

  Path normalize();

  Path resolve(Path other);

  default Path resolve(String other) {
    return resolve(Path.of(other));
  }

  default Path resolveSibling(Path other) {
    Path parent = getParent();
    return parent == null ? other : parent.resolve(other);
  }

  default Path resolveSibling(String other) {
    return resolveSibling(Path.of(other));
  }

  Path relativize(Path other);

  Path toAbsolutePath();

  Path toRealPath(LinkOption... options) throws IOException;

  URI toUri();

  default File toFile() {
    return new File(toString());
  }

  @Override
  default Iterator<Path> iterator() {
    return new Iterator<Path>() {
      private int at;

      @Override
      public boolean hasNext() {
        return at < getNameCount();
      }

      @Override
      public Path next() {
        if (at >= getNameCount()) throw new java.util.NoSuchElementException();
        return getName(at++);
      }
    };
  }

  @Override
  int compareTo(Path other);

  @Override
  boolean equals(Object other);

  @Override
  int hashCode();

  @Override
  String toString();
}
