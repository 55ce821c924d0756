// There is one file system.
package java.nio.file;

import java.net.URI;

public final class FileSystems {
  private FileSystems() {}

  public static FileSystem getDefault() {
    return UnixFileSystem.ONLY;
  }

  public static FileSystem getFileSystem(URI uri) {
    String scheme = uri.getScheme();
    if (scheme == null) throw new IllegalArgumentException(uri.toString());
    if (!"file".equalsIgnoreCase(scheme)) throw new ProviderNotFoundException("Provider \"" + scheme + "\" not found");
    FilePaths.ensureRoot(uri);
    return getDefault();
  }
}
