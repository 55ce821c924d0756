// A generator that is split with a few bits, the brine, which make one part different from the others even if the source
// repeats itself.
package jdk.random;

import java.util.random.RandomGenerator.SplittableGenerator;
import java.util.stream.Stream;

abstract class Salted implements SplittableGenerator {
  private static final int DIGIT = 4;
  private static final long END = 15;

  abstract SplittableGenerator split(SplittableGenerator source, long brine);

  @Override
  public SplittableGenerator split() {
    return split(this);
  }

  @Override
  public SplittableGenerator split(SplittableGenerator source) {
    return split(source, source.nextLong());
  }

  @Override
  public Stream<SplittableGenerator> splits(long streamSize) {
    return splits(streamSize, this);
  }

  @Override
  public Stream<SplittableGenerator> splits(long streamSize, SplittableGenerator source) {
    if (streamSize < 0) throw new IllegalArgumentException("size must be non-negative");
    return splits(source).limit(streamSize);
  }

  // The brine of a stream's part is salt, random digits that the digit 15 ends, and the part's number below it. When that has
  // reached the salt, this moves up by a digit.
  @Override
  public Stream<SplittableGenerator> splits(SplittableGenerator source) {
    if (source == null) throw new NullPointerException("source should be non-null");
    return Stream.generate(new Parts(source)::next).sequential();
  }

  private final class Parts {
    private final SplittableGenerator source;
    private long salt = salt();
    private long number;

    Parts(SplittableGenerator source) {
      this.source = source;
    }

    private long salt() {
      long bits = nextLong();
      long result = END;
      for (int shift = DIGIT; shift < Long.SIZE; shift += DIGIT) {
        result |= (Math.multiplyHigh(bits, END) & END) << shift;
        bits *= END;
      }
      return result;
    }

    SplittableGenerator next() {
      if ((number & salt) != 0) salt <<= DIGIT;
      return split(source, salt | number++);
    }
  }
}
