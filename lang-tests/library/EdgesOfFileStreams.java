// Streams over files and over other streams: after an error, after the end, and closed when closing fails.
import java.io.BufferedReader;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.File;
import java.io.FileInputStream;
import java.io.FileOutputStream;
import java.io.FileWriter;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.io.PrintWriter;
import java.io.Reader;
import java.io.SequenceInputStream;
import java.io.StringReader;
import java.nio.ByteBuffer;
import java.nio.channels.AsynchronousFileChannel;
import java.nio.channels.CompletionHandler;
import java.nio.charset.CharsetDecoder;
import java.nio.charset.StandardCharsets;
import java.nio.file.StandardOpenOption;
import java.util.concurrent.Callable;
import java.util.concurrent.CountDownLatch;

public class EdgesOfFileStreams {
  static void show(String name, Callable<?> what) {
    Object result;
    try {
      result = what.call();
    } catch (Throwable t) {
      result = t + (t.getSuppressed().length > 0 ? " and " + t.getSuppressed()[0] : "");
    }
    System.out.println(name + ": " + result);
  }

  static class Failing extends ByteArrayInputStream {
    private final String name;

    Failing(String name) {
      super(new byte[] {65, 66});
      this.name = name;
    }

    @Override
    public void close() throws IOException {
      System.out.println("closes " + name);
      throw new IOException(name);
    }
  }

  static String both(Reader reader) {
    StringBuilder result = new StringBuilder();
    try {
      reader.close();
    } catch (IOException e) {
      result.append(e.getMessage());
    }
    try {
      result.append(' ').append(reader.read());
    } catch (IOException e) {
      result.append(", ").append(e.getMessage());
    }
    return result.toString();
  }

  public static void main(String[] args) throws Exception {
    File file = File.createTempFile("edges", ".txt");
    show("a stream in a stream", () -> {
      FileOutputStream out = new FileOutputStream(file);
      PrintStream outer = new PrintStream(new PrintStream(out));
      out.close();
      outer.println("text");
      return outer.checkError();
    });
    show("a writer in a writer", () -> {
      FileWriter out = new FileWriter(file);
      PrintWriter outer = new PrintWriter(new PrintWriter(out));
      out.close();
      outer.println("text");
      return outer.checkError();
    });

    for (CharsetDecoder decoder : new CharsetDecoder[] {null, StandardCharsets.UTF_8.newDecoder()}) {
      FileOutputStream out = new FileOutputStream(file);
      InputStream in = new FileInputStream(file);
      BufferedReader reader = new BufferedReader(decoder == null ? new InputStreamReader(in, StandardCharsets.UTF_8) : new InputStreamReader(in, decoder));
      for (String line : new String[] {"first\n", "second", " half\n", ""}) {
        out.write(line.getBytes(StandardCharsets.UTF_8));
        System.out.println(reader.readLine() + ", " + reader.read());
      }
      out.close();
      reader.close();
    }

    show("sequence", () -> {
      SequenceInputStream all = new SequenceInputStream(new Failing("one"), new Failing("two"));
      all.read();
      all.close();
      return "fine";
    });
    show("buffered", () -> both(new BufferedReader(new InputStreamReader(new Failing("below")))));
    show("decoder", () -> both(new InputStreamReader(new Failing("below"))));
    show("mark", () -> {
      new StringReader("text").mark(-1);
      return "fine";
    });
    show("no number", () -> new CharsetDecoder(StandardCharsets.UTF_8, Float.NaN, 1) {
      protected java.nio.charset.CoderResult decodeLoop(ByteBuffer in, java.nio.CharBuffer out) {
        return null;
      }
    });

    AsynchronousFileChannel channel = AsynchronousFileChannel.open(file.toPath(), StandardOpenOption.READ, StandardOpenOption.WRITE);
    CountDownLatch done = new CountDownLatch(1);
    channel.read(ByteBuffer.allocate(3), 0, null, new CompletionHandler<Integer, Void>() {
      @Override
      public void completed(Integer result, Void attachment) {
        Thread.currentThread().interrupt();
        show("interrupted", () -> channel.size() + " " + channel.isOpen() + " " + Thread.interrupted());
        done.countDown();
      }

      @Override
      public void failed(Throwable t, Void attachment) {
        t.printStackTrace();
      }
    });
    done.await();
    channel.close();
    file.delete();
  }
}
// expect: a stream in a stream: true
// expect: a writer in a writer: true
// expect: first, -1
// expect: second, -1
// expect:  half, -1
// expect: null, -1
// expect: first, -1
// expect: second, -1
// expect:  half, -1
// expect: null, -1
// expect: closes one
// expect: closes two
// expect: sequence: java.io.IOException: one and java.io.IOException: two
// expect: closes below
// expect: buffered: below , Stream closed
// expect: closes below
// expect: decoder: below , Stream closed
// expect: mark: java.lang.IllegalArgumentException: Read-ahead limit < 0
// expect: no number: java.lang.IllegalArgumentException: Non-positive averageCharsPerByte
// expect: interrupted: 18 true true
