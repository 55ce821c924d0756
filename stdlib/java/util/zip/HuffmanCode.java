// The prefix codes of RFC 1951: a code is given by the lengths of its words (3.2.2).
package java.util.zip;

final class HuffmanCode {
  static final int MAX_LENGTH = 15;

  // 3.2.5: what the symbols of lengths and distances begin with, and how many bits follow.
  static final int[] LENGTHS = {3, 4, 5, 6, 7, 8, 9, 10, 11, 13, 15, 17, 19, 23, 27, 31, 35, 43, 51, 59, 67, 83, 99, 115, 131, 163, 195, 227, 258};
  static final int[] LENGTH_BITS = {0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 0};
  static final int[] DISTANCES = {1, 2, 3, 4, 5, 7, 9, 13, 17, 25, 33, 49, 65, 97, 129, 193, 257, 385, 513, 769, 1025, 1537, 2049, 3073, 4097, 6145,
      8193, 12289, 16385, 24577};
  static final int[] DISTANCE_BITS = {0, 0, 0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6, 7, 7, 8, 8, 9, 9, 10, 10, 11, 11, 12, 12, 13, 13};

  // By length: how many words there are, and the symbols in the order of their words.
  final int[] counts = new int[MAX_LENGTH + 1];
  final int[] symbols;
  final int left;  // words that could be added: below 0 there are too many, above 0 the code is incomplete

  HuffmanCode(int[] lengths, int from, int to) {
    for (int i = from; i < to; i++) counts[lengths[i]]++;
    int free = 1;
    for (int n = 1; n <= MAX_LENGTH; n++) free = free * 2 - counts[n];
    left = free;
    int[] at = new int[MAX_LENGTH + 2];
    for (int n = 1; n <= MAX_LENGTH; n++) at[n + 1] = at[n] + counts[n];
    symbols = new int[to - from];
    for (int i = from; i < to; i++) {
      if (lengths[i] != 0) symbols[at[lengths[i]]++] = i - from;
    }
    counts[0] = 0;
  }

  // 3.2.6
  static int[] fixedLengths() {
    int[] lengths = new int[288];
    for (int i = 0; i < 288; i++) lengths[i] = i < 144 ? 8 : i < 256 ? 9 : i < 280 ? 7 : 8;
    return lengths;
  }

  static HuffmanCode fixedDistances() {
    int[] lengths = new int[30];
    java.util.Arrays.fill(lengths, 5);
    return new HuffmanCode(lengths, 0, 30);
  }
}
