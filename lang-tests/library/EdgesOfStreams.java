// Streams and readers in corners: which mistake of a call counts, how long a mark is good for, lines of bytes, the
// buffer that a subclass sees; files and addresses; the end of what has been compressed.
import java.io.*;
import java.net.*;
import java.util.*;
import java.util.zip.*;

public class EdgesOfStreams {
  interface Try {
    Object run() throws Throwable;
  }

  static void show(String what, Try t) {
    String text;
    try {
      text = String.valueOf(t.run());
    } catch (NullPointerException | IndexOutOfBoundsException e) {
      text = e.getClass().getSimpleName();
    } catch (Throwable e) {
      text = e.toString();
    }
    System.out.println(what + " -> " + text);
  }

  static InputStream four() {
    return new ByteArrayInputStream(new byte[4]);
  }

  interface Marked {
    int read() throws IOException;

    void mark(int limit) throws IOException;

    void reset() throws IOException;
  }

  static Marked of(Reader r) {
    return new Marked() {
      public int read() throws IOException {
        return r.read();
      }

      public void mark(int limit) throws IOException {
        r.mark(limit);
      }

      public void reset() throws IOException {
        r.reset();
      }
    };
  }

  static Marked of(InputStream in) {
    return new Marked() {
      public int read() throws IOException {
        return in.read();
      }

      public void mark(int limit) {
        in.mark(limit);
      }

      public void reset() throws IOException {
        in.reset();
      }
    };
  }

  // Marks behind so many characters, reads on, and goes back: what is read then, or ! if the mark has been given up.
  static String marks(java.util.function.Supplier<Marked> source, int limit) {
    StringBuilder out = new StringBuilder();
    for (int before = 0; before < 4; before++) {
      for (int n = 1; n < 9; n++) {
        try {
          Marked m = source.get();
          for (int i = 0; i < before; i++) m.read();
          m.mark(limit);
          for (int i = 0; i < n; i++) m.read();
          m.reset();
          out.append((char) m.read());
        } catch (IOException e) {
          out.append('!');
        }
      }
    }
    return out.toString();
  }

  static class Open extends BufferedInputStream {
    Open(InputStream in) {
      super(in, 3);
    }

    String state() {
      return pos + " " + count + " " + markpos + " " + marklimit + " " + buf.length;
    }
  }

  @SuppressWarnings("deprecation")
  static void lines() throws IOException {
    LineNumberInputStream in = new LineNumberInputStream(new ByteArrayInputStream("a\nb\r\nc\rd\r\r\n".getBytes()));
    StringBuilder out = new StringBuilder();
    for (int b = in.read(); b >= 0; b = in.read()) out.append(b == '\n' ? "|" : (char) b + "").append(in.getLineNumber());
    System.out.println(out);
    in = new LineNumberInputStream(new ByteArrayInputStream("a\r\nb\r\nc".getBytes()));
    byte[] bytes = new byte[10];
    System.out.print(in.available() + " " + in.skip(2) + " ");
    in.mark(10);
    in.setLineNumber(7);
    int n = in.read(bytes, 1, 9);
    System.out.print(n + " " + in.getLineNumber() + " ");
    in.reset();
    System.out.println(in.getLineNumber() + " " + (char) in.read() + " " + Arrays.toString(bytes));
  }

  @SuppressWarnings("deprecation")
  public static void main(String[] args) throws Exception {
    show("reader of bytes", () -> new InputStreamReader(four()).read(null, -1, 1));
    show("closed reader", () -> {
      BufferedReader r = new BufferedReader(new StringReader("abc"));
      r.close();
      return r.read(null, 1, 0);
    });
    show("sequence", () -> new SequenceInputStream(four(), four()).read(null, 0, -1));
    show("pipe, out", () -> {
      new PipedOutputStream(new PipedInputStream()).write(null, -10, 10);
      return "written";
    });
    show("pipe, in", () -> {
      PipedInputStream in = new PipedInputStream();
      new PipedOutputStream(in);
      return in.read(null, -10, 10);
    });
    show("pipe of characters, out", () -> {
      new PipedWriter(new PipedReader()).write((char[]) null, -10, 10);
      return "written";
    });
    show("pipe of characters, in", () -> {
      PipedReader in = new PipedReader();
      new PipedWriter(in);
      return in.read(null, -10, 10);
    });
    show("insert", () -> new StringBuffer("abc").insert(-1, (char[]) null));
    for (int size = 1; size < 6; size += 2) {
      for (int limit = 0; limit < 7; limit++) {
        int s = size, l = limit;
        System.out.println(size + " " + limit + " " + marks(() -> of(new BufferedReader(new StringReader("abcdefghijklmnop"), s)), l) + " "
            + marks(() -> of(new BufferedInputStream(new ByteArrayInputStream("abcdefghijklmnop".getBytes()), s)), l));
      }
    }
    BufferedReader unmarked = new BufferedReader(new StringReader("abc"), 1);
    show("no mark", () -> {
      unmarked.reset();
      return "";
    });
    show("given up", () -> {
      unmarked.mark(1);
      unmarked.read();
      unmarked.read();
      unmarked.reset();
      return "";
    });
    Open open = new Open(new ByteArrayInputStream(new byte[9]));
    System.out.print(open.state() + " | ");
    open.read();
    open.mark(5);
    open.read();
    System.out.println(open.state());
    Open closed = new Open(null);
    show("without a stream", () -> {
      closed.mark(1);
      closed.reset();
      return closed.skip(0);
    });
    show("which cannot be read", () -> closed.read());
    closed.close();
    show("closed", () -> closed.read(null, -1, -1));
    show("reset when it is closed", () -> {
      closed.reset();
      return "";
    });
    show("this folder", () -> new File("").toURI().toString().endsWith("/"));
    lines();
    show("address", () -> new File("/a b/\u00e9?x").toURI() + " " + new File("/").toURI());
    show("roots", () -> Arrays.toString(File.listRoots()));
    for (String s : new String[] {"http:/a", "file:a", "a", "file://h/a", "file:/a?b", "file:/a#c", "file:///x/y/", "FILE:/%20b"}) {
      show(s, () -> new File(new URI(s)));
    }
    Deflater deflater = new Deflater();
    deflater.setInput("hello".getBytes());
    deflater.finish();
    byte[] packed = new byte[100];
    int n = deflater.deflate(packed);
    for (int room = 1; room <= 6; room++) {
      Inflater inflater = new Inflater();
      inflater.setInput(packed, 0, n);
      StringBuilder log = new StringBuilder();
      while (!inflater.finished()) log.append(inflater.inflate(new byte[room])).append(inflater.finished() ? " end " : " ");
      System.out.println(room + ": " + log + inflater.getRemaining());
    }
    InflaterInputStream in = new InflaterInputStream(new ByteArrayInputStream(packed, 0, n));
    System.out.println(in.skip(5) + " " + in.available());
  }
}
// expect: reader of bytes -> IndexOutOfBoundsException
// expect: closed reader -> java.io.IOException: Stream closed
// expect: sequence -> NullPointerException
// expect: pipe, out -> NullPointerException
// expect: pipe, in -> NullPointerException
// expect: pipe of characters, out -> NullPointerException
// expect: pipe of characters, in -> NullPointerException
// expect: insert -> StringIndexOutOfBoundsException
// expect: 1 0 !!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!! a!!!!!!!b!!!!!!!c!!!!!!!d!!!!!!!
// expect: 1 1 a!!!!!!!b!!!!!!!c!!!!!!!d!!!!!!! a!!!!!!!b!!!!!!!c!!!!!!!d!!!!!!!
// expect: 1 2 aa!!!!!!bb!!!!!!cc!!!!!!dd!!!!!! aa!!!!!!bb!!!!!!cc!!!!!!dd!!!!!!
// expect: 1 3 aaa!!!!!bbb!!!!!ccc!!!!!ddd!!!!! aaa!!!!!bbb!!!!!ccc!!!!!ddd!!!!!
// expect: 1 4 aaaa!!!!bbbb!!!!cccc!!!!dddd!!!! aaaa!!!!bbbb!!!!cccc!!!!dddd!!!!
// expect: 1 5 aaaaa!!!bbbbb!!!ccccc!!!ddddd!!! aaaaa!!!bbbbb!!!ccccc!!!ddddd!!!
// expect: 1 6 aaaaaa!!bbbbbb!!cccccc!!dddddd!! aaaaaa!!bbbbbb!!cccccc!!dddddd!!
// expect: 3 0 !!!!!!!!bb!!!!!!c!!!!!!!!!!!!!!! aaa!!!!!bbb!!!!!ccc!!!!!ddd!!!!!
// expect: 3 1 aaa!!!!!bb!!!!!!c!!!!!!!ddd!!!!! aaa!!!!!bbb!!!!!ccc!!!!!ddd!!!!!
// expect: 3 2 aaa!!!!!bb!!!!!!ccc!!!!!ddd!!!!! aaa!!!!!bbb!!!!!ccc!!!!!ddd!!!!!
// expect: 3 3 aaa!!!!!bbb!!!!!ccc!!!!!ddd!!!!! aaa!!!!!bbb!!!!!ccc!!!!!ddd!!!!!
// expect: 3 4 aaaa!!!!bbbb!!!!cccc!!!!dddd!!!! aaaa!!!!bbbb!!!!cccc!!!!dddd!!!!
// expect: 3 5 aaaaa!!!bbbbb!!!ccccc!!!ddddd!!! aaaaa!!!bbbbb!!!ccccc!!!ddddd!!!
// expect: 3 6 aaaaaa!!bbbbbb!!cccccc!!dddddd!! aaaaaa!!bbbbbb!!cccccc!!dddddd!!
// expect: 5 0 !!!!!!!!bbbb!!!!ccc!!!!!dd!!!!!! aaaaa!!!bbbbb!!!ccccc!!!ddddd!!!
// expect: 5 1 aaaaa!!!bbbb!!!!ccc!!!!!dd!!!!!! aaaaa!!!bbbbb!!!ccccc!!!ddddd!!!
// expect: 5 2 aaaaa!!!bbbb!!!!ccc!!!!!dd!!!!!! aaaaa!!!bbbbb!!!ccccc!!!ddddd!!!
// expect: 5 3 aaaaa!!!bbbb!!!!ccc!!!!!ddddd!!! aaaaa!!!bbbbb!!!ccccc!!!ddddd!!!
// expect: 5 4 aaaaa!!!bbbb!!!!ccccc!!!ddddd!!! aaaaa!!!bbbbb!!!ccccc!!!ddddd!!!
// expect: 5 5 aaaaa!!!bbbbb!!!ccccc!!!ddddd!!! aaaaa!!!bbbbb!!!ccccc!!!ddddd!!!
// expect: 5 6 aaaaaa!!bbbbbb!!cccccc!!dddddd!! aaaaaa!!bbbbbb!!cccccc!!dddddd!!
// expect: no mark -> java.io.IOException: Stream not marked
// expect: given up -> java.io.IOException: Mark invalid
// expect: 0 0 -1 0 3 | 2 3 1 5 3
// expect: without a stream -> 0
// expect: which cannot be read -> java.io.IOException: Stream closed
// expect: closed -> java.io.IOException: Stream closed
// expect: reset when it is closed -> java.io.IOException: Stream closed
// expect: this folder -> true
// expect: a0|1b1|2c2|3d3|4|5
// expect: 3 2 3 8 1 b [0, 98, 10, 99, 0, 0, 0, 0, 0, 0]
// expect: address -> file:/a%20b/é%3Fx file:/
// expect: roots -> [/]
// expect: http:/a -> java.lang.IllegalArgumentException: URI scheme is not "file"
// expect: file:a -> java.lang.IllegalArgumentException: URI is not hierarchical
// expect: a -> java.lang.IllegalArgumentException: URI is not absolute
// expect: file://h/a -> java.lang.IllegalArgumentException: URI has an authority component
// expect: file:/a?b -> java.lang.IllegalArgumentException: URI has a query component
// expect: file:/a#c -> java.lang.IllegalArgumentException: URI has a fragment component
// expect: file:///x/y/ -> /x/y
// expect: FILE:/%20b -> / b
// expect: 1: 1 1 1 1 1 end 0
// expect: 2: 2 2 1 end 0
// expect: 3: 3 2 end 0
// expect: 4: 4 1 end 0
// expect: 5: 5 end 0
// expect: 6: 5 end 0
// expect: 5 0
