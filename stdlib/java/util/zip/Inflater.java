// Decompresses data in the formats of RFC 1950 (ZLIB) and RFC 1951 (DEFLATE). What is not complete yet is kept until there is more
// input. Written from these and from the class's documentation; what malformed data are called is zlib's words.
package java.util.zip;

import java.nio.ByteBuffer;
import java.util.Arrays;
import java.util.Objects;

public class Inflater {
  // Nobody else can enter it, as with OpenJDK.
  private final Object lock = new Object();
  private static final int WINDOW = 1 << 15;
  // 3.2.7
  private static final int[] ORDER = {16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15};

  private enum State { HEADER, DICTIONARY, BLOCK, STORED, CODES, TRAILER, END }

  // Thrown where there is not enough input: what has been begun is begun again with more of it.
  private static final class Underflow extends RuntimeException {
    Underflow() {
      super(null, null, false, false);
    }
  }

  private final boolean nowrap;
  private State state;
  private boolean last;          // the block is the last one
  private int stored;            // bytes of a stored block to come
  private HuffmanCode literals, distances;
  private int copyLength, copyDistance;

  private byte[] input;          // what has been kept, and what has been given
  private int at, end;
  private int bits, bitCount;    // bits of the byte before `at` that have not been used
  private long totalIn, totalOut;

  private final byte[] window = new byte[WINDOW];
  private int windowAt, windowFill;
  private final Adler32 adler = new Adler32();
  private int dictionaryAdler;
  private boolean ended;

  public Inflater() {
    this(false);
  }

  public Inflater(boolean nowrap) {
    this.nowrap = nowrap;
    reset();
  }

  private void ensureOpen() {
    if (ended) throw new NullPointerException("Inflater has been closed");
  }

  public void setInput(byte[] input, int off, int len) {
    synchronized (lock) {
      if (off < 0 || len < 0 || off > input.length - len) throw new ArrayIndexOutOfBoundsException();
      int kept = end - at;
      byte[] all = new byte[kept + len];
      System.arraycopy(this.input, at, all, 0, kept);
      System.arraycopy(input, off, all, kept, len);
      this.input = all;
      at = 0;
      end = all.length;
      waits = false;
    }
  }

  private boolean waits;  // what is there of the input is not enough to go on

  public void setInput(byte[] input) {
    setInput(input, 0, input.length);
  }

  // What remains of the buffer, whose position is at its end then.
  public void setInput(ByteBuffer input) {
    byte[] bytes = new byte[input.remaining()];
    input.get(bytes);
    setInput(bytes);
  }

  public void setDictionary(byte[] dictionary, int off, int len) {
    synchronized (lock) {
      if (off < 0 || len < 0 || off > dictionary.length - len) throw new ArrayIndexOutOfBoundsException();
      ensureOpen();
      if (!nowrap) {
        if (state != State.DICTIONARY) throw new IllegalArgumentException();
        Adler32 own = new Adler32();
        own.update(dictionary, off, len);
        if ((int) own.getValue() != dictionaryAdler) throw new IllegalArgumentException();
        state = State.BLOCK;
      }
      for (int i = 0; i < len; i++) remember(dictionary[off + i]);
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

  public int getRemaining() {
    synchronized (lock) {
      return waits ? 0 : end - at;
    }
  }

  public boolean needsInput() {
    synchronized (lock) {
      return getRemaining() <= 0;
    }
  }

  public boolean needsDictionary() {
    synchronized (lock) {
      return state == State.DICTIONARY;
    }
  }

  public boolean finished() {
    synchronized (lock) {
      return state == State.END;
    }
  }

  public int inflate(byte[] output, int off, int len) throws DataFormatException {
    synchronized (lock) {
      if (off < 0 || len < 0 || off > output.length - len) throw new ArrayIndexOutOfBoundsException();
      ensureOpen();
      int written = 0;
      while (state != State.END && state != State.DICTIONARY) {
        int markAt = at, markBits = bits, markCount = bitCount;
        try {
          if (state == State.STORED || state == State.CODES) {
            if (written == len && needsRoom()) break;
            int b = nextByte();
            if (b >= 0) {
              output[off + written++] = (byte) b;
              remember((byte) b);
            }
          } else {
            step(output, off, written);
          }
        } catch (Underflow e) {
          at = markAt;
          bits = markBits;
          bitCount = markCount;
          waits = true;
          break;
        } finally {
          totalIn += at - markAt;
        }
      }
      if (!nowrap) adler.update(output, off + checked, written - checked);
      checked = 0;
      totalOut += written;
      return written;
    }
  }

  private int checked;  // bytes of this call's output that the checksum has seen

  public int inflate(byte[] output) throws DataFormatException {
    return inflate(output, 0, output.length);
  }

  public int inflate(ByteBuffer output) throws DataFormatException {
    byte[] bytes = new byte[output.remaining()];
    int n = inflate(bytes);
    output.put(bytes, 0, n);
    return n;
  }

  // --- bits: the lowest ones of a byte come first

  private int bit() {
    if (bitCount == 0) {
      bits = octet();
      bitCount = 8;
    }
    int bit = bits & 1;
    bits >>= 1;
    bitCount--;
    return bit;
  }

  private int bits(int n) {
    int result = 0;
    for (int i = 0; i < n; i++) result |= bit() << i;
    return result;
  }

  private int octet() {
    if (at == end) throw new Underflow();
    return input[at++] & 0xff;
  }

  private int symbol(HuffmanCode code) throws DataFormatException {
    int word = 0, first = 0, index = 0;
    for (int n = 1; n <= HuffmanCode.MAX_LENGTH; n++) {
      word |= bit();
      int count = code.counts[n];
      if (word - first < count) return code.symbols[index + word - first];
      index += count;
      first = first + count << 1;
      word <<= 1;
    }
    throw new DataFormatException(code == distances ? "invalid distance code" : "invalid literal/length code");
  }

  // --- the format

  private void step(byte[] output, int off, int written) throws DataFormatException {
    switch (state) {
      case HEADER:
        int method = octet(), flags = octet();
        if (((method << 8) + flags) % 31 != 0) throw new DataFormatException("incorrect header check");
        if ((method & 15) != 8) throw new DataFormatException("unknown compression method");
        if (method >> 4 > 7) throw new DataFormatException("invalid window size");
        if ((flags & 0x20) == 0) {
          state = State.BLOCK;
        } else {
          dictionaryAdler = octet() << 24 | octet() << 16 | octet() << 8 | octet();
          state = State.DICTIONARY;
        }
        return;
      case BLOCK:
        if (last) {
          bitCount = 0;
          state = nowrap ? State.END : State.TRAILER;
          return;
        }
        boolean isLast = bit() == 1;
        block(bits(2));
        last = isLast;
        return;
      default:
        int expected = octet() << 24 | octet() << 16 | octet() << 8 | octet();
        adler.update(output, off + checked, written - checked);
        checked = written;
        if ((int) adler.getValue() != expected) throw new DataFormatException("incorrect data check");
        state = State.END;
    }
  }

  private void block(int kind) throws DataFormatException {
    switch (kind) {
      case 0:
        bitCount = 0;
        int length = octet() | octet() << 8, complement = octet() | octet() << 8;
        if (length != (~complement & 0xffff)) throw new DataFormatException("invalid stored block lengths");
        stored = length;
        state = State.STORED;
        return;
      case 1:
        literals = new HuffmanCode(HuffmanCode.fixedLengths(), 0, 288);
        distances = HuffmanCode.fixedDistances();
        state = State.CODES;
        return;
      case 2:
        readCodes();
        state = State.CODES;
        return;
      default: throw new DataFormatException("invalid block type");
    }
  }

  private void readCodes() throws DataFormatException {
    int literalCount = bits(5) + 257, distanceCount = bits(5) + 1, count = bits(4) + 4;
    if (literalCount > 286 || distanceCount > 30) throw new DataFormatException("too many length or distance symbols");
    int[] lengths = new int[19];
    for (int i = 0; i < count; i++) lengths[ORDER[i]] = bits(3);
    HuffmanCode code = new HuffmanCode(lengths, 0, 19);
    if (code.left != 0) throw new DataFormatException("invalid code lengths set");
    int[] all = new int[literalCount + distanceCount];
    for (int i = 0; i < all.length; ) {
      int symbol = symbol(code);
      if (symbol < 16) {
        all[i++] = symbol;
        continue;
      }
      if (symbol == 16 && i == 0) throw new DataFormatException("invalid bit length repeat");
      int value = symbol == 16 ? all[i - 1] : 0;
      int times = symbol == 16 ? 3 + bits(2) : symbol == 17 ? 3 + bits(3) : 11 + bits(7);
      if (i + times > all.length) throw new DataFormatException("invalid bit length repeat");
      for (; times > 0; times--) all[i++] = value;
    }
    if (all[256] == 0) throw new DataFormatException("invalid code -- missing end-of-block");
    HuffmanCode first = new HuffmanCode(all, 0, literalCount), second = new HuffmanCode(all, literalCount, all.length);
    // Incomplete codes are those of one word only.
    if (first.left < 0 || first.left > 0 && literalCount - zeros(all, 0, literalCount) != 1) throw new DataFormatException("invalid literal/lengths set");
    if (second.left < 0 || second.left > 0 && distanceCount - zeros(all, literalCount, all.length) > 1) throw new DataFormatException("invalid distances set");
    literals = first;
    distances = second;
  }

  private static int zeros(int[] lengths, int from, int to) {
    int n = 0;
    for (int i = from; i < to; i++) {
      if (lengths[i] == 0) n++;
    }
    return n;
  }

  // The next byte of the block; -1: it has ended.
  private int nextByte() throws DataFormatException {
    if (state == State.STORED) {
      if (stored == 0) {
        state = State.BLOCK;
        return -1;
      }
      int b = octet();
      stored--;
      return b;
    }
    if (copyLength == 0) {
      int symbol = symbol(literals);
      if (symbol < 256) return symbol;
      if (symbol == 256) {
        state = State.BLOCK;
        return -1;
      }
      if (symbol > 285) throw new DataFormatException("invalid literal/length code");
      int length = HuffmanCode.LENGTHS[symbol - 257] + bits(HuffmanCode.LENGTH_BITS[symbol - 257]);
      int d = symbol(distances);
      if (d > 29) throw new DataFormatException("invalid distance code");
      int distance = HuffmanCode.DISTANCES[d] + bits(HuffmanCode.DISTANCE_BITS[d]);
      if (distance > windowFill) throw new DataFormatException("invalid distance too far back");
      copyLength = length;
      copyDistance = distance;
    }
    copyLength--;
    return window[windowAt - copyDistance & WINDOW - 1] & 0xff;
  }

  // Whether the next thing to come is a byte. An end of the data that follows directly needs none, and is read.
  private boolean needsRoom() throws DataFormatException {
    if (state == State.STORED) return stored > 0;
    if (copyLength > 0) return true;
    int markAt = at, markBits = bits, markCount = bitCount;
    try {
      return symbol(literals) != 256;
    } finally {
      at = markAt;
      bits = markBits;
      bitCount = markCount;
    }
  }

  private void remember(byte b) {
    window[windowAt] = b;
    windowAt = windowAt + 1 & WINDOW - 1;
    if (windowFill < WINDOW) windowFill++;
  }

  // ---

  public int getAdler() {
    synchronized (lock) {
      ensureOpen();
      return state == State.DICTIONARY ? dictionaryAdler : (int) adler.getValue();
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
      state = nowrap ? State.BLOCK : State.HEADER;
      last = false;
      stored = copyLength = 0;
      input = new byte[0];
      at = end = bits = bitCount = 0;
      totalIn = totalOut = 0;
      windowAt = windowFill = 0;
      adler.reset();
      waits = false;
    }
  }

  public void end() {
    synchronized (lock) {
      ended = true;
      input = new byte[0];
      at = end = 0;
    }
  }
}
