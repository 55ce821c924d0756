// The kinds of contents that are known by the ending of a file's name, or by how the content begins.
package java.net;

import java.util.Map;

final class ContentTypes implements FileNameMap {
  static final FileNameMap BY_NAME = new ContentTypes();

  private static final Map<String, String> ENDINGS = Map.ofEntries(
      Map.entry("txt", "text/plain"), Map.entry("text", "text/plain"), Map.entry("c", "text/plain"), Map.entry("h", "text/plain"),
      Map.entry("java", "text/plain"), Map.entry("html", "text/html"), Map.entry("htm", "text/html"), Map.entry("css", "text/css"),
      Map.entry("js", "text/javascript"), Map.entry("csv", "text/csv"), Map.entry("md", "text/markdown"), Map.entry("xml", "application/xml"),
      Map.entry("json", "application/json"), Map.entry("pdf", "application/pdf"), Map.entry("zip", "application/zip"),
      Map.entry("gz", "application/gzip"), Map.entry("tar", "application/x-tar"), Map.entry("jar", "application/java-archive"),
      Map.entry("rtf", "application/rtf"), Map.entry("exe", "application/octet-stream"), Map.entry("gif", "image/gif"),
      Map.entry("jpg", "image/jpeg"), Map.entry("jpeg", "image/jpeg"), Map.entry("png", "image/png"), Map.entry("bmp", "image/bmp"),
      Map.entry("svg", "image/svg+xml"), Map.entry("tiff", "image/tiff"), Map.entry("webp", "image/webp"), Map.entry("wav", "audio/x-wav"),
      Map.entry("mp3", "audio/mpeg"), Map.entry("mp4", "video/mp4"));

  private ContentTypes() {}

  @Override
  public String getContentTypeFor(String fileName) {
    int fragment = fileName.lastIndexOf('#');
    String name = fragment > 0 ? fileName.substring(0, fragment) : fileName;
    name = name.substring(name.lastIndexOf('/') + 1);
    int dot = name.lastIndexOf('.');
    return dot < 0 ? null : ENDINGS.get(name.substring(dot + 1).toLowerCase());
  }

  // Null: it is not known.
  static String ofBeginning(byte[] first) {
    String text = new String(first, java.nio.charset.StandardCharsets.ISO_8859_1);
    String lower = text.toLowerCase();
    if (lower.startsWith("<html") || lower.startsWith("<head") || lower.startsWith("<body") || text.startsWith("<!")) return "text/html";
    if (text.startsWith("<?xml")) return "application/xml";
    if (text.startsWith("GIF8")) return "image/gif";
    if (text.startsWith("\u0089PNG\r\n\u001a\n")) return "image/png";
    if (text.startsWith("\u00ff\u00d8\u00ff")) return "image/jpeg";
    if (text.startsWith("\u00ca\u00fe\u00ba\u00be")) return "application/java-vm";
    if (text.startsWith("\u00ac\u00ed")) return "application/x-java-serialized-object";
    return text.startsWith("RIFF") ? "audio/x-wav" : null;
  }
}
