// Attributes of files by their names: "size,lastModifiedTime", "basic:*".
package java.nio.file;

import java.nio.file.attribute.BasicFileAttributes;
import java.util.LinkedHashMap;
import java.util.Map;

final class NamedAttributes {
  private static final String[] NAMES = {
    "lastAccessTime", "lastModifiedTime", "size", "creationTime", "isSymbolicLink", "isRegularFile", "fileKey", "isOther", "isDirectory"
  };

  private NamedAttributes() {}

  // Without the name of the view.
  static String names(String attributes) {
    int colon = attributes.indexOf(':');
    String view = colon < 0 ? "basic" : attributes.substring(0, colon);
    String names = attributes.substring(colon + 1);
    if (colon == 0) throw new IllegalArgumentException(attributes);
    if (!view.equals("basic")) throw new UnsupportedOperationException("View '" + view + "' not available");
    return names;
  }

  private static Object value(String name, BasicFileAttributes of) {
    switch (name) {
      case "lastAccessTime":
        return of.lastAccessTime();
      case "lastModifiedTime":
        return of.lastModifiedTime();
      case "creationTime":
        return of.creationTime();
      case "size":
        return of.size();
      case "isSymbolicLink":
        return of.isSymbolicLink();
      case "isRegularFile":
        return of.isRegularFile();
      case "isDirectory":
        return of.isDirectory();
      case "isOther":
        return of.isOther();
      case "fileKey":
        return of.fileKey();
      default:
        throw new IllegalArgumentException("'" + name + "' not recognized");
    }
  }

  static void ensureKnown(String names) {
    for (String name : names.split(",")) {
      boolean known = name.equals("*");
      for (String each : NAMES) known |= each.equals(name);
      if (!known) throw new IllegalArgumentException("'" + name + "' not recognized");
    }
  }

  static Map<String, Object> of(BasicFileAttributes attributes, String names) {
    Map<String, Object> values = new LinkedHashMap<>();
    boolean all = false;
    for (String name : names.split(",")) all |= name.equals("*");
    for (String name : all ? NAMES : names.split(",")) values.put(name, value(name, attributes));
    return values;
  }
}
