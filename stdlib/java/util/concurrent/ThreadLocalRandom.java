// A generator of pseudo-random numbers for one thread alone.
package java.util.concurrent;

import heddle.VM;
import java.util.Random;

public class ThreadLocalRandom extends Random {
  private static final ThreadLocal<ThreadLocalRandom> INSTANCES = new ThreadLocal<>();

  private long state;
  private final boolean initialized;

  private ThreadLocalRandom() {
    super(0);
    state = VM.nextSeed();
    initialized = true;
  }

  public static ThreadLocalRandom current() {
    ThreadLocalRandom mine = INSTANCES.get();
    if (mine == null) INSTANCES.set(mine = new ThreadLocalRandom());
    return mine;
  }

  @Override
  public void setSeed(long seed) {
    if (initialized) throw new UnsupportedOperationException();
  }

  // A multiply-with-shift generator (splitmix64): a counter, mixed.
  @Override
  protected int next(int bits) {
    state += 0x9e3779b97f4a7c15L;
    long z = state;
    z = (z ^ z >>> 30) * 0xbf58476d1ce4e5b9L;
    z = (z ^ z >>> 27) * 0x94d049bb133111ebL;
    return (int) (z ^ z >>> 31) >>> 32 - bits;
  }
}
