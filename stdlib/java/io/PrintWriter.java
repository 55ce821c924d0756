// Prints values as text to a writer; never throws an IOException.
package java.io;

import heddle.Coding;
import java.nio.charset.Charset;
import java.util.Formatter;
import java.util.Locale;

public class PrintWriter extends Writer {
  protected Writer out;
  private final boolean autoFlush;
  private boolean trouble;
  private PrintStream stream;  // checkError asks it instead

  public PrintWriter(Writer out) {
    this(out, false);
  }

  public PrintWriter(Writer out, boolean autoFlush) {
    super(out);
    this.out = out;
    this.autoFlush = autoFlush;
  }

  public PrintWriter(OutputStream out) {
    this(out, false);
  }

  public PrintWriter(OutputStream out, boolean autoFlush) {
    this(new BufferedWriter(new OutputStreamWriter(out)), autoFlush);
    if (out instanceof PrintStream) stream = (PrintStream) out;
  }

  public PrintWriter(OutputStream out, boolean autoFlush, Charset charset) {
    this(new BufferedWriter(new OutputStreamWriter(out, charset)), autoFlush);
  }

  public PrintWriter(String fileName) throws FileNotFoundException {
    this(new FileOutputStream(fileName), false);
  }

  public PrintWriter(String fileName, String csn) throws FileNotFoundException, UnsupportedEncodingException {
    this(fileName, Coding.charset(csn));
  }

  public PrintWriter(File file, Charset charset) throws IOException {
    this(new FileOutputStream(file), false, java.util.Objects.requireNonNull(charset, "charset"));
  }

  public PrintWriter(File file) throws FileNotFoundException {
    this(file.getPath());
  }

  public PrintWriter(File file, String csn) throws FileNotFoundException, UnsupportedEncodingException {
    this(file.getPath(), Coding.charset(csn));
  }

  public PrintWriter(String fileName, Charset charset) throws FileNotFoundException {
    this(new FileOutputStream(fileName), false, charset);
  }

  @Override
  public void flush() {
    synchronized (lock) {
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
    synchronized (lock) {
      if (out == null) return;
      try {
        out.close();
        out = null;
      } catch (IOException e) {
        trouble = true;
      }
    }
  }

  public boolean checkError() {
    if (out != null) flush();
    if (out instanceof PrintWriter) return ((PrintWriter) out).checkError();
    return stream != null ? stream.checkError() : trouble;
  }

  protected void setError() {
    trouble = true;
  }

  protected void clearError() {
    trouble = false;
  }

  // Whether it is open; if not that is remembered as trouble.
  private boolean isOpen() {
    if (out == null) trouble = true;
    return out != null;
  }

  @Override
  public void write(int c) {
    synchronized (lock) {
      if (!isOpen()) return;
      try {
        out.write(c);
      } catch (IOException e) {
        trouble = true;
      }
    }
  }

  @Override
  public void write(char[] buf, int off, int len) {
    synchronized (lock) {
      if (!isOpen()) return;
      try {
        out.write(buf, off, len);
      } catch (IOException e) {
        trouble = true;
      }
    }
  }

  @Override
  public void write(char[] buf) {
    write(buf, 0, buf.length);
  }

  @Override
  public void write(String s, int off, int len) {
    synchronized (lock) {
      if (!isOpen()) return;
      try {
        out.write(s, off, len);
      } catch (IOException e) {
        trouble = true;
      }
    }
  }

  @Override
  public void write(String s) {
    write(s, 0, s.length());
  }

  public void print(boolean b) {
    write(String.valueOf(b));
  }

  public void print(char c) {
    write(c);
  }

  public void print(int i) {
    write(String.valueOf(i));
  }

  public void print(long l) {
    write(String.valueOf(l));
  }

  public void print(float f) {
    write(String.valueOf(f));
  }

  public void print(double d) {
    write(String.valueOf(d));
  }

  public void print(char[] s) {
    write(s);
  }

  public void print(Object obj) {
    write(String.valueOf(obj));
  }

  public void print(String s) {
    write(String.valueOf(s));
  }

  public void println() {
    synchronized (lock) {
      if (!isOpen()) return;
      try {
        out.write("\n");
        if (autoFlush) out.flush();
      } catch (IOException e) {
        trouble = true;
      }
    }
  }

  public void println(boolean x) {
    synchronized (lock) {
      print(x);
      println();
    }
  }

  public void println(char x) {
    synchronized (lock) {
      print(x);
      println();
    }
  }

  public void println(int x) {
    synchronized (lock) {
      print(x);
      println();
    }
  }

  public void println(long x) {
    synchronized (lock) {
      print(x);
      println();
    }
  }

  public void println(float x) {
    synchronized (lock) {
      print(x);
      println();
    }
  }

  public void println(double x) {
    synchronized (lock) {
      print(x);
      println();
    }
  }

  public void println(char[] x) {
    synchronized (lock) {
      print(x);
      println();
    }
  }

  public void println(String x) {
    synchronized (lock) {
      print(x);
      println();
    }
  }

  public void println(Object x) {
    String text = String.valueOf(x);
    synchronized (lock) {
      print(text);
      println();
    }
  }

  public PrintWriter printf(String format, Object... args) {
    return format(format, args);
  }

  public PrintWriter printf(Locale l, String format, Object... args) {
    return format(l, format, args);
  }

  public PrintWriter format(String format, Object... args) {
    return format(Locale.getDefault(Locale.Category.FORMAT), format, args);
  }

  public PrintWriter format(Locale l, String format, Object... args) {
    synchronized (lock) {
      if (!isOpen()) return this;
      new Formatter(this, l).format(format, args);
      if (autoFlush) flush();
    }
    return this;
  }

  @Override
  public PrintWriter append(CharSequence csq) {
    write(String.valueOf(csq));
    return this;
  }

  @Override
  public PrintWriter append(CharSequence csq, int start, int end) {
    if (csq == null) csq = "null";
    return append(csq.subSequence(start, end));
  }

  @Override
  public PrintWriter append(char c) {
    write(c);
    return this;
  }
}
