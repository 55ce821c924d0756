package java.nio.file;

import java.net.URI;
import java.net.URLConnection;
import java.nio.file.attribute.BasicFileAttributes;
import java.nio.file.attribute.FileTime;

final class OpenedFileDoor extends FileDoor {
  static {
    FileDoor.open(new OpenedFileDoor());
  }

  @Override
  FileSystem fileSystem() {
    return FileSystems.getDefault();
  }

  @Override
  URI toUri(String absolute, boolean directory) {
    return FilePaths.toUri(absolute, directory);
  }

  @Override
  Path of(URI uri) {
    return FilePaths.of(uri);
  }

  @Override
  String contentType(String name) {
    return URLConnection.guessContentTypeFromName(name);
  }

  @Override
  FileTime time(long millis) {
    return FileTime.fromMillis(millis);
  }

  @Override
  BasicFileAttributes attributes(boolean regular, boolean directory, long size, long millis) {
    return new FoundAttributes(regular, directory, size, FileTime.fromMillis(millis));
  }
}
