// States of generators from the bytes of a seed. As on OpenJDK a byte is joined with its sign: a negative one sets all bits
// above it in its word.
package jdk.random;

final class Seeds {
  private Seeds() {}

  // So many words, of which the last ones are not all zero. Words that get no byte go on from the first one.
  static long[] longs(byte[] seed, int count, int notZero) {
    long[] words = new long[count];
    int given = Math.min(seed.length, count * 8);
    for (int i = 0; i < given; i++) words[i / 8] = words[i / 8] << 8 | seed[i];
    goOn(words, (given + 7) / 8, words[0]);
    if (areZero(words, count - notZero)) goOn(words, count - notZero, words[0] & ~1L);
    return words;
  }

  private static void goOn(long[] words, int from, long v) {
    for (int i = from; i < words.length; i++) words[i] = Mixing.murmur(v += Mixing.SILVER);
  }

  static boolean areZero(long[] words, int from) {
    for (int i = from; i < words.length; i++) {
      if (words[i] != 0) return false;
    }
    return true;
  }

  static int[] ints(byte[] seed, int count, int notZero) {
    int[] words = new int[count];
    int given = Math.min(seed.length, count * 4);
    for (int i = 0; i < given; i++) words[i / 4] = words[i / 4] << 8 | seed[i];
    goOn(words, (given + 3) / 4, words[0]);
    if (areZero(words, count - notZero)) goOn(words, count - notZero, words[0] & ~1);
    return words;
  }

  private static void goOn(int[] words, int from, int v) {
    for (int i = from; i < words.length; i++) words[i] = Mixing.murmur(v += Mixing.SILVER_32);
  }

  private static boolean areZero(int[] words, int from) {
    for (int i = from; i < words.length; i++) {
      if (words[i] != 0) return false;
    }
    return true;
  }
}
