// A connection to a file of this machine.
package java.net;

import java.io.BufferedInputStream;
import java.io.File;
import java.io.FileInputStream;
import java.io.IOException;
import java.io.InputStream;

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
    input = new BufferedInputStream(new FileInputStream(file));
    connected = true;
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
}
