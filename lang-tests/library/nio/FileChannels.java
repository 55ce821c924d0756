// FileChannel and what opens one: places, sizes, several buffers, transfers, mapping, locks, and what is refused.
import java.io.FileInputStream;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.ByteBuffer;
import java.nio.MappedByteBuffer;
import java.nio.channels.Channels;
import java.nio.channels.ClosedByInterruptException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.SeekableByteChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.OpenOption;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.Random;

public class FileChannels {
  static final Path file = Path.of("heddle-file-channels.bin");
  static final Path other = Path.of("heddle-file-channels-other.bin");

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

  static ByteBuffer bytes(String text) {
    return ByteBuffer.wrap(text.getBytes(StandardCharsets.UTF_8));
  }

  static String contents() throws IOException {
    return Files.readString(file).replace('\0', '_');
  }

  static void places() throws IOException {
    try (FileChannel ch = FileChannel.open(file, EnumSet.of(
        StandardOpenOption.READ, StandardOpenOption.WRITE, StandardOpenOption.CREATE, StandardOpenOption.TRUNCATE_EXISTING))) {
      tell("write", () -> ch.write(bytes("hello, world")) + " " + ch.position() + " " + ch.size());
      tell("write at", () -> ch.write(bytes("W"), 7) + " " + ch.position());
      tell("beyond", () -> ch.write(bytes("end"), 15) + " " + ch.size() + " " + contents());
      ByteBuffer b = ByteBuffer.allocate(8);
      tell("read at", () -> ch.read(b, 7) + " " + b + " " + ch.position());
      tell("no room", () -> ch.read(b) + " " + ch.read(b, 3));
      b.clear();
      tell("position", () -> ch.position(16).position() + " " + ch.read(b) + " " + ch.read(b) + " " + ch.position());
      tell("far", () -> ch.position(100).position() + " " + ch.size() + " " + ch.read(ByteBuffer.allocate(1)));
      tell("truncate", () -> ch.truncate(5).size() + " " + ch.position() + " " + contents());
      tell("no growth", () -> ch.truncate(50).size() + " " + ch.position());
      tell("a hole", () -> ch.position(8).write(bytes("!")) + " " + contents());
      tell("direct", () -> {
        ByteBuffer d = ByteBuffer.allocateDirect(4);
        int n = ch.read(d, 0);
        d.flip();
        return n + " " + d + " " + ch.write(d, 20) + " " + d + " " + contents();
      });
      tell("read-only", () -> ch.read(ByteBuffer.allocate(3).asReadOnlyBuffer()));
      tell("from read-only", () -> ch.write(bytes("ro").asReadOnlyBuffer(), 0) + contents());
      ByteBuffer part = ByteBuffer.wrap("abcdefgh".getBytes(), 2, 4).slice();
      tell("a slice", () -> ch.write(part, 1) + " " + part + contents());
      tell("scatter", () -> {
        ByteBuffer[] all = {ByteBuffer.allocate(3), ByteBuffer.allocateDirect(2), ByteBuffer.allocate(100)};
        long n = ch.position(0).read(all);
        return n + Arrays.toString(all) + ch.position() + " " + ch.read(all);
      });
      tell("gather", () -> {
        ByteBuffer[] all = {bytes("one"), bytes("two").asReadOnlyBuffer(), bytes("three")};
        return ch.position(2).write(all, 1, 2) + Arrays.toString(all) + contents();
      });
      tell("bad range", () -> ch.write(new ByteBuffer[2], 1, 2));
      tell("negative", () -> ch.position(-1));
      tell("negative", () -> ch.read(b, -1));
      tell("negative", () -> ch.write(b, -1));
      tell("negative", () -> ch.truncate(-1));
      ch.force(true);
      ch.close();
      ch.close();
      tell("closed", () -> ch.isOpen());
      tell("closed", () -> ch.read(b));
      tell("closed", () -> ch.size());
      tell("closed", () -> ch.write(b));
      tell("closed", () -> ch.position(1));
      tell("closed", () -> {
        ch.force(false);
        return "";
      });
    }
  }

  static void options() throws IOException {
    Files.writeString(file, "abc");
    tell("read", () -> {
      try (FileChannel ch = FileChannel.open(file)) {
        tell("  write", () -> ch.write(bytes("x")));
        tell("  write", () -> ch.write(bytes("x"), 0));
        tell("  truncate", () -> ch.truncate(0));
        tell("  map", () -> ch.map(FileChannel.MapMode.READ_WRITE, 0, 1));
        tell("  lock", () -> ch.tryLock());
        return ch.size();
      }
    });
    tell("write", () -> {
      try (FileChannel ch = FileChannel.open(file, StandardOpenOption.WRITE)) {
        tell("  read", () -> ch.read(ByteBuffer.allocate(1)));
        tell("  read", () -> ch.read(ByteBuffer.allocate(1), 0));
        tell("  lock", () -> ch.tryLock(0, 1, true));
        return ch.write(bytes("X")) + contents();
      }
    });
    tell("append", () -> {
      try (FileChannel ch = FileChannel.open(file, StandardOpenOption.APPEND)) {
        return ch.position() + " " + ch.write(bytes("de")) + " " + ch.position() + " " + ch.position(0).write(bytes("f")) + contents();
      }
    });
    OpenOption[][] wrong = {
      {StandardOpenOption.READ, StandardOpenOption.APPEND},
      {StandardOpenOption.APPEND, StandardOpenOption.TRUNCATE_EXISTING},
      {StandardOpenOption.WRITE, StandardOpenOption.CREATE_NEW},
    };
    for (OpenOption[] each : wrong) tell(Arrays.toString(each), () -> FileChannel.open(file, each));
    tell("missing", () -> FileChannel.open(Path.of("heddle-no-such-file")));
    tell("missing", () -> FileChannel.open(Path.of("heddle-no-such-file"), StandardOpenOption.WRITE));
    tell("ignored for reading", () -> FileChannel.open(file, StandardOpenOption.TRUNCATE_EXISTING, StandardOpenOption.READ).size());
    tell("delete on close", () -> {
      FileChannel ch = FileChannel.open(other, StandardOpenOption.CREATE, StandardOpenOption.WRITE, StandardOpenOption.READ,
          StandardOpenOption.DELETE_ON_CLOSE);
      ch.write(bytes("gone"));
      ByteBuffer b = ByteBuffer.allocate(9);
      int n = ch.read(b, 0);
      ch.close();
      return n + " " + Files.exists(other);
    });
    tell("byte channel", () -> {
      try (SeekableByteChannel ch = Files.newByteChannel(file)) {
        ByteBuffer b = ByteBuffer.allocate(20);
        return ch.read(b) + " " + ch.position() + " " + ch.size() + " " + (ch instanceof FileChannel);
      }
    });
  }

  static void streams() throws IOException {
    Files.writeString(file, "0123456789");
    RandomAccessFile raf = new RandomAccessFile(file.toFile(), "rw");
    FileChannel ch = raf.getChannel();
    raf.seek(3);
    tell("raf", () -> ch.position() + " " + (ch == raf.getChannel()) + " " + ch.write(bytes("x")) + " " + raf.getFilePointer()
        + " " + (char) raf.read() + " " + ch.position());
    raf.close();
    tell("closed by the file", () -> ch.isOpen());
    tell("closed by the file", () -> ch.read(ByteBuffer.allocate(1)));
    RandomAccessFile again = new RandomAccessFile(file.toFile(), "r");
    again.getChannel().close();
    tell("closed by the channel", () -> again.read());
    tell("read-only file", () -> new RandomAccessFile(file.toFile(), "r").getChannel().write(bytes("x")));
    try (FileInputStream in = new FileInputStream(file.toFile())) {
      in.read();
      tell("in", () -> in.getChannel().position() + " " + in.getChannel().position(5).position() + " " + (char) in.read());
      tell("in", () -> in.getChannel().write(bytes("x")));
    }
    try (FileOutputStream out = new FileOutputStream(file.toFile(), true)) {
      tell("out", () -> out.getChannel().position() + " " + out.getChannel().write(bytes("+")) + contents());
      tell("out", () -> out.getChannel().read(ByteBuffer.allocate(1)));
    }
  }

  static void transfers() throws IOException {
    StringBuilder long1 = new StringBuilder();
    for (int i = 0; i < 3000; i++) long1.append(i).append(',');
    Files.writeString(other, long1);
    try (FileChannel from = FileChannel.open(other);
        FileChannel to = FileChannel.open(file, StandardOpenOption.WRITE, StandardOpenOption.READ, StandardOpenOption.TRUNCATE_EXISTING)) {
      tell("to", () -> from.transferTo(10, 9000, to) + " " + from.position() + " " + to.position() + " " + to.size());
      tell("to, all", () -> from.transferTo(13000, 99999, to) + " " + to.size());
      tell("to, behind", () -> from.transferTo(99999, 5, to));
      tell("from", () -> to.transferFrom(from, 4, 20) + " " + from.position() + " " + to.position() + " " + to.size());
      tell("from, behind", () -> to.transferFrom(from, 99999, 20) + " " + from.position());
      tell("digest", () -> contents().hashCode());
      tell("wrong way", () -> to.transferTo(0, 5, from));
      tell("wrong way", () -> from.transferFrom(to, 0, 5));
      tell("negative", () -> from.transferTo(-1, 5, to));
      tell("through streams", () -> from.transferTo(0, 7, Channels.newChannel(System.out)));
    }
  }

  static void maps() throws IOException {
    Files.writeString(file, "the quick brown fox");
    try (FileChannel ch = FileChannel.open(file, StandardOpenOption.READ, StandardOpenOption.WRITE)) {
      MappedByteBuffer map = ch.map(FileChannel.MapMode.READ_ONLY, 4, 5);
      tell("map", () -> map + " " + StandardCharsets.UTF_8.decode(map.duplicate()) + " " + map.isReadOnly() + map.isDirect() + map.hasArray());
      tell("put", () -> map.put((byte) 1));
      MappedByteBuffer own = ch.map(FileChannel.MapMode.PRIVATE, 0, 9);
      tell("private", () -> own.put(bytes("THE")).rewind() + " " + StandardCharsets.UTF_8.decode(own) + " " + contents());
      tell("too long", () -> ch.map(FileChannel.MapMode.PRIVATE, 10, 20).capacity() + " " + ch.size());
      tell("negative", () -> ch.map(FileChannel.MapMode.READ_ONLY, -1, 2));
      tell("negative", () -> ch.map(FileChannel.MapMode.READ_ONLY, 1, -2));
      tell("huge", () -> ch.map(FileChannel.MapMode.READ_ONLY, 0, 1L << 33));
    }
    try (FileChannel ch = FileChannel.open(file)) {
      tell("cannot extend", () -> ch.map(FileChannel.MapMode.READ_ONLY, 10, 200));
    }
  }

  static String told(FileLock lock) {
    return lock.position() + " " + lock.size() + " " + lock.isShared() + " " + lock.isValid();
  }

  static void locks() throws IOException {
    try (FileChannel ch = FileChannel.open(file, StandardOpenOption.READ, StandardOpenOption.WRITE)) {
      FileLock lock = ch.lock(10, 20, false);
      tell("lock", () -> told(lock) + " " + (lock.channel() == ch) + lock.overlaps(29, 1) + lock.overlaps(30, 1) + lock.overlaps(0, 11));
      tell("overlapping", () -> ch.tryLock(25, 5, true));
      FileLock beside = ch.tryLock(30, 5, true);
      tell("beside", () -> told(beside));
      try (FileChannel second = FileChannel.open(file, StandardOpenOption.WRITE)) {
        tell("by another channel", () -> second.tryLock());
        lock.release();
        tell("released", () -> told(lock));
        tell("now", () -> told(second.tryLock(0, 30, false)));
      }
      tell("all of it", () -> {
        beside.release();
        return told(ch.lock());
      });
      tell("negative", () -> ch.tryLock(-1, 2, false));
      ch.close();
      tell("closed", () -> told(lock) + told(beside));
      tell("closed", () -> {
        beside.release();
        return "";
      });
    }
  }

  static void interrupts() throws IOException {
    FileChannel ch = FileChannel.open(file, StandardOpenOption.READ, StandardOpenOption.WRITE);
    Thread.currentThread().interrupt();
    try {
      ch.write(bytes("x"));
    } catch (ClosedByInterruptException e) {
      System.out.println(e + " " + ch.isOpen() + " " + Thread.interrupted());
    }
    tell("behind", () -> ch.size());
  }

  // Thousands of operations on one file, folded into a digest.
  static void walk() throws IOException {
    Random r = new Random(11);
    long digest = 0;
    Files.delete(file);
    try (FileChannel ch = FileChannel.open(file, StandardOpenOption.READ, StandardOpenOption.WRITE, StandardOpenOption.CREATE);
        FileChannel appending = FileChannel.open(file, StandardOpenOption.APPEND)) {
      for (int i = 0; i < 3000; i++) {
        ByteBuffer b = r.nextBoolean() ? ByteBuffer.allocate(r.nextInt(20)) : ByteBuffer.allocateDirect(r.nextInt(20));
        while (b.hasRemaining()) b.put((byte) r.nextInt(26));
        b.clear();
        long result = 0;
        switch (r.nextInt(9)) {
          case 0:
            result = ch.write(b);
            break;
          case 1:
            result = ch.write(b, r.nextInt(300));
            break;
          case 2:
            result = ch.read(b);
            break;
          case 3:
            result = ch.read(b, r.nextInt(300));
            break;
          case 4:
            ch.position(r.nextInt(300));
            break;
          case 5:
            if (r.nextInt(3) == 0) ch.truncate(r.nextInt(300));
            break;
          case 6:
            if (ch.size() < 400) result = appending.write(b);
            break;
          case 7:
            result = ch.write(new ByteBuffer[] {b, ByteBuffer.wrap(new byte[] {1, 2, 3})});
            if (ch.position() > 500) ch.position(0);
            break;
          default:
            result = ch.transferTo(r.nextInt(100), r.nextInt(30), ch.size() < 400 ? appending : Channels.newChannel(new java.io.ByteArrayOutputStream()));
        }
        b.flip();
        digest = digest * 31 + result * 17 + ch.position() * 7 + ch.size() + b.hashCode();
      }
    }
    System.out.println(Long.toHexString(digest) + " " + Arrays.hashCode(Files.readAllBytes(file)));
  }

  public static void main(String[] args) throws IOException {
    places();
    options();
    streams();
    transfers();
    maps();
    locks();
    interrupts();
    walk();
    Files.deleteIfExists(file);
    Files.deleteIfExists(other);
  }
}
// expect: write: 12 12 12
// expect: write at: 1 12
// expect: beyond: 3 18 hello, World___end
// expect: read at: 8 java.nio.HeapByteBuffer[pos=8 lim=8 cap=8] 12
// expect: no room: 0 0
// expect: position: 16 2 -1 18
// expect: far: 100 18 -1
// expect: truncate: 5 5 hello
// expect: no growth: 5 5
// expect: a hole: 1 hello___!
// expect: direct: 4 java.nio.DirectByteBuffer[pos=0 lim=4 cap=4] 4 java.nio.DirectByteBuffer[pos=4 lim=4 cap=4] hello___!___________hell
// expect: read-only threw java.lang.IllegalArgumentException: Read-only buffer
// expect: from read-only: 2rollo___!___________hell
// expect: a slice: 4 java.nio.HeapByteBuffer[pos=4 lim=4 cap=4]rcdef___!___________hell
// expect: scatter: 24[java.nio.HeapByteBuffer[pos=3 lim=3 cap=3], java.nio.DirectByteBuffer[pos=2 lim=2 cap=2], java.nio.HeapByteBuffer[pos=19 lim=100 cap=100]]24 -1
// expect: gather: 8[java.nio.HeapByteBuffer[pos=0 lim=3 cap=3], java.nio.HeapByteBufferR[pos=3 lim=3 cap=3], java.nio.HeapByteBuffer[pos=5 lim=5 cap=5]]rctwothree__________hell
// expect: bad range threw java.lang.IndexOutOfBoundsException: Range [1, 1 + 2) out of bounds for length 2
// expect: negative threw java.lang.IllegalArgumentException
// expect: negative threw java.lang.IllegalArgumentException: Negative position
// expect: negative threw java.lang.IllegalArgumentException: Negative position
// expect: negative threw java.lang.IllegalArgumentException: Negative size
// expect: closed: false
// expect: closed threw java.nio.channels.ClosedChannelException
// expect: closed threw java.nio.channels.ClosedChannelException
// expect: closed threw java.nio.channels.ClosedChannelException
// expect: closed threw java.nio.channels.ClosedChannelException
// expect: closed threw java.nio.channels.ClosedChannelException
// expect:   write threw java.nio.channels.NonWritableChannelException
// expect:   write threw java.nio.channels.NonWritableChannelException
// expect:   truncate threw java.nio.channels.NonWritableChannelException
// expect:   map threw java.nio.channels.NonWritableChannelException
// expect:   lock threw java.nio.channels.NonWritableChannelException
// expect: read: 3
// expect:   read threw java.nio.channels.NonReadableChannelException
// expect:   read threw java.nio.channels.NonReadableChannelException
// expect:   lock threw java.nio.channels.NonReadableChannelException
// expect: write: 1Xbc
// expect: append: 3 2 5 1Xbcdef
// expect: [READ, APPEND] threw java.lang.IllegalArgumentException: READ + APPEND not allowed
// expect: [APPEND, TRUNCATE_EXISTING] threw java.lang.IllegalArgumentException: APPEND + TRUNCATE_EXISTING not allowed
// expect: [WRITE, CREATE_NEW] threw java.nio.file.FileAlreadyExistsException: heddle-file-channels.bin
// expect: missing threw java.nio.file.NoSuchFileException: heddle-no-such-file
// expect: missing threw java.nio.file.NoSuchFileException: heddle-no-such-file
// expect: ignored for reading: 6
// expect: delete on close: 4 false
// expect: byte channel: 6 6 6 true
// expect: raf: 3 true 1 4 4 5
// expect: closed by the file: false
// expect: closed by the file threw java.nio.channels.ClosedChannelException
// expect: closed by the channel threw java.io.IOException: Stream Closed
// expect: read-only file threw java.nio.channels.NonWritableChannelException
// expect: in: 1 5 5
// expect: in threw java.nio.channels.NonWritableChannelException
// expect: out: 10 1012x456789+
// expect: out threw java.nio.channels.NonReadableChannelException
// expect: to: 9000 0 9000 9000
// expect: to, all: 890 9890
// expect: to, behind: 0
// expect: from: 20 20 9890 9890
// expect: from, behind: 0 20
// expect: digest: -898961747
// expect: wrong way threw java.nio.channels.NonWritableChannelException
// expect: wrong way threw java.nio.channels.NonWritableChannelException
// expect: negative threw java.lang.IllegalArgumentException
// expect: 0,1,2,3through streams: 7
// expect: map: java.nio.DirectByteBufferR[pos=0 lim=5 cap=5] quick truetruefalse
// expect: put threw java.nio.ReadOnlyBufferException
// expect: private: java.nio.DirectByteBuffer[pos=0 lim=9 cap=9] THE quick the quick brown fox
// expect: too long: 20 30
// expect: negative threw java.lang.IllegalArgumentException: Negative position
// expect: negative threw java.lang.IllegalArgumentException: Negative size
// expect: huge threw java.lang.IllegalArgumentException: Size exceeds Integer.MAX_VALUE
// expect: cannot extend threw java.io.IOException: Channel not open for writing - cannot extend file to required size
// expect: lock: 10 20 false true truetruefalsetrue
// expect: overlapping threw java.nio.channels.OverlappingFileLockException
// expect: beside: 30 5 true true
// expect: by another channel threw java.nio.channels.OverlappingFileLockException
// expect: released: 10 20 false false
// expect: now: 0 30 false true
// expect: all of it: 0 9223372036854775807 false true
// expect: negative threw java.lang.IllegalArgumentException: Negative position
// expect: closed: 10 20 false false30 5 true false
// expect: closed threw java.nio.channels.ClosedChannelException
// expect: java.nio.channels.ClosedByInterruptException false true
// expect: behind threw java.nio.channels.ClosedChannelException
// expect: 5c979408a5357545 -1863644464
