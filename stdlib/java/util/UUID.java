// Identifiers of 128 bits (RFC 4122). randomUUID() draws them from a Random, whose numbers are those of the run's seed.
package java.util;

import java.io.Serializable;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;

public final class UUID implements Serializable, Comparable<UUID> {
  private final long mostSigBits, leastSigBits;

  public UUID(long mostSigBits, long leastSigBits) {
    this.mostSigBits = mostSigBits;
    this.leastSigBits = leastSigBits;
  }

  private static UUID ofVersion(int version, long most, long least) {
    return new UUID(most & ~0xf000L | (long) version << 12, least & ~(3L << 62) | 1L << 63);
  }

  public static UUID randomUUID() {
    Random random = new Random();
    return ofVersion(4, random.nextLong(), random.nextLong());
  }

  public static UUID nameUUIDFromBytes(byte[] name) {
    byte[] hash;
    try {
      hash = MessageDigest.getInstance("MD5").digest(name);
    } catch (NoSuchAlgorithmException e) {
      throw new InternalError("MD5 not supported", e);
    }
    long most = 0, least = 0;
    for (int i = 0; i < 8; i++) {
      most = most << 8 | hash[i] & 0xff;
      least = least << 8 | hash[8 + i] & 0xff;
    }
    return ofVersion(3, most, least);
  }

  // Groups may be shorter than they should be; of longer ones the last digits count.
  public static UUID fromString(String name) {
    if (name.length() > 36) throw new IllegalArgumentException("UUID string too large");
    int[] dashes = new int[6];
    dashes[0] = -1;
    for (int i = 1; i <= 4; i++) {
      dashes[i] = name.indexOf('-', dashes[i - 1] + 1);
      if (dashes[i] < 0) throw new IllegalArgumentException("Invalid UUID string: " + name);
    }
    if (name.indexOf('-', dashes[4] + 1) >= 0) throw new IllegalArgumentException("Invalid UUID string: " + name);
    dashes[5] = name.length();
    long[] groups = new long[5];
    for (int i = 0; i < 5; i++) groups[i] = Long.parseLong(name, dashes[i] + 1, dashes[i + 1], 16);
    return new UUID((groups[0] & 0xffffffffL) << 32 | (groups[1] & 0xffff) << 16 | groups[2] & 0xffff,
        (groups[3] & 0xffff) << 48 | groups[4] & 0xffffffffffffL);
  }

  public long getLeastSignificantBits() {
    return leastSigBits;
  }

  public long getMostSignificantBits() {
    return mostSigBits;
  }

  public int version() {
    return (int) (mostSigBits >> 12 & 15);
  }

  // 0 (NCS), 2 (RFC 4122), 6 (Microsoft), 7: as many of the first three bits as count.
  public int variant() {
    return leastSigBits >= 0 ? 0 : (leastSigBits >>> 62) == 2 ? 2 : (int) (leastSigBits >>> 61);
  }

  private void checkTimed() {
    if (version() != 1) throw new UnsupportedOperationException("Not a time-based UUID");
  }

  public long timestamp() {
    checkTimed();
    return (mostSigBits & 0xfff) << 48 | (mostSigBits >> 16 & 0xffff) << 32 | mostSigBits >>> 32;
  }

  public int clockSequence() {
    checkTimed();
    return (int) (leastSigBits >>> 48 & 0x3fff);
  }

  public long node() {
    checkTimed();
    return leastSigBits & 0xffffffffffffL;
  }

  private static void digits(long value, int count, StringBuilder text) {
    for (int i = count - 1; i >= 0; i--) text.append(Character.forDigit((int) (value >>> 4 * i & 15), 16));
  }

  @Override
  public String toString() {
    StringBuilder text = new StringBuilder(36);
    digits(mostSigBits >>> 32, 8, text);
    digits(mostSigBits >>> 16, 4, text.append('-'));
    digits(mostSigBits, 4, text.append('-'));
    digits(leastSigBits >>> 48, 4, text.append('-'));
    digits(leastSigBits, 12, text.append('-'));
    return text.toString();
  }

  @Override
  public int hashCode() {
    return Long.hashCode(mostSigBits ^ leastSigBits);
  }

  @Override
  public boolean equals(Object obj) {
    return obj instanceof UUID && mostSigBits == ((UUID) obj).mostSigBits && leastSigBits == ((UUID) obj).leastSigBits;
  }

  // Signed, as the original compares.
  @Override
  public int compareTo(UUID val) {
    return mostSigBits != val.mostSigBits ? Long.compare(mostSigBits, val.mostSigBits)
        : Long.compare(leastSigBits, val.leastSigBits);
  }
}
