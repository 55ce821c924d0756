// The kinds of contents of files, by their names.
package java.net;

public interface FileNameMap {
  // Null: it is not known.
  String getContentTypeFor(String fileName);
}
