// Paths as URIs, and back.
package java.nio.file;

import java.io.File;
import java.net.URI;
import java.nio.charset.StandardCharsets;

final class FilePaths {
  private FilePaths() {}

  // What stands in the path of a URI as it is.
  private static final String PLAIN = "/-_.~!*'():@&=+$,;";

  // `directory`: it ends with a slash.
  static URI toUri(String absolute, boolean directory) {
    StringBuilder b = new StringBuilder("file://");
    for (byte each : absolute.getBytes(StandardCharsets.UTF_8)) {
      char c = (char) (each & 255);
      boolean plain = c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z' || c >= '0' && c <= '9' || PLAIN.indexOf(c) >= 0;
      if (plain) b.append(c);
      else b.append('%').append(Character.toUpperCase(Character.forDigit(c >> 4, 16))).append(Character.toUpperCase(Character.forDigit(c & 15, 16)));
    }
    if (directory && b.charAt(b.length() - 1) != '/') b.append('/');
    return URI.create(b.toString());
  }

  static Path of(URI uri) {
    String scheme = uri.getScheme();
    if (scheme == null) throw new IllegalArgumentException("Missing scheme");
    if (!scheme.equalsIgnoreCase("file")) throw new FileSystemNotFoundException("Provider \"" + scheme + "\" not installed");
    if (uri.isOpaque()) throw new IllegalArgumentException("URI is not hierarchical");
    if (uri.getRawAuthority() != null) throw new IllegalArgumentException("URI has an authority component");
    if (uri.getRawFragment() != null) throw new IllegalArgumentException("URI has a fragment component");
    if (uri.getRawQuery() != null) throw new IllegalArgumentException("URI has a query component");
    // (Of other forms OpenJDK takes letters outside of ASCII, too.)
    return new UnixPath(uri.toString().startsWith("file:///") ? decoded(uri.getRawPath()) : new File(uri.getPath()).getPath());
  }

  private static String decoded(String path) {
    byte[] bytes = new byte[path.length()];
    int n = 0;
    for (int i = 0; i < path.length(); i++) {
      int c = path.charAt(i);
      if (c == '%') {
        c = Integer.parseInt(path.substring(i + 1, i + 3), 16);
        i += 2;
        if (c == 0) throw new IllegalArgumentException("Nul character not allowed");
      } else if (c == 0 || c >= 128) {
        throw new IllegalArgumentException("Bad escape");
      }
      bytes[n++] = (byte) c;
    }
    return new String(bytes, 0, n, StandardCharsets.UTF_8);
  }

  // The URI of the file system itself.
  static void ensureRoot(URI uri) {
    if (uri.getAuthority() != null) throw new IllegalArgumentException("Authority component present");
    if (uri.getPath() == null) throw new IllegalArgumentException("Path component is undefined");
    if (!uri.getPath().equals("/")) throw new IllegalArgumentException("Path component should be '/'");
    String query = uri.getQuery();
    if (query != null && !query.isEmpty()) throw new IllegalArgumentException("Query component present");
    String fragment = uri.getFragment();
    if (fragment != null && !fragment.isEmpty()) throw new IllegalArgumentException("Fragment component present");
  }
}
