// A connection to a file of this machine.
package java.net;

import java.io.BufferedInputStream;
import java.io.ByteArrayInputStream;
import java.io.File;
import java.io.FileInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.time.Instant;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.Arrays;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

final class FileConnection extends URLConnection {
  private final File file;
  private InputStream input;

  FileConnection(URL url) {
    super(url);
    file = new File(URLDecoder.decode(url.getPath().replace("+", "%2B"), java.nio.charset.StandardCharsets.UTF_8));
  }

  @Override
  public void connect() throws IOException {
    if (connected) return;
    input = file.isDirectory() ? listing() : new BufferedInputStream(new FileInputStream(file));
    connected = true;
  }

  // Of a directory: its names, one a line.
  private InputStream listing() {
    StringBuilder text = new StringBuilder();
    String[] names = file.list();
    Arrays.sort(names);
    for (String name : names) text.append(name).append('\n');
    return new ByteArrayInputStream(text.toString().getBytes());
  }

  @Override
  public InputStream getInputStream() throws IOException {
    connect();
    return input;
  }

  @Override
  public long getContentLengthLong() {
    return file.length();
  }

  @Override
  public String getContentType() {
    String type = file.isDirectory() ? "text/plain" : guessContentTypeFromName(url.getFile());
    return type == null ? "content/unknown" : type;
  }

  private static final String[] FIELDS = {"content-type", "content-length", "last-modified"};

  @Override
  public String getHeaderFieldKey(int n) {
    return n >= 0 && n < FIELDS.length ? FIELDS[n] : null;
  }

  @Override
  public String getHeaderField(int n) {
    return getHeaderField(getHeaderFieldKey(n));
  }

  @Override
  public Map<String, List<String>> getHeaderFields() {
    Map<String, List<String>> all = new LinkedHashMap<>();
    for (int n = FIELDS.length - 1; n >= 0; n--) all.put(FIELDS[n], List.of(getHeaderField(n)));
    return Collections.unmodifiableMap(all);
  }

  @Override
  public long getLastModified() {
    return file.lastModified();
  }

  @Override
  public String getHeaderField(String name) {
    if (name == null) return null;
    switch (name.toLowerCase()) {
      case "content-type":
        return getContentType();
      case "content-length":
        return Long.toString(getContentLengthLong());
      case "last-modified":
        return DateTimeFormatter.ofPattern("EEE, dd MMM yyyy HH:mm:ss 'GMT'", Locale.US).withZone(ZoneOffset.UTC).format(Instant.ofEpochMilli(getLastModified()));
      default:
        return null;
    }
  }
}
