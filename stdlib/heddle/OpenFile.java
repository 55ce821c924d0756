// An open file, or one of the standard streams. Where it stands, and whether it is open, is the VM's
// business: threads that share it need no lock for that.
package heddle;

import java.io.FileNotFoundException;
import java.io.IOException;
import java.nio.channels.ClosedChannelException;

public final class OpenFile {
  // vm::OpenFlag
  public static final int READ = 1;
  public static final int WRITE = 2;
  public static final int APPEND = 4;
  public static final int CREATE = 8;
  public static final int EXCLUSIVE = 16;
  public static final int TRUNCATE = 32;

  // interp::FileControlKind
  private static final int POSITION = 0;
  private static final int SEEK = 1;
  private static final int SIZE = 2;
  private static final int RESIZE = 3;
  private static final int CLOSE = 4;
  private static final int CUT = 5;

  public static final OpenFile IN = new OpenFile(-1, "");
  public static final OpenFile OUT = new OpenFile(-2, "");
  public static final OpenFile ERR = new OpenFile(-3, "");
  public static final OpenFile CLOSED = new OpenFile(Integer.MAX_VALUE, "");

  private static final int BAD_DESCRIPTOR = 9;  // EBADF

  private final int descriptor;

  private final String path;  // as it has been opened

  private OpenFile(int descriptor, String path) {
    this.descriptor = descriptor;
    this.path = path;
  }

  String path() {
    return path;
  }

  // As the streams of java.io open files.
  public static OpenFile open(String path, int flags) throws FileNotFoundException {
    if (path == null) throw new NullPointerException();
    if (path.indexOf('\0') >= 0) throw new FileNotFoundException("Invalid file path");
    int descriptor = VM.openFile(path, flags);
    if (descriptor < 0) throw new FileNotFoundException(path + " (" + VM.errorText(-descriptor) + ")");
    return new OpenFile(descriptor, path);
  }

  // Null: there is an error, which `error` gets.
  public static OpenFile tryOpen(String path, int flags, int[] error) {
    int descriptor = VM.openFile(path, flags);
    if (descriptor >= 0) return new OpenFile(descriptor, path);
    error[0] = -descriptor;
    return null;
  }

  // How many bytes can be read at once.
  public int available() throws IOException {
    if (descriptor < 0) return descriptor == -1 && VM.inputReady() ? 1 : 0;
    return (int) Math.min(Integer.MAX_VALUE, Math.max(0, size() - position()));
  }

  private static IOException trouble(long result) {
    int error = (int) -result;
    return new IOException(error == BAD_DESCRIPTOR ? "Stream Closed" : VM.errorText(error));
  }

  private static long checked(long result) throws IOException {
    if (result < 0) throw trouble(result);
    return result;
  }

  private long control(int what, long value) throws IOException {
    return descriptor < 0 ? 0 : checked(VM.fileControl(descriptor, what, value));
  }

  private static void checkRange(byte[] b, int off, int len) {
    int length = b.length;
    if (off < 0 || len < 0 || len > length - off) throw new IndexOutOfBoundsException();
  }

  // -1 at the end.
  public int read(byte[] b, int off, int len) throws IOException {
    checkRange(b, off, len);
    if (len == 0) return 0;
    if (descriptor == -1) return VM.readInput(b, off, len);
    int n = VM.readFile(descriptor, b, off, len);
    return n == 0 ? -1 : (int) checked(n);
  }

  public void write(byte[] b, int off, int len) throws IOException {
    checkRange(b, off, len);
    if (len == 0) return;
    if (descriptor < 0) {
      VM.writeOutput(descriptor == -2 ? 1 : 2, new String(b, off, len));
      return;
    }
    checked(VM.writeFile(descriptor, b, off, len));
  }

  public long position() throws IOException {
    return control(POSITION, 0);
  }

  public void seek(long position) throws IOException {
    control(SEEK, position);
  }

  public long size() throws IOException {
    return control(SIZE, 0);
  }

  public void resize(long size) throws IOException {
    control(RESIZE, size);
  }

  // --- for channels: a file that has been closed is a closed channel

  private static long channelResult(long result) throws IOException {
    if (result == -BAD_DESCRIPTOR) throw new ClosedChannelException();
    return checked(result);
  }

  private long channelControl(int what, long value) throws IOException {
    if (descriptor < 0) throw new IOException("Illegal seek");
    return channelResult(VM.fileControl(descriptor, what, value));
  }

  // At the place where it stands, which moves on; -1 at the end.
  int channelRead(byte[] b, int off, int len) throws IOException {
    if (descriptor < 0) return read(b, off, len);
    int n = VM.readFile(descriptor, b, off, len);
    return n == 0 ? -1 : (int) channelResult(n);
  }

  int channelWrite(byte[] b, int off, int len) throws IOException {
    if (descriptor >= 0) return (int) channelResult(VM.writeFile(descriptor, b, off, len));
    write(b, off, len);
    return len;
  }

  // At a place of the file, wherever it stands.
  int readAt(byte[] b, int off, int len, long place) throws IOException {
    if (descriptor < 0) throw new IOException("Illegal seek");
    int n = VM.readFileAt(descriptor, b, off, len, place);
    return n == 0 ? -1 : (int) channelResult(n);
  }

  int writeAt(byte[] b, int off, int len, long place) throws IOException {
    if (descriptor < 0) throw new IOException("Illegal seek");
    return (int) channelResult(VM.writeFileAt(descriptor, b, off, len, place));
  }

  long channelPosition() throws IOException {
    return channelControl(POSITION, 0);
  }

  void channelSeek(long position) throws IOException {
    channelControl(SEEK, position);
  }

  long channelSize() throws IOException {
    return channelControl(SIZE, 0);
  }

  void cut(long size) throws IOException {
    channelControl(CUT, size);
  }

  boolean isOpen() {
    return descriptor < 0 || VM.fileControl(descriptor, POSITION, 0) != -BAD_DESCRIPTOR;
  }

  // Closing twice is no error; the standard streams stay open.
  public void close() {
    if (descriptor >= 0) VM.fileControl(descriptor, CLOSE, 0);
  }
}
