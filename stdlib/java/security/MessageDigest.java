// Hashes of bytes: MD5 (RFC 1321), SHA-1 and SHA-2 (FIPS 180-4). There are no providers: getInstance() knows these.
package java.security;

import java.util.Arrays;

public abstract class MessageDigest implements Cloneable {
  private final String algorithm;

  protected MessageDigest(String algorithm) {
    this.algorithm = algorithm;
  }

  public static MessageDigest getInstance(String algorithm) throws NoSuchAlgorithmException {
    if (algorithm == null) throw new NullPointerException("null algorithm name");
    switch (algorithm.toUpperCase()) {
      case "MD5": return new BlockDigest.Md5(algorithm);
      case "SHA":
      case "SHA1":
      case "SHA-1": return new BlockDigest.Sha1(algorithm);
      case "SHA224":
      case "SHA-224": return new BlockDigest.Sha256(algorithm, 28);
      case "SHA256":
      case "SHA-256": return new BlockDigest.Sha256(algorithm, 32);
      case "SHA384":
      case "SHA-384": return new BlockDigest.Sha512(algorithm, 48);
      case "SHA512":
      case "SHA-512": return new BlockDigest.Sha512(algorithm, 64);
      default: throw new NoSuchAlgorithmException(algorithm + " MessageDigest not available");
    }
  }

  protected abstract void engineUpdate(byte input);

  protected abstract void engineUpdate(byte[] input, int offset, int len);

  protected abstract byte[] engineDigest();

  protected abstract void engineReset();

  protected int engineGetDigestLength() {
    return 0;
  }

  public void update(byte input) {
    engineUpdate(input);
  }

  public void update(byte[] input, int offset, int len) {
    if (input == null) throw new IllegalArgumentException("No input buffer given");
    if (input.length - offset < len) throw new IllegalArgumentException("Input buffer too short");
    engineUpdate(input, offset, len);
  }

  // With what remains of the buffer, whose position is at its end then.
  public final void update(java.nio.ByteBuffer input) {
    if (input == null) throw new NullPointerException();
    byte[] bytes = new byte[input.remaining()];
    input.get(bytes);
    update(bytes, 0, bytes.length);
  }

  public void update(byte[] input) {
    engineUpdate(input, 0, input.length);
  }

  // The hash of all since the last one.
  public byte[] digest() {
    return engineDigest();
  }

  public byte[] digest(byte[] input) {
    update(input);
    return digest();
  }

  public int digest(byte[] buf, int offset, int len) throws DigestException {
    if (buf == null) throw new IllegalArgumentException("No output buffer given");
    if (buf.length - offset < len) throw new IllegalArgumentException("Output buffer too small for specified offset and length");
    if (len < getDigestLength())
      throw new DigestException("Length must be at least " + getDigestLength() + " for " + algorithm + "digests");
    byte[] hash = engineDigest();
    System.arraycopy(hash, 0, buf, offset, hash.length);
    return hash.length;
  }

  public void reset() {
    engineReset();
  }

  public final String getAlgorithm() {
    return algorithm;
  }

  public final int getDigestLength() {
    return engineGetDigestLength();
  }

  public static boolean isEqual(byte[] digesta, byte[] digestb) {
    return digesta == digestb || digesta != null && digestb != null && Arrays.equals(digesta, digestb);
  }

  @Override
  public Object clone() throws CloneNotSupportedException {
    return super.clone();
  }
}
