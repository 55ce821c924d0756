// FileChannel.map: what is written to a mapping is in the file, and what is written to the file is in the mapping; a private one
// keeps to itself what is written to it. All of a buffer's methods, and what is refused.
import java.io.RandomAccessFile;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.CharBuffer;
import java.nio.DoubleBuffer;
import java.nio.FloatBuffer;
import java.nio.IntBuffer;
import java.nio.LongBuffer;
import java.nio.MappedByteBuffer;
import java.nio.ShortBuffer;
import java.nio.channels.FileChannel;
import java.nio.channels.FileChannel.MapMode;
import java.nio.file.Files;
import java.nio.file.OpenOption;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Arrays;

public class MappedFiles {
  static final Path file = Path.of("heddle-mapped-files.bin");

  interface Action {
    Object run() throws Exception;
  }

  static void tell(String what, Action action) {
    try {
      System.out.println(what + ": " + action.run());
    } catch (Exception e) {
      System.out.println(what + " threw " + e);
    }
  }

  static MappedByteBuffer map(MapMode mode, long position, long size, OpenOption... options) throws Exception {
    try (FileChannel ch = FileChannel.open(file, options)) {
      return ch.map(mode, position, size);
    }
  }

  static MappedByteBuffer both(long position, long size) throws Exception {
    return map(MapMode.READ_WRITE, position, size, StandardOpenOption.READ, StandardOpenOption.WRITE);
  }

  static String text() throws Exception {
    return Files.readString(file).replace('\0', '_');
  }

  static String bytes() throws Exception {
    return Arrays.toString(Files.readAllBytes(file));
  }

  static String text(ByteBuffer b) {
    byte[] bytes = new byte[b.remaining()];
    b.duplicate().get(bytes);
    return new String(bytes).replace('\0', '_');
  }

  static void readsAndWrites() throws Exception {
    Files.writeString(file, "hello, world");
    MappedByteBuffer b = both(0, 12);
    tell("it", () -> b + " " + b.isDirect() + " " + b.hasArray() + " " + b.isReadOnly() + " " + b.order());
    tell("its text", () -> text(b));
    tell("written", () -> b.put(0, (byte) 'H').put(7, (byte) 'W') + " " + text());
    Files.writeString(file, "HELLO", StandardOpenOption.WRITE);
    tell("of the file", () -> text(b));
    MappedByteBuffer other = both(3, 6);
    tell("two mappings", () -> other.put("12".getBytes()) + " " + text(b) + " " + text(other.slice()) + " " + text());
    tell("longer than the file", () -> text(both(10, 6)) + " " + text());
    tell("far behind it", () -> both(20, 0) + " " + text());
    tell("force", () -> b.force() == b && b.force(1, 3) == b && b.load() == b && b.isLoaded());
    tell("force too much", () -> b.force(6, 7));
    tell("force behind", () -> b.force(-1, 2));
    tell("array", b::array);
    tell("array offset", b::arrayOffset);
  }

  static void readsOnly() throws Exception {
    Files.writeString(file, "abcdefgh");
    MappedByteBuffer b = map(MapMode.READ_ONLY, 2, 4, StandardOpenOption.READ);
    tell("read only", () -> b + " " + text(b) + " " + b.isReadOnly());
    Files.writeString(file, "ABCDEFGH");
    tell("it sees the file", () -> text(b) + " " + (char) b.get() + b.position() + " " + b.getShort(0));
    tell("put", () -> b.put((byte) 1));
    tell("put at", () -> b.putInt(0, 1));
    tell("put behind", () -> b.putLong(9, 1));
    tell("put a buffer", () -> b.put(ByteBuffer.allocate(1)));
    tell("put an array", () -> b.put(new byte[1]));
    tell("compact", b::compact);
    tell("view", () -> b.asShortBuffer() + " " + b.asShortBuffer().isReadOnly());
    tell("put into the view", () -> b.asShortBuffer().put((short) 1));
    tell("force", b::force);
    MappedByteBuffer writable = both(0, 8);
    ByteBuffer read = writable.asReadOnlyBuffer();
    writable.put(3, (byte) 'x');
    tell("asReadOnlyBuffer", () -> read + " " + text(read) + " " + (read instanceof MappedByteBuffer) + " " + read.isReadOnly());
    tell("put there", () -> read.put(0, (byte) 1));
  }

  static void privately() throws Exception {
    Files.writeString(file, "abcdefgh");
    MappedByteBuffer b = map(MapMode.PRIVATE, 2, 4, StandardOpenOption.READ, StandardOpenOption.WRITE);
    b.put(0, (byte) 'X');
    tell("private", () -> b + " " + text(b) + " " + text() + " " + b.isReadOnly() + " " + b.force());
    tell("part", () -> text(b.slice(1, 3)) + " " + text(b.duplicate()) + b.asReadOnlyBuffer());
    tell("force too much", () -> b.force(1, 4));
    tell("two", () -> text(map(MapMode.PRIVATE, 0, 8, StandardOpenOption.READ, StandardOpenOption.WRITE)));
    tell("longer", () -> text(map(MapMode.PRIVATE, 6, 4, StandardOpenOption.READ, StandardOpenOption.WRITE)) + " " + text());
  }

  static void refused() throws Exception {
    Files.writeString(file, "abcdefgh");
    tell("no reading", () -> map(MapMode.READ_WRITE, 0, 1, StandardOpenOption.WRITE));
    tell("no writing", () -> map(MapMode.READ_WRITE, 0, 1, StandardOpenOption.READ));
    tell("no private writing", () -> map(MapMode.PRIVATE, 0, 1, StandardOpenOption.READ));
    tell("append", () -> map(MapMode.READ_ONLY, 0, 1, StandardOpenOption.APPEND));
    tell("negative position", () -> both(-1, 1));
    tell("negative size", () -> both(0, -1));
    tell("overflow", () -> both(Long.MAX_VALUE, 1));
    tell("too large", () -> both(0, 1L << 31));
    tell("no mode", () -> map(null, 0, 1, StandardOpenOption.READ));
    tell("beyond the end", () -> map(MapMode.READ_ONLY, 4, 5, StandardOpenOption.READ));
    tell("beyond, and written", () -> text(map(MapMode.READ_ONLY, 4, 5, StandardOpenOption.READ, StandardOpenOption.WRITE)));
    FileChannel closed = FileChannel.open(file, StandardOpenOption.READ);
    closed.close();
    tell("closed", () -> closed.map(MapMode.READ_ONLY, 0, 1));
  }

  static void values() throws Exception {
    Files.write(file, new byte[0]);
    MappedByteBuffer b = both(0, 34);
    b.putInt(0x01020304).putShort((short) 0x0506).putLong(-2L).putChar('\u1234').order(ByteOrder.LITTLE_ENDIAN);
    b.putFloat(1.5f).putDouble(-0.1).putInt(29, 7);
    tell("values", () -> b + " " + bytes());
    tell("read", () -> b.getInt(0) + " " + b.getShort(4) + " " + b.getLong(6) + " " + (int) b.getChar(14) + " " + b.getFloat(16) + " " + b.getDouble(20));
    tell("unaligned", () -> b.getInt(29) + " " + b.getLong(25));
    tell("relative", () -> b.rewind().getShort() + " " + b.getChar() + " " + b.getInt() + " " + b.getLong() + " " + b.getFloat() + " " + b);
    tell("behind", () -> b.getInt(31));
    tell("before", () -> b.getInt(-1));
    tell("no more", () -> b.position(31).getInt());
    tell("no room", () -> b.position(31).putInt(1));
    tell("alignment", () -> b.alignmentOffset(3, 8) + " " + both(5, 20).alignmentOffset(0, 4) + " " + both(5, 20).alignedSlice(4));
  }

  static void views() throws Exception {
    Files.write(file, new byte[40]);
    MappedByteBuffer b = both(0, 40);
    b.position(3);
    IntBuffer big = b.asIntBuffer();
    big.put(1).put(new int[] {2, 3}).put(3, 4);
    IntBuffer little = b.order(ByteOrder.LITTLE_ENDIAN).asIntBuffer();
    tell("ints", () -> big + " " + little + " " + big.order() + " " + little.get(0) + " " + little.get(3) + " " + big.isDirect() + " " + big.hasArray());
    int[] four = new int[4];
    tell("bulk", () -> big.rewind().get(four) + " " + Arrays.toString(four) + " " + big.rewind().slice(1, 2) + " " + big.slice(1, 2).get(1));
    tell("little bulk", () -> little.put(2, new int[] {258, -1}, 0, 2).get(2, four).equals(little) + " " + Arrays.toString(four));
    tell("file", MappedFiles::bytes);
    b.clear();
    LongBuffer longs = b.asLongBuffer().put(1L << 40);
    ShortBuffer shorts = b.asShortBuffer().put(8, (short) 300);
    CharBuffer chars = b.asCharBuffer().put("xy").put("z", 0, 1);
    FloatBuffer floats = b.asFloatBuffer().put(5, 2.5f);
    DoubleBuffer doubles = b.asDoubleBuffer().put(3, new double[] {0.5, -2}, 0, 2);
    tell("others", () -> longs + " " + shorts + " " + floats + " " + doubles + " " + chars.flip().toString() + " " + chars.order());
    tell("their values", () -> longs.get(0) + " " + shorts.get(8) + " " + floats.get(5) + " " + doubles.get(3) + " " + doubles.get(4));
    tell("equal", () -> doubles.slice(3, 1).equals(DoubleBuffer.wrap(new double[] {0.5})) + " " + shorts.compareTo(shorts.duplicate()));
    tell("read only", () -> floats.asReadOnlyBuffer() + " " + floats.asReadOnlyBuffer().get(5));
    tell("compact", () -> shorts.position(8).compact() + " " + shorts.get(0));
    tell("behind", () -> floats.get(10));
    tell("file", MappedFiles::bytes);
  }

  static void walks() throws Exception {
    Files.writeString(file, "the quick brown fox");
    MappedByteBuffer b = both(4, 11);
    byte[] some = new byte[5];
    tell("get", () -> b.get(some) + " " + new String(some) + " " + b.get(0, some, 1, 2) + new String(some));
    tell("too many", () -> b.get(new byte[7]));
    tell("put", () -> b.put(1, "UI".getBytes()).put(3, "--ck--".getBytes(), 2, 2) + " " + text());
    tell("a buffer", () -> b.put(ByteBuffer.wrap("!?".getBytes())) + " " + text());
    tell("of itself", () -> b.put(b));
    tell("of its copy", () -> b.rewind().put(b.duplicate().position(6)) + " " + text());
    tell("compact", () -> b.position(4).compact() + " " + text());
    tell("slices", () -> b.position(2).slice() + " " + text(b.slice()) + " " + b.slice(1, 4) + " " + text(b.slice(1, 4)) + " " + b.slice().order());
    tell("equals", () -> b.clear().slice(0, 3).equals(ByteBuffer.wrap(Arrays.copyOf(Files.readAllBytes(file), 7)).position(4)) + " " + b.equals(b.slice(1, 5)));
    tell("mismatch", () -> b.mismatch(both(4, 5)) + " " + b.mismatch(b.duplicate()) + " " + b.compareTo(both(3, 11)));
    tell("hash", () -> b.hashCode() == ByteBuffer.wrap(text(b).getBytes()).hashCode());
    tell("mark", () -> b.position(3).mark().position(7).reset() + " " + b.limit(5).remaining() + " " + b.flip());
    FileChannel.open(file, StandardOpenOption.WRITE).write(both(4, 3).slice(), 0);
    tell("written by the channel", MappedFiles::text);
    MappedByteBuffer to = both(10, 4);
    tell("read by the channel", () -> FileChannel.open(file).read(to, 0) + " " + to + " " + text());
  }

  static void handles() throws Exception {
    Files.write(file, new byte[24]);
    MappedByteBuffer b = both(0, 24);
    VarHandle ints = MethodHandles.byteBufferViewVarHandle(int[].class, ByteOrder.BIG_ENDIAN);
    VarHandle longs = MethodHandles.byteBufferViewVarHandle(long[].class, ByteOrder.LITTLE_ENDIAN);
    VarHandle doubles = MethodHandles.byteBufferViewVarHandle(double[].class, ByteOrder.BIG_ENDIAN);
    ints.set(b, 1, 5);
    ints.setVolatile(b, 8, 77);
    tell("int", () -> (int) ints.get(b, 1) + " " + (int) ints.getVolatile(b, 8) + " " + (int) ints.getAndAdd(b, 8, 3) + " " + (int) ints.getAcquire(b, 8));
    tell("swap", () -> ints.compareAndSet(b, 8, 79, 1) + " " + ints.compareAndSet(b, 8, 80, 1) + " " + (int) ints.compareAndExchange(b, 8, 1, 9));
    tell("bits", () -> (int) ints.getAndBitwiseOr(b, 8, 6) + " " + (int) ints.getAndBitwiseXor(b, 8, 3) + " " + (int) ints.getAndBitwiseAnd(b, 8, 4) + " " + (int) ints.get(b, 8));
    tell("long", () -> (long) longs.getAndSet(b, 16, -5L) + " " + (long) longs.getAndAdd(b, 16, 6L) + " " + (long) longs.get(b, 16) + longs.weakCompareAndSet(b, 16, 2L, 3L));
    tell("double", () -> doubles.compareAndSet(b, 16, 0.25, 1.0) + " " + (double) doubles.getAndSet(b, 16, 2.5) + " " + (double) doubles.get(b, 16));
    tell("misaligned", () -> (int) ints.getVolatile(b, 2));
    tell("misaligned by its place", () -> (int) ints.getVolatile(both(3, 20), 1) + " " + (int) ints.getVolatile(both(3, 20), 0));
    tell("behind", () -> (int) ints.get(b, 21));
    tell("read only", () -> ints.compareAndSet(b.asReadOnlyBuffer(), 0, 0, 1));
    tell("file", MappedFiles::bytes);
  }

  static void others() throws Exception {
    Files.writeString(file, "0123456789");
    MappedByteBuffer b;
    try (RandomAccessFile f = new RandomAccessFile(file.toFile(), "rw")) {
      b = f.getChannel().map(MapMode.READ_WRITE, 0, f.length());
      f.writeBytes("ab");
    }
    tell("of a RandomAccessFile", () -> text(b.put(9, (byte) '!')) + " " + text());
    FileChannel ch = FileChannel.open(file, StandardOpenOption.READ, StandardOpenOption.WRITE, StandardOpenOption.DELETE_ON_CLOSE);
    MappedByteBuffer gone = ch.map(MapMode.READ_WRITE, 0, 4);
    ch.write(ByteBuffer.wrap("new".getBytes()), 0);
    tell("of a file that is deleted", () -> text(gone) + " " + Files.exists(file));
    ch.close();
    tell("and closed", () -> text(gone.put(3, (byte) 'e')));
  }

  public static void main(String[] args) throws Exception {
    try {
      readsAndWrites();
      readsOnly();
      privately();
      refused();
      values();
      views();
      walks();
      handles();
      others();
    } finally {
      Files.deleteIfExists(file);
    }
  }
}
// expect: it: java.nio.DirectByteBuffer[pos=0 lim=12 cap=12] true false false BIG_ENDIAN
// expect: its text: hello, world
// expect: written: java.nio.DirectByteBuffer[pos=0 lim=12 cap=12] Hello, World
// expect: of the file: HELLO, World
// expect: two mappings: java.nio.DirectByteBuffer[pos=2 lim=6 cap=6] HEL12, World , Wo HEL12, World
// expect: longer than the file: ld____ HEL12, World____
// expect: far behind it: java.nio.DirectByteBuffer[pos=0 lim=0 cap=0] HEL12, World________
// expect: force: true
// expect: force too much threw java.lang.IndexOutOfBoundsException: Range [6, 6 + 7) out of bounds for length 12
// expect: force behind threw java.lang.IndexOutOfBoundsException: Range [-1, -1 + 2) out of bounds for length 12
// expect: array threw java.lang.UnsupportedOperationException
// expect: array offset threw java.lang.UnsupportedOperationException
// expect: read only: java.nio.DirectByteBufferR[pos=0 lim=4 cap=4] cdef true
// expect: it sees the file: CDEF C1 17220
// expect: put threw java.nio.ReadOnlyBufferException
// expect: put at threw java.nio.ReadOnlyBufferException
// expect: put behind threw java.nio.ReadOnlyBufferException
// expect: put a buffer threw java.nio.ReadOnlyBufferException
// expect: put an array threw java.nio.ReadOnlyBufferException
// expect: compact threw java.nio.ReadOnlyBufferException
// expect: view: java.nio.DirectShortBufferRS[pos=0 lim=1 cap=1] true
// expect: put into the view threw java.nio.ReadOnlyBufferException
// expect: force: java.nio.DirectByteBufferR[pos=1 lim=4 cap=4]
// expect: asReadOnlyBuffer: java.nio.DirectByteBufferR[pos=0 lim=8 cap=8] ABCxEFGH true true
// expect: put there threw java.nio.ReadOnlyBufferException
// expect: private: java.nio.DirectByteBuffer[pos=0 lim=4 cap=4] Xdef abcdefgh false java.nio.DirectByteBuffer[pos=0 lim=4 cap=4]
// expect: part: def Xdefjava.nio.DirectByteBufferR[pos=0 lim=4 cap=4]
// expect: force too much threw java.lang.IndexOutOfBoundsException: Range [1, 1 + 4) out of bounds for length 4
// expect: two: abcdefgh
// expect: longer: gh__ abcdefgh__
// expect: no reading threw java.nio.channels.NonReadableChannelException
// expect: no writing threw java.nio.channels.NonWritableChannelException
// expect: no private writing threw java.nio.channels.NonWritableChannelException
// expect: append threw java.nio.channels.NonReadableChannelException
// expect: negative position threw java.lang.IllegalArgumentException: Negative position
// expect: negative size threw java.lang.IllegalArgumentException: Negative size
// expect: overflow threw java.lang.IllegalArgumentException: Position + size overflow
// expect: too large threw java.lang.IllegalArgumentException: Size exceeds Integer.MAX_VALUE
// expect: no mode threw java.lang.NullPointerException: Mode is null
// expect: beyond the end threw java.io.IOException: Channel not open for writing - cannot extend file to required size
// expect: beyond, and written: efgh_
// expect: closed threw java.nio.channels.ClosedChannelException
// expect: values: java.nio.DirectByteBuffer[pos=28 lim=34 cap=34] [1, 2, 3, 4, 5, 6, -1, -1, -1, -1, -1, -1, -1, -2, 18, 52, 0, 0, -64, 63, -102, -103, -103, -103, -103, -103, -71, -65, 0, 7, 0, 0, 0, 0]
// expect: read: 67305985 1541 -72057594037927937 13330 1.5 -0.1
// expect: unaligned: 7 30077335961
// expect: relative: 513 Ѓ -63995 3752341815018127359 1.5 java.nio.DirectByteBuffer[pos=20 lim=34 cap=34]
// expect: behind threw java.lang.IndexOutOfBoundsException
// expect: before threw java.lang.IndexOutOfBoundsException
// expect: no more threw java.nio.BufferUnderflowException
// expect: no room threw java.nio.BufferOverflowException
// expect: alignment: 3 1 java.nio.DirectByteBuffer[pos=0 lim=16 cap=16]
// expect: ints: java.nio.DirectIntBufferS[pos=3 lim=9 cap=9] java.nio.DirectIntBufferU[pos=0 lim=9 cap=9] BIG_ENDIAN 16777216 67108864 true false
// expect: bulk: java.nio.DirectIntBufferS[pos=4 lim=9 cap=9] [1, 2, 3, 4] java.nio.DirectIntBufferS[pos=0 lim=2 cap=2] 3
// expect: little bulk: true [258, -1, 0, 0]
// expect: file: [0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 2, 2, 1, 0, 0, -1, -1, -1, -1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]
// expect: others: java.nio.DirectLongBufferU[pos=1 lim=5 cap=5] java.nio.DirectShortBufferU[pos=0 lim=20 cap=20] java.nio.DirectFloatBufferU[pos=0 lim=10 cap=10] java.nio.DirectDoubleBufferU[pos=0 lim=5 cap=5] xyz LITTLE_ENDIAN
// expect: their values: 523993940088 300 2.5 0.5 -2.0
// expect: equal: true 0
// expect: read only: java.nio.DirectFloatBufferRU[pos=0 lim=10 cap=10] 2.5
// expect: compact: java.nio.DirectShortBufferU[pos=12 lim=20 cap=20] 300
// expect: behind threw java.lang.IndexOutOfBoundsException
// expect: file: [44, 1, -1, 0, 0, 0, 32, 64, 0, 0, 0, 0, 0, 0, -32, 63, 0, 0, 0, 0, 0, 0, 0, -64, 0, 0, 0, 0, 0, 0, -32, 63, 0, 0, 0, 0, 0, 0, 0, -64]
// expect: get: java.nio.DirectByteBuffer[pos=5 lim=11 cap=11] quick java.nio.DirectByteBuffer[pos=5 lim=11 cap=11]qquck
// expect: too many threw java.nio.BufferUnderflowException
// expect: put: java.nio.DirectByteBuffer[pos=5 lim=11 cap=11] the qUIck brown fox
// expect: a buffer: java.nio.DirectByteBuffer[pos=7 lim=11 cap=11] the qUIck!?rown fox
// expect: of itself threw java.lang.IllegalArgumentException: The source buffer is this buffer
// expect: of its copy: java.nio.DirectByteBuffer[pos=5 lim=11 cap=11] the ?rown!?rown fox
// expect: compact: java.nio.DirectByteBuffer[pos=7 lim=11 cap=11] the n!?rownrown fox
// expect: slices: java.nio.DirectByteBuffer[pos=0 lim=9 cap=9] ?rownrown java.nio.DirectByteBuffer[pos=0 lim=4 cap=4] !?ro BIG_ENDIAN
// expect: equals: true false
// expect: mismatch: 5 -1 78
// expect: hash: true
// expect: mark: java.nio.DirectByteBuffer[pos=3 lim=11 cap=11] 2 java.nio.DirectByteBuffer[pos=0 lim=3 cap=11]
// expect: written by the channel: n!? n!?rownrown fox
// expect: read by the channel: 4 java.nio.DirectByteBuffer[pos=4 lim=4 cap=4] n!? n!?rown!? n fox
// expect: int: 5 77 77 80
// expect: swap: false true 1
// expect: bits: 9 15 12 4
// expect: long: 0 -5 1false
// expect: double: false 7.2911220195563975E-304 2.5
// expect: misaligned threw java.lang.IllegalStateException: Misaligned access at index: 2
// expect: misaligned by its place threw java.lang.IllegalStateException: Misaligned access at index: 0
// expect: behind threw java.lang.IndexOutOfBoundsException: Index 21 out of bounds for length 21
// expect: read only threw java.nio.ReadOnlyBufferException
// expect: file: [0, 0, 0, 0, 5, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 0, 64, 4, 0, 0, 0, 0, 0, 0]
// expect: of a RandomAccessFile: ab2345678! ab2345678!
// expect: of a file that is deleted: new3 false
// expect: and closed: newe
