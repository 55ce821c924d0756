// Writes bytes to a file.
package java.io;

import heddle.OpenFile;
import heddle.OpenFileChannel;
import java.nio.channels.FileChannel;

public class FileOutputStream extends OutputStream {
  private final OpenFile file;
  private final boolean append;
  private volatile FileChannel channel;  // once it has been asked for, with this's monitor

  public FileOutputStream(String name) throws FileNotFoundException {
    this(name, false);
  }

  public FileOutputStream(String name, boolean append) throws FileNotFoundException {
    this.append = append;
    file = OpenFile.open(name, OpenFile.WRITE | OpenFile.CREATE | (append ? OpenFile.APPEND : OpenFile.TRUNCATE));
  }

  public FileOutputStream(File file) throws FileNotFoundException {
    this(file.getPath(), false);
  }

  public FileOutputStream(File file, boolean append) throws FileNotFoundException {
    this(file.getPath(), append);
  }

  public FileOutputStream(FileDescriptor fdObj) {
    append = false;
    file = fdObj.file;
  }

  @Override
  public void write(int b) throws IOException {
    file.write(new byte[] {(byte) b}, 0, 1);
  }

  @Override
  public void write(byte[] b) throws IOException {
    write(b, 0, b.length);
  }

  @Override
  public void write(byte[] b, int off, int len) throws IOException {
    file.write(b, off, len);
  }

  public FileChannel getChannel() {
    synchronized (this) {
      if (channel == null) channel = new OpenFileChannel(file, false, true, append);
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
