// Decompression of what zlib has made, round trips with small buffers, and what is refused. (What Deflater makes is not what zlib makes.)
import java.io.*;
import java.nio.ByteBuffer;
import java.util.*;
import java.util.zip.*;

public class Compression {
  interface Try {
    Object run() throws Throwable;
  }

  static void show(String what, Try t) {
    String text;
    try {
      text = String.valueOf(t.run());
    } catch (Throwable e) {
      text = e.getClass().getName() + ": " + e.getMessage();
    }
    System.out.println(what + " -> " + text);
  }

  static final String ZLIB = "eNrtktexRbkKRFM5EbychJBBBhnko589E8ar+wfFqgK6e3jza5N0/EEvm3+2nF+YucqvLNN/4xsn9e4Pi/vff90f/Af/wX/wH/wH/x/BXrpJo07RQ1Xq3u3ae83T+GlaPmpdba9AuIrqOHk/zudJMQ"
      + "nBVEeL7wzcsqQuLD4uRWNtu2MXwT3dFAqo66w6Pc1GBb6MMMaFvCV2ah6C0jg6OA6DzIYYk8m5tDzH6jheI55n+8DUQo/qsUSVh0wDc8aSVhqbTlUCSyWaJciINtl406DwMl4l65jQ/Hzko108N+KI"
      + "cfnyrI5nOinkH0Jz8Yml+KZ+I4nh0B6VNDmwMLBxqo7GfXs45a7z7zFeS8DnAd5ujgVUPWhb8Eu1zjAwGur1PUjeYUfrHz2jPqkzXPI0WmOo8Sq4BhB0ha1bq9FGnfLMEhK5yGi62ic/LRZSGfP1PB"
      + "8MhjTr3ZE3F+Vdpy36sf8Ujqk/wrLxrPbywhOl45OtqvE3Q9OCK1sVUeGqO0h4Gq60tj32gx16FKu9nb6MfTOlkVNnnZvnY3nLldVWNTMbi/XU3Yoca+g6Iy363W9Ym4cIufAl5mVnJflYr+Fd93BF"
      + "Zv9k0vkdKN7PfZd25N0lY8deQBaiZX2eRk3h+1jOikrFyLnqL02nZtMjkl6MpRG2ndZNt4S11ucw3rikt++zlmCHdb7j5jzT2DQLYjfxawb3MG2p4dmtcdvbu5yckCiDgdrI79tSzKW/q1NFQ59kKP"
      + "czdzvhdfIxMkx+rjcr1lF6Qb3C+Qt9mLWtb3FVw52p8N7lq22zOPeag69ACcuY8vQAlYZvuvZ/AMwHDTc=";
  static final String RAW = "K8lIVSgszUzOVkgqyi/PU0jLr1DIKs0tKFbIL0stUigBSuckVlUqpOSn64F5o4qHfGgAAA==";
  static final String WITH_DICTIONARY = "eLsaSQRmK8lIVShEcBXS8isUskpzC4oV8stSixRA0jmJVZUKKfnpegqDWDEAmAxIcA==";
  static final String GZIP = "H4sICAAAAAAC/25hbWUudHh0ACvJSFUoLM1MzlZIKsovz1NIy69QyCrNLShWyC9LLVIoAUrnJFZVKqTkp+uBeSNYMQDxVYnHLAEAAA==";

  static byte[] bytes(String base64) {
    return Base64.getDecoder().decode(base64);
  }

  static String told(byte[] data) {
    CRC32 crc = new CRC32();
    crc.update(data);
    return data.length + " bytes " + Long.toHexString(crc.getValue());
  }

  // By so many bytes at a time.
  static byte[] inflate(Inflater inf, byte[] data, int in, int out) throws DataFormatException {
    ByteArrayOutputStream result = new ByteArrayOutputStream();
    byte[] part = new byte[out];
    for (int at = 0; !inf.finished(); ) {
      int n = inf.inflate(part);
      result.write(part, 0, n);
      if (n == 0 && inf.needsDictionary()) inf.setDictionary("quick brown".getBytes());
      else if (n == 0 && inf.needsInput()) {
        if (at == data.length) break;
        int given = Math.min(in, data.length - at);
        inf.setInput(data, at, given);
        at += given;
      }
    }
    return result.toByteArray();
  }

  static byte[] deflate(Deflater def, byte[] data, int in, int out) {
    ByteArrayOutputStream result = new ByteArrayOutputStream();
    byte[] part = new byte[out];
    int at = 0;
    while (!def.finished()) {
      if (def.needsInput() && at < data.length) {
        int given = Math.min(in, data.length - at);
        def.setInput(data, at, given);
        at += given;
        if (at == data.length) def.finish();
      }
      result.write(part, 0, def.deflate(part));
      if (data.length == 0) def.finish();
    }
    return result.toByteArray();
  }

  public static void main(String[] args) throws Exception {
    for (int in : new int[] {1, 7, 100000}) {
      for (int out : new int[] {1, 10, 4096}) {
        show("zlib " + in + " " + out, () -> told(inflate(new Inflater(), bytes(ZLIB), in, out)));
        show("raw", () -> told(inflate(new Inflater(true), bytes(RAW), in, out)));
        show("dictionary", () -> told(inflate(new Inflater(), bytes(WITH_DICTIONARY), in, out)));
      }
    }
    Inflater inf = new Inflater();
    byte[] more = Arrays.copyOf(bytes(ZLIB), bytes(ZLIB).length + 5);
    byte[] text = inflate(inf, more, more.length, 5000);
    show("totals", () -> inf.getTotalIn() + " " + inf.getTotalOut() + " " + inf.getBytesRead() + " " + inf.getBytesWritten() + " " + inf.getRemaining() + " " + Integer.toHexString(inf.getAdler()) + " " + inf.finished()
        + inf.needsInput() + inf.needsDictionary());
    inf.reset();
    show("again", () -> told(inflate(inf, bytes(ZLIB), 100, 100)));
    show("buffers", () -> {
      Inflater b = new Inflater();
      b.setInput(ByteBuffer.wrap(bytes(ZLIB)));
      ByteBuffer to = ByteBuffer.allocate(10000);
      return b.inflate(to) + " " + to;
    });
    Random random = new Random(5);
    int good = 0;
    for (int i = 0; i < 60; i++) {
      byte[] data = new byte[random.nextInt(i % 3 == 0 ? 10 : 3000)];
      int range = 1 + random.nextInt(i % 2 == 0 ? 4 : 256);
      for (int k = 0; k < data.length; k++) data[k] = (byte) random.nextInt(range);
      boolean raw = random.nextBoolean();
      Deflater def = new Deflater(random.nextInt(11) - 1, raw);
      def.setStrategy(random.nextInt(3));
      byte[] packed = deflate(def, data, 1 + random.nextInt(500), 1 + random.nextInt(500));
      byte[] back = inflate(new Inflater(raw), packed, 1 + random.nextInt(500), 1 + random.nextInt(500));
      if (Arrays.equals(data, back) && def.getTotalIn() == data.length && def.getTotalOut() == packed.length) good++;
    }
    System.out.println(good);
    show("smaller", () -> deflate(new Deflater(), new byte[100000], 1000, 1000).length < 1000);
    show("stored", () -> told(deflate(new Deflater(0), "hello".getBytes(), 5, 100)));
    show("dictionary there and back", () -> {
      Deflater def = new Deflater();
      def.setDictionary("quick brown".getBytes());
      byte[] packed = deflate(def, "quick brown fox".getBytes(), 100, 100);
      return new String(inflate(new Inflater(), packed, 100, 100)) + " " + Integer.toHexString(def.getAdler());
    });

    // --- streams
    show("stream", () -> told(new InflaterInputStream(new ByteArrayInputStream(bytes(ZLIB))).readAllBytes()));
    show("gzip", () -> new String(new GZIPInputStream(new ByteArrayInputStream(bytes(GZIP))).readAllBytes()).substring(0, 20));
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    for (int i = 0; i < 3; i++) {
      try (GZIPOutputStream gz = new GZIPOutputStream(out)) {
        gz.write(("part" + i + " ").getBytes());
        gz.write('x');
      }
      if (i < 2) continue;
      show("members", () -> new String(new GZIPInputStream(new ByteArrayInputStream(out.toByteArray()), 3).readAllBytes()));
      show("begin", () -> Arrays.toString(Arrays.copyOf(out.toByteArray(), 10)));
    }
    ByteArrayOutputStream synced = new ByteArrayOutputStream();
    DeflaterOutputStream sync = new DeflaterOutputStream(synced, true);
    sync.write("hello".getBytes());
    sync.flush();
    show("flushed", () -> {
      Inflater i = new Inflater();
      i.setInput(synced.toByteArray());
      byte[] b = new byte[100];
      return new String(b, 0, i.inflate(b));
    });
    sync.write(" world".getBytes());
    sync.close();
    show("closed", () -> new String(new InflaterInputStream(new ByteArrayInputStream(synced.toByteArray())).readAllBytes()));
    show("write behind", () -> {
      sync.write(1);
      return "";
    });
    InflaterInputStream skipping = new InflaterInputStream(new ByteArrayInputStream(bytes(ZLIB)));
    show("skip", () -> skipping.skip(10) + " " + (char) skipping.read() + skipping.available() + skipping.markSupported());
    skipping.close();
    show("read closed", () -> skipping.read());

    // --- what is malformed
    show("not gzip", () -> new GZIPInputStream(new ByteArrayInputStream("hello world".getBytes())));
    show("short gzip", () -> new GZIPInputStream(new ByteArrayInputStream(Arrays.copyOf(bytes(GZIP), 5))));
    show("cut gzip", () -> new GZIPInputStream(new ByteArrayInputStream(Arrays.copyOf(bytes(GZIP), 40))).readAllBytes());
    show("changed gzip", () -> {
      byte[] b = bytes(GZIP);
      b[b.length - 6] ^= 1;
      return new GZIPInputStream(new ByteArrayInputStream(b)).readAllBytes();
    });
    show("header", () -> inflate(new Inflater(), new byte[] {1, 2, 3}, 10, 10));
    show("method", () -> inflate(new Inflater(), new byte[] {0x79, 0x10}, 10, 10).length);
    show("block type", () -> inflate(new Inflater(true), new byte[] {7}, 10, 10));
    show("stored lengths", () -> inflate(new Inflater(true), new byte[] {1, 1, 0, 1, 0, 0}, 10, 10));
    show("too far", () -> inflate(new Inflater(true), new byte[] {3, 2, 0, 0}, 10, 10));
    show("check", () -> {
      byte[] b = bytes(ZLIB);
      b[b.length - 1] ^= 1;
      return inflate(new Inflater(), b, 100000, 100000);
    });
    show("stream of nothing", () -> new InflaterInputStream(new ByteArrayInputStream(new byte[0])).read());
    show("stream malformed", () -> new InflaterInputStream(new ByteArrayInputStream(new byte[] {1, 2, 3})).read());
    show("level", () -> new Deflater(10));
    show("setLevel", () -> {
      new Deflater().setLevel(-2);
      return "";
    });
    show("bounds", () -> new Inflater().inflate(new byte[3], 2, 2));
    show("null", () -> new GZIPInputStream(null));
    show("size", () -> new InflaterInputStream(new ByteArrayInputStream(new byte[1]), new Inflater(), 0));
    show("ended", () -> {
      Inflater i = new Inflater();
      i.end();
      return i.inflate(new byte[1]);
    });
    show("dictionary wrong", () -> {
      Inflater i = new Inflater();
      i.setInput(bytes(WITH_DICTIONARY));
      i.inflate(new byte[10]);
      i.setDictionary("other".getBytes());
      return "";
    });
  }
}
// expect: zlib 1 1 -> 2700 bytes 5741ea37
// expect: raw -> 500 bytes 7024f632
// expect: dictionary -> 200 bytes 1bb66130
// expect: zlib 1 10 -> 2700 bytes 5741ea37
// expect: raw -> 500 bytes 7024f632
// expect: dictionary -> 200 bytes 1bb66130
// expect: zlib 1 4096 -> 2700 bytes 5741ea37
// expect: raw -> 500 bytes 7024f632
// expect: dictionary -> 200 bytes 1bb66130
// expect: zlib 7 1 -> 2700 bytes 5741ea37
// expect: raw -> 500 bytes 7024f632
// expect: dictionary -> 200 bytes 1bb66130
// expect: zlib 7 10 -> 2700 bytes 5741ea37
// expect: raw -> 500 bytes 7024f632
// expect: dictionary -> 200 bytes 1bb66130
// expect: zlib 7 4096 -> 2700 bytes 5741ea37
// expect: raw -> 500 bytes 7024f632
// expect: dictionary -> 200 bytes 1bb66130
// expect: zlib 100000 1 -> 2700 bytes 5741ea37
// expect: raw -> 500 bytes 7024f632
// expect: dictionary -> 200 bytes 1bb66130
// expect: zlib 100000 10 -> 2700 bytes 5741ea37
// expect: raw -> 500 bytes 7024f632
// expect: dictionary -> 200 bytes 1bb66130
// expect: zlib 100000 4096 -> 2700 bytes 5741ea37
// expect: raw -> 500 bytes 7024f632
// expect: dictionary -> 200 bytes 1bb66130
// expect: totals -> 623 2700 623 2700 5 cc070d37 truefalsefalse
// expect: again -> 2700 bytes 5741ea37
// expect: buffers -> 2700 java.nio.HeapByteBuffer[pos=2700 lim=10000 cap=10000]
// expect: 60
// expect: smaller -> true
// expect: stored -> 16 bytes ef1be40c
// expect: dictionary there and back -> quick brown fox 2ee905d3
// expect: stream -> 2700 bytes 5741ea37
// expect: gzip -> the quick brown fox 
// expect: members -> part0 xpart1 xpart2 x
// expect: begin -> [31, -117, 8, 0, 0, 0, 0, 0, 0, -1]
// expect: flushed -> hello
// expect: closed -> hello world
// expect: write behind -> java.io.IOException: write beyond end of stream
// expect: skip -> 10 b1false
// expect: read closed -> java.io.IOException: Stream closed
// expect: not gzip -> java.util.zip.ZipException: Not in GZIP format
// expect: short gzip -> java.io.EOFException: null
// expect: cut gzip -> java.io.EOFException: Unexpected end of ZLIB input stream
// expect: changed gzip -> java.util.zip.ZipException: Corrupt GZIP trailer
// expect: header -> java.util.zip.DataFormatException: incorrect header check
// expect: method -> java.util.zip.DataFormatException: incorrect header check
// expect: block type -> java.util.zip.DataFormatException: invalid block type
// expect: stored lengths -> java.util.zip.DataFormatException: invalid stored block lengths
// expect: too far -> java.util.zip.DataFormatException: invalid distance too far back
// expect: check -> java.util.zip.DataFormatException: incorrect data check
// expect: stream of nothing -> java.io.EOFException: Unexpected end of ZLIB input stream
// expect: stream malformed -> java.util.zip.ZipException: incorrect header check
// expect: level -> java.lang.IllegalArgumentException: null
// expect: setLevel -> java.lang.IllegalArgumentException: invalid compression level
// expect: bounds -> java.lang.ArrayIndexOutOfBoundsException: null
// expect: null -> java.lang.NullPointerException: null
// expect: size -> java.lang.IllegalArgumentException: buffer size <= 0
// expect: ended -> java.lang.NullPointerException: Inflater has been closed
// expect: dictionary wrong -> java.lang.IllegalArgumentException: null
