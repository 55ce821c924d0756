// The files of the machine, or what an exploration takes for them.
package java.nio.file;

import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;

final class UnixFileSystem extends FileSystem {
  static final FileSystem ONLY = new UnixFileSystem();

  private UnixFileSystem() {}

  @Override
  public void close() {
    throw new UnsupportedOperationException();
  }

  @Override
  public boolean isOpen() {
    return true;
  }

  @Override
  public boolean isReadOnly() {
    return false;
  }

  @Override
  public String getSeparator() {
    return "/";
  }

  @Override
  public Iterable<Path> getRootDirectories() {
    return List.of(new UnixPath("/"));
  }

  @Override
  public Set<String> supportedFileAttributeViews() {
    return Set.of("basic");
  }

  @Override
  public Path getPath(String first, String... more) {
    return Path.of(first, more);
  }

  @Override
  public PathMatcher getPathMatcher(String syntaxAndPattern) {
    int colon = syntaxAndPattern.indexOf(':');
    if (colon <= 0) throw new IllegalArgumentException();
    String syntax = syntaxAndPattern.substring(0, colon);
    String input = syntaxAndPattern.substring(colon + 1);
    if (syntax.equalsIgnoreCase("glob")) return Glob.of(input);
    if (!syntax.equalsIgnoreCase("regex")) throw new UnsupportedOperationException("Syntax '" + syntax + "' not recognized");
    Pattern pattern = Pattern.compile(input);
    return path -> pattern.matcher(path.toString()).matches();
  }
}
