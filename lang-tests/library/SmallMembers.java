// Members of the library that few programs use: each once or twice, with what is refused.
import java.io.*;
import java.nio.*;
import java.nio.charset.StandardCharsets;
import java.security.*;
import java.util.*;
import java.util.concurrent.*;
import java.util.regex.*;
import java.util.stream.*;
import java.util.zip.*;

public class SmallMembers {
  interface Try {
    Object run() throws Throwable;
  }

  static void show(String what, Try t) {
    String text;
    try {
      Object o = t.run();
      text = o instanceof byte[] ? Arrays.toString((byte[]) o) : o instanceof long[] ? Arrays.toString((long[]) o) : String.valueOf(o);
    } catch (Throwable e) {
      text = e.getClass().getName() + ": " + e.getMessage();
    }
    System.out.println(what + " -> " + text);
  }

  static class Squares extends ClassValue<String> {
    int computed;

    @Override
    protected String computeValue(Class<?> type) {
      computed++;
      return type == Void.class ? null : type.getSimpleName() + computed;
    }
  }

  static class Slow extends InputStream {
    int left = 10;

    @Override
    public int read() {
      return left == 0 ? -1 : left--;
    }

    @Override
    public int read(byte[] b, int off, int len) throws IOException {
      return super.read(b, off, Math.min(len, 3));
    }
  }

  public static void main(String[] args) throws Throwable {
    // --- java.io
    byte[] bytes = new byte[12];
    show("readNBytes", () -> new Slow().readNBytes(bytes, 1, 8) + " " + Arrays.toString(bytes));
    show("readNBytes all", () -> new Slow().readNBytes(bytes, 0, 12));
    show("readNBytes bad", () -> new Slow().readNBytes(bytes, 5, 8));
    show("skipNBytes", () -> { Slow s = new Slow(); s.skipNBytes(4); return s.read(); });
    show("skipNBytes end", () -> { Slow s = new Slow(); s.skipNBytes(11); return s.read(); });
    InputStream none = InputStream.nullInputStream();
    show("null stream", () -> none.read() + " " + none.read(bytes) + " " + none.available() + " " + none.readAllBytes().length + " " + none.skip(3) + " " + none.transferTo(null));
    show("null stream skip", () -> { none.skipNBytes(1); return ""; });
    none.close();
    show("null stream closed", () -> none.read());
    Reader reader = Reader.nullReader();
    show("null reader", () -> reader.read() + " " + reader.read(new char[2]) + " " + reader.ready() + " " + reader.skip(2) + " " + reader.read(CharBuffer.allocate(2)) + " " + reader.read(new char[0]));
    reader.close();
    show("null reader closed", () -> reader.read());
    Writer writer = Writer.nullWriter();
    show("null writer", () -> { writer.write("abc"); writer.append('c').append("x").append(null, 1, 2); writer.flush(); return ""; });
    show("null writer bad", () -> { writer.write("abc", 2, 2); return ""; });
    writer.close();
    show("null writer closed", () -> writer.append('x'));
    CharArrayWriter chars = new CharArrayWriter(1);
    chars.append('a').append("bcd").append("efgh", 1, 3).append(null).write("xyz", 1, 2);
    chars.write(new char[] {'1', '2', '3'}, 1, 2);
    StringWriter copy = new StringWriter();
    chars.writeTo(copy);
    show("CharArrayWriter", () -> chars + " " + chars.size() + " " + chars.toCharArray().length + " " + copy);
    show("CharArrayWriter bad", () -> { chars.write(new char[2], 1, 2); return ""; });
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    out.write(65);
    show("hibyte", () -> out.toString(0) + out.toString(1) + new String(new byte[] {66, -1}, 0) + new String(new byte[] {1, 2, 67, 4}, 0, 2, 1));
    byte[] into = new byte[4];
    "abcdef".getBytes(1, 4, into, 1);
    show("getBytes", () -> into);
    show("getBytes bad", () -> { "abc".getBytes(1, 5, into, 0); return ""; });
    StringBufferInputStream old = new StringBufferInputStream("a\u0142c");
    show("StringBufferInputStream", () -> old.read() + " " + old.read() + " " + old.available() + " " + old.read(bytes, 0, 5) + " " + old.read());
    FilterWriter filter = new FilterWriter(copy) {};
    filter.write("!?", 1, 1);
    filter.append("z");
    show("FilterWriter", () -> copy);
    show("IOError", () -> new IOError(new IOException("x")));
    show("bytesTransferred", () -> new InterruptedIOException("x").bytesTransferred);

    // --- java.lang
    show("unsigned", () -> Integer.parseUnsignedInt("x4294967295y", 1, 11, 10) + " " + Long.parseUnsignedLong("18446744073709551615", 0, 20, 10));
    show("unsigned bad", () -> Integer.parseUnsignedInt("x4294967296y", 1, 11, 10));
    show("unsigned range", () -> Integer.parseUnsignedInt("12", 1, 4, 10));
    Squares squares = new Squares();
    show("ClassValue", () -> squares.get(String.class) + squares.get(int.class) + squares.get(String.class) + squares.get(Void.class) + squares.get(Void.class) + squares.computed);
    squares.remove(String.class);
    show("ClassValue again", () -> squares.get(String.class) + squares.computed);
    show("ClassValue null", () -> squares.get(null));
    show("not found", () -> new ClassNotFoundException("a", new Error("b")).getException());
    show("errors", () -> new IllegalCallerException("a") + " " + new ClassCircularityError("b") + " " + new UnsupportedClassVersionError("c") + " " + new EnumConstantNotPresentException(Thread.State.class, "X")
        + " " + new java.lang.annotation.IncompleteAnnotationException(Override.class, "e") + " " + new ServiceConfigurationError("s") + " " + new TooManyListenersException() + new BootstrapMethodError(new Error("x")));
    show("context loader", () -> Thread.currentThread().getContextClassLoader() != null);
    Thread other = new Thread(null, () -> System.out.println("in " + Thread.currentThread().getName()), "other", 0, false);
    other.start();
    other.join();
    show("array", () -> { Object a = new float[2]; java.lang.reflect.Array.setFloat(a, 0, 1.5f); return java.lang.reflect.Array.getFloat(a, 0) + java.lang.reflect.Array.getDouble(a, 0); });
    show("array short", () -> { Object a = new int[2]; java.lang.reflect.Array.setShort(a, 0, (short) 3); java.lang.reflect.Array.setByte(a, 1, (byte) 4); return java.lang.reflect.Array.getInt(a, 0) + java.lang.reflect.Array.getInt(a, 1); });
    show("array short get", () -> java.lang.reflect.Array.getShort(new int[1], 0));
    show("array float get", () -> java.lang.reflect.Array.getFloat(new int[] {7}, 0));
    show("array float get double", () -> java.lang.reflect.Array.getFloat(new double[] {7}, 0));
    show("array int get short", () -> java.lang.reflect.Array.getInt(new short[] {7}, 0));
    show("array int get char", () -> java.lang.reflect.Array.getInt(new char[] {'a'}, 0));
    show("array int get long", () -> java.lang.reflect.Array.getInt(new long[] {7}, 0));
    show("array int get Object", () -> java.lang.reflect.Array.getInt(new Object[] {7}, 0));
    show("array long get char", () -> java.lang.reflect.Array.getLong(new char[] {'a'}, 0));
    show("array set byte in long", () -> { Object a = new long[1]; java.lang.reflect.Array.setByte(a, 0, (byte) 5); return a; });
    show("array set float in long", () -> { Object a = new long[1]; java.lang.reflect.Array.setFloat(a, 0, 5); return a; });
    show("array set int in short", () -> { Object a = new short[1]; java.lang.reflect.Array.setInt(a, 0, 5); return a; });
    show("array set char in int", () -> { Object a = new int[1]; java.lang.reflect.Array.setChar(a, 0, 'b'); return java.lang.reflect.Array.getInt(a, 0); });

    // --- java.util
    BitSet bits = BitSet.valueOf(new byte[] {1, (byte) 0x80, 0, 3, 0});
    show("BitSet", () -> bits + " " + Arrays.toString(bits.toByteArray()) + " " + BitSet.valueOf(ByteBuffer.wrap(new byte[] {9, 5, 9}, 1, 1)) + " " + BitSet.valueOf(LongBuffer.wrap(new long[] {2, 1})) + " " + new BitSet().toByteArray().length);
    show("statistics", () -> new IntSummaryStatistics(2, 1, 5, 6) + " " + new LongSummaryStatistics(0, 9, 1, 7));
    show("statistics bad", () -> new IntSummaryStatistics(-1, 1, 5, 6));
    show("statistics bad 2", () -> new LongSummaryStatistics(1, 5, 1, 6));
    Matcher m = Pattern.compile("(\\w)(\\d)").matcher("a1 b2 c3");
    show("results", () -> m.results().map(r -> r.group(1) + r.start() + r.group(2) + r.end(2)).collect(Collectors.toList()));
    show("results none", () -> Pattern.compile("x").matcher("abc").results().count());
    show("replaceFirst", () -> m.replaceFirst(r -> r.group(2) + "\\$" + r.group(1)));
    show("toConcurrentMap", () -> Stream.of("a", "bb", "cc").collect(Collectors.toConcurrentMap(String::length, s -> s, (x, y) -> x + y, ConcurrentSkipListMap::new)));
    show("flags", () -> FormattableFlags.LEFT_JUSTIFY + FormattableFlags.UPPERCASE + FormattableFlags.ALTERNATE);

    show("groupingByConcurrent", () -> Stream.of("a", "bb", "cc").collect(Collectors.groupingByConcurrent(String::length, ConcurrentSkipListMap::new, Collectors.counting())));
    show("double statistics", () -> new DoubleSummaryStatistics(2, 1, 3, 4));
    show("double statistics NaN", () -> new DoubleSummaryStatistics(2, 1, Double.NaN, 4));
    show("Properties", () -> new Properties(5).size());
    show("base64", () -> {
      ByteBuffer b = ByteBuffer.wrap("xhello".getBytes(), 1, 5), e = Base64.getEncoder().encode(b);
      return b + " " + new String(e.array()) + " " + new String(Base64.getDecoder().decode(e).array()) + " " + e;
    });
    show("Formatter", () -> {
      ByteArrayOutputStream o = new ByteArrayOutputStream();
      Formatter f = new Formatter(o, "ISO-8859-1");
      f.format("%d\u00e4", 5).flush();
      return Arrays.toString(o.toByteArray());
    });
    show("Formatter file", () -> {
      File file = File.createTempFile("formatter", ".txt");
      try (Formatter f = new Formatter(file)) {
        f.format("%s!", "hi");
      }
      try (Formatter f = new Formatter(file.getPath(), "UTF-8")) {
        f.format("%s?", "ho");
      }
      try (Scanner scanner = new Scanner(file)) {
        return scanner.nextLine() + file.delete();
      }
    });

    // --- checksums, digests
    CRC32 crc = new CRC32();
    ByteBuffer buffer = ByteBuffer.wrap("hello".getBytes(), 1, 3);
    crc.update(buffer);
    show("crc", () -> crc.getValue() + " " + buffer);
    MessageDigest digest = MessageDigest.getInstance("MD5");
    digest.update(ByteBuffer.wrap("hello".getBytes()));
    show("digest", () -> digest.digest());
    DigestInputStream in = new DigestInputStream(new ByteArrayInputStream("hello".getBytes()), digest);
    in.read();
    in.on(false);
    in.read();
    in.on(true);
    in.readAllBytes();
    show("digest in", () -> digest.digest());
    DigestOutputStream dout = new DigestOutputStream(new ByteArrayOutputStream(), digest);
    dout.write(new byte[] {1, 2, 3}, 1, 2);
    dout.write(4);
    show("digest out", () -> dout.getMessageDigest().digest());
  }
}
// expect: readNBytes -> 8 [0, 10, 9, 8, 7, 6, 5, 4, 3, 0, 0, 0]
// expect: readNBytes all -> 10
// expect: readNBytes bad -> java.lang.IndexOutOfBoundsException: Range [5, 5 + 8) out of bounds for length 12
// expect: skipNBytes -> 6
// expect: skipNBytes end -> java.io.EOFException: null
// expect: null stream -> java.lang.NullPointerException: null
// expect: null stream skip -> java.io.EOFException: null
// expect: null stream closed -> java.io.IOException: Stream closed
// expect: null reader -> -1 -1 false 0 -1 0
// expect: null reader closed -> java.io.IOException: Stream closed
// expect: null writer -> 
// expect: null writer bad -> java.lang.IndexOutOfBoundsException: Range [2, 2 + 2) out of bounds for length 3
// expect: null writer closed -> java.io.IOException: Stream closed
// expect: CharArrayWriter -> abcdfgnullyz23 14 14 abcdfgnullyz23
// expect: CharArrayWriter bad -> java.lang.IndexOutOfBoundsException: null
// expect: hibyte -> AŁBÿC
// expect: getBytes -> [0, 98, 99, 100]
// expect: getBytes bad -> java.lang.StringIndexOutOfBoundsException: begin 1, end 5, length 3
// expect: StringBufferInputStream -> 97 66 1 1 -1
// expect: FilterWriter -> abcdfgnullyz23?z
// expect: IOError -> java.io.IOError: java.io.IOException: x
// expect: bytesTransferred -> 0
// expect: unsigned -> -1 -1
// expect: unsigned bad -> java.lang.NumberFormatException: String value x4294967296y exceeds range of unsigned int.
// expect: unsigned range -> java.lang.IndexOutOfBoundsException: null
// expect: ClassValue -> String1int2String1nullnull3
// expect: ClassValue again -> String44
// expect: ClassValue null -> java.lang.NullPointerException: Cannot read field "classValueMap" because "type" is null
// expect: not found -> java.lang.Error: b
// expect: errors -> java.lang.IllegalCallerException: a java.lang.ClassCircularityError: b java.lang.UnsupportedClassVersionError: c java.lang.EnumConstantNotPresentException: java.lang.Thread$State.X java.lang.annotation.IncompleteAnnotationException: java.lang.Override missing element e java.util.ServiceConfigurationError: s java.util.TooManyListenersExceptionjava.lang.BootstrapMethodError: java.lang.Error: x
// expect: context loader -> true
// expect: in other
// expect: array -> 3.0
// expect: array short -> 7
// expect: array short get -> java.lang.IllegalArgumentException: argument type mismatch
// expect: array float get -> 7.0
// expect: array float get double -> java.lang.IllegalArgumentException: argument type mismatch
// expect: array int get short -> 7
// expect: array int get char -> 97
// expect: array int get long -> java.lang.IllegalArgumentException: argument type mismatch
// expect: array int get Object -> java.lang.IllegalArgumentException: Argument is not an array of primitive type
// expect: array long get char -> 97
// expect: array set byte in long -> [5]
// expect: array set float in long -> java.lang.IllegalArgumentException: argument type mismatch
// expect: array set int in short -> java.lang.IllegalArgumentException: argument type mismatch
// expect: array set char in int -> 98
// expect: BitSet -> {0, 15, 24, 25} [1, -128, 0, 3] {0, 2} {1, 64} 0
// expect: statistics -> IntSummaryStatistics{count=2, sum=6, min=1, average=3.000000, max=5} LongSummaryStatistics{count=0, sum=0, min=9223372036854775807, average=0.000000, max=-9223372036854775808}
// expect: statistics bad -> java.lang.IllegalArgumentException: Negative count value
// expect: statistics bad 2 -> java.lang.IllegalArgumentException: Minimum greater than maximum
// expect: results -> [a012, b325, c638]
// expect: results none -> 0
// expect: replaceFirst -> 1$a b2 c3
// expect: toConcurrentMap -> {1=a, 2=bbcc}
// expect: flags -> 7
// expect: groupingByConcurrent -> {1=1, 2=2}
// expect: double statistics -> DoubleSummaryStatistics{count=2, sum=4.000000, min=1.000000, average=2.000000, max=3.000000}
// expect: double statistics NaN -> java.lang.IllegalArgumentException: Some, not all, of the minimum, maximum, or sum is NaN
// expect: Properties -> 0
// expect: base64 -> java.nio.HeapByteBuffer[pos=6 lim=6 cap=6] aGVsbG8= hello java.nio.HeapByteBuffer[pos=8 lim=8 cap=8]
// expect: Formatter -> [53, -28]
// expect: Formatter file -> ho?true
// expect: crc -> 1007802625 java.nio.HeapByteBuffer[pos=4 lim=4 cap=5]
// expect: digest -> [93, 65, 64, 42, -68, 75, 42, 118, -71, 113, -99, -111, 16, 23, -59, -110]
// expect: digest in -> [6, 61, -98, -80, -57, 57, -36, -109, -27, 107, 10, -102, 82, 25, -116, -61]
// expect: digest out -> [19, 66, 115, 5, -125, 10, 19, -110, 7, -93, -38, 37, 26, 82, -75, 60]
