// What paths and Files need of classes that hardly a program needs (dates, regular expressions, URIs): it is found by its name, so
// that explorations of programs which only name a path do not load those.
package java.nio.file;

import java.net.URI;
import java.nio.file.attribute.BasicFileAttributes;
import java.nio.file.attribute.FileTime;

abstract class FileDoor {
  private static volatile FileDoor door;  // opened by the initialiser of OpenedFileDoor

  static void open(FileDoor opened) {
    door = opened;
  }

  static FileDoor get() {
    FileDoor known = door;
    if (known != null) return known;
    try {
      Class.forName("java.nio.file.OpenedFileDoor");
    } catch (ClassNotFoundException e) {
      throw new AssertionError(e);
    }
    return door;
  }

  abstract FileSystem fileSystem();

  abstract URI toUri(String absolute, boolean directory);

  abstract Path of(URI uri);

  // By the file's name; null: it is not known.
  abstract String contentType(String name);

  // Milliseconds since 1970.
  abstract FileTime time(long millis);

  abstract BasicFileAttributes attributes(boolean regular, boolean directory, long size, long millis);
}
