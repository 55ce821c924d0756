// Compresses data in the formats of RFC 1950 (ZLIB) and RFC 1951 (DEFLATE): repetitions are found by a hash table, and written with the
// fixed codes of RFC 1951, 3.2.6; level 0 stores. Whoever decompresses them gets the data back; the bytes between are not those of
// zlib. Written from these and from the class's documentation.
package java.util.zip;

import java.io.ByteArrayOutputStream;
import java.nio.ByteBuffer;
import java.util.Arrays;

public class Deflater {
  public static final int DEFLATED = 8;
  public static final int NO_COMPRESSION = 0;
  public static final int BEST_SPEED = 1;
  public static final int BEST_COMPRESSION = 9;
  public static final int DEFAULT_COMPRESSION = -1;
  public static final int FILTERED = 1;
  public static final int HUFFMAN_ONLY = 2;
  public static final int DEFAULT_STRATEGY = 0;
  public static final int NO_FLUSH = 0;
  public static final int SYNC_FLUSH = 2;
  public static final int FULL_FLUSH = 3;

  private static final int WINDOW = 1 << 15;
  private static final int HASHES = 1 << 13;
  private static final int MOST_STORED = 0xffff;

  // Nobody else can enter it, as with OpenJDK.
  private final Object lock = new Object();
  private int level, strategy;
  private final boolean nowrap;
  private byte[] data;             // the window before, and what has been given since the last block
  private int dataFrom, dataEnd;   // what has been given
  private boolean finish, finished, begun, ended;
  private boolean dictionary;
  private final ByteArrayOutputStream out = new ByteArrayOutputStream();
  private byte[] ready = new byte[0];
  private int readyAt;
  private int bits, bitCount;
  private long totalIn, totalOut;
  private final Adler32 adler = new Adler32();

  public Deflater() {
    this(DEFAULT_COMPRESSION, false);
  }

  public Deflater(int level) {
    this(level, false);
  }

  public Deflater(int level, boolean nowrap) {
    this.level = level;
    this.nowrap = nowrap;
    if (level < -1 || level > 9) throw new IllegalArgumentException();
    reset();
  }

  private void ensureOpen() {
    if (ended) throw new NullPointerException("Deflater has been closed");
  }

  public void setInput(byte[] input, int off, int len) {
    synchronized (lock) {
      if (off < 0 || len < 0 || off > input.length - len) throw new ArrayIndexOutOfBoundsException();
      if (dataEnd + len > data.length) data = Arrays.copyOf(data, Math.max(2 * data.length, dataEnd + len));
      System.arraycopy(input, off, data, dataEnd, len);
      dataEnd += len;
      if (!nowrap) adler.update(input, off, len);
      fresh = len;
    }
  }

  private int fresh;  // bytes of the last input that no call of deflate has taken

  public void setInput(byte[] input) {
    setInput(input, 0, input.length);
  }

  public void setInput(ByteBuffer input) {
    byte[] bytes = new byte[input.remaining()];
    input.get(bytes);
    setInput(bytes);
  }

  public void setDictionary(byte[] dictionary, int off, int len) {
    synchronized (lock) {
      if (off < 0 || len < 0 || off > dictionary.length - len) throw new ArrayIndexOutOfBoundsException();
      ensureOpen();
      if (begun) throw new IllegalArgumentException();
      data = Arrays.copyOfRange(dictionary, off, off + len);
      dataFrom = dataEnd = len;
      if (!nowrap) {
        this.dictionary = true;
        adler.update(dictionary, off, len);
      }
    }
  }

  public void setDictionary(byte[] dictionary) {
    setDictionary(dictionary, 0, dictionary.length);
  }

  public void setDictionary(ByteBuffer dictionary) {
    byte[] bytes = new byte[dictionary.remaining()];
    dictionary.get(bytes);
    setDictionary(bytes);
  }

  public void setStrategy(int strategy) {
    synchronized (lock) {
      if (strategy < 0 || strategy > 2) throw new IllegalArgumentException();
      this.strategy = strategy;
    }
  }

  public void setLevel(int level) {
    synchronized (lock) {
      if (level < -1 || level > 9) throw new IllegalArgumentException("invalid compression level");
      this.level = level;
    }
  }

  public boolean needsInput() {
    synchronized (lock) {
      return fresh == 0;
    }
  }

  public void finish() {
    synchronized (lock) {
      finish = true;
    }
  }

  public boolean finished() {
    synchronized (lock) {
      return finished && readyAt == ready.length;
    }
  }

  public int deflate(byte[] output) {
    return deflate(output, 0, output.length, NO_FLUSH);
  }

  public int deflate(byte[] output, int off, int len) {
    return deflate(output, off, len, NO_FLUSH);
  }

  public int deflate(ByteBuffer output) {
    return deflate(output, NO_FLUSH);
  }

  public int deflate(ByteBuffer output, int flush) {
    byte[] bytes = new byte[output.remaining()];
    int n = deflate(bytes, 0, bytes.length, flush);
    output.put(bytes, 0, n);
    return n;
  }

  public int deflate(byte[] output, int off, int len, int flush) {
    synchronized (lock) {
      if (off < 0 || len < 0 || off > output.length - len) throw new ArrayIndexOutOfBoundsException();
      if (flush != NO_FLUSH && flush != SYNC_FLUSH && flush != FULL_FLUSH) throw new IllegalArgumentException();
      ensureOpen();
      totalIn += fresh;
      fresh = 0;
      if (!finished && readyAt == ready.length && (finish || flush != NO_FLUSH && dataEnd > dataFrom)) {
        out.reset();
        header();
        if (finish) {
          blocks(true);
          align();
          if (!nowrap) big((int) adler.getValue());
          finished = true;
        } else {
          blocks(false);
          // An empty stored block ends at a byte.
          put(0, 3);
          align();
          put(0, 16);
          put(0xffff, 16);
          if (flush == FULL_FLUSH) forget();
        }
        ready = out.toByteArray();
        readyAt = 0;
      }
      int n = Math.min(len, ready.length - readyAt);
      System.arraycopy(ready, readyAt, output, off, n);
      readyAt += n;
      totalOut += n;
      return n;
    }
  }

  // --- writing

  private void put(int value, int count) {
    for (int i = 0; i < count; i++) {
      bits |= (value >> i & 1) << bitCount;
      if (++bitCount == 8) align();
    }
  }

  private void align() {
    if (bitCount > 0) out.write(bits);
    bits = bitCount = 0;
  }

  private void big(int value) {
    for (int shift = 24; shift >= 0; shift -= 8) out.write(value >>> shift);
  }

  private void header() {
    if (begun) return;
    begun = true;
    if (nowrap) return;
    int method = 0x78, effort = level == -1 || level == 6 ? 2 : level <= 1 ? 0 : level <= 5 ? 1 : 3;
    int flags = effort << 6 | (dictionary ? 0x20 : 0);
    flags += 31 - ((method << 8) + flags) % 31;
    out.write(method);
    out.write(flags);
    if (dictionary) {
      Adler32 of = new Adler32();
      of.update(data, 0, dataFrom);
      big((int) of.getValue());
      adler.reset();
      adler.update(data, dataFrom, dataEnd - dataFrom);
    }
  }

  private void blocks(boolean last) {
    if (level == NO_COMPRESSION) stored(last);
    else fixed(last);
    // Only the window is needed from now on.
    int from = Math.max(0, dataEnd - WINDOW);
    data = Arrays.copyOfRange(data, from, dataEnd);
    dataFrom = dataEnd = data.length;
  }

  private void forget() {
    data = new byte[0];
    dataFrom = dataEnd = 0;
  }

  private void stored(boolean last) {
    int at = dataFrom;
    do {
      int n = Math.min(MOST_STORED, dataEnd - at);
      put(last && at + n == dataEnd ? 1 : 0, 3);
      align();
      put(n, 16);
      put(~n & 0xffff, 16);
      for (int i = 0; i < n; i++) put(data[at + i] & 0xff, 8);
      at += n;
    } while (at < dataEnd);
  }

  private void fixed(boolean last) {
    put(last ? 3 : 2, 3);
    int[] newest = new int[HASHES];
    Arrays.fill(newest, -1);
    for (int i = Math.max(0, dataFrom - WINDOW); i + 2 < dataFrom; i++) newest[hash(i)] = i;
    for (int at = dataFrom; at < dataEnd; ) {
      int length = 0, distance = 0;
      if (at + 2 < dataEnd && strategy != HUFFMAN_ONLY) {
        int before = newest[hash(at)];
        if (before >= 0 && at - before <= WINDOW - 262) {
          distance = at - before;
          while (length < 258 && at + length < dataEnd && data[before + length] == data[at + length]) length++;
        }
      }
      int n = length >= 3 ? length : 1;
      if (length >= 3) repetition(length, distance);
      else literal(data[at] & 0xff);
      for (int i = at; i < at + n && i + 2 < dataEnd; i++) newest[hash(i)] = i;
      at += n;
    }
    literal(256);
  }

  private int hash(int at) {
    return ((data[at] & 0xff) << 10 ^ (data[at + 1] & 0xff) << 5 ^ data[at + 2] & 0xff) & HASHES - 1;
  }

  // A word of the code begins with its highest bit.
  private void word(int word, int count) {
    for (int i = count - 1; i >= 0; i--) put(word >> i & 1, 1);
  }

  private void literal(int symbol) {
    if (symbol < 144) word(0x30 + symbol, 8);
    else if (symbol < 256) word(0x190 + symbol - 144, 9);
    else if (symbol < 280) word(symbol - 256, 7);
    else word(0xc0 + symbol - 280, 8);
  }

  private static int find(int[] begins, int value) {
    int i = begins.length - 1;
    while (begins[i] > value) i--;
    return i;
  }

  private void repetition(int length, int distance) {
    int i = find(HuffmanCode.LENGTHS, length);
    literal(257 + i);
    put(length - HuffmanCode.LENGTHS[i], HuffmanCode.LENGTH_BITS[i]);
    i = find(HuffmanCode.DISTANCES, distance);
    word(i, 5);
    put(distance - HuffmanCode.DISTANCES[i], HuffmanCode.DISTANCE_BITS[i]);
  }

  // ---

  public int getAdler() {
    synchronized (lock) {
      ensureOpen();
      return (int) adler.getValue();
    }
  }

  public int getTotalIn() {
    return (int) getBytesRead();
  }

  public long getBytesRead() {
    synchronized (lock) {
      ensureOpen();
      return totalIn;
    }
  }

  public int getTotalOut() {
    return (int) getBytesWritten();
  }

  public long getBytesWritten() {
    synchronized (lock) {
      ensureOpen();
      return totalOut;
    }
  }

  public void reset() {
    synchronized (lock) {
      ensureOpen();
      data = new byte[0];
      dataFrom = dataEnd = fresh = 0;
      finish = finished = begun = dictionary = false;
      ready = new byte[0];
      readyAt = 0;
      bits = bitCount = 0;
      totalIn = totalOut = 0;
      adler.reset();
    }
  }

  public void end() {
    synchronized (lock) {
      ended = true;
      data = ready = new byte[0];
      readyAt = 0;
    }
  }
}
