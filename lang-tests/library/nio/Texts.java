// Text between bytes and characters: readers and writers with coders, channels as streams, Readable, Scanner, and files whose
// text is malformed.
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.PrintStream;
import java.io.Reader;
import java.io.StringReader;
import java.io.Writer;
import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.channels.Channels;
import java.nio.channels.FileChannel;
import java.nio.channels.ReadableByteChannel;
import java.nio.channels.WritableByteChannel;
import java.nio.charset.Charset;
import java.nio.charset.CharsetDecoder;
import java.nio.charset.CharsetEncoder;
import java.nio.charset.CoderResult;
import java.nio.charset.CodingErrorAction;
import java.nio.charset.IllegalCharsetNameException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.Scanner;

public class Texts {
  static final Path file = Path.of("heddle-nio-texts.txt");

  interface Action {
    Object run() throws Exception;
  }

  static void tell(String what, Action action) {
    try {
      System.out.println(what + ": " + action.run());
    } catch (Exception e) {
      System.out.println(what + " threw " + e + (e.getCause() == null || e.getCause() == e ? "" : " because of " + e.getCause()));
    } catch (Error e) {
      System.out.println(what + " threw " + e);
    }
  }

  static String hex(CharSequence text) {
    StringBuilder out = new StringBuilder();
    for (int i = 0; i < text.length(); i++) out.append(Integer.toHexString(text.charAt(i))).append(' ');
    return out.toString();
  }

  static String all(Reader in) throws IOException {
    StringBuilder out = new StringBuilder();
    for (int c = in.read(); c >= 0; c = in.read()) out.append((char) c);
    return out.toString();
  }

  static void names() {
    for (String name : new String[] {"utf8", "Latin1", "UTF_16LE", "cp1252", "ascii", "l1", "no-such-charset", "", "a b", "-x", "x_y"}) {
      tell("forName " + name, () -> Charset.forName(name));
      tell("isSupported " + name, () -> Charset.isSupported(name));
    }
    tell("null", () -> Charset.forName(null));
    tell("by name", () -> "x".getBytes("no-such-charset"));
    tell("by bad name", () -> new String(new byte[1], "?"));
    tell("all", () -> Charset.availableCharsets().get("utf-8") + " " + Charset.availableCharsets().containsKey("WINDOWS-1252"));
    tell("order", () -> Charset.forName("utf8").compareTo(StandardCharsets.US_ASCII) > 0);
    tell("constant", () -> Charset.availableCharsets().put("x", StandardCharsets.UTF_8));
    for (String name : new String[] {"UTF-8", "US-ASCII", "ISO-8859-1", "UTF-16", "UTF-16LE", "windows-1252", "UTF-32", "KOI8-R"}) {
      tell("encoding", () -> new InputStreamReader(new ByteArrayInputStream(new byte[0]), name).getEncoding());
    }
  }

  static void steps() {
    CharsetDecoder d = StandardCharsets.UTF_8.newDecoder();
    CharBuffer out = CharBuffer.allocate(4);
    tell("flush", () -> d.flush(out));
    tell("decode", () -> d.decode(ByteBuffer.wrap(new byte[] {65}), out, false));
    tell("flush", () -> d.flush(out));
    tell("end", () -> d.decode(ByteBuffer.wrap(new byte[] {66, (byte) 0xc3}), out, true) + " " + out.flip());
    tell("more", () -> d.decode(ByteBuffer.wrap(new byte[1]), out, false));
    tell("flush", () -> d.flush(out) + " " + d.flush(out));
    tell("again", () -> d.decode(ByteBuffer.wrap(new byte[1]), out, true));
    tell("replacement", () -> d.replaceWith("xy"));
    tell("replacement", () -> d.replaceWith(""));
    tell("replacement", () -> d.replaceWith(null));
    tell("action", () -> d.onMalformedInput(null));
    CharsetEncoder e = StandardCharsets.US_ASCII.newEncoder();
    tell("replacement", () -> e.replaceWith(new byte[] {-1}));
    tell("replacement", () -> e.replaceWith(new byte[] {1, 2}));
    tell("replacement", () -> Arrays.toString(e.replaceWith(new byte[] {'!'}).replacement()));
    tell("replaced", () -> new String(e.onUnmappableCharacter(CodingErrorAction.REPLACE).encode(CharBuffer.wrap("aäb")).array()));
    tell("can", () -> e.canEncode('ä') + " " + e.canEncode("abc") + " " + e.isLegalReplacement(new byte[] {65, 66}));
    tell("utf", () -> StandardCharsets.UTF_8.newEncoder().isLegalReplacement(new byte[] {(byte) 0xc3}));
    tell("results", () -> CoderResult.malformedForLength(3) + " " + CoderResult.unmappableForLength(9).length() + " "
        + (CoderResult.malformedForLength(2) == CoderResult.malformedForLength(2)) + CoderResult.OVERFLOW.isError());
    tell("length", () -> CoderResult.UNDERFLOW.length());
    tell("length", () -> CoderResult.malformedForLength(0));
    tell("throw", () -> {
      CoderResult.unmappableForLength(2).throwException();
      return "";
    });
    tell("throw", () -> {
      CoderResult.OVERFLOW.throwException();
      return "";
    });
    tell("detect", () -> d.isAutoDetecting() + " " + d.detectedCharset());
  }

  // A charset of the program's own: the letters a to p, two to a byte.
  static final class Halves extends Charset {
    Halves(String name) {
      super(name, new String[] {"half"});
    }

    @Override
    public boolean contains(Charset cs) {
      return cs instanceof Halves;
    }

    @Override
    public CharsetDecoder newDecoder() {
      return new CharsetDecoder(this, 2, 2) {
        @Override
        protected CoderResult decodeLoop(ByteBuffer in, CharBuffer out) {
          while (in.hasRemaining()) {
            if (out.remaining() < 2) return CoderResult.OVERFLOW;
            int b = in.get();
            out.put((char) ('a' + (b >> 4 & 15))).put((char) ('a' + (b & 15)));
          }
          return CoderResult.UNDERFLOW;
        }
      };
    }

    @Override
    public CharsetEncoder newEncoder() {
      return new CharsetEncoder(this, 0.5f, 1) {
        private int half = -1;

        @Override
        protected CoderResult encodeLoop(CharBuffer in, ByteBuffer out) {
          while (in.hasRemaining()) {
            char c = in.get(in.position());
            if (c < 'a' || c > 'p') return CoderResult.unmappableForLength(1);
            if (half < 0) {
              half = c - 'a';
            } else {
              if (!out.hasRemaining()) return CoderResult.OVERFLOW;
              out.put((byte) (half << 4 | c - 'a'));
              half = -1;
            }
            in.get();
          }
          return CoderResult.UNDERFLOW;
        }

        @Override
        protected CoderResult implFlush(ByteBuffer out) {
          if (half < 0) return CoderResult.UNDERFLOW;
          if (!out.hasRemaining()) return CoderResult.OVERFLOW;
          out.put((byte) (half << 4));
          half = -1;
          return CoderResult.UNDERFLOW;
        }

        @Override
        protected void implReset() {
          half = -1;
        }
      };
    }
  }

  static void own() {
    Charset halves = new Halves("X-halves");
    tell("own", () -> halves + " " + halves.aliases() + halves.isRegistered() + halves.equals(new Halves("X-halves")));
    tell("own name", () -> new Halves("a/b"));
    tell("encode", () -> Arrays.toString("abcdefg".getBytes(halves)) + new String(new byte[] {1, 35}, halves) + halves.encode("pon").remaining());
    tell("report", () -> halves.newEncoder().encode(CharBuffer.wrap("abxc")));
    tell("reader", () -> all(new InputStreamReader(new ByteArrayInputStream(new byte[] {1, 2, 3}), halves)));
    tell("writer", () -> {
      ByteArrayOutputStream out = new ByteArrayOutputStream();
      try (Writer w = new OutputStreamWriter(out, halves)) {
        for (char c : "abcde".toCharArray()) w.write(c);
      }
      return Arrays.toString(out.toByteArray());
    });
  }

  static void streams() {
    String text = "Grüße, \u20ac \ud83d\ude00!\n";
    for (String name : new String[] {"UTF-8", "UTF-16", "UTF-16LE", "UTF-32", "ISO-8859-1", "windows-1252", "US-ASCII"}) {
      Charset cs = Charset.forName(name);
      tell(name, () -> {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        try (Writer w = new OutputStreamWriter(out, cs)) {
          for (char c : text.toCharArray()) w.write(c);
          w.write(text);
          w.write('\ud800');
        }
        ByteArrayOutputStream printed = new ByteArrayOutputStream();
        PrintStream p = new PrintStream(printed, true, name);
        p.print("ä");
        p.println(text);
        p.flush();
        return out.size() + " " + Arrays.hashCode(out.toByteArray()) + " " + Arrays.hashCode(printed.toByteArray()) + " "
            + hex(all(new InputStreamReader(new ByteArrayInputStream(out.toByteArray()), cs))).hashCode() + " "
            + out.toString(cs).hashCode() + " " + out.toString(name).equals(new String(out.toByteArray(), name));
      });
    }
    tell("reported", () -> all(new InputStreamReader(new ByteArrayInputStream(new byte[] {'a', 'b', (byte) 0xff, 'c'}), StandardCharsets.UTF_8.newDecoder())));
    tell("first", () -> (char) new InputStreamReader(new ByteArrayInputStream(new byte[] {'a', 'b', (byte) 0xff, 'c'}), StandardCharsets.UTF_8.newDecoder()).read());
    tell("not written", () -> {
      Writer w = new OutputStreamWriter(new ByteArrayOutputStream(), StandardCharsets.US_ASCII.newEncoder());
      w.write("abcä");
      w.flush();
      return "";
    });
    tell("at the end", () -> hex(all(new InputStreamReader(new ByteArrayInputStream(new byte[] {'a', (byte) 0xe2, (byte) 0x82}), "UTF-8"))));
    tell("at the end", () -> hex(all(new InputStreamReader(new ByteArrayInputStream(new byte[] {0, 'a', 0}), "UTF-16"))));
    Random r = new Random(5);
    long digest = 0;
    for (int i = 0; i < 300; i++) {
      byte[] bytes = new byte[r.nextInt(40)];
      for (int k = 0; k < bytes.length; k++) bytes[k] = (byte) (r.nextInt(3) == 0 ? r.nextInt() : 'a' + r.nextInt(26));
      Charset cs = Charset.forName(new String[] {"UTF-8", "UTF-16", "UTF-16BE", "UTF-32LE", "windows-1252"}[r.nextInt(5)]);
      try (Reader in = new InputStreamReader(new ByteArrayInputStream(bytes), cs)) {
        StringBuilder got = new StringBuilder();
        char[] piece = new char[1 + r.nextInt(6)];
        for (int n = in.read(piece, 0, piece.length); n >= 0; n = in.read(piece, 0, piece.length)) got.append(piece, 0, n);
        digest = digest * 31 + got.toString().hashCode();
      } catch (IOException e) {
        throw new AssertionError(e);
      }
    }
    System.out.println(Long.toHexString(digest));
  }

  static void channels() throws IOException {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    WritableByteChannel sink = Channels.newChannel(out);
    tell("sink", () -> sink.write(ByteBuffer.wrap("hello".getBytes())) + " " + out + " " + sink.isOpen());
    sink.close();
    tell("sink", () -> sink.write(ByteBuffer.allocate(1)));
    ReadableByteChannel source = Channels.newChannel(new ByteArrayInputStream("some bytes".getBytes()));
    ByteBuffer b = ByteBuffer.allocate(6);
    tell("source", () -> source.read(b) + " " + b + " " + source.read(b) + " " + source.read(b.clear()) + " " + source.read(b.clear()));
    tell("null", () -> Channels.newChannel((OutputStream) null));
    Files.writeString(file, "first line\nsecond line ü\n12 13");
    try (FileChannel ch = FileChannel.open(file); Reader in = Channels.newReader(ch, StandardCharsets.UTF_8)) {
      CharBuffer chars = CharBuffer.allocate(10);
      tell("reader", () -> in.read(chars) + " " + chars.flip() + " " + in.read(chars.asReadOnlyBuffer()));
      tell("the rest", () -> all(in).length());
    }
    tell("stream", () -> new String(Channels.newInputStream(FileChannel.open(file)).readAllBytes()).length() + " "
        + Channels.newInputStream(FileChannel.open(file)).available());
    try (FileChannel ch = FileChannel.open(file, StandardOpenOption.WRITE, StandardOpenOption.TRUNCATE_EXISTING);
        Writer w = Channels.newWriter(ch, "UTF-16LE")) {
      w.write("äb");
      w.flush();
      Channels.newOutputStream(ch).write(new byte[] {1, 2, 3}, 1, 2);
    }
    tell("written", () -> Arrays.toString(Files.readAllBytes(file)));
    tell("illegal", () -> Channels.newReader(FileChannel.open(file), "no such"));
  }

  static void readables() throws IOException {
    CharBuffer target = CharBuffer.allocate(5);
    Readable from = new StringReader("seven c");
    System.out.println(from.read(target) + " " + target.flip() + " " + from.read(CharBuffer.allocate(9)) + " " + from.read(target));
    Scanner of = new Scanner(CharBuffer.wrap("1 2 three"));
    System.out.println(of.nextInt() + of.nextInt() + " " + of.next() + " " + of.hasNext());
    Readable counting = new Readable() {
      private int n;

      @Override
      public int read(CharBuffer cb) {
        if (n == 5) return -1;
        cb.append(String.valueOf(n++)).append(' ');
        return 2;
      }
    };
    Scanner counted = new Scanner(counting);
    int sum = 0;
    while (counted.hasNextInt()) sum += counted.nextInt();
    System.out.println(sum);
    Files.writeString(file, "ä 7 ö", StandardCharsets.ISO_8859_1);
    try (Scanner in = new Scanner(FileChannel.open(file), "ISO-8859-1")) {
      System.out.println(in.next() + in.nextInt() + in.next());
    }
    try (Scanner in = new Scanner(file, StandardCharsets.ISO_8859_1)) {
      System.out.println(in.nextLine());
    }
    tell("scanner", () -> new Scanner(file, "no-such"));
    Appendable a = CharBuffer.allocate(4);
    System.out.println(a.append("ab").append('c') instanceof CharBuffer);
    tell("full", () -> a.append("xy"));
  }

  static void files() throws IOException {
    Files.write(file, new byte[] {'o', 'k', '\n', 'a', (byte) 0xc3, '(', '\n'});
    tell("readString", () -> Files.readString(file));
    tell("readAllLines", () -> Files.readAllLines(file));
    tell("newBufferedReader", () -> Files.newBufferedReader(file).readLine());
    tell("lines", () -> Files.lines(file).count());
    tell("in another charset", () -> Files.readAllLines(file, StandardCharsets.ISO_8859_1).size() + Files.readString(file, Charset.forName("windows-1252")));
    tell("scanner", () -> hex(new Scanner(file).useDelimiter("\\A").next()));
    tell("writeString", () -> Files.writeString(file, "ä\ud800", StandardCharsets.UTF_8));
    tell("writeString", () -> Files.writeString(file, "\u20ac", StandardCharsets.ISO_8859_1));
    tell("write", () -> Files.write(file, List.of("a", "\u20ac"), StandardCharsets.US_ASCII));
    tell("newBufferedWriter", () -> {
      try (Writer w = Files.newBufferedWriter(file, StandardCharsets.US_ASCII)) {
        w.write("abc\u20ac");
      }
      return "";
    });
    tell("UTF-16", () -> Files.readAllBytes(Files.write(file, List.of("a", "b"), StandardCharsets.UTF_16)).length + " "
        + Files.readAllLines(file, StandardCharsets.UTF_16));
    tell("a replacement character", () -> hex(Files.readString(Files.writeString(file, "\ufffd"))) + Files.readAllLines(file).size());
  }

  public static void main(String[] args) throws IOException {
    names();
    steps();
    own();
    streams();
    channels();
    readables();
    files();
    Files.deleteIfExists(file);
  }
}
// expect: forName utf8: UTF-8
// expect: isSupported utf8: true
// expect: forName Latin1: ISO-8859-1
// expect: isSupported Latin1: true
// expect: forName UTF_16LE: UTF-16LE
// expect: isSupported UTF_16LE: true
// expect: forName cp1252: windows-1252
// expect: isSupported cp1252: true
// expect: forName ascii: US-ASCII
// expect: isSupported ascii: true
// expect: forName l1: ISO-8859-1
// expect: isSupported l1: true
// expect: forName no-such-charset threw java.nio.charset.UnsupportedCharsetException: no-such-charset
// expect: isSupported no-such-charset: false
// expect: forName  threw java.nio.charset.IllegalCharsetNameException: 
// expect: isSupported  threw java.nio.charset.IllegalCharsetNameException: 
// expect: forName a b threw java.nio.charset.IllegalCharsetNameException: a b
// expect: isSupported a b threw java.nio.charset.IllegalCharsetNameException: a b
// expect: forName -x threw java.nio.charset.IllegalCharsetNameException: -x
// expect: isSupported -x threw java.nio.charset.IllegalCharsetNameException: -x
// expect: forName x_y threw java.nio.charset.UnsupportedCharsetException: x_y
// expect: isSupported x_y: false
// expect: null threw java.lang.IllegalArgumentException: Null charset name
// expect: by name threw java.io.UnsupportedEncodingException: no-such-charset
// expect: by bad name threw java.io.UnsupportedEncodingException: ?
// expect: all: UTF-8 true
// expect: order: true
// expect: constant threw java.lang.UnsupportedOperationException
// expect: encoding: UTF8
// expect: encoding: ASCII
// expect: encoding: ISO8859_1
// expect: encoding: UTF-16
// expect: encoding: UnicodeLittleUnmarked
// expect: encoding: Cp1252
// expect: encoding: UTF-32
// expect: encoding: KOI8_R
// expect: flush threw java.lang.IllegalStateException: Current state = RESET, new state = FLUSHED
// expect: decode: UNDERFLOW
// expect: flush threw java.lang.IllegalStateException: Current state = CODING, new state = FLUSHED
// expect: end: MALFORMED[1] AB
// expect: more threw java.lang.IllegalStateException: Current state = CODING_END, new state = CODING
// expect: flush: UNDERFLOW UNDERFLOW
// expect: again threw java.lang.IllegalStateException: Current state = FLUSHED, new state = CODING_END
// expect: replacement threw java.lang.IllegalArgumentException: Replacement too long
// expect: replacement threw java.lang.IllegalArgumentException: Empty replacement
// expect: replacement threw java.lang.IllegalArgumentException: Null replacement
// expect: action threw java.lang.IllegalArgumentException: Null action
// expect: replacement threw java.lang.IllegalArgumentException: Illegal replacement
// expect: replacement threw java.lang.IllegalArgumentException: Replacement too long
// expect: replacement: [33]
// expect: replaced: a!b
// expect: can: false true true
// expect: utf: false
// expect: results: MALFORMED[3] 9 truefalse
// expect: length threw java.lang.UnsupportedOperationException
// expect: length threw java.lang.IllegalArgumentException: Non-positive length
// expect: throw threw java.nio.charset.UnmappableCharacterException: Input length = 2
// expect: throw threw java.nio.BufferOverflowException
// expect: detect threw java.lang.UnsupportedOperationException
// expect: own: X-halves [half]falsetrue
// expect: own name threw java.nio.charset.IllegalCharsetNameException: a/b
// expect: encode: [1, 35, 69, 96]abcd2
// expect: report threw java.nio.charset.UnmappableCharacterException: Input length = 1
// expect: reader: abacad
// expect: writer: [1, 35, 64]
// expect: UTF-8: 39 1143973438 930268991 1988507547 -2034310561 true
// expect: UTF-16: 56 727033062 -13056941 -257524080 -2034245091 true
// expect: UTF-16LE: 54 -12797539 -1677099120 -257524080 -2034245091 true
// expect: UTF-32: 100 -285982035 1627086742 -257524080 -2034245091 true
// expect: ISO-8859-1: 25 1738650790 -874661749 -605511027 1262494087 true
// expect: windows-1252: 25 2027708644 -2047862294 -1113771987 -1900714899 true
// expect: US-ASCII: 25 -668467092 -1457940429 1462548589 -699486899 true
// expect: reported threw java.nio.charset.MalformedInputException: Input length = 1
// expect: first threw java.nio.charset.MalformedInputException: Input length = 1
// expect: not written threw java.nio.charset.UnmappableCharacterException: Input length = 1
// expect: at the end: 61 fffd 
// expect: at the end: 61 fffd 
// expect: f75dda97bca445fc
// expect: sink: 5 hello true
// expect: sink threw java.nio.channels.ClosedChannelException
// expect: source: 6 java.nio.HeapByteBuffer[pos=6 lim=6 cap=6] 0 4 -1
// expect: null threw java.lang.NullPointerException: out
// expect: reader threw java.nio.ReadOnlyBufferException
// expect: the rest: 20
// expect: stream: 30 31
// expect: written: [-28, 0, 98, 0, 2, 3]
// expect: illegal threw java.nio.charset.IllegalCharsetNameException: no such
// expect: 5 seven 2 -1
// expect: 3 three false
// expect: 10
// expect: ä7ö
// expect: ä 7 ö
// expect: scanner threw java.lang.IllegalArgumentException: java.nio.charset.UnsupportedCharsetException: no-such because of java.nio.charset.UnsupportedCharsetException: no-such
// expect: true
// expect: full threw java.nio.BufferOverflowException
// expect: readString threw java.nio.charset.MalformedInputException: Input length = 1
// expect: readAllLines threw java.nio.charset.MalformedInputException: Input length = 1
// expect: newBufferedReader threw java.nio.charset.MalformedInputException: Input length = 1
// expect: lines threw java.io.UncheckedIOException: java.nio.charset.MalformedInputException: Input length = 1 because of java.nio.charset.MalformedInputException: Input length = 1
// expect: in another charset: 2ok
// expect: aÃ(
// expect:
// expect: scanner: 6f 6b a 61 fffd 28 a 
// expect: writeString threw java.nio.charset.UnmappableCharacterException: Input length = 1
// expect: writeString threw java.nio.charset.UnmappableCharacterException: Input length = 1
// expect: write threw java.nio.charset.UnmappableCharacterException: Input length = 1
// expect: newBufferedWriter threw java.nio.charset.UnmappableCharacterException: Input length = 1
// expect: UTF-16: 10 [a, b]
// expect: a replacement character: fffd 1
