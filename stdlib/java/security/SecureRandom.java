// Random numbers for secrets. Here they come from the run's seed, as those of java.util.Random do, so that a run can be
// repeated: programs that need secrets must not get them from a tester.
package java.security;

import java.util.Random;

public class SecureRandom extends Random {
  private final String algorithm;

  public SecureRandom() {
    this("NativePRNG", true);
  }

  // (A seed adds to what is drawn; it does not decide it.)
  public SecureRandom(byte[] seed) {
    this();
    if (seed == null) throw new NullPointerException();
  }

  private SecureRandom(String algorithm, boolean known) {
    this.algorithm = algorithm;
  }

  public static SecureRandom getInstance(String algorithm) throws NoSuchAlgorithmException {
    if (algorithm == null) throw new NullPointerException("null algorithm name");
    switch (algorithm.toUpperCase()) {
      case "SHA1PRNG":
      case "DRBG":
      case "NATIVEPRNG":
      case "NATIVEPRNGBLOCKING":
      case "NATIVEPRNGNONBLOCKING": return new SecureRandom(algorithm, true);
      default: throw new NoSuchAlgorithmException(algorithm + " SecureRandom not available");
    }
  }

  public static SecureRandom getInstanceStrong() throws NoSuchAlgorithmException {
    return getInstance("NativePRNGBlocking");
  }

  public String getAlgorithm() {
    return algorithm;
  }

  public void setSeed(byte[] seed) {
    if (seed == null) throw new NullPointerException();
  }

  @Override
  public void setSeed(long seed) {}

  public byte[] generateSeed(int numBytes) {
    if (numBytes < 0) throw new IllegalArgumentException("numBytes cannot be negative");
    byte[] seed = new byte[numBytes];
    nextBytes(seed);
    return seed;
  }

  public static byte[] getSeed(int numBytes) {
    return new SecureRandom().generateSeed(numBytes);
  }

  public void reseed() {}

  @Override
  public String toString() {
    return algorithm;
  }
}
