// A set of small non-negative integers.
package java.util;

import java.util.stream.IntStream;

public class BitSet implements Cloneable, java.io.Serializable {
  private long[] words;
  private int used;  // words[used - 1] is not 0, those behind are
  private static final int CHARACTERISTICS = Spliterator.ORDERED | Spliterator.DISTINCT | Spliterator.SORTED | Spliterator.SIZED;

  private transient boolean sized;  // the program has chosen the size, so that copies keep it

  public BitSet() {
    words = new long[1];
  }

  public BitSet(int nbits) {
    if (nbits < 0) throw new NegativeArraySizeException("nbits < 0: " + nbits);
    words = new long[(nbits + 63) >> 6];
    sized = true;
  }

  public static BitSet valueOf(long[] longs) {
    BitSet result = new BitSet();
    result.words = longs;
    result.used = longs.length;
    result.trim();
    result.words = Arrays.copyOf(longs, result.used);
    return result;
  }

  // The lowest bit of the first byte is bit 0.
  public static BitSet valueOf(byte[] bytes) {
    int n = bytes.length;
    while (n > 0 && bytes[n - 1] == 0) n--;
    BitSet result = new BitSet();
    result.words = new long[(n + 7) >> 3];
    for (int i = 0; i < n; i++) result.words[i >> 3] |= (bytes[i] & 0xffL) << (i << 3);
    result.used = result.words.length;
    return result;
  }

  public byte[] toByteArray() {
    byte[] result = new byte[(length() + 7) >> 3];
    for (int i = 0; i < result.length; i++) result[i] = (byte) (words[i >> 3] >> (i << 3));
    return result;
  }

  private void trim() {
    int u = used;
    while (u > 0 && words[u - 1] == 0) u--;
    used = u;  // written always, as on OpenJDK
  }

  private void need(int count) {
    if (count > words.length) {
      words = Arrays.copyOf(words, Math.max(2 * words.length, count));
      sized = false;
    }
    if (count > used) used = count;
  }

  private static void check(int bitIndex) {
    if (bitIndex < 0) throw new IndexOutOfBoundsException("bitIndex < 0: " + bitIndex);
  }

  private static void checkRange(int fromIndex, int toIndex) {
    if (fromIndex < 0) throw new IndexOutOfBoundsException("fromIndex < 0: " + fromIndex);
    if (toIndex < 0) throw new IndexOutOfBoundsException("toIndex < 0: " + toIndex);
    if (fromIndex > toIndex) {
      throw new IndexOutOfBoundsException("fromIndex: " + fromIndex + " > toIndex: " + toIndex);
    }
  }

  public long[] toLongArray() {
    return Arrays.copyOf(words, used);
  }

  public void flip(int bitIndex) {
    check(bitIndex);
    need((bitIndex >> 6) + 1);
    words[bitIndex >> 6] ^= 1L << bitIndex;
    trim();
  }

  public void flip(int fromIndex, int toIndex) {
    checkRange(fromIndex, toIndex);
    if (fromIndex == toIndex) return;
    need((toIndex - 1 >> 6) + 1);
    for (int u = fromIndex >> 6; u <= toIndex - 1 >> 6; u++) words[u] ^= mask(u, fromIndex, toIndex);
    trim();
  }

  // The bits of that word that are in the range.
  private static long mask(int word, int fromIndex, int toIndex) {
    long mask = -1L;
    if (fromIndex >> 6 == word) mask <<= fromIndex;
    if (toIndex - 1 >> 6 == word) mask &= -1L >>> -toIndex;
    return mask;
  }

  public void set(int bitIndex) {
    check(bitIndex);
    need((bitIndex >> 6) + 1);
    words[bitIndex >> 6] |= 1L << bitIndex;
  }

  public void set(int bitIndex, boolean value) {
    if (value) {
      set(bitIndex);
    } else {
      clear(bitIndex);
    }
  }

  public void set(int fromIndex, int toIndex) {
    checkRange(fromIndex, toIndex);
    if (fromIndex == toIndex) return;
    need((toIndex - 1 >> 6) + 1);
    for (int u = fromIndex >> 6; u <= toIndex - 1 >> 6; u++) words[u] |= mask(u, fromIndex, toIndex);
  }

  public void set(int fromIndex, int toIndex, boolean value) {
    if (value) {
      set(fromIndex, toIndex);
    } else {
      clear(fromIndex, toIndex);
    }
  }

  public void clear(int bitIndex) {
    check(bitIndex);
    if (bitIndex >> 6 < used) {
      words[bitIndex >> 6] &= ~(1L << bitIndex);
      trim();
    }
  }

  public void clear(int fromIndex, int toIndex) {
    checkRange(fromIndex, toIndex);
    int end = toIndex - 1 >> 6 < used ? toIndex : length();
    if (fromIndex >= end) return;
    for (int u = fromIndex >> 6; u <= end - 1 >> 6; u++) words[u] &= ~mask(u, fromIndex, end);
    trim();
  }

  public void clear() {
    for (int i = 0; i < used; i++) words[i] = 0;
    used = 0;
  }

  public boolean get(int bitIndex) {
    check(bitIndex);
    return bitIndex >> 6 < used && (words[bitIndex >> 6] & (1L << bitIndex)) != 0;
  }

  public BitSet get(int fromIndex, int toIndex) {
    checkRange(fromIndex, toIndex);
    int length = length();
    BitSet result = new BitSet(length <= fromIndex ? 0 : Math.min(toIndex, length) - fromIndex);
    for (int i = nextSetBit(fromIndex); i >= 0 && i < toIndex; i = following(i)) {
      result.set(i - fromIndex);
    }
    return result;
  }

  public int nextSetBit(int fromIndex) {
    if (fromIndex < 0) throw new IndexOutOfBoundsException("fromIndex < 0: " + fromIndex);
    int u = fromIndex >> 6;
    if (u >= used) return -1;
    long word = words[u] & (-1L << fromIndex);
    while (word == 0) {
      if (++u == used) return -1;
      word = words[u];
    }
    return (u << 6) + Long.numberOfTrailingZeros(word);
  }

  // No bit follows the last that there may be.
  private int following(int bit) {
    return bit == Integer.MAX_VALUE ? -1 : nextSetBit(bit + 1);
  }

  public int nextClearBit(int fromIndex) {
    if (fromIndex < 0) throw new IndexOutOfBoundsException("fromIndex < 0: " + fromIndex);
    int u = fromIndex >> 6;
    if (u >= used) return fromIndex;
    long word = ~words[u] & (-1L << fromIndex);
    while (word == 0) {
      if (++u == used) return used << 6;
      word = ~words[u];
    }
    return (u << 6) + Long.numberOfTrailingZeros(word);
  }

  public int previousSetBit(int fromIndex) {
    if (fromIndex < -1) throw new IndexOutOfBoundsException("fromIndex < -1: " + fromIndex);
    for (int i = Math.min(fromIndex, length() - 1); i >= 0; i--) {
      if (get(i)) return i;
    }
    return -1;
  }

  public int previousClearBit(int fromIndex) {
    if (fromIndex < -1) throw new IndexOutOfBoundsException("fromIndex < -1: " + fromIndex);
    for (int i = fromIndex; i >= 0; i--) {
      if (!get(i)) return i;
    }
    return -1;
  }

  public int length() {
    return used == 0 ? 0 : (used << 6) - Long.numberOfLeadingZeros(words[used - 1]);
  }

  public boolean isEmpty() {
    return used == 0;
  }

  public boolean intersects(BitSet set) {
    for (int i = Math.min(used, set.used) - 1; i >= 0; i--) {
      if ((words[i] & set.words[i]) != 0) return true;
    }
    return false;
  }

  public int cardinality() {
    int sum = 0;
    for (int i = 0; i < used; i++) sum += Long.bitCount(words[i]);
    return sum;
  }

  public void and(BitSet set) {
    for (int i = 0; i < used; i++) words[i] = i < set.used ? words[i] & set.words[i] : 0;
    trim();
  }

  public void or(BitSet set) {
    need(set.used);
    for (int i = 0; i < set.used; i++) words[i] |= set.words[i];
  }

  public void xor(BitSet set) {
    need(set.used);
    for (int i = 0; i < set.used; i++) words[i] ^= set.words[i];
    trim();
  }

  public void andNot(BitSet set) {
    for (int i = Math.min(used, set.used) - 1; i >= 0; i--) words[i] &= ~set.words[i];
    trim();
  }

  @Override
  public int hashCode() {
    long h = 1234;
    for (int i = used; --i >= 0; ) h ^= words[i] * (i + 1);
    return (int) ((h >> 32) ^ h);
  }

  public int size() {
    return words.length * 64;
  }

  @Override
  public boolean equals(Object obj) {
    if (!(obj instanceof BitSet)) return false;
    BitSet set = (BitSet) obj;
    if (used != set.used) return false;
    for (int i = 0; i < used; i++) {
      if (words[i] != set.words[i]) return false;
    }
    return true;
  }

  @Override
  public Object clone() {
    if (!sized && used != words.length) words = Arrays.copyOf(words, used);
    try {
      BitSet copy = (BitSet) super.clone();
      copy.words = words.clone();
      return copy;
    } catch (CloneNotSupportedException e) {
      throw new InternalError(e);
    }
  }

  @Override
  public String toString() {
    StringBuilder b = new StringBuilder("{");
    for (int i = nextSetBit(0); i >= 0; i = following(i)) {
      if (b.length() > 1) b.append(", ");
      b.append(i);
    }
    return b.append('}').toString();
  }

  public IntStream stream() {
    return java.util.stream.StreamSupport.intStream(
        () -> Spliterators.spliterator(
            new PrimitiveIterator.OfInt() {
              private int next = nextSetBit(0);

              @Override
              public boolean hasNext() {
                return next >= 0;
              }

              @Override
              public int nextInt() {
                if (next < 0) throw new NoSuchElementException();
                int bit = next;
                next = following(bit);
                return bit;
              }
            },
            cardinality(), CHARACTERISTICS),
        CHARACTERISTICS, false);
  }

  // Of what remains of the buffer, which stays as it is.
  public static BitSet valueOf(java.nio.ByteBuffer bb) {
    byte[] bytes = new byte[bb.remaining()];
    for (int i = 0; i < bytes.length; i++) bytes[i] = bb.get(bb.position() + i);
    return valueOf(bytes);
  }

  public static BitSet valueOf(java.nio.LongBuffer lb) {
    long[] longs = new long[lb.remaining()];
    for (int i = 0; i < longs.length; i++) longs[i] = lb.get(lb.position() + i);
    return valueOf(longs);
  }
}
