// Where paths lead.
package java.nio.file;

import java.io.Closeable;
import java.io.IOException;
import java.util.Set;

public abstract class FileSystem implements Closeable {
  protected FileSystem() {}

  @Override
  public abstract void close() throws IOException;

  public abstract boolean isOpen();

  public abstract boolean isReadOnly();

  public abstract String getSeparator();

  public abstract Iterable<Path> getRootDirectories();

  public abstract Set<String> supportedFileAttributeViews();

  public abstract Path getPath(String first, String... more);

  // "glob:PATTERN" or "regex:PATTERN".
  public abstract PathMatcher getPathMatcher(String syntaxAndPattern);
}
