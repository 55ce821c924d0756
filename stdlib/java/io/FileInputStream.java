// Reads the bytes of a file.
package java.io;

import heddle.OpenFile;
import heddle.OpenFileChannel;
import java.nio.channels.FileChannel;

public class FileInputStream extends InputStream {
  private final OpenFile file;
  private volatile FileChannel channel;  // once it has been asked for, with this's monitor

  public FileInputStream(String name) throws FileNotFoundException {
    file = OpenFile.open(name, OpenFile.READ);
  }

  public FileInputStream(File file) throws FileNotFoundException {
    this(file.getPath());
  }

  public FileInputStream(FileDescriptor fdObj) {
    file = fdObj.file;
  }

  @Override
  public int read() throws IOException {
    byte[] one = new byte[1];
    return file.read(one, 0, 1) <= 0 ? -1 : one[0] & 0xff;
  }

  @Override
  public int read(byte[] b) throws IOException {
    return read(b, 0, b.length);
  }

  @Override
  public int read(byte[] b, int off, int len) throws IOException {
    return file.read(b, off, len);
  }

  @Override
  public long skip(long n) throws IOException {
    long at = file.position();
    if (at + n < 0) throw new IOException("Invalid argument");
    file.seek(at + n);
    return n;
  }

  @Override
  public int available() throws IOException {
    return file.available();
  }

  public FileChannel getChannel() {
    synchronized (this) {
      if (channel == null) channel = new OpenFileChannel(file, true, false, false);
      return channel;
    }
  }

  public final FileDescriptor getFD() throws IOException {
    return new FileDescriptor(file);
  }

  @Override
  public void close() throws IOException {
    FileChannel own = channel;
    if (own != null) own.close();
    file.close();
  }
}
