// Prints values as text; never throws an IOException.
//
// Each call that prints to standard output or standard error is one atomic operation of the VM.
package java.io;

import heddle.Coding;
import heddle.Pieces;
import heddle.VM;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.Formatter;
import java.util.Locale;
import java.util.Objects;

public class PrintStream extends FilterOutputStream implements Appendable, Closeable {
  private final int stream;  // 1 standard output, 2 standard error, 0 another stream: `out`
  private final boolean autoFlush;
  private final Charset charset;
  private final OutputStreamWriter encoded;  // in front of `out` if pieces of text cannot be encoded by themselves; or null
  private volatile boolean trouble;
  private boolean shut;  // of the VM's own streams: close() has been called; hidden state (tester/hidden_state.h)

  // For the VM's own streams.
  PrintStream(int stream, boolean ownStream) {
    super(null);
    this.stream = stream;
    autoFlush = true;
    charset = StandardCharsets.UTF_8;
    encoded = null;
  }

  public PrintStream(OutputStream out) {
    this(out, false);
  }

  public PrintStream(OutputStream out, boolean autoFlush) {
    this(out, autoFlush, StandardCharsets.UTF_8);
  }

  public PrintStream(OutputStream out, boolean autoFlush, String encoding)
      throws UnsupportedEncodingException {
    this(Objects.requireNonNull(out, "Null output stream"), autoFlush, Coding.charset(encoding));
  }

  public PrintStream(OutputStream out, boolean autoFlush, Charset charset) {
    super(Objects.requireNonNull(out, "Null output stream"));
    this.stream = 0;
    this.autoFlush = autoFlush;
    this.charset = charset;
    encoded = charset == StandardCharsets.UTF_8 || Coding.isLatin(charset) ? null : new OutputStreamWriter(out, charset);
  }

  public PrintStream(String fileName) throws FileNotFoundException {
    this(new BufferedOutputStream(new FileOutputStream(fileName)), false);
  }

  public PrintStream(String fileName, String csn) throws FileNotFoundException, UnsupportedEncodingException {
    this(new BufferedOutputStream(new FileOutputStream(fileName)), false, Coding.charset(csn));
  }

  public PrintStream(String fileName, Charset charset) throws IOException {
    this(new BufferedOutputStream(new FileOutputStream(fileName)), false, charset);
  }

  public PrintStream(File file) throws FileNotFoundException {
    this(file.getPath());
  }

  public PrintStream(File file, String csn) throws FileNotFoundException, UnsupportedEncodingException {
    this(file.getPath(), csn);
  }

  public PrintStream(File file, Charset charset) throws IOException {
    this(file.getPath(), charset);
  }

  // Standard output (1) or standard error (2).
  public static PrintStream ofStandard(int stream) {
    return new PrintStream(stream, true);
  }

  private char high;  // half of a character that is waiting for the other half

  private void putWhole(String text) {
    if (high != 0) text = high + text;
    high = 0;
    int n = text.length();
    if (n > 0 && Character.isHighSurrogate(text.charAt(n - 1))) {
      high = text.charAt(n - 1);
      text = text.substring(0, n - 1);
    }
    if (!text.isEmpty()) passBytes(Coding.encode(charset, text));
  }

  private void passBytes(byte[] bytes) {
    try {
      out.write(bytes, 0, bytes.length);
      if (autoFlush) out.flush();
    } catch (IOException e) {
      trouble = true;
    }
  }

  private void passEncoded(String text) throws IOException {
    encoded.write(text);
    try {
      if (encoded.pass() && autoFlush) out.flush();
    } catch (IOException e) {
      trouble = true;
    }
  }

  private void passRest() {
    try {
      encoded.finish();
    } catch (IOException e) {
      trouble = true;
    }
  }

  private void putOut(String text) {
    if (!VM.standardMonitors()) {
      putNow(text);
      return;
    }
    synchronized (this) {
      putNow(text);
    }
  }

  private void putNow(String text) {
    if (shut) trouble = true;
    else VM.writeOutput(stream, text);
  }

  // The only place where text goes out.
  private void put(String text, boolean line) {
    if (stream != 0) {
      putOut(line ? text + "\n" : text);
      return;
    }
    synchronized (this) {
      if (out == null) {
        trouble = true;
        return;
      }
      try {
        String all = line ? text.concat("\n") : text;
        if (encoded == null) putWhole(all);
        else passEncoded(all);
        if (autoFlush && (line || text.indexOf('\n') >= 0)) out.flush();
      } catch (IOException e) {
        trouble = true;
      }
    }
  }

  private void flushNow() {
    if (shut) trouble = true;
  }

  @Override
  public void flush() {
    if (stream != 0) {
      if (!VM.standardMonitors()) {
        flushNow();
        return;
      }
      synchronized (this) {
        flushNow();
      }
      return;
    }
    synchronized (this) {
      if (out == null) {
        trouble = true;
        return;
      }
      try {
        out.flush();
      } catch (IOException e) {
        trouble = true;
      }
    }
  }

  @Override
  public void close() {
    if (stream != 0) {
      if (!VM.standardMonitors()) {
        shut = true;
        return;
      }
      synchronized (this) {
        shut = true;
      }
      return;
    }
    synchronized (this) {
      if (out == null) return;
      try {
        if (high != 0) passBytes(Coding.encode(charset, String.valueOf(high)));
        if (encoded != null) passRest();
        out.flush();
        out.close();
      } catch (IOException e) {
        trouble = true;
      }
      out = null;
    }
  }

  public boolean checkError() {
    if (!isClosed()) flush();
    return out instanceof PrintStream ? ((PrintStream) out).checkError() : trouble;
  }

  protected void setError() {
    trouble = true;
  }

  protected void clearError() {
    trouble = false;
  }

  @Override
  public void write(int b) {
    if (stream != 0) {
      byte[] one = {(byte) b};
      write(one, 0, 1);
      return;
    }
    synchronized (this) {
      if (out == null) {
        trouble = true;
        return;
      }
      try {
        out.write(b);
        if (autoFlush && b == '\n') out.flush();
      } catch (IOException e) {
        trouble = true;
      }
    }
  }

  @Override
  public void write(byte[] buf) throws IOException {
    write(buf, 0, buf.length);
  }

  public void writeBytes(byte[] buf) {
    write(buf, 0, buf.length);
  }

  @Override
  public void write(byte[] buf, int off, int len) {
    if (stream != 0) {
      putOut(new String(buf, off, len));
      return;
    }
    synchronized (this) {
      if (out == null) {
        trouble = true;
        return;
      }
      try {
        out.write(buf, off, len);
        if (autoFlush) out.flush();
      } catch (IOException e) {
        trouble = true;
      }
    }
  }

  // (What is closed does not look at them.)
  private String ofChars(char[] s) {
    return isClosed() ? "" : String.valueOf(s);
  }

  private boolean isClosed() {
    return stream == 0 ? out == null : shut;
  }

  public void print(boolean b) {
    put(String.valueOf(b), false);
  }

  public void print(char c) {
    put(String.valueOf(c), false);
  }

  public void print(int i) {
    put(String.valueOf(i), false);
  }

  public void print(long l) {
    put(String.valueOf(l), false);
  }

  public void print(float f) {
    put(String.valueOf(f), false);
  }

  public void print(double d) {
    put(String.valueOf(d), false);
  }

  public void print(char[] s) {
    put(ofChars(s), false);
  }

  public void print(String s) {
    put(String.valueOf(s), false);
  }

  public void print(Object obj) {
    put(String.valueOf(obj), false);
  }

  public void println() {
    put("", true);
  }

  public void println(boolean x) {
    put(String.valueOf(x), true);
  }

  public void println(char x) {
    put(String.valueOf(x), true);
  }

  public void println(int x) {
    put(String.valueOf(x), true);
  }

  public void println(long x) {
    put(String.valueOf(x), true);
  }

  public void println(float x) {
    put(String.valueOf(x), true);
  }

  public void println(double x) {
    put(String.valueOf(x), true);
  }

  public void println(char[] x) {
    put(ofChars(x), true);
  }

  public void println(String x) {
    put(String.valueOf(x), true);
  }

  public void println(Object x) {
    put(String.valueOf(x), true);
  }

  public PrintStream printf(String format, Object... args) {
    return format(format, args);
  }

  public PrintStream printf(Locale l, String format, Object... args) {
    return format(l, format, args);
  }

  public PrintStream format(String format, Object... args) {
    return format(Locale.getDefault(Locale.Category.FORMAT), format, args);
  }

  // To the VM's own streams goes all at once, and if the format turns out to be wrong what is in front of that; another
  // stream gets piece after piece, as others may see.
  public PrintStream format(Locale l, String format, Object... args) {
    if (stream == 0) {
      synchronized (this) {
        if (out == null) trouble = true;
        else new Formatter(this, l).format(format, args);
      }
      return this;
    }
    if (!VM.standardMonitors()) return formatNow(l, format, args);
    synchronized (this) {
      return formatNow(l, format, args);
    }
  }

  private PrintStream formatNow(Locale l, String format, Object[] args) {
    if (shut) {
      trouble = true;
      return this;
    }
    Pieces pieces = new Pieces();
    try {
      new Formatter(pieces, l).format(format, args);
    } finally {
      if (!pieces.isEmpty()) put(pieces.toString(), false);
    }
    return this;
  }

  @Override
  public PrintStream append(CharSequence csq) {
    print(String.valueOf(csq));
    return this;
  }

  @Override
  public PrintStream append(CharSequence csq, int start, int end) {
    if (csq == null) csq = "null";
    return append(csq.subSequence(start, end));
  }

  @Override
  public PrintStream append(char c) {
    print(c);
    return this;
  }
}
